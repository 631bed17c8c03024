import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { playWithBots } from '../bot-match.js';
import { ApiClient } from '../http-client.js';
import { drawFrom } from '../random.js';
import { gameOf } from '../rulesets.js';
import { liveMatchFile, type LiveMatch } from './seed.js';

/** `arbiter bots`: plays the demo's live matches, all at once, at a pace that a viewer can follow. */
export function addBots(program: Command): void {
  program
    .command('bots')
    .description("play the demo's live matches through the API (ARBITER_URL)")
    .option('--pace <ms>', 'pause before every answer, in milliseconds', Number, 1_200)
    .action(({ pace }: { readonly pace: number }) => playLiveMatches(pace));
}

async function playLiveMatches(pace: number): Promise<void> {
  const text = await readFile(liveMatchFile(), 'utf8').catch(() => null);
  if (text === null) return console.log('there is no live demo match');
  await Promise.all((JSON.parse(text) as readonly LiveMatch[]).map((live) => playLiveMatch(live, pace)));
}

async function playLiveMatch(live: LiveMatch, pace: number): Promise<void> {
  const client = new ApiClient(process.env.ARBITER_URL ?? live.url, '', true);
  const name = `the live demo match of ${live.game}`;
  const { status } = await client.with(live.tokens[0] as string).get<{ readonly status: string }>(`/matches/${live.matchId}/view`);
  if (status === 'ended' || status === 'cancelled') return console.log(`${name} is over`);
  const answers = await playWithBots({ matchId: live.matchId, ruleset: gameOf(live.game), seats: live.tokens.map((token) => client.with(token)), draw: drawFrom(live.matchId), paceMs: pace, begun: status !== 'created' });
  console.log(`${name} is over after ${answers} answers`);
}
