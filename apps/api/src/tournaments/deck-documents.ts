import { type EnforcedCards, enforcedId, type Judgement } from '@arbiter/cards';
import type { DeckJudgement } from '@arbiter/contracts';
import type { CardReference, DeckList, EntryVerdict, IsoDay, Reason } from '@arbiter/decks';
import { deckSections } from '@arbiter/decks';

/** A violation of any kind of deck rules. */
interface AnyViolation {
  readonly code: string;
  readonly rule: string | null;
  readonly cards: readonly string[];
  readonly detail: string;
  readonly params: object;
}

type ViolationDocument = DeckJudgement['violations'][number];

/** Makes a violation of a deck a document. */
export const violationDocument = ({ code, rule, cards, detail, params }: AnyViolation): ViolationDocument => ({
  code,
  rule,
  cards: [...cards],
  detail,
  params: { ...params },
});

interface WrittenReference {
  readonly name: string | null;
  readonly set: string | null;
  readonly number: string | null;
  readonly passcode: number | null;
}

const nothingWritten: WrittenReference = { name: null, set: null, number: null, passcode: null };

function written(card: CardReference): WrittenReference {
  switch (card.by) {
    case 'name':
      return { ...nothingWritten, name: card.name, set: card.set, number: card.number };
    case 'passcode':
      return { ...nothingWritten, passcode: card.passcode };
    case 'printing':
      return { ...nothingWritten, set: card.set, number: card.number };
  }
}

/** Makes a deck list a document: what was written, and nothing that follows from it. */
export const listDocument = ({ name, form, sections }: DeckList): object => ({
  name,
  form,
  entries: deckSections.flatMap((section) => (sections[section] ?? []).map(({ count, card }) => ({ section, count, ...written(card) }))),
});

const reasonDocument = (reason: Reason): DeckJudgement['entries'][number]['reasons'][number] => ({ ...reason });

function entryDocument(one: EntryVerdict, cards: EnforcedCards | null): DeckJudgement['entries'][number] {
  const { entry, section } = one;
  return {
    section,
    count: entry.count,
    ...written(entry.card),
    line: entry.line,
    verdict: one.verdict === 'not-enforced' ? 'notEnforced' : one.verdict,
    card: one.verdict === 'unknown' ? null : one.key,
    enforced: cards !== null && enforcedId(one, cards) !== null,
    nearest: one.verdict === 'unknown' ? [...one.nearest] : [],
    reasons: one.verdict === 'unknown' || one.verdict === 'illegal' ? one.reasons.map(reasonDocument) : [],
  };
}

/** Makes what is to be said of a deck a document. @param cards those that the rules play; null where the rules alone judged */
export function judgementDocument({ standing, verdict, byRules }: Judgement, cards: EnforcedCards | null, day: IsoDay): DeckJudgement {
  const fromRules = byRules.map(violationDocument);
  if (verdict === null)
    return {
      standing,
      verdict: standing === 'illegal' ? 'illegal' : 'legal',
      rules: null,
      date: day,
      list: null,
      sizes: {},
      entries: [],
      violations: fromRules,
      unverified: [],
      unplayable: [],
      remarks: [],
    };
  return {
    standing,
    verdict: verdict.verdict,
    rules: verdict.rules,
    date: verdict.date,
    list: verdict.list === null ? null : { ...verdict.list, stated: verdict.list.stated ?? null },
    sizes: { ...verdict.sizes },
    entries: verdict.entries.map((one) => entryDocument(one, cards)),
    violations: verdict.violations.filter(({ unverified }) => !unverified).map(violationDocument),
    unverified: verdict.violations.filter(({ unverified }) => unverified).map(violationDocument),
    unplayable: fromRules,
    remarks: verdict.remarks.map(({ code, cards: about, detail }) => ({ code, cards: [...about], detail })),
  };
}
