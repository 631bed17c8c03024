import type { Command } from 'commander';
import { mintBootstrapOrganizer } from '@arbiter/accounts';
import { answerOf, type Client, RequestRefused } from '@arbiter/client';
import { databaseUrls, openPool, StreamJournal } from '@arbiter/event-store';
import { waitingApi } from '../api.js';
import { cupGame, makeCup, shownCup } from '../demo/cup.js';
import { type DemoAccess, makeDemo, mintPage, statusOf } from '../demo/demo.js';
import { DemoRecord } from '../demo/demo-record.js';
import { CommandFailed } from '../failure.js';
import { allGames, gameOf } from '../rulesets.js';

const anHour = 3_600;

type Sql = ReturnType<typeof openPool>;

/**
 * Adds `arbiter seed`: makes the demo in an empty database. For each game that is a gathering with decks checked, one match played by bots
 * to its end, exported and verified, and a second match begun. What an earlier call left incomplete is completed; a database that has other
 * gatherings is left alone. Needs DATABASE_URL and ARBITER_URL (the running API), and keeps `demo.json` in ARBITER_STATE.
 */
export function addSeed(program: Command): void {
  program
    .command('seed')
    .description(
      'fill an empty database with a demo gathering through the running API, or complete and show the one that is there (DATABASE_URL, ARBITER_URL)',
    )
    .option('--game <id>', 'only this game; all games else')
    .action(async (options: { readonly game?: string }) => {
      const url = process.env.ARBITER_URL;
      if (url === undefined) throw new CommandFailed('Set ARBITER_URL to the address of the running API.');
      const games = options.game === undefined ? allGames() : [gameOf(options.game).game];
      const pool = openPool(databaseUrls(process.env).app, { max: 1, name: 'arbiter seed' });
      try {
        await seed(pool, url, games);
      } finally {
        await pool.end();
      }
    });
}

async function seed(sql: Sql, url: string, games: readonly string[]): Promise<void> {
  const record = await begunDemo(sql);
  if (record === null) return console.log('No demo: the database holds gatherings already (`npx arbiter organizer` mints a token for it).');
  const secret = record.organizer ?? (await mintBootstrapOrganizer(sql, new StreamJournal(sql), 'demo', anHour)).secret;
  const api = waitingApi(url);
  try {
    for (const game of games) await makeDemo({ api, organizer: api.as(secret) }, record, game);
    if (games.includes(cupGame)) await makeCup({ api, organizer: api.as(secret) }, record);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailed(`${reason}\nThe demo is half made; the next start goes on with it.`);
  }
  for (const game of games) for (const line of await shownGame(url, { api, organizer: api.as(secret) }, record, game)) console.log(line);
  for (const line of shownCup(url, record)) console.log(line);
  if (record.organizer === null) return console.log("an organizer's token           npx arbiter organizer");
  console.log(`organizer's token (shown once) ${record.organizer}`);
  await record.organizerShown();
}

/** Returns the demo of this database, begun now or earlier; null where there are gatherings that no demo record claims. */
async function begunDemo(sql: Sql): Promise<DemoRecord | null> {
  const known = await DemoRecord.read();
  const { rows } = await sql.query<{ gatherings: boolean; ours: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM gathering) AS gatherings, EXISTS (SELECT 1 FROM access_token WHERE token_id = $1) AS ours',
    [known?.organizerId ?? null],
  );
  if (rows[0]?.ours === true) return known;
  if (rows[0]?.gatherings === true) return null;
  const { token, secret } = await mintBootstrapOrganizer(sql, new StreamJournal(sql));
  return DemoRecord.begin(token.tokenId, secret);
}

async function shownGame(url: string, access: DemoAccess, record: DemoRecord, game: string): Promise<readonly string[]> {
  const { decks, finished, verified, live, gatheringId } = record.game(game);
  if (finished === undefined || live === undefined || gatheringId === undefined)
    throw new CommandFailed(`The demo of ${game} is not complete.`);
  const page = await goodPage(access, record, game, gatheringId);
  const link = (matchId: string) => `${url}/matches/${matchId}/board#token=${page}`;
  const status = await statusOf(access.api, live);
  return [
    `${gameOf(game).names.en}:`,
    `decks checked by the queue     ${decks}`,
    `finished match, as a replay    ${link(finished.matchId)}`,
    `  ${verified}`,
    `${status === 'ended' ? 'second match, as a replay     ' : 'live match, bots are playing  '} ${link(live.matchId)}`,
  ];
}

/** Returns the token for the demo's links; a new one where the old one has expired or was revoked. */
async function goodPage({ api, organizer }: DemoAccess, record: DemoRecord, game: string, gatheringId: string): Promise<string> {
  const known = record.game(game).page;
  if (known !== undefined && (await isGood(api.as(known)))) return known;
  const minted = await mintPage(organizer, gatheringId);
  await record.keep(game, 'page', minted);
  return minted;
}

const isGood = (client: Client): Promise<boolean> =>
  answerOf(client.GET('/me')).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RequestRefused && error.status === 401) return false;
      throw error;
    },
  );
