import type { Choice, Modifier } from '@arbiter/kernel/authoring';
import type { StarlineCard } from '../vocabulary.js';

/**
 * What the kernel's `checkProgram` takes, and Starline's cards may not say all the same: an ability that waits for nothing and is not static (nothing
 * calls one), a choice of several kinds at once, and values that only players have on objects, or the other way round (its vocabulary tells no
 * difference).
 */

type Tree = { readonly [key: string]: unknown };

/** What modifiers may change about players, and the layers in which they do. */
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
/** What both have. */
const ofBoth: readonly string[] = ['cannot'];
const kindsOfChoice = ['from', 'number', 'oneOf', 'slot'] as const;

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node);

/** @returns one sentence a fault, with the place in the tree; empty for a sound program */
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

/** What is wrong with an entry of a list. */
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
    ...(layersOfPlayers.includes(layer) ? [] : [`${at}: nothing of players changes in the layer ${layer}`]),
    ...changed.filter((name) => !ofPlayers.includes(name)).map((name) => `${at}: players have no ${name}`),
  ];
}
