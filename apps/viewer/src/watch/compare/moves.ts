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

/** The ids of one card before and after a move: where a card becomes a new object, games tell the old id (`was`) or the new one (`now`). */
const sameCard = ({ object, now, was }: News['game'][number]['data']): readonly number[] =>
  [object, now, was].filter((one): one is number => typeof one === 'number' && one > 0);

/** Whether the game told that something went from somewhere to a zone, or to a place of the table. */
const isMove = (data: News['game'][number]['data']): boolean => 'from' in data && ('to' in data || 'slot' in data);

/** Returns the versions at which a card moved, oldest first, also before and after it was the object that it is. */
export function versionsOfMoves(news: readonly News[], object: number): readonly number[] {
  const moves = news.flatMap(({ version, game }) =>
    game.flatMap(({ data }) => (isMove(data) ? [{ version, ids: sameCard(data), all: idsIn(data) }] : [])),
  );
  const ids = new Set([object]);
  // Each move tells of at most one step of the card's way: it is followed until it leads no further.
  for (let known = 0; known < ids.size; ) {
    known = ids.size;
    for (const move of moves) if (move.ids.some((id) => ids.has(id))) for (const id of move.ids) ids.add(id);
  }
  return [...new Set(moves.filter((move) => [...move.ids, ...move.all].some((id) => ids.has(id))).map(({ version }) => version))];
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
