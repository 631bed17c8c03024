import type { KnockoutPart } from '../pairing/knockout-forms.js';
import type { PodBye, PodCost, PodObjective, PodReason } from '../pairing/pod-forms.js';
import type { ForcedCost, GroupReached, Objective, PairReason, SwissBye } from '../pairing/swiss-forms.js';
import type { Structure } from './plan.js';

/** The number of an entrant in the tournament, from 1 in the order of registration; it stays, whoever plays under it. */
export type EntrantNumber = number;

/**
 * The result of a table by entrants, never by sides, so that a correction of the seats moves no win.
 *
 * - `games`: games won by each, and drawn ones; whoever has won more wins.
 * - `doubleLoss`: both lose. `noShow`: the absent one loses without a game.
 * - `pod`: one of a pod won, or it is a draw of all.
 */
export type TableResult =
  | {
      readonly kind: 'games';
      readonly wins: readonly [
        { readonly entrant: EntrantNumber; readonly games: number },
        { readonly entrant: EntrantNumber; readonly games: number },
      ];
      readonly drawn: number;
    }
  | { readonly kind: 'doubleLoss' }
  | { readonly kind: 'noShow'; readonly absent: EntrantNumber }
  | { readonly kind: 'pod'; readonly winner: EntrantNumber | null };

/** Who vouches for a result, in rising authority after a single player, whose word is a report only. */
export type ResultSource =
  | { readonly kind: 'players' }
  /** The recorded match, with the version and hash of the event that ended it. */
  | { readonly kind: 'match'; readonly matchId: string; readonly version: number; readonly hash: string }
  | { readonly kind: 'staff' };

/** Why these entrants sit at a table. */
export type TableReason =
  | PairReason
  /** Rank is that in the standings before the round; `passedOver` are better-ranked entrants whom the first has met, or the others needed. */
  | { readonly kind: 'byRank'; readonly passedOver: readonly EntrantNumber[] }
  /** The match of the bracket's plan, and its round in its part. */
  | { readonly kind: 'bracket'; readonly part: KnockoutPart; readonly round: number; readonly match: number }
  | { readonly kind: 'pod'; readonly pod: PodReason }
  | { readonly kind: 'schedule'; readonly round: number }
  | { readonly kind: 'overridden'; readonly reason: string };

export interface PairedTable {
  readonly table: number;
  /** By side or seat; the first one starts where the game lets a lot decide. Two, or three and four in a pod. */
  readonly entrants: readonly EntrantNumber[];
  /** The id under which the match is recorded; null where it is played without being recorded. */
  readonly matchId: string | null;
  readonly why: TableReason;
  readonly forced: readonly (ForcedCost | PodCost)[];
}

/** An entrant who has no opponent in a round, and what they get. */
export interface Unpaired {
  readonly entrant: EntrantNumber;
  readonly gets: 'bye' | 'loss';
  readonly why:
    | { readonly kind: 'odd'; readonly bye: SwissBye }
    | { readonly kind: 'awarded' }
    | { readonly kind: 'schedule' }
    | { readonly kind: 'lowestRankWithFewestByes' }
    /** Their opponent in the bracket is no longer there; null where nobody came that far. */
    | { readonly kind: 'walkover'; readonly absent: EntrantNumber | null; readonly match: number }
    | { readonly kind: 'pod'; readonly bye: PodBye }
    | { readonly kind: 'overridden'; readonly reason: string };
}

/** How a round was paired: with the stream up to `input`, the same algorithm and seed give the same round. */
export interface PairingRecord {
  readonly algorithm: 'swiss/1' | 'rank/1' | 'bracket/1' | 'berger/1' | 'pods/1';
  /** 64 hex digits: HMAC-SHA-256 of round and stream hash under the tournament's committed secret. */
  readonly seed: string;
  /** Version of the stream's last event before the pairing. */
  readonly input: number;
  /** What the round reached, by the objectives of the policy; empty where the algorithm has none. */
  readonly reached: readonly (
    | { readonly objective: Exclude<Objective, 'scoreGroups'>; readonly value: number }
    | { readonly objective: 'scoreGroups'; readonly groups: readonly GroupReached[] }
    /** `bound`: no pods of this field do better by this objective. */
    | { readonly objective: PodObjective; readonly value: number; readonly bound: number }
  )[];
}

export interface TournamentSettings {
  /** The format's id in the game's rules, such as `standard`. */
  readonly format: string;
  /** The standings policy's id. */
  readonly policy: string;
  /** Most entrants who play; whoever registers later waits. Null without a limit. */
  readonly capacity: number | null;
  /** Whether only those play who were seen at the place. */
  readonly checkIn: 'required' | 'none';
  /** Whether players register themselves by the public link. */
  readonly selfRegistration: boolean;
  /** Who reports results: players with confirmation and staff, or staff alone. */
  readonly reporting: 'players' | 'staff';
  /** Whether publishing a round creates recorded matches, or all tables are played off line. */
  readonly matches: 'recorded' | 'offline';
  /** Clocks of recorded matches, in milliseconds; null without clocks. */
  readonly clock: { readonly bankMs: number; readonly decisionMs: number; readonly incrementMs: number } | null;
  readonly decks: 'required' | 'none';
  /** Who sees the tournament's pages: everybody, or the gathering's tokens alone. */
  readonly visibility: 'public' | 'gathering';
}

interface Data {
  TournamentCreated: {
    readonly gatheringId: string;
    readonly game: string;
    readonly settings: TournamentSettings;
    /** SHA-256 of the policy's canonical JSON. */
    readonly policyHash: string;
    /** SHA-256 of the secret from which all lots are drawn; the secret is revealed at the end. */
    readonly seedCommitment: string;
  };
  StructureSet: { readonly structure: Structure; readonly reason: string | null };
  RegistrationOpened: Readonly<Record<never, never>>;
  RegistrationClosed: Readonly<Record<never, never>>;
  EntrantRegistered: { readonly entrant: EntrantNumber; readonly players: readonly string[]; readonly awardedByes: number };
  EntrantWaitlisted: { readonly entrant: EntrantNumber; readonly players: readonly string[]; readonly awardedByes: number };
  EntrantPromoted: { readonly entrant: EntrantNumber };
  RegistrationCancelled: { readonly entrant: EntrantNumber };
  EntrantCheckedIn: { readonly entrant: EntrantNumber };
  NoShowRecorded: { readonly entrant: EntrantNumber };
  EntrantDropped: { readonly entrant: EntrantNumber };
  EntrantReinstated: { readonly entrant: EntrantNumber };
  /** `missed`: what rounds before count as. */
  EntrantAddedLate: {
    readonly entrant: EntrantNumber;
    readonly players: readonly string[];
    readonly missed: 'losses' | 'byes' | 'nothing';
  };
  EntrantDisqualified: { readonly entrant: EntrantNumber; readonly infraction: string };
  PenaltyGiven: {
    /** Counted over the tournament, from 1. */
    readonly penalty: number;
    readonly entrant: EntrantNumber;
    readonly infraction: string;
    readonly kind: PenaltyKind;
    readonly round: number | null;
  };
  PenaltyWithdrawn: { readonly penalty: number; readonly reason: string };
  DeckSubmitted: {
    readonly entrant: EntrantNumber;
    readonly deckId: string;
    /** SHA-256 over 32 secret random bytes and the deck as it was sent. */
    readonly commitment: string;
    readonly verdict: DeckStanding;
    readonly late: boolean;
  };
  DecksLocked: Readonly<Record<never, never>>;
  DeckUnlocked: { readonly entrant: EntrantNumber; readonly reason: string };
  /** Tables of a round whose decks are checked, by lot among those that were not drawn yet. */
  DeckCheckDrawn: { readonly round: number; readonly tables: readonly number[]; readonly seed: string };
  DeckChecked: { readonly round: number; readonly table: number; readonly outcome: 'inOrder' | 'problem' };
  DeckListsOpened: { readonly to: 'opponents' | 'everybody' };
  RoundPaired: {
    readonly round: number;
    readonly phase: number;
    readonly tables: readonly PairedTable[];
    readonly unpaired: readonly Unpaired[];
    readonly pairing: PairingRecord;
  };
  PairingOverridden: {
    readonly round: number;
    readonly tables: readonly PairedTable[];
    readonly unpaired: readonly Unpaired[];
    readonly warnings: readonly OverrideWarning[];
    readonly reason: string;
  };
  PairingsDiscarded: { readonly round: number; readonly reason: string };
  RoundPublished: { readonly round: number };
  RoundStarted: { readonly round: number; readonly minutes: number | null };
  RoundPaused: { readonly round: number };
  RoundResumed: { readonly round: number };
  TimeExtended: { readonly round: number; readonly table: number; readonly seconds: number; readonly reason: string };
  TimeCalled: { readonly round: number };
  RoundClosed: { readonly round: number };
  ResultReported: { readonly round: number; readonly table: number; readonly reporter: EntrantNumber; readonly result: TableResult };
  ResultConfirmed: { readonly round: number; readonly table: number; readonly result: TableResult; readonly source: ResultSource };
  ResultDisputed: { readonly round: number; readonly table: number };
  ResultCorrected: {
    readonly round: number;
    readonly table: number;
    readonly before: TableResult;
    readonly after: TableResult;
    readonly reason: string;
  };
  StandingsPublished: { readonly round: number; readonly digest: string };
  /** Who goes on to a phase, the highest seed first; `byLot` are those among whom a lot decided, in the order in which it left them. */
  CutMade: { readonly phase: number; readonly seeds: readonly EntrantNumber[]; readonly byLot: readonly EntrantNumber[] };
  /** The order in which a bracket or a round robin without a phase before it was drawn. */
  BracketSeeded: { readonly phase: number; readonly seeds: readonly EntrantNumber[] };
  TournamentFinished: { readonly places: readonly { readonly entrant: EntrantNumber; readonly place: number }[] };
  TournamentCancelled: { readonly reason: string };
  SeedRevealed: { readonly seed: string };
}

export type PenaltyKind = 'caution' | 'warning' | 'gameLoss' | 'matchLoss' | 'disqualification';

/** How a deck stands before the event's lists: everything of it is enforced, something is not, or it may not be played. */
export type DeckStanding = 'enforced' | 'notEnforced' | 'illegal';

/** What staff were warned of when they changed pairings by hand. */
export type OverrideWarning =
  | { readonly kind: 'rematch'; readonly entrants: readonly EntrantNumber[] }
  | { readonly kind: 'secondBye'; readonly entrant: EntrantNumber };

export type TournamentEventType = keyof Data;
/** When it was done, in milliseconds since 1970-01-01 UTC, and by whom: a token's id; null where a recorded match did it. */
export interface Done {
  readonly at: number;
  readonly by: string | null;
}
export type TournamentEventData<T extends TournamentEventType> = Done & Data[T];
/** An event of a tournament's stream in its newest shape. */
export type TournamentEvent = {
  [T in TournamentEventType]: { readonly type: T; readonly data: TournamentEventData<T> };
}[TournamentEventType];
