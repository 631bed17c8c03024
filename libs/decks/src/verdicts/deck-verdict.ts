import type { DeckEntry, DeckSection } from '../deck-list.js';
import type { DeckGame } from '../deck-list.js';
import type { IsoDay, LegalityStatus } from '../facts/card-facts.js';
import type { LegalityList } from './legality-lists.js';

/** Why an entry is illegal: a list that forbids or limits the card, or a rule for decks. */
export type Reason =
  | {
      readonly by: 'list';
      /** The name of the list. */
      readonly list: string;
      readonly status: LegalityStatus;
      /** The first day from which lists have said so without a break; null where it is not known. */
      readonly since: IsoDay | null;
      readonly allowed: number;
      readonly count: number;
    }
  | { readonly by: 'rule'; readonly code: ViolationCode; readonly rule: string | null };

interface OfEntry {
  readonly entry: DeckEntry;
  /** The section in which the list has the entry. */
  readonly section: DeckSection;
}

/** What is to be said of one entry of a list. */
export type EntryVerdict =
  /** The engine plays the card by itself, or only with actions by hand. */
  | (OfEntry & { readonly verdict: 'enforced' | 'not-enforced'; readonly key: string })
  | (OfEntry & { readonly verdict: 'illegal'; readonly key: string; readonly enforced: boolean; readonly reasons: readonly Reason[] })
  /**
   * No facts are known of a card by the name, or of several; `nearest` are the keys that may be meant, likeliest first. A list may know the
   * card nevertheless, and forbid it.
   */
  | (OfEntry & { readonly verdict: 'unknown'; readonly nearest: readonly string[]; readonly reasons: readonly Reason[] });

export type ViolationCode =
  | 'deck/no-such-section'
  | 'deck/not-a-deck-card'
  | 'deck/size'
  | 'deck/copies'
  | 'deck/wrong-section'
  | 'deck/list'
  | 'deck/list-together'
  | 'deck/commander'
  | 'deck/color-identity'
  | 'deck/basic-land-type'
  | 'deck/no-champion'
  | 'deck/divine-relics'
  | 'deck/sideboard-points'
  | 'deck/races'
  | 'deck/own-race'
  | 'deck/magic-value';

/** A rule that the deck breaks. */
export interface DeckViolation {
  readonly code: ViolationCode;
  /** The number of the rule; null where no document gives it one. */
  readonly rule: string | null;
  /** Whether nobody has compared the rule with its source. */
  readonly unverified: boolean;
  /** Keys of the cards that break it, of unknown cards what the list calls them; empty where it is the deck as a whole. */
  readonly cards: readonly string[];
  /** The entries that break it, as positions in the verdict. */
  readonly entries: readonly number[];
  /** What is wrong, as a sentence. */
  readonly detail: string;
  readonly params: Readonly<Record<string, string | number | null>>;
}

/** Something to know about a deck that is no fault of its own. */
export interface DeckRemark {
  readonly code: /** The form puts everything in one section; the cards were judged where they belong. */
    | 'deck/one-section'
    /** No card is called so; these were read without variants, in another encoding, or by their printings or artworks. */
    | 'deck/read-as'
    /** The list has its commander in the sideboard, as some programs write it; it was judged as the commander. */
    | 'deck/commander-in-sideboard'
    /** The list does not say which card is the commander. */
    | 'deck/commander-unnamed'
    /** Cards for a deck that the rulebook does not know. */
    | 'deck/part-not-known'
    /** No list of the format is known for the day, and the facts of these cards say nothing. */
    | 'deck/legality-unknown'
    /** Facts that a rule asks for are missing, so that it was not applied to these cards. */
    | 'deck/facts-missing';
  readonly cards: readonly string[];
  readonly detail: string;
}

/** What is to be said of a deck. */
export interface DeckVerdict {
  readonly game: DeckGame;
  /** The rules by which it was judged. */
  readonly rules: string;
  readonly date: IsoDay;
  /** The list in force on that day; null where no dated list was given or none was in force. */
  readonly list: {
    readonly id: string;
    readonly name: string;
    readonly from: IsoDay;
    readonly until: IsoDay | null;
    readonly stated: LegalityList['stated'] | null;
  } | null;
  /**
   * `illegal` where a verified rule is broken; `undecided` where none is, but cards are unknown, their legality is, or only rules are broken
   * that nobody has verified.
   */
  readonly verdict: 'legal' | 'illegal' | 'undecided';
  /** Numbers of cards by the section in which they were judged, unknown cards included. */
  readonly sizes: { readonly [section in DeckSection]?: number };
  /** Every entry, by section and in the order of the list within each. */
  readonly entries: readonly EntryVerdict[];
  readonly violations: readonly DeckViolation[];
  readonly remarks: readonly DeckRemark[];
}
