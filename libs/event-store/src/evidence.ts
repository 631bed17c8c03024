import {
  type NodePlace,
  type NoteSigner,
  type Sized,
  type StreamId,
  checkpointText,
  consistencyPlan,
  fold,
  inclusionPlan,
  logOf,
  provesConsistency,
  provesInclusion,
  readCheckpoint,
  signNote,
} from '@arbiter/contracts';
import { archivedProof, type Evidence, type InclusionProof, type SignedCheckpoint, type Version } from '@arbiter/recording';
import { cosignatureLines } from './cosignatures.js';
import type { Queryable } from './feed.js';
import type { Findings } from './findings.js';
import type { LogDatabases } from './log-databases.js';
import { LogChanged, LogFault } from './log-fault.js';
import { type LogKey, logKeys, logOrigin } from './log-keys.js';
import type { ArchivedLog, ArchivedLogs } from './archive/archived-logs.js';
import { ArchivedTree } from './archive/archived-tree.js';
import { readNode, rootOfNodes } from './tree.js';

/**
 * Makes the signed note for a head of the tree.
 * @param signers newest key first
 */
export const headNote = (origin: string, head: Sized, signers: readonly NoteSigner[]): string => {
  const [first, ...others] = signers;
  if (first === undefined) throw new Error(`nobody signs the heads of ${origin}`);
  return signNote(checkpointText({ origin, ...head }), first, ...others);
};

/** Stores a signed head with the size of the head before it. If a head of this size is stored already, that one stays. */
export async function insertHead(connection: Queryable, logId: number, head: Sized, note: string): Promise<void> {
  const { rows } = await connection.query<{ before: string | null }>(
    'SELECT max(size) AS before FROM log_checkpoint WHERE log_id = $1 AND size < $2',
    [logId, head.size],
  );
  await connection.query(
    `INSERT INTO log_checkpoint (log_id, size, root, note, previous_size) VALUES ($1, $2, decode($3, 'hex'), $4, $5) ON CONFLICT DO NOTHING`,
    [logId, head.size, head.root, note, rows[0]?.before ?? null],
  );
}

const checkpointColumns = `log_id AS "logId", size, encode(root, 'hex') AS root, note`;

/** Whether the signed text agrees with the columns of the row. */
const says = ({ note, size, root }: SignedCheckpoint): boolean => {
  const head = readCheckpoint(note.slice(0, note.indexOf('\n\n') + 1));
  return head?.size === size && head.root === root;
};

/** The largest `integer` of PostgreSQL, the type that versions are stored as. */
const greatestVersion = 2 ** 31 - 1;

/** How new a head may be: `public` is for callers who may know no more about running matches than spectators do. */
export type HeadReach = 'public' | 'newest';

/**
 * A proof that the log of `checkpoint.size` events begins with the log of `from` events, unchanged (RFC 6962 2.1.2). `arbiter compare`
 * reads it in this form.
 */
export interface ConsistencyProof {
  readonly from: number;
  /** Hex. */
  readonly path: readonly string[];
  readonly checkpoint: SignedCheckpoint;
}

/**
 * A consistency proof, or why there is none: nothing is public yet, a size is beyond the public head, or no head of this size was signed.
 */
export type ConsistencyAnswer =
  | { readonly kind: 'proof'; readonly proof: ConsistencyProof }
  | { readonly kind: 'nothing-public' }
  | { readonly kind: 'beyond-public-head' | 'no-such-head'; readonly publicSize: number };

/** A log and how much of it is public. */
export interface NamedLog {
  readonly logId: number;
  readonly origin: string;
  readonly publicSize: number;
}

/** An event's leaf in the log, with the data of the leaf. */
interface EventLeaf {
  readonly leaf: number;
  readonly hash: string;
  readonly tag: string;
}
type LeafRow = Omit<EventLeaf, 'leaf'> & { readonly leaf: string };
const leafFrom = (row: LeafRow): EventLeaf => ({ ...row, leaf: Number(row.leaf) });
const leavesOfStream = `SELECT leaf, encode(hash, 'hex') AS hash, encode(tag, 'hex') AS tag FROM log_event
       WHERE log_id = $1 AND stream_id = $2 AND version <= $3 AND stream_type = $4`;

/** Reads a node of the tree of one log. */
type ReadNode = (place: NodePlace) => Promise<Buffer>;

/** Remembers nodes by level and index: the proofs of one stream share most of their nodes. */
const remembering = (read: ReadNode): ReadNode => {
  const nodes = new Map<string, Promise<Buffer>>();
  return (place) => {
    const name = `${place.level}/${place.index}`;
    const node = nodes.get(name) ?? read(place);
    nodes.set(name, node);
    return node;
  };
};

const headOf = ({ logId, size, root, checkpoint }: ArchivedLog): SignedCheckpoint => ({ logId, size, root, note: checkpoint });

type CheckpointRow = Omit<SignedCheckpoint, 'size'> & { readonly size: string };

/** Does what reads a log's tree; a fault of the log that shows is written down as a finding before it is thrown. */
export const unlessBroken = async <T>(findings: Findings | null, logId: number, read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof LogFault) await findings?.report(logId, error.finding(), 'export');
    throw error;
  }
};

/** Proves that events are in the log, each with a signed head that covers it, and that a newer head continues an older one. */
export class PostgresEvidence implements Evidence {
  constructor(
    private readonly databases: LogDatabases<Queryable>,
    private readonly findings: Findings | null = null,
    /** Finds what is no longer in the database; null: nothing is. */
    private readonly archive: ArchivedLogs | null = null,
  ) {}

  /**
   * Proves that an event is in the log, under the oldest head that covers it: how much was recorded afterwards is not for callers who may
   * see only this stream.
   * @param version version of the event; the stream's newest if absent
   * @param reach `public`: null also while that head is not public
   * @throws {LogFault} the tree does not lead from the event to the head, or the head is not what was signed: nothing wrong may be handed
   *   out
   */
  async proof(
    stream: StreamId,
    version?: Version,
    reach: HeadReach = 'newest',
  ): Promise<{ readonly proof: InclusionProof; readonly checkpoint: SignedCheckpoint } | null> {
    const logId = logOf(stream);
    const head = await this.leafOf(stream, version);
    if (head === null) return this.archivedProof(stream, version);
    if (reach === 'public' && !(await this.isPublic(logId, head.leaf))) return null;
    const checkpoint = await this.covering(logId, head.leaf);
    if (checkpoint === null) return null;
    return this.unlessBroken(logId, async () => ({ proof: await this.included(head, checkpoint, this.nodesOf(logId)), checkpoint }));
  }

  /**
   * Proves that all events of a stream up to a version are in the log, under the oldest head that covers them all; null where there is no
   * such event or head.
   * @throws {LogFault} as `proof` does
   */
  async proofs(
    stream: StreamId,
    version: Version,
  ): Promise<{ readonly proofs: readonly InclusionProof[]; readonly checkpoint: SignedCheckpoint } | null> {
    const leaves = await this.leavesOf(stream, version);
    const logId = logOf(stream);
    const checkpoint = await this.covering(logId, leaves.at(-1)?.leaf ?? -1);
    if (leaves.length === 0 || checkpoint === null) return null;
    return this.unlessBroken(logId, async () => {
      const [proofs, nodes] = [[] as InclusionProof[], this.nodesOf(logId)];
      for (const leaf of leaves) proofs.push(await this.included(leaf, checkpoint, nodes));
      return { proofs, checkpoint };
    });
  }

  async origin(stream: StreamId): Promise<string> {
    return this.originOf(logOf(stream));
  }

  /** Returns the name of a log. @throws {Error} while it has none */
  async originOf(logId: number): Promise<string> {
    const origin = await logOrigin(this.databases.of(logId), logId);
    if (origin === null) throw new Error(`log ${logId} has no name yet: its keeper has not run`);
    return origin;
  }

  /** Returns the public keys of the installation, oldest first; none before its keeper has run. */
  keys(): Promise<readonly LogKey[]> {
    return logKeys(this.databases.directory);
  }

  /** Lists the logs of the installation that have a name, by their ids, each with the size of its public head; 0 before the first. */
  async logs(): Promise<readonly NamedLog[]> {
    const found = await this.databases.together(async (database) => {
      const { rows } = await database.query<NamedLog & { readonly publicSize: string }>(
        `SELECT l.log_id AS "logId", l.origin,
           coalesce(nullif(public_size(l.log_id), 0), (SELECT a.size FROM archived_log a WHERE a.log_id = l.log_id), 0) AS "publicSize"
         FROM log l ORDER BY l.log_id`,
      );
      return rows
        .filter(({ logId }) => this.databases.of(logId) === database)
        .map((row) => ({ ...row, publicSize: Number(row.publicSize) }));
    });
    return found.flat().sort((one, other) => one.logId - other.logId);
  }

  /** Whether the public head covers this event. */
  async publiclyCovered(stream: StreamId, version: Version): Promise<boolean> {
    const head = await this.leafOf(stream, version);
    if (head === null) return version <= ((await this.archive?.match(stream))?.events.length ?? 0);
    return this.isPublic(logOf(stream), head.leaf);
  }

  /**
   * Proves that the log of one size continues the log of another size. The newer size must be that of a signed head; neither size may
   * exceed the public head.
   * @param from at least 1, at most `to`
   * @param to size of the newer head; null: the public one
   * @throws {LogFault} the tree does not lead from one to the other
   */
  async consistency(logId: number, from: number, to: number | null): Promise<ConsistencyAnswer> {
    const newest = await this.publicCheckpoint(logId);
    if (newest === null) return { kind: 'nothing-public' };
    const size = to ?? newest.size;
    if (from > newest.size || size > newest.size) return { kind: 'beyond-public-head', publicSize: newest.size };
    const checkpoint = size === newest.size ? newest : await this.checkpointOf(logId, size);
    if (checkpoint === null) return { kind: 'no-such-head', publicSize: newest.size };
    return this.unlessBroken(logId, async () => {
      const nodes = await this.anyNodesOf(logId);
      const older = (from === checkpoint.size ? checkpoint : await this.checkpointOf(logId, from)) ?? {
        size: from,
        root: await rootOfNodes(nodes, from),
      };
      const path = await this.hashes(consistencyPlan(from, checkpoint.size), nodes);
      if (!says(checkpoint) || !provesConsistency(older, checkpoint, path)) throw new LogChanged(logId, checkpoint.size);
      return { kind: 'proof', proof: { from, path, checkpoint } };
    });
  }

  /**
   * Returns the newest signed head; null before the first. Only for those who run the service: it tells that something was recorded before
   * the spectators' delay is over.
   */
  async newestCheckpoint(logId: number): Promise<SignedCheckpoint | null> {
    return (await this.checkpoint(logId, 'log_checkpoint WHERE log_id = $1 ORDER BY size DESC LIMIT 1')) ?? this.archivedHead(logId);
  }

  /** Returns the newest signed head that anybody may see (see `publishHead`); null before the first. */
  async publicCheckpoint(logId: number): Promise<SignedCheckpoint | null> {
    const standing = 'log_public_head JOIN log_checkpoint USING (log_id, size) WHERE log_id = $1 ORDER BY size DESC LIMIT 1';
    return (await this.checkpoint(logId, standing)) ?? this.archivedHead(logId);
  }

  /**
   * Returns the note of the newest public head with the cosignatures that its witnesses have given so far, and how many these are; null
   * before the first head.
   */
  async cosignedCheckpoint(logId: number): Promise<(SignedCheckpoint & { readonly cosignatures: number }) | null> {
    const checkpoint = await this.publicCheckpoint(logId);
    if (checkpoint === null) return null;
    const lines = await cosignatureLines(this.databases.of(logId), logId, checkpoint.size);
    return { ...checkpoint, note: checkpoint.note + lines.join(''), cosignatures: lines.length };
  }

  /**
   * Proves the last event of a stream under one head.
   * @returns the hashes of the proof, hex
   * @throws {LogFault} as `proof` does
   */
  async pathUnder(stream: StreamId, checkpoint: SignedCheckpoint): Promise<readonly string[]> {
    const last = await this.leafOf(stream);
    if (last === null) throw new Error(`there is no ${stream.type} ${stream.id}`);
    return (await this.included(last, checkpoint, this.nodesOf(checkpoint.logId))).path;
  }

  /** Returns the last head of a log whose events were dropped; null where they were not. */
  private async archivedHead(logId: number): Promise<SignedCheckpoint | null> {
    const log = (await this.archive?.dropped(logId)) ?? null;
    return log === null ? null : headOf(log);
  }

  /** Proves an event of a stream that is only in the archive, under the last head of its log. */
  private async archivedProof(
    stream: StreamId,
    version?: Version,
  ): Promise<{ readonly proof: InclusionProof; readonly checkpoint: SignedCheckpoint } | null> {
    const { archive } = this;
    const match = (await archive?.match(stream)) ?? null;
    if (archive === null || match === null) return null;
    const log = await archive.log(match.logId);
    if (log === null) return null;
    if (version === undefined || version === match.events.length) return archivedProof(match, log);
    const found = match.events[version - 1];
    if (found === undefined) return null;
    const { leaf, event } = found;
    const tree = new ArchivedTree(archive, log);
    const checkpoint = headOf(log);
    return this.unlessBroken(match.logId, async () => ({
      proof: await this.included({ leaf, hash: event.hash, tag: event.tag }, checkpoint, (place) => tree.node(place)),
      checkpoint,
    }));
  }

  /** Returns the nodes of a log's tree in the database. */
  private nodesOf(logId: number): ReadNode {
    return remembering((place) => readNode(this.databases.of(logId), logId, place));
  }

  /** Returns the nodes of a log's tree, from the archive where the log's events are only there. */
  private async anyNodesOf(logId: number): Promise<ReadNode> {
    const log = (await this.archive?.dropped(logId)) ?? null;
    if (log === null || this.archive === null) return this.nodesOf(logId);
    const tree = new ArchivedTree(this.archive, log);
    return remembering((place) => tree.node(place));
  }

  private async isPublic(logId: number, leaf: number): Promise<boolean> {
    const { rows } = await this.databases
      .of(logId)
      .query<{ covered: boolean }>('SELECT coalesce((SELECT max(size) FROM log_public_head WHERE log_id = $1) > $2, false) AS covered', [
        logId,
        leaf,
      ]);
    return rows[0]?.covered === true;
  }

  private unlessBroken<T>(logId: number, prove: () => Promise<T>): Promise<T> {
    return unlessBroken(this.findings, logId, prove);
  }

  /** Returns the oldest signed head that covers a leaf. */
  private covering(logId: number, leaf: number): Promise<SignedCheckpoint | null> {
    return this.checkpoint(logId, 'log_checkpoint WHERE log_id = $1 AND size > $2 ORDER BY size LIMIT 1', leaf);
  }

  /**
   * Proves that one event is in the log under a head.
   * @param nodes reads the nodes of the tree
   * @throws {LogFault}
   */
  private async included(event: EventLeaf, checkpoint: SignedCheckpoint, nodes: ReadNode): Promise<InclusionProof> {
    const { leaf, tag } = event;
    const { logId, size: treeSize } = checkpoint;
    const proof = { logId, leaf, tag, treeSize, path: await this.hashes(inclusionPlan(leaf, treeSize), nodes) };
    if (!says(checkpoint) || !provesInclusion(event, proof, checkpoint.root)) throw new LogChanged(logId, treeSize);
    return proof;
  }

  /** Returns the hashes of a proof, hex, each folded from the full subtrees that the plan names. */
  private async hashes(plan: readonly (readonly NodePlace[])[], nodes: ReadNode): Promise<readonly string[]> {
    const path: string[] = [];
    for (const places of plan) path.push(fold(await Promise.all(places.map(nodes))).toString('hex'));
    return path;
  }

  private checkpointOf(logId: number, size: number): Promise<SignedCheckpoint | null> {
    return this.checkpoint(logId, 'log_checkpoint WHERE log_id = $1 AND size = $2', size);
  }

  /**
   * Reads one head.
   * @param from the rest of the SQL query after FROM; $1 is the log
   */
  private async checkpoint(logId: number, from: string, ...values: readonly number[]): Promise<SignedCheckpoint | null> {
    const { rows } = await this.databases.of(logId).query<CheckpointRow>(`SELECT ${checkpointColumns} FROM ${from}`, [logId, ...values]);
    return rows[0] === undefined ? null : { ...rows[0], size: Number(rows[0].size) };
  }

  /** Finds an event's leaf, or that of the stream's newest event if no version is given; null where there is no such event. */
  private async leafOf(stream: StreamId, version?: Version): Promise<EventLeaf | null> {
    const { rows } = await this.databases
      .of(logOf(stream))
      .query<LeafRow>(`${leavesOfStream} ORDER BY version DESC LIMIT 1`, [...this.named(stream, version)]);
    return rows[0] === undefined ? null : leafFrom(rows[0]);
  }

  /** Finds the leaves of a stream's events up to a version, in order. */
  private async leavesOf(stream: StreamId, version: Version): Promise<readonly EventLeaf[]> {
    const { rows } = await this.databases
      .of(logOf(stream))
      .query<LeafRow>(`${leavesOfStream} ORDER BY version`, [...this.named(stream, version)]);
    return rows.map(leafFrom);
  }

  private named(stream: StreamId, version?: Version): readonly (number | string)[] {
    return [logOf(stream), stream.id, version ?? greatestVersion, stream.type];
  }
}
