import { describe, expect, it } from '@jest/globals';
import type { GameDefinition } from '../game.js';
import { createRuleset } from '../ruleset.js';
import { probeGame } from '../testing/probe-game.js';
import { keyOf, probePins } from '../testing/probe-run.js';

const deck = Array.from({ length: 8 }, () => 'ox');

/** Plays until seat 0 has drawn a card, and reads the table before each answer. */
function playOn(more: Partial<GameDefinition>, rechecks: boolean): void {
  const pins = probePins();
  const ruleset = createRuleset({ ...probeGame, ...more });
  const { state } = ruleset.arrange(pins, keyOf(1), { players: [{ slots: ['ox'], deck }, { deck }] });
  const session = ruleset.openSession(pins, state, { rechecks: rechecks ? 1 : 0 });
  for (;;) {
    session.view({ role: 'judge' });
    const [decision] = session.pending();
    if (decision === undefined) throw new Error('nobody is asked');
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: { picks: ['pass'] } });
    if (!done.ok) throw new Error(done.refusal.detail);
    if (done.events.some(({ type, data }) => type === 'drawn' && data.seat === 0)) return;
  }
}

/** A unit's power is the size of its player's hand, so fields that a hand depends on are not distant. */
const byHand: Partial<GameDefinition> = {
  baseValues: (table, row) => ({ ...probeGame.baseValues(table, row), power: table.zoneOf('hand', row.owner).order.length }),
};
const distantFields = ['zone', 'order', 'stamp', 'knownTo'];

describe('a session that rechecks', () => {
  it('given values that follow from what is declared, then it plays like any other', () => {
    expect(() => playOn({ distantFields }, true)).not.toThrow();
    expect(() => playOn(byHand, true)).not.toThrow();
  });

  it('given values that follow from a field that is declared distant, when that changes, then it throws and names the object', () => {
    expect(() => playOn({ ...byHand, distantFields }, true)).toThrow(/remembered and recomputed differ: values of object \d+/);
    // Without rechecks nobody would have noticed.
    expect(() => playOn({ ...byHand, distantFields }, false)).not.toThrow();
  });

  it('given a field that is declared twice, or an object field that is declared as unread, then the game is refused', () => {
    expect(() => playOn({ distantFields: ['order'], baseFields: ['order'] }, false)).toThrow('the field order is declared twice');
    expect(() => playOn({ unreadFields: Object.keys(probeGame.objectFields).slice(0, 1) }, false)).toThrow(
      'unreadFields may not contain the object field',
    );
  });
});
