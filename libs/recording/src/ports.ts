/** What recording needs from the outside. Adapters (`@arbiter/event-store`, `@arbiter/jobs`) implement these; tests share one contract suite. */

import { type Catalogue, type StreamFindingCode, type StreamId, streamName } from '@arbiter/contracts';
import type { CardSource, CataloguePins, Ruleset } from '@arbiter/kernel';

/** Version of a stream: 1, 2, 3 ..., dense. 0 means "no event yet". */
export type Version = number;

export interface NewEvent {
  readonly type: string;
  readonly schemaVersion: number;
  /** JSON text exactly as it will be stored and hashed. */
  readonly payload: string;
  /** The client's id of the command that led to this event, for idempotent resending; unique inside a stream. */
  readonly commandId: string | null;
}

export interface StoredEvent extends NewEvent {
  readonly logId: number;
  readonly stream: StreamId;
  readonly version: Version;
  /** 16 random bytes, hex. */
  readonly salt: string;
  /** 16 bytes that tie the event's leaf to its stream and version, hex (`leafTag`). The leaf covers it, the hash does not. */
  readonly tag: string;
  /** SHA-256 (hex) over length-prefixed previous hash, salt, log, stream, version, type, schema version, command id, key id, payload, sealed. */
  readonly hash: string;
  readonly previousHash: string;
  /** Key that seals personal data, and the sealed bytes (hex). Null until per-subject encryption exists; hashed either way. */
  readonly keyId: string | null;
  readonly sealed: string | null;
  /** When the block was written, ISO 8601. Not hashed: two nodes' clocks prove nothing. */
  readonly recordedAt: string;
}

export interface Head {
  readonly version: Version;
  readonly hash: string;
}

export interface AppendRequest {
  readonly stream: StreamId;
  /** Key of the stream's tags, hex (`tagKeyOf`): always the same for one stream. */
  readonly tagKey: string;
  /** Where the writer believes the stream stands; version 0 and 64 zeros for a new stream. */
  readonly expected: Head;
  readonly events: readonly NewEvent[];
  /** The writer's lease fence; the append is refused when another owner has taken the match over. Null for streams that nobody leases. */
  readonly fence: number | null;
}

export interface EventStore {
  /**
   * All events or none; durable when it resolves (after commit). A request is one command: its events carry one command id, or none.
   * Resending a command id that the stream already holds gives the events that it led to then, whatever `expected` says.
   * @throws {VersionConflict} the stream stands elsewhere
   * @throws {LeaseLost} another owner has taken the match over
   * @throws {OutcomeUnknown} the database went away; the append may or may not have happened: resend the same command id
   */
  append(request: AppendRequest): Promise<readonly StoredEvent[]>;
  /** Events of this stream in order; none where there is no such stream, or where what has the id is of another type. */
  read(stream: StreamId, range?: { readonly from?: Version; readonly to?: Version }): Promise<readonly StoredEvent[]>;
  head(stream: StreamId): Promise<Head | null>;
  byCommand(stream: StreamId, commandId: string): Promise<readonly StoredEvent[]>;
}

/** What is wrong with the record of one stream. */
export interface RecordFault {
  readonly stream: StreamId;
  readonly code: StreamFindingCode;
  /** Of the first wrong event; null where none can be named. */
  readonly version: Version | null;
  readonly detail: string;
}

/** Knows which streams are set apart because their records do not hold, and holds a record against what is kept beside it. */
export interface RecordGuard {
  /** Why the stream is set apart; null while nothing is known against it. May be a second old. */
  standing(stream: StreamId): Promise<RecordFault | null>;
  /**
   * Holds a record whose hash chain is sound against the tree, as far as that covers it, and against what lists say of its length.
   * @param events the whole record, from version 1; none where the stream has no events
   */
  check(stream: StreamId, events: readonly StoredEvent[]): Promise<RecordFault | null>;
  /** Sets the stream apart until an operator settles it. Told once. */
  setApart(fault: RecordFault, foundBy: 'load' | 'export'): Promise<void>;
}

/** The stream is set apart: nothing is read from its record and nothing added to it. */
export class RecordBroken extends Error {
  constructor(readonly fault: RecordFault) {
    super(
      `the record of ${streamName(fault.stream)} does not hold${fault.version === null ? '' : ` at version ${fault.version}`} (${fault.code}): ${fault.detail}`,
    );
    this.name = 'RecordBroken';
  }
}

export interface Lease {
  readonly matchId: string;
  readonly owner: string;
  readonly fence: number;
}

/** One owner folds a live match in memory; any node can take over after the lease ran out. */
export interface LeaseStore {
  acquire(matchId: string, owner: string, ttlMs: number): Promise<Lease | null>;
  renew(lease: Lease, ttlMs: number): Promise<boolean>;
  release(lease: Lease): Promise<void>;
}

export interface Snapshot {
  readonly matchId: string;
  readonly version: Version;
  /** Ruleset version that produced the state. */
  readonly engineHash: string;
  readonly state: string;
}

export interface SnapshotStore {
  save(snapshot: Snapshot): Promise<void>;
  latest(matchId: string, atMost?: Version): Promise<Snapshot | null>;
}

/** One entry of a log's dense feed: what projections and Merkle tree follow. */
export interface FeedEntry {
  /** 0, 1, 2 ... without a gap. */
  readonly leaf: number;
  readonly event: StoredEvent;
}

export interface Feed {
  read(logId: number, fromLeaf: number, limit: number): Promise<readonly FeedEntry[]>;
  /** Number of leaves that there are. */
  size(logId: number): Promise<number>;
}

/** RFC 6962 evidence over the feed. */
export interface InclusionProof {
  readonly logId: number;
  readonly leaf: number;
  /** Tag of the event, hex: the leaf stands for its hash and this. */
  readonly tag: string;
  readonly treeSize: number;
  /** Sibling hashes (hex), leaf upwards. */
  readonly path: readonly string[];
}

export interface SignedCheckpoint {
  readonly logId: number;
  readonly size: number;
  /** Root hash, hex. */
  readonly root: string;
  /** The signed note, C2SP tlog-checkpoint format. */
  readonly note: string;
}

export interface Evidence {
  /** Name of the log. @throws {Error} while it has none: nothing was ever signed */
  origin(): Promise<string>;
  /**
   * Under the oldest checkpoint that covers the event; null while there is none: waiting is the caller's matter.
   * @param version of the event; absent: the stream's newest
   */
  proof(stream: StreamId, version?: Version): Promise<{ readonly proof: InclusionProof; readonly checkpoint: SignedCheckpoint } | null>;
  /** Proofs of every event of a stream up to a version, in order, all under the oldest checkpoint that covers the last; null while there is none. */
  proofs(
    stream: StreamId,
    version: Version,
  ): Promise<{ readonly proofs: readonly InclusionProof[]; readonly checkpoint: SignedCheckpoint } | null>;
}

/** Secrets of a stream that must outlive every process and stand in no event before its end: of a match, its seed. */
export interface SecretStore {
  /** Keeps the first value ever given for this stream and name; gives back what is kept. @param value hex digits */
  keep(streamId: string, name: string, value: string): Promise<string>;
  read(streamId: string, name: string): Promise<string | null>;
}

/** Values that a projection writes; objects and arrays are stored as JSON. */
export type ColumnValue = null | boolean | number | string | { readonly [key: string]: unknown } | readonly unknown[];
export interface Columns {
  readonly [column: string]: ColumnValue;
}

/** One row that a feed entry leads to. The runner adds the generation, so that a rebuild stands beside the old rows. */
export type RowChange =
  /** Inserts the row, or overwrites `values` of the row with this key. */
  | { readonly change: 'put'; readonly table: ProjectionTable; readonly key: Columns; readonly values: Columns }
  /** Overwrites `values` where every column of `key` matches; no row, no change. */
  | { readonly change: 'patch'; readonly table: ProjectionTable; readonly key: Columns; readonly values: Columns }
  | { readonly change: 'remove'; readonly table: ProjectionTable; readonly key: Columns };

/** Tables that projections may write; their columns are in the migrations. */
export const projectionTables = ['match_list', 'match_participation', 'transcript_line'] as const;
export type ProjectionTable = (typeof projectionTables)[number];

/** What rows the events of the log lead to. Deterministic: the same feed gives the same rows. */
export interface Projection {
  readonly name: string;
  readonly tables: readonly ProjectionTable[];
  /** Types of streams whose events it takes; it is never shown any other. */
  readonly streamTypes: readonly string[];
  /** Column that holds the stream's id in every row: the audit compares the rows of one stream with its events. */
  readonly streamColumn: string;
  /** Rows that the next entries of these types lead to, in order. Written in one transaction with the checkpoint. */
  project(entries: readonly FeedEntry[]): Promise<readonly RowChange[]> | readonly RowChange[];
}

/** When the next clock of a match runs out, and when a node last served that match. */
export interface ClockEntry {
  readonly matchId: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly deadline: number;
  /** The same unit; what lies between it and a takeover is downtime, and credited. */
  readonly aliveAt: number;
}

/** Deadlines that survive a restart. Derived from the log, so losing a row costs promptness and never truth. */
export interface ClockStore {
  set(entry: ClockEntry): Promise<void>;
  clear(matchId: string): Promise<void>;
  get(matchId: string): Promise<ClockEntry | null>;
  /** Moves `aliveAt` of these matches on. */
  beat(matchIds: readonly string[], aliveAt: number): Promise<void>;
  /** Entries whose deadline is at or before `now`, earliest first. */
  due(now: number, limit: number): Promise<readonly ClockEntry[]>;
}

/** Where time comes from: what is written down is wall time, what is measured is monotonic time. */
export interface TimeSource {
  /** Wall time: milliseconds since 1970-01-01 UTC, an integer. Somebody may set it forward or back at any moment. */
  now(): number;
  /** Milliseconds since an arbitrary moment of this process, which only ever run forward and which nobody sets. */
  monotonic(): number;
  /** Resolves after so many milliseconds; used only while another node's lease runs out. */
  sleep(ms: number): Promise<void>;
}

/** Cryptographic randomness for seeds. */
export interface SecretSource {
  /** 64 hex digits. */
  seed(): string;
}

/** Tells whoever follows a match that it has moved; called after the commit, never awaited for the acknowledgement. */
export interface Announcer {
  announce(news: { readonly matchId: string; readonly version: Version; readonly hash: string }): void;
}

/** The cards that go with rules: inside a bundle of contract 1, else a catalogue of their own. */
export type RulesetCards =
  | {
      readonly kind: 'bundled' /** JSON of all card programs. */;
      readonly text: string /** SHA-256 (hex) of the text. */;
      readonly hash: string;
    }
  | { readonly kind: 'catalogue'; readonly catalogue: Catalogue };

/** Finds the rules that a match was recorded with, and its cards. */
export interface RulesetRegistry {
  /**
   * @param version SHA-256 (hex) of the released bundle
   * @param catalogue what the match pins of its cards; absent: the newest catalogue of these rules. A bundle of contract 1 has its cards inside
   * @throws {UnknownRuleset} for a version or a catalogue that is not here
   */
  load(version: string, catalogue?: CataloguePins): Promise<Ruleset>;
  /** The rules with cards that the caller brings, as an export does. @throws {UnknownRuleset} also for a bundle of contract 1 */
  loadWith(version: string, cards: CardSource): Promise<Ruleset>;
  /** The cards that `load` gives the rules. @throws {UnknownRuleset} */
  cardsOf(version: string, catalogue?: CataloguePins): Promise<RulesetCards>;
}

/** Where catalogues are kept. */
export interface CatalogueStore {
  /** @returns null when there is none with this root and these openings @throws {Error} when what is kept is not what its root says */
  read(pins: CataloguePins): Promise<Catalogue | null>;
}

export class UnknownRuleset extends Error {
  constructor(
    readonly version: string,
    detail = 'no such release',
  ) {
    super(`unknown ruleset ${version}: ${detail}`);
    this.name = 'UnknownRuleset';
  }
}

export class VersionConflict extends Error {
  constructor(
    readonly stream: StreamId,
    readonly expected: Version,
  ) {
    super(`${streamName(stream)} does not stand at version ${expected}`);
  }
}

/** Thrown when the database could not be asked whether a commit happened. Resending the same command id is safe. */
export class OutcomeUnknown extends Error {
  constructor(
    readonly stream: StreamId,
    cause: unknown,
  ) {
    super(`the database did not say whether the append to ${streamName(stream)} was committed`, { cause });
  }
}

export class LeaseLost extends Error {
  constructor(readonly stream: StreamId) {
    super(`another node owns ${streamName(stream)}`);
  }
}
