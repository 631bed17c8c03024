import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseScenarios, runScenario } from '@arbiter/scenarios';
import { ruleset } from './index.js';

describe('docs/scenario-format.md', () => {
  it('given the example on the page, then it runs as it stands', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/scenario-format.md'), 'utf8');
    const example = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const reports = parseScenarios(example, 'example.yaml').map((scenario) => runScenario(scenario, ruleset));
    expect(reports.map((report) => report.failures)).toEqual([[]]);
  });
});
