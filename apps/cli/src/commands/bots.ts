import type { Command } from 'commander';
import { RequestRefused } from '@arbiter/client';
import type { GameEvent } from '@arbiter/kernel';
import { type Api, resendingApi } from '../api.js';
import { playWithBots } from '../bot-match.js';
import { playCup } from '../demo/cup-rounds.js';
import { duel, type DuelScore } from '../duel/duel.js';
import { duelReport, duelText } from '../duel/report.js';
import { statusOf } from '../demo/demo.js';
import { DemoRecord, type DemoMatch } from '../demo/demo-record.js';
import { CommandFailed } from '../failure.js';
import { drawFrom } from '../random.js';
import { gameOf } from '../rulesets.js';

/** Adds `arbiter bots`: plays the demo's live matches and its tournament, all at once, at a pace that a viewer can follow. */
export function addBots(program: Command): void {
  const bots = program
    .command('bots')
    .description("play the demo's live matches and its tournament through the API (ARBITER_URL)")
    .option('--pace <ms>', 'pause before every answer, in milliseconds', Number, 1_200)
    .action(({ pace }: { readonly pace: number }) => playLiveMatches(pace));
  bots
    .command('duel')
    .description('play games of the bot against one that answers at random, and count (nothing is recorded)')
    .argument('<game>', 'id of the game')
    .option('--games <number>', 'number of games; seats alternate', Number, 200)
    .option('--seed <text>', 'decides decks, shuffles and bots', '1')
    .option('--first <number>', 'number of the first game, to play a series in parts', Number, 0)
    .option('--json', 'print the figures as JSON')
    .option('--tell', 'print what happens in the games')
    .action(playDuel);
}

interface DuelArguments {
  readonly games: number;
  readonly seed: string;
  readonly first: number;
  readonly json?: boolean;
  readonly tell?: boolean;
}

/** How often a series says how far it is, at most. */
const tellsEveryMs = 30_000;

function playDuel(game: string, { games, seed, first, json, tell }: DuelArguments): void {
  const ruleset = gameOf(game);
  const clocks = { processor: processorMs, wall: () => performance.now() };
  let told = performance.now();
  const progress = (so: DuelScore): void => {
    if (performance.now() - told < tellsEveryMs) return;
    told = performance.now();
    process.stderr.write(`${duelText(duelReport(game, so))}\n`);
  };
  const names = (at: number): readonly string[] => (at % 2 === 0 ? ['Bot', 'Chance'] : ['Chance', 'Bot']);
  const telling = (events: readonly GameEvent[], at: number): void => {
    for (const event of ruleset.eventsFor(events, { role: 'judge' })) console.log(`${at}: ${ruleset.renderEvent(event, 'en', names(at))}`);
  };
  const score = duel(ruleset, { games, seed, first, clocks, ...(tell === true ? { tell: telling } : {}) }, progress);
  const report = duelReport(game, score);
  console.log(json === true ? JSON.stringify(report) : duelText(report));
}

/** Processor time of this process: how long a bot thinks must not depend on what else the machine does. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function playLiveMatches(pace: number): Promise<void> {
  const url = process.env.ARBITER_URL;
  if (url === undefined) throw new CommandFailed('Set ARBITER_URL to the address of the running API.');
  const record = await DemoRecord.read();
  const live = (record?.games() ?? []).flatMap((game) => {
    const match = record?.game(game).live;
    return match === undefined ? [] : [{ game, match }];
  });
  if (record === null || live.length === 0) return console.log('there is no live demo match');
  await Promise.all([
    ...live.map(({ game, match }) => playLiveMatch(resendingApi(url), game, match, pace)),
    playTournament(url, record, pace),
  ]);
}

async function playTournament(url: string, record: DemoRecord, paceMs: number): Promise<void> {
  const said = await playCup(resendingApi(url), record, paceMs);
  if (said !== null) console.log(said);
}

async function playLiveMatch(api: Api, game: string, match: DemoMatch, paceMs: number): Promise<void> {
  const name = `the live demo match of ${game}`;
  const status = await statusOf(api, match).catch((error: unknown) => {
    if (error instanceof RequestRefused && error.status === 401) return 'unknown';
    throw error;
  });
  if (status === 'unknown') return console.log(`${name} is not in this database, or its tokens are no longer good`);
  if (status === 'ended' || status === 'cancelled') return console.log(`${name} is over`);
  const seats = match.tokens.map((token) => api.as(token));
  const answers = await playWithBots({
    matchId: match.matchId,
    ruleset: gameOf(game),
    seats,
    draw: drawFrom(match.matchId),
    paceMs,
    begun: status !== 'created',
  });
  console.log(`${name} is over after ${answers} answers`);
}
