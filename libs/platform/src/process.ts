import { type Logger, pino } from 'pino';
import { assertAppRole, assertCells, assertFitDatabase, UnfitDatabase } from '@arbiter/event-store';
import { assertFitRedis } from '@arbiter/jobs';
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
 * Checks the directory and every cell. A cell that can't be reached is told of: matches of the others can be played all the same.
 * @throws {UnfitDatabase}
 */
async function assertFitDatabases({ databases, asyncStandbys }: ProcessConfig, logger: Logger): Promise<void> {
  const unreachable = (name: string, error: unknown): void =>
    logger.error({ err: error }, `${name} can't be reached; its matches can't be played`);
  await assertFitDatabase(databases.directory, { asyncStandbys });
  for (const { name, database } of databases.all.slice(1))
    await assertFitDatabase(database, { asyncStandbys }).catch((error: unknown) => {
      if (error instanceof UnfitDatabase) throw new UnfitDatabase(`${name}: ${error.message}`);
      unreachable(name, error);
    });
  await assertCells(databases, unreachable);
}

/**
 * Opens the platform, creates the application with it, and listens.
 * @throws {UnfitDatabase} when the database, or the way to it, does not keep what is promised
 * @throws {UnfitRedis} when Redis is not what its URL says
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
    archive: config.archive,
    matchesInMemory: config.matchesInMemory,
    matchMemoryBytes: config.matchMemoryBytes,
    databasePatienceMs: config.databasePatienceMs,
    releases: (catalogues) => releasedGames(new FileRulesets(config.rulesetsDirectory, { presentationOf, catalogues })),
    onAppend: (ms) => metrics.append(ms),
    onBlock: (block) => metrics.block(block),
    onFinding: findingLogger(logger),
    trouble: (error, matchId) => logger.warn({ err: error, matchId }, 'background work failed (a snapshot, a deadline, a lease or a link)'),
  });
  await Promise.all([assertFitDatabases(config, logger), assertFitRedis(config.redisUrl)]);
  await assertAppRole(platform.pool);
  await keepReleasedCatalogues(config.rulesetsDirectory, platform.catalogues);
  const app = await create({ platform, metrics, logger });
  app.enableShutdownHooks();
  limitShutdown((ms) => logger.error({ ms }, 'the shutdown did not end in time'));
  await app.listen(config.port, config.host);
}
