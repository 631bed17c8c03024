import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type EntrantId, type Entry, type History, playersOf } from '../history.js';
import { policies } from '../policies/index.js';
import type { StandingsPolicy } from '../policies/policy.js';
import { exactly, rational } from '../rational.js';
import { figure, played, standings } from '../specs/histories.js';
import { histories, scores } from '../specs/random-histories.js';
import { equalsItsTerms, type Figure } from './figures.js';

const forPairs = policies.filter(({ points }) => points.kind === 'fixed');
const anyPolicy = fc.constantFrom(...forPairs);

/** The history with every entrant called otherwise. */
const renamed = ({ entrants, rounds }: History, name: (id: EntrantId) => EntrantId): History => ({
  entrants: entrants.map((entrant) => ({ ...entrant, id: name(entrant.id) })).reverse(),
  rounds: rounds.map((round) =>
    round.map((entry): Entry => {
      switch (entry.kind) {
        case 'match':
        case 'doubleLoss':
          return { ...entry, players: [name(entry.players[0]), name(entry.players[1])] };
        case 'noShow':
          return { ...entry, present: name(entry.present), absent: name(entry.absent) };
        case 'bye':
        case 'assignedLoss':
          return { ...entry, player: name(entry.player) };
        case 'pod':
          return { ...entry, players: entry.players.map(name), winner: entry.winner === null ? null : name(entry.winner) };
        case 'podWithLosses':
          return {
            ...entry,
            players: entry.players.map(name),
            winner: entry.winner === null ? null : name(entry.winner),
            losing: entry.losing.map(name),
          };
      }
    }),
  ),
});

const rowsOf = (history: History, policy: StandingsPolicy, name: (id: EntrantId) => EntrantId): ReadonlyMap<EntrantId, string> =>
  new Map(
    standings(history, policy).rows.map(({ rank, entrant, figures, composite }) => [
      name(entrant),
      `${rank} ${composite} ${Object.values(figures)
        .map(({ value }) => exactly(value))
        .join(' ')}`,
    ]),
  );

/** Results of an entrant as plain numbers, read from the entries alone: points, rounds, game points, games, opponents. */
const plain = (history: History, id: EntrantId, policy: StandingsPolicy) => {
  const draws = policy.points.kind === 'fixed' && policy.points.equalScore === 'draw';
  const own = history.rounds.flat().filter((entry) => playersOf(entry).includes(id));
  const games = own.map((entry): readonly [number, number, number] => {
    if (entry.kind === 'bye') return [2, 0, 0];
    if (entry.kind === 'assignedLoss') return [0, 2, 0];
    if (entry.kind === 'noShow') return entry.present === id ? [2, 0, 0] : [0, 2, 0];
    if (entry.kind === 'pod' || entry.kind === 'podWithLosses') return [0, 0, 0];
    const { first, second, drawn } = entry.games;
    return entry.players[0] === id ? [first, second, drawn] : [second, first, drawn];
  });
  const points = own.map((entry, at) => {
    const [won = 0, lost = 0] = games[at] ?? [];
    if (entry.kind === 'doubleLoss') return 0;
    return won > lost ? 3 : won === lost && draws ? 1 : 0;
  });
  const total = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
  return {
    points: total(points),
    mw: own.length === 0 ? 0 : total(points) / (3 * own.length),
    gamePoints: total(games.map(([won, , drawn]) => 3 * won + drawn)),
    games: total(games.map(total)),
    opponents: own.flatMap((entry) => playersOf(entry).filter((other) => other !== id)),
  };
};

const floorOf = ({ floor }: StandingsPolicy): number => {
  const [above = '0', below = '1'] = floor.split('/');
  return Number(above) / Number(below);
};

const asFloat = (one: Figure | undefined): number => Number(one?.value.numerator ?? 0n) / Number(one?.value.denominator ?? 1n);

describe('standings of any tournament', () => {
  it('given entrants called otherwise and listed in another order, when standings are made, then only the names change', () => {
    fc.assert(
      fc.property(histories, anyPolicy, fc.nat(), (history, policy, salt) => {
        const name = (id: EntrantId): EntrantId => `${(Number(id.slice(1)) * 7 + salt) % 101}`;
        expect(rowsOf(renamed(history, name), policy, (id) => id)).toEqual(rowsOf(history, policy, name));
      }),
      { numRuns: 60 },
    );
  });

  it('given another result between two, when standings are made, then OMW and OGW of whoever met neither stay', () => {
    let tried = 0;
    fc.assert(
      fc.property(histories, fc.nat(), scores, anyPolicy, (history, at, games, policy) => {
        const matches = history.rounds.flat().filter((entry) => entry.kind === 'match');
        const changed = matches[at % Math.max(1, matches.length)];
        if (changed === undefined) return;
        const other: History = {
          ...history,
          rounds: history.rounds.map((round) => round.map((entry) => (entry === changed ? { ...changed, games } : entry))),
        };
        const [before, after] = [standings(history, policy), standings(other, policy)];
        for (const { id } of history.entrants) {
          if (changed.players.includes(id) || plain(history, id, policy).opponents.some((one) => changed.players.includes(one))) continue;
          tried += 1;
          for (const name of ['omw', 'ogw'] as const) expect(figure(after, id, name)).toBe(figure(before, id, name));
        }
      }),
      { numRuns: 100 },
    );
    expect(tried).toBeGreaterThan(50);
  });

  it('given any policy, when numbers are opened, then each equals what its terms give, and a wrong one does not', () => {
    fc.assert(
      fc.property(histories, anyPolicy, (history, policy) => {
        for (const row of standings(history, policy).rows)
          for (const one of Object.values(row.figures)) {
            expect(equalsItsTerms(one, policy)).toBe(true);
            expect(equalsItsTerms({ ...one, value: { numerator: -1n, denominator: 7n } }, policy)).toBe(false);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('given a wrong number among the terms, when the mean is right nevertheless, then it does not equal its terms', () => {
    const { policy, rows } = standings(played(['a 2-0-0 b']), 'magic');
    const omw = rows[0]?.figures.omw;
    if (omw?.kind !== 'mean') throw new Error('OMW is a mean');
    const terms = omw.terms.map((term) => ({ ...term, figure: { ...term.figure, value: rational(1, 2) } }));
    expect([equalsItsTerms(omw, policy), equalsItsTerms({ ...omw, terms }, policy)]).toEqual([true, false]);
  });

  it('given exact policies, when standings are made, then they are what a plain calculation from the entries gives', () => {
    const exactPolicy = fc.constantFrom(...forPairs.filter(({ shares }) => shares === null));
    fc.assert(
      fc.property(histories, exactPolicy, (history, policy) => {
        const floor = floorOf(policy);
        const byId = new Map(history.entrants.map(({ id }) => [id, plain(history, id, policy)]));
        const meanOf = (opponents: readonly EntrantId[], of: (one: ReturnType<typeof plain>) => number): number =>
          opponents.length === 0
            ? floor
            : opponents.map((one) => byId.get(one)).reduce((sum, one) => sum + (one === undefined ? Number.NaN : of(one)), 0) /
              opponents.length;
        for (const { entrant, figures } of standings(history, policy).rows) {
          const own = byId.get(entrant);
          if (own === undefined) throw new Error(entrant);
          expect(asFloat(figures.points)).toBe(own.points);
          expect(asFloat(figures.mw)).toBeCloseTo(Math.max(floor, own.mw), 12);
          expect(asFloat(figures.omw)).toBeCloseTo(
            meanOf(own.opponents, ({ mw }) => Math.max(floor, mw)),
            12,
          );
          if (figures.ogw !== undefined)
            expect(asFloat(figures.ogw)).toBeCloseTo(
              meanOf(own.opponents, ({ gamePoints, games }) => Math.max(floor, games === 0 ? 0 : gamePoints / (3 * games))),
              12,
            );
        }
      }),
      { numRuns: 80 },
    );
  });
});
