import type { SwissEntrant } from './swiss-forms.js';

/** What the pods of a round need to know about an entrant. Counts are of the rounds before this one. */
export interface PodEntrant extends Pick<SwissEntrant, 'number' | 'points' | 'meetings'> {
  /** `out`: dropped, disqualified or absent; such entrants stay in the list because others have met them. */
  readonly thisRound: 'seated' | 'awardedBye' | 'out';
  /** Rounds at a table of three, and rounds with a bye that the pairing gave. */
  readonly shortPods: number;
  /** Rounds at each seat: first, second, third, fourth to play. */
  readonly seats: readonly [number, number, number, number];
}

export interface PodInput {
  readonly entrants: readonly PodEntrant[];
  /** 64 hex digits. */
  readonly seed: string;
}

/**
 * What pods are judged by, each as small as those before it allow:
 * - `repeatedOpponents`: earlier meetings of any two at the same table, in all
 * - `repeatedShortPods`: earlier short pods of those at tables of three and with a bye, in all
 * - `scoreSpread`: points between the highest and the lowest at each table, in all
 * - `seatBalance`: how often each entrant sat at the same seat before, in all
 */
export const podObjectives = ['repeatedOpponents', 'repeatedShortPods', 'scoreSpread', 'seatBalance'] as const;

export type PodObjective = (typeof podObjectives)[number];

/** One number for each objective, in their order. */
export type PodCosts = readonly [number, number, number, number];

/** How well a round does by one objective. No round does better than `bound`, whatever it gives up elsewhere. */
export interface PodReached {
  readonly objective: PodObjective;
  readonly value: number;
  readonly bound: number;
}

/** Why these sit together, by score. Points are those before the round. */
export type PodReason =
  | { readonly kind: 'sameScore'; readonly points: number }
  | {
      readonly kind: 'mixedScores';
      readonly from: number;
      readonly to: number;
      /** `groupSizes`: no round has a smaller spread in all; `otherObjectives`: repeated opponents or short pods, or the search, cost some. */
      readonly because: 'groupSizes' | 'otherObjectives';
    };

/** What a pod or bye costs that counts before the scores. */
export type PodCost =
  | { readonly kind: 'metBefore'; readonly pair: readonly [number, number]; readonly times: number }
  | { readonly kind: 'shortAgain'; readonly entrant: number; readonly times: number };

export interface Pod {
  /** Numbers by seat: who plays first, second, and so on. Three or four. */
  readonly seats: readonly number[];
  readonly why: PodReason;
  readonly costs: readonly PodCost[];
}

export interface PodBye {
  readonly entrant: number;
  readonly points: number;
  /** `fieldOfFive`: four play and one is left over; `tooFew`: one or two entrants are no pod. */
  readonly why: 'fieldOfFive' | 'tooFew';
  readonly costs: readonly PodCost[];
}

export interface PodRound {
  /** By falling points; tables of four and of three mixed. */
  readonly pods: readonly Pod[];
  readonly byes: readonly PodBye[];
  readonly awardedByes: readonly number[];
  readonly reached: readonly PodReached[];
  /**
   * `optimal`: every division of the field was tried. `searched`: the best that was found; `provedObjectives` of the objectives, from the
   * first, equal their bounds and can't be bettered, and of the rest nothing is claimed.
   */
  readonly proof: { readonly kind: 'optimal' } | { readonly kind: 'searched'; readonly provedObjectives: number };
}

/** Why nobody is seated: the input contradicts itself. */
export type PodRefusal =
  | { readonly code: 'pairing/no-entrants' }
  | { readonly code: 'pairing/invalid-number'; readonly entrant: number }
  | { readonly code: 'pairing/duplicate-number'; readonly entrant: number }
  | { readonly code: 'pairing/invalid-count'; readonly entrant: number; readonly field: string }
  | { readonly code: 'pairing/own-opponent'; readonly entrant: number }
  | { readonly code: 'pairing/duplicate-opponent'; readonly entrant: number; readonly opponent: number }
  | { readonly code: 'pairing/unknown-opponent'; readonly entrant: number; readonly opponent: number }
  | { readonly code: 'pairing/meetings-differ'; readonly entrant: number; readonly opponent: number }
  | { readonly code: 'pairing/invalid-seed' };

export type PodOutcome = { readonly ok: true; readonly round: PodRound } | { readonly ok: false; readonly refusal: PodRefusal };
