import type { DeckEntry, DeckList, DeckSection } from '../../deck-list.js';
import type { DeckForm, DeckGame } from '../../deck-list.js';
import type { CardFacts } from '../../facts/card-facts.js';
import { buildCardIndex } from '../../facts/card-index.js';
import { rowReaders } from '../../facts/sources.js';
import type { DeckVerdict } from '../deck-verdict.js';
import { judgeDeck, type JudgingOptions } from '../judge-deck.js';

/** Returns the facts of a row of the project's own form. */
export function cardOf(row: object): CardFacts {
  const answer = rowReaders.own(row);
  if (!answer.ok) throw new RangeError(answer.fault.detail);
  return answer.facts;
}

type Written = readonly (readonly [count: number, name: string | number])[];

const entriesOf = (written: Written): readonly DeckEntry[] =>
  written.map(([count, name], at) => ({
    count,
    card: typeof name === 'number' ? { by: 'passcode', passcode: name } : { by: 'name', name, set: null, number: null },
    line: at + 1,
  }));

/** Returns a list with counted names, or passcodes, in sections. */
export function listOf(sections: { readonly [section in DeckSection]?: Written }, form: DeckForm = 'text'): DeckList {
  const entries = Object.entries(sections).map(([section, written]) => [section, entriesOf(written)] as const);
  return { form, name: null, sections: Object.fromEntries(entries) };
}

/** Returns a row of each name: `Card 1` and so on, with the same facts. */
export const rowsOf = (count: number, name: string, facts: object): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({ ...facts, name: `${name} ${at + 1}` }));

/** Returns copies of every card of `rowsOf`. */
export const copiesOf = (copies: number, count: number, name: string): Written =>
  Array.from({ length: count }, (_, at) => [copies, `${name} ${at + 1}`]);

/** Makes a function that judges lists of a game with the same cards and options. */
export function judging(game: DeckGame, rows: readonly object[], options: Pick<JudgingOptions, 'rules'> & Partial<JudgingOptions>) {
  const index = buildCardIndex(
    game,
    rows.map((row) => cardOf({ game, ...row })),
  );
  return (sections: Parameters<typeof listOf>[0], more: Partial<JudgingOptions> & { readonly form?: DeckForm } = {}): DeckVerdict =>
    judgeDeck(game, listOf(sections, more.form), index, {
      format: null,
      lists: [],
      date: '2026-11-30',
      isEnforced: () => true,
      ...options,
      ...more,
    });
}

/** Returns the broken rules: code, number of the rule, and the cards, such as `deck/size 100.2a`. */
export const broken = ({ violations }: DeckVerdict): readonly string[] =>
  violations.map(({ code, rule, cards }) => [code, rule ?? '-', ...(cards.length > 0 ? [`(${cards.join(', ')})`] : [])].join(' '));

/** Returns the verdict of each entry: what it is called in the list, and the verdict. */
export const said = ({ entries }: DeckVerdict): readonly string[] =>
  entries.map(
    ({ entry, verdict }) =>
      `${entry.card.by === 'name' ? entry.card.name : entry.card.by === 'passcode' ? entry.card.passcode : entry.card.number}: ${verdict}`,
  );
