import { createHash } from 'node:crypto';
import { botPersonId, type Sql } from '@arbiter/accounts';
import { answersOfBot, doesSomething, type Draw } from '@arbiter/bots';
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
  /**
   * How long a bot leaves between what happened last and an answer of its own that does something, in milliseconds, so that people can
   * follow it; up to half as long again, by lot. It passes at once.
   */
  readonly pauseMs: number;
  /** Called for a match that a bot can't play on in. */
  readonly trouble: (matchId: string, detail: string) => void;
}

/**
 * How long a bot waits for a guest who does nothing, in milliseconds, before the match is cancelled and makes room for others. In a match
 * that an organizer made it waits for the players as long as they take.
 */
export const guestPatienceMs = 30 * 60_000;

/** Answers that a bot gives in one match before it looks at the next one. */
const answersAtATime = 10;

/** What a bot is to do next. */
type Step =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'decline' | 'ready' | 'leave' }
  | AnswerStep
  /** Not before a moment, in milliseconds since 1970-01-01 UTC. */
  | { readonly kind: 'wait'; readonly until: number };

interface AnswerStep {
  readonly kind: 'answer';
  readonly decision: Decision;
  readonly answers: readonly Answer[];
  /** When people are ready to see the answer: milliseconds since 1970-01-01 UTC. */
  readonly notBefore: number;
}

const nothing: Step = { kind: 'nothing' };

/** What came of a round of looks at all matches of bots. */
export interface BotRound {
  /** Number of seats at which bots sit. */
  readonly seats: number;
  /** When the first of the bots that pause goes on, in milliseconds since 1970-01-01 UTC; null where none pauses. */
  readonly next: number | null;
}

/**
 * Plays at the seats of bots in recorded matches. It keeps nothing but what the log says, and all that it sends has an id that follows from
 * the match: after a crash another process goes on, and two that play at once answer once. What a bot thinks depends only on what its
 * player may see, and on chance that follows from the match and the question.
 */
export class BotPlayer {
  /** Matches in which nothing that the bot sent was accepted, with the version at which that was. */
  private readonly stuck = new Map<string, number>();
  /** What bots that pause have made up their minds about; a process without it thinks again, with the same outcome. */
  private readonly thought = new Map<string, { readonly version: number; readonly step: AnswerStep }>();

  constructor(private readonly ports: BotPorts) {}

  /** Does what bots have to do now, in every match a little. */
  async playAll(): Promise<BotRound> {
    const seats = await botSeats(this.ports.sql, this.ports.now());
    for (const kept of [this.stuck, this.thought])
      for (const matchId of kept.keys()) if (!seats.some((seat) => seat.matchId === matchId)) kept.delete(matchId);
    let next: number | null = null;
    for (const seat of seats)
      try {
        await this.ports.turns.alone(`bot ${seat.matchId} ${seat.seat}`, async () => {
          const until = await this.play(seat);
          if (until !== null) next = Math.min(until, next ?? until);
        });
      } catch (error) {
        this.ports.trouble(seat.matchId, error instanceof Error ? error.message : String(error));
      }
    return { seats: seats.length, next };
  }

  /** @returns until when the bot pauses; null where it does not */
  private async play(at: BotSeat): Promise<number | null> {
    for (let done = 0; done < answersAtATime; done += 1) {
      const { step, version } = await this.ports.look(at.matchId, (timeline) => ({
        step: timeline === null ? nothing : this.next(timeline, at),
        version: timeline?.head() ?? 0,
      }));
      if (step.kind === 'wait') return step.until;
      if (step.kind === 'nothing' || !(await this.carryOut(at, step, version))) return null;
    }
    return null;
  }

  /** Returns what the bot is to do at a match as it stands. */
  private next(timeline: Timeline, { matchId, seat, against }: BotSeat): Step {
    const { meta } = timeline;
    if (this.stuck.get(matchId) === timeline.head()) return nothing;
    if (meta.status === 'created' && meta.ready[seat] !== true) {
      const decided = meta.declined[seat] === true || meta.commitments[seat] !== null || meta.created.entropy === 'given';
      return { kind: decided ? 'ready' : 'decline' };
    }
    const step = meta.status === 'running' ? this.answerIn(timeline, seat) : null;
    if (step !== null) return this.ports.now() < step.notBefore ? { kind: 'wait', until: step.notBefore } : step;
    const waits = against === 'guest' && (meta.status === 'running' || meta.status === 'created');
    return waits && this.ports.now() - meta.at > guestPatienceMs ? { kind: 'leave' } : nothing;
  }

  /** Returns what the bot answers, and when; null where it is asked nothing. */
  private answerIn(timeline: Timeline, seat: number): AnswerStep | null {
    const { matchId } = timeline.meta.pins;
    const version = timeline.head();
    const kept = this.thought.get(matchId);
    if (kept?.version === version && kept.step.decision.seat === seat) return kept.step;
    const step = answerAt(timeline, seat, this.ports.pauseMs);
    if (step === null) this.thought.delete(matchId);
    else this.thought.set(matchId, { version, step });
    return step;
  }

  /** @returns whether the bot may go on at once */
  private async carryOut(
    { matchId, seat }: Pick<BotSeat, 'matchId' | 'seat'>,
    step: Exclude<Step, { readonly kind: 'nothing' | 'wait' }>,
    version: number,
  ): Promise<boolean> {
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
  private async answer(
    { matchId, seat }: Pick<BotSeat, 'matchId' | 'seat'>,
    decision: number,
    answers: readonly Answer[],
    version: number,
  ): Promise<boolean> {
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

function answerAt(timeline: Timeline, seat: number, pauseMs: number): AnswerStep | null {
  const { pins, at } = timeline.meta;
  const state = timeline.state(timeline.head());
  if (state === null) return null;
  const { ruleset } = timeline;
  const session = ruleset.openSession(pins, state);
  const decision = session.pending().find((one) => one.seat === seat);
  if (decision === undefined) return null;
  const draw = drawFor(pins.matchId, decision.id);
  const answers = answersOfBot({ ruleset, pins, session }, decision, draw);
  const pauses = pauseMs > 0 && answers[0] !== undefined && doesSomething(decision, answers[0]);
  return { kind: 'answer', decision, answers, notBefore: pauses ? at + pauseMs + draw(Math.ceil(pauseMs / 2)) : 0 };
}

/** Chance for one question: the same in every process, so that whichever answers, it answers alike. */
function drawFor(matchId: string, decision: number): Draw {
  const words = new WordStream(createHash('sha256').update(`arbiter/bot/v1 ${matchId} ${decision}`).digest('hex'));
  let position = 0;
  return (n) => uniform(n, () => words.word(position++));
}
