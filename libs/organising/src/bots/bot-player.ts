import { createHash } from 'node:crypto';
import { botPersonId, type Sql } from '@arbiter/accounts';
import { answersOfBot, type Draw } from '@arbiter/bots';
import { type Answer, type Decision, uniform, WordStream } from '@arbiter/kernel';
import type { Answered, MatchCommands, Timeline } from '@arbiter/recording';
import { type BotSeat, botSeats } from './bot-seats.js';

/** Lets one process at a time work on something. */
export interface Turns {
  /** Does the work unless another process is at it. @returns whether it was done */
  alone(key: string, work: () => Promise<void>): Promise<boolean>;
}

export interface BotPorts {
  readonly sql: Sql;
  readonly turns: Turns;
  /** Lets the bot look at a match as it is recorded; at null when there is no such match. */
  readonly look: <T>(matchId: string, see: (timeline: Timeline | null) => T) => Promise<T>;
  readonly commands: Pick<MatchCommands, 'ready' | 'declineEntropy' | 'answer' | 'cancel'>;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Called for a match that a bot can't play on in. */
  readonly trouble: (matchId: string, detail: string) => void;
}

/** How long a bot waits for a guest who does nothing, in milliseconds, before the match is cancelled and makes room for others. */
export const guestPatienceMs = 30 * 60_000;

/** Answers that a bot gives in one match before it looks at the next one. */
const answersAtATime = 10;

/** What a bot is to do next. */
type Step =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'decline' | 'ready' | 'leave' }
  | { readonly kind: 'answer'; readonly decision: Decision; readonly answers: readonly Answer[] };

const nothing: Step = { kind: 'nothing' };

/**
 * Plays at the seats of bots in recorded matches. It keeps nothing but what the log says, and all that it sends has an id that follows from
 * the match: after a crash another process goes on, and two that play at once answer once. What a bot thinks depends only on what its
 * player may see, and on chance that follows from the match and the question.
 */
export class BotPlayer {
  /** Matches in which nothing that the bot sent was accepted, with the version at which that was. */
  private readonly stuck = new Map<string, number>();

  constructor(private readonly ports: BotPorts) {}

  /**
   * Does what bots have to do now, in every match a little.
   * @returns the number of seats at which bots sit
   */
  async playAll(): Promise<number> {
    const seats = await botSeats(this.ports.sql, this.ports.now());
    for (const matchId of this.stuck.keys()) if (!seats.some((seat) => seat.matchId === matchId)) this.stuck.delete(matchId);
    for (const seat of seats)
      try {
        await this.ports.turns.alone(`bot ${seat.matchId} ${seat.seat}`, () => this.play(seat));
      } catch (error) {
        this.ports.trouble(seat.matchId, error instanceof Error ? error.message : String(error));
      }
    return seats.length;
  }

  private async play(at: BotSeat): Promise<void> {
    for (let done = 0; done < answersAtATime; done += 1) {
      const { step, version } = await this.ports.look(at.matchId, (timeline) => ({
        step: timeline === null ? nothing : this.next(timeline, at),
        version: timeline?.head() ?? 0,
      }));
      if (step.kind === 'nothing' || !(await this.carryOut(at, step, version))) return;
    }
  }

  /** Returns what the bot is to do at a match as it stands. */
  private next(timeline: Timeline, { matchId, seat }: BotSeat): Step {
    const { meta } = timeline;
    if (this.stuck.get(matchId) === timeline.head()) return nothing;
    if (meta.status === 'created' && meta.ready[seat] !== true) {
      const decided = meta.declined[seat] === true || meta.commitments[seat] !== null || meta.created.entropy === 'given';
      return { kind: decided ? 'ready' : 'decline' };
    }
    const step = meta.status === 'running' ? answerAt(timeline, seat) : nothing;
    const waits = step.kind === 'nothing' && (meta.status === 'running' || meta.status === 'created');
    return waits && this.ports.now() - meta.at > guestPatienceMs ? { kind: 'leave' } : step;
  }

  /** @returns whether the bot may go on at once */
  private async carryOut({ matchId, seat }: BotSeat, step: Exclude<Step, { readonly kind: 'nothing' }>, version: number): Promise<boolean> {
    const { commands } = this.ports;
    switch (step.kind) {
      case 'decline':
        return this.settled(matchId, version, await commands.declineEntropy({ matchId, commandId: `bot-decline-${seat}`, seat }));
      case 'ready':
        return this.settled(matchId, version, await commands.ready({ matchId, commandId: `bot-ready-${seat}`, seat }));
      case 'leave': {
        const reason = 'The guest did nothing for half an hour.';
        await commands.cancel({ matchId, commandId: `bot-leaves-${seat}`, by: botPersonId, reason });
        return false;
      }
      case 'answer':
        return this.answer({ matchId, seat }, step.decision.id, step.answers, version);
    }
  }

  /** Sends these answers in turn until one is accepted. */
  private async answer({ matchId, seat }: BotSeat, decision: number, answers: readonly Answer[], version: number): Promise<boolean> {
    for (const [attempt, answer] of answers.entries()) {
      const commandId = `bot-${seat}-${decision}-${attempt}`;
      const answered = await this.ports.commands.answer({ matchId, commandId, seat, decision, answer });
      const isLast = attempt === answers.length - 1;
      if (answered.ok || isLast || !refusedByRules.has(answered.problem.code)) return this.settled(matchId, version, answered);
    }
    return false;
  }

  /** Whether a command was carried out, or its match has gone on without it; what else keeps it from that is reported once a version. */
  private settled(matchId: string, version: number, answered: Answered<unknown>): boolean {
    if (answered.ok) return true;
    const { code, detail } = answered.problem;
    if (comesAgain.has(code)) return false;
    this.stuck.set(matchId, version);
    this.ports.trouble(matchId, `${code}: ${detail}`);
    return false;
  }
}

/** Refusals of an answer after which the bot tries its next one. */
const refusedByRules = new Set(['answer/illegal', 'answer/malformed', 'answer/nothing-done', 'deck/illegal', 'deck/locked']);

/** Refusals that say that somebody else acted first, or that nobody can act for the moment: the next look tells what is to be done. */
const comesAgain = new Set([
  'match/owned-elsewhere',
  'stream/version-conflict',
  'command/reused',
  'decision/closed',
  'match/over',
  'match/paused',
  'match/entropy-given',
  'match/wrong-phase',
]);

function answerAt(timeline: Timeline, seat: number): Step {
  const { pins } = timeline.meta;
  const state = timeline.state(timeline.head());
  if (state === null) return nothing;
  const { ruleset } = timeline;
  const session = ruleset.openSession(pins, state);
  const decision = session.pending().find((one) => one.seat === seat);
  if (decision === undefined) return nothing;
  const draw = drawFor(pins.matchId, decision.id);
  return { kind: 'answer', decision, answers: answersOfBot({ ruleset, pins, session }, decision, draw) };
}

/** Chance for one question: the same in every process, so that whichever answers, it answers alike. */
function drawFor(matchId: string, decision: number): Draw {
  const words = new WordStream(createHash('sha256').update(`arbiter/bot/v1 ${matchId} ${decision}`).digest('hex'));
  let position = 0;
  return (n) => uniform(n, () => words.word(position++));
}
