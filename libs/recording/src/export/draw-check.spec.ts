import { describe, expect, it } from '@jest/globals';
import type { GameEvent, JsonObject } from '@arbiter/kernel';
import { ruleset } from '@arbiter/starline';
import { sha256 } from '../hashing.js';
import { DrawCheck } from './draw-check.js';
import { Faulty } from './faults.js';

const key = '00'.repeat(32);
const drawn = (type: string, data: JsonObject, secret: JsonObject): GameEvent => ({
  seq: 1,
  action: 0,
  moment: 1,
  type,
  rule: 'r',
  cause: { kind: 'rule' },
  data,
  secrets: [{ seats: [], data: secret }],
});

describe('checking draws against the key', () => {
  // The key stream of ChaCha20 with a zero key and nonce begins 76 b8 e0 ad a0 f1 3d 90 (RFC 8439, A.1, first vector).
  const first = 0xade0b876;
  const second = 0x903df1a0;

  it('given draws that follow from the published key stream, then they hold', () => {
    const check = new DrawCheck(key);
    check.check(3, [
      drawn('chanceDrawn', { from: 1_000 }, { result: first % 1_000 }),
      drawn('shuffled', { count: 2 }, { draws: [second % 2] }),
    ]);
    expect(check.draws()).toBe(2);
  });

  it.each([
    ['another result', drawn('chanceDrawn', { from: 1_000 }, { result: (first + 1) % 1_000 })],
    ['no result', drawn('chanceDrawn', { from: 1_000 }, {})],
    ['a draw from nothing', drawn('chanceDrawn', { from: 0 }, { result: 0 })],
    ['too few draws for the list', drawn('shuffled', { count: 3 }, { draws: [0] })],
    ['another order', drawn('shuffled', { count: 2 }, { draws: [1 - (first % 2)] })],
  ])('given %s, then that version is named', (_case, event) => {
    expect(() => new DrawCheck(key).check(3, [event])).toThrow(Faulty);
  });

  it('given the start of a game of Starline under any other key, then its draws do not hold', () => {
    const format = Object.values(ruleset.formats)[0];
    if (format === undefined) throw new Error('Starline has no format');
    const pins = {
      matchId: 'm',
      game: 'starline',
      ruleset: '00'.repeat(32),
      catalogueHash: sha256(ruleset.catalogue()),
      format,
      seats: 2,
      seedCommitment: null,
    };
    let state = ruleset.start(pins, key).state;
    const events: GameEvent[] = [...ruleset.start(pins, key).events];
    for (let count = 0; count < 12; count += 1) {
      const decision = ruleset.pending(state)[0];
      if (decision === undefined) break;
      const outcome = ruleset.apply(pins, state, {
        type: 'answer',
        seat: decision.seat,
        decision: decision.id,
        answer: ruleset.sample(pins, state, decision, () => 0),
      });
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      state = outcome.step.state;
      events.push(...outcome.step.events);
    }
    const check = new DrawCheck(key);
    check.check(1, events);
    expect(check.draws()).toBeGreaterThan(10);
    expect(() => new DrawCheck('01'.repeat(32)).check(1, events)).toThrow(Faulty);
  });
});
