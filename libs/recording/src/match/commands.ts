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
  Ruleset,
  Seat,
  View,
} from '@arbiter/kernel';
import type { CallKind, CallOutcome } from '@arbiter/contracts';
import type { Answered } from './problem.js';
import type { StoredEvent, Version } from '../ports.js';

/** Evidence for the sender: where their command stands in the match's chain. Sent after the commit. */
export interface Ack {
  readonly matchId: string;
  /** Version of the last event that the command led to. */
  readonly version: Version;
  /** Hash of that event. */
  readonly hash: string;
}

/** The acknowledgement of an answer. */
export interface AnswerAck extends Ack {
  /** What the player is asked now, where whoever carried the answer out told it. */
  readonly next?: MatchDecisions;
}

/** Time limits of a match, all in milliseconds. */
export interface ClockRules {
  /** Each player's bank at the start of every game. */
  readonly bankMs: number;
  /** Free time of every decision, used before the bank. */
  readonly decisionMs: number;
  /** Time that is added to the bank after every answer. */
  readonly incrementMs: number;
}

/** How far spectators lag behind while the match runs; both limits apply. */
export interface SpectatorDelay {
  readonly versions: number;
  readonly ms: number;
}

/** The acknowledgement of a call for a judge. */
export interface CallAck extends Ack {
  /** Number of the call in its match. */
  readonly call: number;
  /** Whether it holds the match until it is closed. */
  readonly stops: boolean;
  /** How many calls of this player can still stop the match in this game. */
  readonly stopsLeft: number;
}

/** An open call as players and judges see it. */
export interface CallShown {
  readonly call: number;
  readonly seat: Seat;
  readonly kind: CallKind;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly sawVersion: Version;
  readonly stops: boolean;
  /** Whether a judge has taken it. */
  readonly taken: boolean;
}

export interface CreateMatch {
  /** UUIDv7. Sending the same id with the same command id again gets the first answer. */
  readonly matchId: string;
  readonly commandId: string;
  /** The gathering (a tournament, a league evening) that the match belongs to. */
  readonly gatheringId: string | null;
  /** Opaque ids of the players, in seat order. No names: the log holds no personal data in the clear. */
  readonly players: readonly string[];
  /** SHA-256 (hex) of a released rules bundle. */
  readonly ruleset: string;
  readonly format: FormatPins;
  readonly decks?: readonly Json[];
  readonly clock: ClockRules | null;
  readonly spectatorDelay: SpectatorDelay;
  /** Whether the match starts by itself when the last player is ready. */
  readonly autoStart: boolean;
  /** The table of a tournament's round that the match is played at; absent outside tournaments. */
  readonly tournament?: { readonly id: string; readonly round: number; readonly table: number } | null;
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
  /** The round's time is over; what follows is what the format's option `endOfRound` names. */
  | { readonly type: 'timeCalled' }
  /** Only before the start: the seats whose players did not come lose, and the match is over. */
  | { readonly type: 'noShow'; readonly seats: readonly Seat[]; readonly reason: string; readonly rules: readonly RuleRef[] }
  /** Says that this judge comes to a call. */
  | { readonly type: 'takeCall'; readonly call: number }
  /** Closes a call; the time that an improper one held the match is charged to the caller's bank. */
  | { readonly type: 'closeCall'; readonly call: number; readonly outcome: CallOutcome; readonly improper: boolean }
  /** Only in a paused match, and within the game that is under way: what stood at the version stands again. */
  | {
      readonly type: 'rewind';
      readonly toVersion: Version;
      /** Which banks the players have afterwards: those of then, or those of now. */
      readonly banks: 'then' | 'now';
      readonly reason: string;
      readonly rules: readonly RuleRef[];
    };

/**
 * Everything that can be done to a match. Each method resolves after the commit. A refusal is returned and leaves no event; an exception
 * means a bug of ours or a store that can't be reached, and then the same command may be sent again.
 */
export interface MatchCommands {
  /** Draws the secret seed, pins everything, records `MatchCreated`. */
  create(command: CreateMatch): Promise<Answered<Ack>>;
  ready(command: BySeat): Promise<Answered<Ack>>;
  /**
   * Commits a player to entropy of their own before the start, once.
   * @param command.commitment 64 hex digits, see `entropyCommitment`
   */
  commitEntropy(command: BySeat & { readonly commitment: string }): Promise<Answered<Ack>>;
  /** Records that a player adds no entropy, so that the others may open theirs. */
  declineEntropy(command: BySeat): Promise<Answered<Ack>>;
  /**
   * Opens the entropy that a player committed to, once every player has committed or declined (before that 409 `match/entropy-waiting`).
   * Entropy that does not fit the commitment is refused (422 `match/entropy-mismatch`). A player who has committed is ready only after
   * opening.
   * @param command.entropy 32 to 128 hex digits, an even number
   */
  openEntropy(command: BySeat & { readonly entropy: string }): Promise<Answered<Ack>>;
  /** Starts when every player is ready. */
  start(command: ByCommand): Promise<Answered<Ack>>;
  /** Answers a decision. 409 `decision/closed` when it was answered or changed; what others do in the meantime does not close it. */
  answer(command: BySeat & { readonly decision: number; readonly answer: Answer }): Promise<Answered<AnswerAck>>;
  /**
   * Concedes the game or the match. The match may also be conceded before its start, without the rules; 409 `judge/players-left` when more
   * than one player would be left.
   */
  concede(command: BySeat & { readonly scope: 'game' | 'match' }): Promise<Answered<Ack>>;
  /** Offers a draw. 409 `draw/already-offered` while the same offer of this seat is open; an offer lapses when another player plays on. */
  offerDraw(command: BySeat & { readonly scope: 'game' | 'match' }): Promise<Answered<Ack>>;
  /** Agrees to an open offer of a draw; the last agreement ends the game or the match. */
  agreeDraw(command: BySeat & { readonly scope: 'game' | 'match' }): Promise<Answered<Ack>>;
  /**
   * Calls a judge. The match is held at once, unless this player has stopped this game by calls three times: then the call is open and the
   * match goes on. 409 `call/already-open` while another call of this seat is open.
   * @param command.sawVersion the newest version that the caller has seen
   */
  callJudge(command: BySeat & { readonly kind: CallKind; readonly sawVersion: Version }): Promise<Answered<CallAck>>;
  /**
   * Carries out an act of a judge. A ruling may be given at any time, even after the end. A match loss or a no-show before the start ends
   * the match without the rules; 409 `judge/players-left` when more than one player would be left. Losses after the end are refused
   * (`judge/result-stands`). Time is called once, while the match runs or is paused; 422 `time/not-offered` where its rules do not know
   * that, or its format does not say what follows; 409 `time/called`.
   */
  judge(command: ByJudge & { readonly act: JudgeAct }): Promise<Answered<Ack>>;
  /** Ends the match without a result and reveals its seed. */
  cancel(command: ByCommand & { readonly by: string; readonly reason: string }): Promise<Answered<Ack>>;
  /** Renews leases and heartbeats, and times players out whose clocks have run out. The host calls it about once a second. */
  tick(): Promise<void>;
  /** Releases every lease. */
  close(): Promise<void>;
}

/** Records that a judge looks at a match that is under way, before anything is shown to them. */
export interface JudgeLog {
  /** Records that a judge looks at a match, valid for some time. Refuses the match's own players. A match that is over needs no record. */
  judgeViewed(matchId: string, judge: string): Promise<Answered<null>>;
}

/** The perspective from which a match is read. */
export type Reader =
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  /** A judge: recorded while the match runs, and refused to the match's players. `as` selects another perspective. */
  | {
      readonly kind: 'judge';
      readonly judge: string;
      readonly as?: { readonly kind: 'player'; readonly seat: Seat } | { readonly kind: 'spectator' };
    };

export type MatchStatus = 'created' | 'running' | 'paused' | 'ended' | 'cancelled';

/** State of a seat's entropy. No seat opens its entropy while any seat is undecided. */
export type EntropyState = 'undecided' | 'declined' | 'committed' | 'opened';

export interface ClockReading {
  readonly seat: Seat;
  /** What was left in the bank when the clock was last charged, in milliseconds. */
  readonly bankMs: number;
  /** Set while the player's clock runs. Times are milliseconds since 1970-01-01 UTC. */
  readonly running: { readonly decision: number; readonly since: number; readonly deadline: number } | null;
}

/** A clock as readers see it: no clock runs unless the match does. */
export interface ClockShown extends ClockReading {
  /** While the match is paused: the decision that the clock was running for, and the time that it has left. */
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
  /**
   * The moment at which the reader sees this version, on the same scale: a running clock has its deadline minus this left. An older version
   * is seen at the moment when it was recorded.
   */
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
  /** Open calls for a judge; spectators are not told what is open, only that a judge was called. */
  readonly calls: readonly CallShown[];
  /** Null before the start. */
  readonly view: View | null;
  /** Open decisions; the reader's own with all possible answers. */
  readonly pending: readonly PendingView[];
  readonly result: GameResult | null;
}

/** What a match asks at one version, as the reader may see it. */
export interface MatchDecisions {
  readonly version: Version;
  readonly status: MatchStatus;
  /** Open decisions; the reader's own with all possible answers. */
  readonly pending: readonly PendingView[];
}

/** One recorded event as the reader may see it, with the game events that followed from it. */
export interface MatchNews {
  readonly version: Version;
  readonly at: number;
  readonly type: string;
  /** What everybody may know about the event. */
  readonly facts: JsonObject;
  readonly game: readonly GameEvent[];
  /** Whether the match is over and its seed revealed; only rulings can come later. */
  readonly over: boolean;
}

export interface TranscriptLine {
  readonly version: Version;
  /** `seq` of the game event; 0 for a recorded event. */
  readonly seq: number;
  /** Type of the game event, or of the recorded one. */
  readonly type: string;
  readonly rule: RuleRef | null;
  readonly text: string;
}

/** Reads matches. What a reader gets never depends on information that is hidden from them. */
export interface MatchQueries {
  /**
   * Returns the match at one version as the reader sees it.
   * @param version absent: the newest that the reader may see
   */
  matchView(matchId: string, reader: Reader, version?: Version): Promise<Answered<MatchView>>;
  /** Returns the open decisions at one version, like `matchView` and without the rest of it. */
  decisions(matchId: string, reader: Reader, version?: Version): Promise<Answered<MatchDecisions>>;
  /** Returns the news after a version, oldest first; used by pages, streams and resumed connections. */
  news(matchId: string, reader: Reader, after: Version, limit: number): Promise<Answered<readonly MatchNews[]>>;
  /**
   * Returns the transcript's lines as the reader may see them.
   * @param after only what happened after this version
   */
  transcript(
    matchId: string,
    reader: Reader,
    language: Language,
    after?: Version,
    names?: PlayerNames,
  ): Promise<Answered<readonly TranscriptLine[]>>;
  /**
   * Returns stored events with salts and hashes. Judges may always read them (recorded while the match runs; the seed is not there yet);
   * players when the match has ended; spectators when they have seen the end and the match is published, as far as they have seen it.
   */
  raw(
    matchId: string,
    reader: Reader,
    published: boolean,
    range?: { readonly from?: Version; readonly to?: Version },
  ): Promise<Answered<readonly StoredEvent[]>>;
  /** Returns the rules that the match is played by, with the cards that it pins: they tell what readers get in words. */
  rules(matchId: string): Promise<Answered<Ruleset>>;
  /** Returns the milliseconds until the spectators' delay shows the next version; null when no version waits. For streams. */
  spectatorWait(matchId: string): Promise<number | null>;
}
