import type { Coverage } from './coverage.js';

/** More open numbers than this are counted instead of listed. */
const mostListed = 40;

/**
 * The coverage as people read it.
 *
 * @param listOpen  lists every open number, one line a section, instead of counting many of them
 */
export function printCoverage(coverage: Coverage, { listOpen = false }: { readonly listOpen?: boolean } = {}): string {
  const { rulings, examples, open, waiting } = coverage;
  return [
    `${coverage.game}: ${coverage.total} rules (and ${coverage.headings} headings, not counted)`,
    `  shown    ${coverage.shown.length}`,
    `  excused  ${coverage.excused.length}${byReason(coverage.excused)}`,
    `  open     ${open.length}${listOpen ? '' : listed(open)}`,
    ...(listOpen ? bySection(open) : []),
    ...(waiting.length === 0 ? [] : [`  waiting  ${waiting.length} of the open ones are definitions: excused once the rules they name are shown`]),
    ...(examples.total === 0
      ? []
      : [
          `  examples ${examples.total}: shown ${examples.shown.length}, excused ${examples.excused.length}${byReason(examples.excused)}, open ${examples.open.length}${listOpen ? '' : listed(examples.open)}`,
          ...(listOpen ? bySection(examples.open) : []),
        ]),
    `  rulings  ${rulings.shown.length} of ${rulings.shown.length + rulings.open.length} shown${rulings.open.length === 0 ? '' : `; open: ${rulings.open.join(' ')}`}`,
    ...coverage.faults.map((fault) => `  ! ${fault}`),
  ].join('\n');
}

function byReason(excuses: readonly { readonly reason: string }[]): string {
  const counts = new Map<string, number>();
  for (const { reason } of excuses) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts.size === 0 ? '' : `   ${[...counts].map(([reason, count]) => `${reason} ${count}`).join(', ')}`;
}

function listed(numbers: readonly string[]): string {
  return numbers.length === 0 || numbers.length > mostListed ? '' : `   ${numbers.join(' ')}`;
}

/** One line for what stands before the first point of a number. */
function bySection(numbers: readonly string[]): readonly string[] {
  const sections = new Map<string, string[]>();
  for (const number of numbers) {
    const section = number.split('.')[0]!;
    sections.set(section, [...(sections.get(section) ?? []), number]);
  }
  return [...sections].map(([section, rows]) => `    ${section.replace('ex:', '')}  (${rows.length})  ${rows.join(' ')}`);
}
