// Manages the processes that run scenarios for `rules:mutants`.
import { fork } from 'node:child_process';
import { runtimeNode } from '../runtime.mjs';

/**
 * Milliseconds after which a process counts as lost. No run with a broken rule may take longer; endless loops run out of steps long before.
 */
const patience = 300_000;
/** Limit with which a process stays below 2 GB. */
const memory = '--max-old-space-size=1400';

/** @typedef {{ readonly ask: (message: object) => Promise<any>, readonly end: () => void }} Worker */

/** @typedef {Awaited<ReturnType<typeof startPool>>} Pool */

/** Thrown when a worker process has died or did not answer in time. */
export class WorkerLost extends Error {}

/** @param {import('./worker.mjs').Load} load @returns {Promise<{ readonly worker: Worker, readonly loaded: import('./worker.mjs').Loaded }>} */
async function startWorker(load) {
  const child = fork(new URL('./worker.mjs', import.meta.url), [], {
    serialization: 'advanced',
    execPath: runtimeNode().path,
    execArgv: [memory],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ask = (/** @type {object} */ message) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      const settle = (/** @type {() => void} */ then) => {
        clearTimeout(timer);
        child.removeAllListeners();
        then();
      };
      child.once('message', (/** @type {any} */ answer) =>
        settle(() => (answer.type === 'broken' ? reject(new Error(answer.error)) : resolve(answer))),
      );
      child.once('error', () => settle(() => reject(new WorkerLost('the process could not be reached'))));
      child.once('exit', (code, signal) =>
        settle(() => reject(new WorkerLost(signal === 'SIGKILL' ? 'no end in sight' : `the process ended (${signal ?? code})`))),
      );
      child.send(message, () => undefined);
    });
  try {
    return { worker: { ask, end: () => child.disconnect() }, loaded: /** @type {import('./worker.mjs').Loaded} */ (await ask(load)) };
  } catch (error) {
    child.kill();
    throw error;
  }
}

/**
 * Starts processes that all load the same bundle.
 *
 * @param {import('./worker.mjs').Load} load @param {number} count
 * @returns the scenarios, and `work`: gives each question to the next free process and returns the answers in the order of the questions;
 *   null for a question over which the process was lost
 */
export async function startPool(load, count) {
  const started = await Promise.all(Array.from({ length: count }, () => startWorker(load)));
  const first = /** @type {Awaited<ReturnType<typeof startWorker>>} */ (started[0]);
  const order = (/** @type {{ readonly loaded: import('./worker.mjs').Loaded }} */ { loaded }) =>
    loaded.scenarios.map(({ key }) => key).join();
  /**
   * Checks that a process has every scenario at the same position in its list as the first one.
   * @param {Awaited<ReturnType<typeof startWorker>>} another
   */
  const inOrder = (another) => {
    if (order(another) === order(first)) return another.worker;
    another.worker.end();
    throw new Error('files of scenarios were changed meanwhile: run it again');
  };
  const workers = started.map(inOrder);

  /**
   * @template Question
   * @param {readonly Question[]} questions @param {(question: Question, at: number) => object} asked
   * @param {(done: number) => void} told
   * @returns {Promise<any[]>}
   */
  const work = async (questions, asked, told) => {
    /** @type {any[]} */
    const answers = new Array(questions.length);
    let next = 0;
    let done = 0;
    await Promise.all(
      workers.map(async (_, slot) => {
        while (next < questions.length) {
          const at = next++;
          try {
            answers[at] = await /** @type {Worker} */ (workers[slot]).ask(asked(/** @type {Question} */ (questions[at]), at));
          } catch (error) {
            if (!(error instanceof WorkerLost)) throw error;
            answers[at] = null;
            workers[slot] = inOrder(await startWorker(load));
          }
          told(++done);
        }
      }),
    );
    return answers;
  };
  return {
    scenarios: first.loaded.scenarios,
    atLoading: first.loaded.atLoading,
    work,
    end: () => workers.forEach((worker) => worker.end()),
  };
}
