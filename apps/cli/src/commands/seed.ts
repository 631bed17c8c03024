import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { mintBootstrapOrganizer } from '@arbiter/accounts';
import { databaseUrls, openPool } from '@arbiter/event-store';
import { verifyExport } from '@arbiter/recording';
import { playWithBots } from '../bot-match.js';
import { CommandFailed } from '../failure.js';
import { ApiClient, commandId, type Document } from '../http-client.js';
import { drawFrom } from '../random.js';
import { allGames, firstFormat, gameOf, pinnedDecks, releasedRulesets, withDecks } from '../rulesets.js';

/** Where the tokens of the demo's live matches wait for `arbiter bots`: player tokens of these matches, nothing more. */
export const liveMatchFile = (): string => join(resolve(process.env.ARBITER_STATE ?? '.arbiter'), 'demo-live.json');

export interface LiveMatch {
  readonly url: string;
  readonly game: string;
  readonly matchId: string;
  readonly tokens: readonly string[];
}

interface Minted {
  readonly secret: string;
}
interface Job extends Document {
  readonly state: string;
  readonly error: string | null;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * `arbiter seed`: on an empty database, a demo event a game with decks checked, one match played by bots to its end, exported and
 * verified, and a second one begun. Needs DATABASE_URL and ARBITER_URL (the running API). Leaves other databases alone.
 */
export function addSeed(program: Command): void {
  program
    .command('seed')
    .description('fill an empty database with a demo event through the running API (DATABASE_URL, ARBITER_URL)')
    .option('--game <id>', 'only this game; all games else')
    .action(async (options: { readonly game?: string }) => {
      for (const line of await seed(options.game === undefined ? allGames() : [options.game])) console.log(line);
    });
}

async function firstOrganizer(): Promise<string | null> {
  const pool = openPool(databaseUrls(process.env).app, { max: 1, name: 'arbiter seed' });
  try {
    const { rows } = await pool.query<{ any: boolean }>('SELECT EXISTS (SELECT 1 FROM access_token) AS any');
    return rows[0]?.any === true ? null : (await mintBootstrapOrganizer(pool)).secret;
  } finally {
    await pool.end();
  }
}

async function seed(games: readonly string[]): Promise<readonly string[]> {
  const url = process.env.ARBITER_URL;
  if (url === undefined) throw new CommandFailed('Set ARBITER_URL to the address of the running API.');
  const secret = await firstOrganizer();
  if (secret === null) return ['The demo is already there (see the first start for its token; `npx arbiter organizer` mints another).'];
  try {
    const live: LiveMatch[] = [];
    const lines: string[] = [];
    for (const game of games) {
      const made = await fillDemo(url, game, secret);
      lines.push(...made.lines);
      live.push(made.live);
    }
    await keepLiveMatches(live);
    return [...lines, `organizer's token (shown once) ${secret}`];
  } catch (error) {
    // The token is made and will never be shown again.
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailed(`${reason}\nThe demo is half made; its organizer's token (shown once) is ${secret}`);
  }
}

async function fillDemo(url: string, game: string, secret: string): Promise<{ readonly lines: readonly string[]; readonly live: LiveMatch }> {
  const organizer = new ApiClient(url, secret);
  const ruleset = gameOf(game);
  const event = await organizer.post<{ readonly eventId: string }>('/events', { name: `Arbiter demo event, ${ruleset.names.en}`, game, commandId: commandId() });
  const players = await Promise.all(['Robin the Bot', 'Kim the Bot', 'Alex the Bot'].slice(0, ruleset.seats.max).map((name) => organizer.post<{ readonly playerId: string }>(`/events/${event.eventId}/players`, { name, commandId: commandId() })));
  const decks = await checkPresets(organizer, event.eventId, game);
  const finished = await createMatch(organizer, event.eventId, players.slice(0, ruleset.seats.min), game, 1);
  const seats = finished.tokens.map((token) => organizer.with(token));
  const answers = await playWithBots({ matchId: finished.matchId, ruleset, seats, draw: drawFrom(finished.matchId), paceMs: 0 });
  const verdict = await exportAndVerify(organizer, finished.matchId);
  // All of them where the game is for more than two.
  const live = await createMatch(organizer, event.eventId, players, game, 2);
  const spectator = await organizer.post<Minted>(`/events/${event.eventId}/tokens`, { role: 'spectator', label: 'demo page', expiresInSeconds: 31_536_000, commandId: commandId() });
  const page = (matchId: string) => `${url}/matches/${matchId}/board#token=${spectator.secret}`;
  const lines = [
    `${ruleset.names.en}:`,
    `decks checked by the queue     ${decks}`,
    `finished match, as a replay    ${page(finished.matchId)}`,
    `  ${answers} answers recorded, exported, and ${verdict}`,
    `live match, bots are playing   ${page(live.matchId)}`,
  ];
  return { lines, live: { url, game, matchId: live.matchId, tokens: live.tokens } };
}

async function createMatch(organizer: ApiClient, eventId: string, players: readonly { readonly playerId: string }[], game: string, pair: number): Promise<{ readonly matchId: string; readonly tokens: readonly string[] }> {
  const { match } = await organizer.post<{ readonly match: { readonly matchId: string } }>(`/events/${eventId}/matches`, { players: players.map((one) => one.playerId), format: firstFormat(gameOf(game)), commandId: commandId(), ...withDecks(pinnedDecks(gameOf(game), pair, players.length)) });
  const tokens = await Promise.all(players.map((one) => organizer.post<Minted>(`/events/${eventId}/tokens`, { role: 'player', playerId: one.playerId, matchId: match.matchId, label: 'demo bot', commandId: commandId() })));
  return { matchId: match.matchId, tokens: tokens.map((one) => one.secret) };
}

/** Sends every preset deck through the validation queue. */
async function checkPresets(organizer: ApiClient, eventId: string, game: string): Promise<string> {
  const presets = gameOf(game).presetDecks();
  const jobs = await Promise.all(presets.map((preset) => organizer.post<{ readonly location: string }>(`/events/${eventId}/decks`, { format: firstFormat(gameOf(game)), deck: preset.deck })));
  const done = await Promise.all(jobs.map((job) => finishedJob(organizer, job.location)));
  const legal = done.filter((job) => (job.result as { readonly legal?: boolean } | null)?.legal === true).length;
  if (legal !== presets.length) throw new CommandFailed(`${presets.length - legal} of the preset decks are not legal.`);
  return `${legal} of ${presets.length} preset decks legal (${presets.map((preset) => preset.id).join(', ')})`;
}

async function finishedJob(client: ApiClient, location: string): Promise<Job> {
  for (let tries = 0; tries < 600; tries++) {
    const job = await client.get<Job>(location);
    if (job.state === 'done') return job;
    if (job.state === 'dead') throw new CommandFailed(`A job failed for good: ${job.error ?? 'no reason given'}`);
    await pause(100);
  }
  throw new CommandFailed(`The job ${location} did not finish within a minute; is the worker running?`);
}

/** The signed head of a match follows its end by a few seconds: the export is asked for again until it carries one. */
async function exportAndVerify(organizer: ApiClient, matchId: string): Promise<string> {
  const key = await organizer.get<{ readonly key: string }>('/evidence/key');
  for (let tries = 0; tries < 30; tries++) {
    const job = await organizer.post<{ readonly jobId: string; readonly location: string }>(`/matches/${matchId}/exports`, { content: 'bundle' });
    await finishedJob(organizer, job.location);
    const bundle = await organizer.text(`/jobs/${job.jobId}/output`);
    const verdict = await verifyExport(Buffer.from(bundle), { key: key.key, rulesets: releasedRulesets() });
    if (verdict.ok) {
      await organizer.post(`/matches/${matchId}/publication`, {});
      return `verified: ${verdict.verdict}, ${verdict.draws} draws checked`;
    }
    if (verdict.fault.code !== 'proof/missing') throw new CommandFailed(`The demo match does not verify: ${verdict.fault.code} ${verdict.fault.detail}`);
    await pause(1_000);
  }
  throw new CommandFailed('The head of the log was not signed within half a minute; is the worker running?');
}

async function keepLiveMatches(live: readonly LiveMatch[]): Promise<void> {
  const file = liveMatchFile();
  await mkdir(resolve(file, '..'), { recursive: true });
  await writeFile(file, `${JSON.stringify(live)}\n`, { mode: 0o600 });
}
