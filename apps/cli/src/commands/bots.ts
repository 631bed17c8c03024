import type { Command } from 'commander';
import { RequestRefused } from '@arbiter/client';
import { type Api, resendingApi } from '../api.js';
import { playWithBots } from '../bot-match.js';
import { playCup } from '../demo/cup-rounds.js';
import { duel, type DuelScore } from '../duel/duel.js';
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
    .action((game: string, { games, seed }: { readonly games: number; readonly seed: string }) => playDuel(game, games, seed));
}

function playDuel(game: string, games: number, seed: string): void {
  const score = duel(gameOf(game), { games, seed, now: processorMs }, (so) => process.stderr.write(`\r${duelText(game, so)}`));
  process.stderr.write('\n');
  console.log(duelText(game, score));
}

/** Processor time of this process: how long a bot thinks must not depend on what else the machine does. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function duelText(game: string, { won, lost, drawn, thought }: DuelScore): string {
  const sorted = thought.toSorted((a, b) => a - b);
  const ms = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `${game}: won ${won} of ${won + lost + drawn} games (${drawn} drawn); ${sorted.length} decisions, median ${ms(0.5)} ms, 99th of 100 ${ms(0.99)} ms, worst ${ms(1)} ms`;
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
