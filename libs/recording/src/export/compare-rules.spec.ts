import { describe, expect, it } from '@jest/globals';
import type { Ruleset } from '@arbiter/kernel';
import { probeFormat, probeRuleset, probeVersion, recordMatch } from '@arbiter/testing';
import { fixedRulesets } from '../rulesets/file-rulesets.js';
import { compareRules } from './compare-rules.js';

const recorded = (): Promise<{ readonly text: string }> =>
  recordMatch({ rulesets: fixedRulesets({ [probeVersion]: probeRuleset }), version: probeVersion, format: probeFormat(), seed: 7 });

describe('comparing rules on a recorded match', () => {
  it('given the same rules, then there is no difference', async () => {
    expect(compareRules((await recorded()).text, probeRuleset)).toBeNull();
  });

  it('given rules that tell another story of the same actions, then the first version that differs is named', async () => {
    const { text } = await recorded();
    const renamed: Ruleset = {
      ...probeRuleset,
      openSession: (pins, state, options) => {
        const session = probeRuleset.openSession(pins, state, options);
        const act = session.act.bind(session);
        return Object.assign(session, {
          act: (action: Parameters<typeof act>[0]) => {
            const outcome = act(action);
            return outcome.ok
              ? { ok: true, events: outcome.events.map((event) => (event.type === 'passed' ? { ...event, type: 'waited' } : event)) }
              : outcome;
          },
        });
      },
    };
    const events = text
      .split('\n')
      .slice(1, -2)
      .map((line) => JSON.parse(line) as { readonly version: number; readonly payload: string });
    const firstPass = events.find((event) => event.payload.includes('"picks":["pass"]'))?.version;
    expect(compareRules(text, renamed)).toEqual({ version: firstPass, what: 'gameEvents' });
  });

  it('given rules that refuse a recorded action, then that is the difference', async () => {
    const { text } = await recorded();
    const strict: Ruleset = {
      ...probeRuleset,
      openSession: (pins, state, options) =>
        Object.assign(probeRuleset.openSession(pins, state, options), {
          act: () => ({ ok: false, refusal: { code: 'answer/illegal', rule: null, detail: 'No.', params: {} } }),
        }),
    };
    expect(compareRules(text, strict)).toMatchObject({ what: 'refusal' });
  });
});
