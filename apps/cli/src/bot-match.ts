import type { Answer, Decision, PendingView, Ruleset } from '@arbiter/kernel';
import { entropyCommitment } from '@arbiter/recording';
import { botAnswers } from './bot.js';
import { type ApiClient, commandId } from './http-client.js';
import { type Draw, drawEntropy } from './random.js';

export interface BotMatch {
  readonly matchId: string;
  readonly ruleset: Ruleset;
  /** One client a seat, with that player's token. */
  readonly seats: readonly ApiClient[];
  readonly draw: Draw;
  /** Pause before every answer, in milliseconds. */
  readonly paceMs: number;
  /** The match is under way already: nobody has to say that he is ready. */
  readonly begun?: boolean;
}

interface Asked {
  readonly pending: readonly PendingView[];
}

/** How long a bot waits when nobody is asked anything. */
const idleMs = 200;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes both players ready, adds their entropy, and plays to the end through the API, each bot with its own eyes. */
export async function playWithBots(match: BotMatch): Promise<number> {
  const path = `/matches/${match.matchId}`;
  if (match.begun !== true) await begin(match, path);
  let answers = 0;
  for (;;) {
    const asked = await Promise.all(match.seats.map((seat) => seat.get<Asked>(`${path}/decisions`)));
    if (asked.every(({ pending }) => pending.length === 0) && (await isOver(match, path))) return answers;
    for (const [at, { pending }] of asked.entries()) {
      for (const one of pending) {
        if (!one.yours) continue;
        const decision: Decision = one.decision;
        if (match.paceMs > 0) await pause(match.paceMs);
        await sendOne(
          match.seats[at] as ApiClient,
          `${path}/decisions/${decision.id}/answer`,
          botAnswers(match.ruleset, decision, match.draw),
        );
        answers += 1;
      }
    }
  }
}

/** Everybody commits to entropy before anybody opens it. The same ids and entropy at every start: a bot that was stopped half-way says nothing twice. */
async function begin({ matchId, seats, draw }: BotMatch, path: string): Promise<void> {
  const entropy = seats.map(() => drawEntropy(draw));
  for (const [at, seat] of seats.entries())
    await seat.post(`${path}/entropy-commitment`, {
      commandId: `bot-commit-${at}`,
      commitment: entropyCommitment(matchId, at, entropy[at] as string),
    });
  for (const [at, seat] of seats.entries())
    await seat.post(`${path}/entropy-opening`, { commandId: `bot-open-${at}`, entropy: entropy[at] as string });
  for (const [at, seat] of seats.entries()) await seat.post(`${path}/ready`, { commandId: `bot-ready-${at}` });
}

/** Nobody is asked anything: the match is over, unless somebody outside holds it up. */
async function isOver({ seats }: BotMatch, path: string): Promise<boolean> {
  const { status } = await (seats[0] as ApiClient).get<{ readonly status: string }>(`${path}/view`);
  if (status === 'ended' || status === 'cancelled') return true;
  await pause(idleMs);
  return false;
}

/** Sends the first of these answers that is taken. @throws {CommandFailed} when even the last is not */
async function sendOne(client: ApiClient, path: string, answers: readonly Answer[]): Promise<void> {
  for (const [at, answer] of answers.entries()) {
    try {
      await client.post(path, { commandId: commandId(), answer });
      return;
    } catch (error) {
      if (at === answers.length - 1) throw error;
    }
  }
}
