import { describe, expect, it } from '@jest/globals';
import { firstDifference, recording } from './differences.mjs';

/** @param {Partial<import('./differences.mjs').Seen>} given @returns {import('./differences.mjs').Seen} */
const step = (given) => ({ when: 'answer 0', told: { events: [] }, views: { judge: { life: 20 } }, kept: '{"life":20}', ...given });

describe('where two runs differ', () => {
  it('given equal runs, then nowhere', () => {
    expect(firstDifference([step({})], [step({})])).toBeNull();
  });

  it('given another event, then it is told with its path', () => {
    expect(firstDifference([step({ told: { events: [{ type: 'drawn' }] } })], [step({ told: { events: [{ type: 'milled' }] } })])).toEqual({
      level: 'told',
      when: 'answer 0',
      details: ['events.0.type: "drawn" became "milled"'],
    });
  });

  it('given another view, then its path is told', () => {
    expect(firstDifference([step({})], [step({ views: { judge: { life: 19 } } })])).toEqual({
      level: 'seen',
      when: 'answer 0',
      details: ['view.judge.life: 20 became 19'],
    });
  });

  it('given a state that differs first and an event that differs later, then the event counts', () => {
    const later = (/** @type {string} */ type) => step({ when: 'answer 1', told: { events: [{ type }] } });
    expect(firstDifference([step({}), later('drawn')], [step({ kept: '{"life":19}' }), later('milled')])).toMatchObject({
      level: 'told',
      when: 'answer 1',
    });
    expect(firstDifference([step({}), later('drawn')], [step({ kept: '{"life":19}' }), later('drawn')])).toEqual({
      level: 'kept',
      when: 'answer 0',
      details: ['state.life: 20 became 19'],
    });
  });

  it('given a run that ends earlier, then that is the difference', () => {
    expect(firstDifference([step({}), step({ when: 'answer 1' })], [step({})])).toEqual({
      level: 'told',
      when: 'answer 1',
      details: ['the run ends earlier'],
    });
  });
});

describe('a run that is written down', () => {
  it('given answers and a refusal, then each is a step, seen by the judge, both players and a spectator', () => {
    const made = { state: {}, events: [], pending: [], result: null };
    const ruleset = {
      start: () => made,
      apply: (/** @type {unknown} */ _pins, /** @type {unknown} */ _state, /** @type {{ legal: boolean }} */ { legal }) =>
        legal ? { ok: true, step: made } : { ok: false, refusal: { code: 'answer/illegal' } },
      view: (/** @type {unknown} */ _pins, /** @type {unknown} */ _state, /** @type {unknown} */ viewer) => viewer,
    };
    const run = recording(ruleset);
    run.ruleset.start({ seats: 2 }, 'key');
    run.ruleset.apply({ seats: 2 }, {}, { legal: true });
    run.ruleset.apply({ seats: 2 }, {}, { legal: false });
    expect(run.seen.map(({ when }) => when)).toEqual(['answer 0', 'answer 1', 'answer 2']);
    expect(Object.keys(/** @type {object} */ (run.seen[0]?.views))).toEqual(['0', '1', 'judge', 'spectator']);
    expect(run.seen[2]?.told).toEqual({ refusal: { code: 'answer/illegal' } });
  });
});
