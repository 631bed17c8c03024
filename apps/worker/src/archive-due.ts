import type { Logger } from 'pino';
import { archiveLog, standings } from '@arbiter/event-store';
import type { Platform } from '@arbiter/platform';
import type { WorkerConfig } from './config.js';

/** Archives the logs that are due, where an archive is named. A log that can't be archived does not keep the others back. */
export const archiveDue = async (
  { pool, evidence, releases, archive }: Platform,
  { archiveAfterDays, databases }: Pick<WorkerConfig, 'archiveAfterDays' | 'databases'>,
  logger: Logger,
): Promise<void> => {
  if (archive === null) return;
  for (const [logId, { kind }] of await standings(pool, archiveAfterDays, Date.now())) {
    if (kind !== 'due') continue;
    try {
      const options = {
        pool,
        url: databases.directory,
        evidence,
        reader: archive,
        rulesets: releases,
        quietDays: archiveAfterDays,
        now: Date.now,
      };
      const outcome = await archiveLog(options, logId);
      if (outcome.kind === 'waits') logger.info({ logId, why: outcome.why }, 'a log waits to be archived');
      else logger.info({ logId, events: outcome.archive.index.size, bytes: outcome.archive.bytes }, 'a log was archived');
    } catch (error) {
      logger.warn({ err: error, logId }, 'a log could not be archived and is tried again');
    }
  }
};
