import type { XmageRecord } from './format.js';
import { mapAnswers } from './map-answers.js';
import { mapExpectation } from './map-expect.js';
import { mapScript } from './map-script.js';
import { mapSetup } from './map-setup.js';
import { parseCard } from './names.js';
import type { Expectation, Gap, Plan, PlannedStop } from './plan.js';

/** Turns a record into a plan; what can't be carried out is listed in its gaps. */
export function mapRecord(record: XmageRecord): Plan {
  const script = mapScript(record);
  const { setup, gaps } = mapSetup(record, script.placedCounters);
  const expected = record.runs.map((run) => ({ after: run.until, expect: run.expect.map(mapExpectation) }));
  const unknown = expected.flatMap((run) => run.expect.filter((one): one is string => typeof one === 'string'));
  const format: readonly Gap[] = record.format === 'freeform' ? [] : [{ kind: 'format', what: record.format }];
  return {
    id: record.id,
    strict: record.strictChoices,
    setup,
    script: script.lines,
    answers: { A: mapAnswers(record.answers, 'A'), B: mapAnswers(record.answers, 'B') },
    stops: expected.map(
      (run): PlannedStop => ({ after: run.after, expect: run.expect.filter((one): one is Expectation => typeof one !== 'string') }),
    ),
    cards: [
      ...new Set([
        ...record.cards.map((name) => parseCard(name).name),
        ...record.setup.flatMap((item) => (item.op === 'card' ? [parseCard(item.card).name] : [])),
      ]),
    ],
    gaps: [...format, ...gaps, ...script.gaps, ...unknown.map((what): Gap => ({ kind: 'expectation', what }))],
  };
}
