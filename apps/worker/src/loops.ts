import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { KeptHeads, LogAudit, LogKeepers, type LogWitnesses, openPool, ProjectionRunner } from '@arbiter/event-store';
import { closeRedis, JobRunner, patientRedis, type RedisClient } from '@arbiter/jobs';
import { BotPlayer, LoneReports, MatchMaker, poolTurns, ResultTaker, TimeCaller } from '@arbiter/organising';
import { findingLogger, organisingTables, type Platform, type ProcessMetrics } from '@arbiter/platform';
import { projections } from '@arbiter/recording';
import type { WorkerConfig } from './config.js';
import { cardImport } from './handlers/card-import.js';
import { deckValidation } from './handlers/deck-validation.js';
import { replayExport } from './handlers/replay-export.js';
import { streamExport } from './handlers/stream-export.js';
import { archiveDue } from './archive-due.js';
import { Recurring } from './recurring.js';
import { WebhookRounds } from './webhook-rounds.js';
import { CONFIG, LOGGER, METRICS, PLATFORM } from './tokens.js';
import { witnessing } from './witnessing.js';

const reconcileEveryMs = 15_000;
const clocksEveryMs = 1_000;
const archiveEveryMs = 3_600_000;
/** How soon a published round has its matches, and a match that has ended its result, at the latest. */
const tournamentsEveryMs = 250;
const loneReportsEveryMs = 1_000;
/** How soon matches learn that time was called for their round, at the latest. */
const callingTimeEveryMs = 1_000;
/** How soon a bot sits down at a table that was just made, and how often it looks whether it is asked something, at the latest. */
const botsEveryMs = 1_000;

/** Runs all background work: the log's keeper and audit, projections, clocks, jobs and their reconciler. */
@Injectable()
export class Loops implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Keepers and audits of each database: one that can't be reached holds up none of the others. */
  private readonly keepers: readonly LogKeepers[];
  private readonly audits: readonly LogAudit[];
  /** What asks witnesses about the logs of each database; none where no witness is named. */
  private readonly witnesses: readonly LogWitnesses[];
  /** The keeper's connections to the directory, for the keepers of cells. */
  private readonly keeperDirectory: Pool;
  private readonly projections: ProjectionRunner;
  private readonly clocks: Recurring;
  private readonly reconciling: Recurring;
  private readonly archiving: Recurring;
  private readonly beginning: Recurring;
  private readonly settling: Recurring;
  private readonly confirming: Recurring;
  private readonly webhooks: WebhookRounds;
  private readonly callingTime: Recurring;
  private readonly bots: Recurring;
  /** Number of seats at which bots sit, at the last look. */
  private botSeats = 0;
  /** Ends the pause of the bot that goes on first. */
  private botGoesOn: NodeJS.Timeout | undefined;
  private readonly redis: RedisClient;
  private jobs: JobRunner | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: WorkerConfig,
    @Inject(PLATFORM) private readonly platform: Platform,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(METRICS) metrics: ProcessMetrics,
  ) {
    const failed = (what: string) => (error: unknown) => logger.warn({ err: error }, `${what} failed and is tried again`);
    this.keeperDirectory = openPool(config.keeperDatabases.directory, { max: 2, name: 'arbiter-log-keepers' });
    const { all: keeperDatabases } = config.keeperDatabases;
    this.witnesses = witnessing(config, logger, metrics, failed('asking witnesses'));
    this.keepers = keeperDatabases.map(
      ({ database: url }, at) =>
        new LogKeepers({
          url,
          ...(url === config.keeperDatabases.directory ? {} : { directory: this.keeperDirectory }),
          holds: (logId) => config.keeperDatabases.of(logId) === url,
          origin: config.logOrigin,
          signingKey: config.signingKey,
          keptHeads: config.headsDirectory === null ? null : new KeptHeads(config.headsDirectory),
          onError: failed('keeping the log'),
          onFinding: findingLogger(logger),
          onTakenUp: (kept) => this.tellTakenUp(kept?.size ?? null),
          onPublished: (logId) => this.witnesses[at]?.wake(logId),
        }),
    );
    this.audits = config.auditEventsPerSecond === 0 ? [] : this.makeAudits(failed('auditing the log'));
    this.projections = new ProjectionRunner({
      pool: platform.pool,
      logs: platform.logs,
      feed: platform.feed,
      projections,
      archive: platform.archivedLogs,
      onError: (projection, error) => failed(`projection ${projection}`)(error),
      onCellFailed: failed('following the logs'),
    });
    this.clocks = new Recurring(clocksEveryMs, () => this.expireClocks(), failed('a round of clocks'));
    this.reconciling = new Recurring(reconcileEveryMs, () => this.reconcile(), failed('reconciling jobs'));
    this.archiving = new Recurring(archiveEveryMs, () => archiveDue(platform, config, logger), failed('archiving'));
    const { maker, taker, loneReports, caller } = this.makeManagers();
    const begin = async (): Promise<void> => {
      await maker.beginDue();
      await maker.cancelWithdrawn();
    };
    this.beginning = new Recurring(tournamentsEveryMs, begin, failed('creating the matches of a round'));
    this.settling = new Recurring(tournamentsEveryMs, async () => void (await taker.takeAll()), failed('taking results over'));
    const confirm = async (): Promise<void> => void (await loneReports.confirmDue(Date.now()));
    this.confirming = new Recurring(loneReportsEveryMs, confirm, failed('letting reports stand'));
    this.webhooks = new WebhookRounds(platform, config, logger);
    this.callingTime = new Recurring(callingTimeEveryMs, async () => void (await caller.callDue()), failed('calling time in matches'));
    const bot = this.makeBot();
    this.bots = new Recurring(botsEveryMs, () => this.playBots(bot), failed('playing as a bot'));
    this.redis = patientRedis(config.redisUrl);
    // As soon as Redis is back, jobs that it may have lost are queued again.
    this.redis.on('ready', () => this.reconciling.hurry());
  }

  onApplicationBootstrap(): void {
    const { platform } = this;
    for (const one of [...this.keepers, ...this.audits, ...this.witnesses]) one.start();
    this.projections.start();
    // What grows in silence (Redis is away, or it is no match that grew) is looked at from time to time.
    platform.news.onGrowth((logIds) => {
      this.projections.wake();
      for (const keepers of this.keepers) keepers.wake(new Set(logIds));
      if (this.botSeats > 0) this.bots.hurry();
    });
    this.clocks.start();
    this.reconciling.start();
    this.archiving.start();
    this.beginning.start();
    this.settling.start();
    this.confirming.start();
    this.webhooks.start();
    this.callingTime.start();
    this.bots.start();
    this.jobs = new JobRunner(
      this.redis,
      platform.jobs,
      {
        'deck-validation': deckValidation(platform.releases),
        'replay-export': replayExport(platform),
        'stream-export': streamExport(platform),
        'card-import': cardImport(platform.pool),
      },
      {
        prefix: this.config.redisPrefix,
        concurrency: this.config.concurrency,
        onFailure: (jobId, error, dead) =>
          this.logger.warn({ err: error, jobId, dead }, dead ? 'a job joined the dead letters' : 'a job failed and will be tried again'),
      },
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.botGoesOn);
    await Promise.all([
      this.beginning.stop(),
      this.settling.stop(),
      this.confirming.stop(),
      this.webhooks.stop(),
      this.callingTime.stop(),
      this.bots.stop(),
      this.reconciling.stop(),
      this.archiving.stop(),
      this.clocks.stop(),
      this.jobs?.close(),
    ]);
    await Promise.all([this.projections, ...this.keepers, ...this.audits, ...this.witnesses].map((one) => one.stop()));
    await this.keeperDirectory.end();
    await closeRedis(this.redis);
  }

  /** What plays at the seats of bots, wherever their matches are owned. */
  private makeBot(): BotPlayer {
    const { pool, commands, matches, timelines } = this.platform;
    return new BotPlayer({
      sql: pool,
      turns: poolTurns(pool),
      look: async (matchId, see) => (await matches.look(matchId, see))?.seen ?? see(await timelines.get(matchId)),
      commands,
      now: () => Date.now(),
      pauseMs: this.config.botPauseMs,
      trouble: (matchId, detail) => this.logger.warn({ matchId, detail }, 'a bot can not play on'),
    });
  }

  private async playBots(bot: BotPlayer): Promise<void> {
    clearTimeout(this.botGoesOn);
    const { seats, next } = await bot.playAll();
    this.botSeats = seats;
    if (next !== null) this.botGoesOn = setTimeout(() => this.bots.hurry(), Math.max(0, next - Date.now()));
  }

  /** What carries news between tournaments and matches. */
  private makeManagers(): {
    readonly maker: MatchMaker;
    readonly taker: ResultTaker;
    readonly loneReports: LoneReports;
    readonly caller: TimeCaller;
  } {
    const { pool: sql, store, commands, tournaments, releases } = this.platform;
    const trouble = (matchId: string, detail: string): void =>
      this.logger.warn({ matchId, detail }, 'a table has to be played or reported by hand');
    return {
      maker: new MatchMaker({ sql, store, commands, streams: tournaments.streams, current: (game) => releases.current(game), trouble }),
      taker: new ResultTaker({ sql, store, tournaments, trouble }),
      loneReports: new LoneReports({ sql, tournaments }),
      caller: new TimeCaller({ sql, commands, streams: tournaments.streams, now: () => Date.now(), trouble }),
    };
  }

  private makeAudits(onError: (error: unknown) => void): readonly LogAudit[] {
    const { databases, auditEventsPerSecond, auditEveryMs } = this.config;
    return databases.all.map(
      ({ database: url }) =>
        new LogAudit({
          url,
          ...(url === databases.directory ? {} : { directoryUrl: databases.directory }),
          holds: (logId) => databases.of(logId) === url,
          projections,
          tables: organisingTables,
          archive: this.platform.archive,
          eventsPerSecond: auditEventsPerSecond,
          sweepEveryMs: auditEveryMs,
          onFinding: findingLogger(this.logger),
          onError,
        }),
    );
  }

  /**
   * Logs whether the log could be compared with a head kept outside the database.
   * @param kept size of that head; null when there was none
   */
  private tellTakenUp(kept: number | null): void {
    const { headsDirectory } = this.config;
    if (headsDirectory === null)
      this.logger.warn(
        'the last signed head is kept in the database only (ARBITER_HEADS_DIR is not set): a database that was set back is not noticed',
      );
    else if (kept === null)
      this.logger.info(
        { headsDirectory },
        'no signed head of this log was kept outside the database so far: whether it was set back before now cannot be told',
      );
    else this.logger.info({ headsDirectory, kept }, 'the log holds the last head that was kept outside the database');
  }

  /**
   * Applies the consequences of clocks that ran out while no API node was there, and then gives the matches up again, because the players'
   * commands go to an API node.
   */
  private async expireClocks(): Promise<void> {
    await this.platform.matches.tick();
    await this.platform.matches.close();
  }

  private async reconcile(): Promise<void> {
    const found = await this.platform.reconciler.reconcile();
    if (found > 0) this.logger.info({ found }, 'jobs that the queue had lost were queued again');
    const deaf = await this.jobs?.replaceDeafWorkers(async (queue) => (await this.platform.queues.counts(queue))['waiting'] ?? 0);
    if (deaf !== undefined && deaf.length > 0)
      this.logger.warn({ queues: deaf }, 'workers that took none of the waiting jobs were replaced');
  }
}
