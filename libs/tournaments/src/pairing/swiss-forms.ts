/** How often two entrants have met. */
export interface Meeting {
  readonly opponent: number;
  readonly times: number;
}

/** What the pairing of a round needs to know about an entrant. Counts are of the rounds before this one. */
export interface SwissEntrant {
  /** The entrant's number in the tournament, from 1. */
  readonly number: number;
  /** Match points. */
  readonly points: number;
  /** `out`: dropped, disqualified or absent; such entrants stay in the list because others have met them. */
  readonly thisRound: 'paired' | 'awardedBye' | 'out';
  readonly meetings: readonly Meeting[];
  readonly byes: number;
  /** Rounds against an opponent with fewer points, and with more. */
  readonly pairDowns: number;
  readonly pairUps: number;
  /** Rounds on the first side. */
  readonly starts: number;
}

/**
 * What a round is judged by, each to be as small as those before it in the policy allow:
 * - `rematches`: pairs that have met; `repeatedMeetings`: earlier matches of all pairs; `barredPairs`: pairs that are barred
 * - `secondByes`: byes to entrants who had one; `earlierByes`: how many they had
 * - `byeGroup`: score groups below the one that gets the bye
 * - `scoreGroups`: from the top group down, pairs that leave it, then by how many points in all
 * - `repeatedPairDowns`, `repeatedPairUps`: pairs whose higher (lower) entrant was paired down (up) before
 * - `byeLot`: place in the lots of those with the same points and byes
 * What remains is decided by a lot for each pair.
 */
export type Objective =
  | 'rematches'
  | 'repeatedMeetings'
  | 'barredPairs'
  | 'secondByes'
  | 'earlierByes'
  | 'byeGroup'
  | 'scoreGroups'
  | 'repeatedPairDowns'
  | 'repeatedPairUps'
  | 'byeLot';

export interface SwissPolicy {
  /** In falling rank; what is not named does not count. */
  readonly objectives: readonly Objective[];
  /** Who sits at the first side: by lot at each table (MTR 2.2), or whoever was there less often, then by lot. */
  readonly sides: 'lot' | 'fewestStarts';
}

/** The usual order. The Magic Tournament Rules say nothing about rematches or who gets the bye, so it is data. */
export const defaultSwissPolicy: SwissPolicy = {
  objectives: [
    'rematches',
    'repeatedMeetings',
    'barredPairs',
    'secondByes',
    'earlierByes',
    'byeGroup',
    'scoreGroups',
    'repeatedPairDowns',
    'repeatedPairUps',
    'byeLot',
  ],
  sides: 'lot',
};

export interface SwissInput {
  readonly entrants: readonly SwissEntrant[];
  /** Pairs of numbers that should not play each other. */
  readonly barred: readonly (readonly [number, number])[];
  readonly policy: SwissPolicy;
  /** 64 hex digits. */
  readonly seed: string;
}

/** Why two entrants play each other. Points are those before the round. */
export type PairReason =
  | { readonly kind: 'sameScore'; readonly points: number }
  | {
      readonly kind: 'pairedDown';
      readonly entrant: number;
      readonly from: number;
      readonly to: number;
      /** `othersCouldNotPair`: the group had more pairs to give away than its size asks for, because too many had met. */
      readonly because: 'groupOdd' | 'metAllOthers' | 'othersCouldNotPair';
    };

/** What a pair costs that no round could avoid without a greater cost. */
export type ForcedCost = { readonly kind: 'rematch'; readonly earlierMatches: number } | { readonly kind: 'barred' };

export interface SwissPair {
  /** Numbers by side. */
  readonly sides: readonly [number, number];
  readonly why: PairReason;
  readonly forced: readonly ForcedCost[];
}

export interface SwissBye {
  readonly entrant: number;
  readonly points: number;
  readonly earlierByes: number;
  /** `lowerHadByes`: all below had byes; `allHadByes`: everyone had; `forced`: any other bye would have cost more, such as a rematch. */
  readonly why: 'lowestScore' | 'lowerHadByes' | 'allHadByes' | 'forced';
  /** The place (from 1) in the lots among those with the same points and byes. */
  readonly lot: number;
  readonly of: number;
}

/** How well a round does by one objective. */
export type Reached =
  | { readonly objective: Exclude<Objective, 'scoreGroups'>; readonly value: number }
  | { readonly objective: 'scoreGroups'; readonly groups: readonly GroupReached[] };

export interface GroupReached {
  readonly points: number;
  readonly leaving: number;
  /** Points between the entrants of the pairs that leave, in all. */
  readonly distance: number;
}

export interface SwissRound {
  readonly pairs: readonly SwissPair[];
  readonly bye: SwissBye | null;
  readonly awardedByes: readonly number[];
  readonly reached: readonly Reached[];
}

/** Why a round is not paired: the input contradicts itself. */
export type SwissRefusal =
  | { readonly code: 'pairing/no-entrants' }
  | { readonly code: 'pairing/invalid-number'; readonly entrant: number }
  | { readonly code: 'pairing/duplicate-number'; readonly entrant: number }
  | { readonly code: 'pairing/invalid-count'; readonly entrant: number; readonly field: string }
  | { readonly code: 'pairing/own-opponent'; readonly entrant: number }
  | { readonly code: 'pairing/duplicate-opponent'; readonly entrant: number; readonly opponent: number }
  | { readonly code: 'pairing/unknown-opponent'; readonly entrant: number; readonly opponent: number }
  | { readonly code: 'pairing/meetings-differ'; readonly entrant: number; readonly opponent: number }
  | { readonly code: 'pairing/invalid-barred'; readonly pair: readonly [number, number] }
  | { readonly code: 'pairing/invalid-policy'; readonly objective: string }
  | { readonly code: 'pairing/invalid-seed' };
