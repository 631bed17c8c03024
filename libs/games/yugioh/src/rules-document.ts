import { excusedRules, type ExcusedRule } from './excused-rules.js';
import { type Ruling, rulings } from './rulings.js';

/** The lists in RULES.md, as they follow from the data. `node scripts/rules-document.mjs` writes them there; a test holds them equal. */
export function rulesDocument(): string {
  const readings: readonly Ruling[] = Object.values(rulings);
  return [
    '## Excused rules',
    '',
    '| rule | reason |',
    '|---|---|',
    ...excusedRules.map((excuse) => `| ${excuse.rule} | ${reasonOf(excuse)} |`),
    '',
    '## Rulings',
    '',
    ...readings.flatMap((ruling) => [`**${ruling.id}** (${ruling.rules.join(', ')}) ${ruling.question}  `, `${ruling.reading} *${ruling.reason}*`, '']),
  ].join('\n');
}

function reasonOf(excuse: ExcusedRule): string {
  switch (excuse.reason) {
    case 'definition':
      return `definition: shown by ${excuse.shownBy}`;
    case 'contradiction':
      return `contradiction settled by ${excuse.ruling}`;
  }
}
