import type { Choice, Modifier } from '@arbiter/kernel/authoring';
import type { StarlineCard } from '../vocabulary.js';

/**
 * Finds faults that the kernel's `checkProgram` lets pass but Starline's cards must not have: an ability that waits for nothing and is not
 * static (nothing ever uses it), a choice of several kinds at once, and values of players on objects or the other way round (the game's
 * vocabulary does not tell them apart).
 */

type Tree = { readonly [key: string]: unknown };

/** Characteristics of players that modifiers may change, and the layers in which modifiers change them. */
const ofPlayers: readonly string[] = [
  'cannot',
  'cannotUse',
  'playLimit',
  'magicLimit',
  'noTacticSkip',
  'formationTributes',
  'energyDiscount',
];
const layersOfPlayers: readonly string[] = ['rules', 'set', 'add'];
/** Characteristics that both players and objects have. */
const ofBoth: readonly string[] = ['cannot'];
const kindsOfChoice = ['from', 'number', 'oneOf', 'slot'] as const;

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node);

/** @returns one sentence for each fault, with its place in the tree; empty for a sound program */
export function faultsOf(card: StarlineCard): readonly string[] {
  return faultsIn(card.abilities, 'abilities').map((fault) => `${card.id} ${fault}`);
}

function faultsIn(node: unknown, at: string): readonly string[] {
  if (Array.isArray(node))
    return (node as readonly unknown[]).flatMap((one, index) => [
      ...ownFaults(one, at, `${at}/${index}`),
      ...faultsIn(one, `${at}/${index}`),
    ]);
  return isTree(node) ? Object.entries(node).flatMap(([key, value]) => faultsIn(value, `${at}/${key}`)) : [];
}

/** Returns the faults of an entry of a list. */
function ownFaults(entry: unknown, list: string, at: string): readonly string[] {
  if (!isTree(entry)) return [];
  switch (list.slice(list.lastIndexOf('/') + 1)) {
    case 'abilities':
      return entry.kind !== 'static' && entry.on === undefined ? [`${at}: waits for nothing`] : [];
    case 'choose':
      return choiceFaults(entry as unknown as Choice, at);
    case 'modifiers':
      return modifierFaults(entry as unknown as Modifier, at);
    default:
      return [];
  }
}

function choiceFaults(choice: Choice, at: string): readonly string[] {
  return kindsOfChoice.filter((kind) => choice[kind] !== undefined).length === 1
    ? []
    : [`${at}: choice ${choice.as} must be of exactly one kind`];
}

function modifierFaults({ layer, players, ...modifier }: Modifier, at: string): readonly string[] {
  const changed = Object.keys({ ...modifier.set, ...modifier.add, ...modifier.times, ...modifier.gain, ...modifier.lose });
  if (players === undefined)
    return changed.filter((name) => ofPlayers.includes(name) && !ofBoth.includes(name)).map((name) => `${at}: objects have no ${name}`);
  return [
    ...(layersOfPlayers.includes(layer) ? [] : [`${at}: modifiers of players cannot use the layer ${layer}`]),
    ...changed.filter((name) => !ofPlayers.includes(name)).map((name) => `${at}: players have no ${name}`),
  ];
}
