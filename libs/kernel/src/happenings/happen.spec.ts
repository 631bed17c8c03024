import { describe, expect, it } from '@jest/globals';
import type { Action, MatchState } from '../contract.js';
import { createRuleset } from '../ruleset.js';
import type { HappeningRule } from '../table/rules.js';
import { heartGame } from '../testing/heart-game.js';
import { Driver, drawer, keyOf, probePins, randomAction } from '../testing/probe-run.js';

const heart = createRuleset(heartGame);
const text = (state: MatchState): string => JSON.stringify(state);

describe('half-done batches', () => {
  it('given random play, when the match is stored and restored at every decision, then state, events and fingerprints are those of one run', () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const pins = { ...probePins(seed % 2 === 0 ? 3 : 2), game: 'heart' };
      const draw = drawer(seed);
      let step = heart.start(pins, keyOf(seed));
      const session = heart.openSession(pins, step.state, { fingerprints: true });
      for (let at = 0; at < 120 && step.result === null; at++) {
        const action = randomAction(pins, step.state, step.pending, draw, heart);
        for (const decision of step.pending) asked.add(decision.kind);
        const outcome = heart.apply(pins, JSON.parse(text(step.state)) as MatchState, action);
        const done = session.act(action);
        if (!outcome.ok || !done.ok) throw new Error(`seed ${seed}: refused`);
        step = outcome.step;
        expect(text(session.state())).toBe(text(step.state));
        expect(JSON.stringify(done.events)).toBe(JSON.stringify(step.events));
        expect(session.fingerprint()).toBe(heart.fingerprint(step.state));
      }
    }
    for (const kind of ['chooseReplacement', 'orderEffects', 'useEffect']) expect([...asked]).toContain(kind);
  });

  it('given a choice among replacements, when the action before it is undone, then the batch was never proposed', () => {
    const driver = Driver.on(heart, { hand: ['bolt'], slots: ['doubler', 'goad'] }, {});
    const before = [text(driver.session.state()), driver.session.fingerprint()];
    driver.pick('bolt');
    expect(driver.open.kind).toBe('chooseReplacement');
    driver.session.undo();
    expect([text(driver.session.state()), driver.session.fingerprint()]).toEqual(before);
  });

  it('given a choice among replacements, when the state is stored in the middle, then both ways on are open', () => {
    const driver = Driver.on(heart, { hand: ['bolt'], slots: ['doubler', 'goad'] }, {}).pick('bolt');
    const stored = text(driver.session.state());
    const amounts = driver.options().map((option) => {
      const action: Action = { type: 'answer', seat: 1, decision: driver.open.id, answer: { picks: [option.id] } };
      const outcome = heart.apply(driver.pins, JSON.parse(stored) as MatchState, action);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      return outcome.step.events.find((event) => event.type === 'damaged')?.data.amount;
    });
    expect(amounts).toEqual([5, 6]);
  });
});

describe('the order in which a batch commits', () => {
  const orders: unknown[] = [];
  const { move } = heartGame.happenings as { readonly [type: string]: HappeningRule };
  const settled = createRuleset({
    ...heartGame,
    happenings: {
      ...heartGame.happenings,
      move: {
        ...move,
        commit: (table, list) => (orders.push(list.map(({ data }) => data.order)), move?.commit?.(table, list) ?? list),
      } as HappeningRule,
    },
    commitsToOrder: (_table, batch) => {
      const places = batch.flatMap(({ type, data }, at) => (type === 'move' && data.to === 'slots' ? [at] : []));
      return places.length < 2 ? [] : [{ seat: 0, places }];
    },
  });

  it('given units that return together, when the order of their stamps matters, then a player settles it before they commit', () => {
    const driver = Driver.on(settled, { hand: ['jailer', 'doom'] }, { slots: ['ox', 'banner', 'mourner'] })
      .pick('jailer')
      .pick('doom');
    expect(driver.open).toMatchObject({ kind: 'orderEffects', seat: 0, rule: 'P11', domain: { min: 3, max: 3, ordered: true } });
    driver.pick('mourner', 'ox', 'banner');
    expect(cardsOnBoard(driver)).toEqual(['mourner', 'ox', 'banner']);
    expect(orders.at(-1)).toEqual([0, 1, 2]);
  });

  it('given one alone, then nobody is asked', () => {
    expect(
      Driver.on(settled, { hand: ['jailer', 'doom'] }, { slots: ['ox'] })
        .pick('jailer')
        .pick('doom').open.kind,
    ).toBe('act');
  });

  it('given an order that names the last first, then what is picked first commits last', () => {
    const reversed = createRuleset({
      ...heartGame,
      commitsToOrder: (table, batch) => {
        const places = batch.flatMap(({ type, data, object }, at) =>
          type === 'move' && data.to === 'slots' && table.object(object).card !== 'mourner' ? [at] : [],
        );
        return places.length < 2 ? [] : [{ seat: 1, places, rule: 'P12', lastFirst: true }];
      },
    });
    const driver = Driver.on(reversed, { hand: ['jailer', 'doom'] }, { slots: ['ox', 'mourner', 'banner'] })
      .pick('jailer')
      .pick('doom');
    expect(driver.open).toMatchObject({ kind: 'orderEffects', seat: 1, rule: 'P12', domain: { min: 2 } });
    driver.pick('ox', 'banner');
    expect(cardsOnBoard(driver)).toEqual(['banner', 'mourner', 'ox']);
  });
});

/** Returns the cards on the board, sorted by their stamps. */
function cardsOnBoard(driver: Driver): readonly string[] {
  const { objects } = driver.session.state() as unknown as {
    readonly objects: { readonly [id: string]: { readonly card: string; readonly slot: string; readonly stamp: number } };
  };
  return Object.values(objects)
    .filter(({ slot }) => slot !== '')
    .sort((one, other) => one.stamp - other.stamp)
    .map(({ card }) => card);
}
