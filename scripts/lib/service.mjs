import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { StepFailed } from './failure.mjs';
import { LogFile, whyNotWritten } from './log-file.mjs';
import { identify, isRunning, stopProcess } from './processes.mjs';
import { forget, record } from './records.mjs';

const firstDelayMs = 250;
const longestDelayMs = 10_000;
/** A process that ran for this many milliseconds was healthy, so that its next restart comes after the shortest delay again. */
const healthyAfterMs = 30_000;
const recordAgainMs = 5_000;

/**
 * @typedef {object} ServiceSpec
 * @property {string} name also the name of its log file and record
 * @property {string} home folder of records and logs
 * @property {number} stopOrder lower stops first
 * @property {NodeJS.Signals} [stopSignal] SIGTERM unless given
 * @property {number} [graceMs] milliseconds that it may take to stop
 * @property {() => { command: string, args: readonly string[], env?: NodeJS.ProcessEnv, uid?: number, gid?: number, cwd?: string }} command
 * called before every start, so that a second attempt can use another port when the first found its port taken
 * @property {(signal: AbortSignal, refused: (why: string) => void) => Promise<void>} ready resolves when the service answers; keeps trying
 *   until then or until aborted
 * @property {(logTail: string) => Promise<void> | void} [beforeRetry] called after a failed first start
 * @property {string} advice what to do when it does not start
 * @property {number} [attempts] number of attempts at the first start, 3 unless given
 * @property {number} [readyWithinMs] 60 seconds unless given
 * @property {number} [longestDelayMs] longest pause before a restart in milliseconds, ten seconds unless given
 * @property {boolean} [mayFinish] true for work that comes to an end: the process is not restarted after it ended with code 0
 * @property {(line: string) => void} [onLine] called with every line that the process prints; without it output goes to the log file only
 * @property {(event: string) => void} [onEvent] called with "exited with code 1", "is back" …
 */

/** Keeps one child process running: starts it, waits until it answers, restarts it with increasing delays, and finally stops it. */
export class Service {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #stopping = false;
  #delayMs = firstDelayMs;
  #startedAt = 0;
  /** @type {Promise<void>} */
  #restarting = Promise.resolve();
  #abort = new AbortController();
  /** The process's last answer that it is not ready. */
  #lastRefusal = '';

  /** @param {ServiceSpec} spec */
  constructor(spec) {
    this.spec = spec;
    this.logFile = path.join(spec.home, 'logs', `${spec.name}.log`);
    mkdirSync(path.dirname(this.logFile), { recursive: true });
    if (existsSync(this.logFile)) renameSync(this.logFile, `${this.logFile}.1`);
  }

  /** @returns {number | null} */
  get pid() {
    return this.#child?.exitCode === null && this.#child.signalCode === null ? (this.#child.pid ?? null) : null;
  }

  /** Starts the process and resolves once it answers. @throws {StepFailed} when it does not, after some attempts */
  async start() {
    const attempts = this.spec.attempts ?? 3;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#tryOnce();
      if (outcome === 'up') break;
      if (this.#stopping) return;
      // A process that runs but does not answer would not answer at a second attempt either.
      if (outcome === 'silent')
        throw new StepFailed(`${this.spec.name} runs but does not answer`, this.spec.advice, `${this.logTail()}\n${this.#lastRefusal}`);
      if (attempt >= attempts) throw new StepFailed(`${this.spec.name} did not start`, this.spec.advice, this.logTail());
      await this.spec.beforeRetry?.(this.logTail());
      await pause(firstDelayMs * 2 ** attempt);
    }
    this.#watch();
  }

  /** Stops the process for good; resolves when it has ended. */
  async stop() {
    this.#stopping = true;
    this.#abort.abort();
    const child = this.#child;
    if (child?.pid !== undefined && this.pid !== null) {
      await stopProcess(identify(child.pid), { signal: this.spec.stopSignal ?? 'SIGTERM', graceMs: this.spec.graceMs ?? 15_000 });
    }
    await this.#restarting;
    if (this.#child?.pid !== undefined) forget(this.spec.home, this.spec.name, this.#child.pid);
  }

  /** Resolves when a restart that may be under way has finished. */
  async settled() {
    while (!this.#lives() && !this.#stopping) await this.#restarting.then(() => pause(firstDelayMs / 10));
    await this.#restarting;
  }

  /** Whether the child process runs. A child that has just been killed counts as running until Node reports its end. */
  #lives() {
    return this.pid !== null && isRunning(identify(this.pid));
  }

  /** Leaves the process running and stops supervising it, as if the launcher had been killed. */
  abandon() {
    this.#stopping = true;
    this.#child?.unref();
  }

  /** @returns {string} the last lines that the process wrote */
  logTail() {
    try {
      return readFileSync(this.logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
    } catch {
      return '';
    }
  }

  /** @returns {Promise<'up' | 'ended' | 'silent'>} */
  async #tryOnce() {
    const child = this.#spawn();
    const ready = new AbortController();
    const timer = setTimeout(() => ready.abort(), this.spec.readyWithinMs ?? 60_000);
    /** @type {Promise<'ended'>} */
    const ended = new Promise((resolve) => {
      child.once('exit', () => resolve('ended'));
      child.once('error', () => resolve('ended'));
    });
    const halted = AbortSignal.any([ready.signal, this.#abort.signal]);
    /** @type {Promise<'silent'>} */
    const stopped = new Promise((resolve) => halted.addEventListener('abort', () => resolve('silent'), { once: true }));
    /** @type {Promise<'up' | 'silent'>} */
    const answered = this.spec
      .ready(halted, (refusal) => (this.#lastRefusal = refusal))
      .then(
        () => 'up',
        () => 'silent',
      );
    const outcome = await Promise.race([ended, answered, stopped]);
    clearTimeout(timer);
    ready.abort();
    if (outcome !== 'up' && this.pid !== null && child.pid !== undefined)
      await stopProcess(identify(child.pid), { signal: this.spec.stopSignal ?? 'SIGTERM' });
    return outcome === 'up' && this.pid === null ? 'ended' : outcome;
  }

  #spawn() {
    const { command, args, env, uid, gid, cwd } = this.spec.command();
    const onLine = this.spec.onLine;
    const log = onLine === undefined ? this.#openLog() : null;
    // The child gets a session of its own, so that Ctrl-C reaches only the launcher, which stops everything in order.
    const child = spawn(command, args, {
      stdio: onLine === undefined ? ['ignore', log ?? 'ignore', log ?? 'ignore'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, ...env },
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
      ...(cwd === undefined ? {} : { cwd }),
    });
    if (log !== null) closeSync(log);
    if (onLine !== undefined) this.#readLines(child, onLine);
    this.#child = child;
    this.#startedAt = Date.now();
    child.on('error', (error) => this.spec.onEvent?.(`can't be run: ${error.message}`));
    if (child.pid !== undefined) this.#record(child.pid);
    return child;
  }

  /** Opens the log file; null when that fails, since a process without a log is better than none. @returns {number | null} */
  #openLog() {
    try {
      return openSync(this.logFile, 'a');
    } catch (error) {
      this.spec.onEvent?.(`runs without a log: ${this.logFile} can't be opened (${whyNotWritten(error)})`);
      return null;
    }
  }

  /**
   * Records the process. Without a record nobody would stop it if this launcher were killed. When recording fails, the process runs all the
   * same, and recording is tried again.
   *
   * @param {number} pid
   */
  #record(pid, said = false) {
    try {
      record(this.spec.home, { name: this.spec.name, pid, stopSignal: this.spec.stopSignal ?? 'SIGTERM', stopOrder: this.spec.stopOrder });
    } catch (error) {
      if (!said) this.spec.onEvent?.(`its record can't be written (${whyNotWritten(error)}); it runs without one until it can`);
      const retry = setTimeout(() => this.pid === pid && !this.#stopping && this.#record(pid, true), recordAgainMs);
      retry.unref();
    }
  }

  /** @param {import('node:child_process').ChildProcess} child @param {(line: string) => void} onLine */
  #readLines(child, onLine) {
    const log = new LogFile(this.logFile, (event) => this.spec.onEvent?.(event));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        log.write(line);
        onLine(line);
      });
    }
    child.once('close', () => log.close());
  }

  #watch() {
    const child = this.#child;
    if (child === null || this.#stopping) return;
    const gone = () => {
      if (this.#stopping || this.#finished(child)) return;
      this.spec.onEvent?.(child.signalCode === null ? `ended with code ${child.exitCode}` : `was killed (${child.signalCode})`);
      this.#restarting = this.#restart();
    };
    if (this.pid === null) gone();
    else child.once('exit', gone);
  }

  /** @param {import('node:child_process').ChildProcess} child @returns {boolean} */
  #finished(child) {
    if (this.spec.mayFinish !== true || child.exitCode !== 0) return false;
    if (child.pid !== undefined) forget(this.spec.home, this.spec.name, child.pid);
    return true;
  }

  async #restart() {
    for (;;) {
      if (Date.now() - this.#startedAt > healthyAfterMs) this.#delayMs = firstDelayMs;
      await pause(this.#delayMs, undefined, { signal: this.#abort.signal }).catch(() => undefined);
      this.#delayMs = Math.min(this.#delayMs * 2, this.spec.longestDelayMs ?? longestDelayMs);
      if (this.#stopping) return;
      const outcome = await this.#tryOnce().catch((error) => this.spec.onEvent?.(`can't be run: ${whyNotWritten(error)}`));
      if (outcome === 'up') break;
      if (this.#child !== null && this.#finished(this.#child)) return;
      if (!this.#stopping) this.spec.onEvent?.('did not come back yet, trying again');
    }
    this.spec.onEvent?.('is back');
    this.#watch();
  }
}
