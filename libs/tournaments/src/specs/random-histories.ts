import fc from 'fast-check';
import type { EntrantId, Entry, Games, History } from '../history.js';

/** Scores of matches: decided, drawn, unfinished, intentional draws. */
export const scores = fc.constantFrom<Games>(
  ...(
    [
      [2, 0, 0],
      [2, 1, 0],
      [0, 2, 0],
      [1, 2, 0],
      [1, 1, 0],
      [1, 1, 1],
      [0, 0, 3],
      [0, 0, 0],
      [1, 0, 1],
    ] as const
  ).map(([first, second, drawn]) => ({ first, second, drawn })),
);

const kinds = fc.constantFrom('match', 'match', 'match', 'match', 'doubleLoss', 'noShow');

type Drawn = readonly [readonly EntrantId[], readonly (readonly [Games, string])[], boolean];

/** Pairs the players of a round in the order given; one that is left has a bye or an assigned loss. */
const roundOf = ([players, results, isBye]: Drawn, round: number): readonly Entry[] =>
  players.flatMap((first, at): readonly Entry[] => {
    if (at % 2 === 1) return [];
    const place = `round ${round + 1}, table ${at / 2 + 1}`;
    const second = players[at + 1];
    const [games, kind] = results[at / 2] ?? [{ first: 2, second: 0, drawn: 0 }, 'match'];
    if (second === undefined) return [{ kind: isBye ? 'bye' : 'assignedLoss', player: first, place }];
    if (kind === 'noShow') return [{ kind, present: first, absent: second, place }];
    return [{ kind: kind === 'doubleLoss' ? kind : 'match', players: [first, second], games, place }];
  });

/** Tournaments of 2 to 12 entrants and 1 to 5 rounds, in which anyone may miss rounds and anyone may meet again. */
export const histories: fc.Arbitrary<History> = fc.integer({ min: 2, max: 12 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, at) => `p${at}`);
  const round = fc.tuple(
    fc.shuffledSubarray(ids, { minLength: Math.ceil(count / 2) }),
    fc.array(fc.tuple(scores, kinds), { minLength: 6, maxLength: 6 }),
    fc.boolean(),
  );
  return fc.array(round, { minLength: 1, maxLength: 5 }).map((rounds) => ({
    entrants: ids.map((id) => ({ id, play: 'active', frozenAfter: null })),
    rounds: rounds.map(roundOf),
  }));
});
