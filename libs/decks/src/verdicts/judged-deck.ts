import type { CardReference, DeckSection } from '../deck-list.js';
import type { CardFacts } from '../facts/card-facts.js';
import { type ArrangedEntry, writtenName } from './arrange.js';
import type { RuleSource } from './deck-rules.js';
import type { DeckRemark, DeckViolation } from './deck-verdict.js';

/** An entry as the rules see it. */
export interface JudgedEntry {
  /** Its position in the verdict. */
  readonly at: number;
  readonly section: DeckSection;
  /** Copies, at least 1. */
  readonly count: number;
  /** Null for unknown cards. */
  readonly facts: CardFacts | null;
  /** What the list writes. */
  readonly reference: CardReference;
  /** The name under which copies are counted. */
  readonly name: string;
}

/** A deck as the rules see it: entries that count, in the sections in which they are judged. */
export type JudgedDeck = readonly JudgedEntry[];

/** What a rule finds. */
export interface Findings {
  readonly violations: readonly DeckViolation[];
  readonly remarks?: readonly DeckRemark[];
}

/** The name for which a card counts: its own, or the one that it always has by its text (base.2.5). */
const countedName = (facts: CardFacts): string => (facts.game === 'yugioh' && facts.alwaysNamed !== null ? facts.alwaysNamed : facts.key);

/** Returns the entries that count, as the rules see them; an unknown card counts by what the list calls it. */
export const judgedDeck = (entries: readonly ArrangedEntry[]): JudgedDeck =>
  entries.flatMap(({ entry, judged, facts, repeated }, at) =>
    repeated
      ? []
      : [
          {
            at,
            section: judged,
            count: entry.count,
            facts,
            reference: entry.card,
            name: facts === null ? writtenName(entry.card) : countedName(facts),
          },
        ],
  );

/** Returns the number of cards of some entries. */
export const cardsIn = (entries: readonly JudgedEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** Returns the entries of some sections. */
export const inSections = (deck: JudgedDeck, sections: readonly DeckSection[]): JudgedDeck =>
  deck.filter(({ section }) => sections.includes(section));

/** Returns the entries by the name under which their copies are counted. */
export function byName(deck: JudgedDeck): ReadonlyMap<string, JudgedDeck> {
  const names = new Map<string, JudgedEntry[]>();
  for (const entry of deck) names.set(entry.name, [...(names.get(entry.name) ?? []), entry]);
  return names;
}

/** Returns the keys of some entries, each once; of unknown cards what the list calls them. */
export const keysOf = (entries: readonly JudgedEntry[]): readonly string[] => [
  ...new Set(entries.map(({ facts, name }) => facts?.key ?? name)),
];

/** Makes a violation of a rule by some entries; none for the deck as a whole. */
export const violationOf = (
  code: DeckViolation['code'],
  { rule, unverified }: RuleSource,
  entries: readonly JudgedEntry[],
  detail: string,
  params: DeckViolation['params'] = {},
): DeckViolation => ({
  code,
  rule,
  unverified: unverified === true,
  cards: keysOf(entries),
  entries: entries.map(({ at }) => at),
  detail,
  params,
});

const sectionNames: { readonly [section in DeckSection]: string } = {
  main: 'main deck',
  side: 'sideboard',
  commander: 'commander',
  companion: 'companion',
  extra: 'Extra Deck',
  material: 'material deck',
  ruler: 'ruler',
  stone: 'magic stone deck',
};

/** Returns how sections are called in sentences. */
export const namesOfSections = (sections: readonly DeckSection[]): string => sections.map((section) => sectionNames[section]).join(' and ');
