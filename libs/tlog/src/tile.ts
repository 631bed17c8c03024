/**
 * Names of tiles and of bundles of entries, as the C2SP specification `tlog-tiles` defines them. A tile of level L has up to 256 hashes, each
 * over 256^L entries; a bundle has the entries themselves.
 */
export interface Tile {
  /** 0 to 63; `entries` for a bundle. */
  readonly level: number | 'entries';
  readonly index: number;
  /** Hashes, or entries: 256 in a full tile, 1 to 255 in a partial one. */
  readonly width: number;
}

/** Hashes of a full tile. */
export const fullWidth = 256;

/** Levels of the tree that one level of tiles spans. */
export const tileHeight = 8;

/** Bytes of a hash. */
export const hashBytes = 32;

/** Elements of an index may be so many: more would not be exact as a number. */
const mostElements = 5;

const pattern = new RegExp(
  `^(?<level>entries|0|[1-9][0-9]?)/(?<index>(?:x[0-9]{3}/){0,${mostElements - 1}}[0-9]{3})(?:\\.p/(?<width>[1-9][0-9]{0,2}))?$`,
);

/** Returns the index of a tile as elements of a path: 1234067 is `x001/x234/067`. */
export const indexPath = (index: number): string => {
  if (!Number.isSafeInteger(index) || index < 0 || index >= 1_000 ** mostElements) throw new RangeError(`${index} is no index of a tile`);
  const elements: string[] = [];
  for (let rest = index; ; rest = Math.floor(rest / 1_000)) {
    elements.unshift(`${elements.length === 0 ? '' : 'x'}${String(rest % 1_000).padStart(3, '0')}`);
    if (rest < 1_000) return elements.join('/');
  }
};

/** Returns the path of a tile below `<prefix>/tile/`, such as `0/x001/234.p/17`. @throws {RangeError} there is no such tile */
export const tilePath = ({ level, index, width }: Tile): string => {
  if (width < 1 || width > fullWidth) throw new RangeError(`no tile is ${width} wide`);
  return `${level}/${indexPath(index)}${width === fullWidth ? '' : `.p/${width}`}`;
};

/**
 * Reads the path of a tile below `<prefix>/tile/`.
 * @returns null where it is none: each tile has one path only, without zeros that could be left out
 */
export const readTilePath = (path: string): Tile | null => {
  const { level, index, width } = pattern.exec(path)?.groups ?? {};
  if (level === undefined || index === undefined) return null;
  const found: Tile = {
    level: level === 'entries' ? level : Number(level),
    index: Number(index.replaceAll(/[x/]/g, '')),
    width: width === undefined ? fullWidth : Number(width),
  };
  if ((found.level !== 'entries' && found.level > 63) || (width !== undefined && found.width >= fullWidth)) return null;
  return tilePath(found) === path ? found : null;
};

/** Entries below each hash of a tile. */
export const entriesBelow = (level: Tile['level']): number => (level === 'entries' ? 1 : fullWidth ** level);

/** How wide a tile is in a tree of some size: 0 where the tree has no such tile. */
export const widthIn = (size: number, level: Tile['level'], index: number): number =>
  Math.max(0, Math.min(fullWidth, Math.floor(size / entriesBelow(level)) - index * fullWidth));

/**
 * The sizes of trees that have a tile in just this width: from `first` up to `last`. A full tile is in every tree from `first` on, so its
 * `last` is null.
 */
export const sizesWith = ({ level, index, width }: Tile): { readonly first: number; readonly last: number | null } => {
  const below = entriesBelow(level);
  const first = (index * fullWidth + width) * below;
  return { first, last: width === fullWidth ? null : first + below - 1 };
};
