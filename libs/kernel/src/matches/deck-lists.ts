import { type DeckParts, readableCards } from './deck-parts.js';

/** How a game's decks are written as plain text: one card a line with its count in front, under the titles of the deck's parts. */
export interface DeckListForm<Part extends string> {
  readonly parts: readonly [Part, ...Part[]];
  /** Returns the line without its comment, trimmed; empty for a line without content. */
  readonly bare: (line: string) => string;
  /** Returns the part that a title line begins; null for a line that is no title. */
  readonly titled: (line: string) => Part | null;
  /** Returns the part that a line names for itself alone, and the rest of the line. */
  readonly marked?: (line: string) => { readonly part: Part; readonly rest: string } | null;
  /** Returns the card with a name or id; null for none. */
  readonly named: (name: string) => string | null;
  /**
   * Returns the part for a card under a title; the title is null before the first one. When absent, a card goes to the part of its title,
   * and to the first part before any title.
   */
  readonly place?: (card: string, title: Part | null) => Part;
}

export interface DeckListReading<Part extends string> {
  readonly deck: DeckParts<Part>;
  /** Names that belong to no card, as they are written. */
  readonly unknown: readonly string[];
  /** Whether the list names more cards than any deck has, and was not read to its end. */
  readonly tooLong: boolean;
}

/**
 * Reads a plain list: `3 Card Name`, `3x Card Name` or `Card Name` a line. The game's form says how parts, comments and names are written.
 */
export function readDeckList<Part extends string>(text: string, form: DeckListForm<Part>): DeckListReading<Part> {
  const deck = Object.fromEntries(form.parts.map((part): [Part, string[]] => [part, []])) as Record<Part, string[]>;
  const unknown: string[] = [];
  let title: Part | null = null;
  let cards = 0;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r?\n|\r/)) {
    const line = form.bare(raw);
    if (line === '') continue;
    const begun: Part | null = form.titled(line);
    if (begun !== null) {
      title = begun;
      continue;
    }
    const mark = form.marked?.(line) ?? null;
    const { name, count } = countedName(mark === null ? line : mark.rest, form.named);
    cards += count;
    if (cards > readableCards) return { deck, unknown, tooLong: true };
    const card = form.named(name);
    if (card === null) unknown.push(name);
    else deck[mark?.part ?? form.place?.(card, title) ?? title ?? form.parts[0]].push(...Array.from({ length: count }, () => card));
  }
  return { deck, unknown, tooLong: false };
}

/**
 * Splits a line into count and name. A number in front is a count, unless the whole line is a name, since some cards have names that begin
 * with a number.
 */
function countedName(line: string, named: (name: string) => string | null): { readonly name: string; readonly count: number } {
  const counted = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted === null || named(line) !== null) return { name: line, count: 1 };
  return { name: counted[2] as string, count: Number(counted[1]) };
}

/**
 * Writes a deck as a plain list in its order: each part under its title; equal cards that stand together are written once with their count.
 */
export function printDeckList<Part extends string>(
  deck: DeckParts<Part>,
  titles: readonly (readonly [part: Part, title: string])[],
  nameOf: (card: string) => string,
): string {
  return titles
    .flatMap(([part, title]) => [`${title}:`, ...runsOf(deck[part]).map(([card, count]) => `${count} ${nameOf(card)}`), ''])
    .join('\n');
}

function runsOf(cards: readonly string[]): readonly (readonly [card: string, count: number])[] {
  const runs: [string, number][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.[0] === card) last[1]++;
    else runs.push([card, 1]);
  }
  return runs;
}
