import { firstMissing } from './classify.js';
import { deviations, type Deviation } from './deviations.js';
import type { MatchDriver } from './driver.js';
import type { XmageRecord } from './format.js';
import { mapRecord } from './map.js';
import type { Plan } from './plan.js';
import { readRecords } from './read.js';
import type { XmageReport, XmageResult } from './report.js';
import { playPlan, type Played } from './run.js';

/** Options of a run: the cards and matches that records are run with. */
export interface XmageOptions {
  /** Whether the catalogue has a card of this name. */
  readonly knows: (card: string) => boolean;
  /** Opens a match to run a record in; without it, records that lack nothing are reported as ready. */
  readonly open?: (() => MatchDriver) | undefined;
  /** Records that a rule decides otherwise; those of deviations.ts where absent. */
  readonly deviations?: readonly Deviation[] | undefined;
  /** Id of the only record to run; all where absent. */
  readonly only?: string | undefined;
}

/** Reads records and returns the result of each; `arbiter scenario --format xmage FILE` does this. */
export function runRecords(text: string, file: string, options: XmageOptions): XmageReport {
  const { records, refused } = readRecords(text);
  const wanted = records.filter((record) => options.only === undefined || record.id === options.only);
  return { file, refused, results: wanted.map((record) => runRecord(record, options)) };
}

function runRecord(record: XmageRecord, options: XmageOptions): XmageResult {
  const plan = mapRecord(record);
  const missing = firstMissing(plan, options.knows);
  const result = { id: record.id, missing, defaults: [], failures: [], deviation: null };
  if (missing !== null || options.open === undefined) return { ...result, verdict: missing === null ? 'ready' : 'notRunnable' };
  const { failures, defaults } = playSafely(plan, options.open);
  if (failures.length === 0) return { ...result, verdict: 'passed', defaults };
  const deviation = (options.deviations ?? deviations).find((one) => one.id === record.id) ?? null;
  return { ...result, verdict: deviation === null ? 'failed' : 'deviates', defaults, failures, deviation };
}

/** Plays a plan. An exception of the rules in one record must not hide the results of the others. */
function playSafely(plan: Plan, open: () => MatchDriver): Played {
  try {
    return playPlan(plan, open);
  } catch (error) {
    return { failures: [`the rules broke: ${error instanceof Error ? error.message : String(error)}`], defaults: [] };
  }
}
