import { consistencyPlan, fold, inclusionPlan, nodeHash, type NodePlace, rootOf, subtrees } from '@arbiter/contracts';
import { fullWidth, hashBytes, type Tile, tileHeight, tilePath, widthIn } from './tile.js';

/** Gets the bytes of a tile of hashes. */
export type ReadTile = (tile: Tile) => Promise<Uint8Array>;

/** A tile is not what its name says. */
export class TileMalformed extends Error {
  constructor(tile: Tile, bytes: number) {
    super(`tile ${tilePath(tile)} has ${bytes} bytes instead of ${tile.width * hashBytes}`);
    this.name = 'TileMalformed';
  }
}

/**
 * A tree of some size that is read from tiles, each once. It trusts nobody: what it computes from wrong tiles is wrong, and no check against
 * a signed root will pass.
 */
export class TileTree {
  private readonly nodes = new Map<string, Promise<Buffer>>();
  private readonly tiles = new Map<string, Promise<readonly Buffer[]>>();

  /** @param size entries of the tree; no tile is asked for that a tree of this size does not have */
  constructor(
    private readonly read: ReadTile,
    readonly size: number,
  ) {}

  /** Computes the root, hex. */
  async root(): Promise<string> {
    return this.rootAt(this.size);
  }

  /** Computes the root over the first entries, hex. @param size at most that of the tree */
  async rootAt(size: number): Promise<string> {
    const hashes = await Promise.all(subtrees(0, size).map((place) => this.node(place)));
    return rootOf({ size, hashes }).toString('hex');
  }

  /** Makes the proof that an entry is in the tree (RFC 6962 2.1.1), hex. @throws {RangeError} the tree has no such entry */
  async inclusion(entry: number): Promise<readonly string[]> {
    return this.folded(inclusionPlan(entry, this.size));
  }

  /**
   * Makes the proof that the tree begins with its first `from` entries (RFC 6962 2.1.2), hex; empty for a tree of none.
   * @throws {RangeError} there are not so many
   */
  async consistency(from: number): Promise<readonly string[]> {
    return from === 0 ? [] : this.folded(consistencyPlan(from, this.size));
  }

  private folded(plan: readonly (readonly NodePlace[])[]): Promise<readonly string[]> {
    return Promise.all(plan.map(async (places) => fold(await Promise.all(places.map((place) => this.node(place)))).toString('hex')));
  }

  /** Every node is computed once: many proofs of one tree share most of theirs. */
  private node(place: NodePlace): Promise<Buffer> {
    const name = `${place.level}/${place.index}`;
    const hash = this.nodes.get(name) ?? this.computed(place);
    this.nodes.set(name, hash);
    return hash;
  }

  private async computed({ level, index }: NodePlace): Promise<Buffer> {
    if (level % tileHeight !== 0) {
      const left = this.node({ level: level - 1, index: 2 * index });
      return nodeHash(await left, await this.node({ level: level - 1, index: 2 * index + 1 }));
    }
    const hash = (await this.tile(level / tileHeight, Math.floor(index / fullWidth)))[index % fullWidth];
    if (hash === undefined) throw new RangeError(`a tree of ${this.size} entries has no node ${level}/${index}`);
    return hash;
  }

  private tile(level: number, index: number): Promise<readonly Buffer[]> {
    const width = widthIn(this.size, level, index);
    if (width === 0) throw new RangeError(`a tree of ${this.size} entries has no tile ${index} of level ${level}`);
    const tile = { level, index, width };
    const name = tilePath(tile);
    const hashes = this.tiles.get(name) ?? this.readWhole(tile);
    this.tiles.set(name, hashes);
    return hashes;
  }

  private async readWhole(tile: Tile): Promise<readonly Buffer[]> {
    const bytes = Buffer.from(await this.read(tile));
    if (bytes.length !== tile.width * hashBytes) throw new TileMalformed(tile, bytes.length);
    return Array.from({ length: tile.width }, (_, at) => bytes.subarray(at * hashBytes, (at + 1) * hashBytes));
  }
}
