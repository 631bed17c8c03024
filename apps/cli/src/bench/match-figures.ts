import { matchStream } from '@arbiter/contracts';
import { answerOf, createClient } from '@arbiter/client';
import {
  databaseUrls,
  Findings,
  openPool,
  PostgresClockStore,
  PostgresEventStore,
  PostgresEvidence,
  PostgresLeaseStore,
  PostgresRecordGuard,
  PostgresSecretStore,
  PostgresSnapshotStore,
  LogDatabases,
} from '@arbiter/event-store';
import type { FormatPins, Ruleset } from '@arbiter/kernel';
import { systemTime } from '@arbiter/platform';
import { defaultServiceOptions, startingKey, Timelines, verifyExport, writeBundle } from '@arbiter/recording';
import { CommandFailed } from '../failure.js';
import { localPins, releasedRulesets, withDecks } from '../rulesets.js';
import { atMost, compared, type Figure, percentile } from './figure.js';
import { memoryOfEach } from './memory.js';
import { nobodysEntropy, planMatch, recordPlanned, type PlannedMatch } from './long-match.js';

export interface MatchBench {
  /** Address of the API, which tells the key that signs the log. */
  readonly url: string;
  /** Id of the game; its newest release is played, in its first format. */
  readonly game: string;
  /** Number of events that the match should have. */
  readonly events: number;
  /** Number of times that each operation is measured. */
  readonly rounds: number;
  readonly onStep: (step: string) => void;
}

const signedWithinMs = 60_000;
/** Milliseconds within which a process that takes a match over should have it. */
const mostToTakeOver = 10;
/** So many times a match is kept in memory at once to measure what it takes. */
const inMemory = 40;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Rounds that are not measured, in which the just-in-time compiler does its work. */
const warmUp = 10;

/**
 * Measures the milliseconds of several works, in turn, so that all of them meet the machine in the same mood.
 * @returns for each work the milliseconds of each of so many rounds
 */
async function inTurn<K extends string>(
  rounds: number,
  works: { readonly [name in K]: () => unknown },
): Promise<{ readonly [name in K]: readonly number[] }> {
  const names = Object.keys(works) as K[];
  const taken = {} as { [name in K]: number[] };
  for (const name of names) taken[name] = [];
  for (let round = -warmUp; round < rounds; round += 1)
    for (const name of names) {
      const began = performance.now();
      await works[name]();
      if (round >= 0) taken[name].push(performance.now() - began);
    }
  return taken;
}

/**
 * Measures rebuilding, exporting and verifying one recorded match, as medians. Needs the application's database and a worker that signs.
 */
export async function matchFigures(bench: MatchBench): Promise<readonly Figure[]> {
  const url = databaseUrls(process.env).app;
  const pool = openPool(url, { max: 4, name: 'arbiter bench' });
  const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url }), writer: `bench-${process.pid}` });
  try {
    bench.onStep(`looking for a match of ${bench.events} events and recording it`);
    const rulesets = releasedRulesets();
    const version = await rulesets.newest(bench.game);
    if (version === null) throw new CommandFailed(`Nothing of ${bench.game} is released (RULESETS_DIR).`);
    const ruleset = await rulesets.load(version);
    const { format } = localPins(ruleset, 'bench');
    const secrets = new PostgresSecretStore(LogDatabases.one(pool));
    const guard = new PostgresRecordGuard(LogDatabases.one(pool), new Findings(pool));
    const planned = planMatch(ruleset, format, bench.events);
    const troubles: unknown[] = [];
    const snapshots = new PostgresSnapshotStore(LogDatabases.one(pool));
    const opened = (): Timelines => new Timelines({ store, guard, secrets, rulesets, snapshots });
    const under = { takeOver: [] as readonly number[], read: [] as readonly number[], head: 0 };
    await recordPlanned(
      {
        store,
        guard,
        secrets,
        rulesets,
        leases: new PostgresLeaseStore(LogDatabases.one(pool)),
        snapshots,
        clocks: new PostgresClockStore(LogDatabases.one(pool), () => undefined),
        time: systemTime,
        announcer: { announce: () => undefined },
        trouble: (error) => troubles.push(error),
      },
      version,
      format,
      planned,
      {
        after: longestAfterSnapshot(planned.actions.length),
        work: async () => {
          bench.onStep('taking it over while it is under way, and reading it');
          const timeline = await opened().take(planned.matchId);
          under.head = timeline?.head() ?? 0;
          let taken = timeline;
          const measured = await inTurn(bench.rounds, {
            takeOver: async () => (taken = await opened().take(planned.matchId)),
            read: () => taken?.view(Math.floor(under.head / 2), { role: 'judge' }),
          });
          Object.assign(under, measured);
        },
      },
    );
    if (troubles.length > 0) throw troubles[0];
    const evidence = new PostgresEvidence(LogDatabases.one(pool));
    bench.onStep('waiting for a signed head that covers it');
    await untilSigned(evidence, planned.matchId);
    const { key } = await answerOf(createClient({ url: bench.url, token: null }).GET('/evidence/key'));
    // The timelines are new every time, so that nothing is cached from one round to the next.
    const ports = () => ({ timelines: new Timelines({ store, guard, secrets, rulesets }), evidence });
    const write = async (): Promise<string> => {
      const written = await writeBundle(ports(), planned.matchId);
      if (!written.ok) throw new Error(written.problem.detail);
      return [...written.value].join('');
    };
    const bundle = await write();
    const verdict = await verifyExport(bundle, { key, rulesets });
    if (!verdict.ok) throw new Error(`the match does not verify: ${verdict.fault.code} ${verdict.fault.detail}`);
    bench.onStep(`rebuilding, exporting and verifying it ${bench.rounds} times each`);
    const { rebuild, alone, exporting, verifying, quickly } = await inTurn(bench.rounds, {
      rebuild: () => ports().timelines.get(planned.matchId),
      alone: () => playAgain(ruleset, format, planned),
      exporting: write,
      verifying: () => verifyExport(bundle, { key, rulesets }),
      quickly: () => verifyExport(bundle, { key, rulesets, level: 'quick' }),
    });
    bench.onStep(`keeping it ${inMemory} times in memory`);
    const bytes = await memoryOfEach(inMemory, () => ports().timelines.get(planned.matchId));
    const figure = (name: string, taken: readonly number[], comparedWith: Figure['comparedWith']): Figure => ({
      name,
      unit: 'ms',
      value: percentile(taken, 0.5),
      sampleSize: taken.length,
      sampleOf: 'rounds, median',
      comparedWith,
    });
    const median = (taken: readonly number[]): number => percentile(taken, 0.5);
    const rules = 'the rules alone playing the same answers';
    return [
      figure(`taking over at ${under.head} events, as far from a snapshot as can be`, under.takeOver, [
        atMost(median(under.takeOver), 1, 'the most that is wanted', mostToTakeOver),
      ]),
      figure(`reading event ${Math.floor(under.head / 2)} of it for the first time`, under.read, [
        atMost(median(under.read), 2, 'taking over', median(under.takeOver)),
      ]),
      figure(`rebuild from the log, ${verdict.events} events`, rebuild, [compared(median(rebuild), rules, median(alone))]),
      figure(`export (read, rebuild, write), ${verdict.events} events`, exporting, [
        compared(median(exporting), 'rebuild', median(rebuild)),
      ]),
      figure(`verify offline, ${verdict.events} events`, verifying, [compared(median(verifying), rules, median(alone))]),
      figure(`verify offline, without fingerprints, ${verdict.events} events`, quickly, [atMost(median(quickly), 3, rules, median(alone))]),
      {
        name: `a match in memory, ${verdict.events} events`,
        unit: 'KB',
        value: bytes / 1_000,
        sampleSize: inMemory,
        sampleOf: 'copies, mean',
        comparedWith: [],
      },
    ];
  } finally {
    await store.close();
    await pool.end();
  }
}

async function untilSigned(evidence: PostgresEvidence, matchId: string): Promise<void> {
  const deadline = performance.now() + signedWithinMs;
  while ((await evidence.proof(matchStream(matchId))) === null) {
    if (performance.now() > deadline) throw new Error('no signed head covers the match within a minute; is the worker running?');
    await pause(100);
  }
}

/** Returns the last number of actions at which the newest snapshot is as old as it can be. */
const longestAfterSnapshot = (actions: number): number => {
  const { snapshotEvery } = defaultServiceOptions;
  return Math.max(0, actions - 1 - (actions % snapshotEvery));
};

function playAgain(ruleset: Ruleset, format: FormatPins, { matchId, seed, actions, decks }: PlannedMatch): void {
  const pins = { ...localPins(ruleset, matchId, format), ...withDecks(decks) };
  const session = ruleset.openSession(pins, ruleset.start(pins, startingKey(seed, matchId, nobodysEntropy(pins.seats))).state);
  for (const action of actions) session.act(action);
}
