import { describe, expect, it } from '@jest/globals';
import type { Decision, Viewer } from '../contract.js';
import { createRuleset } from '../ruleset.js';
import { emitOf } from '../table/faces.js';
import { place } from '../places/places.js';
import type { State } from '../state/state.js';
import { board, boardGame } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { Driver, keyOf, probePins } from '../testing/probe-run.js';

const player = (seat: number): Viewer => ({ role: 'player', seat });
const hand = (driver: Driver, viewer: Viewer): readonly (string | undefined)[] =>
  driver.session
    .view(viewer)
    .zones.find((zone) => zone.id === 'hand:1')
    ?.objects.map((one) => one.card) ?? [];

/** The first player has cast yoke, so that they decide for the second player, and then spark. */
const led = (): Driver =>
  Driver.on(board, { hand: ['yoke', 'spark'] }, { hand: ['bolt', 'denial'], slots: ['miner'] })
    .pick('yoke')
    .settle()
    .pick('spark')
    .pick('player:0');

describe('who decides', () => {
  it('is another than whom the rules ask, where the game says so', () => {
    const driver = led().pick('pass');
    const { open } = driver;
    expect([open.seat, open.subject]).toEqual([0, 1]);
    expect(driver.offered()).toEqual(['pass']);
    expect(driver.session.act({ type: 'answer', seat: 1, decision: open.id, answer: { picks: ['pass'] } })).toMatchObject({
      ok: false,
      refusal: { code: 'decision/not-yours' },
    });
    driver.pick('pass');
    expect(driver.life(0)).toBe(7);
  });

  it('sees what the player sees for whom they decide, and only as long', () => {
    const driver = led().pick('pass');
    expect([hand(driver, player(0)), hand(driver, player(1)), hand(driver, { role: 'spectator' })]).toEqual([
      ['bolt', 'denial'],
      ['bolt', 'denial'],
      [],
    ]);
    expect(driver.session.view(player(1)).pending).toMatchObject([{ yours: false, seat: 0 }]);
    driver.settle().pick('pass').pick('pass');
    expect(driver.active).toBe(1);
    expect(hand(driver, player(0))).toEqual([]);
    expect(driver.open).toMatchObject({ seat: 1, subject: 1 });
  });

  it('reads what is told to that player in secret', () => {
    const table = boardTable(3);
    table.set(table.state.game, 'yoke', { of: 1, by: 0, turn: table.state.game.turn as number });
    const told = emitOf(table, 'drawn', 'B1', table.object(place(table, table.create('ox', 1).id, { zone: 'hand:1' })));
    expect([0, 1, 2].map((seat) => board.eventsFor([told], player(seat))[0]?.data.card)).toEqual(['ox', 'ox', undefined]);
  });

  it('leaves answers and concessions with the players themselves', () => {
    const guided = createRuleset({ ...boardGame, id: 'guided', decider: () => 0, seesAs: () => [] });
    const pins = probePins(2);
    const session = guided.openSession(pins, guided.start(pins, keyOf(3)).state);
    const answerAll = (answer: (decision: Decision) => number): void => {
      for (const decision of session.pending()) {
        expect(decision.seat).toBe(0);
        expect(session.act({ type: 'answer', seat: 0, decision: decision.id, answer: { number: answer(decision) } })).toMatchObject({
          ok: true,
        });
      }
    };
    expect(session.pending().map((one) => one.subject)).toEqual([0, 1]);
    answerAll((decision) => decision.subject + 1);
    const opened = session.state() as unknown as State;
    expect(opened.game.active).toBe(1);
    expect(session.act({ type: 'concede', seat: 1, scope: 'game' }).ok).toBe(true);
    expect(session.result()?.winners).toEqual([0]);
  });
});
