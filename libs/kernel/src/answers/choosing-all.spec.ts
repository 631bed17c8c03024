import { describe, expect, it } from '@jest/globals';
import { candidates } from './choices.js';
import { allChoosable, sparingLater } from './choosing-all.js';
import { uncut, type Env } from '../evaluation/evaluate.js';
import type { Choice } from '../programs/programs.js';
import { onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';

const env: Env = { self: 0, card: '', you: 0, event: null, vars: {}, each: 0, subject: 0, cut: uncut };
const one: Choice = { as: 'one', from: { from: 'field' } };
/** A choice of something else with less power. */
const weaker: Choice = {
  as: 'other',
  from: { from: 'field', where: { power: { atMost: { minus: [{ value: 'power', of: { var: 'one' } }, 1] } } }, except: { var: 'one' } },
};

describe('choices that speak of earlier ones', () => {
  it('can be made where something that the earlier one may be leaves something for the later one', () => {
    const table = boardTable();
    onBoard(table, 'cub', 0);
    onBoard(table, 'cub', 0);
    expect(allChoosable(table, env, [one, weaker])).toBe(false);
    onBoard(table, 'ox', 1);
    expect(allChoosable(table, env, [one, weaker])).toBe(true);
    expect(
      allChoosable(table, env, [
        one,
        weaker,
        { ...weaker, as: 'third', from: { from: 'field', where: { is: { var: 'other' } }, except: { var: 'other' } } },
      ]),
    ).toBe(false);
  });

  it('are offered among what leaves something to choose', () => {
    const table = boardTable();
    onBoard(table, 'cub', 0);
    const ox = onBoard(table, 'ox', 1);
    expect(candidates(table, env, one)).toHaveLength(2);
    expect(candidates(table, env, sparingLater(table, env, one, [weaker]))).toEqual([ox.id]);
    expect(sparingLater(table, env, one, [one])).toBe(one);
  });

  it('are tried with every number that an earlier one may be', () => {
    const table = boardTable();
    const { id } = onBoard(table, 'cub', 0);
    const power = table.derive(table, id, uncut).power as number;
    const number: Choice = { as: 'n', number: { min: power + 1, max: power + 3 } };
    const least = (amount: number): Choice => ({
      as: 'it',
      from: { from: 'field', where: { power: { atLeast: { minus: [{ var: 'n' }, amount] } } } },
    });
    expect([allChoosable(table, env, [number, least(0)]), allChoosable(table, env, [number, least(1)])]).toEqual([false, true]);
  });
});
