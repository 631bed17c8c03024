import { describe, expect, it } from '@jest/globals';
import type { Action, Pins } from '@arbiter/kernel';
import { probeFormat, probeMatchId, probeRuleset, probeVersion } from '@arbiter/testing';
import { ActionUnknown, GameTable, knowsAction } from './game-table.js';

const rewind = { type: 'rewind' } as unknown as Action;

describe('actions that a ruleset does not know', () => {
  it('given a bundle from before an action, when it is to carry it out, then that is refused by name, and the state stays', () => {
    const pins: Pins = {
      matchId: probeMatchId,
      game: probeRuleset.game,
      ruleset: probeVersion,
      catalogueHash: '00'.repeat(32),
      format: probeFormat(),
      seats: 2,
      seedCommitment: null,
    };
    const { table } = GameTable.start(probeRuleset, pins, '5e'.repeat(32));
    const before = JSON.stringify(table.state());
    expect(() => table.act(rewind)).toThrow(ActionUnknown);
    expect(() => table.act(rewind)).toThrow(/knows no action rewind/);
    expect([table.actions(), JSON.stringify(table.state())]).toEqual([0, before]);
  });

  it('given a bundle that says what it knows, then that counts, and the actions of always otherwise', () => {
    expect(['answer', 'timeOut', 'concede', 'judgeLoss', 'agreeDraw'].every((type) => knowsAction(probeRuleset, type))).toBe(true);
    expect(knowsAction(probeRuleset, 'rewind')).toBe(false);
    expect(knowsAction({ ...probeRuleset, actions: ['answer', 'rewind'] }, 'rewind')).toBe(true);
  });
});
