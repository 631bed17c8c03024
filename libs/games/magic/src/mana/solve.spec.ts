import { describe, expect, it } from '@jest/globals';
import { type Mask, meansOf, type Output, type Source } from '@arbiter/kernel/authoring';
import fc from 'fast-check';
import { colours, manaTypes, type ManaType } from '../characteristics/colours.js';
import { waysToPay } from '../costs/arithmetic.js';
import { parseCost, printCost, type ManaCost, type ManaSymbol } from '../characteristics/symbols.js';
import { anyType, bitOf, demandsOf, genericBit, maskOf, maskOfUnit, snowBit } from './masks.js';
import { canPay, conversionsNeeded, largestX, leastSpending, nextActivations, nextUnits, payableWays, smallestPlan } from './solve.js';

/** Returns the mask of a text: `W`, `Ws` from a snow source, `WU` of either colour. */
const mask = (text: string): Mask =>
  [...text].reduce((all, letter) => all | (letter === 's' ? snowBit : bitOf[manaTypes.find((_, at) => 'WUBRGC'[at] === letter)!]), 0);
const masks = (text: string): Mask[] => (text === '' ? [] : text.split(' ').map(mask));
const tapFor = (...outputs: string[]): Source => ({ outputs: outputs.map((one) => ({ units: masks(one) })) });
const cost = parseCost;

/**
 * A slow, direct implementation of the rules to compare with: tries every way of every symbol, every use of every source, every assignment.
 */
function payableByForce(symbols: ManaCost, units: readonly Mask[], sources: readonly Source[], life: number): boolean {
  const source = sources[0];
  if (source !== undefined) {
    const rest = sources.slice(1);
    return (
      payableByForce(symbols, units, rest, life) ||
      source.outputs.some(
        (output) => (output.life ?? 0) <= life && payableByForce(symbols, [...units, ...output.units], rest, life - (output.life ?? 0)),
      )
    );
  }
  const [first, ...others] = symbols;
  if (first === undefined) return true;
  return waysToPay(first).some((way) => way.life <= life && payOne(way.mana, others, units, life - way.life));
}

function payOne(needs: ManaCost, others: ManaCost, units: readonly Mask[], life: number): boolean {
  const [need, ...rest] = needs;
  if (need === undefined) return payableByForce(others, units, [], life);
  if (need.kind === 'generic' && need.amount > 1)
    return payOne([{ ...need, amount: 1 }, { ...need, amount: need.amount - 1 }, ...rest], others, units, life);
  if (need.kind === 'generic' && need.amount === 0) return payOne(rest, others, units, life);
  return units.some(
    (unit, at) =>
      (unit & wanted(need)) !== 0 &&
      payOne(
        rest,
        others,
        units.filter((_, other) => other !== at),
        life,
      ),
  );
}

function wanted(need: ManaSymbol): Mask {
  if (need.kind === 'colour') return bitOf[need.colour];
  if (need.kind === 'colourless') return bitOf.colourless;
  if (need.kind === 'snow') return snowBit;
  if (need.kind === 'generic') return need.only === undefined ? 63 : maskOf(need.only);
  throw new Error(need.kind);
}

const colour = fc.constantFrom(...colours);
const symbol: fc.Arbitrary<ManaSymbol> = fc.oneof(
  fc.record({ kind: fc.constant('generic' as const), amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('generic' as const),
    amount: fc.integer({ min: 1, max: 2 }),
    only: fc.subarray([...manaTypes], { minLength: 1 }),
  }),
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
const oneMask = fc
  .tuple(fc.subarray([...manaTypes], { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([types, snow]: [ManaType[], boolean]) => maskOf(types) | (snow ? snowBit : 0));
const output: fc.Arbitrary<Output> = fc.record({
  units: fc.array(oneMask, { minLength: 1, maxLength: 2 }),
  life: fc.constantFrom(0, 0, 0, 1),
});
const table = fc.record({
  symbols: fc.array(symbol, { maxLength: 3 }),
  units: fc.array(oneMask, { maxLength: 4 }),
  sources: fc.array(fc.record({ outputs: fc.array(output, { minLength: 1, maxLength: 2 }) }), { maxLength: 2 }),
  life: fc.integer({ min: 0, max: 4 }),
});

describe('whether a cost can be paid (118.3, 202.1a)', () => {
  it('given any cost and any means, then it says what trying everything says', () => {
    fc.assert(
      fc.property(table, ({ symbols, units, sources, life }) =>
        expect(canPay(symbols, meansOf(units, sources, life))).toBe(payableByForce(symbols, units, sources, life)),
      ),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['{1}{W}', 'W U', true],
    ['{1}{W}', 'U U', false],
    ['{W}{U}', 'WU WU', true],
    ['{W}{W}{U}', 'WU WU B', false],
    ['{W/U}{W/B}{U/B}', 'W U B', true],
    ['{W/U}{W/U}{W}', 'W U B', false],
    ['{2/W}{2/U}', 'W B B', true],
    ['{2/W}{2/U}', 'B B B', false],
    ['{C}', 'W', false],
    ['{C}{1}', 'C W', true],
    ['{S}', 'W', false],
    ['{S}{S}', 'Ws Cs', true],
    ['{S}{W}', 'Ws U', false],
    ['{X}{R}', 'R', true],
    ['{0}', '', true],
  ])('%s from %s: %s', (text, units, can) => {
    expect(canPay(cost(text), meansOf(masks(units)))).toBe(can);
  });

  it('pays Phyrexian symbols with life as far as it goes (107.4f)', () => {
    expect([0, 2, 3, 4].map((life) => canPay(cost('{1}{W/P}{W/P}'), meansOf(masks('U'), [], life)))).toEqual([false, false, false, true]);
    expect(canPay(cost('{1}{W/P}{W/P}'), meansOf(masks('U W'), [], 2))).toBe(true);
  });

  it('uses a source once, in one of its ways', () => {
    expect(canPay(cost('{W}{W}'), meansOf([], [tapFor('W W', 'U U')]))).toBe(true);
    expect(canPay(cost('{W}{U}'), meansOf([], [tapFor('W W', 'U U')]))).toBe(false);
    expect(canPay(cost('{W}{U}'), meansOf([], [tapFor('W W', 'U U'), tapFor('W', 'U')]))).toBe(true);
    expect(canPay(cost('{G}'), meansOf([], [{ outputs: [{ units: masks('G'), life: 1 }] }], 0))).toBe(false);
  });

  it('spends mana as though it were of other types where an effect says so', () => {
    const anyAsColour = { colourless: [...colours] };
    expect(canPay(cost('{R}'), meansOf([maskOfUnit({ type: 'colourless' }, anyAsColour)]))).toBe(true);
    expect(maskOfUnit({ type: 'colourless', snow: true }, anyAsColour)).toBe(anyType | snowBit);
  });
});

describe('what pays in the place of mana', () => {
  it('pays generic mana only (702.50a, 702.125a)', () => {
    expect(canPay(cost('{2}{W}'), meansOf([genericBit, genericBit, mask('W')]))).toBe(true);
    expect(canPay(cost('{W}'), meansOf([genericBit]))).toBe(false);
    expect(canPay(cost('{2/W}'), meansOf([genericBit, genericBit]))).toBe(true);
    expect(canPay(cost('{S}'), meansOf([genericBit]))).toBe(false);
  });
});

describe('sources that ask for mana', () => {
  const signet = (types: string): Source => ({ outputs: [{ needs: demandsOf(cost('{1}')), units: masks(types) }] });
  const filter = (need: string, ...ways: string[]): Source => ({
    outputs: [{ units: masks('C') }, ...ways.map((way) => ({ needs: demandsOf(cost(need)), units: masks(way) }))],
  });

  /** Returns what can be left after paying, for every order and every choice of units, spending them one at a time. */
  function leftAfter(needs: ManaCost, units: readonly Mask[], life: number): { units: readonly Mask[]; life: number }[] {
    const [need, ...rest] = needs;
    if (need === undefined) return [{ units, life }];
    return waysToPay(need)
      .filter((way) => way.life <= life)
      .flatMap((way) => {
        const single = way.mana.flatMap((one): readonly ManaSymbol[] =>
          one.kind === 'generic' ? Array.from({ length: one.amount }, () => ({ ...one, amount: 1 })) : [one],
        );
        let states = [units];
        for (const one of single)
          states = states.flatMap((state) =>
            state.flatMap((unit, at) => ((unit & wanted(one)) === 0 ? [] : [state.filter((_, other) => other !== at)])),
          );
        return states.flatMap((state) => leftAfter(rest, state, life - way.life));
      });
  }
  /** A source whose uses have mana costs, as the rules print them. */
  interface Asking {
    readonly outputs: readonly (Pick<Output, 'units' | 'life'> & { readonly needs: ManaCost | undefined })[];
  }
  const asSources = (asking: readonly Asking[]): readonly Source[] =>
    asking.map(({ outputs }) => ({
      outputs: outputs.map(({ needs, ...output }) => (needs === undefined ? output : { ...output, needs: demandsOf(needs) })),
    }));
  function byForce(symbols: ManaCost, units: readonly Mask[], sources: readonly Asking[], life: number): boolean {
    if (leftAfter(symbols, units, life).length > 0) return true;
    return sources.some((source, at) =>
      source.outputs.some((use) => {
        const lived = life - (use.life ?? 0);
        if (lived < 0) return false;
        const rest = sources.filter((_, other) => other !== at);
        return leftAfter(use.needs ?? [], units, lived).some((state) => byForce(symbols, [...state.units, ...use.units], rest, state.life));
      }),
    );
  }
  const feed = fc.constantFrom(undefined, undefined, cost('{1}'), cost('{W/U}'), cost('{B}'), cost('{R/P}'), cost('{2}'));
  const small = fc.record({
    symbols: fc.array(symbol, { maxLength: 2 }),
    units: fc.array(oneMask, { maxLength: 2 }),
    sources: fc.array(
      fc.record({
        outputs: fc.array(
          fc.record({ units: fc.array(oneMask, { minLength: 1, maxLength: 2 }), life: fc.constantFrom(0, 0, 1), needs: feed }),
          { minLength: 1, maxLength: 2 },
        ),
      }),
      { maxLength: 3 },
    ),
    life: fc.integer({ min: 0, max: 3 }),
  });

  it('given any means with such sources, then it says what trying everything says', () => {
    let [yes, converted] = [0, 0];
    fc.assert(
      fc.property(small, ({ symbols, units, sources, life }) => {
        const means = meansOf(units, asSources(sources), life);
        const can = byForce(symbols, units, sources, life);
        expect(canPay(symbols, means)).toBe(can);
        if (can) yes++;
        if (can && conversionsNeeded(symbols, means)!.length > 0) converted++;
      }),
      { numRuns: 1_500, seed: 601 },
    );
    expect(yes).toBeGreaterThan(100);
    expect(converted).toBeGreaterThan(10);
  });

  it('are offered only where the cost stays payable, in every way the pool can feed them', () => {
    fc.assert(
      fc.property(small, ({ symbols, units, sources, life }) => {
        const offered = nextActivations(symbols, meansOf(units, asSources(sources), life)).map(
          ({ source, output: use }) => `${source}:${use}`,
        );
        const wantedUses = sources.flatMap((source, at) =>
          source.outputs.flatMap((use, index) => {
            const rest = sources.filter((_, other) => other !== at);
            const lived = life - (use.life ?? 0);
            return lived >= 0 &&
              leftAfter(use.needs ?? [], units, lived).some((state) => byForce(symbols, [...state.units, ...use.units], rest, state.life))
              ? [`${at}:${index}`]
              : [];
          }),
        );
        expect(offered).toEqual(wantedUses);
      }),
      { numRuns: 500 },
    );
  });

  it('never pay for themselves', () => {
    expect(canPay(cost('{W}'), meansOf([], [signet('W U')]))).toBe(false);
    expect(canPay(cost('{W}'), meansOf([], [signet('W U'), signet('W B')]))).toBe(false);
  });

  it('turn mana into other mana, one after the other', () => {
    expect(canPay(cost('{W}{U}'), meansOf(masks('R'), [signet('W U')]))).toBe(true);
    expect(canPay(cost('{W}{U}{B}'), meansOf(masks('R'), [signet('W U'), signet('U B')]))).toBe(true);
    expect(canPay(cost('{W}{W}{B}{B}'), meansOf(masks('R'), [signet('W U'), signet('U B')]))).toBe(false);
    expect(canPay(cost('{W}{W}'), meansOf(masks('U'), [filter('{W/U}', 'W W', 'W U', 'U U')]))).toBe(true);
    expect(canPay(cost('{W}{W}'), meansOf(masks('B'), [filter('{W/U}', 'W W', 'W U', 'U U')]))).toBe(false);
    expect(canPay(cost('{C}{B}'), meansOf(masks('B'), [filter('{W/U}', 'W W')]))).toBe(true);
  });

  it('are not fed with mana that may not be spent on abilities (106.6)', () => {
    expect(canPay(cost('{W}'), meansOf(masks('R'), [signet('W U')], 0, [0]))).toBe(false);
    expect(canPay(cost('{R}{W}'), meansOf(masks('R R'), [signet('W U')], 0, [0, mask('R')]))).toBe(true);
  });

  it('are offered where the pool can feed them and the cost stays payable', () => {
    const signets = [signet('W U'), signet('W U')];
    expect(nextActivations(cost('{W}'), meansOf(masks('R'), signets)).map(({ source }) => source)).toEqual([0, 1]);
    expect(nextActivations(cost('{R}{W}'), meansOf(masks('R'), signets))).toEqual([]);
    expect(nextActivations(cost('{R}{W}'), meansOf(masks('R G'), signets)).map(({ source }) => source)).toEqual([0, 1]);
    expect(nextActivations(cost('{R}{W}'), meansOf(masks('R'), [signet('W U'), tapFor('G')]))).toEqual([
      { source: 1, output: 0, helps: true },
    ]);
  });

  it('come after what feeds them in a plan', () => {
    const means = meansOf([], [signet('W U'), tapFor('R'), tapFor('G')]);
    expect(smallestPlan(cost('{W}{U}'), means)).toEqual({
      uses: [
        { source: 1, output: 0 },
        { source: 0, output: 0 },
      ],
      life: 0,
    });
  });
});

describe('the largest X (107.3a)', () => {
  it.each([
    ['{X}{R}', 'R W W', 2],
    ['{X}{X}{R}', 'R W W W', 1],
    ['{X}{R}', 'W W', -1],
    ['{R}', 'R R', 0],
  ])('of %s from %s is %i', (text, units, x) => {
    expect(largestX(cost(text), meansOf(masks(units)))).toBe(x);
  });

  it('obeys limits on what may be spent on X, and counts reductions', () => {
    expect(largestX(cost('{X}{2}{B}'), meansOf(masks('B B R W W')), ['black', 'red'])).toBe(2);
    expect(largestX(cost('{X}'), meansOf([]), undefined, (paid) => Number(printCost(paid).slice(1, -1)) <= 3)).toBe(3);
  });
});

describe('what may be done next', () => {
  it('given any table, then exactly those uses are offered after which the rest can be paid', () => {
    fc.assert(
      fc.property(table, ({ symbols, units, sources, life }) => {
        const offered = nextActivations(symbols, meansOf(units, sources, life)).map(({ source, output: use }) => `${source}:${use}`);
        const wantedUses = sources.flatMap((source, at) =>
          source.outputs.flatMap((use, index) => {
            const rest = sources.filter((_, other) => other !== at);
            return (use.life ?? 0) <= life && payableByForce(symbols, [...units, ...use.units], rest, life - (use.life ?? 0))
              ? [`${at}:${index}`]
              : [];
          }),
        );
        expect(offered).toEqual(wantedUses);
      }),
      { numRuns: 500 },
    );
  });

  it('tells waste from help', () => {
    const found = nextActivations(cost('{W}'), meansOf([], [tapFor('W'), tapFor('U'), tapFor('W', 'B')]));
    expect(found).toEqual([
      { source: 0, output: 0, helps: true },
      { source: 1, output: 0, helps: false },
      { source: 2, output: 0, helps: true },
      { source: 2, output: 1, helps: false },
    ]);
  });

  it('offers units of the pool until the cost is paid, and never into a dead end (601.2h)', () => {
    const walk = (text: string, pool: readonly Mask[], life: number, draw: (n: number) => number): number[] => {
      const chosen: number[] = [];
      for (;;) {
        const next = nextUnits(cost(text), pool, chosen, life);
        if (next.length === 0) return chosen;
        chosen.push(next[draw(next.length)]!);
      }
    };
    fc.assert(
      fc.property(
        fc.array(symbol, { maxLength: 3 }),
        fc.array(oneMask, { maxLength: 6 }),
        fc.integer({ min: 0, max: 2 }),
        fc.infiniteStream(fc.nat()),
        (symbols, pool, life, stream) => {
          fc.pre(payableByForce(symbols, pool, [], life) && symbols.every((one) => one.kind !== 'generic' || one.only === undefined));
          const chosen = walk(printCost(symbols), pool, life, (n) => (stream.next().value as number) % n);
          expect(
            payableByForce(
              symbols,
              chosen.map((place) => pool[place]!),
              [],
              life,
            ),
          ).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
    expect(nextUnits(cost('{1}{W}'), masks('U W U'), [0])).toEqual([1]);
    expect(nextUnits(cost('{1}{W}'), masks('U U'), [])).toEqual([]);
  });

  it('offers halves of symbols that can still be paid (601.2b)', () => {
    const pays = (means: readonly Mask[]) => (open: ManaCost, life: number) => canPay(open, meansOf(means, [], life));
    const offered = (text: string, at: number, units: string, life = 0): string[] =>
      payableWays(cost(text), at, life, pays(masks(units))).map((way) => `${printCost(way.mana)}+${way.life}`);
    expect(offered('{W/U}{W/U}', 0, 'W U')).toEqual(['{W}+0', '{U}+0']);
    expect(offered('{W/U}{W}', 0, 'W U')).toEqual(['{U}+0']);
    expect(offered('{2/W}', 0, 'W')).toEqual(['{W}+0']);
    expect(offered('{G/P}', 0, '', 2)).toEqual(['{0}+2']);
    expect(offered('{G/P}', 0, 'G', 1)).toEqual(['{G}+0']);
  });
});

describe('the payment of a player who does not care', () => {
  it('spends what can do least and no more than asked', () => {
    expect(leastSpending(cost('{1}'), masks('W C U'))).toEqual({ places: [1], life: 0 });
    expect(leastSpending(cost('{1}{W}'), masks('U W Cs'))).toEqual({ places: [0, 1], life: 0 });
    expect(leastSpending(cost('{2/W}'), masks('U B W'))).toEqual({ places: [2], life: 0 });
    expect(leastSpending(cost('{W/P}'), masks('U'), 2)).toEqual({ places: [], life: 2 });
    expect(leastSpending(cost('{W}'), masks('U'))).toBeNull();
    expect(leastSpending(cost('{1}'), masks('W U'), 0, [1, 0])).toEqual({ places: [1], life: 0 });
  });

  it('taps the fewest and plainest sources, the same ones every time', () => {
    const lands = [tapFor('W', 'U'), tapFor('W'), tapFor('W'), tapFor('C C')];
    expect(smallestPlan(cost('{W}'), meansOf([], lands))).toEqual({ uses: [{ source: 1, output: 0 }], life: 0 });
    expect(smallestPlan(cost('{1}{W}{U}'), meansOf([], lands))?.uses.map(({ source }) => source)).toEqual([0, 1, 2]);
    expect(smallestPlan(cost('{2}'), meansOf([], lands))).toEqual({ uses: [{ source: 3, output: 0 }], life: 0 });
    expect(smallestPlan(cost('{1}{W}'), meansOf(masks('W'), lands))?.uses).toHaveLength(1);
    expect(smallestPlan(cost('{1}{U}'), meansOf([], [tapFor('W'), tapFor('U'), tapFor('C')]))?.uses.map(({ source }) => source)).toEqual([
      1, 2,
    ]);
    expect(
      smallestPlan(cost('{1}'), meansOf([], [tapFor('W'), tapFor('C C'), tapFor('U', 'C')]))?.uses.map(({ source }) => source),
    ).toEqual([0]);
    expect(smallestPlan(cost('{B}'), meansOf([], lands))).toBeNull();
    expect(smallestPlan(cost('{U}{W/P}'), meansOf([], [tapFor('W', 'U')], 20))).toEqual({ uses: [{ source: 0, output: 1 }], life: 2 });
  });

  it('given any table, then the plan pays, and no use of it can be left out', () => {
    fc.assert(
      fc.property(table, ({ symbols, units, sources, life }) => {
        const plan = smallestPlan(symbols, meansOf(units, sources, life));
        if (plan === null) return expect(payableByForce(symbols, units, sources, life)).toBe(false);
        const used = plan.uses.map(({ source, output: use }): Source => ({ outputs: [sources[source]!.outputs[use]!] }));
        expect(payableByForce(symbols, units, used, plan.life)).toBe(true);
        for (const left of used)
          expect(
            payableByForce(
              symbols,
              units,
              used.filter((one) => one !== left),
              plan.life,
            ),
          ).toBe(false);
        return undefined;
      }),
      { numRuns: 500 },
    );
  });
});
