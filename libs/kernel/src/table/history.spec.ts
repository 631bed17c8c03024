import { describe, expect, it } from '@jest/globals';
import { createRuleset } from '../ruleset.js';
import { beginSpan, factOf, objectsOfFact } from './history.js';
import { Library } from '../library/library.js';
import { catalogueOf } from '../library/catalogue.js';
import { emptyState } from '../state/state.js';
import { heartGame } from '../testing/heart-game.js';
import { Driver, keyOf, probePins, type Side } from '../testing/probe-run.js';
import { notice } from '../abilities/triggers.js';
import { openTable } from '../running/open-table.js';

const heart = createRuleset(heartGame);
const play = (...players: readonly Side[]): Driver => Driver.on(heart, ...players);
const onBoard = (driver: Driver): readonly unknown[] =>
  driver.session.view({ role: 'judge' }).slots.flatMap((slot) => (slot.object === null ? [] : [slot.object.card]));

describe('facts about what happened', () => {
  it('given units that died and life that was lost, when a program asks in the same turn, then it learns how many were strong and how much', () => {
    const driver = play({ hand: ['doom', 'bolt', 'harvest'], slots: ['ox', 'banner', 'lodger'] }, { slots: ['ox'] })
      .pick('doom')
      .pick('bolt');
    const before = driver.life(0) as number;
    // Three units had power 2 or more: two oxen, and the lodger, which stood under a banner. The other player lost 2 life.
    expect(driver.pick('harvest').life(0)).toBe(before + 3 + 2);
  });

  it('given the next turn, then they begin anew', () => {
    const driver = play({ hand: ['doom', 'bolt'], slots: ['ox'] }, { hand: ['harvest'] })
      .pick('doom')
      .pick('bolt')
      .pick('pass');
    const before = driver.life(1);
    expect(driver.pick('harvest').life(1)).toBe(before);
  });

  it('count what is noticed, by seat, where they say that it counts', () => {
    const table = openTable(Library.of(heartGame, [], {}, catalogueOf(heartGame.cards)), probePins(), emptyState(keyOf(1)), false);
    heartGame.setUp(table);
    for (const [seat, hour] of [
      [0, 1],
      [1, 2],
      [1, 0],
      [1, 3],
    ] as const)
      notice(table, 'dusk', { seat }, { hour });
    notice(table, 'dusk', {}, { hour: 1 });
    expect([factOf(table, 'dusks', [0]), factOf(table, 'dusks', [1]), factOf(table, 'dusks', null)]).toEqual([1, 2, 3]);
    beginSpan(table, 'turn');
    expect(factOf(table, 'dusks', null)).toBe(3);
    beginSpan(table, 'game');
    expect([factOf(table, 'dusks', null), objectsOfFact(table, 'died', null)]).toEqual([0, []]);
    // The count of the previous span is kept, by the same seats, for one further span.
    expect([factOf(table, 'dusksBefore', [0]), factOf(table, 'dusksBefore', [1])]).toEqual([1, 2]);
    beginSpan(table, 'game');
    expect(factOf(table, 'dusksBefore', null)).toBe(0);
  });
});

describe('notes of an object', () => {
  it('given two linked abilities, when the object leaves, then the second finds what the first noted', () => {
    const driver = play({ hand: ['jailer', 'doom'] }, { slots: ['ox', 'banner'] }).pick('jailer');
    expect(onBoard(driver)).toEqual(['jailer']);
    expect(onBoard(driver.pick('doom'))).toEqual(['ox', 'banner']);
  });

  it("given another of the same name, then it finds nothing: notes are the object's own", () => {
    const driver = play({ hand: ['jailer', 'doom'], slots: ['jailer'] }, { slots: ['ox'] })
      .pick('jailer')
      .pick('doom');
    while (driver.open.kind === 'orderEffects') driver.answer({ picks: driver.options().map((option) => option.id) });
    expect(onBoard(driver)).toEqual(['ox']);
  });

  it('given a chosen number, then amounts and predicates read it', () => {
    const driver = play({ hand: ['chooser'], slots: ['ox', 'banner'] }, {})
      .pick('chooser')
      .answer({ number: 2 });
    // Under the banner, the chooser has power 2 and the ox 3; the banner itself has 1.
    driver.pick('chooser');
    expect(driver.life(0)).toBe(10);
    expect(onBoard(driver)).toEqual(['ox', 'banner']);
  });
});
