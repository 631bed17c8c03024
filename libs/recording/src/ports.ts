/**
 * The interfaces that recording needs from outside. Adapters (`@arbiter/event-store`, `@arbiter/jobs`) implement them; tests share one
 * contract suite.
 */

import type { ProjectionTable } from './projections/tables.js';
import { type Catalogue, type StreamFindingCode, type StreamId, streamName } from '@arbiter/contracts';
import type { CardSource, CataloguePins, Ruleset } from '@arbiter/kernel';

/** Version of a stream: 1, 2, 3 ..., without gaps. 0 means "no event yet". */
export type Version = number;

export interface NewEvent {
  readonly type: string;
  readonly schemaVersion: number;
  /** JSON text exactly as it will be stored and hashed. */
  readonly payload: string;
  /** The client's id of the command that led to this event, so that a command can be sent again safely; unique inside a stream. */
  readonly commandId: string | null;
}

export interface StoredEvent extends NewEvent {
  readonly logId: number;
  readonly stream: StreamId;
  readonly version: Version;
  /** 16 random bytes, hex. */
  readonly salt: string;
  /** 16 bytes that tie the event's leaf to its stream and version, hex (`leafTag`). The leaf covers the tag, the event's hash does not. */
  readonly tag: string;
  /** SHA-256 (hex) over length-prefixed previous hash, salt, log, stream, version, type, schema version, command id, key id, payload, sealed. */
  readonly hash: string;
  readonly previousHash: string;
  /**
   * Id of the key that seals personal data; `sealed` has the sealed bytes (hex). Both are null until per-subject encryption exists; both
   * are hashed in any case.
   */
  readonly keyId: string | null;
  readonly sealed: string | null;
  /** When the block was written, ISO 8601. Not hashed, since times of two nodes' clocks prove nothing. */
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
  /** The stream's head as the writer knows it; version 0 and 64 zeros for a new stream. */
  readonly expected: Head;
  readonly events: readonly NewEvent[];
  /** Fence of the writer's lease of the log; the append is refused when another process has taken the log over. Null for logs that nobody leases. */
  readonly fence: number | null;
}

export interface EventStore {
  /**
   * Appends all events or none; they are durable when it resolves (after commit). A request is one command: its events have one command id,
   * or none. If the stream already has events of this command id, these are returned, whatever `expected` says.
   * @throws {VersionConflict} the stream has another head
   * @throws {LeaseLost} another process has taken the log over
   * @throws {OutcomeUnknown} the database can't be reached; the append may or may not have happened: send the same command id again
   */
  append(request: AppendRequest): Promise<readonly StoredEvent[]>;
  /** Reads the events of this stream in order; none where there is no such stream, or where the id belongs to a stream of another type. */
  read(stream: StreamId, range?: { readonly from?: Version; readonly to?: Version }): Promise<readonly StoredEvent[]>;
  head(stream: StreamId): Promise<Head | null>;
  byCommand(stream: StreamId, commandId: string): Promise<readonly StoredEvent[]>;
}

/** A fault of the record of one stream. */
export interface RecordFault {
  readonly stream: StreamId;
  readonly code: StreamFindingCode;
  /** Version of the first wrong event; null where it is not known. */
  readonly version: Version | null;
  readonly detail: string;
}

/** Knows which streams are set apart because their records do not hold, and compares a record with other stored data. */
export interface RecordGuard {
  /** Returns why the stream is set apart; null while no fault is known. May be a second out of date. */
  standing(stream: StreamId): Promise<RecordFault | null>;
  /**
   * Compares a record whose hash chain is sound with the tree, as far as that covers it, and with the length that lists have for it.
   * @param events the whole record, from version 1; none where the stream has no events
   */
  check(stream: StreamId, events: readonly StoredEvent[]): Promise<RecordFault | null>;
  /** Sets the stream apart until an operator settles the finding. Reported once. */
  setApart(fault: RecordFault, foundBy: 'load' | 'export'): Promise<void>;
}

/** The stream is set apart: its record is not used, and nothing is added to it. */
export class RecordBroken extends Error {
  constructor(readonly fault: RecordFault) {
    super(
      `the record of ${streamName(fault.stream)} does not hold${fault.version === null ? '' : ` at version ${fault.version}`} (${fault.code}): ${fault.detail}`,
    );
    this.name = 'RecordBroken';
  }
}

/** Where a process takes commands that other processes forward. */
export interface NodeAddress {
  /** Base URL that the other processes can reach, such as `http://10.0.0.5:3000`. */
  readonly url: string;
  /** Secret of the process, which proves that a forwarded command comes from another process of the installation. */
  readonly key: string;
}

/** A process that may own logs. */
export interface LogOwner {
  /** Unique among running processes. */
  readonly name: string;
  /** Null for a process that takes no forwarded commands. */
  readonly address: NodeAddress | null;
}

/** A process that takes commands. */
export interface AddressedOwner extends LogOwner {
  readonly address: NodeAddress;
}

/** The right of one process to write a log; a greater fence ends it. */
export interface Lease {
  readonly logId: number;
  readonly owner: string;
  readonly fence: number;
}

/**
 * What became of asking for a lease: it is the asker's, or another process holds it, which may take forwarded commands, or the log is sealed
 * and nobody writes it any more.
 */
export type LeaseAnswer =
  | { readonly kind: 'granted'; readonly lease: Lease }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'refused'; readonly address: NodeAddress | null };

/** Leases of logs, timed by one clock: one owner writes a log and holds its matches in memory; another takes over once the lease has expired. */
export interface LeaseStore {
  /** Takes a log that nobody holds, or that the same owner holds already; each time with a greater fence. */
  acquire(logId: number, owner: LogOwner, ttlMs: number): Promise<LeaseAnswer>;
  /** Returns where a log's lease is kept: those of one place are extended in one call, and a place may fail while others answer. */
  placeOf(logId: number): unknown;
  /**
   * Extends leases, also those that expired in between, as long as nobody else took the log.
   * @returns the ids of the logs whose leases were extended
   */
  renew(leases: readonly Lease[], ttlMs: number): Promise<readonly number[]>;
  /** Ends a lease at once. The next fence is greater all the same. */
  release(lease: Lease): Promise<void>;
  /**
   * Registers a process for a time among those that own logs and take commands.
   * @returns all that are registered now, itself included
   */
  attend(node: AddressedOwner, ttlMs: number): Promise<readonly AddressedOwner[]>;
  /** Ends the registration of a process. */
  leave(name: string): Promise<void>;
  /**
   * Gives a log that nobody holds to another process, if that one is registered.
   * @returns where the process takes commands that holds the log now; null where nobody holds it, or its holder takes none
   */
  entrust(logId: number, node: AddressedOwner, ttlMs: number): Promise<NodeAddress | null>;
  /**
   * Gives a log to another process, with a greater fence.
   * @returns whether the lease was still held
   */
  handOver(lease: Lease, node: AddressedOwner, ttlMs: number): Promise<boolean>;
}

export interface Snapshot {
  readonly matchId: string;
  readonly version: Version;
  /** Version of the rules that produced the state. */
  readonly engineHash: string;
  readonly state: string;
}

export interface SnapshotStore {
  /** Keeps a snapshot; those before the newest two of the match may go. */
  save(snapshot: Snapshot): Promise<void>;
  /** Removes every snapshot of a match: nobody plays it any more. */
  drop(matchId: string): Promise<void>;
  latest(matchId: string, atMost?: Version): Promise<Snapshot | null>;
}

/** One entry of a log's feed, which has no gaps; projections and the Merkle tree follow it. */
export interface FeedEntry {
  /** 0, 1, 2 ... without a gap. */
  readonly leaf: number;
  readonly event: StoredEvent;
}

export interface Feed {
  read(logId: number, fromLeaf: number, limit: number): Promise<readonly FeedEntry[]>;
  /** Returns the number of leaves. */
  size(logId: number): Promise<number>;
}

/** RFC 6962 proof that an event of the feed is in the log. */
export interface InclusionProof {
  readonly logId: number;
  readonly leaf: number;
  /** Tag of the event, hex: the leaf's data is the event's hash and this tag. */
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
  /**
   * Returns the name of the log in which a stream is recorded.
   * @throws {Error} while it has none: nothing was ever signed
   */
  origin(stream: StreamId): Promise<string>;
  /**
   * Proves one event under the oldest checkpoint that covers it; null while there is none, and then it is up to the caller to wait.
   * @param version version of the event; the stream's newest if absent
   */
  proof(stream: StreamId, version?: Version): Promise<{ readonly proof: InclusionProof; readonly checkpoint: SignedCheckpoint } | null>;
  /**
   * Proves every event of a stream up to a version, in order, all under the oldest checkpoint that covers the last one; null while there is
   * none.
   */
  proofs(
    stream: StreamId,
    version: Version,
  ): Promise<{ readonly proofs: readonly InclusionProof[]; readonly checkpoint: SignedCheckpoint } | null>;
}

/** Secrets of streams, such as a match's seed. They must outlive every process, and no event contains them before the stream ends. */
export interface SecretStore {
  /**
   * Stores the first value that is ever given for this stream and name; returns the stored value.
   * @param value hex digits
   */
  keep(streamId: string, name: string, value: string): Promise<string>;
  read(streamId: string, name: string): Promise<string | null>;
}

/** Values that a projection writes; objects and arrays are stored as JSON. */
export type ColumnValue = null | boolean | number | string | { readonly [key: string]: unknown } | readonly unknown[];
export interface Columns {
  readonly [column: string]: ColumnValue;
}

/** A change of one row that follows from a feed entry. The runner adds the generation, so that a rebuild exists beside the old rows. */
export type RowChange =
  /** Inserts the row, or overwrites `values` of the row with this key. */
  | { readonly change: 'put'; readonly table: ProjectionTable; readonly key: Columns; readonly values: Columns }
  /** Overwrites `values` of the rows in which every column of `key` matches; does nothing where there is none. */
  | { readonly change: 'patch'; readonly table: ProjectionTable; readonly key: Columns; readonly values: Columns }
  | { readonly change: 'remove'; readonly table: ProjectionTable; readonly key: Columns };

/**
 * Reads the rows of a projection's own table in which a column has one of these values, as the entries before left them. Whole numbers of 64
 * bits come as texts.
 */
export type StandingRows = (table: ProjectionTable, column: string, values: readonly string[]) => Promise<readonly Columns[]>;

/** The rows that follow from the events of the log. Deterministic: the same feed gives the same rows. */
export interface Projection {
  readonly name: string;
  readonly tables: readonly ProjectionTable[];
  /** Types of streams whose events the projection takes; it is not given any others. */
  readonly streamTypes: readonly string[];
  /** Column that holds the stream's id in every row: the audit compares the rows of one stream with its events. */
  readonly streamColumn: string;
  /**
   * Returns the row changes that follow from the next entries of these types, in order. Written in one transaction with the checkpoint.
   * @param standing for rows that follow from earlier ones; absent: no entry came before
   */
  project(entries: readonly FeedEntry[], standing?: StandingRows): Promise<readonly RowChange[]> | readonly RowChange[];
}

/** When the next clock of a match runs out, and when a node last served that match. */
export interface ClockEntry {
  readonly matchId: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly deadline: number;
  /** Milliseconds since 1970-01-01 UTC; the time from then until a takeover is downtime, and credited. */
  readonly aliveAt: number;
}

/** Deadlines that survive a restart. They follow from the log, so a lost row only causes a delay. */
export interface ClockStore {
  set(entry: ClockEntry): Promise<void>;
  clear(matchId: string): Promise<void>;
  get(matchId: string): Promise<ClockEntry | null>;
  /** Sets `aliveAt` of these matches. */
  beat(matchIds: readonly string[], aliveAt: number): Promise<void>;
  /** Returns entries whose deadline is at or before `now`, earliest first. */
  due(now: number, limit: number): Promise<readonly ClockEntry[]>;
}

/** The source of time: stored times are wall time; durations are measured in monotonic time. */
export interface TimeSource {
  /** Returns wall time: milliseconds since 1970-01-01 UTC, an integer. It may be set forward or back at any moment. */
  now(): number;
  /** Returns milliseconds since an arbitrary moment of this process; they only increase, and nobody can set them. */
  monotonic(): number;
  /** Resolves after that many milliseconds; used only while waiting for another node's lease to expire. */
  sleep(ms: number): Promise<void>;
}

/** Cryptographic randomness for seeds. */
export interface SecretSource {
  /** Draws a seed: 64 hex digits. */
  seed(): string;
}

/** Tells everyone who follows a match that it has a new version; called after the commit, never awaited for the acknowledgement. */
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
   * Loads rules with their cards.
   * @param version SHA-256 (hex) of the released bundle
   * @param catalogue the catalogue that the match pins; absent: the newest catalogue of these rules. A bundle of contract 1 contains its
   *   cards
   * @throws {UnknownRuleset} for a version or a catalogue that is not installed
   */
  load(version: string, catalogue?: CataloguePins): Promise<Ruleset>;
  /**
   * Loads rules with cards that the caller provides, as an export does.
   * @throws {UnknownRuleset} also for a bundle of contract 1
   */
  loadWith(version: string, cards: CardSource): Promise<Ruleset>;
  /**
   * Returns the cards that `load` gives the rules.
   * @throws {UnknownRuleset}
   */
  cardsOf(version: string, catalogue?: CataloguePins): Promise<RulesetCards>;
}

/** Where catalogues are stored. */
export interface CatalogueStore {
  /**
   * Reads a catalogue.
   * @returns null when there is none with this root and these openings
   * @throws {Error} when the stored catalogue does not have this root
   */
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
    super(`another process owns the log of ${streamName(stream)}`);
  }
}
