import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { foundingLog, logOf, matchStream } from '@arbiter/contracts';
import { keepOnce, ProjectionRunner, LogDatabases } from '@arbiter/event-store';
import { fixedReleases, openPlatform, type Platform } from '@arbiter/platform';
import { projections } from '@arbiter/recording';
import { createTestDatabase, probeFormat, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, logOrigin, type Loose, type Rig } from './rig.js';
import { SseReader } from './sse-reader.js';
import { setTable, type Table } from './table.js';
import { settings } from './tournament.js';

/** The id of the match in every installation under test, so that equal seeds deal equal hands. */
const matchId = '01890000-0000-7000-8000-0000000000dd';
const sameCommand = '5f3b0a52-6f0e-4a57-9b0c-3f0f7a1b2c3d';

/** Values that stay hidden from everybody but seat 0 and judges. */
interface Secrets {
  readonly seed: string;
  readonly sign: string;
  readonly deck: string;
}

interface World {
  readonly rig: Rig;
  readonly table: Table;
  /** Id of the validation job of seat 0's deck, which nobody else was told. */
  readonly deckJob: string;
  /** A tournament of both players, for which seat 0 has handed in their deck. */
  readonly tournamentId: string;
  /** A webhook of the gathering; nothing is sent, since no worker runs. */
  readonly webhookId: string;
  readonly head: number;
  close(): Promise<void>;
}

const runProjections = async ({ pool, feed }: Platform, database: TestDatabase): Promise<void> => {
  const client = new Client({ connectionString: database.keeperUrl });
  await client.connect();
  for (const logId of [foundingLog, logOf(matchStream(matchId))]) await keepOnce(client, { origin: logOrigin, logId });
  await client.end();
  await new ProjectionRunner({ pool, logs: LogDatabases.one(pool), feed, projections }).catchUp();
};

/** Opens a tournament in which both players are registered, and seat 0 hands in a deck that nobody else may see. */
const openTournament = async (rig: Rig, { gatheringId, players, seats }: Table, deck: string): Promise<string> => {
  const ids = (number: number): string => `${sameCommand.replace('5f3b', '5f3a').slice(0, -2)}1${number}`;
  const created = await rig.post(`/gatherings/${gatheringId}/tournaments`, rig.organizer, {
    name: 'Cup',
    settings: { ...settings, decks: 'required' },
    commandId: ids(0),
  });
  const tournamentId = String(created.json['tournamentId']);
  const send = async (secret: string, number: number, command: object): Promise<void> => {
    const { status, text } = await rig.post(`/tournaments/${tournamentId}/commands`, secret, { commandId: ids(number), command });
    if (status !== 200) throw new Error(`${status}: ${text}`);
  };
  for (const [seat, playerId] of players.entries()) await send(rig.organizer, seat + 1, { type: 'registerEntrant', playerId });
  await send(seats[0], 3, { type: 'submitDeck', entrant: 1, text: deck });
  return tournamentId;
};

/** Registers a webhook, whose secret is told with this answer alone. */
const registerWebhook = async (rig: Rig, gatheringId: string): Promise<string> => {
  const body = { url: 'https://93.184.215.14/hook', commandId: sameCommand };
  const { status, text, json } = await rig.post(`/gatherings/${gatheringId}/webhooks`, rig.organizer, body);
  if (status !== 201) throw new Error(`${status}: ${text}`);
  return String(json['webhook']!['webhookId']);
};

const build = async ({ seed, sign, deck }: Secrets): Promise<World> => {
  const database = await createTestDatabase();
  const rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
  const base = await setTable(rig);
  const { gatheringId, players } = base;
  // Opens the platform directly to create a match with a chosen id and seed, which no endpoint allows.
  const platform = openPlatform({
    databases: LogDatabases.one(database.appUrl),
    redisUrl: testRedisUrl(),
    nodeName: `secrets-${rig.prefix}`,
    prefix: rig.prefix,
    releases: () => fixedReleases([{ version: rig.rulesetVersion, ruleset: probeRuleset }]),
    trouble: (error) => {
      throw error;
    },
  });
  const createdBy = (await rig.get('/me', rig.organizer)).json['tokenId']!;
  await platform.registry.register({ matchId, gatheringId, format: 'single', commandId: sameCommand, createdBy, players });
  await platform.pool.query(`INSERT INTO stream_secret (log_id, stream_id, name, value) VALUES ($1, $2, 'seed', $3)`, [
    logOf(matchStream(matchId)),
    matchId,
    seed,
  ]);
  const created = await platform.commands.create({
    matchId,
    commandId: sameCommand,
    gatheringId,
    players,
    ruleset: rig.rulesetVersion,
    format: probeFormat({ id: 'single' }),
    clock: { bankMs: 600_000, decisionMs: 0, incrementMs: 0 },
    spectatorDelay: { versions: 0, ms: 0 },
    autoStart: true,
  });
  if (!created.ok) throw new Error(created.problem.detail);
  await platform.matches.close();
  const table: Table = { ...base, matchId };
  const as = (path: string, secret: string, body: Readonly<Record<string, unknown>>): Promise<Loose> =>
    rig.post(`/matches/${matchId}/${path}`, secret, body).then(({ json }) => json);
  for (const [seat, secret] of table.seats.entries()) await as('ready', secret, { commandId: `${sameCommand.slice(0, -1)}${seat}` });
  const answered = await as('decisions/1/answer', table.seats[0], {
    commandId: sameCommand.replace('5f3b', '5f3c'),
    answer: { picks: [sign] },
  });
  const deckJob = await rig.post(`/gatherings/${gatheringId}/decks`, table.seats[0], { format: 'single', text: deck });
  const tournamentId = await openTournament(rig, table, deck);
  const webhookId = await registerWebhook(rig, gatheringId);
  await runProjections(platform, database);
  await platform.close();
  const close = async (): Promise<void> => {
    await rig.close();
    await database.drop();
  };
  return { rig, table, deckJob: String(deckJob.json['jobId']), tournamentId, webhookId, head: Number(answered['version']), close };
};

/** Replaces what differs between any two installations: ids, hashes, signatures, times and measurements. */
const plain = (text: string): string =>
  text
    .replaceAll(
      /"(?:at|now|date|endedAt|recordedAt|createdAt|startedAt|expiresAt|finishedAt|since|deadline|bankMs)":(?:\d+|"[^"]*")/g,
      '"time"',
    )
    // How many watch is a matter of the moment, and so is when lists tell how far a match is.
    .replaceAll(/"watching":\d+/g, '"watching"')
    .replaceAll(/"progress":(?:null|\{[^{}]*\})/g, '"progress"')
    // A patch of a view names the times that changed, and its digest covers them.
    .replaceAll(/("path":"\/(?:at|clocks\/[^"]*)","value":)\d+/g, '$1"time"')
    .replaceAll(/"digest":"[0-9a-f]{8}"/g, '"digest"')
    .replaceAll(/deck-[0-9a-f]{40}/g, 'JOB')
    .replaceAll(/[0-9a-f]{64}/g, 'HASH')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/arbiter\.test\/log[+ ][A-Za-z0-9+/=]+(?:\+[A-Za-z0-9+/=]+)?/g, 'SIGNED')
    .replaceAll(/[A-Za-z0-9+/]{43}=/g, 'HASH');

/**
 * Returns the names of the measurements without their values. Those of Node and the operating system about the process (open sockets and
 * the like) are left out: they say nothing about the match and differ from moment to moment.
 */
const measurements = (text: string): string => {
  const series = text.split('\n').map((line) => line.replace(/ [^ ]*$/, '').replace(/le="[^"]*",?/, ''));
  return [...new Set(series.filter((line) => !/arbiter_(?:nodejs|process)_/.test(line)))].sort().join('\n');
};

const holders = ['seat 1', 'outsider', 'spectator', 'organizer', 'nobody'] as const;
type Holder = (typeof holders)[number];
type Told = readonly (readonly [string, string])[];
const secretOf = ({ seats, outsider, spectator, organizer }: Table, holder: Holder): string | null =>
  ({ 'seat 1': seats[1], outsider, spectator, organizer, nobody: null })[holder];

/** Returns every address that can be read, taken from the API's own description, so that a new endpoint is tested too. */
const addresses = async ({ rig, table, deckJob, tournamentId, webhookId, head }: World, holder: Holder): Promise<readonly string[]> => {
  const { json } = await rig.get('/docs-json');
  // Staff may read every deck of the gathering, so seat 0's deck is not hidden from them.
  const known: Readonly<Record<string, string>> = {
    gatheringId: table.gatheringId,
    matchId,
    playerId: table.players[0],
    jobId: holder === 'organizer' ? 'deck-0' : deckJob,
    game: 'probe',
    tournamentId,
    webhookId,
    entrant: holder === 'organizer' ? '2' : '1',
    round: '1',
    csv: 'entrants',
    log: String(foundingLog),
    // Beyond the public head. A tile that is given has hashes and tags, which differ between any two installations.
    path: '0/000',
  };
  const endpoints = Object.entries(json['paths'] as unknown as Record<string, Record<string, unknown>>).flatMap(([path, methods]) =>
    'get' in methods && !path.endsWith('/live') ? [path] : [],
  );
  const filled = endpoints.map((path) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = known[name];
      if (value === undefined) throw new Error(`what stands for ${name} in ${path}?`);
      return value;
    }),
  );
  const versions = Array.from({ length: head + 1 }, (_, version) => version);
  const perspective = ['spectator', 'seat-0', 'seat-1', 'judge'];
  const more = [
    ...['view', 'decisions'].flatMap((endpoint) => [
      ...versions.map((version) => `${endpoint}?version=${version}`),
      ...perspective.map((as) => `${endpoint}?as=${as}`),
    ]),
    ...['events', 'transcript', 'clocks'].flatMap((endpoint) => perspective.map((as) => `${endpoint}?as=${as}`)),
    ...['transcript?language=zh', 'events?limit=2', 'log?limit=1'],
    `patches?from=1&to=${head}`,
    ...perspective.map((as) => `patches?from=1&to=${head}&as=${as}`),
  ];
  return [
    ...filled,
    `/gatherings/${table.gatheringId}/players/${table.players[1]}/matches`,
    '/docs-json',
    ...more.map((path) => `/matches/${matchId}/${path}`),
  ];
};

/**
 * Collects all that a holder is told about the match: every readable address, answers as lines, the live stream, and the refusals of what
 * the holder may not do.
 */
const everything = async (world: World, holder: Holder): Promise<Told> => {
  const { rig, table, head } = world;
  const secret = secretOf(table, holder);
  const told: (readonly [string, string])[] = [];
  const tell = (what: string, { status, text }: { readonly status: number; readonly text: string }): void =>
    void told.push([plain(what), `${status} ${plain(text)}`]);
  for (const path of await addresses(world, holder)) {
    const answer = await rig.get(path, secret);
    if (path === '/metrics') told.push([path, measurements(answer.text)]);
    else tell(path, answer);
  }
  tell('events, as lines', await rig.get(`/matches/${matchId}/events`, secret, { accept: 'application/x-ndjson' }));
  tell('transcript, as lines', await rig.get(`/matches/${matchId}/transcript`, secret, { accept: 'application/json' }));
  if (secret !== null) {
    const live = await SseReader.open(`${rig.url}/matches/${matchId}/live`, secret);
    told.push(['live', plain(JSON.stringify(await live.upTo(head)))]);
    live.close();
  }
  const attempts: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['decisions/1/answer', { commandId: sameCommand.replace('5f3b', '5f3c'), answer: { picks: ['rock'] } }],
    ['decisions/1/answer', { commandId: sameCommand.replace('5f3b', '5f3d'), answer: { picks: ['rock'] } }],
    ['decisions/2/answer', { commandId: sameCommand.replace('5f3b', '5f3e'), answer: { picks: ['lizard'] } }],
    ['draw-agreement', { commandId: sameCommand.replace('5f3b', '5f3f'), scope: 'match' }],
    ['phrases', { commandId: sameCommand.replace('5f3b', '5f40'), phrase: 'hello' }],
    ['calls/1/taken', { commandId: sameCommand.replace('5f3b', '5f41') }],
    ['calls/1/closed', { commandId: sameCommand.replace('5f3b', '5f42'), outcome: 'answered' }],
    ['exports', { content: 'bundle' }],
    ['exports', { content: 'transcript' }],
  ];
  for (const [path, body] of attempts) tell(`POST ${path}`, await rig.post(`/matches/${matchId}/${path}`, secret, body));
  return told;
};

const secrets: Secrets = { seed: '11'.repeat(32), sign: 'rock', deck: '3 ace' };
let worlds: readonly World[] = [];
/**
 * What each holder was told, by world. In every world the holders ask in the same order, so that the measurements count the same requests.
 */
let told: readonly ReadonlyMap<Holder, Told>[] = [];

beforeAll(async () => {
  const built: World[] = [];
  for (const change of [{}, { sign: 'scissors', deck: '2 king' }, { seed: '22'.repeat(32) }])
    built.push(await build({ ...secrets, ...change }));
  worlds = built;
  told = await Promise.all(
    built.map(async (world) => {
      const heard = new Map<Holder, Told>();
      for (const holder of holders) heard.set(holder, await everything(world, holder));
      return heard;
    }),
  );
});

afterAll(async () => {
  for (const world of worlds) await world.close();
});

describe('what a token can read, hashes aside, never depends on what is hidden from its holder', () => {
  it.each(holders)(
    'given another sealed answer and another deck of seat 0, when %s tries every endpoint, then it is told the same',
    (holder) => {
      expect(told[1]?.get(holder)).toEqual(told[0]?.get(holder));
      expect(told[0]?.get(holder)?.length).toBeGreaterThan(50);
    },
  );

  it.each(holders.filter((holder) => holder !== 'seat 1'))(
    'given another seed, and so other hands, when %s tries every endpoint, then it is told the same',
    (holder) => {
      expect(told[2]?.get(holder)).toEqual(told[0]?.get(holder));
    },
  );

  it('given those to whom it is not hidden, when they read, then the worlds differ for them: the comparison has something to find', async () => {
    const [one, otherSign, otherSeed] = worlds as readonly [World, World, World];
    const view = async ({ rig, table }: World, secret: (table: Table) => string): Promise<string> =>
      plain((await rig.get(`/matches/${matchId}/events`, secret(table))).text);
    for (const reader of [(table: Table) => table.seats[0], (table: Table) => table.judge]) {
      expect(await view(otherSign, reader)).not.toBe(await view(one, reader));
      expect(await view(otherSeed, reader)).not.toBe(await view(one, reader));
    }
    expect(await view(otherSeed, (table) => table.seats[1])).not.toBe(await view(one, (table) => table.seats[1]));
  });
});
