import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkAnswer, complete, isRealChoice } from './answers.js';
import type { Answer, Decision, Option, Refusal } from '../contract.js';
import { leastAnswer, sampleAnswer } from './samples.js';
import type { Table } from '../table/table.js';
import { Driver, drawer, playRandomly, probe } from '../testing/probe-run.js';

const nowhere = { game: {} } as Table;
type Options = Extract<Decision['domain'], { type: 'options' }>;
const asking = (domain: Options): Decision => ({
  id: 1,
  openedAt: 0,
  seat: 0,
  subject: 0,
  kind: 'act',
  rule: 'P4',
  prompt: { key: 'act', params: {} },
  domain,
  sealed: false,
});

const grouped = fc
  .record({
    options: fc.array(
      fc.record({
        group: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
        weight: fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 1, maxLength: 2 }),
      }),
      { maxLength: 6 },
    ),
    min: fc.nat(3),
    more: fc.nat(3),
    sum: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  })
  .map(
    ({ options, min, more, sum }): Options => ({
      type: 'options',
      groups: true,
      min,
      max: min + more,
      options: options.map(
        ({ group, weight }, at): Option => ({ id: `o${at}`, label: 'o', weight, ...(group === undefined ? {} : { group }) }),
      ),
      ...(sum === undefined ? {} : { sum }),
    }),
  );

function legalSets({ options, min, max, sum }: Options): string[][] {
  const sets: string[][] = [];
  for (let bits = 0; bits < 2 ** options.length; bits++) {
    const chosen = options.filter((_, at) => (bits >> at) & 1);
    const groups = chosen.flatMap(({ group }) => group ?? []);
    const sums = chosen.reduce<number[]>(
      (totals, option) => totals.flatMap((total) => (option.weight ?? []).map((weight) => total + weight)),
      [0],
    );
    if (chosen.length >= min && chosen.length <= max && new Set(groups).size === groups.length && (sum === undefined || sums.includes(sum)))
      sets.push(chosen.map((one) => one.id));
  }
  return sets;
}

describe('picks in groups', () => {
  it('accepts exactly the sets with at most one option of each group', () => {
    fc.assert(
      fc.property(grouped, (domain) => {
        const legal = new Set(legalSets(domain).map((set) => set.join()));
        for (let bits = 0; bits < 2 ** domain.options.length; bits++) {
          const picks = domain.options.filter((_, at) => (bits >> at) & 1).map((one) => one.id);
          const checked = checkAnswer(nowhere, asking(domain), { picks });
          expect('code' in checked ? (checked as Refusal).rule : null).toBe(legal.has(picks.join()) ? null : 'P4');
        }
      }),
    );
  });

  it('samples, defaults to and completes to legal sets, and knows whether there are two', () => {
    fc.assert(
      fc.property(grouped, fc.integer(), fc.nat(63), (domain, seed, bits) => {
        const legal = legalSets(domain);
        const decision = asking(domain);
        const picked = domain.options.filter((_, at) => (bits >> at) & 1);
        expect(complete(domain, picked) !== null).toBe(legal.some((set) => picked.every((one) => set.includes(one.id))));
        if (legal.length === 0) return;
        for (const answer of [sampleAnswer(nowhere, decision, drawer(seed)), leastAnswer(nowhere, decision)])
          expect(checkAnswer(nowhere, decision, answer)).toEqual({ answer });
        expect(isRealChoice(decision)).toBe(legal.length > 1);
      }),
    );
  });
});

describe('picks that the game judges as a whole', () => {
  const charging = (mine: readonly string[], theirs: readonly string[]): Driver =>
    Driver.of({ hand: ['charge'], slots: mine }, { slots: theirs })
      .pick('charge')
      .settle();
  const refusalOf = (driver: Driver, ...picks: string[]): string | null => {
    const done = driver.session.act({ type: 'answer', seat: driver.open.seat, decision: driver.open.id, answer: { picks } });
    return done.ok ? null : `${done.refusal.code} ${done.refusal.rule}`;
  };
  /** The option that sends my unit against their unit, by their places. */
  const send = (driver: Driver, mine: number, theirs: number): string => {
    const groups = [...new Set(driver.options().map(({ group }) => group))];
    return driver.options().filter(({ group }) => group === groups[mine])[theirs]?.id ?? '';
  };

  it('given what the domain allows and the game does not, when it is answered, then the rule that forbids it is named', () => {
    const driver = charging(['ox', 'cub'], ['cub', 'ox']);
    expect(refusalOf(driver, send(driver, 0, 0), send(driver, 0, 1))).toBe('answer/illegal P20');
    expect(refusalOf(driver, send(driver, 0, 0), send(driver, 1, 0))).toBe('answer/illegal P21');
    expect(refusalOf(driver, send(driver, 1, 0))).toBe('answer/illegal P22');
    expect(refusalOf(driver)).toBe('answer/illegal P22');
    expect(refusalOf(driver, send(driver, 0, 1), send(driver, 1, 0))).toBeNull();
  });

  it('shows an example to whoever is asked, and a time-out gives it', () => {
    const driver = charging(['cub', 'ox'], ['cub']);
    const { domain } = driver.open;
    expect(domain).toMatchObject({ checked: true, groups: true, min: 0, max: 2, example: [send(driver, 1, 0)] });
    expect(charging(['cub'], ['cub']).open.domain).toMatchObject({ example: [] });
  });

  it('given any board, then every sampled and every default answer is taken', () => {
    const unit = fc.constantFrom('ox', 'cub', 'giant', 'banner');
    const side = fc.array(unit, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(side, side, fc.integer(), (mine, theirs, seed) => {
        const driver = charging(mine, theirs);
        const draw = drawer(seed);
        const state = driver.session.state();
        const answers: Answer[] = [
          probe.defaultAnswer(driver.pins, state, driver.open),
          ...Array.from({ length: 4 }, () => probe.sample(driver.pins, state, driver.open, draw)),
          driver.session.sample(driver.open, draw),
        ];
        for (const answer of answers)
          expect(
            probe.apply(driver.pins, state, { type: 'answer', seat: driver.open.seat, decision: driver.open.id, answer }),
          ).toMatchObject({ ok: true });
      }),
      { numRuns: 40 },
    );
  });
});

describe('naming a card', () => {
  const banishing = (): Driver =>
    Driver.of({ hand: ['banish'], slots: ['ox'] }, { slots: ['cub', 'ox'] })
      .pick('banish')
      .settle();

  it('takes any name of the catalogue that the game allows, in the match or not', () => {
    expect(banishing().open.domain).toEqual({ type: 'name', among: 'units', example: ['name:ox'] });
    const driver = banishing().answer({ picks: ['name:ox'] });
    expect(driver.typed('destroyed').map((event) => event.data.card)).toEqual(['ox', 'ox']);
    expect(
      banishing()
        .answer({ picks: ['name:herald'] })
        .typed('destroyed'),
    ).toEqual([]);
  });

  it('refuses what is no name, or none that may be given', () => {
    const driver = banishing();
    const refusals = [['name:rally'], ['name:nobody'], ['ox'], ['name:ox', 'name:cub'], [], ['name:constructor']].map((picks) => {
      const done = driver.session.act({ type: 'answer', seat: 0, decision: driver.open.id, answer: { picks } });
      return done.ok ? null : `${done.refusal.code} ${done.refusal.rule}`;
    });
    expect(refusals).toEqual(['answer/illegal P25', ...Array.from({ length: 5 }, () => 'answer/illegal P24')]);
  });

  it('draws every name that may be given, and no other', () => {
    const driver = banishing();
    const draw = drawer(3);
    const seen = new Set(Array.from({ length: 400 }, () => JSON.stringify(driver.session.sample(driver.open, draw))));
    const named = [...seen].map((text) => (JSON.parse(text) as { readonly picks: readonly string[] }).picks[0] ?? '');
    expect(named.sort()).toEqual(
      probe
        .cards()
        .filter((card) => card.values.kind === 'unit')
        .map((card) => `name:${card.id}`)
        .sort(),
    );
    expect(isRealChoice(driver.open)).toBe(true);
  });
});

describe('random play', () => {
  it('asks for all of these, and whatever is drawn is taken', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) playRandomly(seed, 2, 150, (step) => step.pending.forEach((one) => kinds.add(one.kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(['assault', 'divide', 'nameCard']));
  });
});
