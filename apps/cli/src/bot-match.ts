import { answerOf, type Client, newCommandId } from '@arbiter/client';
import type { Answer, Ruleset } from '@arbiter/kernel';
import { entropyCommitment } from '@arbiter/recording';
import { botAnswers } from './bot.js';
import { type Draw, drawEntropy } from './random.js';

export interface BotMatch {
  readonly matchId: string;
  readonly ruleset: Ruleset;
  /** One client for each seat, with that player's token. */
  readonly seats: readonly Client[];
  readonly draw: Draw;
  /** Pause before every answer, in milliseconds. */
  readonly paceMs: number;
  /** Whether the match is under way already, so that nobody has to send that they are ready. */
  readonly begun?: boolean;
}

/** Milliseconds that a bot waits when nobody is asked anything. */
const idleMs = 200;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sends that both players are ready, adds their entropy, and plays to the end through the API, each bot from its own perspective. */
export async function playWithBots(match: BotMatch): Promise<number> {
  const params = { path: { matchId: match.matchId } };
  if (match.begun !== true) await begin(match);
  let answers = 0;
  for (;;) {
    const asked = await Promise.all(match.seats.map((seat) => answerOf(seat.GET('/matches/{matchId}/decisions', { params }))));
    if (asked.every(({ pending }) => pending.length === 0) && (await isOver(match))) return answers;
    for (const [at, { pending }] of asked.entries()) {
      for (const one of pending) {
        if (!one.yours) continue;
        const { decision } = one;
        if (match.paceMs > 0) await pause(match.paceMs);
        await sendOne(match.seats[at] as Client, match.matchId, decision.id, botAnswers(match.ruleset, decision, match.draw));
        answers += 1;
      }
    }
  }
}

/**
 * Commits every player's entropy before any of it is opened. Ids and entropy are the same at every start, so that a bot that was stopped
 * half-way sends no command twice.
 */
async function begin({ matchId, seats, draw }: BotMatch): Promise<void> {
  const params = { path: { matchId } };
  const entropy = seats.map(() => drawEntropy(draw));
  for (const [at, seat] of seats.entries()) {
    const commitment = entropyCommitment(matchId, at, entropy[at] as string);
    await answerOf(seat.POST('/matches/{matchId}/entropy-commitment', { params, body: { commandId: `bot-commit-${at}`, commitment } }));
  }
  for (const [at, seat] of seats.entries())
    await answerOf(
      seat.POST('/matches/{matchId}/entropy-opening', { params, body: { commandId: `bot-open-${at}`, entropy: entropy[at] as string } }),
    );
  for (const [at, seat] of seats.entries())
    await answerOf(seat.POST('/matches/{matchId}/ready', { params, body: { commandId: `bot-ready-${at}` } }));
}

/**
 * Whether the match is over, asked when nobody is asked anything. If somebody else has stopped it for the moment, it is not over, and this
 * waits a little.
 */
async function isOver({ matchId, seats }: BotMatch): Promise<boolean> {
  const { status } = await answerOf((seats[0] as Client).GET('/matches/{matchId}/view', { params: { path: { matchId } } }));
  if (status === 'ended' || status === 'cancelled') return true;
  await pause(idleMs);
  return false;
}

/** Sends these answers in turn until one is accepted. @throws {RequestRefused} when even the last one is refused */
async function sendOne(client: Client, matchId: string, decisionId: number, answers: readonly Answer[]): Promise<void> {
  for (const [at, answer] of answers.entries()) {
    try {
      await answerOf(
        client.POST('/matches/{matchId}/decisions/{decisionId}/answer', {
          params: { path: { matchId, decisionId } },
          body: { commandId: newCommandId(), answer },
        }),
      );
      return;
    } catch (error) {
      if (at === answers.length - 1) throw error;
    }
  }
}
