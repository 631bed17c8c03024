import type { BookCoverage, Coverage, ShownRules } from './coverage.js';

/** If there are more open numbers than this, they are counted instead of listed. */
const mostListed = 40;

/**
 * Formats the coverage for people.
 *
 * @param listOpen lists every open number, one line per section, instead of counting them
 * @param shown which of the cited rules can't be broken unnoticed, where that was tried
 */
export function printCoverage(
  coverage: Coverage,
  { listOpen = false, shown }: { readonly listOpen?: boolean; readonly shown?: ShownRules } = {},
): string {
  const { rulings, examples, waiting } = coverage;
  const tables =
    coverage.books.length === 0
      ? table(coverage.game, coverage, listOpen)
      : coverage.books.flatMap((book) => table(`${coverage.game}, ${book.book}`, book, listOpen));
  return [
    ...tables,
    ...(coverage.books.length === 0
      ? []
      : [
          `${coverage.game}, together: ${coverage.total} rules, ${coverage.cited.length} cited, ${coverage.excused.length} excused, ${coverage.open.length} open`,
        ]),
    ...(waiting.length === 0
      ? []
      : [`  waiting  ${waiting.length} of the open ones are definitions: excused once the rules they name are cited`]),
    ...(examples.total === 0
      ? []
      : [
          `  examples ${examples.total}: cited ${examples.cited.length}, excused ${examples.excused.length}${byReason(examples.excused)}, open ${examples.open.length}${listOpen ? '' : listed(examples.open)}`,
          ...(listOpen ? bySection(examples.open) : []),
        ]),
    `  rulings  ${rulings.cited.length} of ${rulings.cited.length + rulings.open.length} cited${rulings.open.length === 0 ? '' : `; open: ${rulings.open.join(' ')}`}`,
    ...(shown === undefined ? [] : shownLines(coverage, shown)),
    ...coverage.faults.map((fault) => `  ! ${fault}`),
  ].join('\n');
}

function shownLines({ cited, examples, rulings }: Coverage, { held, fallen }: ShownRules): readonly string[] {
  const all = new Set(held);
  const of = (numbers: readonly string[]): string => `${numbers.filter((number) => all.has(number)).length} of ${numbers.length}`;
  return [
    `  shown    of what is cited: ${of(cited)} rules, ${of(examples.cited)} examples, ${of(rulings.cited)} rulings can't be broken unnoticed`,
    ...fallen.map((rule) => `  ! ${rule} was shown, and can be broken unnoticed now`),
  ];
}

/** Formats the counts for one denominator: a book, or a game whose rules are in one book. */
function table(title: string, { total, headings, cited, excused, open }: Omit<BookCoverage, 'book'>, listOpen: boolean): readonly string[] {
  return [
    `${title}: ${total} rules (and ${headings} headings, not counted)`,
    `  cited    ${cited.length}`,
    `  excused  ${excused.length}${byReason(excused)}`,
    `  open     ${open.length}${listOpen ? '' : listed(open)}`,
    ...(listOpen ? bySection(open) : []),
  ];
}

function byReason(excuses: readonly { readonly reason: string }[]): string {
  const counts = new Map<string, number>();
  for (const { reason } of excuses) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts.size === 0 ? '' : `   ${[...counts].map(([reason, count]) => `${reason} ${count}`).join(', ')}`;
}

function listed(numbers: readonly string[]): string {
  return numbers.length === 0 || numbers.length > mostListed ? '' : `   ${numbers.join(' ')}`;
}

/**
 * Groups numbers by section, one line each; the section is the part before the first point or dash. If a book puts its name in front of its
 * numbers, the name is part of the section.
 */
function bySection(numbers: readonly string[]): readonly string[] {
  const sections = new Map<string, string[]>();
  for (const number of numbers) {
    const section = /^(?:[a-z]+[.:])?[^.-]+/.exec(number)![0];
    sections.set(section, [...(sections.get(section) ?? []), number]);
  }
  return [...sections].map(([section, rows]) => `    ${section.replace('ex:', '')}  (${rows.length})  ${rows.join(' ')}`);
}
