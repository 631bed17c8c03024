import { type DeckParts, readableCards } from './deck-parts.js';

/** How a game's decks are written as plain text: a card a line with its number in front, under titles of parts. */
export interface DeckListForm<Part extends string> {
  readonly parts: readonly [Part, ...Part[]];
  /** The line without its comment, trimmed; empty for a line that says nothing. */
  readonly bare: (line: string) => string;
  /** The part that a title begins; null for a line that is none. */
  readonly titled: (line: string) => Part | null;
  /** The part that a line names for itself alone, with what is left of it. */
  readonly marked?: (line: string) => { readonly part: Part; readonly rest: string } | null;
  /** The card of a name or id; null for none. */
  readonly named: (name: string) => string | null;
  /** Where a card belongs that stands under a title; null before the first one. The first part where this is not said. */
  readonly place?: (card: string, title: Part | null) => Part;
}

export interface DeckListReading<Part extends string> {
  readonly deck: DeckParts<Part>;
  /** Names that no card has, as they are written. */
  readonly unknown: readonly string[];
  /** It names more cards than any deck has, and was not read to its end. */
  readonly tooLong: boolean;
}

/** Reads a plain list: `3 Card Name`, `3x Card Name` or `Card Name` a line. What it means by its parts, comments and names, the game says. */
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

/** A number in front is a count, unless the line as it stands is a name: there are cards whose names begin with a number. */
function countedName(line: string, named: (name: string) => string | null): { readonly name: string; readonly count: number } {
  const counted = /^(\d+)\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted === null || named(line) !== null) return { name: line, count: 1 };
  return { name: counted[2] as string, count: Number(counted[1]) };
}

/** A deck as a plain list, in its order: each part under its title, and what stands together several times is counted. */
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
