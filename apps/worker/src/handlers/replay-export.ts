import type { Registry } from '@arbiter/accounts';
import type { ReplayExportInput } from '@arbiter/contracts';
import type { JobContext, JobHandler } from '@arbiter/jobs';
import { writeBundle, writeTranscript, type Answered, type Evidence, type Timelines } from '@arbiter/recording';
import { exported, whenSigned } from './exported.js';

const contentTypes = { bundle: 'application/jsonl', transcript: 'text/plain; charset=utf-8' } as const;
const reportEveryMs = 500;

/** Passes progress on, but at most every 500 ms; `settled` waits for the last report. */
const reporter = (
  context: JobContext,
): { readonly report: (done: number, total: number) => void; readonly settled: () => Promise<void> } => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();
  return {
    report: (done, total) => {
      if (done < total && performance.now() - reportedAt < reportEveryMs) return;
      reportedAt = performance.now();
      last = last.then(() => context.progress(done, total));
      last.catch(() => undefined);
    },
    settled: () => last,
  };
};

const write = async (
  ports: ExportPorts,
  input: ReplayExportInput,
  report: (done: number, total: number) => void,
): Promise<Answered<Iterable<string>>> => {
  if (input.content === 'bundle') return writeBundle(ports, input.matchId, { version: input.version, progress: report });
  const names = (await ports.registry.seats(input.matchId))?.players.map((player) => player.name) ?? [];
  return writeTranscript(ports.timelines, input.matchId, input.language, { version: input.version, names, progress: report });
};

export interface ExportPorts {
  readonly timelines: Timelines;
  readonly evidence: Evidence;
  /** Knows who sits where, since a transcript names the players. */
  readonly registry: Pick<Registry, 'seats'>;
}

/**
 * Writes the full record of a match that is over, as it was when the export was requested, with a signed head of the log that covers it.
 */
export const replayExport =
  (ports: ExportPorts): JobHandler<'replay-export'> =>
  async (input, context) => {
    const { report, settled } = reporter(context);
    // Lines are read one by one, and progress is reported meanwhile; after the last line, the last report is awaited.
    const lines = [...(await whenSigned(() => write(ports, input, report)))];
    await settled();
    return exported(context.jobId, contentTypes[input.content], lines);
  };
