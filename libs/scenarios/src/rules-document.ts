import type { ExcusedExample, ExcusedRule, Ruling } from '@arbiter/kernel/words';

/** What a game says about its book. */
export interface RulesLists {
  readonly rulings: readonly Ruling[];
  readonly excuses: readonly ExcusedRule[];
  readonly exampleExcuses?: readonly ExcusedExample[];
}

/** Heading under which the lists begin in a game's RULES.md. */
export const listsHeading = '## Excused rules';

/** The lists in a game's RULES.md, as they follow from its data. `node scripts/rules-document.mjs` writes them there; a test holds them equal. */
export function rulesDocument({ rulings, excuses, exampleExcuses = [] }: RulesLists): string {
  return [
    listsHeading,
    '',
    '| rules | reason |',
    '|---|---|',
    ...byReason(excuses).map(([reason, rules]) => `| ${rules.join(', ')} | ${reason} |`),
    '',
    ...exampleTable(exampleExcuses),
    '## Rulings',
    '',
    ...rulings.flatMap((ruling) => [
      `**${ruling.id}** (${ruling.rules.join(', ')}) ${ruling.question}  `,
      `${ruling.reading} *${ruling.reason}*`,
      '',
    ]),
  ].join('\n');
}

function exampleTable(excuses: readonly ExcusedExample[]): readonly string[] {
  if (excuses.length === 0) return [];
  return ['| examples | reason |', '|---|---|', ...excuses.map(({ example, why }) => `| ${example} | no example: ${why} |`), ''];
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
    case 'fanText':
      return `fan text: ${excuse.why}`;
    case 'contradiction':
      return `contradiction settled by ${excuse.ruling}`;
    case 'laterIssue':
      return `later issue: ${excuse.why}`;
  }
}
