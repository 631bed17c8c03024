export { entryBundle, readEntryBundle } from './entries.js';
export type { Tile } from './tile.js';
export { entriesBelow, fullWidth, indexPath, readTilePath, sizesWith, tilePath, widthIn } from './tile.js';
export type { ReadTile } from './tile-tree.js';
export { TileMalformed, TileTree } from './tile-tree.js';
