import { leafHash } from '@arbiter/contracts';
import { entriesBelow, entryBundle, fullWidth, sizesWith, type Tile } from '@arbiter/tlog';
import type { ArchivedLog, ArchivedLogs } from './archive/archived-logs.js';
import { ArchivedTree } from './archive/archived-tree.js';
import { type PostgresEvidence, unlessBroken } from './evidence.js';
import { PostgresFeed, type Queryable } from './feed.js';
import type { Findings } from './findings.js';
import type { LogDatabases } from './log-databases.js';
import { LogChanged } from './log-fault.js';
import { readTile } from './tree.js';

/**
 * The bytes of a tile, or why there are none: nothing is public yet, the tile reaches beyond the public head, or no tree was signed in which
 * the tile is as wide as asked.
 */
export type TileAnswer =
  | { readonly kind: 'tile'; readonly bytes: Buffer }
  | { readonly kind: 'nothing-public' }
  | { readonly kind: 'beyond-public-head' | 'no-such-head'; readonly publicSize: number };

/**
 * The trees of all logs as tiles (C2SP `tlog-tiles`), as far as they are public. They are read as they were stored when the tree grew: by the
 * keys of tables, nothing is counted and nothing hashed. An entry is the data of a leaf, which is an event's hash and its tag.
 */
export class PublicTiles {
  constructor(
    private readonly databases: LogDatabases<Queryable>,
    private readonly evidence: PostgresEvidence,
    private readonly findings: Findings | null = null,
    private readonly archive: ArchivedLogs | null = null,
  ) {}

  /**
   * Reads a tile or a bundle of entries.
   * @throws {LogFault} a part of the tree is gone, or entries are not those that the tree was grown from
   */
  async read(logId: number, tile: Tile): Promise<TileAnswer> {
    const head = await this.evidence.publicCheckpoint(logId);
    if (head === null) return { kind: 'nothing-public' };
    const { first, last } = sizesWith(tile);
    if (first > head.size) return { kind: 'beyond-public-head', publicSize: head.size };
    if (last !== null && last < head.size && !(await this.wasSigned(logId, first, last)))
      return { kind: 'no-such-head', publicSize: head.size };
    return unlessBroken(this.findings, logId, async () => {
      const archived = (await this.archive?.dropped(logId)) ?? null;
      const bytes = archived === null ? await this.fromDatabase(logId, tile) : await this.fromArchive(archived, tile);
      return { kind: 'tile', bytes };
    });
  }

  private async fromDatabase(logId: number, { level, index, width }: Tile): Promise<Buffer> {
    const database = this.databases.of(logId);
    if (level !== 'entries') return Buffer.concat(await readTile(database, logId, level, index, width));
    const from = index * fullWidth;
    const [hashes, entries] = await Promise.all([
      readTile(database, logId, 0, index, width),
      new PostgresFeed(this.databases).leafData(logId, from, width),
    ]);
    if (entries.length !== width || !entries.every((entry, at) => hashes[at]?.equals(leafHash(entry)) === true))
      throw new LogChanged(logId, from + width);
    return entryBundle(entries);
  }

  private async fromArchive(log: ArchivedLog, { level, index, width }: Tile): Promise<Buffer> {
    if (this.archive === null) throw new Error('a log was found in an archive that is not there');
    const tree = new ArchivedTree(this.archive, log);
    if (level === 'entries') return entryBundle((await tree.leafData(index)).slice(0, width));
    const places = Array.from({ length: width }, (_, at) => ({ level: Math.log2(entriesBelow(level)), index: index * fullWidth + at }));
    return Buffer.concat(await Promise.all(places.map((place) => tree.node(place))));
  }

  /** Whether a head was signed over so many events. */
  private async wasSigned(logId: number, first: number, last: number): Promise<boolean> {
    const { rows } = await this.databases.of(logId).query({
      name: 'head-between',
      text: 'SELECT FROM log_checkpoint WHERE log_id = $1 AND size >= $2 AND size <= $3 LIMIT 1',
      values: [logId, first, last],
    });
    return rows.length > 0;
  }
}
