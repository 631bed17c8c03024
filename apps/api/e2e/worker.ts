import { randomBytes } from 'node:crypto';
import type { Ruleset } from '@arbiter/kernel';
import { fixedShelf, openPlatform } from '@arbiter/platform';
import { rulesetVersion } from './rig.js';

/** What the very worker needs for the jobs of a rig: same servers, same prefix, a free port. */
export const workerOptions = (servers: { readonly appUrl: string; readonly redisUrl: string }, ruleset: Ruleset, prefix: string) => {
  const settings = { databaseUrl: servers.appUrl, redisUrl: servers.redisUrl, nodeName: `worker-${randomBytes(4).toString('hex')}` };
  return {
    platform: openPlatform({ ...settings, prefix, backoffMs: 20, shelf: fixedShelf([{ version: rulesetVersion, ruleset }]), trouble: () => undefined }),
    config: {
      ...settings,
      port: 0,
      host: '127.0.0.1',
      logLevel: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      rulesetsDirectory: '/nonexistent/rulesets',
      signingKey: null,
      logOrigin: 'arbiter.test/log',
      concurrency: 2,
      prefix,
      reconcileEveryMs: 50,
      keeper: { idleMs: 10, signEveryMs: 10 },
    },
  };
};
