import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../migrate.js';
import { measureEmmett } from './emmett.js';
import { measureEventStore, measureSingleInserts } from './subjects.js';
import type { Load, Measured } from './workload.js';

export interface AppendFigure {
  readonly name: string;
  /** Tells where the server was not set to be durable. */
  readonly unit: 'durable appends/s' | 'appends/s (fsync off)';
  readonly value: number;
  /** Number of acknowledged appends that the figure is computed from. */
  readonly sampleSize: number;
  readonly seconds: number;
  readonly inFlight: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly eventsPerBlock?: number;
  /** This figure as a multiple (`ratio`) of other figures. */
  readonly comparedWith: readonly { readonly name: string; readonly value: number; readonly ratio: number; readonly goal: number | null }[];
}

export interface AppendBenchOptions {
  /** URL of a server, with a role that may create databases; the benchmark creates its own database and drops it. */
  readonly ownerUrl: string;
  /** Milliseconds per figure, over all rounds. */
  readonly measureMs?: number;
  /** Milliseconds of warming up before each round, which are not counted. */
  readonly warmUpMs?: number;
  /** How often the subjects take turns, so that other load on the machine affects them all. */
  readonly rounds?: number;
  readonly withEmmett?: boolean;
  /** Called with a description of what is measured next, to show progress. */
  readonly onStep?: (step: string) => void;
}

const callers = [1, 32, 512] as const;
/** Goals, as ratios, for the figure with 512 appends in flight. */
const goals = { 'single INSERT': 2.5, 'emmett appendToStream': 8 } as const;

/**
 * Measures durable appends per second with 1, 32 and 512 in flight, and compares them with single INSERTs and emmett on the same server.
 * Every event is 300 bytes; every caller waits for its acknowledgement. The server's settings are left as they are.
 */
export async function benchAppends(options: AppendBenchOptions): Promise<readonly AppendFigure[]> {
  return inOwnDatabase(options.ownerUrl, async (url) => {
    await migrate({ ownerUrl: url, appUrl: null, keeperUrl: null });
    const unit = await durability(url);
    const rounds = options.rounds ?? 3;
    const figures: AppendFigure[] = [];
    for (const inFlight of callers) {
      const load: Load = { inFlight, warmUpMs: options.warmUpMs ?? 700, measureMs: (options.measureMs ?? 4_500) / rounds };
      const measured = { inserts: [] as Measured[], emmett: [] as Measured[], own: [] as (Measured & { eventsPerBlock: number })[] };
      for (let round = 1; round <= rounds; round += 1) {
        const step = (subject: string): void => options.onStep?.(`${subject}, ${inFlight} in flight, round ${round} of ${rounds}`);
        step('single INSERTs');
        measured.inserts.push(await measureSingleInserts(url, load));
        if (options.withEmmett !== false) {
          step('emmett');
          measured.emmett.push(await measureEmmett(url, load));
        }
        step('event store');
        measured.own.push(await measureEventStore(url, load));
      }
      const own = figure('arbiter append', unit, inFlight, measured.own);
      const others = [
        figure('single INSERT', unit, inFlight, measured.inserts),
        ...(measured.emmett.length > 0 ? [figure('emmett appendToStream', unit, inFlight, measured.emmett)] : []),
      ];
      const comparedWith = others.map((other) => ({
        name: other.name,
        value: other.value,
        ratio: own.value / other.value,
        goal: inFlight === 512 ? goals[other.name as keyof typeof goals] : null,
      }));
      figures.push(...others, { ...own, eventsPerBlock: mean(measured.own.map((one) => one.eventsPerBlock)), comparedWith });
    }
    return figures;
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Combines the rounds of one measurement: all appends over the total time; latencies as the mean of the rounds' latencies. */
const figure = (name: string, unit: AppendFigure['unit'], inFlight: number, rounds: readonly Measured[]): AppendFigure => {
  const sampleSize = rounds.reduce((sum, round) => sum + round.appends, 0);
  const seconds = rounds.reduce((sum, round) => sum + round.seconds, 0);
  return {
    name,
    unit,
    value: Math.round(sampleSize / seconds),
    sampleSize,
    seconds,
    inFlight,
    p50Ms: mean(rounds.map((round) => round.p50Ms)),
    p99Ms: mean(rounds.map((round) => round.p99Ms)),
    comparedWith: [],
  };
};

async function durability(url: string): Promise<AppendFigure['unit']> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ durable: boolean }>(
      `SELECT current_setting('fsync')::boolean AND current_setting('synchronous_commit') <> 'off' AS durable`,
    );
    return rows[0]?.durable === true ? 'durable appends/s' : 'appends/s (fsync off)';
  } finally {
    await client.end();
  }
}

/** Formats the figures as a table for people. */
export function appendTable(figures: readonly AppendFigure[]): string {
  const head = ['in flight', 'subject', figures[0]?.unit ?? 'appends/s', 'samples', 'p50 ms', 'p99 ms', 'events/block', 'compared'];
  const rows = figures.map((one) => [
    String(one.inFlight),
    one.name,
    String(one.value),
    String(one.sampleSize),
    one.p50Ms.toFixed(2),
    one.p99Ms.toFixed(2),
    one.eventsPerBlock?.toFixed(1) ?? '',
    one.comparedWith
      .map((other) => `${other.ratio.toFixed(1)}x ${other.name}${other.goal === null ? '' : ` (goal ${other.goal}x)`}`)
      .join(', '),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function inOwnDatabase<T>(ownerUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `arbiter_bench_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: ownerUrl });
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE ${name}`);
    const url = new URL(ownerUrl);
    url.pathname = `/${name}`;
    return await work(url.toString());
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  }
}
