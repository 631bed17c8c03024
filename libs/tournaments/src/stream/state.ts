import type {
  DeckStanding,
  EntrantNumber,
  PairedTable,
  PairingRecord,
  PenaltyKind,
  PodOrder,
  ResultSource,
  SeatedPod,
  TableResult,
  TournamentEventData,
  TournamentSettings,
  Unpaired,
} from './events.js';
import type { Structure } from './plan.js';

/** Names an event of the stream: what a number in the standings opens down to. */
export interface EventReference {
  readonly version: number;
  /** 64 hex digits. */
  readonly hash: string;
}

/** A deck of an entrant. */
export interface EntrantDeck {
  readonly deckId: string;
  readonly standing: DeckStanding;
  readonly late: boolean;
}

/** An entrant on three axes: a place in the tournament, whether they were seen, and whether they still play. */
export interface EntrantState {
  readonly number: EntrantNumber;
  /** Ids of the gathering's players; their names are not in the log. */
  readonly players: readonly string[];
  readonly awardedByes: number;
  readonly place: 'waiting' | 'registered' | 'cancelled';
  readonly presence: 'expected' | 'here' | 'noShow';
  readonly play: 'active' | 'dropped' | 'disqualified';
  /** When they dropped or were disqualified: how many rounds were paired then, and whether one was going on. Null while they play. */
  readonly left: { readonly rounds: number; readonly midRound: boolean } | null;
  /** Rounds that they missed by coming late, and what these count as. */
  readonly missed: { readonly rounds: number; readonly as: 'losses' | 'byes' | 'nothing' } | null;
  readonly deck: EntrantDeck | null;
  /** Whether they may hand in a deck although decks are locked: once. */
  readonly deckUnlocked: boolean;
}

/** A penalty of an entrant. */
export interface PenaltyState {
  readonly penalty: number;
  readonly entrant: EntrantNumber;
  readonly infraction: string;
  readonly kind: PenaltyKind;
  readonly round: number | null;
  readonly at: number;
  readonly withdrawn: boolean;
}

/** A table whose decks are checked; the outcome is null until it is known. */
export interface DeckCheck {
  readonly round: number;
  readonly table: number;
  readonly outcome: 'inOrder' | 'problem' | null;
}

/** What a player said about a result. */
export interface Report {
  readonly reporter: EntrantNumber;
  readonly result: TableResult;
  /** When they said it, in milliseconds since 1970-01-01 UTC. */
  readonly at: number;
}

/** How far the result of a table is. */
export type ResultState =
  | { readonly state: 'missing' }
  | { readonly state: 'reported' | 'disputed'; readonly reports: readonly Report[] }
  | {
      readonly state: 'confirmed';
      readonly result: TableResult;
      readonly source: ResultSource;
      /** The event that confirmed or last corrected it. */
      readonly event: EventReference;
      readonly corrected: boolean;
    };

/** A report by one player alone. */
export interface LoneReport extends Report {
  /** When it stands, in milliseconds since 1970-01-01 UTC; null where it never does by itself. */
  readonly standsAt: number | null;
}

export interface TableState extends PairedTable {
  readonly result: ResultState;
  readonly extensionSeconds: number;
}

/** The timer of a round as data: whoever shows it counts for themselves. Moments in milliseconds since 1970-01-01 UTC. */
export interface RoundTimer {
  /** Null without a limit. */
  readonly minutes: number | null;
  readonly startedAt: number;
  readonly pausedAt: number | null;
  readonly pausedMs: number;
  readonly timeCalledAt: number | null;
}

export type RoundStage = 'paired' | 'published' | 'running' | 'closed';

export interface RoundState {
  readonly round: number;
  readonly phase: number;
  readonly tables: readonly TableState[];
  readonly unpaired: readonly Unpaired[];
  readonly pairing: PairingRecord;
  readonly stage: RoundStage;
  readonly clock: RoundTimer | null;
  /** The event that paired it. */
  readonly event: EventReference;
}

/** The pods of a draft as they were drawn; whoever leaves leaves their pod short. */
export interface DrawnPods {
  readonly pods: readonly SeatedPod[];
  readonly order: PodOrder;
  readonly irregular: boolean;
  readonly seed: string;
  readonly reason: string | null;
  /** The event that drew them. */
  readonly event: EventReference;
}

export type TournamentStatus = 'setUp' | 'registration' | 'closed' | 'running' | 'finished' | 'cancelled';

/** A tournament as its stream tells it. */
export interface TournamentState {
  readonly gatheringId: string;
  readonly game: string;
  readonly settings: TournamentSettings;
  readonly policyHash: string;
  readonly seedCommitment: string;
  readonly createdAt: number;
  readonly status: TournamentStatus;
  /** The token that opened registration, on whose behalf players register themselves; null while nobody has. */
  readonly openedBy: string | null;
  readonly structure: Structure | null;
  /** By number; the first has number 1. */
  readonly entrants: readonly EntrantState[];
  readonly decksLocked: boolean;
  readonly deckChecks: readonly DeckCheck[];
  readonly listsOpenTo: 'nobody' | 'opponents' | 'everybody';
  readonly penalties: readonly PenaltyState[];
  readonly rounds: readonly RoundState[];
  /** Who plays a phase, the highest seed first; absent for a phase that everybody plays. */
  readonly seedsOf: { readonly [phase: number]: readonly EntrantNumber[] };
  /** The pods of each draft phase, once they are drawn. */
  readonly podsOf: { readonly [phase: number]: DrawnPods };
  readonly places: TournamentEventData<'TournamentFinished'>['places'] | null;
  readonly seed: string | null;
}

/** The entrant of a number; null where there is none. */
export const entrantOf = (state: TournamentState, number: EntrantNumber): EntrantState | null => state.entrants[number - 1] ?? null;

/** The newest round; null before the first. */
export const currentRound = (state: TournamentState): RoundState | null => state.rounds.at(-1) ?? null;

/** A round by its number; null where it was not paired. */
export const roundOf = (state: TournamentState, round: number): RoundState | null => state.rounds[round - 1] ?? null;

/** A table of a round; null where there is none. */
export const tableOf = (round: RoundState, table: number): TableState | null => round.tables.find((one) => one.table === table) ?? null;

/** The report of a table about which one player alone has said anything; null for every other table. */
export const loneReport = ({ settings }: TournamentState, { result }: TableState): LoneReport | null => {
  if (result.state !== 'reported') return null;
  const [report, ...others] = result.reports;
  if (report === undefined || others.length > 0) return null;
  const { loneReportMinutes: minutes } = settings;
  return { ...report, standsAt: minutes === null ? null : report.at + minutes * 60_000 };
};

/** Whether an entrant holds a place and still plays, wherever they are. */
export const isActive = ({ place, play }: EntrantState): boolean => place === 'registered' && play === 'active';

/**
 * When the time of a table is over, in milliseconds since 1970-01-01 UTC; null while the round is paused or has no limit.
 * @param extensionSeconds the table's own extension
 */
export const endOfTime = (clock: RoundTimer, extensionSeconds: number): number | null =>
  clock.minutes === null || clock.pausedAt !== null
    ? null
    : clock.startedAt + clock.pausedMs + clock.minutes * 60_000 + extensionSeconds * 1_000;
