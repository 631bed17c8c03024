import {
  type CardIndex,
  type DeckFault,
  type DeckForm,
  type DeckGame,
  type DeckList,
  type DeckVerdict,
  type EntryVerdict,
  type IsoDay,
  type LegalityList,
  judgeDeck,
  readDeckList,
} from '@arbiter/decks';
import type { CardId, DeckViolation, FormatPins, Json, Ruleset } from '@arbiter/kernel';
import { type KnownEntry, listOfRules, textForRules } from './decks-of-rules.js';
import type { EnforcedCards } from './enforced-cards.js';
import { formatRules } from './formats.js';

/** A deck as somebody hands it in. */
export type HandedIn =
  | { readonly as: 'text'; readonly text: string; readonly fileName: string | null; readonly form: DeckForm | null }
  /** In the shape of the rules. */
  | { readonly as: 'deck'; readonly deck: Json };

/** By what decks of a tournament are judged. */
export interface Judging {
  readonly ruleset: Pick<Ruleset, 'parseDeck' | 'validateDeck'>;
  readonly format: FormatPins;
  /** The list that the tournament names; null for the one of the format, `none` for no list. */
  readonly cardList: string | null;
  readonly day: IsoDay;
  /** Dated lists of the game, by which decks are judged before their facts. */
  readonly lists: readonly LegalityList[];
  /** Facts of real cards; null where none were imported, or the game has none: the rules alone judge. */
  readonly facts: { readonly game: DeckGame; readonly index: CardIndex; readonly cards: EnforcedCards } | null;
}

/** How a deck stands: all of it is enforced, something is not, or it may not be played. */
export type Standing = 'enforced' | 'notEnforced' | 'illegal';

/** What is to be said of a deck that could be read. */
export interface Judgement {
  readonly standing: Standing;
  /** The rules' own deck, with which matches are recorded; null where they can't play it. */
  readonly deck: Json;
  /** The deck as it was handed in; null where the rules alone judged. */
  readonly list: DeckList | null;
  /** By facts of real cards; null where the rules alone judged. */
  readonly verdict: DeckVerdict | null;
  /** What the rules have against the deck, beside the verdict. */
  readonly byRules: readonly DeckViolation[];
}

export type Submission =
  | { readonly kind: 'judged'; readonly judgement: Judgement }
  | { readonly kind: 'unreadable'; readonly faults: readonly DeckFault[] };

/** Lists of Starline begin with the race, which no other form of a list has. */
const withoutRace = (text: string): string => text.replace(/^(\s*)race\s*:[^\n]*/i, '$1');

/** Judges by the rules alone: every card has to be one that they play. */
function byRulesAlone(handedIn: HandedIn, { ruleset, format }: Judging): Submission {
  const parsed = handedIn.as === 'deck' ? { ok: true as const, deck: handedIn.deck } : ruleset.parseDeck(handedIn.text);
  const byRules = parsed.ok ? ruleset.validateDeck(format, parsed.deck) : parsed.violations;
  const deck = parsed.ok ? parsed.deck : null;
  return {
    kind: 'judged',
    judgement: { standing: byRules.length === 0 ? 'enforced' : 'illegal', deck, list: null, verdict: null, byRules },
  };
}

/** Returns the list of what was handed in, or why it can't be read. */
function listOf(
  handedIn: HandedIn,
  game: DeckGame,
  cards: EnforcedCards,
): { readonly list: DeckList } | { readonly faults: readonly DeckFault[] } {
  if (handedIn.as === 'deck') {
    const list = listOfRules(handedIn.deck, cards);
    return list === null ? { faults: [{ code: 'json/shape', line: 0, detail: 'This is no deck in the shape of the rules.' }] } : { list };
  }
  const text = game === 'starline' ? withoutRace(handedIn.text) : handedIn.text;
  const reading = readDeckList(game, text, {
    ...(handedIn.fileName === null ? {} : { fileName: handedIn.fileName }),
    ...(handedIn.form === null ? {} : { form: handedIn.form }),
  });
  return reading.ok ? { list: reading.list } : { faults: reading.faults };
}

/** Returns the card of the rules that an entry names; null where they don't play it. The rules may play cards of which no facts are known. */
export function enforcedId(one: EntryVerdict, cards: EnforcedCards): CardId | null {
  if (one.verdict !== 'unknown') return cards.idOf(one.key);
  return one.entry.card.by === 'name' ? cards.idOf(one.entry.card.name) : null;
}

/** Makes the rules' own deck of one whose cards are all enforced; null where they are not, or the rules have another shape for it. */
function deckForRules(game: DeckGame, { entries }: DeckVerdict, cards: EnforcedCards, ruleset: Judging['ruleset']): Json {
  const known: KnownEntry[] = [];
  for (const one of entries) {
    const id = enforcedId(one, cards);
    if (id === null) return null;
    known.push({ section: one.section, id, count: one.entry.count });
  }
  const text = textForRules(game, known);
  const parsed = text === null ? null : ruleset.parseDeck(text);
  return parsed?.ok === true ? parsed.deck : null;
}

/**
 * Judges a deck for a tournament. With facts of real cards every entry gets its verdict, by the rules for decks of the format and the list
 * in force on the day; the deck is `enforced` if the rules play every card and have nothing against it. Without facts the rules judge alone.
 */
export function judgeSubmission(handedIn: HandedIn, judging: Judging): Submission {
  const { ruleset, format, cardList, day, lists, facts } = judging;
  const by = facts === null ? null : formatRules(facts.game, format.id, cardList);
  if (facts === null || by === null) return byRulesAlone(handedIn, judging);
  const { game, index, cards } = facts;
  const read = listOf(handedIn, game, cards);
  if ('faults' in read) return { kind: 'unreadable', faults: read.faults };
  const { list } = read;
  const isEnforced = (key: string): boolean => cards.idOf(key) !== null;
  const verdict = judgeDeck(game, list, index, { rules: by.rules, format: by.list, lists, date: day, isEnforced });
  if (verdict.verdict === 'illegal') return { kind: 'judged', judgement: { standing: 'illegal', deck: null, list, verdict, byRules: [] } };
  const enforced = verdict.entries.every((one) => enforcedId(one, cards) !== null);
  const deck = !enforced ? null : handedIn.as === 'deck' ? handedIn.deck : deckForRules(game, verdict, cards, ruleset);
  const byRules = deck === null ? [] : ruleset.validateDeck(format, deck);
  const plays = deck !== null && byRules.length === 0;
  return {
    kind: 'judged',
    judgement: { standing: plays ? 'enforced' : 'notEnforced', deck: plays ? deck : null, list, verdict, byRules },
  };
}
