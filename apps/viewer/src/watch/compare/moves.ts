import type { News } from '../../types.js';
import type { Note } from '../notes.js';
import type { Difference } from './differences.js';

const idsIn = (data: News['game'][number]['data']): readonly number[] => {
  const { object, objects } = data;
  return [
    ...(typeof object === 'number' ? [object] : []),
    ...(Array.isArray(objects) ? objects.filter((one) => typeof one === 'number') : []),
  ];
};

/** Returns the versions at which an object moved, oldest first: the game told that it went from one place to another. */
export function versionsOfMoves(news: readonly News[], object: number): readonly number[] {
  const moved = news.filter(({ game }) => game.some(({ data }) => 'to' in data && 'from' in data && idsIn(data).includes(object)));
  return [...new Set(moved.map(({ version }) => version))];
}

/**
 * Returns the first version, after the earlier moment and not after the later one, at which something that differs began to; null where
 * nothing tells.
 */
export function versionOf(
  difference: Difference,
  notes: readonly Note[],
  news: readonly News[],
  earlier: number,
  later: number,
): number | null {
  const between = (version: number): boolean => version > earlier && version <= later;
  switch (difference.what) {
    case 'turn':
      return notes.find((one) => one.note === 'turn' && between(one.version))?.version ?? null;
    case 'player':
      return difference.value === 'life'
        ? (notes.find((one) => one.note === 'life' && one.seat === difference.seat && between(one.version))?.version ?? null)
        : null;
    case 'moved':
      return versionsOfMoves(news, difference.object.id).find(between) ?? null;
    case 'object':
      return (
        news.find(({ version, game }) => between(version) && game.some(({ data }) => idsIn(data).includes(difference.object.id)))
          ?.version ?? null
      );
    case 'match':
    case 'count':
      return null;
  }
}
