import type { Decision, GameEvent, Json, Option, Pins, View, MatchState, Seat, JsonObject } from '@arbiter/kernel';
import type { Watch } from './watch.js';

/** What must happen at least once over all games of a run. */
export interface Enforced {
  readonly cards?: readonly string[];
  readonly verbs?: readonly string[];
  readonly keywords?: readonly string[];
  readonly decisionKinds?: readonly string[];
  readonly endings?: readonly string[];
}

/** What the fuzzer needs to know about a game, beyond its ruleset. */
export interface FuzzProfile {
  /** Returns the pins of one game, with its format, decks and catalogue. */
  readonly pins: (game: number, favourites: readonly string[]) => Pins;
  /**
   * Returns what must stay the same while a match goes on, such as the number of cards, read from a judge's view; null while there is
   * nothing to compare.
   */
  readonly conserved?: (view: View) => Json;
  /**
   * Returns what is wrong with the table between two answers, as a judge sees it while these decisions are open: one sentence for each
   * fault.
   */
  readonly faultsOf?: (view: View, pending: readonly Decision[]) => readonly string[];
  /** Makes the watch that checks one game while it is played. */
  readonly watch?: () => Watch;
  /** Whether a lasting effect should have ended, judged by what a judge sees. */
  readonly isOver?: IsOver;
  /**
   * How a game's costs are paid with resources that are produced beforehand, so that the fuzzer can check that every act whose cost could
   * be paid is offered.
   */
  readonly making?: Making;
  /** Whether a player has chosen a setting by which others may see where their hidden cards give them nothing to do. */
  readonly tellsOfHidden?: TellsOfHidden;
  /** Returns the cards that an event shows at work. When absent: the cards that the event names openly and the card that caused it. */
  readonly cardsOf?: (event: GameEvent) => readonly string[];
  /** Returns the keywords of objects in zones where the keywords can work, as a judge sees the table. */
  readonly keywordsIn?: (view: View) => Iterable<string>;
  /** Returns the keywords at work in an event. */
  readonly keywordsOf?: (event: GameEvent) => readonly string[];
  /** Verbs carried out in the current game, where the caller counts them (see `countVerbs`); emptied before each game. */
  readonly verbs?: Tally;
  /** One action in so many gets every check there is; 8 unless given. */
  readonly probeEvery?: number;
  /** Number of actions after which a match should have ended; 5,000 unless given. */
  readonly maxActions?: number;
  readonly enforced?: Enforced;
  /** Number of games from which on a run fails when something enforced never happened; 1,000 unless given. */
  readonly enforcedFrom?: number;
  /**
   * Returns the favourites of the players in this game, so that rarely used cards are played: a card first, then ids of options that lead
   * to it. Empty to play at random.
   */
  readonly favourites?: (game: number, counts: Counts) => readonly string[];
  /** The favourites depend on the counts of earlier games; to play a game again, the favourites that its fault names are given. */
  readonly guided?: true;
  /**
   * Returns the weight of an option where exactly one is picked: a whole number, 0 for never. When absent, all options have the same
   * weight.
   */
  readonly weight?: (decision: Decision, option: Option, favourites: readonly string[]) => number;
}

/** How a game pays with resources that are produced beforehand, such as mana. */
export interface Making {
  /** Whether an act does nothing but produce resources that pay costs. */
  readonly makes: (option: Option) => boolean;
  /** Types of events that such an act causes and that change nothing else. */
  readonly plain: readonly string[];
}

/** Counts by name. */
export type Tally = Map<string, number>;

export interface Counts {
  /**
   * Number of events that show a card at work, by card: as the profile says, else events that name the card openly or that one of its
   * abilities caused.
   */
  readonly cards: Tally;
  readonly verbs: Tally;
  readonly keywords: Tally;
  /** Number of answers by the kind of decision. */
  readonly decisionKinds: Tally;
  /** Number of matches by the reason of their end. */
  readonly endings: Tally;
  readonly events: Tally;
  /** Number of events by the rule that they carry. */
  readonly rules: Tally;
}

/** Whether what follows may depend on a player's hidden cards because the player has chosen that it may. */
export type TellsOfHidden = (state: MatchState, seat: Seat) => boolean;

/** Whether an effect should have ended, judged by the table as a judge sees it. */
export type IsOver = (effect: LastingEffect, view: View) => boolean;

/** The fields of a stored lasting effect that tell how long it lasts. */
export interface LastingEffect {
  readonly until: string;
  readonly controller: number;
  readonly source: number;
  readonly sourceCard: string;
  readonly vars: JsonObject;
}
