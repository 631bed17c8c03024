import { describe, expect, it } from '@jest/globals';
import { parseCost, printCost } from '../characteristics/symbols.js';
import { addCosts, plainForms, reduceCost, timesCost, UnchosenSymbol, waysToPay, withX } from './arithmetic.js';

const added = (...costs: string[]): string => printCost(addCosts(...costs.map(parseCost)));
const reduced = (cost: string, by: string, rest: { colouredOnly?: boolean; atLeast?: number } = {}): string =>
  printCost(reduceCost(parseCost(cost), { mana: parseCost(by), ...rest }));

describe('sums of costs (601.2f)', () => {
  it('adds like symbols together in one order', () => {
    expect(added('{2}{G}', '{1}{W}', '{X}')).toBe('{X}{3}{W}{G}');
    expect(added('{0}', '{0}')).toBe('{0}');
  });

  it('multiplies costs that are asked for several times', () => {
    expect(printCost(timesCost(parseCost('{1}{R}'), 3))).toBe('{3}{R}{R}{R}');
    expect(printCost(timesCost(parseCost('{1}{R}'), 0))).toBe('{0}');
  });

  it('puts the chosen number in place of X (107.3a)', () => {
    expect(printCost(addCosts(withX(parseCost('{X}{X}{1}{R}'), 3)))).toBe('{7}{R}');
    expect(withX(parseCost('{X}'), 2, ['black'])).toEqual([{ kind: 'generic', amount: 2, only: ['black'] }]);
  });
});

describe('reductions (118.7)', () => {
  it.each([
    ['{3}{R}', '{2}', '{1}{R}'],
    ['{1}{R}{R}', '{4}', '{R}{R}'],
    ['{2}{C}', '{3}', '{C}'],
  ])('generic mana reduces only the generic part (118.7a): %s less %s is %s', (cost, by, left) => {
    expect(reduced(cost, by)).toBe(left);
  });

  it.each([
    ['{2}{W}', '{W}', '{2}'],
    ['{2}{W}', '{U}', '{1}{W}'],
    ['{2}{W}', '{W}{W}', '{1}'],
    ['{1}{C}', '{C}{C}', '{0}'],
    ['{W}', '{U}{U}', '{W}'],
  ])('a colour or colourless mana overflows into the generic part (118.7b-d): %s less %s is %s', (cost, by, left) => {
    expect(reduced(cost, by)).toBe(left);
  });

  it('counts Phyrexian symbols as their colour and snow as generic (118.7f, 118.7g)', () => {
    expect(reduced('{2}{W}', '{W/P}')).toBe('{2}');
    expect(reduced('{2}{W}', '{S}')).toBe('{1}{W}');
  });

  it('never reduces snow symbols of the cost (107.4h)', () => {
    expect(reduced('{1}{S}', '{3}')).toBe('{S}');
  });

  it('obeys reductions of coloured mana only, and floors', () => {
    expect(reduced('{2}{W}', '{W}{B}', { colouredOnly: true })).toBe('{2}');
    expect(reduced('{2}', '{2}', { atLeast: 1 })).toBe('{1}');
    expect(reduced('{3}{U}', '{2}', { atLeast: 1 })).toBe('{1}{U}');
    expect(reduced('{0}', '{2}', { atLeast: 1 })).toBe('{0}');
    expect(reduced('{U}{U}', '{U}{U}', { atLeast: 1 })).toBe('{U}');
  });

  it('takes off the limited part of X first', () => {
    const cost = withX(parseCost('{X}{2}{R}'), 3, ['black', 'red']);
    expect(reduceCost(cost, { mana: parseCost('{4}') })).toEqual([
      { kind: 'generic', amount: 1 },
      { kind: 'colour', colour: 'red' },
    ]);
  });

  it('asks for the chosen halves first (601.2b, 118.7e)', () => {
    expect(() => reduced('{W/U}', '{1}')).toThrow(UnchosenSymbol);
    expect(() => reduced('{2}', '{W/U}')).toThrow(UnchosenSymbol);
    expect(() => reduced('{X}', '{1}')).toThrow(UnchosenSymbol);
  });
});

describe('ways to pay (118.13)', () => {
  it('gives two for hybrid and Phyrexian symbols', () => {
    expect(
      parseCost('{W/U}{2/R}{G/P}{1}').map((symbol) => waysToPay(symbol).map(({ mana, life }) => `${printCost(mana)}+${life}`)),
    ).toEqual([['{W}+0', '{U}+0'], ['{R}+0', '{2}+0'], ['{G}+0', '{0}+2'], ['{1}+0']]);
  });

  it('lists every plain form once', () => {
    const forms = plainForms(parseCost('{1}{W/U}{W/U}{B/P}')).map(({ mana, life }) => `${printCost(mana)}+${life}`);
    expect(forms).toHaveLength(6);
    expect(new Set(forms)).toEqual(
      new Set(['{1}{W}{W}{B}+0', '{1}{W}{U}{B}+0', '{1}{U}{U}{B}+0', '{1}{W}{W}+2', '{1}{W}{U}+2', '{1}{U}{U}+2']),
    );
  });
});
