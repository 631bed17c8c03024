import type { DeckJudgement } from '@arbiter/contracts';

/** What keeps a deck from being played. */
export interface DeckFault {
  readonly code: string;
  /** The line of the text, from 1; 0 where the whole deck is meant, or nothing tells the line. */
  readonly line: number;
  readonly detail: string;
}

/** What a line names, without its count and whatever the case of its letters. */
const bare = (line: string): string =>
  line
    .trim()
    .replace(/^(?:SB:\s*)?\d+\s*[xX×]?\s+/, '')
    .toLowerCase();

/** Returns the first line that names one of these cards: one that is the name is found before one that has more beside it. */
function lineNaming(lines: readonly string[], names: readonly string[]): number {
  const wanted = names.map((name) => name.toLowerCase()).filter((name) => name !== '');
  const exact = lines.findIndex((line) => wanted.includes(line));
  return 1 + (exact >= 0 ? exact : lines.findIndex((line) => wanted.some((name) => line.includes(name))));
}

/**
 * Lists what keeps a deck from being played, each with its line, in the order of the lines.
 * @param text the deck as it was written; null where it came in the shape of the rules
 * @param namesOf every name of a card that the rules play, by its id; an id that they don't play is a name itself
 */
export function deckFaults(
  { entries, violations, unplayable }: Pick<DeckJudgement, 'entries' | 'violations' | 'unplayable'>,
  text: string | null,
  namesOf: (card: string) => readonly string[],
): readonly DeckFault[] {
  const lines = (text ?? '').split(/\r?\n/).map(bare);
  const found = [...violations, ...unplayable].map(({ code, detail, cards }) => ({
    code,
    line: lineNaming(
      lines,
      cards.flatMap((card) => [card, ...namesOf(card)]),
    ),
    detail,
  }));
  const notPlayed = entries.flatMap(({ line, enforced, verdict, name, card, nearest }): readonly DeckFault[] => {
    if (enforced || verdict === 'illegal') return [];
    const near = nearest.length === 0 ? '' : ` Is one of these meant: ${nearest.join(', ')}?`;
    return [{ code: 'deck/not-played', line, detail: `The rules here play no card ${name ?? card ?? 'of this line'}.${near}` }];
  });
  return [...found, ...notPlayed].toSorted((one, other) => one.line - other.line);
}
