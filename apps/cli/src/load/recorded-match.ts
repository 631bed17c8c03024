import { setTimeout as pause } from 'node:timers/promises';
import {
  type Acknowledgement,
  answerOf,
  type Client,
  deliveryOf,
  type Decisions,
  type Delivery,
  type Problem,
  RequestRefused,
} from '@arbiter/client';
import type { Decision, Ruleset } from '@arbiter/kernel';
import { entropyCommitment } from '@arbiter/recording';
import { botAnswer } from '../bot.js';
import { type Draw, drawEntropy } from '../random.js';

/** What the server acknowledged, which the sender keeps as evidence. */
export interface Acknowledged {
  readonly matchId: string;
  readonly commandId: string;
  readonly version: number;
  readonly hash: string;
}

/** What a command's call resolves to. */
type Called =
  | { readonly data: Acknowledgement & { readonly next?: Decisions }; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Problem; readonly response: Response };

/** A command that was sent, so that it can be sent again. */
export interface SentCommand {
  readonly commandId: string;
  readonly seat: number;
  readonly isAnswer: boolean;
  /** Sends the same command with the same id again, with a client of the seat. */
  send(client: Client): Promise<Called>;
}

export interface Watch {
  acknowledged?(ack: Acknowledged, command: SentCommand, delivery: Delivery): void;
  /** Called for a definite refusal: no event of the command may be in the log. */
  refused?(matchId: string, commandId: string, problem: string): void;
}

export interface RecordedMatch {
  readonly matchId: string;
  readonly ruleset: Ruleset;
  /** One client for each seat, with that player's token, which repeats a request until its outcome is known. */
  readonly seats: readonly Client[];
  readonly draw: Draw;
  /** Beginning of every command id; a number follows it, and together they must be unique inside the match. */
  readonly commandPrefix: string;
  readonly watch: Watch;
  /** Returns for how many milliseconds a player waits before the next answer; none when absent. */
  readonly thinkMs?: () => number;
  /** Called after every answer; when it returns true, the match is left as it is. */
  readonly enough?: () => boolean;
}

interface Outcome {
  readonly acknowledged: boolean;
  /** What the player is asked next, where the acknowledgement tells it. */
  readonly next?: Decisions | undefined;
}

interface Asked {
  readonly seat: number;
  readonly decision: Decision;
}

/**
 * Plays a match through the API with bots that do not give up: whatever happens to the server, they send the same command again until they
 * know its outcome.
 *
 * @returns the number of answers that were acknowledged
 * @throws {Error} when the server says something that no server may say
 */
export async function playRecorded(match: RecordedMatch): Promise<number> {
  const path = { matchId: match.matchId };
  const command = commandsOf(match);
  await getReady(match, command);
  let answers = 0;
  let asked = await openDecisions(match);
  while (asked !== null) {
    let last: { readonly seat: number; readonly next: Decisions | undefined } | undefined;
    for (const { seat, decision } of asked) {
      const thinkMs = match.thinkMs?.() ?? 0;
      if (thinkMs > 0) await pause(thinkMs);
      const answer = botAnswer(match.ruleset, decision, match.draw);
      const outcome: Outcome = await command(
        seat,
        (client, commandId) =>
          client.POST('/matches/{matchId}/decisions/{decisionId}/answer', {
            params: { path: { ...path, decisionId: decision.id } },
            body: { commandId, answer },
          }),
        true,
      );
      if (outcome.acknowledged) answers += 1;
      if (match.enough?.() === true) return answers;
      last = { seat, next: outcome.next };
    }
    asked = last?.next === undefined ? await openDecisions(match) : await following(match, last.seat, last.next);
  }
  return answers;
}

type SendCommand = (seat: number, send: (client: Client, commandId: string) => Promise<Called>, isAnswer?: boolean) => Promise<Outcome>;

/** Returns a function that sends the match's commands, each with an id of its own. */
const commandsOf = (match: RecordedMatch): SendCommand => {
  let commands = 0;
  return (seat, send, isAnswer = false) => {
    const commandId = `${match.commandPrefix}-${String((commands += 1)).padStart(4, '0')}`;
    return sendCommand(match, { commandId, seat, isAnswer, send: (client) => send(client, commandId) });
  };
};

/** Lets every player commit to entropy, open it and be ready: the match begins. */
export async function getReady(match: RecordedMatch, command: SendCommand = commandsOf(match)): Promise<void> {
  const path = { matchId: match.matchId };
  const entropy = match.seats.map(() => drawEntropy(match.draw));
  for (const [seat, own] of entropy.entries()) {
    const commitment = entropyCommitment(match.matchId, seat, own);
    await command(seat, (client, commandId) =>
      client.POST('/matches/{matchId}/entropy-commitment', { params: { path }, body: { commandId, commitment } }),
    );
  }
  for (const [seat, own] of entropy.entries())
    await command(seat, (client, commandId) =>
      client.POST('/matches/{matchId}/entropy-opening', { params: { path }, body: { commandId, entropy: own } }),
    );
  for (const seat of entropy.keys())
    await command(seat, (client, commandId) => client.POST('/matches/{matchId}/ready', { params: { path }, body: { commandId } }));
}

async function sendCommand(match: RecordedMatch, command: SentCommand): Promise<Outcome> {
  const { commandId } = command;
  const { data, error, response } = await command.send(match.seats[command.seat] as Client);
  if (data !== undefined) {
    match.watch.acknowledged?.({ matchId: match.matchId, commandId, ...data }, command, deliveryOf(response));
    return { acknowledged: true, next: data.next };
  }
  const { status, code, detail } = new RequestRefused(response, error);
  match.watch.refused?.(match.matchId, commandId, `${status} ${code}: ${detail}`);
  return { acknowledged: false };
}

const ownOf = (seat: number, { pending }: Decisions): readonly Asked[] =>
  pending.flatMap((one) => (one.yours ? [{ seat, decision: one.decision }] : []));

const decisionsOf = async ({ matchId, seats }: RecordedMatch, seat: number): Promise<readonly Asked[]> =>
  ownOf(seat, await answerOf((seats[seat] as Client).GET('/matches/{matchId}/decisions', { params: { path: { matchId } } })));

/** Returns what is asked after an answer: its acknowledgement says whether the same player goes on, or who else is asked. */
async function following(match: RecordedMatch, seat: number, next: Decisions): Promise<readonly Asked[] | null> {
  const own = ownOf(seat, next);
  if (own.length > 0) return own;
  const other = next.pending.find(({ yours }) => !yours);
  const theirs = other === undefined || other.yours ? [] : await decisionsOf(match, other.seat);
  return theirs.length > 0 ? theirs : openDecisions(match);
}

/** Returns the decisions that the players are asked, seat by seat; null when the match is over. */
async function openDecisions(match: RecordedMatch): Promise<readonly Asked[] | null> {
  const { matchId, seats } = match;
  const params = { path: { matchId } };
  for (let empty = 0; ; empty += 1) {
    for (const seat of seats.keys()) {
      const own = await decisionsOf(match, seat);
      if (own.length > 0) return own;
    }
    // Nobody is asked anything: before the first decision, or after the last.
    const { status } = await answerOf((seats[0] as Client).GET('/matches/{matchId}/view', { params }));
    if (status === 'ended' || status === 'cancelled') return null;
    if (empty === 200) throw new Error(`match ${matchId} is ${status} and nobody is asked anything`);
  }
}
