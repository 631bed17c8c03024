import { answerOf, type Client, type Job, newCommandId } from '@arbiter/client';
import { verifyExport } from '@arbiter/recording';
import type { Api } from '../api.js';
import { playWithBots } from '../bot-match.js';
import { CommandFailed } from '../failure.js';
import { outputOf } from '../load/aftermath.js';
import { drawFrom } from '../random.js';
import { firstFormat, gameOf, pinnedDecks, releasedRulesets, withDecks } from '../rulesets.js';
import type { DemoMatch, DemoRecord } from './demo-record.js';

/** Access to the API in which the demo is made, and a client with its organizer's token. */
export interface DemoAccess {
  readonly api: Api;
  readonly organizer: Client;
}

const aYear = 31_536_000;
/**
 * Milliseconds for which a step waits for the worker; on a machine that is busy with other work the worker may stand still for half a
 * minute.
 */
const patienceMs = 180_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Makes the missing parts of a game's demo: a gathering, players, decks checked by the queue, a match played to its end, exported and
 * verified, and a second match begun. Every step is recorded when it is done, and may be repeated when it was not.
 *
 * @throws {CommandFailed} when a step fails; the next call continues with that step
 */
export async function makeDemo(access: DemoAccess, record: DemoRecord, game: string): Promise<void> {
  const { organizer } = access;
  const ruleset = gameOf(game);
  const gatheringId = await record.once(
    game,
    'gatheringId',
    async () =>
      (
        await answerOf(
          organizer.POST('/gatherings', {
            body: { name: `Arbiter demo gathering, ${ruleset.names.en}`, game, commandId: `demo-gathering-${game}` },
          }),
        )
      ).gatheringId,
  );
  const players = await record.once(game, 'players', async () =>
    Promise.all(
      ['Robin the Bot', 'Kim the Bot', 'Alex the Bot'].slice(0, ruleset.seats.max).map(
        async (name, at) =>
          (
            await answerOf(
              organizer.POST('/gatherings/{gatheringId}/players', {
                params: { path: { gatheringId } },
                body: { name, commandId: `demo-player-${at}` },
              }),
            )
          ).playerId,
      ),
    ),
  );
  await record.once(game, 'decks', () => checkPresets(organizer, gatheringId, game));
  const finished = await record.once(game, 'finished', () =>
    createMatch(organizer, gatheringId, players.slice(0, ruleset.seats.min), game, 'finished'),
  );
  await record.once(game, 'verified', async () => {
    await playOut(access.api, finished, game);
    return exportAndVerify(organizer, finished.matchId);
  });
  // All players, since the game may be for more than two.
  await record.once(game, 'live', () => createMatch(organizer, gatheringId, players, game, 'live'));
  await record.once(game, 'page', () => mintPage(organizer, gatheringId));
}

/** Mints a spectator's token for the demo's links. */
export async function mintPage(organizer: Client, gatheringId: string): Promise<string> {
  const { secret } = await answerOf(
    organizer.POST('/gatherings/{gatheringId}/tokens', {
      params: { path: { gatheringId } },
      body: { role: 'spectator', label: 'demo page', expiresInSeconds: aYear, commandId: newCommandId() },
    }),
  );
  return secret;
}

/** The two matches of a gathering, each with a number that selects the decks it is played with. */
const pairs = { finished: 1, live: 2 } as const;

/**
 * Creates a match, or returns the same one when it was created before, since the command id is the same; the players' tokens are minted
 * anew.
 */
async function createMatch(
  organizer: Client,
  gatheringId: string,
  players: readonly string[],
  game: string,
  which: keyof typeof pairs,
): Promise<DemoMatch> {
  const params = { path: { gatheringId } };
  const { match } = await answerOf(
    organizer.POST('/gatherings/{gatheringId}/matches', {
      params,
      body: {
        players,
        format: firstFormat(gameOf(game)),
        commandId: `demo-${which}`,
        ...withDecks(pinnedDecks(gameOf(game), pairs[which], players.length)),
      },
    }),
  );
  const tokens = await Promise.all(
    players.map((playerId) =>
      answerOf(
        organizer.POST('/gatherings/{gatheringId}/tokens', {
          params,
          body: { role: 'player', playerId, matchId: match.matchId, label: 'demo bot', commandId: newCommandId() },
        }),
      ),
    ),
  );
  return { matchId: match.matchId, tokens: tokens.map((one) => one.secret) };
}

/** Returns the status of a match from its view, which follows the log at once; lists follow a moment later. */
export async function statusOf(api: Api, { matchId, tokens }: DemoMatch): Promise<string> {
  const { status } = await answerOf(api.as(tokens[0] as string).GET('/matches/{matchId}/view', { params: { path: { matchId } } }));
  return status;
}

/** Plays a match to its end, from wherever an earlier start left it. */
async function playOut(api: Api, { matchId, tokens }: DemoMatch, game: string): Promise<void> {
  const status = await statusOf(api, { matchId, tokens });
  if (status === 'ended') return;
  await playWithBots({
    matchId,
    ruleset: gameOf(game),
    seats: tokens.map((token) => api.as(token)),
    draw: drawFrom(matchId),
    paceMs: 0,
    begun: status !== 'created',
  });
}

/** Sends every preset deck through the validation queue. */
async function checkPresets(organizer: Client, gatheringId: string, game: string): Promise<string> {
  const presets = gameOf(game).presetDecks();
  const jobs = await Promise.all(
    presets.map((preset) =>
      answerOf(
        organizer.POST('/gatherings/{gatheringId}/decks', {
          params: { path: { gatheringId } },
          body: { format: firstFormat(gameOf(game)), deck: preset.deck },
        }),
      ),
    ),
  );
  const done = await Promise.all(jobs.map((job) => finishedJob(organizer, job.jobId)));
  const legal = done.filter((job) => job.result !== null && 'legal' in job.result && job.result.legal).length;
  if (legal !== presets.length) throw new CommandFailed(`${presets.length - legal} of the preset decks are not legal.`);
  return `${legal} of ${presets.length} preset decks legal (${presets.map((preset) => preset.id).join(', ')})`;
}

async function finishedJob(client: Client, jobId: string): Promise<Job> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const job = await answerOf(client.GET('/jobs/{jobId}', { params: { path: { jobId } } }));
    if (job.state === 'done') return job;
    if (job.state === 'dead') throw new CommandFailed(`A job failed for good: ${job.error ?? 'no reason given'}`);
    await pause(100);
  }
  throw new CommandFailed(`The job ${jobId} did not finish within three minutes; is the worker running?`);
}

/**
 * Exports and verifies a match. A signed head that covers its end follows within a few seconds: the export is requested again until it
 * contains one.
 */
async function exportAndVerify(organizer: Client, matchId: string): Promise<string> {
  const params = { path: { matchId } };
  const { key } = await answerOf(organizer.GET('/evidence/key'));
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const job = await answerOf(organizer.POST('/matches/{matchId}/exports', { params, body: { content: 'bundle' } }));
    await finishedJob(organizer, job.jobId);
    const bundle = await outputOf(organizer, job.jobId);
    const verdict = await verifyExport(Buffer.from(bundle), { key, rulesets: releasedRulesets() });
    if (verdict.ok) {
      await answerOf(organizer.POST('/matches/{matchId}/publication', { params }));
      return `${verdict.actions} answers recorded, exported, and verified: ${verdict.verdict}, ${verdict.draws} draws checked`;
    }
    if (verdict.fault.code !== 'proof/missing')
      throw new CommandFailed(`The demo match does not verify: ${verdict.fault.code} ${verdict.fault.detail}`);
    await pause(1_000);
  }
  throw new CommandFailed('The head of the log was not signed within three minutes; is the worker running?');
}
