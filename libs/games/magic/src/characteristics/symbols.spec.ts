import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { colours } from './colours.js';
import { coloursOfCost, countSymbols, hasVariable, manaValue, parseCost, printCost, SymbolError, type ManaSymbol } from './symbols.js';

const colour = fc.constantFrom(...colours);
const symbol: fc.Arbitrary<ManaSymbol> = fc.oneof(
  fc.record({ kind: fc.constant('generic' as const), amount: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('variable' as const), letter: fc.constantFrom('X' as const, 'Y' as const, 'Z' as const) }),
  fc.record({ kind: fc.constant('colour' as const), colour }),
  fc.constant({ kind: 'colourless' as const }),
  fc.constant({ kind: 'snow' as const }),
  fc.record({ kind: fc.constant('monohybrid' as const), amount: fc.constant(2), colour }),
  fc.record({ kind: fc.constant('phyrexian' as const), colour }),
  fc
    .tuple(colour, colour)
    .filter(([a, b]) => a !== b)
    .map(([either, or]) => ({ kind: 'hybrid' as const, either, or })),
);

describe('mana symbols (107.4)', () => {
  it('given any cost, when it is printed and read again, then it is the same', () => {
    fc.assert(fc.property(fc.array(symbol, { maxLength: 8 }), (cost) => expect(parseCost(printCost(cost))).toEqual(cost)));
  });

  it('reads every kind of symbol', () => {
    expect(parseCost('{X}{2}{W/U}{2/W}{U/P}{S}{C}{G}').map(({ kind }) => kind)).toEqual([
      'variable',
      'generic',
      'hybrid',
      'monohybrid',
      'phyrexian',
      'snow',
      'colourless',
      'colour',
    ]);
  });

  it('reads {0} and nothing as a cost of nothing, which prints as {0} (107.4d)', () => {
    expect(parseCost('{0}')).toEqual([]);
    expect(parseCost('')).toEqual([]);
    expect(printCost([])).toBe('{0}');
  });

  it.each([
    ['2W', 0, 'syntax'],
    ['{2', 0, 'syntax'],
    ['{2}{K}', 3, 'unknownSymbol'],
    ['{W/W}', 0, 'unknownSymbol'],
    ['{W/2}', 0, 'unknownSymbol'],
    ['{0/W}', 0, 'unknownSymbol'],
    ['{P/W}', 0, 'unknownSymbol'],
    ['{01}', 0, 'unknownSymbol'],
    ['{99999999}', 0, 'unknownSymbol'],
    ['{}', 0, 'unknownSymbol'],
    ['{2}{T}', 3, 'unknownSymbol'],
  ])('refuses %s at %i: %s', (text, at, reason) => {
    let caught: unknown;
    try {
      parseCost(text);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(SymbolError);
    expect(caught).toMatchObject({ text, at, reason });
  });
});

describe('mana value (202.3)', () => {
  it.each([
    ['{3}{U}{U}', 0, 5],
    ['{X}{R}', 0, 1],
    ['{X}{X}{G}', 3, 7],
    ['{1}{W/U}{W/U}', 0, 3],
    ['{2/B}{2/B}{2/B}', 0, 6],
    ['{1}{W/P}{W/P}', 0, 3],
    ['{S}{S}{C}', 0, 3],
    ['{0}', 0, 0],
  ])('counts %s with X = %i as %i', (text, x, value) => {
    expect(manaValue(parseCost(text), x)).toBe(value);
  });

  it('counts 0 without a mana cost (202.3a)', () => {
    expect(manaValue(null)).toBe(0);
  });
});

describe('colours of a cost (202.2)', () => {
  it.each([
    ['{2}{W}', ['white']],
    ['{G}{U}', ['blue', 'green']],
    ['{R/W}', ['white', 'red']],
    ['{2/U}{B/P}', ['blue', 'black']],
    ['{7}{C}{S}{X}', []],
  ])('%s is %j', (text, wanted) => {
    expect(coloursOfCost(parseCost(text))).toEqual(wanted);
  });

  it('counts hybrid symbols once for either colour', () => {
    expect(countSymbols(parseCost('{1}{W/U}{U}{B}'), ['white', 'blue'])).toBe(2);
  });

  it('knows costs with a variable part', () => {
    expect([hasVariable(parseCost('{X}{R}')), hasVariable(parseCost('{R}')), hasVariable(null)]).toEqual([true, false, false]);
  });
});
