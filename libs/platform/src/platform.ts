import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { BotGatherings, changesAccess, DeckBook, type Journal, KnownTokens, Persons, Registry, TokenStore } from '@arbiter/accounts';
import {
  ArchivedLogs,
  Findings,
  type LogDatabases,
  openPool,
  PostgresCatalogues,
  PostgresClockStore,
  PostgresEventStore,
  PostgresEvidence,
  PublicTiles,
  PostgresFeed,
  PostgresLeaseStore,
  PostgresRecordGuard,
  PostgresSecretStore,
  PostgresSnapshotStore,
  StreamJournal,
  type EventStoreOptions,
  type OnFinding,
} from '@arbiter/event-store';
import {
  AccessChannel,
  closeRedis,
  defaultPrefix,
  impatientRedis,
  JobQueues,
  JobStore,
  MatchChannel,
  NewsChannel,
  patientRedis,
  PresenceStore,
  ProgressStore,
  Reconciler,
  redisAnswers,
} from '@arbiter/jobs';
import { openObjectStorage } from '@arbiter/object-storage';
import { Tournaments, TournamentStreams } from '@arbiter/organising';
import {
  ArchiveReader,
  defaultServiceOptions,
  MatchReader,
  MatchService,
  type NodeAddress,
  progressOf,
  RoutedCommands,
  RoutedQueries,
  type ServiceOptions,
  type Timelines,
} from '@arbiter/recording';
import type { GameReleases } from './game-releases.js';
import { WebSocketLinks } from './node-links.js';
import { ProgressKeeper } from './progress-keeper.js';
import { systemTime } from './system-time.js';

export interface PlatformSettings {
  /** URLs of the databases with the application's login, not the owner's. */
  readonly databases: LogDatabases<string>;
  /** Names one Redis server, or a cluster. */
  readonly redisUrl: string;
  /** Unique among running processes: used as the owner of logs and the name of the appending process. */
  readonly nodeName: string;
  /** Keeps the Redis keys of several installations apart. */
  readonly prefix?: string;
  /** Opens the releases; it is given where catalogues are stored. */
  readonly releases: (catalogues: PostgresCatalogues) => GameReleases;
  /** Where logs are archived: a folder or `s3://bucket/prefix`; absent: nowhere. */
  readonly archive?: string | null;
  /** Maximal number of connections of the common pool. */
  readonly poolSize?: number;
  /** Number of matches that are kept in memory for reading, beside those that are played here. */
  readonly matchesInMemory?: number;
  /** Memory for matches, in bytes: half of it for those that are played here, half for those that are read. */
  readonly matchMemoryBytes?: number;
  /** How long PostgreSQL may take to answer a query, in milliseconds; unlimited where absent, for work that takes its time. */
  readonly databasePatienceMs?: number;
  /** First pause after a failed job, in milliseconds. */
  readonly backoffMs?: number;
  readonly service?: Partial<Omit<ServiceOptions, 'owner' | 'address'>>;
  readonly onAppend?: EventStoreOptions['onAppend'];
  readonly onBlock?: EventStoreOptions['onBlock'];
  /** Called once for everything that is found wrong with the stored data. */
  readonly onFinding?: OnFinding;
  /** Called when something beside a command failed, such as saving a snapshot or a deadline; with null where it concerns no single match. */
  readonly trouble: (error: unknown, matchId: string | null) => void;
}

/** Everything that a process of Arbiter works with: recording on PostgreSQL, queues on Redis, and accounts. */
export interface Platform {
  /** The directory. */
  readonly pool: Pool;
  /** Where the logs are. */
  readonly logs: LogDatabases<Pool>;
  readonly tokens: TokenStore;
  /** Tokens that were looked up a moment ago. */
  readonly knownTokens: KnownTokens;
  readonly registry: Registry;
  readonly persons: Persons;
  readonly botGatherings: BotGatherings;
  readonly decks: DeckBook;
  readonly tournaments: Tournaments;
  readonly catalogues: PostgresCatalogues;
  readonly releases: GameReleases;
  /** The matches whose logs this process owns. */
  readonly matches: MatchService;
  /** Commands, carried out by whichever process owns the match's log. */
  readonly commands: RoutedCommands;
  /**
   * Lets other processes forward commands to this one, for every log that it takes from now on.
   * @param url base URL at which the others reach it
   * @returns the URL with a new secret, by which a link of another process is known
   */
  listenAt(url: string): NodeAddress;
  /** Reads matches here: from memory, or from the log. */
  readonly reader: MatchReader;
  /** Reads matches, for players where their match is owned. */
  readonly queries: RoutedQueries;
  readonly timelines: Timelines;
  readonly feed: PostgresFeed;
  readonly store: PostgresEventStore;
  readonly guard: PostgresRecordGuard;
  readonly evidence: PostgresEvidence;
  /** The trees of all logs, as far as they are public. */
  readonly tiles: PublicTiles;
  /** What was archived. */
  readonly archivedLogs: ArchivedLogs;
  /** Reads and writes the archive; null where none is named. */
  readonly archive: ArchiveReader | null;
  readonly findings: Findings;
  readonly jobs: JobStore;
  readonly queues: JobQueues;
  readonly reconciler: Reconciler;
  readonly news: NewsChannel;
  /** Tells when tokens may give less than before. */
  readonly access: AccessChannel;
  /** Who is at a match; kept in Redis alone. */
  readonly presence: PresenceStore;
  /** How far live matches are, as spectators may know; kept in Redis alone. */
  readonly progress: ProgressStore;
  /** Tells other nodes what passes at a match without being of its log. */
  readonly passing: MatchChannel;
  /** Whether Redis answers, and is what `redisUrl` says it is. */
  redisAnswers(): Promise<boolean>;
  /** Releases leases, writes waiting appends, and closes every connection. */
  close(): Promise<void>;
}

/** Number of connections that read the log, in addition to those of the common pool. */
const lookupConnections = 4;

/** How long a read by key may take, in milliseconds: whoever follows several databases must not wait for one that is silent for ever. */
const lookupPatienceMs = 30_000;

/** Wraps the journal so that all nodes are told when something was recorded on which the reach of tokens depends. */
const tellingJournal = (journal: Journal, access: AccessChannel): Journal => ({
  record: async (work) => {
    let changed = false;
    const value = await journal.record(async (sql) => {
      const done = await work(sql);
      changed = done.records.some(({ event }) => changesAccess.has(event.type));
      return done;
    });
    if (changed) access.tell();
    return value;
  },
});

/** Opens the connections and puts the parts together. Nothing is asked of PostgreSQL or Redis before the first use. */
export const openPlatform = (settings: PlatformSettings): Platform => {
  const { databases, redisUrl, nodeName } = settings;
  const prefix = settings.prefix ?? defaultPrefix;
  const patience = settings.databasePatienceMs === undefined ? {} : { patienceMs: settings.databasePatienceMs };
  const logs = databases.map((url) => openPool(url, { max: settings.poolSize ?? 16, name: `arbiter ${nodeName}`, ...patience }));
  const opened = databases.map((url) => ({
    url,
    pool: openPool(url, {
      max: lookupConnections,
      name: `arbiter-lookups ${nodeName}`,
      lookups: true,
      patienceMs: lookupPatienceMs,
      ...patience,
    }),
  }));
  const pool = logs.directory;
  const catalogues = new PostgresCatalogues(pool);
  const releases = settings.releases(catalogues);
  const redis = impatientRedis(redisUrl);
  const subscriber = patientRedis(redisUrl);
  const archive = typeof settings.archive === 'string' ? new ArchiveReader(openObjectStorage(settings.archive)) : null;
  const archivedLogs = new ArchivedLogs(opened.directory.pool, archive);
  const news = new NewsChannel(redis, subscriber, prefix);
  const store = new PostgresEventStore({
    databases: opened,
    writer: nodeName,
    archive: archivedLogs,
    onAppend: settings.onAppend,
    onBlock: settings.onBlock,
  });
  const access = new AccessChannel(redis, subscriber, prefix);
  const journal = tellingJournal(new StreamJournal(pool), access);
  const secrets = new PostgresSecretStore(logs);
  const findings = new Findings(pool, settings.onFinding);
  const guard = new PostgresRecordGuard(logs, findings);
  const evidence = new PostgresEvidence(logs, findings, archivedLogs);
  const service = {
    ...defaultServiceOptions,
    ...(settings.matchesInMemory === undefined ? {} : { matchesInMemory: settings.matchesInMemory }),
    ...(settings.matchMemoryBytes === undefined
      ? {}
      : { liveBytes: settings.matchMemoryBytes / 2, readingBytes: settings.matchMemoryBytes / 2 }),
    ...settings.service,
  };
  let address: NodeAddress | null = null;
  const progress = new ProgressStore(redis, prefix);
  const matches = new MatchService(
    {
      store,
      guard,
      secrets,
      leases: new PostgresLeaseStore(logs),
      snapshots: new PostgresSnapshotStore(logs),
      clocks: new PostgresClockStore(logs, (failure) => settings.trouble(failure, null)),
      rulesets: releases,
      time: systemTime,
      announcer: {
        announce: ({ matchId, version }) => {
          news.publish({ matchId, version });
          keeper.note(matchId);
        },
      },
      randomness: { seed: () => randomBytes(32).toString('hex') },
      trouble: settings.trouble,
    },
    { ...service, owner: nodeName, address: () => address },
  );
  const keeper = new ProgressKeeper({
    look: async (matchId) => (await matches.look(matchId, progressOf))?.seen ?? null,
    keep: (matchId, kept, now) => progress.keep(matchId, kept, now),
    now: () => systemTime.now(),
    after: (ms, task) => {
      const timer = setTimeout(task, ms).unref();
      return () => clearTimeout(timer);
    },
    trouble: settings.trouble,
  });
  const links = new WebSocketLinks(service.leaseMs / 2, (detail) =>
    settings.trouble(new Error(`another process refused a link: ${detail}; does its ARBITER_NODE_URL name itself?`), null),
  );
  const commands = new RoutedCommands(matches, links, systemTime, service.leaseWaitMs);
  const reader = new MatchReader({ live: matches, timelines: matches.timelines, judges: commands, time: systemTime });
  const jobs = new JobStore(pool);
  const queues = new JobQueues(redis, { prefix, backoffMs: settings.backoffMs ?? 1_000 });
  const tokens = new TokenStore(pool, journal);
  const knownTokens = new KnownTokens(tokens);
  access.onChange(() => knownTokens.forget());
  const registry = new Registry(pool, journal);
  return {
    pool,
    logs,
    tokens,
    knownTokens,
    registry,
    persons: new Persons(pool, journal),
    botGatherings: new BotGatherings(pool, journal, registry),
    decks: new DeckBook(journal),
    tournaments: new Tournaments(pool, journal, new TournamentStreams(store)),
    catalogues,
    releases,
    matches,
    commands,
    listenAt: (url) => (address = { url, key: randomBytes(32).toString('base64url') }),
    reader,
    queries: new RoutedQueries(reader, matches, links),
    timelines: matches.timelines,
    feed: new PostgresFeed(opened.map(({ pool: lookups }) => lookups)),
    store,
    guard,
    archivedLogs,
    archive,
    evidence,
    tiles: new PublicTiles(logs, evidence, findings, archivedLogs),
    findings,
    jobs,
    queues,
    reconciler: new Reconciler(jobs, queues),
    news,
    access,
    presence: new PresenceStore(redis, prefix),
    progress,
    passing: new MatchChannel(redis, subscriber, prefix),
    redisAnswers: () => redisAnswers(redis),
    close: async () => {
      keeper.stop();
      links.close();
      await matches.close();
      await store.close();
      await queues.close();
      await closeRedis(subscriber);
      await closeRedis(redis);
      await opened.together(({ pool: lookups }) => lookups.end());
      await logs.together((one) => one.end());
    },
  };
};
