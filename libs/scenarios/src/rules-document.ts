import type { ExcusedExample, ExcusedRule, Ruling } from '@arbiter/kernel/words';

/** A game's rulings and the rules of its book that are excused. */
export interface RulesLists {
  readonly rulings: readonly Ruling[];
  readonly excuses: readonly ExcusedRule[];
  readonly exampleExcuses?: readonly ExcusedExample[];
}

/** Heading in a game's RULES.md with which the lists begin. */
export const listsHeading = '## Excused rules';

/**
 * Writes the lists of a game's RULES.md from its data. `node scripts/rules-document.mjs` puts them into the file; a test checks that they
 * are equal.
 */
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

/** Groups the rules by reason, in the order in which the reasons first appear. */
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
