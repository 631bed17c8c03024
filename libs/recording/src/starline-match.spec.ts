import { describe, expect, it } from '@jest/globals';
import { ruleset } from '@arbiter/starline';
import { recordMatch } from '@arbiter/testing';
import { compareRules } from './export/compare-rules.js';
import { verifyExport } from './export/verify.js';
import { fixedRulesets } from './rulesets/file-rulesets.js';

const version = '5a'.repeat(32);

describe('a recorded match of Starline', () => {
  it('given random legal play to the end, then the export verifies', async () => {
    const format = Object.values(ruleset.formats)[0];
    if (format === undefined) throw new Error('Starline has no format');
    const { text, verifierKey } = await recordMatch({ rulesets: fixedRulesets({ [version]: ruleset }), version, format, seed: 2_024 });
    const verdict = await verifyExport(text, { key: verifierKey, rulesets: fixedRulesets({ [version]: ruleset }) });
    expect(verdict).toMatchObject({ ok: true, verdict: 'authentic', game: 'starline' });
    expect(verdict.ok && verdict.result).not.toBeNull();
    expect(verdict.ok && verdict.draws).toBeGreaterThan(0);
    expect(compareRules(text, ruleset)).toBeNull();
  });
});
