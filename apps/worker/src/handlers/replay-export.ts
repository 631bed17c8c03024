import { createHash } from 'node:crypto';
import type { Registry } from '@arbiter/accounts';
import type { ReplayExportInput } from '@arbiter/contracts';
import { PermanentFailure, type JobContext, type JobHandler } from '@arbiter/jobs';
import { LogFault } from '@arbiter/event-store';
import { RecordBroken, writeBundle, writeTranscript, type Answered, type Evidence, type Timelines } from '@arbiter/recording';

const contentTypes = { bundle: 'application/jsonl', transcript: 'text/plain; charset=utf-8' } as const;
const reportEveryMs = 500;
const patienceMs = 15_000;
const lookAgainMs = 250;

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

/** Heads are signed every few seconds: a match that has just ended is waited for before the attempt counts as failed. */
const writeWhenSigned = async (
  ports: ExportPorts,
  input: ReplayExportInput,
  report: (done: number, total: number) => void,
): Promise<Answered<Iterable<string>>> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const written = await write(ports, input, report);
    if (written.ok || written.problem.code !== 'evidence/not-yet' || performance.now() >= until) return written;
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
};

/** What does not hold will not hold at the next attempt. @throws always */
const forGood = (error: unknown): never => {
  if (error instanceof RecordBroken) throw new PermanentFailure(`match/set-apart: ${error.fault.code}`);
  if (error instanceof LogFault) throw new PermanentFailure(`evidence/broken: ${error.code}`);
  throw error;
};

/** Writes the full record of a match that is over, as it was when it was asked for, with a signed head of the log that covers it. */
export const replayExport =
  (ports: ExportPorts): JobHandler<'replay-export'> =>
  async (input, context) => {
    const { report, settled } = reporter(context);
    const written = await writeWhenSigned(ports, input, report).catch(forGood);
    if (!written.ok) {
      const { code, detail } = written.problem;
      throw code === 'evidence/not-yet' ? new Error(detail) : new PermanentFailure(`${code}: ${detail}`);
    }
    const content = Buffer.from([...written.value].join(''), 'utf8');
    await settled();
    const contentType = contentTypes[input.content];
    const sha256 = createHash('sha256').update(content).digest('hex');
    return {
      result: { contentType, bytes: content.length, sha256, location: `/jobs/${context.jobId}/output` },
      output: { contentType, content },
    };
  };
