import { describe, expect, it } from '@jest/globals';
import { sourceEnv } from '../evaluation/evaluate.js';
import { place } from '../places/places.js';
import type { Condition } from '../programs/programs.js';
import { boardGame, onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { mightRespond, publicly, type Verdict } from './windows.js';

const some = (from: string, more: object = {}): Condition => ({ exists: { from, ...more } });

describe('a condition as everybody can judge it', () => {
  const table = boardTable(2, { ...boardGame, visibility: { ...boardGame.visibility, discard: 'faces' } });
  onBoard(table, 'ox', 0);
  place(table, table.create('cub', 0).id, { zone: 'hand:0' });
  place(table, table.create('cub', 0).id, { zone: 'discard:0' });
  const verdict = (condition: Condition): Verdict => publicly(table, sourceEnv(0, 'mask', 0, { by: 'rain' }), condition);

  it('is told by what lies open, by how many cards are hidden, and by the event', () => {
    expect(
      [some('field'), some('field', { where: { power: 9 } }), some('hand'), { eventIs: 'by', equal: 'rain' } as const].map(verdict),
    ).toEqual(['yes', 'no', 'yes', 'yes']);
  });

  it('is unknown where it speaks of hidden faces, or of its own source', () => {
    expect(
      [some('hand', { where: { power: 1 } }), some('discard', { where: { power: 1 } }), { object: 'self', is: { power: 1 } } as const].map(
        verdict,
      ),
    ).toEqual(['unknown', 'unknown', 'unknown']);
    expect(verdict({ compare: [{ sum: { from: 'hand' }, of: 'power' }, 'atLeast', 1] })).toBe('unknown');
  });

  it('is put together from its parts', () => {
    const [yes, no, unknown] = [some('field'), some('field', { where: { power: 9 } }), some('hand', { where: { power: 1 } })];
    expect(
      [{ all: [yes, unknown] }, { all: [no, unknown] }, { any: [yes, unknown] }, { any: [no, unknown] }, { not: no }, { not: unknown }].map(
        verdict,
      ),
    ).toEqual(['unknown', 'no', 'yes', 'unknown', 'yes', 'unknown']);
  });
});

it('a game is asked whether a card may be held where the abilities that wait for a moment could be used', () => {
  const asked: unknown[] = [];
  const table = boardTable(2, {
    ...boardGame,
    openFacts: (card) => ({ card: card.id }),
    mightHold: (_table, seat, facts) => (asked.push([seat, facts]), false),
  });
  place(table, table.create('cub', 1).id, { zone: 'hand:1' });
  expect(mightRespond(table, 1, 'omen|at', null)).toBe(false);
  expect(asked).toEqual([[1, { card: 'oracle' }]]);
});
