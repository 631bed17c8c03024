import { setTimeout as pause } from 'node:timers/promises';
import type { Decision, PendingView, Ruleset } from '@arbiter/kernel';
import { entropyCommitment } from '@arbiter/recording';
import { botAnswer } from '../bot.js';
import type { Document } from '../http-client.js';
import { type Draw, drawEntropy } from '../random.js';
import type { ResendingClient } from './resending-client.js';

/** What the server acknowledged: evidence that a sender keeps. */
export interface Acknowledged {
  readonly matchId: string;
  readonly commandId: string;
  readonly version: number;
  readonly hash: string;
}

/** A command as it was sent, so that it can be sent again. */
export interface SentCommand {
  readonly path: string;
  readonly body: Document & { readonly commandId: string };
  readonly seat: number;
}

export interface Watch {
  acknowledged?(ack: Acknowledged, command: SentCommand, reply: { readonly sent: number; readonly ms: number }): void;
  /** A definite no: nothing of the command may stand in the log. */
  refused?(matchId: string, commandId: string, problem: string): void;
}

export interface RecordedMatch {
  readonly matchId: string;
  readonly ruleset: Ruleset;
  /** One client a seat, with that player's token. */
  readonly seats: readonly ResendingClient[];
  readonly draw: Draw;
  /** Begins every command id; with a number behind it, it must be unique inside the match. */
  readonly commandPrefix: string;
  readonly watch: Watch;
  /** For how long a player thinks before each answer, in milliseconds; not at all when absent. */
  readonly thinkMs?: number;
  /** Asked after every answer: true leaves the match as it stands. */
  readonly enough?: () => boolean;
}

interface Asked {
  readonly seat: number;
  readonly decision: Decision;
}

/**
 * Plays a match through the API as bots that never lose heart: whatever happens to the server, they send the same command
 * again until they know what became of it.
 *
 * @returns the number of answers that were acknowledged
 * @throws {Error} when the server says something that no server may say
 */
export async function playRecorded(match: RecordedMatch): Promise<number> {
  const path = `/matches/${match.matchId}`;
  let commands = 0;
  const command = async (seat: number, where: string, body: Document): Promise<boolean> => {
    const commandId = `${match.commandPrefix}-${String((commands += 1)).padStart(4, '0')}`;
    return sendCommand(match, { path: `${path}${where}`, body: { ...body, commandId }, seat });
  };
  const entropy = match.seats.map(() => drawEntropy(match.draw));
  for (const [seat, own] of entropy.entries())
    await command(seat, '/entropy-commitment', { commitment: entropyCommitment(match.matchId, seat, own) });
  for (const [seat, own] of entropy.entries()) await command(seat, '/entropy-opening', { entropy: own });
  for (const seat of entropy.keys()) await command(seat, '/ready', {});
  let answers = 0;
  for (;;) {
    const asked = await openDecisions(match, path);
    if (asked === null) return answers;
    for (const { seat, decision } of asked) {
      if (match.thinkMs !== undefined) await pause(match.thinkMs);
      if (await command(seat, `/decisions/${decision.id}/answer`, { answer: botAnswer(match.ruleset, decision, match.draw) })) answers += 1;
      if (match.enough?.() === true) return answers;
    }
  }
}

/** @returns whether it was acknowledged */
async function sendCommand(match: RecordedMatch, command: SentCommand): Promise<boolean> {
  const { commandId } = command.body;
  const reply = await (match.seats[command.seat] as ResendingClient).post(command.path, command.body);
  if (reply.status === 200) {
    const { version, hash } = reply.body as { readonly version: number; readonly hash: string };
    match.watch.acknowledged?.({ matchId: match.matchId, commandId, version, hash }, command, reply);
    return true;
  }
  const problem = `${reply.status} ${String(reply.body.code)}: ${String(reply.body.detail)}`;
  match.watch.refused?.(match.matchId, commandId, problem);
  return false;
}

/** What the players are asked, seat by seat; null when the match is over. */
async function openDecisions(match: RecordedMatch, path: string): Promise<readonly Asked[] | null> {
  for (let empty = 0; ; empty += 1) {
    for (const [seat, client] of match.seats.entries()) {
      const reply = await client.get(`${path}/decisions`);
      if (reply.status !== 200) throw new Error(`GET ${path}/decisions: ${reply.status} ${JSON.stringify(reply.body)}`);
      const pending = reply.body.pending as readonly PendingView[];
      const own = pending.flatMap((one) => (one.yours ? [{ seat, decision: one.decision }] : []));
      if (own.length > 0) return own;
    }
    // Nobody is asked anything: before the first decision, or after the last.
    const picture = await (match.seats[0] as ResendingClient).get(`${path}/view`);
    if (picture.body.status === 'ended' || picture.body.status === 'cancelled') return null;
    if (empty === 200) throw new Error(`match ${match.matchId} is ${String(picture.body.status)} and nobody is asked anything`);
  }
}
