import { chainFault, emptyStreamHash, leafTag, logStream, logStreamType, matchStream, matchStreamType, tagKeyOf } from '@arbiter/contracts';
import {
  ArchiveFault,
  archiveKeys,
  type ArchiveIndex,
  type ArchiveReader,
  type IndexedMatch,
  objectHash,
  packIndex,
  packMatch,
  type PlacedEvent,
  type RulesetRegistry,
  seedRevealed,
  type SignedCheckpoint,
  type VerifiedArchive,
  verifyArchivedLog,
} from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';
import { underAdvisoryLock } from '../background-loop.js';
import { type EventRow, eventColumns, storedEvent } from '../event-rows.js';
import type { PostgresEvidence } from '../evidence.js';
import { PostgresFeed } from '../feed.js';
import { sealLog, unsealLog } from '../lease-store.js';
import { LogDatabases } from '../log-databases.js';
import { isDistributed } from '../placement.js';
import { PrimaryClient } from '../primary/primary-client.js';
import { StreamJournal } from '../stream-journal.js';
import { logStanding } from './log-standing.js';

export interface ArchiverOptions {
  /** The application's connections to the directory: logs of cells are not archived. */
  readonly pool: Pool;
  /** URL of the same database, for the connection that holds the lock. */
  readonly url: string;
  readonly evidence: PostgresEvidence;
  readonly reader: ArchiveReader;
  readonly rulesets: RulesetRegistry;
  /** Days for which nothing must have been added to a log. */
  readonly quietDays: number;
  /** Returns the time in milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
}

export type ArchiveOutcome =
  | { readonly kind: 'archived'; readonly archive: VerifiedArchive }
  /** Nothing was done. */
  | { readonly kind: 'waits'; readonly why: string };

/** First number of the advisory lock that lets one process archive a log; the second is the log's id. */
const lockClass = 6_966;

/** How many matches are listed in one statement. */
const rowsAtOnce = 5_000;

/**
 * Archives a log if it may be: seals it, writes its matches and its index, reads all of it back and verifies it, and then records in the
 * founding log that it is archived. Nothing is removed from the database (`dropMonth`). A log that could not be archived is no longer sealed.
 * @throws {ArchiveFault} what was read back does not verify
 * @throws {StorageUnreachable}
 */
export const archiveLog = async (options: ArchiverOptions, logId: number): Promise<ArchiveOutcome> => {
  let outcome: ArchiveOutcome = { kind: 'waits', why: 'another process is archiving it' };
  const client = new PrimaryClient({ connectionString: options.url, application_name: 'arbiter-archiver', keepAlive: true });
  await underAdvisoryLock(client, [lockClass, logId], async () => {
    outcome = await new Archiver(options, logId).run();
  });
  return outcome;
};

class Archiver {
  constructor(
    private readonly options: ArchiverOptions,
    private readonly logId: number,
  ) {}

  async run(): Promise<ArchiveOutcome> {
    const { pool, quietDays, now } = this.options;
    if (await isDistributed(pool)) return { kind: 'waits', why: 'logs on a Citus cluster are not archived' };
    const standing = await logStanding(pool, this.logId, quietDays, now());
    if (standing.kind !== 'due') return { kind: 'waits', why: standing.kind === 'archived' ? 'it is archived' : standing.why };
    await sealLog(pool, this.logId);
    try {
      const outcome = await this.sealed();
      if (outcome.kind === 'waits') await unsealLog(pool, this.logId);
      return outcome;
    } catch (error) {
      await unsealLog(pool, this.logId);
      throw error;
    }
  }

  private async sealed(): Promise<ArchiveOutcome> {
    const { pool, evidence, reader, rulesets } = this.options;
    const size = await new PostgresFeed(LogDatabases.one(pool)).size(this.logId);
    const checkpoint = await evidence.publicCheckpoint(this.logId);
    if (checkpoint?.size !== size) return { kind: 'waits', why: 'the head over all its events is not signed and public yet' };
    const index = await this.write(checkpoint);
    const indexHash = objectHash(packIndex(index));
    const archive = await verifyArchivedLog(reader, this.logId, { rulesets, indexHash });
    await this.record(index, indexHash);
    return { kind: 'archived', archive };
  }

  /** Writes all objects, the index last. */
  private async write(checkpoint: SignedCheckpoint): Promise<ArchiveIndex> {
    const { evidence, reader } = this.options;
    const matches: IndexedMatch[] = [];
    for (const matchId of await this.matchIds()) matches.push(await this.writeMatch(matchId, checkpoint));
    const tileRoots = await this.tileRoots();
    await reader.storage.put(archiveKeys.tileRoots(this.logId), tileRoots);
    const index: ArchiveIndex = {
      logId: this.logId,
      origin: await evidence.originOf(this.logId),
      size: checkpoint.size,
      root: checkpoint.root,
      checkpoint: checkpoint.note,
      tileRoots: objectHash(tileRoots),
      matches,
    };
    await reader.storage.put(archiveKeys.index(this.logId), packIndex(index));
    return index;
  }

  private async writeMatch(matchId: string, checkpoint: SignedCheckpoint): Promise<IndexedMatch> {
    const events = await this.recordOf(matchId);
    const key = archiveKeys.match(this.logId, matchId);
    const [first, last] = [events[0], events.at(-1)];
    const seed = seedRevealed(events.map(({ event }) => event));
    if (first === undefined || last === undefined || seed === null) throw new ArchiveFault(this.logId, key, 'the match has not ended');
    this.assertSound(matchId, seed, events);
    const path = await this.options.evidence.pathUnder(matchStream(matchId), checkpoint);
    const object = packMatch({ logId: this.logId, matchId, seed, events, path });
    await this.options.reader.storage.put(key, object);
    return {
      matchId,
      events: events.length,
      firstLeaf: first.leaf,
      lastLeaf: last.leaf,
      head: last.event.hash,
      object: objectHash(object),
      bytes: object.length,
    };
  }

  /** Checks what the archive leaves out because it follows: links, hashes and tags. */
  private assertSound(matchId: string, seed: string, events: readonly PlacedEvent[]): void {
    const key = archiveKeys.match(this.logId, matchId);
    const fault = chainFault(events.map(({ event }) => event));
    if (fault !== null) throw new ArchiveFault(this.logId, key, `its record does not hold at version ${fault.version} (${fault.fault})`);
    const tagKey = tagKeyOf(matchStream(matchId), seed);
    const untrue = events.find(({ event }) => event.tag !== leafTag(tagKey, event.version));
    if (untrue !== undefined)
      throw new ArchiveFault(this.logId, key, `the tag of version ${untrue.event.version} does not follow from the seed`);
  }

  private async matchIds(): Promise<readonly string[]> {
    const { rows } = await this.options.pool.query<{ stream_id: string; stream_type: string }>(
      'SELECT DISTINCT stream_id, stream_type FROM log_event WHERE log_id = $1 ORDER BY stream_id',
      [this.logId],
    );
    const other = rows.find(({ stream_type }) => stream_type !== matchStreamType);
    if (other !== undefined) throw new Error(`log ${this.logId} has a stream that is no match: ${other.stream_type} ${other.stream_id}`);
    return rows.map(({ stream_id }) => stream_id);
  }

  private async recordOf(matchId: string): Promise<readonly PlacedEvent[]> {
    const { rows } = await this.options.pool.query<EventRow>(
      `SELECT ${eventColumns} FROM log_event e WHERE e.log_id = $1 AND e.stream_id = $2 ORDER BY e.version`,
      [this.logId, matchId],
    );
    return rows.map((row, at) => ({ leaf: Number(row.leaf), event: storedEvent(row, rows[at - 1]?.hash ?? emptyStreamHash) }));
  }

  private async tileRoots(): Promise<Buffer> {
    const { rows } = await this.options.pool.query<{ root: Buffer }>(
      'SELECT root FROM log_tile WHERE log_id = $1 AND level = 0 ORDER BY tile_index',
      [this.logId],
    );
    return Buffer.concat(rows.map(({ root }) => root));
  }

  /** Writes down what was archived, and records it in the founding log, in one transaction. */
  private async record(index: ArchiveIndex, indexHash: string): Promise<void> {
    const { logId, size, root, matches } = index;
    const event = {
      type: 'LogArchived',
      data: { at: this.options.now(), logId, size, root, matches: matches.length, index: indexHash },
    } as const;
    await new StreamJournal(this.options.pool).record(async (connection) => {
      await insertIndex(connection, index, indexHash);
      return { value: null, records: [{ stream: logStream(logId), event: logStreamType.encode(event), commandId: null }] };
    });
  }
}

const insertIndex = async (
  connection: PoolClient,
  { logId, size, root, checkpoint, tileRoots, matches }: ArchiveIndex,
  hash: string,
): Promise<void> => {
  await connection.query(
    `INSERT INTO archived_log (log_id, size, root, checkpoint, tile_roots, index_hash)
     VALUES ($1, $2, decode($3, 'hex'), $4, decode($5, 'hex'), decode($6, 'hex'))`,
    [logId, size, root, checkpoint, tileRoots, hash],
  );
  for (let at = 0; at < matches.length; at += rowsAtOnce) {
    const some = matches.slice(at, at + rowsAtOnce);
    await connection.query(
      `INSERT INTO archived_match (log_id, match_id, events, first_leaf, last_leaf, head, object, bytes)
       SELECT $1, m.match_id, m.events, m.first_leaf, m.last_leaf, decode(m.head, 'hex'), decode(m.object, 'hex'), m.bytes
       FROM unnest($2::uuid[], $3::int4[], $4::int8[], $5::int8[], $6::text[], $7::text[], $8::int4[])
         AS m(match_id, events, first_leaf, last_leaf, head, object, bytes)`,
      [
        logId,
        some.map(({ matchId }) => matchId),
        some.map(({ events }) => events),
        some.map(({ firstLeaf }) => firstLeaf),
        some.map(({ lastLeaf }) => lastLeaf),
        some.map(({ head }) => head),
        some.map(({ object }) => object),
        some.map(({ bytes }) => bytes),
      ],
    );
  }
};
