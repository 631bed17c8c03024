import type {
  Answer,
  FormatPins,
  GameEvent,
  GameResult,
  Json,
  JsonObject,
  Language,
  PendingView,
  PlayerNames,
  RuleRef,
  Seat,
  View,
} from '@arbiter/kernel';
import type { Answered } from './problem.js';
import type { StoredEvent, Version } from '../ports.js';

/** Evidence for the sender: where his command stands in the match's chain. Sent after the commit. */
export interface Ack {
  readonly matchId: string;
  /** Version of the last event that the command led to. */
  readonly version: Version;
  /** That event's hash. */
  readonly hash: string;
}

/** Budgets of a format. Every figure is in milliseconds. */
export interface ClockRules {
  /** Each player's bank at the start of every game. */
  readonly bankMs: number;
  /** Free time of every decision, used before the bank. */
  readonly decisionMs: number;
  /** Added to the bank after every answer. */
  readonly incrementMs: number;
}

/** How far spectators lag behind while the match runs; both hold. */
export interface SpectatorDelay {
  readonly versions: number;
  readonly ms: number;
}

export interface CreateMatch {
  /** UUIDv7. Sending the same id with the same command id again gets the first answer. */
  readonly matchId: string;
  readonly commandId: string;
  /** The tournament event that the match belongs to. */
  readonly gatheringId: string | null;
  /** Opaque ids of the players, in seat order. No names: the log holds no personal data in the clear. */
  readonly players: readonly string[];
  /** SHA-256 (hex) of a released bundle. */
  readonly ruleset: string;
  readonly format: FormatPins;
  readonly decks?: readonly Json[];
  readonly clock: ClockRules | null;
  readonly spectatorDelay: SpectatorDelay;
  /** Starts by itself when the last player is ready. */
  readonly autoStart: boolean;
}

export interface ByCommand {
  readonly matchId: string;
  readonly commandId: string;
}
export interface BySeat extends ByCommand {
  readonly seat: Seat;
}
export interface ByJudge extends ByCommand {
  /** Opaque id of the person who judges. */
  readonly judge: string;
}

export type JudgeAct =
  | { readonly type: 'pause'; readonly reason: string }
  | { readonly type: 'resume' }
  | { readonly type: 'extraTime'; readonly seat: Seat; readonly ms: number; readonly reason: string }
  | { readonly type: 'ruling'; readonly reason: string; readonly rules: readonly RuleRef[] }
  | { readonly type: 'gameLoss' | 'matchLoss'; readonly seat: Seat; readonly reason: string; readonly rules: readonly RuleRef[] }
  /** Before the start only: who did not come has lost, and the match is over. */
  | { readonly type: 'noShow'; readonly seats: readonly Seat[]; readonly reason: string; readonly rules: readonly RuleRef[] }
  /** Refused by name: `judge/rewind-unavailable`. */
  | { readonly type: 'rewind'; readonly toVersion: Version };

/**
 * Everything that can be done to a match. Each method resolves after the commit. A "no" is returned and leaves no event;
 * what is thrown is our bug or a store out of reach, and the same command may then be sent again.
 */
export interface MatchCommands {
  /** Draws the secret seed, pins everything, records `MatchCreated`. */
  create(command: CreateMatch): Promise<Answered<Ack>>;
  ready(command: BySeat): Promise<Answered<Ack>>;
  /** Binds a player to entropy of their own before the start, once. @param command.commitment 64 hex digits, see `entropyCommitment` */
  commitEntropy(command: BySeat & { readonly commitment: string }): Promise<Answered<Ack>>;
  /** Says that a player adds no entropy, so that the others may open theirs. */
  declineEntropy(command: BySeat): Promise<Answered<Ack>>;
  /**
   * Opens what a player committed to, once every player has committed or declined (409 `match/entropy-waiting` before). 422
   * `match/entropy-mismatch` for anything else. Who has committed is ready only when they have opened.
   * @param command.entropy 32 to 128 hex digits, an even number
   */
  openEntropy(command: BySeat & { readonly entropy: string }): Promise<Answered<Ack>>;
  /** Starts when every player is ready. */
  start(command: ByCommand): Promise<Answered<Ack>>;
  /** 409 `decision/closed` when the decision was answered or changed; what others do meanwhile does not make it stale. */
  answer(command: BySeat & { readonly decision: number; readonly answer: Answer }): Promise<Answered<Ack>>;
  /** The match may be conceded before its start too, without the rules; 409 `judge/players-left` while more than one player would be left. */
  concede(command: BySeat & { readonly scope: 'game' | 'match' }): Promise<Answered<Ack>>;
  /** 409 `draw/already-offered` while the same offer of this seat is open; it lapses when another player plays on. */
  offerDraw(command: BySeat & { readonly scope: 'game' | 'match' }): Promise<Answered<Ack>>;
  /** Agrees to a standing offer; the last agreement ends the game or the match. */
  agreeDraw(command: BySeat & { readonly scope: 'game' | 'match' }): Promise<Answered<Ack>>;
  /**
   * A ruling may be given at any time, after the end too. A match loss or a no-show before the start ends the match without
   * the rules; 409 `judge/players-left` while more than one player would be left. Losses after the end are refused by name
   * (`judge/result-stands`).
   */
  judge(command: ByJudge & { readonly act: JudgeAct }): Promise<Answered<Ack>>;
  /** Ends the match without a result and reveals its seed. */
  cancel(command: ByCommand & { readonly by: string; readonly reason: string }): Promise<Answered<Ack>>;
  /** Keeps leases and heartbeats alive and carries out clocks that have run out. The host calls it about once a second. */
  tick(): Promise<void>;
  /** Gives every lease back. */
  close(): Promise<void>;
}

/** Writes down that a judge looks at a match that is under way, before he is shown anything. */
export interface JudgeLog {
  /** One record covers a while. Refuses the match's own players. A match that is over needs no record. */
  judgeViewed(matchId: string, judge: string): Promise<Answered<null>>;
}

/** From whose perspective a match is read. */
export type Reader =
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  /** Logged while the match runs, and refused to its players. `as` looks from another's perspective. */
  | {
      readonly kind: 'judge';
      readonly judge: string;
      readonly as?: { readonly kind: 'player'; readonly seat: Seat } | { readonly kind: 'spectator' };
    };

export type MatchStatus = 'created' | 'running' | 'paused' | 'ended' | 'cancelled';

/** How far a seat is with its entropy. Nobody opens while anybody is undecided. */
export type EntropyState = 'undecided' | 'declined' | 'committed' | 'opened';

export interface ClockReading {
  readonly seat: Seat;
  /** What is left in the bank when the clock was read, in milliseconds. */
  readonly bankMs: number;
  /** Set while the player's clock runs. Times are milliseconds since 1970-01-01 UTC. */
  readonly running: { readonly decision: number; readonly since: number; readonly deadline: number } | null;
}

/** A clock as readers are shown it: nothing runs unless the match does. */
export interface ClockShown extends ClockReading {
  /** While the match is paused, the decision that the clock was running for, and what is left of its time. */
  readonly held: { readonly decision: number; readonly leftMs: number } | null;
}

/** A match at one version, as the reader may see it. */
export interface MatchView {
  readonly matchId: string;
  readonly version: Version;
  /** The newest version that this reader may see. */
  readonly newest: Version;
  /** When that version was recorded: milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** The moment at which the reader sees it, on the same scale: what is left on a running clock is its deadline less this. An older version is seen at the moment when it was recorded. */
  readonly now: number;
  readonly status: MatchStatus;
  readonly game: string;
  readonly ruleset: string;
  readonly format: FormatPins;
  readonly gatheringId: string | null;
  readonly players: readonly string[];
  readonly ready: readonly boolean[];
  readonly entropy: readonly EntropyState[];
  readonly seedCommitment: string;
  /** Null where the match is played without clocks. */
  readonly clocks: readonly ClockShown[] | null;
  readonly drawOffers: readonly { readonly seat: Seat; readonly scope: 'game' | 'match' }[];
  /** Null before the start. */
  readonly view: View | null;
  /** Open decisions; a reader's own with all that may be answered. */
  readonly pending: readonly PendingView[];
  readonly result: GameResult | null;
}

/** One recorded event as the reader may see it, with the game events that followed from it. */
export interface MatchNews {
  readonly version: Version;
  readonly at: number;
  readonly type: string;
  /** What everybody may know of it. */
  readonly facts: JsonObject;
  readonly game: readonly GameEvent[];
  /** Whether the match is over and its seed revealed; what comes later is a ruling. */
  readonly over: boolean;
}

export interface TranscriptLine {
  readonly version: Version;
  /** 0 for what is not a game event. */
  readonly seq: number;
  /** Type of the game event, or of the recorded one. */
  readonly type: string;
  readonly rule: RuleRef | null;
  readonly text: string;
}

/** Reads matches. What a reader gets never depends on what is hidden from him. */
export interface MatchQueries {
  /** @param version absent: the newest that the reader may see */
  matchView(matchId: string, reader: Reader, version?: Version): Promise<Answered<MatchView>>;
  /** News after a version, oldest first: pages, streams and resumed connections read this. */
  news(matchId: string, reader: Reader, after: Version, limit: number): Promise<Answered<readonly MatchNews[]>>;
  /** @param after only what happened after this version */
  transcript(
    matchId: string,
    reader: Reader,
    language: Language,
    after?: Version,
    names?: PlayerNames,
  ): Promise<Answered<readonly TranscriptLine[]>>;
  /**
   * Stored events with salts and hashes. Judges: always (logged while the match runs; the seed is not there yet). Players:
   * when it has ended. Spectators: when they have seen the end and it is published, as far as they have seen it.
   */
  raw(
    matchId: string,
    reader: Reader,
    published: boolean,
    range?: { readonly from?: Version; readonly to?: Version },
  ): Promise<Answered<readonly StoredEvent[]>>;
  /** Milliseconds until the spectators' delay shows the next version; null when nothing waits. For streams. */
  spectatorWait(matchId: string): Promise<number | null>;
}
