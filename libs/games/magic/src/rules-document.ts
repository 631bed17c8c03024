import { excusedExamples, excusedRules, type ExcusedRule } from './excused-rules/index.js';
import { type Ruling, rulings } from './rulings.js';

/** The lists in RULES.md, as they follow from the data. `node scripts/rules-document.mjs` writes them there; a test holds them equal. */
export function rulesDocument(): string {
  const readings: readonly Ruling[] = Object.values(rulings);
  return [
    '## Excused rules',
    '',
    '| rules | reason |',
    '|---|---|',
    ...byReason(excusedRules).map(([reason, rules]) => `| ${rules.join(', ')} | ${reason} |`),
    '',
    '| examples | reason |',
    '|---|---|',
    ...excusedExamples.map(({ example, why }) => `| ${example} | no example: ${why} |`),
    '',
    '## Rulings',
    '',
    ...readings.flatMap((ruling) => [`**${ruling.id}** (${ruling.rules.join(', ')}) ${ruling.question}  `, `${ruling.reading} *${ruling.reason}*`, '']),
  ].join('\n');
}

/** Rules with the same reason stand in one row, in the order in which the reasons come up. */
function byReason(excuses: readonly ExcusedRule[]): readonly (readonly [reason: string, rules: readonly string[]])[] {
  const rows = new Map<string, string[]>();
  for (const excuse of excuses) {
    const reason = reasonOf(excuse);
    rows.set(reason, [...(rows.get(reason) ?? []), excuse.rule]);
  }
  return [...rows];
}

function reasonOf(excuse: ExcusedRule): string {
  switch (excuse.reason) {
    case 'definition':
      return `definition: shown by ${excuse.shownBy}`;
    case 'physical':
      return `physical handling: ${excuse.why}`;
    case 'contradiction':
      return `contradiction settled by ${excuse.ruling}`;
    case 'laterIssue':
      return `later issue: ${excuse.why}`;
  }
}
