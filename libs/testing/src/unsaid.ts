import type { CardProgram } from '@arbiter/kernel/authoring';

/** A field or an entry of a card's program whose removal does not change the card's text. */
export interface Unsaid {
  /** Its path, from `abilities` or `keywords`. */
  readonly path: readonly string[];
  /** The name of the field itself, or of the nearest field above it. */
  readonly field: string;
  readonly value: unknown;
  /** The values that contain it, nearest first. */
  readonly inside: readonly unknown[];
}

type Tree = readonly unknown[] | { readonly [field: string]: unknown };

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null;
const fieldOf = (path: readonly string[]): string => path.findLast((key) => !/^\d+$/.test(key)) ?? '';

type Cut = Unsaid & { readonly without: unknown };

/** Lists every way to leave one thing out of a tree: its path, its value, and the tree without it. */
function cuts(node: unknown, path: readonly string[], inside: readonly unknown[]): readonly Cut[] {
  if (!isTree(node)) return [];
  return Object.keys(node).flatMap((key): readonly Cut[] => {
    const value = (node as { readonly [key: string]: unknown })[key];
    const here = [...path, key];
    const around = [node, ...inside];
    const put = (changed: unknown): unknown =>
      Array.isArray(node) ? (node as unknown[]).with(Number(key), changed) : { ...node, [key]: changed };
    const without = Array.isArray(node)
      ? (node as unknown[]).toSpliced(Number(key), 1)
      : Object.fromEntries(Object.entries(node).filter(([other]) => other !== key));
    const deeper = cuts(value, here, around).map((cut): Cut => ({ ...cut, without: put(cut.without) }));
    return [{ path: here, field: fieldOf(here), value, inside: around, without }, ...deeper];
  });
}

/**
 * Finds what a card's text doesn't say of its program: each field and each entry of a list is left out in turn, and then the text must be
 * different, or there must be none.
 * @param textOf writes the text of a card; it may throw for a program that it can't describe
 */
export function unsaidOf(card: CardProgram, textOf: (card: CardProgram) => string): readonly Unsaid[] {
  const said = (one: CardProgram): string | null => {
    try {
      return textOf(one);
    } catch {
      return null;
    }
  };
  const whole = said(card);
  const found: Unsaid[] = [];
  for (const { without, ...cut } of cuts(card.abilities, ['abilities'], []))
    if (said({ ...card, abilities: without as CardProgram['abilities'] }) === whole) found.push(cut);
  for (const { without, ...cut } of cuts(card.printed.keywords ?? [], ['keywords'], []))
    if (said({ ...card, printed: { ...card.printed, keywords: without } } as CardProgram) === whole) found.push(cut);
  return found;
}

/** The parts of programs that a game's texts may leave out. */
export interface Unspoken {
  /** Names of fields that are not content: places in the order of derivation, and names by which parts of a program refer to each other. */
  readonly structure: ReadonlySet<string>;
  /** The values that a field has when it is absent. */
  readonly defaults: { readonly [field: string]: readonly unknown[] };
  /** Whether the text says it all the same in one of several ways. */
  readonly isSaidOtherwise: (one: Unsaid) => boolean;
}

const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/**
 * Finds cards whose texts leave out more, or less, than is known.
 * @param gaps how many things the text of a card still leaves out
 * @returns the paths that are left out, by the card's English name
 */
export function silentCards(
  cards: readonly CardProgram[],
  textOf: (card: CardProgram) => string,
  { structure, defaults, isSaidOtherwise }: Unspoken,
  gaps: { readonly [card: string]: number },
): { readonly [card: string]: readonly string[] } {
  const isContent = (one: Unsaid): boolean =>
    !structure.has(one.field) && !isEmpty(one.value) && !(defaults[one.field] ?? []).includes(one.value) && !isSaidOtherwise(one);
  const silent: { [card: string]: readonly string[] } = {};
  for (const card of cards) {
    for (const side of [card, ...(card.faces ?? []).map((face): CardProgram => ({ ...card, ...face }))]) {
      const found = unsaidOf(side, textOf).filter(isContent);
      if (found.length !== (gaps[side.names.en] ?? 0)) silent[side.names.en] = found.map(({ path }) => path.join('/'));
    }
  }
  return silent;
}
