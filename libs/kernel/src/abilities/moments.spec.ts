import { describe, expect, it } from '@jest/globals';
import { arranged, Driver, probe } from '../testing/probe-run.js';

describe('the stack', () => {
  it('given two waiting items, when all pass, then the last one cast resolves first, with a round of passing in between', () => {
    const driver = Driver.of({ hand: ['bolt', 'denial'] }, { hand: ['denial'] });
    driver.pick('bolt').pick('denial').pick('denial');
    expect(driver.typed('cast').map((event) => event.data.card)).toEqual(['bolt', 'denial', 'denial']);
    driver.passUntil((decision) => decision.kind === 'chooseForEffect' || driver.typed('countered').length > 0);
    expect(driver.typed('countered')[0]?.data.card).toBe('denial');
    expect(driver.typed('resolved').length).toBe(1);
    driver.passUntil((decision) => decision.kind === 'chooseForEffect').answer({ number: 3 });
    expect(driver.life(1)).toBe(5);
  });

  it('given a countered spell, when its turn comes, then it is gone', () => {
    const driver = Driver.of({ hand: ['bolt'] }, { hand: ['denial'] })
      .pick('bolt')
      .pick('denial')
      .settle();
    expect(driver.typed('countered').map((event) => event.data.card)).toEqual(['bolt']);
    expect(driver.life(1)).toBe(8);
  });

  it('names what caused an event: the ability and its card, not what ran before', () => {
    const driver = Driver.of({ hand: ['bolt'] }, {})
      .pick('bolt')
      .passUntil((decision) => decision.kind === 'chooseForEffect')
      .answer({ number: 2 });
    expect(driver.typed('cast')[0]?.cause).toEqual({ kind: 'rule' });
    expect(driver.typed('damaged')[0]?.cause).toMatchObject({ kind: 'ability', seat: 0, card: 'bolt' });
    expect(driver.typed('resolved')[0]?.cause).toEqual({ kind: 'rule' });
  });
});

describe('windows', () => {
  const windowsOf = (hand: readonly string[]): readonly string[] => {
    const driver = Driver.of({ hand: ['bolt'] }, { hand }).pick('bolt');
    return [`${driver.open.kind}:${driver.open.seat}`, ...driver.offered()];
  };

  it('open whatever the hand holds', () => {
    expect(windowsOf(['denial'])).toEqual(['respond:1', 'pass', 'denial']);
    expect(windowsOf(['ox'])).toEqual(['respond:1', 'pass']);
  });

  it('stay closed where public facts forbid any answer: no cards, no fuel, a condition that nobody could meet', () => {
    expect(windowsOf([])[0]).toBe('act:0');
    const spent = Driver.of({ hand: ['bolt', 'bolt', 'bolt', 'bolt'] }, { hand: ['denial', 'denial', 'denial', 'denial'] });
    for (let at = 0; at < 3; at++) spent.pick('bolt').pick('denial').settle();
    expect(spent.session.view({ role: 'judge' }).players.map((one) => one.values.fuel)).toEqual([0, 0]);
    expect(spent.offered()).toEqual(['pass']);
    // The caster never gets a window: a denial answers what another player casts.
    const own = Driver.of({ hand: ['bolt', 'denial'] }, {}).pick('bolt');
    expect(own.open.kind).toBe('act');
  });

  it('open where the condition is about what nobody else can see, whether it is met or not', () => {
    const options = (...hand: string[]): readonly string[] => {
      const driver = Driver.of({ hand: ['reckoning'], slots: ['ox', 'cub'] }, { hand })
        .pick('reckoning')
        .pick('pass')
        .settle()
        .pick('ox', 'cub')
        .pick('pass');
      return [`${driver.open.kind}:${driver.open.seat}`, ...driver.offered()];
    };
    // Avenge needs a unit in the same hand.
    expect(options('avenge', 'ox')).toEqual(['respond:1', 'pass', 'avenge']);
    expect(options('avenge', 'denial')).toEqual(['respond:1', 'pass']);
    expect(options('denial', 'denial')).toEqual(['respond:1', 'pass']);
  });

  it('nest: an answer may be answered before play goes on', () => {
    const driver = Driver.of({ hand: ['bolt', 'denial'] }, { hand: ['denial'] })
      .pick('bolt')
      .pick('denial');
    expect([driver.open.kind, driver.open.seat]).toEqual(['respond', 0]);
    driver.pick('denial');
    // The caster may respond again until they pass; the opponent has no card left to respond with.
    expect([driver.open.kind, driver.open.seat]).toEqual(['respond', 0]);
    expect([driver.pick('pass').open.kind, driver.open.seat]).toEqual(['act', 0]);
  });
});

describe('triggers', () => {
  it('given an optional trigger, when it is declined, then nothing happens; when it is accepted, then it does', () => {
    const draws = (word: string): number => {
      const driver = Driver.of({ hand: ['scout'] }, {})
        .pick('scout')
        .settle()
        .pick('slot:0:1');
      expect(driver.open).toMatchObject({ kind: 'useEffect', seat: 0, rule: 'P10' });
      const before = driver.typed('drawn').length;
      return driver.pick(word).typed('drawn').length - before;
    };
    expect(draws('no')).toBe(0);
    expect(draws('yes')).toBe(1);
  });

  it('given two triggers of one group, then their owner orders them, and each is tested again when its turn comes', () => {
    // Both heralds want to destroy a unit of power 2 or more; there is one ox.
    const { pins, step } = arranged({ slots: ['herald', 'ox', 'herald'] }, {});
    const [decision] = step.pending;
    expect(decision).toMatchObject({ kind: 'orderEffects', seat: 0, rule: 'P11', domain: { min: 2, max: 2, ordered: true } });
    const outcome = probe.apply(pins, step.state, { type: 'answer', seat: 0, decision: decision?.id ?? 0, answer: { picks: ['1', '0'] } });
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    expect(outcome.step.events.filter((event) => event.type === 'destroyed')).toHaveLength(1);
    const used = outcome.step.events.filter((event) => event.type === 'abilityActivated');
    expect(used).toHaveLength(1);
    const judge = probe.view(pins, outcome.step.state, { role: 'judge' });
    expect(used[0]?.data.object).toBe(judge.slots.find((slot) => slot.id === '0:2')?.object?.id);
  });

  it('given a trigger of a player for another event, then it stays quiet', () => {
    const { step } = arranged({}, { slots: ['herald', 'ox'] });
    expect(step.events.some((event) => event.type === 'abilityActivated')).toBe(false);
  });

  it('given a card in another zone, then only abilities that work there trigger', () => {
    const ghost = arranged({ discard: ['ghost'] }, {});
    expect(ghost.step.pending[0]).toMatchObject({ kind: 'useEffect', seat: 0 });
    const onBoard = arranged({ slots: ['ghost'] }, {});
    expect(onBoard.step.pending[0]).toMatchObject({ kind: 'act' });
  });

  it('given an ability that is lent, then it triggers on the one who has it', () => {
    const driver = Driver.of({ slots: ['chief', 'ox', 'cub'] }, {});
    driver.pick('pass').pick('pass');
    while (driver.open.kind === 'orderEffects') driver.answer({ picks: driver.options().map((one) => one.id) });
    expect(driver.life(0)).toBe(10);
    expect(driver.typed('abilityActivated').map((event) => event.data.card)).toEqual(['ox', 'cub']);
  });
});

describe('replacements', () => {
  it('given a warden, when damage is proposed, then less is committed', () => {
    const driver = Driver.of({ slots: ['ox'] }, { slots: ['warden'] }).pick('strike ox');
    expect(driver.typed('damageReduced')[0]?.data).toEqual({ to: 1 });
    expect(driver.typed('damaged')[0]?.data).toEqual({ seat: 1, amount: 1, life: 7 });
  });

  it('given two wardens, then both act on what is left, in the order of their owner', () => {
    const driver = Driver.of({ slots: ['ox'] }, { slots: ['warden', 'warden'] }).pick('strike ox');
    expect(driver.open).toMatchObject({ kind: 'orderEffects', seat: 1 });
    driver.answer({ picks: ['0', '1'] });
    expect(driver.typed('damageReduced').map((event) => event.data.to)).toEqual([1, 0]);
    expect(driver.life(1)).toBe(8);
  });
});

describe('moments', () => {
  it('numbers what happens together alike, and what happens later higher', () => {
    const driver = Driver.of({ hand: ['reckoning'], slots: ['cub', 'ox'] }, {})
      .pick('reckoning')
      .settle();
    driver.pick('cub', 'ox');
    const destroyed = driver.typed('destroyed').map((event) => event.moment);
    expect(destroyed).toHaveLength(2);
    expect(new Set(destroyed).size).toBe(1);
    expect(driver.typed('cast')[0]?.moment).toBeLessThan(destroyed[0] as number);
  });
});
