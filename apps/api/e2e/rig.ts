import { randomBytes } from 'node:crypto';
import { mintBootstrapOrganizer } from '@arbiter/accounts';
import { problemSchema } from '@arbiter/contracts';
import { openPool, StreamJournal } from '@arbiter/event-store';
import type { Ruleset } from '@arbiter/kernel';
import { releaseIntoFolder, type RulesetSource } from './released.js';
import { startService, type Environment, type Servers } from './service.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, loosely typed for assertions; null where it is not JSON. */
  readonly json: Loose;
}
// JSON of any shape, so that specs can read any member of an answer.
export type Loose = { readonly [key: string]: Loose } & { readonly length: number; readonly [index: number]: Loose } & string & number;

export interface Rig {
  readonly url: string;
  /** Prefix of the rig's keys in Redis; a second node or a worker of the same installation uses the same prefix. */
  readonly prefix: string;
  /** Version of the ruleset that the rig's matches pin. */
  readonly rulesetVersion: string;
  /** Secret of the token of an organizer who may create gatherings. */
  readonly organizer: string;
  get(path: string, secret?: string | null, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, secret: string | null, body: unknown): Promise<Answer>;
  send(
    method: string,
    path: string,
    options: { readonly secret?: string | null; readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** Token that reads the measurements of the API and the worker under test. */
export const metricsToken = 'measures-of-the-rig';

/** Name of the signed log in every installation under test. */
export const logOrigin = 'arbiter.test/log';

const parsed = (text: string): Loose => {
  try {
    return JSON.parse(text) as Loose;
  } catch {
    return null as unknown as Loose;
  }
};

const mintOrganizer = async (databaseUrl: string): Promise<string> => {
  const pool = openPool(databaseUrl, { max: 1, name: 'arbiter rig' });
  try {
    return (await mintBootstrapOrganizer(pool, new StreamJournal(pool))).secret;
  } finally {
    await pool.end();
  }
};

/** Starts a service whose release folder holds one ruleset; the folder is removed when the service closes. */
const startOnReleases = async (
  name: 'api' | 'worker',
  servers: Servers,
  ruleset: Ruleset | RulesetSource,
  environment: Environment,
): Promise<{ readonly url: string; readonly version: string; close(): Promise<void>; kill(): Promise<void> }> => {
  const folder = await releaseIntoFolder(ruleset);
  try {
    const service = await startService(name, servers, {
      ARBITER_LOG_ORIGIN: logOrigin,
      METRICS_TOKEN: metricsToken,
      RULESETS_DIR: folder.directory,
      ...environment,
    });
    const { url, close, kill } = service;
    return { url, version: folder.version, close: () => close().finally(folder.remove), kill: () => kill().finally(folder.remove) };
  } catch (error) {
    await folder.remove();
    throw error;
  }
};

/**
 * Starts the built API on real servers, listening on a free port.
 * @param ruleset the probe game, or where the source of another ruleset is; the release folder holds a bundle of this ruleset only
 * @param environment variables that differ from what `npm start` sets; request rates are not limited unless a variable here limits them
 */
export const bootRig = async (
  servers: Servers,
  ruleset: Ruleset | RulesetSource,
  environment: Environment = {},
  prefix = `rig-${randomBytes(6).toString('hex')}`,
): Promise<Rig> => {
  const { url, version, close } = await startOnReleases('api', servers, ruleset, {
    REDIS_PREFIX: prefix,
    RATE_LIMIT_PER_ADDRESS: 0,
    RATE_LIMIT_PER_TOKEN: 0,
    ...environment,
  });
  const send: Rig['send'] = async (method, path, { secret = null, headers = {}, body }) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...(secret === null ? {} : { authorization: `Bearer ${secret}` }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const json = parsed(text);
    // Whatever a spec tests: no problem document may be sent that its schema does not allow.
    if (response.headers.get('content-type')?.startsWith('application/problem+json') === true) problemSchema.parse(json);
    return { status: response.status, headers: response.headers, text, json };
  };
  return {
    url,
    prefix,
    rulesetVersion: version,
    organizer: await mintOrganizer(servers.appUrl),
    send,
    get: (path, secret = null, headers = {}) => send('GET', path, { secret, headers }),
    post: (path, secret, body) =>
      send('POST', path, { secret, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    close,
  };
};

/** Starts the built worker for the jobs of a rig: same servers, same ruleset, same prefix. */
export const bootWorker = (
  servers: Servers,
  ruleset: Ruleset | RulesetSource,
  prefix: string,
  environment: Environment = {},
): Promise<{ readonly url: string; close(): Promise<void>; kill(): Promise<void> }> =>
  startOnReleases('worker', servers, ruleset, { REDIS_PREFIX: prefix, ...environment });
