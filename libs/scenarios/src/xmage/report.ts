import type { Missing } from './classify.js';
import type { Deviation } from './deviations.js';
import type { RefusedLine } from './read.js';

/** The result of one record. */
export interface XmageResult {
  readonly id: string;
  /** `ready`: nothing is missing, and it was not run because no match could be opened. */
  readonly verdict: 'passed' | 'failed' | 'deviates' | 'notRunnable' | 'ready';
  /** The first thing that is missing; null unless the verdict is `notRunnable`. */
  readonly missing: Missing | null;
  /** Rows of docs/xmage.md that answered for the record; it passed with their help. */
  readonly defaults: readonly string[];
  readonly failures: readonly string[];
  /** The rule that decides otherwise; null unless the verdict is `deviates`. */
  readonly deviation: Deviation | null;
}

export interface XmageReport {
  readonly file: string;
  readonly refused: readonly RefusedLine[];
  readonly results: readonly XmageResult[];
}

export interface XmageCounts {
  readonly records: number;
  readonly refused: number;
  readonly passed: number;
  /** How many of the passed records needed a default. */
  readonly passedByDefault: number;
  readonly failed: number;
  readonly deviates: number;
  readonly ready: number;
  readonly notRunnable: { readonly [K in Missing['kind']]: number };
}

/** Counts the results of a report. */
export function countXmage(report: XmageReport): XmageCounts {
  const of = (verdict: XmageResult['verdict']): readonly XmageResult[] => report.results.filter((result) => result.verdict === verdict);
  const missing = (kind: Missing['kind']): number => report.results.filter((result) => result.missing?.kind === kind).length;
  return {
    records: report.results.length,
    refused: report.refused.length,
    passed: of('passed').length,
    passedByDefault: of('passed').filter((result) => result.defaults.length > 0).length,
    failed: of('failed').length,
    deviates: of('deviates').length,
    ready: of('ready').length,
    notRunnable: { format: missing('format'), card: missing('card'), script: missing('script'), expectation: missing('expectation') },
  };
}

/** Whether every line was read and nothing failed. */
export const isClean = (report: XmageReport): boolean =>
  report.refused.length === 0 && report.results.length > 0 && report.results.every((result) => result.verdict !== 'failed');

const titles: { readonly [K in Missing['kind']]: string } = {
  format: 'format',
  card: 'card',
  script: 'script verb',
  expectation: 'expectation',
};

/** Formats the report for people: a line for each record, failures in full, then the figures. */
export function printXmageReport(report: XmageReport): string {
  const counts = countXmage(report);
  const { notRunnable } = counts;
  const not = Object.values(notRunnable).reduce((sum, count) => sum + count, 0);
  return [
    report.file,
    ...report.refused.map((line) => `  ! line ${line.line}${line.id === null ? '' : ` (${line.id})`}: ${line.faults.join('; ')}`),
    ...report.results.flatMap(printResult),
    `${counts.records} records read, ${counts.refused} lines refused`,
    ...(counts.ready > 0 ? [`${counts.ready} could run, and were not`] : []),
    `${counts.passed} passed (${counts.passedByDefault} with a default), ${counts.failed} failed, ${counts.deviates} decided otherwise by a rule, ${not} not runnable (${Object.entries(
      notRunnable,
    )
      .map(([kind, count]) => `${count} by ${titles[kind as Missing['kind']]}`)
      .join(', ')})`,
  ].join('\n');
}

function printResult(result: XmageResult): readonly string[] {
  switch (result.verdict) {
    case 'passed':
      return [`  ok   ${result.id}${result.defaults.length === 0 ? '' : ` (by default: ${result.defaults.join(', ')})`}`];
    case 'failed':
      return [
        `  FAIL ${result.id}${result.defaults.length === 0 ? '' : ` (by default: ${result.defaults.join(', ')})`}`,
        ...result.failures.map((failure) => `       ${failure}`),
      ];
    case 'deviates':
      return [`  rule ${result.id}: ${result.deviation === null ? '' : `${result.deviation.rule}, ${result.deviation.reason}`}`];
    case 'ready':
      return [`  ..   ${result.id}`];
    case 'notRunnable':
      return [`  --   ${result.id}: ${result.missing === null ? '' : `${titles[result.missing.kind]} ${result.missing.what}`}`];
  }
}

/** Returns the report for machines: figures first, then every record. */
export const xmageReportAsJson = (report: XmageReport): unknown => ({
  file: report.file,
  counts: countXmage(report),
  refused: report.refused,
  results: report.results,
});
