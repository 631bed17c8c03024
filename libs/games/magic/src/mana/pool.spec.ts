import { describe, expect, it } from '@jest/globals';
import { manaTypes } from '../characteristics/colours.js';
import { parseCost } from '../characteristics/symbols.js';
import { addToPool, alternativesOf, emptied, groupsOf, maySpend, printPool, takeFromPool, type Pool } from './pool.js';

const pool: Pool = addToPool(
  addToPool(addToPool([], ['white', 'colourless'], { source: 1 }), ['white'], { source: 2, snow: true }),
  ['white', 'blue'],
  { source: 3 },
);

describe('adding mana (106.8-106.11)', () => {
  it.each([
    ['{G}', [['green']]],
    ['{W/U}', [['white'], ['blue']]],
    ['{2/B}', [['black'], ['colourless', 'colourless']]],
    ['{R/P}', [['red']]],
    ['{3}', [['colourless', 'colourless', 'colourless']]],
    ['{S}', [['colourless']]],
    ['{X}', [[]]],
    [
      '{W/U}{W/U}',
      [
        ['white', 'white'],
        ['white', 'blue'],
        ['blue', 'blue'],
      ],
    ],
  ])('%s adds one of %j', (symbols, alternatives) => {
    expect(alternativesOf(parseCost(symbols))).toEqual(alternatives);
  });
});

describe('the pool (106.4)', () => {
  it('prints what is left by type (106.4a)', () => {
    expect(printPool(pool)).toBe('{W}{W}{W}{U}{C}');
    expect(printPool([])).toBe('');
  });

  it('groups units that nobody can tell apart', () => {
    expect(groupsOf(pool).map(({ unit, places }) => [unit.type, unit.snow === true, places])).toEqual([
      ['colourless', false, [1]],
      ['white', false, [0, 3]],
      ['white', true, [2]],
      ['blue', false, [4]],
    ]);
  });

  it('loses the units that are spent (118.3a)', () => {
    expect(printPool(takeFromPool(pool, [0, 4]))).toBe('{W}{W}{C}');
  });

  it('empties at the end of a step, but for what an effect lets stay', () => {
    expect(emptied(pool)).toEqual([]);
    expect(printPool(emptied(pool, [{ types: ['white'] }]))).toBe('{W}{W}{W}');
    expect(printPool(emptied(pool, [{ types: manaTypes, becomes: 'colourless' }]))).toBe('{C}{C}{C}{C}{C}');
    expect(emptied(pool, [{ types: manaTypes }])).toEqual(pool);
  });

  it('obeys spending restrictions (106.6)', () => {
    const unit = { type: 'green', source: 1, only: { on: ['spell'], where: { types: 'creature' } } } as const;
    const creature = () => true;
    expect(maySpend(unit, 'spell', creature)).toBe(true);
    expect(maySpend(unit, 'ability', creature)).toBe(false);
    expect(maySpend(unit, 'spell', () => false)).toBe(false);
    expect(maySpend({ type: 'green', source: 1 }, 'other', () => false)).toBe(true);
    expect(maySpend({ ...unit, only: { where: { types: 'creature' } } }, 'other', creature)).toBe(true);
  });
});
