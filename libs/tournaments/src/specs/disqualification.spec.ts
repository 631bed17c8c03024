import { describe, expect, it } from '@jest/globals';
import { bracketPlaces, finalRanks } from '../pairing/knockout-places.js';
import { figures, order, played, standings, withEntrants } from './histories.js';
import { planOf, playAll, single, stands } from './knockouts.js';

describe('a disqualification in the quarterfinal (IPG 1.1, MTR 2.10)', () => {
  // Ten entrants a to j; a and b win all, i and j lose all.
  const history = played(
    ['a 2-0-0 j', 'b 2-0-0 i', 'c 2-0-0 h', 'd 2-0-0 g', 'e 2-0-0 f'],
    ['a 2-0-0 e', 'b 2-0-0 d', 'c 2-1-0 f', 'g 2-0-0 i', 'h 2-0-0 j'],
    ['a 2-1-0 c', 'b 2-0-0 e', 'd 2-0-0 h', 'f 2-0-0 i', 'g 2-0-0 j'],
  );
  const before = standings(history, 'magic');
  const seeds = before.rows.slice(0, 8).map(({ entrant }) => entrant);
  const [, , , fourth = ''] = seeds;
  const after = standings(withEntrants(history, { [fourth]: { play: 'disqualified' } }), 'magic');
  const plan = planOf(8, single);
  const exits = [{ seed: 4, how: 'disqualified', beforeRound: null }] as const;

  it('given the fourth of eight is disqualified, when the bracket is read, then the fifth has a walkover and nobody joins', () => {
    const matches = stands(plan, { exits });
    expect(matches[1]?.state).toEqual({ kind: 'walkover', winner: 5, absent: 4 });
    const sitting = matches.flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'seed' ? [seat.seed] : [])));
    expect(Math.max(...sitting)).toBe(8);
  });

  it('given it is played to the end, when ranks are made, then the ninth is eighth and everyone but the disqualified has one', () => {
    const { matches } = playAll(plan, { exits }, (one, other) => Math.min(one, other));
    const places = bracketPlaces(plan, matches, exits);
    if (!places.ok) throw new Error(places.refusal.code);
    const ranks = finalRanks(
      seeds,
      places.places,
      after.rows.map(({ entrant }) => entrant),
    );
    expect(ranks.map(({ entrant }) => entrant)).not.toContain(fourth);
    expect(ranks).toHaveLength(9);
    expect(ranks[7]).toEqual({ rank: 8, entrant: before.rows[8]?.entrant });
    expect(places.places.map(({ seed, rank, first, last }) => [seed, rank, first, last])).toEqual([
      [1, 1, 1, 1],
      [2, 2, 2, 2],
      [3, 3, 3, 4],
      [5, 4, 3, 4],
      [6, 5, 5, 7],
      [7, 6, 5, 7],
      [8, 7, 5, 7],
    ]);
  });

  it("given standings after it, when they are compared, then all behind move up and opponents' OMW stays", () => {
    expect(order(after)).toHaveLength(9);
    for (const name of ['points', 'omw', 'gw', 'ogw'] as const) {
      const { [fourth]: _, ...others } = figures(before, name);
      expect(figures(after, name)).toEqual(others);
    }
  });
});
