import type { Note, NoteOf } from './notes.js';

/** A player's number from a version on. */
export interface Point {
  readonly version: number;
  readonly value: number;
}

/** How a player's life went. */
export interface LifeLine {
  readonly seat: number;
  readonly points: readonly Point[];
}

/**
 * Returns how the players' life went, from the changes that are told. The life before the first change stands from the first version, and
 * that of the next game from the end of the game before.
 */
export function lifeLines(notes: readonly Note[]): readonly LifeLine[] {
  const lives = notes.filter((one): one is NoteOf<'life'> => one.note === 'life');
  const ends = notes.flatMap((one) => (one.note === 'gameEnd' ? [one.version] : []));
  return [...new Set(lives.map(({ seat }) => seat))]
    .sort((left, right) => left - right)
    .map((seat) => {
      const points: Point[] = [];
      for (const { version, life, before } of lives.filter((one) => one.seat === seat)) {
        const last = points.at(-1);
        const since = last === undefined ? 1 : (ends.findLast((end) => end >= last.version && end < version) ?? version);
        if (before !== null && before !== last?.value) points.push({ version: since, value: before });
        points.push({ version, value: life });
      }
      return { seat, points };
    });
}

/** Returns the value at a version; null before the first point. */
export const valueAt = ({ points }: Pick<LifeLine, 'points'>, version: number): number | null =>
  points.findLast((point) => point.version <= version)?.value ?? null;

/** Returns how far along a version is, from 0 for the first to 100 for the newest. */
export const percentOf = (version: number, newest: number): number => (newest <= 1 ? 0 : ((version - 1) / (newest - 1)) * 100);

/**
 * Returns the path of a line of steps through the points, in a box of 100 by 100: each value stands until the next one.
 * @param highest value at the upper edge; 0 is at the lower one, and what is less
 */
export function pathOf({ points }: Pick<LifeLine, 'points'>, newest: number, highest: number): string {
  const height = (value: number): number => 100 - (Math.max(0, value) / Math.max(1, highest)) * 100;
  const round = (value: number): string => String(Math.round(value * 100) / 100);
  const steps = points.map(({ version, value }, at) => {
    const [x, y] = [round(percentOf(version, newest)), round(height(value))];
    return at === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return steps.length === 0 ? '' : `${steps.join('')}H100`;
}
