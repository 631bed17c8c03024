/** Where an entrant of a match comes from. Seeds and matches count from 1. */
export type KnockoutSource =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner'; readonly match: number }
  | { readonly from: 'loser'; readonly match: number };

/** A side of a match: 0 is the first. */
export type KnockoutSide = 0 | 1;

/**
 * Where an entrant goes after a match. `place`: out of the bracket, on a place between `first` and `last` that losers of the same round
 * share. `resetOrPlace`: on to the reset if the second side won the grand final, else on the place.
 */
export type KnockoutDestination =
  | { readonly to: 'match'; readonly match: number; readonly side: KnockoutSide }
  | { readonly to: 'place'; readonly first: number; readonly last: number }
  | { readonly to: 'resetOrPlace'; readonly match: number; readonly side: KnockoutSide; readonly place: number };

/** `main`: the only bracket of single elimination, the winners' bracket of double. `reset`: only after the second side won the grand final. */
export type KnockoutPart = 'main' | 'losers' | 'thirdPlace' | 'grandFinal' | 'reset';

export interface KnockoutMatch {
  /** Numbers in an order in which matches can be played. */
  readonly match: number;
  readonly part: KnockoutPart;
  /** The round of its part, from 1. */
  readonly round: number;
  readonly sides: readonly [KnockoutSource, KnockoutSource];
  readonly winnerTo: KnockoutDestination;
  readonly loserTo: KnockoutDestination;
}

export type KnockoutForm = { readonly kind: 'single'; readonly thirdPlace: boolean } | { readonly kind: 'double' };

/** A bracket as data: every match, and where its winner and its loser go. */
export interface KnockoutPlan {
  readonly size: number;
  readonly form: KnockoutForm;
  readonly matches: readonly KnockoutMatch[];
}

export type KnockoutPlanAnswer =
  | { readonly ok: true; readonly plan: KnockoutPlan }
  | {
      readonly ok: false;
      readonly refusal: { readonly code: 'pairing/invalid-bracket-size' | 'pairing/no-third-place-match'; readonly size: number };
    };

/** Who won a match, by seed. */
export interface KnockoutResult {
  readonly match: number;
  readonly winner: number;
}

/**
 * Somebody who leaves after the cut. `beforeRound` is the first round of the main bracket that they do not play; null when they left in the
 * middle of a round: they are then missing from every match without a result, which is a walkover under any rule. From other parts of the
 * bracket they are missing wherever there is no result.
 */
export interface KnockoutExit {
  readonly seed: number;
  readonly how: 'withdrawn' | 'disqualified';
  readonly beforeRound: number | null;
}

/**
 * What a withdrawal after the cut gives; nobody moves up into the bracket either way. `walkover`: the opponent advances.
 * `byeForHighestRanked`: the highest seed still in gets a bye for that round, and whoever they would have met plays the opponent of the
 * missing one (MTR 2.10; that all others stay where they were is our reading); in single elimination only.
 */
export type WithdrawalRule = 'walkover' | 'byeForHighestRanked';

/** What has happened in a bracket, and the rule for withdrawals. */
export interface KnockoutCourse {
  readonly results: readonly KnockoutResult[];
  /** Walkovers that were told with a round: whoever advanced has advanced, also if they leave later or the missing one comes back. */
  readonly walkovers: readonly KnockoutResult[];
  readonly exits: readonly KnockoutExit[];
  readonly withdrawals: WithdrawalRule;
}

/** Who sits at a side: `open` when that is not decided yet, `nobody` when whoever would have come here is missing already. */
export type KnockoutSeat = { readonly kind: 'seed'; readonly seed: number } | { readonly kind: 'open' } | { readonly kind: 'nobody' };

/**
 * How a match stands. `ready`: both sides are known and it has no result. `walkover`: the opponent is missing (`absent` null: nobody ever
 * came to that side). `empty`: nobody came to either side. `notNeeded`: a reset after the first side won the grand final.
 */
export type KnockoutState =
  | { readonly kind: 'open' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly winner: number; readonly loser: number }
  | { readonly kind: 'walkover'; readonly winner: number; readonly absent: number | null }
  | { readonly kind: 'empty'; readonly absent: readonly number[] }
  | { readonly kind: 'notNeeded' };

export interface PlayedMatch {
  readonly match: number;
  readonly seats: readonly [KnockoutSeat, KnockoutSeat];
  readonly state: KnockoutState;
  /** Seeds who sit here only because somebody is missing and the highest seed has a bye. */
  readonly reseated: readonly number[];
}

/** Why results and exits make no bracket. */
export type KnockoutRefusal =
  | { readonly code: 'pairing/unknown-match'; readonly match: number }
  | { readonly code: 'pairing/result-twice'; readonly match: number }
  | { readonly code: 'pairing/match-not-ready'; readonly match: number }
  | { readonly code: 'pairing/match-not-played'; readonly match: number }
  | { readonly code: 'pairing/winner-not-in-match'; readonly match: number; readonly winner: number }
  | { readonly code: 'pairing/unknown-seed'; readonly seed: number }
  | { readonly code: 'pairing/exit-twice'; readonly seed: number }
  | { readonly code: 'pairing/invalid-round'; readonly round: number }
  | { readonly code: 'pairing/single-elimination-only' };

export type PlayedKnockout =
  | { readonly ok: true; readonly matches: readonly PlayedMatch[] }
  | { readonly ok: false; readonly refusal: KnockoutRefusal };
