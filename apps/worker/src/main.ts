import 'reflect-metadata';
import { pino } from 'pino';
import { assertAppRole } from '@arbiter/event-store';
import { limitShutdown, openPlatform, ProcessMetrics, releasedShelf } from '@arbiter/platform';
import { FileRulesets } from '@arbiter/recording';
import { readConfig } from './config.js';
import { createWorker } from './create-worker.js';

const config = readConfig(process.env);
const logger = pino({ level: config.logLevel });
const metrics = new ProcessMetrics();
const platform = openPlatform({
  databaseUrl: config.databaseUrl,
  redisUrl: config.redisUrl,
  nodeName: config.nodeName,
  shelf: releasedShelf(new FileRulesets(config.rulesetsDirectory)),
  onAppend: (ms) => metrics.append(ms),
  onBlock: (block) => metrics.block(block),
  trouble: (error, matchId) => logger.warn({ err: error, matchId }, 'something beside the record failed'),
});
await assertAppRole(platform.pool);
const app = await createWorker({ config, platform, metrics, logger });
app.enableShutdownHooks();
limitShutdown((ms) => logger.error({ ms }, 'the shutdown did not end in time'));
await app.listen(config.port, config.host);
