import { describe, expect, it } from '@jest/globals';
import { canPay } from '../mana/solve.js';
import { meansOf } from '@arbiter/kernel/authoring';
import { parseCost, printCost } from '../characteristics/symbols.js';
import { type Reduction, UnchosenSymbol } from './arithmetic.js';
import { possibleTotals, reducedCost, totalCost, type CostChanges, type CostPart, type TotalCost } from './total.js';

const part = (mana: string): CostPart => ({ mana: parseCost(mana) });
const less = (mana: string, rest: { colouredOnly?: boolean; atLeast?: number } = {}) => ({ mana: parseCost(mana), ...rest });
const mana = (changes: CostChanges): string => printCost(totalCost(changes).mana);
const reduced = (cost: string, ...reductions: readonly Reduction[]): string => printCost(reducedCost(parseCost(cost), reductions));
const print = ({ mana: total, life }: TotalCost): string => `${printCost(total)}+${life}`;

describe('the total cost (601.2f)', () => {
  it('is the mana cost alone where nothing changes it', () => {
    expect(totalCost({ base: part('{1}{R}') })).toEqual({ mana: parseCost('{1}{R}'), life: 0 });
  });

  it('adds additional costs and increases, then takes reductions off', () => {
    expect(mana({ base: part('{R}'), additional: [part('{2}')], increases: [part('{1}')], reductions: [less('{2}')] })).toBe('{1}{R}');
    expect(mana({ base: part('{1}{R}'), increases: [part('{1}')], reductions: [less('{5}')] })).toBe('{R}');
  });

  it('never falls below {0}', () => {
    expect(mana({ base: part('{2}'), reductions: [less('{3}'), less('{1}')] })).toBe('{0}');
  });

  it('applies changes to an alternative cost as to the mana cost (118.9d)', () => {
    const free: CostPart = { mana: [] };
    expect(mana({ base: free, increases: [part('{1}')] })).toBe('{1}');
    expect(mana({ base: free, additional: [part('{4}')], reductions: [less('{1}')] })).toBe('{3}');
  });

  it('counts X where it was chosen, and 0 where it could not be (107.3a, 107.3b)', () => {
    expect(mana({ base: part('{X}{X}{G}'), x: 2 })).toBe('{4}{G}');
    expect(mana({ base: part('{X}{G}'), x: 3, reductions: [less('{1}')] })).toBe('{2}{G}');
    expect(mana({ base: part('{X}{G}') })).toBe('{G}');
    expect(totalCost({ base: part('{X}{B}'), x: 2, xOnly: ['black'] }).mana).toContainEqual({
      kind: 'generic',
      amount: 2,
      only: ['black'],
    });
  });

  it('raises the total at last', () => {
    expect(mana({ base: part('{R}'), reductions: [less('{1}')], atLeast: 3 })).toBe('{2}{R}');
    expect(mana({ base: part('{4}'), reductions: [less('{3}')], atLeast: 3 })).toBe('{3}');
    expect(mana({ base: part('{3}{R}'), atLeast: 3 })).toBe('{3}{R}');
  });
});

describe('several reductions (601.2f: in any order)', () => {
  it('have one result where none has a floor or a limit', () => {
    expect(reduced('{2}{W}{W}', less('{W}'), less('{1}'), less('{W}{W}'))).toBe('{0}');
  });

  it('make the cost as small as they can where one has, in whatever order they are given', () => {
    expect(reduced('{3}', less('{2}'), less('{2}', { atLeast: 1 }))).toBe('{0}');
    expect(reduced('{3}', less('{2}', { atLeast: 1 }), less('{2}'))).toBe('{0}');
    expect(reduced('{5}', less('{2}', { atLeast: 1 }), less('{2}', { atLeast: 3 }))).toBe('{1}');
    expect(reduced('{1}{W}', less('{W}'), less('{W}', { colouredOnly: true }))).toBe('{0}');
    expect(reduced('{1}{W}', less('{W}', { colouredOnly: true }), less('{1}', { atLeast: 1 }))).toBe('{0}');
    expect(mana({ base: part('{3}'), reductions: [less('{2}'), less('{2}', { atLeast: 1 })] })).toBe('{0}');
  });

  it('are as quick when there are very many', () => {
    expect(reduced('{20}', less('{2}'), ...Array.from({ length: 18 }, () => less('{1}', { atLeast: 1 })))).toBe('{0}');
  });
});

describe('totals that choices lead to (601.2b, 118.7e)', () => {
  it('wait for the ways of symbols only where a reduction meets them', () => {
    expect(possibleTotals({ base: part('{W/U}{1}') }).map(print)).toEqual(['{1}{W/U}+0']);
    expect(() => totalCost({ base: part('{W/U}{1}'), reductions: [less('{1}')] })).toThrow(UnchosenSymbol);
  });

  it('follow from each way', () => {
    expect(possibleTotals({ base: part('{1}{W/U}'), reductions: [less('{W}')] }).map(print)).toEqual(['{1}+0', '{U}+0']);
    expect(possibleTotals({ base: part('{2/W}'), reductions: [less('{1}')] }).map(print)).toEqual(['{W}+0', '{1}+0']);
    expect(possibleTotals({ base: part('{1}{W/P}'), reductions: [less('{1}')] }).map(print)).toEqual(['{W}+0', '{0}+2']);
    expect(possibleTotals({ base: part('{1}{W}'), reductions: [less('{W/U}')] }).map(print)).toEqual(['{1}+0', '{W}+0']);
    expect(possibleTotals({ base: part('{1}{W}'), reductions: [less('{W/P}')] }).map(print)).toEqual(['{1}+0']);
    expect(possibleTotals({ base: part('{W/P}'), atLeast: 2 }).map(print)).toEqual(['{1}{W}+0', '{2}+2']);
  });

  it('tell whether an act may be offered', () => {
    const payable = (changes: CostChanges, units: readonly number[], life: number): boolean =>
      possibleTotals(changes).some((total) => total.life <= life && canPay(total.mana, meansOf(units, [], life - total.life)));
    const changes: CostChanges = { base: part('{2/W}{2/W}'), reductions: [less('{3}')] };
    expect(payable(changes, [2], 0)).toBe(true);
    expect(payable(changes, [], 0)).toBe(false);
  });
});
