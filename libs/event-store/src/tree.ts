import { type NodePlace, type Sized, emptyFrontier, fold, grow, leafHash, rootOf, subtrees } from '@arbiter/contracts';
import { PostgresFeed, type Queryable } from './feed.js';
import { LogDatabases } from './log-databases.js';
import { LogChanged, LogFault, LogRolledBack } from './log-fault.js';

/** Tiles are 8 levels high (C2SP tlog-tiles): 256 hashes and the root over them. */
const tileHeight = 8;
export const tileWidth = 256;

/** The hash tree over a log while it grows: full tiles in `log_tile`; unfinished ones in memory, their leaves also in `log_tile_run`. */
export class TreeBuilder {
  /** Hashes of the unfinished tile of each tile level, lowest first. */
  private readonly unfinished: Buffer[][] = [];
  /** Number of full tiles of each tile level. */
  private readonly full: number[] = [];
  private leaves = 0;

  private constructor(
    private readonly connection: Queryable,
    private readonly logId: number,
  ) {}

  /**
   * Opens the tree as it is stored, and compares it with the stored events and the newest signed head.
   * @throws {LogRolledBack} {LogChanged}
   */
  static async open(connection: Queryable, logId: number): Promise<TreeBuilder> {
    const tree = new TreeBuilder(connection, logId);
    for (let level = 0; ; level += 1) {
      const { rows } = await connection.query<{ count: string }>('SELECT count(*) FROM log_tile WHERE log_id = $1 AND level = $2', [
        logId,
        level,
      ]);
      const tiles = Number(rows[0]?.count ?? 0);
      tree.full.push(tiles);
      tree.unfinished.push([]);
      if (level === 0) tree.leaves = tiles * tileWidth;
      if (tiles === 0) break;
    }
    for (let level = 1; level < tree.full.length; level += 1) {
      tree.unfinished[level] = [
        ...(await tileRoots(connection, logId, level - 1, (tree.full[level] ?? 0) * tileWidth, tree.full[level - 1] ?? 0)),
      ];
    }
    tree.unfinished[0] = [...known(await readRuns(connection, logId, tree.full[0] ?? 0))];
    tree.leaves += tree.unfinished[0].length;
    const events = await new PostgresFeed(LogDatabases.one(connection)).size(logId);
    if (events < tree.leaves) throw new LogRolledBack(logId, tree.leaves, events);
    await tree.checkLast();
    const signed = await newestHead(connection, logId);
    if (signed !== null) await tree.contain(signed);
    return tree;
  }

  /**
   * Checks that the last event which the tree was grown from still exists. If the end of a log was deleted and other events were appended
   * on its leaves, all of these differ, the last one included.
   */
  private async checkLast(): Promise<void> {
    if (this.leaves === 0) return;
    const last = this.leaves - 1;
    const [grown] = await leafHashes(this.connection, this.logId, last, 1);
    const [data] = await new PostgresFeed(LogDatabases.one(this.connection)).leafData(this.logId, last, 1);
    if (data === undefined || grown?.equals(leafHash(data)) !== true) throw new LogChanged(this.logId, this.leaves);
  }

  get size(): number {
    return this.leaves;
  }

  /** Returns the root of the whole tree, hex. */
  root(): string {
    const frontiers = this.unfinished.map((hashes) => grow(emptyFrontier, hashes).hashes).reverse();
    return rootOf({ size: this.leaves, hashes: frontiers.flat() }).toString('hex');
  }

  /**
   * Adds at most `limit` events of the feed, up to leaf `end`.
   * @returns how many were added
   */
  async advance(limit: number, end = Number.MAX_SAFE_INTEGER): Promise<number> {
    const wanted = Math.min(limit, end - this.leaves);
    if (wanted <= 0) return 0;
    const hashes = (await new PostgresFeed(LogDatabases.one(this.connection)).leafData(this.logId, this.leaves, wanted)).map(leafHash);
    for (let done = 0; done < hashes.length; ) {
      const start = (this.leaves + done) % tileWidth;
      const run = hashes.slice(done, done + tileWidth - start);
      await this.addRun(start, run);
      done += run.length;
    }
    this.leaves += hashes.length;
    return hashes.length;
  }

  /** Adds leaves of one tile and stores them first: a later change of an event does not change what the tree was grown from. */
  private async addRun(start: number, run: readonly Buffer[]): Promise<void> {
    const tile = this.full[0] ?? 0;
    const fills = start + run.length === tileWidth;
    if (!fills)
      await this.connection.query(
        'INSERT INTO log_tile_run (log_id, tile_index, start, hashes) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [this.logId, tile, start, Buffer.concat(run)],
      );
    for (const hash of run) await this.add(0, hash);
    if (fills) await this.connection.query('DELETE FROM log_tile_run WHERE log_id = $1 AND tile_index <= $2', [this.logId, tile]);
  }

  private async add(level: number, hash: Buffer): Promise<void> {
    const tile = (this.unfinished[level] ??= []);
    tile.push(hash);
    if (tile.length < tileWidth) return;
    const index = this.full[level] ?? 0;
    const root = fold(grow(emptyFrontier, tile).hashes);
    await this.connection.query(
      'INSERT INTO log_tile (log_id, level, tile_index, hashes, root) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
      [this.logId, level, index, Buffer.concat(tile), root],
    );
    this.full[level] = index + 1;
    this.unfinished[level] = [];
    await this.add(level + 1, root);
  }

  /**
   * Checks that the tree begins with the leaves that a head covers; grows it as far as the head if the events exist.
   * @throws {LogRolledBack} there are fewer events
   * @throws {LogChanged} their root is another
   */
  async contain(head: Sized): Promise<void> {
    while (this.leaves < head.size) {
      if ((await this.advance(2_048, head.size)) === 0) throw new LogRolledBack(this.logId, head.size, this.leaves);
    }
    if ((await rootAt(this.connection, this.logId, head.size)) !== head.root) throw new LogChanged(this.logId, head.size);
  }
}

/** Reads the newest signed head in the database; null before the first. */
export async function newestHead(connection: Queryable, logId: number): Promise<Sized | null> {
  const { rows } = await connection.query<{ size: string; root: string }>(
    `SELECT size, encode(root, 'hex') AS root FROM log_checkpoint WHERE log_id = $1 ORDER BY size DESC LIMIT 1`,
    [logId],
  );
  return rows[0] === undefined ? null : { size: Number(rows[0].size), root: rows[0].root };
}

/**
 * Returns the root over the first `size` leaves, hex, as the tree was grown.
 * @param size at most the number of leaves
 * @throws {NodeMissing}
 */
export const rootAt = (connection: Queryable, logId: number, size: number): Promise<string> =>
  rootOfNodes((place) => readNode(connection, logId, place), size);

/** Returns the root over the first `size` leaves, hex, from nodes that are read as they are needed. */
export const rootOfNodes = async (read: (place: NodePlace) => Promise<Buffer>, size: number): Promise<string> => {
  const hashes: Buffer[] = [];
  for (const place of subtrees(0, size)) hashes.push(await read(place));
  return rootOf({ size, hashes }).toString('hex');
};

/**
 * Returns the hash of a full subtree, from tiles or from the leaves of the unfinished tile.
 * @throws {NodeMissing}
 */
export async function readNode(connection: Queryable, logId: number, place: NodePlace): Promise<Buffer> {
  const tileLevel = Math.floor(place.level / tileHeight);
  const width = 2 ** (place.level % tileHeight);
  const from = place.index * width;
  const hashes =
    tileLevel === 0
      ? await leafHashes(connection, logId, from, width)
      : await tileRoots(connection, logId, tileLevel - 1, from, from + width);
  if (hashes.length !== width) throw new NodeMissing(logId, place, tileLevel);
  return fold(grow(emptyFrontier, hashes).hashes);
}

/**
 * Returns the first hashes of a tile, in order: leaf hashes at level 0, roots of full tiles of the level below above it.
 * @param width at most as many as the tree has there
 * @throws {NodeMissing}
 */
export async function readTile(
  connection: Queryable,
  logId: number,
  level: number,
  index: number,
  width: number,
): Promise<readonly Buffer[]> {
  const from = index * tileWidth;
  const hashes =
    level === 0 ? await leafHashes(connection, logId, from, width) : await tileRoots(connection, logId, level - 1, from, from + width);
  if (hashes.length !== width) throw new NodeMissing(logId, { level: level * tileHeight, index: from + hashes.length }, level);
  return hashes;
}

/** A part of the tree is missing: a tile, or events that no tile has yet. */
export class NodeMissing extends LogFault {
  constructor(logId: number, { level, index }: NodePlace, tileLevel: number) {
    super(
      tileLevel === 0 ? 'log/leaf-missing' : 'tile/missing',
      `node ${level}/${index}`,
      `log ${logId} has no node ${level}/${index} of its tree`,
    );
  }
}

/** Reads the leaf hashes, by slot, that an unfinished tile was grown from. Slots for which nothing is stored are empty. */
async function readRuns(connection: Queryable, logId: number, tile: number): Promise<readonly (Buffer | undefined)[]> {
  const { rows } = await connection.query<{ start: number; hashes: Buffer }>(
    'SELECT start, hashes FROM log_tile_run WHERE log_id = $1 AND tile_index = $2 ORDER BY start',
    [logId, tile],
  );
  const slots = Array.from<unknown, Buffer | undefined>({ length: tileWidth }, () => undefined);
  for (const { start, hashes } of rows)
    for (let at = 0; at * 32 < hashes.length; at += 1) slots[start + at] = hashes.subarray(at * 32, (at + 1) * 32);
  return slots;
}

/** Returns the slots from the first on, up to the first empty one. */
const known = (slots: readonly (Buffer | undefined)[]): readonly Buffer[] => {
  const end = slots.indexOf(undefined);
  return slots.slice(0, end < 0 ? slots.length : end) as readonly Buffer[];
};

const slotsOf = (hashes: Buffer): readonly Buffer[] =>
  Array.from({ length: tileWidth }, (_, slot) => hashes.subarray(slot * 32, (slot + 1) * 32));

/**
 * Returns the leaf hashes that the tree was grown from, by the slots of one tile. Slots are empty where the tree has not grown so far, or
 * grew before leaf hashes were stored.
 */
export async function grownFrom(connection: Queryable, logId: number, tile: number): Promise<readonly (Buffer | undefined)[]> {
  const { rows } = await connection.query<{ hashes: Buffer }>(
    'SELECT hashes FROM log_tile WHERE log_id = $1 AND level = 0 AND tile_index = $2',
    [logId, tile],
  );
  return rows[0] === undefined ? readRuns(connection, logId, tile) : slotsOf(rows[0].hashes);
}

async function leafHashes(connection: Queryable, logId: number, from: number, count: number): Promise<readonly Buffer[]> {
  const slots = await grownFrom(connection, logId, Math.floor(from / tileWidth));
  const start = from % tileWidth;
  const hashes = slots.slice(start, start + count);
  if (!hashes.includes(undefined)) return hashes as readonly Buffer[];
  const events = await new PostgresFeed(LogDatabases.one(connection)).leafData(logId, from, count);
  return events.length === count ? events.map((data, index) => hashes[index] ?? leafHash(data)) : [];
}

async function tileRoots(connection: Queryable, logId: number, level: number, from: number, end: number): Promise<readonly Buffer[]> {
  const { rows } = await connection.query<{ root: Buffer }>(
    'SELECT root FROM log_tile WHERE log_id = $1 AND level = $2 AND tile_index >= $3 AND tile_index < $4 ORDER BY tile_index',
    [logId, level, from, end],
  );
  return rows.map((row) => row.root);
}
