import { describe, expect, it } from '@jest/globals';
import type { Json } from '../contract.js';
import { createRuleset } from '../ruleset.js';
import { clauseGame } from '../testing/clause-game.js';
import { Driver, drawer, keyOf, playRandomly, probePins, type Side } from '../testing/probe-run.js';

const ruleset = createRuleset(clauseGame);
const table = (...players: readonly Side[]): Driver => Driver.on(ruleset, ...players);
const noted = (driver: Driver): readonly Json[] => driver.typed('noted').map((event) => event.data.value as Json);
const asked = (driver: Driver): string => `${driver.open.kind} ${driver.open.seat}`;

describe('repeat', () => {
  it('carries the clause out so many times, choices and what follows included', () => {
    const driver = table({ hand: ['hail', 'ox', 'ox'], slots: ['ox', 'cub'] }, { slots: ['bear'] }).pick('hail');
    driver.pick('bear').pick('ox');
    expect(noted(driver)).toEqual([1, 1, 1]);
    expect(driver.power('0:1')).toBeNull();
  });

  it('goes on without what is not there any more, and is not offered where it is done no times', () => {
    const driver = table({ hand: ['hail', 'ox', 'ox'], slots: ['cub'] }, {}).pick('hail');
    expect(noted(driver)).toEqual([1, 0, 0]);
    expect(table({ hand: ['echo'] }, {}).offered()).not.toContain('echo');
    expect(noted(table({ hand: ['echo'], discard: ['ox', 'ox'] }, {}).pick('echo'))).toEqual([1, 1]);
  });
});

describe('for each of a set', () => {
  it('together, then what is done for each happens at once', () => {
    const driver = table({ hand: ['cull'], slots: ['ox', 'cub'] }, { slots: ['bear', 'ox'] }).pick('cull');
    expect(['0:0', '0:1', '1:0', '1:1'].map((slot) => driver.power(slot))).toEqual([null, 1, 5, null]);
    const fallen = driver.events.filter((event) => /destroyed|moved|died/.test(event.type));
    expect(fallen.length).toBeGreaterThanOrEqual(2);
    expect(new Set(fallen.map((event) => event.moment)).size).toBe(1);
  });
});

describe('unless a player pays', () => {
  it('given the player pays, then it is not done, and otherwise follows', () => {
    const driver = table({ hand: ['demand'] }, {}).pick('demand');
    expect(driver.open).toMatchObject({ kind: 'payUnless', seat: 1, rule: 'P27' });
    driver.pick('yes');
    expect([driver.life(1), noted(driver)]).toEqual([6, [0]]);
    expect(driver.typed('paid').map((event) => event.data.seat)).toEqual([1]);
  });

  it('given the player does not, then it is done, and then follows', () => {
    const driver = table({ hand: ['demand'] }, {})
      .pick('demand')
      .pick('no');
    expect([driver.life(1), noted(driver)]).toEqual([5, [1]]);
  });

  it('given several players, then they are asked in order until one pays', () => {
    const driver = table({ hand: ['demand'] }, {}, {}).pick('demand');
    expect(asked(driver)).toBe('payUnless 1');
    driver.pick('no');
    expect(asked(driver)).toBe('payUnless 2');
    driver.pick('yes');
    expect([0, 1, 2].map((seat) => driver.life(seat))).toEqual([8, 8, 6]);
    expect(noted(driver)).toEqual([0]);
  });

  it('given the player cannot pay, then they are not asked', () => {
    const driver = table({ hand: ['demand', 'demand', 'demand'] }, {})
      .pick('demand')
      .pick('no')
      .pick('demand')
      .pick('no');
    expect(driver.life(1)).toBe(2);
    driver.pick('demand');
    expect(driver.session.result()).toMatchObject({ winners: [0] });
  });
});

describe('for each player', () => {
  const board = (card: string): Driver => table({ hand: [card], slots: ['ox', 'cub'] }, { slots: ['bear', 'ox'] }, { slots: ['cub'] });

  it('given choices, then all are made first, each by their player in order, and what is done together is done at once', () => {
    const driver = board('edict').pick('edict');
    expect([asked(driver), driver.offered()]).toEqual(['chooseForEffect 0', ['ox', 'cub']]);
    driver.pick('cub');
    expect([asked(driver), driver.offered()]).toEqual(['chooseForEffect 1', ['bear', 'ox']]);
    expect(driver.power('0:1')).toBe(1);
    driver.pick('bear');
    expect([driver.power('0:1'), driver.power('1:0'), driver.power('2:0')]).toEqual([null, null, null]);
    const last = driver.events.filter((event) => event.action === driver.session.version() && /destroyed|moved|died/.test(event.type));
    expect(new Set(last.map((event) => event.moment)).size).toBe(1);
    expect(last.length).toBeGreaterThanOrEqual(3);
  });

  it('given nothing is done together, then it is done one after the other, after all have chosen, and what follows is for each', () => {
    const driver = board('decree').pick('decree').pick('ox');
    expect([asked(driver), driver.power('0:0')]).toEqual(['chooseForEffect 1', 2]);
    driver.pick('ox');
    expect(noted(driver)).toEqual([8, 8, 8]);
    expect([driver.power('0:0'), driver.power('1:1'), driver.power('2:0')]).toEqual([null, null, null]);
  });

  it('given that they may do it and it has a price, then each says for themselves and pays for themselves', () => {
    const driver = table({ hand: ['levy'] }, {}, {}).pick('levy');
    expect(asked(driver)).toBe('useEffect 1');
    driver.pick('yes');
    expect([asked(driver), driver.life(1)]).toEqual(['useEffect 2', 8]);
    driver.pick('no');
    expect([noted(driver), [0, 1, 2].map((seat) => driver.life(seat))]).toEqual([
      [7, -1],
      [8, 7, 8],
    ]);
  });

  it('given a condition, then it is tested for each', () => {
    const driver = table({ hand: ['demand', 'alms'] }, {}, {})
      .pick('demand')
      .pick('no')
      .pick('yes')
      .pick('alms');
    expect([0, 1, 2].map((seat) => driver.life(seat))).toEqual([8, 8, 5]);
  });

  it('given repetition inside, then the turns of the players follow one another whole', () => {
    const driver = table({ hand: ['siege'] }, {}).pick('siege');
    const seats: number[] = [];
    for (let at = 1; at <= 4; at++) {
      seats.push(driver.open.seat);
      driver.answer({ number: at });
      expect(noted(driver)).toHaveLength(at);
    }
    expect(seats).toEqual([0, 0, 1, 1]);
  });
});

describe('amounts', () => {
  it('greatest, least, different values, halves both ways, quotients, and one of several players', () => {
    const driver = table({ hand: ['demand', 'tally'], slots: ['ox', 'cub'] }, { slots: ['bear', 'ox'] })
      .pick('demand')
      .pick('no')
      .pick('tally');
    expect(noted(driver).slice(1)).toEqual([5, 1, 2, 3, 3, 2, 3, 13, 8, 5, 5, 1]);
  });

  it('a fact of several players: all of it, or the greatest or least of one', () => {
    const driver = table({ hand: ['verdict', 'grudge'], slots: ['ox'] }, { slots: ['bear'] })
      .pick('verdict')
      .pick('bear');
    expect(noted(driver.pick('grudge'))).toEqual([3, 2, 1]);
  });

  it('nothing there counts as nothing', () => {
    expect(noted(table({ hand: ['tally'] }, {}).pick('tally')).slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    // Nothing is divided among nobody.
    expect(noted(table({ hand: ['tally'] }, {}).pick('tally')).slice(-2)).toEqual([0, 0]);
  });
});

describe('references', () => {
  it('objects to which a player stands in a relation', () => {
    const driver = table({ hand: ['across'], slots: ['ox'] }, { slots: ['bear'] }).pick('across');
    expect([driver.power('0:0'), driver.power('1:0')]).toEqual([2, null]);
  });

  it('players by a relation of the game, and all the others', () => {
    const driver = table({ hand: ['verdict'], slots: ['ox'] }, { slots: ['bear'] })
      .pick('verdict')
      .pick('bear');
    expect([driver.life(0), driver.life(1)]).toEqual([7, 6]);
  });

  it('words of what something happened to, as they were then', () => {
    const small = table({ hand: ['fever', 'requiem'], slots: ['ox', 'cub'] }, { slots: ['bear'] })
      .pick('fever')
      .pick('small')
      .pick('requiem');
    const big = table({ hand: ['fever', 'requiem'], slots: ['ox', 'cub'] }, { slots: ['bear'] })
      .pick('fever')
      .pick('big');
    expect([small.life(1), big.offered().includes('requiem')]).toEqual([5, false]);
  });

  it('a name or a word that was chosen', () => {
    const named = table({ hand: ['curse'], slots: ['ox', 'cub'] }, { slots: ['bear', 'ox'] }).pick('curse');
    expect(named.open.domain).toEqual({ type: 'name', among: 'units', example: ['name:ox'] });
    named.answer({ picks: ['name:ox'] });
    expect(['0:0', '0:1', '1:0', '1:1'].map((slot) => named.power(slot))).toEqual([null, 1, 5, null]);
    const said = table({ hand: ['fever'], slots: ['ox', 'cub'] }, { slots: ['bear', 'cub'] })
      .pick('fever')
      .pick('small');
    expect(['0:0', '0:1', '1:0', '1:1'].map((slot) => said.power(slot))).toEqual([2, null, 5, null]);
  });
});

describe('a choice that divides', () => {
  const volley = (...targets: string[]): Driver =>
    table({ hand: ['volley'], slots: ['ox'] }, { slots: ['bear'] })
      .pick('volley')
      .pick(...targets);

  it('divides among what was chosen, players too, and what each gets can be read', () => {
    const driver = volley('bear', 'player:1', 'ox');
    expect(driver.open.domain).toMatchObject({ type: 'distribution', total: 4, min: 1 });
    const [bear, player, ox] = driver.options().map((option) => option.id);
    driver.answer({ amounts: { [bear ?? '']: 1, [player ?? '']: 2, [ox ?? '']: 1 } });
    expect([driver.life(1), noted(driver)]).toEqual([6, [1, 1]]);
  });

  it('asks nobody where there is one way, or none', () => {
    expect(volley('player:1').life(1)).toBe(4);
    expect(noted(volley('bear'))).toEqual([4]);
    expect(noted(volley())).toEqual([]);
    const spilt = table({ hand: ['spill'], slots: ['ox', 'cub'] }, { slots: ['bear'] }).pick('spill');
    expect(noted(spilt)).toEqual([0]);
  });
});

describe('random play with all of these', () => {
  it('takes whatever is drawn, undoes it, and goes on alike from a stored state', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3]) {
      playRandomly(seed, 3, 120, (step) => step.pending.forEach((one) => kinds.add(`${one.kind} ${one.domain.type}`)), ruleset);
      const pins = probePins(2);
      const draw = drawer(seed);
      const session = ruleset.openSession(pins, ruleset.start(pins, keyOf(seed)).state, { fingerprints: true });
      for (let at = 0; at < 80 && session.result() === null; at++) {
        const [decision] = session.pending();
        if (decision === undefined) throw new Error('nobody is asked');
        const action = { type: 'answer', seat: decision.seat, decision: decision.id, answer: session.sample(decision, draw) } as const;
        const before = session.state();
        const mark = session.fingerprint();
        expect(session.act(action).ok).toBe(true);
        const after = JSON.stringify(session.state());
        session.undo();
        expect([JSON.stringify(session.state()), session.fingerprint()]).toEqual([JSON.stringify(before), mark]);
        session.act(action);
        const specified = ruleset.apply(pins, before, action);
        expect(specified.ok && JSON.stringify(specified.step.state)).toBe(after);
        expect(session.fingerprint()).toBe(ruleset.fingerprint(session.state()));
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['payUnless options', 'chooseForEffect distribution', 'chooseForEffect name', 'chooseForEffect number']),
    );
  });
});
