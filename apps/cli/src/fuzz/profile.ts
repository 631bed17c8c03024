import type { Decision, GameEvent, Json, Option, Pins, View, MatchState, Seat, JsonObject } from '@arbiter/kernel';
import type { Watch } from './watch.js';

/** What must have happened at least once over all games of a run. */
export interface Enforced {
  readonly cards?: readonly string[];
  readonly verbs?: readonly string[];
  readonly keywords?: readonly string[];
  readonly decisionKinds?: readonly string[];
  readonly endings?: readonly string[];
}

/** What the fuzzer must be told of a game, beyond its ruleset. */
export interface FuzzProfile {
  /** Pins of one game; formats, decks and catalogue are the profile's choice. */
  readonly pins: (game: number, favourites: readonly string[]) => Pins;
  /** What may never change in number while a match goes on, read from a judge's view; null while there is nothing to count. */
  readonly conserved?: (view: View) => Json;
  /** What is wrong with the table between two answers, as a judge sees it while these decisions are open: one sentence each. */
  readonly faultsOf?: (view: View, pending: readonly Decision[]) => readonly string[];
  /** What looks on while a game is played, made for each anew. */
  readonly watch?: () => Watch;
  /** Whether a lasting effect should have ended, counted from what a judge sees. */
  readonly isOver?: IsOver;
  /** How costs are paid with what is made beforehand, so that it is tried whether all is offered that can be paid. */
  readonly making?: Making;
  /** Whether a player has chosen that others may see where his hidden cards give him nothing to do. */
  readonly tellsOfHidden?: TellsOfHidden;
  /** Cards that an event shows at work; without it those that it names openly or that caused it. */
  readonly cardsOf?: (event: GameEvent) => readonly string[];
  /** Keywords of objects where they can work, as a judge sees the table. */
  readonly keywordsIn?: (view: View) => Iterable<string>;
  /** Keywords at work in an event. */
  readonly keywordsOf?: (event: GameEvent) => readonly string[];
  /** Verbs carried out in the game that is played, where the caller counts them (see `countVerbs`); emptied before each. */
  readonly verbs?: Tally;
  /** One action in so many gets every check there is; 8 unless said. */
  readonly probeEvery?: number;
  /** Actions after which a match should have ended; 5,000 unless said. */
  readonly maxActions?: number;
  readonly enforced?: Enforced;
  /** From so many games on, what never happened fails the run; 1,000 unless said. */
  readonly enforcedFrom?: number;
  /** What the players of this game like, so that rarely used cards get their turn: a card first, then ids of options that lead to it. Empty to play at random. */
  readonly favourites?: (game: number, counts: Counts) => readonly string[];
  /** The favourites go by what was counted in games before it: a game is played again with those that its fault names. */
  readonly guided?: true;
  /** How gladly an option is taken where exactly one is picked: a whole number, 0 for never. Without it all are equal. */
  readonly weight?: (decision: Decision, option: Option, favourites: readonly string[]) => number;
}

/** How a game pays: what is made beforehand and spent. */
export interface Making {
  /** Whether an act does nothing but make what costs are paid with. */
  readonly makes: (option: Option) => boolean;
  /** Types of events that come of making it and change nothing else. */
  readonly plain: readonly string[];
}

/** How often something was seen, by name. */
export type Tally = Map<string, number>;

export interface Counts {
  /** Events that show the card at work: as the profile says, else those that name it openly or that one of its abilities caused. */
  readonly cards: Tally;
  readonly verbs: Tally;
  readonly keywords: Tally;
  /** Answers given, by the kind of decision. */
  readonly decisionKinds: Tally;
  /** Ends of matches, by their reason. */
  readonly endings: Tally;
  readonly events: Tally;
  /** Events by the rule that they carry. */
  readonly rules: Tally;
}

/** Whether what follows may depend on the hidden cards of a player, for he chose that it may. */
export type TellsOfHidden = (state: MatchState, seat: Seat) => boolean;

/** Whether an effect should have ended by how the table stands, as a judge sees it. */
export type IsOver = (effect: LastingEffect, view: View) => boolean;

/** What of a stored lasting effect tells how long it lasts. */
export interface LastingEffect {
  readonly until: string;
  readonly controller: number;
  readonly source: number;
  readonly sourceCard: string;
  readonly vars: JsonObject;
}
