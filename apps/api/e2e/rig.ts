import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { mintBootstrapOrganizer } from '@arbiter/accounts';
import type { Ruleset } from '@arbiter/kernel';
import { fixedShelf, openPlatform, type Platform } from '@arbiter/platform';
import type { ApiConfig } from '../src/config.js';
import { createApp } from '../src/create-app.js';

/** Version under which the rig shelves its ruleset. */
export const rulesetVersion = 'ab'.repeat(32);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, loosely typed for assertions; null where it is not JSON. */
  readonly json: Loose;
}
// Specs reach into answers of many shapes.
export type Loose = { readonly [key: string]: Loose } & { readonly length: number; readonly [index: number]: Loose } & string & number;

export interface Rig {
  readonly app: NestFastifyApplication;
  readonly platform: Platform;
  readonly url: string;
  readonly prefix: string;
  /** Secret of an organizer who may create events. */
  readonly organizer: string;
  get(path: string, secret?: string | null, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, secret: string | null, body: unknown): Promise<Answer>;
  send(method: string, path: string, options: { readonly secret?: string | null; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }): Promise<Answer>;
  close(): Promise<void>;
}

const testConfig = (databaseUrl: string, redisUrl: string, change: Partial<ApiConfig>): ApiConfig => ({
  databaseUrl,
  redisUrl,
  port: 0,
  host: '127.0.0.1',
  logLevel: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  nodeName: `test-${randomBytes(4).toString('hex')}`,
  trustProxy: false,
  signingKey: null,
  logOrigin: 'arbiter.test/log',
  rulesetsDirectory: '/nonexistent/rulesets',
  viewerDirectory: '/nonexistent/viewer',
  bodyLimitBytes: 65_536,
  rateLimitPerAddress: 0,
  rateLimitPerToken: 0,
  matchesInMemory: 16,
  streamsPerToken: 5,
  ...change,
});

const parsed = (text: string): Loose => {
  try {
    return JSON.parse(text) as Loose;
  } catch {
    return null as unknown as Loose;
  }
};

/** Boots the very application on real servers, listening on a free port. */
export const bootRig = async (
  servers: { readonly appUrl: string; readonly redisUrl: string },
  ruleset: Ruleset,
  change: Partial<ApiConfig> = {},
  prefix = `rig-${randomBytes(6).toString('hex')}`,
): Promise<Rig> => {
  const config = testConfig(servers.appUrl, servers.redisUrl, change);
  const logger = pino({ level: config.logLevel });
  const platform = openPlatform({
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    nodeName: config.nodeName,
    prefix,
    backoffMs: 10,
    shelf: fixedShelf([{ version: rulesetVersion, ruleset }]),
    trouble: (error, matchId) => logger.warn({ err: error, matchId }, 'trouble'),
  });
  const app = await createApp({ config, platform, logger });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const send: Rig['send'] = async (method, path, { secret = null, headers = {}, body }) => {
    const response = await fetch(`${url}${path}`, { method, headers: { ...(secret === null ? {} : { authorization: `Bearer ${secret}` }), ...headers }, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  };
  return {
    app,
    platform,
    url,
    prefix,
    organizer: (await mintBootstrapOrganizer(platform.pool)).secret,
    send,
    get: (path, secret = null, headers = {}) => send('GET', path, { secret, headers }),
    post: (path, secret, body) => send('POST', path, { secret, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    close: () => app.close(),
  };
};
