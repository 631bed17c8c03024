import { emptyFrontier, fold, grow } from '@arbiter/contracts';
import type { Queryable } from '../feed.js';
import { type Finding, logFinding } from '../findings.js';
import { LogFault } from '../log-fault.js';
import { newestHead, rootAt, tileWidth } from '../tree.js';
import type { AuditPart } from './audit-part.js';

const tilesAtOnce = 16;
const workOfTile = 32;

interface Tile {
  readonly index: number;
  readonly hashes: Buffer;
  readonly root: Buffer;
}

const readTiles = async (connection: Queryable, logId: number, level: number, from: number, limit: number): Promise<readonly Tile[]> => {
  const { rows } = await connection.query<{ tile_index: string; hashes: Buffer; root: Buffer }>(
    'SELECT tile_index, hashes, root FROM log_tile WHERE log_id = $1 AND level = $2 AND tile_index >= $3 ORDER BY tile_index LIMIT $4',
    [logId, level, from, limit],
  );
  return rows.map(({ tile_index, hashes, root }) => ({ index: Number(tile_index), hashes, root }));
};

const slots = (hashes: Buffer): readonly Buffer[] =>
  Array.from({ length: tileWidth }, (_, slot) => hashes.subarray(slot * 32, (slot + 1) * 32));
const folds = ({ hashes, root }: Tile): boolean => fold(grow(emptyFrontier, slots(hashes)).hashes).equals(root);

const changed = (level: number, index: number, detail: string): Finding => logFinding('tile/changed', `tile ${level}/${index}`, detail);

/** Whether a tile of a higher level consists of the roots of the tiles below it. */
const childrenAgree = async (connection: Queryable, logId: number, level: number, tile: Tile): Promise<boolean> => {
  const { rows } = await connection.query<{ root: Buffer }>(
    'SELECT root FROM log_tile WHERE log_id = $1 AND level = $2 AND tile_index >= $3 AND tile_index < $4 ORDER BY tile_index',
    [logId, level - 1, tile.index * tileWidth, (tile.index + 1) * tileWidth],
  );
  return Buffer.concat(rows.map(({ root }) => root)).equals(tile.hashes);
};

/**
 * Whether the stored tree still leads to the newest signed head. True also where that head has fewer leaves than given: leaves after it
 * can't be checked yet.
 */
const leadsToHead = async (connection: Queryable, logId: number, leaves: number): Promise<boolean> => {
  const head = await newestHead(connection, logId);
  if (head === null || head.size < leaves) return true;
  try {
    return (await rootAt(connection, logId, head.size)) === head.root;
  } catch (error) {
    if (error instanceof LogFault) return false;
    throw error;
  }
};

/**
 * Whether a tile is the one that was signed: its hashes lead to its root, the root is in the tiles above, and these lead to the newest
 * signed head. A tile that is not finished is checked by whether the tree leads to that head. If a tile holds and an event does not agree
 * with it, the event was changed.
 */
export const tileHolds = async (connection: Queryable, logId: number, level: number, index: number): Promise<boolean> => {
  const [tile] = await readTiles(connection, logId, level, index, 1);
  if (tile?.index !== index) return leadsToHead(connection, logId, index * tileWidth ** (level + 1));
  if (!folds(tile)) return false;
  const parent = Math.floor(index / tileWidth);
  const [above] = await readTiles(connection, logId, level + 1, parent, 1);
  if (above?.index === parent)
    return slots(above.hashes)[index % tileWidth]?.equals(tile.root) === true && tileHolds(connection, logId, level + 1, parent);
  return leadsToHead(connection, logId, (index + 1) * tileWidth ** (level + 1));
};

/**
 * Walks the tiles, level by level, and checks that none is missing, that each one's hashes lead to its root, and that each consists of the
 * roots below it. Position: `<level>/<index>`.
 */
export const tilesPart: AuditPart = {
  name: 'tiles',
  step: async ({ connection, logId }, position) => {
    const [level = 0, from = 0] = position === '' ? [] : position.split('/').map(Number);
    const head = await newestHead(connection, logId);
    const full = Math.floor((head?.size ?? 0) / tileWidth ** (level + 1));
    const tiles = await readTiles(connection, logId, level, from, tilesAtOnce);
    const findings: Finding[] = [];
    let next = from;
    for (const tile of tiles) {
      if (tile.index > next)
        findings.push(logFinding('tile/missing', `tile ${level}/${next}`, `tile ${level}/${next} is not there, and the one after it is`));
      if (!folds(tile)) findings.push(changed(level, tile.index, 'its hashes do not lead to its root'));
      else if (level > 0 && !(await childrenAgree(connection, logId, level, tile)))
        findings.push(changed(level, tile.index, 'it is not made of the roots below it'));
      next = tile.index + 1;
    }
    const work = Math.max(1, tiles.length) * workOfTile;
    if (tiles.length === tilesAtOnce) return { position: `${level}/${next}`, work, findings };
    // A head is signed only after the tiles under it are written.
    if (next < full)
      findings.push(
        logFinding('tile/missing', `tile ${level}/${next}`, `tile ${level}/${next} is not there, and a head over it was signed`),
      );
    return { position: next === 0 ? '' : `${level + 1}/0`, work, findings };
  },
};
