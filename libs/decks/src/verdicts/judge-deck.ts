import type { DeckGame, DeckList, DeckSection } from '../deck-list.js';
import type { IsoDay } from '../facts/card-facts.js';
import type { CardIndex } from '../facts/card-index.js';
import { arrange, type ArrangedDeck, writtenName } from './arrange.js';
import { carryOut } from './checks.js';
import type { DeckRules } from './deck-rules.js';
import type { DeckRemark, DeckVerdict, DeckViolation, EntryVerdict, Reason } from './deck-verdict.js';
import { cardsIn, type Findings, type JudgedDeck, judgedDeck, namesOfSections, violationOf } from './judged-deck.js';
import { checkLists, type ListFindings } from './list-checks.js';
import { type LegalityList, listInForce, standingsOn } from './legality-lists.js';

/** By what a deck is judged: everything is data, so that a verdict can be repeated. */
export interface JudgingOptions {
  readonly rules: DeckRules;
  /** The format of lists and legalities, such as `tcg` or `vintage`; null where no list counts. */
  readonly format: string | null;
  /** Dated lists, of this and other formats; without one in force the legalities of the facts count. */
  readonly lists: readonly LegalityList[];
  /** The day for which the deck is judged. */
  readonly date: IsoDay;
  /** Whether the engine plays the card with a key by itself. */
  readonly isEnforced: (key: string) => boolean;
}

const noLists: ListFindings = { violations: [], reasons: new Map() };

/** Sections that a deck of the format does not have, such as a commander outside of Commander. */
function unknownSections(rules: DeckRules, deck: JudgedDeck): readonly DeckViolation[] {
  const sections = [...new Set(deck.map(({ section }) => section))].filter((section) => !rules.sections.includes(section));
  return sections.map((section) =>
    violationOf(
      'deck/no-such-section',
      { rule: null },
      deck.filter((entry) => entry.section === section),
      `A deck by the rules ${rules.id} has no ${namesOfSections([section])}.`,
      { section },
    ),
  );
}

/** Rules often find the same cards in several sections: each violation and each remark is said once. */
function eachOnce<Value extends DeckViolation | DeckRemark>(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Of two rules for copies of a name, the wider one says nothing new where the narrower one is broken. */
function withoutWider(violations: readonly DeckViolation[]): readonly DeckViolation[] {
  const told = new Set<unknown>();
  return violations.filter(({ code, params }) => {
    if (code !== 'deck/copies') return true;
    const known = told.has(params.name);
    told.add(params.name);
    return !known;
  });
}

function entryVerdicts(
  { entries }: ArrangedDeck,
  violations: readonly DeckViolation[],
  { reasons }: ListFindings,
  isEnforced: JudgingOptions['isEnforced'],
): readonly EntryVerdict[] {
  return entries.map(({ entry, section, facts, nearest }, at): EntryVerdict => {
    const byList = reasons.get(at);
    const byRules = violations
      .filter((violation) => violation.code !== 'deck/list' && !violation.unverified && violation.entries.includes(at))
      .map(({ code, rule }): Reason => ({ by: 'rule', code, rule }));
    const all = [...(byList === undefined ? [] : [byList]), ...byRules];
    if (facts === null) return { entry, section, verdict: 'unknown', nearest, reasons: all };
    const { key } = facts;
    const enforced = isEnforced(key);
    if (all.length > 0) return { entry, section, verdict: 'illegal', key, enforced, reasons: all };
    return { entry, section, verdict: enforced ? 'enforced' : 'not-enforced', key };
  });
}

function sizesOf(deck: JudgedDeck): DeckVerdict['sizes'] {
  const sections = [...new Set(deck.map(({ section }) => section))];
  return Object.fromEntries(
    sections.map((section): [DeckSection, number] => [section, cardsIn(deck.filter((entry) => entry.section === section))]),
  );
}

const undecidedBy: ReadonlySet<DeckRemark['code']> = new Set([
  'deck/legality-unknown',
  'deck/facts-missing',
  'deck/part-not-known',
  'deck/commander-unnamed',
]);

function conclude(deck: JudgedDeck, violations: readonly DeckViolation[], remarks: readonly DeckRemark[]): DeckVerdict['verdict'] {
  if (violations.some(({ unverified }) => !unverified)) return 'illegal';
  const open = violations.length > 0 || deck.some(({ facts }) => facts === null) || remarks.some(({ code }) => undecidedBy.has(code));
  return open ? 'undecided' : 'legal';
}

const oneSection = ({ moved }: ArrangedDeck): readonly DeckRemark[] =>
  moved.length === 0
    ? []
    : [
        {
          code: 'deck/one-section',
          cards: moved,
          detail: `The list has all cards in one section; these were judged where they belong: ${moved.join(', ')}.`,
        },
      ];

const readOtherwise = ({ entries }: ArrangedDeck): readonly DeckRemark[] => {
  const read = entries.filter(({ readAs }) => readAs);
  if (read.length === 0) return [];
  const pairs = [...new Set(read.map(({ entry, facts }) => `${writtenName(entry.card)} as ${facts?.key ?? ''}`))];
  const cards = [...new Set(read.flatMap(({ facts }) => facts?.key ?? []))];
  return [{ code: 'deck/read-as', cards, detail: `No card is called so; these were read: ${pairs.join('; ')}.` }];
};

const fromSideboard = ({ commanders }: ArrangedDeck): readonly DeckRemark[] =>
  commanders.length === 0
    ? []
    : [
        {
          code: 'deck/commander-in-sideboard',
          cards: commanders,
          detail: `The list has these in the sideboard; they were judged as its commanders: ${commanders.join(', ')}.`,
        },
      ];

/**
 * Judges a deck: what is to be said of every entry, and which rules the deck breaks. Entries come by section, in the order of the list within
 * each. The same deck, rules, lists and day give the same verdict.
 *
 * @param index cards of the game; entries that it does not know are `unknown`, and count for sizes and copies
 * @throws {RangeError} where rules or index are of another game: a mistake of the caller, never of the deck
 */
export function judgeDeck(game: DeckGame, list: DeckList, index: CardIndex, options: JudgingOptions): DeckVerdict {
  const { rules, format, lists, date, isEnforced } = options;
  if (rules.game !== game || index.game !== game)
    throw new RangeError(`a deck of ${game} can't be judged by the rules ${rules.id} with cards of ${index.game}`);
  const arranged = arrange(list, index, rules);
  const deck = judgedDeck(arranged.entries);
  const byRules: readonly Findings[] = rules.rules.map((rule) => carryOut(rule, deck));
  const byLists = format === null ? noLists : checkLists(rules.lists, deck, standingsOn(lists, format, date));
  const found = [...byRules, byLists];
  const violations = withoutWider(eachOnce([...unknownSections(rules, deck), ...found.flatMap((findings) => findings.violations)]));
  const remarks = eachOnce([
    ...oneSection(arranged),
    ...fromSideboard(arranged),
    ...readOtherwise(arranged),
    ...found.flatMap((findings) => findings.remarks ?? []),
  ]);
  const inForce = format === null ? null : listInForce(lists, format, date);
  return {
    game,
    rules: rules.id,
    date,
    list:
      inForce === null
        ? null
        : { id: inForce.id, name: inForce.name, from: inForce.from, until: inForce.until ?? null, stated: inForce.stated ?? null },
    verdict: conclude(deck, violations, remarks),
    sizes: sizesOf(deck),
    entries: entryVerdicts(arranged, violations, byLists, isEnforced),
    violations,
    remarks,
  };
}
