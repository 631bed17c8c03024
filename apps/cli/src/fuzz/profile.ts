import type { GameEvent, Json, Pins, View } from '@arbiter/kernel';

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
  readonly pins: (game: number) => Pins;
  /** What may never change in number while a match goes on, read from a judge's view; null while there is nothing to count. */
  readonly conserved?: (view: View) => Json;
  /** Keywords at work in an event. */
  readonly keywordsOf?: (event: GameEvent) => readonly string[];
  /** Verbs carried out so far, where the caller counts them (see `countVerbs`). */
  readonly verbs?: ReadonlyMap<string, number>;
  readonly enforced?: Enforced;
  /** What the players of this game like, so that rarely used cards get their turn: a card first, then ids of options that lead to it. Empty to play at random. */
  readonly favourites?: (game: number) => readonly string[];
}
