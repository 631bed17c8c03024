import { emptyFrontier, fold, grow, leafHash, type NodePlace } from '@arbiter/contracts';
import { NodeMissing, tileWidth } from '../tree.js';
import type { ArchivedLog, ArchivedLogs } from './archived-logs.js';

/** Levels of the tree below the roots of tiles. */
const tileHeight = 8;

/** How many matches are read at the same time. */
const readsAtOnce = 16;

/**
 * The tree of an archived log. The roots of its full tiles are one object; what is below them is computed from the matches that have leaves
 * there. What was read is kept, so an instance is for one proof.
 */
export class ArchivedTree {
  private roots: Promise<readonly Buffer[]> | null = null;
  private readonly tiles = new Map<number, Promise<readonly Buffer[]>>();
  private readonly leaves = new Map<number, Promise<readonly Buffer[]>>();

  constructor(
    private readonly logs: ArchivedLogs,
    private readonly log: ArchivedLog,
  ) {}

  /**
   * Returns the hash of a full subtree.
   * @throws {NodeMissing} {ArchiveFault} {StorageUnreachable}
   */
  async node(place: NodePlace): Promise<Buffer> {
    const width = 2 ** place.level;
    const [from, end] = [place.index * width, (place.index + 1) * width];
    const hashes =
      place.level >= tileHeight
        ? (await this.tileRoots()).slice(from / tileWidth, end / tileWidth)
        : (await this.tile(Math.floor(from / tileWidth))).slice(from % tileWidth, (from % tileWidth) + width);
    if (hashes.length !== (place.level >= tileHeight ? width / tileWidth : width))
      throw new NodeMissing(this.log.logId, place, Math.floor(place.level / tileHeight));
    return fold(grow(emptyFrontier, hashes).hashes);
  }

  private tileRoots(): Promise<readonly Buffer[]> {
    this.roots ??= this.logs.tileRoots(this.log);
    return this.roots;
  }

  /** Returns the data of all leaves of one tile, in order. @throws {NodeMissing} {ArchiveFault} {StorageUnreachable} */
  leafData(tile: number): Promise<readonly Buffer[]> {
    const data = this.leaves.get(tile) ?? this.readLeaves(tile * tileWidth, Math.min((tile + 1) * tileWidth, this.log.size));
    this.leaves.set(tile, data);
    return data;
  }

  private tile(index: number): Promise<readonly Buffer[]> {
    const hashes = this.tiles.get(index) ?? this.leafData(index).then((data) => data.map(leafHash));
    this.tiles.set(index, hashes);
    return hashes;
  }

  private async readLeaves(from: number, end: number): Promise<readonly Buffer[]> {
    const { logId } = this.log;
    const found = new Map<number, Buffer>();
    const matches = await this.logs.matchesAt(logId, from, end);
    for (let at = 0; at < matches.length; at += readsAtOnce) {
      const read = await Promise.all(matches.slice(at, at + readsAtOnce).map((indexed) => this.logs.read(logId, indexed)));
      for (const { leaf, event } of read.flatMap(({ events }) => events))
        if (leaf >= from && leaf < end) found.set(leaf, Buffer.from(`${event.hash}${event.tag ?? ''}`, 'hex'));
    }
    const leaves: Buffer[] = [];
    for (let leaf = from; leaf < end; leaf += 1) {
      const data = found.get(leaf);
      if (data === undefined) throw new NodeMissing(logId, { level: 0, index: leaf }, 0);
      leaves.push(data);
    }
    return leaves;
  }
}
