import { type Logger, pino } from 'pino';
import { assertAppRole, assertFitDatabase } from '@arbiter/event-store';
import { presentationOf } from '@arbiter/presentations';
import { FileRulesets } from '@arbiter/recording';
import { findingLogger } from './finding-logger.js';
import { limitShutdown } from './limit-shutdown.js';
import { ProcessMetrics } from './metrics.js';
import { openPlatform, type Platform, type PlatformSettings } from './platform.js';
import type { ProcessConfig } from './process-config.js';
import { keepReleasedCatalogues } from './released-catalogues.js';
import { releasedGames } from './released-games.js';

/** The parts that every process of the service is built on. */
export interface ProcessParts {
  readonly platform: Platform;
  readonly metrics: ProcessMetrics;
  readonly logger: Logger;
}

/** The part of a Nest application that a process needs. */
interface Application {
  enableShutdownHooks(): unknown;
  listen(port: number, host: string): Promise<unknown>;
}

/**
 * Opens the platform, creates the application with it, and listens.
 * @throws {UnfitDatabase} when the database, or the way to it, does not keep what is promised
 * @throws {Error} when the database role may do more than the application needs
 */
export async function runProcess(
  config: ProcessConfig & Pick<PlatformSettings, 'matchesInMemory' | 'matchMemoryBytes' | 'databasePatienceMs'>,
  create: (parts: ProcessParts) => Promise<Application>,
): Promise<void> {
  const logger = pino({ level: config.logLevel });
  const metrics = new ProcessMetrics();
  const platform = openPlatform({
    databases: config.databases,
    redisUrl: config.redisUrl,
    prefix: config.redisPrefix,
    nodeName: config.nodeName,
    matchesInMemory: config.matchesInMemory,
    matchMemoryBytes: config.matchMemoryBytes,
    databasePatienceMs: config.databasePatienceMs,
    releases: (catalogues) => releasedGames(new FileRulesets(config.rulesetsDirectory, { presentationOf, catalogues })),
    onAppend: (ms) => metrics.append(ms),
    onBlock: (block) => metrics.block(block),
    onFinding: findingLogger(logger),
    trouble: (error, matchId) => logger.warn({ err: error, matchId }, 'background work failed (a snapshot, a deadline, a lease or a link)'),
  });
  await assertFitDatabase(config.databases.directory, { asyncStandbys: config.asyncStandbys });
  await assertAppRole(platform.pool);
  await keepReleasedCatalogues(config.rulesetsDirectory, platform.catalogues);
  const app = await create({ platform, metrics, logger });
  app.enableShutdownHooks();
  limitShutdown((ms) => logger.error({ ms }, 'the shutdown did not end in time'));
  await app.listen(config.port, config.host);
}
