import { describe, expect, it } from '@jest/globals';
import { createRuleset } from '../ruleset.js';
import type { CardProgram } from '../programs/programs.js';
import { heartGame } from '../testing/heart-game.js';
import { Driver, type Side } from '../testing/probe-run.js';

const heart = createRuleset(heartGame);
const play = (...players: readonly Side[]): Driver => Driver.on(heart, ...players);
const damage = (driver: Driver): readonly unknown[] => driver.typed('damaged').map((event) => event.data.amount);
const hand = (driver: Driver, seat = 0): number =>
  driver.session.view({ role: 'judge' }).zones.find((zone) => zone.id === `hand:${seat}`)?.count ?? -1;

describe('several replacements of one event', () => {
  it.each([
    ['doubler', 'goad', 5],
    ['goad', 'doubler', 6],
  ])('given %s before %s, then each acts once, in the order of the player whom it concerns', (first, second, amount) => {
    const driver = play({ hand: ['bolt'], slots: ['doubler', 'goad'] }, {}).pick('bolt');
    expect(driver.open).toMatchObject({ kind: 'chooseReplacement', seat: 1, rule: 'P20' });
    expect(driver.offered()).toEqual(['doubler', 'goad']);
    driver.pick(first);
    expect(damage(driver)).toEqual([amount]);
    expect(driver.typed('replacementApplied').map((event) => event.data.card)).toEqual([first, second]);
  });

  it('given two doublers, then four times as much: each had one opportunity, and nobody is asked which comes first', () => {
    const driver = play({ hand: ['bolt'], slots: ['doubler', 'doubler'] }, {}).pick('bolt');
    expect(damage(driver)).toEqual([8]);
  });

  it('given one that alters nothing, then what it has to follow acts right after', () => {
    const driver = play({ hand: ['bolt'], slots: ['herald'] }, {}).pick('bolt');
    expect(damage(driver)).toEqual([2]);
    expect(driver.typed('lifeChanged').map((event) => [event.data.seat, event.data.by])).toEqual([
      [1, -2],
      [0, 2],
    ]);
  });

  it('given one of a first class, then it acts first and nobody is asked', () => {
    const driver = play({ hand: ['zeal'], slots: ['doubler', 'zealot'] }, {}).pick('zeal');
    expect(damage(driver)).toEqual([8]);
  });

  it('given one that cancels, then nothing happens and nothing of it is left to alter', () => {
    const driver = play({ hand: ['bolt'], slots: ['doubler'] }, { slots: ['wall'] })
      .pick('bolt')
      .pick('wall');
    expect(damage(driver)).toEqual([]);
    expect(driver.typed('replacementApplied')).toHaveLength(1);
    expect(driver.life(1)).toBe(8);
  });
});

describe('a lasting replacement that only has something to follow', () => {
  const follows = { kind: 'replacement', on: [{ event: 'damage' }], then: [{ do: [{ verb: 'gain', by: { var: 'units' } }] }] } as const;
  const promise = (id: string, left: number): CardProgram => ({
    id,
    names: { en: id, zh: id },
    printed: { kind: 'spell', power: 0, cost: 1 },
    abilities: [
      {
        kind: 'spell',
        on: [{ event: 'main', mark: 'at' }],
        from: ['hand'],
        clauses: [{ do: [{ verb: 'shield', until: 'turn', left, let: { units: { count: { from: 'slots' } } }, ability: follows }] }],
      },
    ],
  });
  const promising = createRuleset({ ...heartGame, cards: [...heartGame.cards, promise('promise', -1), promise('word', 1)] });
  const gained = (driver: Driver): readonly unknown[] =>
    driver
      .typed('lifeChanged')
      .filter((event) => event.data.seat === 0)
      .map((event) => event.data.by);

  it('given a name that was bound when it began, then what follows knows it, as it was then', () => {
    const driver = Driver.on(promising, { hand: ['promise', 'ox', 'bolt', 'bolt'], slots: ['ox', 'ox', 'ox'] }, {})
      .pick('promise')
      .pick('bolt')
      .pick('ox')
      .pick('bolt');
    expect(damage(driver)).toEqual([2, 2]);
    expect(gained(driver)).toEqual([3, 3]);
  });

  it('given that it ends with this use, then what follows knows the name all the same, and follows once', () => {
    const driver = Driver.on(promising, { hand: ['word', 'bolt', 'bolt'], slots: ['ox', 'ox'] }, {})
      .pick('word')
      .pick('bolt')
      .pick('bolt');
    expect(damage(driver)).toEqual([2, 2]);
    expect(gained(driver)).toEqual([2]);
  });
});

describe('batches', () => {
  it('given too small a shield for two happenings of a batch, then its player says which it meets first; what was prevented acts right after', () => {
    const flayed = (...cards: readonly string[]): Driver =>
      cards.reduce((driver, card) => driver.pick(card), play({ hand: [...cards], slots: ['mourner'] }, {}));
    const lives = (driver: Driver): readonly unknown[] => driver.typed('lifeChanged').map((event) => event.data.by);
    const first = flayed('buckler', 'flay');
    expect(first.open).toMatchObject({ kind: 'chooseReplacement', seat: 0, domain: { min: 1, max: 1 } });
    expect(first.offered()).toEqual(['buckler', 'buckler']);
    expect(lives(first.answer({ picks: ['replacement:1'] }))).toEqual([-1, 1, 1]);
    expect(lives(flayed('buckler', 'flay').answer({ picks: ['replacement:0'] }))).toEqual([-1, 2]);
    // The shield is enough for both: there is nothing to choose, and nothing of the shield is left.
    const enough = flayed('aegis', 'flay');
    expect(lives(enough)).toEqual([2, 1]);
    expect((enough.session.state() as unknown as { readonly watches: object }).watches).toEqual({});
  });

  it('given damage that nothing takes off, then a shield meets it, stays whole, and what follows acts on nothing', () => {
    const driver = play({ hand: ['aegis', 'burn', 'flay'] }, {})
      .pick('aegis')
      .pick('burn');
    expect(driver.typed('replacementApplied')).toHaveLength(1);
    expect(driver.life(0)).toBe(6);
    expect(driver.pick('flay').life(0)).toBe(9);
  });

  it('given one that takes off all of two happenings, then what follows acts once, and it is told how much it was', () => {
    const driver = play({ hand: ['flay'], slots: ['sponge'] }, {}).pick('flay');
    expect(driver.typed('lifeChanged').map((event) => event.data.by)).toEqual([3]);
    expect(driver.typed('reduced').map((event) => event.data)).toEqual([{ amount: 3, happenings: 2 }]);
  });

  it('given a shield for one time, when nothing can be taken off, then it is not used up', () => {
    const driver = play({ hand: ['parry', 'burn', 'flay'] }, {})
      .pick('parry')
      .pick('burn');
    expect(driver.life(0)).toBe(6);
    expect(
      driver
        .pick('flay')
        .answer({ picks: ['replacement:0'] })
        .life(0),
    ).toBe(5);
  });

  it('given a batch of two verbs, then both are of one moment, after all of it was altered', () => {
    const driver = play({ hand: ['quake'], slots: ['doubler'] }, {}).pick('quake');
    expect(damage(driver)).toEqual([4, 2]);
    const types = driver.events.map((event) => event.type);
    expect(types.lastIndexOf('replacementApplied')).toBeLessThan(types.indexOf('damaged'));
    expect(new Set(driver.typed('damaged').map((event) => event.moment)).size).toBe(1);
  });

  it('given units that die while one is saved, then the others are gone at the same moment', () => {
    const driver = play({ slots: ['ox', 'warden', 'ox'], hand: ['doom'] }, {}).pick('doom');
    const moved = driver.typed('moved').filter((event) => event.data.to !== 'stack');
    expect(moved.map((event) => event.data.to)).toEqual(['deck', 'discard', 'deck']);
    expect(new Set(moved.map((event) => event.moment)).size).toBe(1);
  });
});

describe('several players', () => {
  it('given choices of both in one batch, then they choose in the order of seats, each about their own', () => {
    const driver = play({ hand: ['flood'], slots: ['doubler', 'goad'] }, {}).pick('flood');
    expect(driver.open).toMatchObject({ kind: 'chooseReplacement', seat: 0 });
    driver.pick('doubler');
    expect(driver.open).toMatchObject({ kind: 'chooseReplacement', seat: 1 });
    driver.pick('goad');
    expect(damage(driver)).toEqual([6, 5]);
    expect([driver.life(0), driver.life(1)]).toEqual([3, 2]);
  });
});

describe('a replacement that costs something', () => {
  it('given the cost paid in the middle, then that happens at once and by itself, and the batch goes on without what was cancelled', () => {
    const driver = play({ hand: ['flood'], slots: ['toll'] }, {}).pick('flood');
    expect(driver.open).toMatchObject({ kind: 'useEffect', seat: 0 });
    driver.pick('yes');
    expect(driver.typed('lifeChanged').map((event) => [event.data.seat, event.data.by])).toEqual([
      [0, -1],
      [1, -2],
    ]);
    expect(damage(driver)).toEqual([2]);
  });

  it('given that it is declined, then it had its opportunity and is not offered again', () => {
    const driver = play({ hand: ['flood'], slots: ['toll'] }, {})
      .pick('flood')
      .pick('no');
    expect(driver.open.kind).toBe('act');
    expect([driver.life(0), driver.life(1)]).toEqual([6, 6]);
    expect(driver.typed('replacementApplied')).toHaveLength(0);
  });
});

describe('what contains others', () => {
  it('given "draw three" replaced whole, then no card is drawn', () => {
    const driver = play({ hand: ['insight'], slots: ['miser'] }, {});
    const before = hand(driver);
    driver.pick('insight');
    expect(hand(driver)).toBe(before - 1);
    expect(driver.life(0)).toBe(8 + 1 + 3);
  });

  it('given single draws replaced one by one, then each of three becomes two, and none of those again', () => {
    const driver = play({ hand: ['insight'], slots: ['twin'], deck: Array.from({ length: 20 }, () => 'ox') }, {});
    const before = hand(driver);
    driver.pick('insight');
    expect(hand(driver)).toBe(before - 1 + 6);
  });

  it('given a choice for every single draw, then it is made draw by draw, and what follows comes before the next', () => {
    const driver = play({ hand: ['insight'], slots: ['sage'] }, {});
    driver.pick('no').pick('insight').pick('yes');
    expect([driver.life(0), driver.life(1)]).toEqual([10, 7]);
    driver.pick('no').pick('yes');
    expect([driver.life(0), driver.life(1)]).toEqual([12, 6]);
    expect(hand(driver)).toBe(2);
  });
});

describe('opportunities', () => {
  it('given one that may act again, then it alters what another made of its own alteration', () => {
    const gone = (slots: readonly string[]): unknown =>
      play({ slots, hand: ['doom'] }, {})
        .pick('doom')
        .typed('moved')
        .find((event) => event.data.card === 'ferry')?.data.to;
    expect(gone(['ferry'])).toBe('deck');
    // Tide replaces the deck by the discard pile as the destination, once; ferry turns it back.
    expect(gone(['ferry', 'tide'])).toBe('deck');
  });
});

describe('as it would be', () => {
  it('given a unit whose replacement asks what it would be, then it is judged as if it stood there, with what stands', () => {
    const struck = (slots: readonly string[]): unknown => {
      const driver = play({ hand: ['lodger'], slots }, {}).pick('lodger');
      const state = driver.session.state() as unknown as {
        readonly objects: { readonly [id: string]: { readonly card: string; readonly struck: boolean } };
      };
      return Object.values(state.objects).find((row) => row.card === 'lodger')?.struck;
    };
    expect(struck(['ox'])).toBe(false);
    expect(struck(['banner'])).toBe(true);
  });
});
