import { logOf, matchStreamType, type StreamId } from '@arbiter/contracts';
import {
  ArchiveFault,
  type ArchivedMatch,
  type ArchiveReader,
  type IndexedMatch,
  RecordBroken,
  StorageUnreachable,
} from '@arbiter/recording';
import { smallestId } from '../audit/journaled-tables.js';
import type { Queryable } from '../feed.js';

/** What the database keeps of an archived log. */
export interface ArchivedLog {
  readonly logId: number;
  readonly size: number;
  /** Hex, as all hashes here. */
  readonly root: string;
  /** The last signed head, as a signed note. */
  readonly checkpoint: string;
  readonly tileRoots: string;
  readonly indexHash: string;
  readonly archivedAt: Date;
}

interface LogRow extends Omit<ArchivedLog, 'size'> {
  readonly size: string;
}

interface MatchRow extends Omit<IndexedMatch, 'firstLeaf' | 'lastLeaf'> {
  readonly firstLeaf: string;
  readonly lastLeaf: string;
}

const logColumns = `log_id AS "logId", size, encode(root, 'hex') AS root, checkpoint, encode(tile_roots, 'hex') AS "tileRoots",
  encode(index_hash, 'hex') AS "indexHash", archived_at AS "archivedAt"`;

const matchColumns = `match_id AS "matchId", events, first_leaf AS "firstLeaf", last_leaf AS "lastLeaf", encode(head, 'hex') AS head,
  encode(object, 'hex') AS object, bytes`;

const placed = (row: MatchRow): IndexedMatch => ({ ...row, firstLeaf: Number(row.firstLeaf), lastLeaf: Number(row.lastLeaf) });

/** How many archived matches are kept in memory. */
const keptMatches = 16;

/** How many are listed at once by whoever reads all. */
const listedAtOnce = 500;

/** Finds what was archived, and reads it from the archive. */
export class ArchivedLogs {
  private readonly matches = new Map<string, Promise<ArchivedMatch>>();

  /** @param reader null where no archive is named; then an archived match can't be read */
  constructor(
    private readonly connection: Queryable,
    private readonly reader: ArchiveReader | null,
  ) {}

  /** Lists the archived logs, by their ids. */
  async list(): Promise<readonly ArchivedLog[]> {
    const { rows } = await this.connection.query<LogRow>(`SELECT ${logColumns} FROM archived_log ORDER BY log_id`);
    return rows.map((row) => ({ ...row, size: Number(row.size) }));
  }

  /** Returns what was archived of a log; null where nothing was. */
  async log(logId: number): Promise<ArchivedLog | null> {
    const { rows } = await this.connection.query<LogRow>({
      name: 'archived-log',
      text: `SELECT ${logColumns} FROM archived_log WHERE log_id = $1`,
      values: [logId],
    });
    return rows[0] === undefined ? null : { ...rows[0], size: Number(rows[0].size) };
  }

  /** Returns what was archived of a log whose events are no longer in the database; null where they are, or nothing was archived. */
  async dropped(logId: number): Promise<ArchivedLog | null> {
    const log = await this.log(logId);
    if (log === null) return null;
    const { rows } = await this.connection.query({
      name: 'archived-log-stands',
      text: 'SELECT FROM log_event WHERE log_id = $1 LIMIT 1',
      values: [logId],
    });
    return rows.length === 0 ? log : null;
  }

  /** Returns matches of an archived log after an id, in the order of their ids. */
  async matchesAfter(logId: number, after: string, limit: number): Promise<readonly IndexedMatch[]> {
    const { rows } = await this.connection.query<MatchRow>({
      name: 'archived-matches-after',
      text: `SELECT ${matchColumns} FROM archived_match WHERE log_id = $1 AND match_id > $2 ORDER BY match_id LIMIT $3`,
      values: [logId, after, limit],
    });
    return rows.map(placed);
  }

  /** Reads all matches of an archived log, one after the other. @throws {ArchiveFault} {StorageUnreachable} */
  async *readAll(logId: number): AsyncGenerator<ArchivedMatch> {
    for (let after = smallestId; ; ) {
      const some = await this.matchesAfter(logId, after, listedAtOnce);
      for (const indexed of some) yield await this.read(logId, indexed);
      const last = some.at(-1);
      if (last === undefined) return;
      after = last.matchId;
    }
  }

  /** Returns the matches of an archived log that may have events at leaves from `from` up to, without, `end`. */
  async matchesAt(logId: number, from: number, end: number): Promise<readonly IndexedMatch[]> {
    const { rows } = await this.connection.query<MatchRow>(
      `SELECT ${matchColumns} FROM archived_match WHERE log_id = $1 AND first_leaf < $3 AND last_leaf >= $2`,
      [logId, from, end],
    );
    return rows.map(placed);
  }

  /**
   * Reads an archived match.
   * @returns null when no match of this id is archived
   * @throws {RecordBroken} when the archive has something else
   * @throws {StorageUnreachable}
   */
  async match(stream: StreamId): Promise<ArchivedMatch | null> {
    if (stream.type !== matchStreamType) return null;
    const logId = logOf(stream);
    const { rows } = await this.connection.query<MatchRow>({
      name: 'archived-match',
      text: `SELECT ${matchColumns} FROM archived_match WHERE log_id = $1 AND match_id = $2`,
      values: [logId, stream.id],
    });
    return rows[0] === undefined ? null : this.readOnce(logId, placed(rows[0]), stream);
  }

  /** Reads a match that the database lists. @throws {ArchiveFault} {StorageUnreachable} */
  async read(logId: number, indexed: IndexedMatch): Promise<ArchivedMatch> {
    return this.opened().match(logId, indexed);
  }

  /** Reads the roots of the full tiles of a log's tree. @throws {ArchiveFault} {StorageUnreachable} */
  async tileRoots({ logId, tileRoots }: ArchivedLog): Promise<readonly Buffer[]> {
    return this.opened().tileRoots(logId, tileRoots);
  }

  private opened(): ArchiveReader {
    if (this.reader === null) throw new StorageUnreachable('ARBITER_ARCHIVE is not set, so nobody knows where the archive is');
    return this.reader;
  }

  private async readOnce(logId: number, indexed: IndexedMatch, stream: StreamId): Promise<ArchivedMatch> {
    const reading = this.matches.get(indexed.object) ?? this.read(logId, indexed);
    this.matches.delete(indexed.object);
    this.matches.set(indexed.object, reading);
    const [oldest] = this.matches.keys();
    if (this.matches.size > keptMatches && oldest !== undefined) this.matches.delete(oldest);
    try {
      return await reading;
    } catch (error) {
      this.matches.delete(indexed.object);
      if (error instanceof ArchiveFault)
        throw new RecordBroken({ stream, code: 'chain/archive-differs', version: null, detail: error.message });
      throw error;
    }
  }
}
