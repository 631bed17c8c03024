import type { CardFault, Json } from '@arbiter/kernel';
import { checkProgram, type CardProgram, type GameDefinition } from '@arbiter/kernel/authoring';

/**
 * Changes of real programs that make them wrong, for specs of a game's vocabulary: each changed program must be refused, or the change must
 * be in a place where a program may contain anything.
 */

type Path = readonly (string | number)[];
type Tree = { readonly [field: string]: Json };

/** A value in a card's program, with its path. */
export interface Site {
  readonly card: CardProgram;
  readonly path: Path;
  readonly value: Json;
  /** The tree that contains the value, directly or in a list; empty for an ability. */
  readonly owner: Tree;
}

export interface Mutation {
  readonly what: 'word' | 'field' | 'drop' | 'surplus' | 'type';
  readonly site: Site;
  readonly card: CardProgram;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists every value in the abilities of a card, with its path. */
export function sitesOf(card: CardProgram): readonly Site[] {
  const found: Site[] = [];
  const walk = (value: Json, path: Path, owner: Tree): void => {
    found.push({ card, path, value, owner });
    if (Array.isArray(value)) return (value as readonly Json[]).forEach((one, at) => walk(one, [...path, at], owner));
    if (isTree(value)) for (const [key, child] of Object.entries(value)) if (child !== undefined) walk(child, [...path, key], value);
  };
  const abilities = card.abilities as unknown as Json;
  if (Array.isArray(abilities)) abilities.forEach((ability, at) => walk(ability as Json, ['abilities', at], {}));
  return found;
}

/** Writes a path as faults do: `abilities[0].clauses[0].do[0].amount`. */
export const placeOf = (path: Path): string =>
  path.reduce<string>((place, step) => (typeof step === 'number' ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`), '');

function put(node: Json, [step, ...rest]: Path, change: (value: Json) => Json): Json {
  if (step === undefined) return change(node);
  if (Array.isArray(node)) return (node as readonly Json[]).map((one, at) => (at === step ? put(one, rest, change) : one));
  return Object.fromEntries(Object.entries(node as Tree).map(([key, one]) => [key, key === step ? put(one, rest, change) : one]));
}

const changed = ({ card, path }: Site, change: (value: Json) => Json): CardProgram =>
  put(card as unknown as Json, path, change) as unknown as CardProgram;

/** Returns the program with another word at a place. */
export const withWord = (site: Site, word: string): CardProgram => changed(site, () => word);

const otherType = (value: Json): Json => (typeof value === 'string' ? 7777 : typeof value === 'number' || isTree(value) ? 'nonsense' : 7);

/** Lists the changes of a value that make the program wrong. */
export function mutationsOf(site: Site): readonly Mutation[] {
  const { value, path } = site;
  const made = (what: Mutation['what'], card: CardProgram): Mutation => ({ what, site, card });
  const key = path.at(-1);
  const inTree = typeof key === 'string' && path.length > 2;
  const parent: Site = { ...site, path: path.slice(0, -1) };
  return [
    ...(typeof value === 'string'
      ? [
          made(
            'word',
            changed(site, () => `${value}Q`),
          ),
        ]
      : []),
    ...(isTree(value)
      ? [
          made(
            'surplus',
            changed(site, (node) => ({ ...(node as Tree), surplusQ: 1 })),
          ),
        ]
      : []),
    ...(inTree
      ? [
          made(
            'field',
            changed(parent, (node) => renamed(node as Tree, key)),
          ),
          made(
            'drop',
            changed(parent, (node) => without(node as Tree, key)),
          ),
        ]
      : []),
    ...(value === null ? [] : [made('type', changed(site, otherType))]),
  ];
}

const renamed = (tree: Tree, field: string): Tree =>
  Object.fromEntries(Object.entries(tree).map(([key, one]) => [key === field ? `${key}Q` : key, one]));
const without = (tree: Tree, field: string): Tree => Object.fromEntries(Object.entries(tree).filter(([key]) => key !== field));

/** Whether a program is refused with a fault at the place of the mutation or around it. */
export function isRefused(game: GameDefinition, ids: ReadonlySet<string>, { site, card }: Mutation): boolean {
  const around = placeOf(site.path.slice(0, -1));
  const faults: readonly CardFault[] = checkProgram(game, card, (id) => ids.has(id));
  return faults.some(({ place }) => place.startsWith(around) || around.startsWith(place));
}

/** Returns a function that draws random numbers below `below`, always the same ones for a seed. */
export function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
