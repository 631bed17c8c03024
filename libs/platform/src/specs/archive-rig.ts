import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logOf, matchStream, newMatchId, slotsOfMonth } from '@arbiter/contracts';
import {
  archiveLog,
  type ArchiveOutcome,
  type ArchivedLog,
  dropMonth,
  keepOnce,
  LogDatabases,
  openPool,
  ProjectionRunner,
} from '@arbiter/event-store';
import { type ArchiveReader, projections } from '@arbiter/recording';
import {
  chooser,
  createTestDatabase,
  probeFormat,
  probeRuleset,
  probeVersion,
  someAnswer,
  startProbeMatch,
  testRedisUrl,
  type TestDatabase,
  yes,
} from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { fixedReleases, type GameReleases } from '../game-releases.js';
import { openPlatform, type Platform } from '../platform.js';

/** Name of the installation. */
export const archiveOrigin = 'example.org/archive';
export const dayMs = 86_400_000;
export const quietDays = 30;

/** A log of a month that is over, with matches that have ended. */
export interface PlayedMonth {
  readonly logId: number;
  readonly month: number;
  /** The matches, in the order in which they were created. */
  readonly ids: readonly string[];
}

/** A database and an archive in a folder, with matches of months that are over. */
export interface ArchiveRig {
  readonly database: TestDatabase;
  readonly folder: string;
  readonly releases: GameReleases;
  readonly platform: Platform;
  readonly reader: ArchiveReader;
  /** Connections of the schema's owner. */
  readonly owner: Pool;
  /** Opens a platform that has nothing in memory. @param archive null: it does not know the archive */
  openAnew(archive?: null): Platform;
  openAnewOnce<T>(work: (anew: Platform) => Promise<T>): Promise<T>;
  /** Plays a match to its end, with many commands under ids as clients draw them. */
  play(matchId: string, seed: number, isOver?: boolean): Promise<void>;
  runner(of?: Platform): ProjectionRunner;
  /** Does what keeper and projections do behind the log. */
  follow(logId: number): Promise<void>;
  /** @param change.url URL of the database, if not as the platform knows it */
  archive(logId: number, change?: { readonly now?: number; readonly url?: string }): Promise<ArchiveOutcome>;
  drop(month: number): Promise<readonly ArchivedLog[]>;
  /** Plays matches of a month at the same time, so that their leaves alternate. */
  playMonth(months: number, count?: number): Promise<PlayedMonth>;
  close(): Promise<void>;
}

/** Returns the fifteenth of the month that many months ago, in milliseconds since 1970-01-01 UTC. */
export const monthsAgo = (months: number): number => {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15);
};

const playToEnd = async ({ matches, reader }: Platform, matchId: string, seed: number, isOver: boolean): Promise<void> => {
  await startProbeMatch(matches, {
    matchId,
    gatheringId: randomUUID(),
    players: [randomUUID(), randomUUID()],
    format: probeFormat({ id: 'bestOfThree', bestOf: 3 }),
  });
  const draw = chooser(seed);
  for (let answers = 0; answers < 12; ) {
    for (const seat of [0, 1]) {
      const { pending } = yes(await reader.decisions(matchId, { kind: 'player', seat }));
      const own = pending.flatMap((one) => (one.yours ? [one.decision] : []))[0];
      if (own === undefined) continue;
      yes(await matches.answer({ matchId, commandId: randomUUID(), seat, decision: own.id, answer: someAnswer(own, draw) }));
      answers += 1;
    }
  }
  if (isOver) yes(await matches.concede({ matchId, commandId: 'concede', seat: 1, scope: 'match' }));
};

/** Opens a database of its own, and a folder for the archive. */
export const openArchiveRig = async (): Promise<ArchiveRig> => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-archive-'));
  const releases = fixedReleases([{ version: probeVersion, ruleset: probeRuleset }]);
  const openAnew: ArchiveRig['openAnew'] = (archive) =>
    openPlatform({
      databases: LogDatabases.one(database.appUrl),
      redisUrl: testRedisUrl(),
      nodeName: `archive-${randomUUID()}`,
      prefix: `archive-${randomUUID()}`,
      releases: () => releases,
      archive: archive === null ? null : folder,
      trouble: (error) => {
        throw error;
      },
    });
  const platform = openAnew();
  const reader = platform.archive as ArchiveReader;
  const owner = openPool(database.ownerUrl, { max: 2 });
  const runner: ArchiveRig['runner'] = ({ pool, logs, feed, archivedLogs } = platform) =>
    new ProjectionRunner({ pool, logs, feed, projections, archive: archivedLogs });
  const play: ArchiveRig['play'] = (matchId, seed, isOver = true) => playToEnd(platform, matchId, seed, isOver);
  const follow: ArchiveRig['follow'] = async (logId) => {
    const keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    await runner().catchUp();
    await keepOnce(keeper, { origin: archiveOrigin });
    await keepOnce(keeper, { logId });
    await keeper.end();
  };
  return {
    database,
    folder,
    releases,
    platform,
    reader,
    owner,
    openAnew,
    openAnewOnce: async (work) => {
      const anew = openAnew();
      try {
        return await work(anew);
      } finally {
        await anew.close();
      }
    },
    play,
    runner,
    follow,
    archive: (logId, { now = Date.now() + quietDays * dayMs + 1, url = database.appUrl } = {}) => {
      const { pool, evidence } = platform;
      return archiveLog({ pool, url, evidence, reader, rulesets: releases, quietDays, now: () => now }, logId);
    },
    drop: (month) => dropMonth({ pool: owner, reader, rulesets: releases, now: Date.now }, month),
    playMonth: async (months, count = 3) => {
      const ids = Array.from({ length: count }, () => newMatchId(monthsAgo(months)));
      await Promise.all(ids.map((matchId, at) => play(matchId, at + 1)));
      const logId = logOf(matchStream(ids[0] ?? ''));
      await follow(logId);
      return { logId, month: Math.floor(logId / slotsOfMonth), ids };
    },
    close: async () => {
      await owner.end();
      await platform.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
};
