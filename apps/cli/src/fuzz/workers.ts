import { parentPort, type Worker, workerData } from 'node:worker_threads';
import { type FuzzJob, type FuzzOptions, type FuzzPlayed, playGame } from './match.js';
import { profiles, type FuzzedGame } from './profiles.js';
import { FuzzRun, type FuzzReport } from './run.js';

/** What a thread is told before its first game. */
interface Orders {
  readonly game: FuzzedGame;
  readonly options: Pick<FuzzOptions, 'games' | 'seed' | 'probeEvery' | 'recheckEvery'>;
}

/**
 * Plays a run in several threads, with the same result as `fuzz`.
 * @param start starts the program once more in a thread, in such a way that it calls `playForOthers` there
 */
export function fuzzInThreads(
  game: FuzzedGame,
  options: FuzzOptions,
  threads: number,
  start: (workerData: unknown) => Worker,
): Promise<FuzzReport> {
  const run = new FuzzRun(profiles[game]().profile, options);
  const { games, seed, probeEvery, recheckEvery } = options;
  const orders: Orders = { game, options: { games, seed, probeEvery, recheckEvery } };
  const workers = Array.from({ length: threads }, () => start(orders));
  const idle = new Set(workers);
  const handOut = (): void => {
    for (const worker of [...idle]) {
      const job = run.next();
      if (job === null) return;
      idle.delete(worker);
      worker.postMessage(job);
    }
  };
  return new Promise<FuzzReport>((resolve, reject) => {
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread of the fuzzer ended before its games did')));
      worker.on('message', (played: FuzzPlayed) => {
        run.take(played);
        idle.add(worker);
        if (run.over) resolve(run.report());
        else handOut();
      });
    }
    handOut();
  }).finally(() => Promise.all(workers.map((worker) => worker.terminate())));
}

/** Runs in a thread and plays the games that it is sent. */
export function playForOthers(): void {
  const { game, options } = workerData as Orders;
  const { ruleset, profile } = profiles[game]();
  parentPort?.on('message', (job: FuzzJob) => parentPort?.postMessage(playGame(ruleset, profile, options, job)));
}
