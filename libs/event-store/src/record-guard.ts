import { type StreamId, eventLeaf, logOf, matchStreamType, streamName } from '@arbiter/contracts';
import type { RecordFault, RecordGuard, StoredEvent } from '@arbiter/recording';
import type { Queryable } from './feed.js';
import type { Finding, Findings } from './findings.js';
import type { LogDatabases } from './log-databases.js';
import { grownFrom, tileWidth } from './tree.js';

/** How long the list of streams that are set apart is used before it is read again, in milliseconds. */
const freshMs = 1_000;

/** Makes a finding from a fault of one stream's record. */
export const streamFinding = ({ stream, code, version, detail }: RecordFault): Finding => ({
  code,
  subject: streamName(stream),
  stream,
  version,
  detail,
});

/** Knows which streams are set apart, which all processes share through the findings, and compares records with tree and match list. */
export class PostgresRecordGuard implements RecordGuard {
  private apart: ReadonlyMap<string, RecordFault> = new Map();
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | null = null;

  constructor(
    private readonly databases: LogDatabases<Queryable>,
    private readonly findings: Findings,
  ) {}

  async standing(stream: StreamId): Promise<RecordFault | null> {
    if (performance.now() - this.askedAt >= freshMs) {
      this.asking ??= this.refresh().finally(() => (this.asking = null));
      await this.asking;
    }
    return this.apart.get(stream.id) ?? null;
  }

  check(stream: StreamId, events: readonly StoredEvent[]): Promise<RecordFault | null> {
    const logId = logOf(stream);
    return standsBeside(this.databases.directory, this.databases.of(logId), logId, stream, events);
  }

  async setApart(fault: RecordFault, foundBy: 'load' | 'export'): Promise<void> {
    await this.findings.report(logOf(fault.stream), streamFinding(fault), foundBy);
    this.askedAt = Number.NEGATIVE_INFINITY;
  }

  private async refresh(): Promise<void> {
    const open = await this.findings.apart();
    this.apart = new Map(open.map((fault) => [fault.stream.id, fault]));
    this.askedAt = performance.now();
  }
}

/**
 * Compares a record whose chain is sound with the list of matches and the tree.
 * @param directory has the list of matches; where it is another database than the log's, it must be seen at an earlier moment
 * @param connection to the database of the log
 */
export const standsBeside = async (
  directory: Queryable,
  connection: Queryable,
  logId: number,
  stream: StreamId,
  events: readonly StoredEvent[],
): Promise<RecordFault | null> =>
  (stream.type === matchStreamType ? await cut(directory, connection, logId, stream) : null) ??
  (events.length === 0 ? null : otherLeaf(connection, logId, stream, events));

/** SQL for how far the tree has been grown, in leaves. */
const extent = `greatest(
  (SELECT (max(tile_index) + 1) * 256 FROM log_tile WHERE log_id = $1 AND level = 0),
  (SELECT max(tile_index * 256 + start + octet_length(hashes) / 32) FROM log_tile_run WHERE log_id = $1))`;

/**
 * Checks that the newest event which is in the tree is the one that the tree was grown from. The events before it need no check: its hash
 * covers their chain.
 */
const otherLeaf = async (
  connection: Queryable,
  logId: number,
  stream: StreamId,
  events: readonly StoredEvent[],
): Promise<RecordFault | null> => {
  const { rows } = await connection.query<{ version: number; leaf: string }>({
    name: 'record-newest-leaf',
    text: `SELECT e.version, e.leaf FROM log_event e WHERE e.log_id = $1 AND e.stream_id = $2 AND e.leaf < ${extent} ORDER BY e.version DESC LIMIT 1`,
    values: [logId, stream.id],
  });
  const [row] = rows;
  const event = row === undefined ? undefined : events[row.version - 1];
  if (row === undefined || event === undefined) return null;
  const leaf = Number(row.leaf);
  const grown = (await grownFrom(connection, logId, Math.floor(leaf / tileWidth)))[leaf % tileWidth];
  if (grown === undefined || eventLeaf(event).equals(grown)) return null;
  return { stream, code: 'chain/other-leaf', version: row.version, detail: 'the tree was grown from another event' };
};

/**
 * Checks whether a match has fewer events than the list of matches says. The list follows the log and is never ahead of it, and it is read
 * first.
 */
const cut = async (directory: Queryable, connection: Queryable, logId: number, stream: StreamId): Promise<RecordFault | null> => {
  const inList = await directory.query<{ version: number; archived: number | null }>({
    name: 'record-listed',
    text: `SELECT l.version, (SELECT a.events FROM archived_match a WHERE a.log_id = $1 AND a.match_id = $2) AS archived
      FROM current_match_list l WHERE l.match_id = $2`,
    values: [logId, stream.id],
  });
  const listed = inList.rows[0]?.version ?? 0;
  if (listed === 0) return null;
  const inLog = await connection.query<{ version: number }>({
    name: 'record-newest-version',
    text: 'SELECT version FROM log_event WHERE log_id = $1 AND stream_id = $2 ORDER BY version DESC LIMIT 1',
    values: [logId, stream.id],
  });
  const stands = inLog.rows[0]?.version ?? inList.rows[0]?.archived ?? 0;
  if (listed <= stands) return null;
  return { stream, code: 'chain/cut', version: stands + 1, detail: `it ends at version ${stands}, and had ${listed}` };
};
