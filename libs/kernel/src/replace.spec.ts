import { describe, expect, it } from '@jest/globals';
import { createRuleset } from './engine.js';
import { heartGame } from './testing/heart-game.js';
import { Driver, type Side } from './testing/probe-run.js';

const heart = createRuleset(heartGame);
const play = (...players: readonly Side[]): Driver => Driver.on(heart, ...players);
const damage = (driver: Driver): readonly unknown[] => driver.typed('damaged').map((event) => event.data.amount);
const hand = (driver: Driver, seat = 0): number => driver.session.view({ role: 'judge' }).zones.find((zone) => zone.id === `hand:${seat}`)?.count ?? -1;

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

  it('given two doublers, then four times as much: each had one opportunity', () => {
    const driver = play({ hand: ['bolt'], slots: ['doubler', 'doubler'] }, {}).pick('bolt').pick('doubler');
    expect(damage(driver)).toEqual([8]);
  });

  it('given one of a first class, then it acts first and nobody is asked', () => {
    const driver = play({ hand: ['zeal'], slots: ['doubler', 'zealot'] }, {}).pick('zeal');
    expect(damage(driver)).toEqual([8]);
  });

  it('given one that cancels, then nothing happens and nothing of it is left to alter', () => {
    const driver = play({ hand: ['bolt'], slots: ['doubler'] }, { slots: ['wall'] }).pick('bolt').pick('wall');
    expect(damage(driver)).toEqual([]);
    expect(driver.typed('replacementApplied')).toHaveLength(1);
    expect(driver.life(1)).toBe(8);
  });
});

describe('batches', () => {
  it('given a shield shared by two happenings of a batch, then its player says which it meets first', () => {
    const shielded = (): Driver => play({ hand: ['aegis'] }, { hand: ['quake'] }).pick('aegis');
    // It ends with the turn: the quake must come in the same one.
    const driver = shielded().pick('pass').pick('quake');
    expect(damage(driver)).toEqual([2, 1]);
  });

  it('given less shield than damage, then it is asked; what was prevented acts right after the batch', () => {
    const driver = play({ hand: ['aegis', 'quake'] }, {});
    driver.pick('aegis');
    expect(driver.typed('watchBegan')).toHaveLength(1);
    // Three points for his own side; the quake strikes the other.
    driver.pick('quake');
    expect(damage(driver)).toEqual([2, 1]);
  });

  it('given units that die while one is saved, then the others are gone at the same moment', () => {
    const driver = play({ slots: ['ox', 'warden', 'ox'], hand: ['doom'] }, {}).pick('doom');
    const moved = driver.typed('moved').filter((event) => event.data.to !== 'stack');
    expect(moved.map((event) => event.data.to)).toEqual(['deck', 'discard', 'deck']);
    expect(new Set(moved.map((event) => event.moment)).size).toBe(1);
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

describe('as it would be', () => {
  it('given a unit whose replacement asks what it would be, then it is judged as if it stood there, with what stands', () => {
    const struck = (slots: readonly string[]): unknown => {
      const driver = play({ hand: ['lodger'], slots }, {}).pick('lodger');
      const state = driver.session.state() as unknown as { readonly objects: { readonly [id: string]: { readonly card: string; readonly struck: boolean } } };
      return Object.values(state.objects).find((row) => row.card === 'lodger')?.struck;
    };
    expect(struck(['ox'])).toBe(false);
    expect(struck(['banner'])).toBe(true);
  });
});
