import type { Registry } from '@arbiter/accounts';
import type { ReplayExportInput } from '@arbiter/contracts';
import type { JobContext, JobHandler } from '@arbiter/jobs';
import { writeBundle, writeTranscript, type Answered, type Evidence, type Timelines } from '@arbiter/recording';
import { exported, whenSigned } from './exported.js';

const contentTypes = { bundle: 'application/jsonl', transcript: 'text/plain; charset=utf-8' } as const;
const reportEveryMs = 500;

/** Passes progress on, no more often than people look; `settled` waits for the last report. */
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
  /** Who sits where: a transcript tells players by their names. */
  readonly registry: Pick<Registry, 'seats'>;
}

/** Writes the full record of a match that is over, as it was when it was asked for, with a signed head of the log that covers it. */
export const replayExport =
  (ports: ExportPorts): JobHandler<'replay-export'> =>
  async (input, context) => {
    const { report, settled } = reporter(context);
    // Lines are written as they are read, and progress is told meanwhile: the last report is waited for behind the last line.
    const lines = [...(await whenSigned(() => write(ports, input, report)))];
    await settled();
    return exported(context.jobId, contentTypes[input.content], lines);
  };
