import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { derivedKeeperUrl } from '@arbiter/event-store';
import { checkout } from './released.js';

/** Environment variables of a process, in addition to those that every process gets. */
export type Environment = Readonly<Record<Uppercase<string>, string | number>>;

export interface Servers {
  /** Connection URL with the application's login. */
  readonly appUrl: string;
  readonly redisUrl: string;
}

export interface Service {
  readonly url: string;
  /** Stops the process as the launcher does. @throws {Error} when the process does not end in an orderly way */
  close(): Promise<void>;
  /** Kills the process with SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Milliseconds to wait for a process to end; longer than the process itself allows its shutdown to take. */
const graceMs = 20_000;
const linesKept = 40;
const pollMs = 25;

/** Returns the connection URL of the keeper's login on the application's database. */
const keeperUrlBeside = (appUrl: string): string => {
  const owner = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  owner.pathname = new URL(appUrl).pathname;
  return derivedKeeperUrl(owner.toString());
};

/** Returns the environment that `npm start` would pass on: this process's environment without what a test runner adds to it. */
const inherited = (): NodeJS.ProcessEnv => {
  const { NODE_ENV: _environment, NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, ...rest } = process.env;
  return rest;
};

const asText = (environment: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));

/**
 * Arguments for Node, given before a script: the process ends when its standard input is closed, that is when the test run ends in whatever
 * way.
 */
export const endsWithUs = [
  '--import',
  'data:text/javascript,process.stdin.resume().once("end", () => process.kill(process.pid, "SIGKILL")).unref()',
] as const;

/** Returns a port on which no process listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Collects the last lines that a process writes. */
const tailOf = (child: ChildProcess): readonly string[] => {
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream! }).on('line', (line) => {
      tail.push(line);
      if (tail.length > linesKept) tail.shift();
    });
  }
  return tail;
};

/** Whether the process answers HTTP requests at all; whether its servers (PostgreSQL, Redis) answer is told by `/ready` only. */
const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts what `npm start` starts: the built bundle, in the environment that the launcher gives it, on a free port. Resolves once the
 * process answers, whether or not its servers do.
 * @throws {Error} with the process's last lines when it ends before it has answered
 */
export const startService = async (name: 'api' | 'worker', servers: Servers, environment: Environment): Promise<Service> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...endsWithUs, join(checkout, 'dist', name, 'main.js')], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...inherited(),
      DATABASE_URL: '',
      ARBITER_CELLS: '',
      APP_DATABASE_URL: servers.appUrl,
      ...(name === 'worker' ? { KEEPER_DATABASE_URL: keeperUrlBeside(servers.appUrl) } : {}),
      REDIS_URL: servers.redisUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...asText(environment),
    },
  });
  const tail = tailOf(child);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const fault = (what: string): Error => new Error(`the ${name} under test ${what}:\n${tail.join('\n')}`);
  while (!(await answers(url))) {
    if (hasEnded()) throw fault('ended before it answered');
    await setTimeout(pollMs);
  }
  return {
    url,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    close: async () => {
      if (hasEnded()) throw fault(`had ended with ${child.signalCode ?? `code ${child.exitCode}`} before it was stopped`);
      const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
      child.kill('SIGTERM');
      const late = new AbortController();
      await Promise.race([ended, setTimeout(graceMs, null, { signal: late.signal })]);
      late.abort();
      child.kill('SIGKILL');
      const [code, signal] = await ended;
      if (signal !== 'SIGTERM' && code !== 0) throw fault(`did not stop in an orderly way (${signal ?? `code ${code}`})`);
    },
  };
};
