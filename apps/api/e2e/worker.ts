import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Ruleset } from '@arbiter/kernel';
import { fixedShelf, openPlatform } from '@arbiter/platform';
import { createWorker } from '../../worker/src/create-worker.js';
import { rulesetVersion } from './rig.js';

/** Boots the very worker for the jobs of a rig: same servers, same prefix. */
export async function bootWorker(servers: { readonly appUrl: string; readonly redisUrl: string }, ruleset: Ruleset, prefix: string): Promise<NestFastifyApplication> {
  const settings = { databaseUrl: servers.appUrl, redisUrl: servers.redisUrl, nodeName: `worker-${randomBytes(4).toString('hex')}` };
  const platform = openPlatform({ ...settings, prefix, backoffMs: 20, shelf: fixedShelf([{ version: rulesetVersion, ruleset }]), trouble: () => undefined });
  const app = await createWorker({
    platform,
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
  });
  await app.listen(0, '127.0.0.1');
  return app;
}
