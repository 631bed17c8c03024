import type { NodeAddress, TimeSource } from '../ports.js';
import type { Ack, JudgeLog, MatchCommands } from './commands.js';
import { OwnedElsewhere } from './log-leases.js';
import { type MatchService, notServed } from './match-service.js';
import type { Answered } from './problem.js';

/** The commands that are carried out by whoever owns the match's log. */
export const forwardedCommands = [
  'create',
  'ready',
  'commitEntropy',
  'declineEntropy',
  'openEntropy',
  'start',
  'answer',
  'concede',
  'offerDraw',
  'agreeDraw',
  'judge',
  'cancel',
] as const satisfies readonly (keyof MatchCommands)[];
export type ForwardedCommand = (typeof forwardedCommands)[number];

/** A command for another process, as data. */
export type ForwardedCall =
  | { readonly name: ForwardedCommand; readonly command: Parameters<MatchCommands[ForwardedCommand]>[0] }
  | { readonly name: 'judgeViewed'; readonly command: { readonly matchId: string; readonly judge: string } };

/** What came of a forwarded command. */
export type ForwardedAnswer =
  | { readonly kind: 'answered'; readonly answered: Answered<Ack | null> }
  /** The process asked does not own the log. */
  | { readonly kind: 'not-owner' }
  /** The process did not answer in time, or its connection broke: it may have carried the command out. */
  | { readonly kind: 'unreachable' }
  /** The process could not carry the command out, and says why. */
  | { readonly kind: 'failed'; readonly failure: ForwardedFailure };

/** What `carryOutForwarded` answers. */
export type CarriedOut = Extract<ForwardedAnswer, { readonly kind: 'answered' | 'not-owner' }>;

/** The owner of a match's log failed to carry out a forwarded command. The same command may be sent again. */
export class ForwardedFailure extends Error {
  constructor(
    /** A code of a public problem. */
    readonly code: string,
    readonly detail: string,
    readonly params: Readonly<Record<string, unknown>> = {},
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`the owner of the match answered ${code}: ${detail}`);
    this.name = 'ForwardedFailure';
  }
}

/** Connections to the other processes of the installation. */
export interface NodeLinks {
  /** Sends a command. Never rejects. */
  call(address: NodeAddress, call: ForwardedCall): Promise<ForwardedAnswer>;
}

/** Pause before an owner that did not answer is asked again, in milliseconds; its lease may expire meanwhile. */
const retryMs = 100;

/** Carries out a command in this process. */
const carryOut = (service: MatchService, { name, command }: ForwardedCall): Promise<Answered<Ack | null>> =>
  name === 'judgeViewed'
    ? service.judgeViewed(command.matchId, command.judge)
    : // Name and command of a call belong together, which the types don't say.
      (service[name] as (command: unknown) => Promise<Answered<Ack>>).call(service, command);

/**
 * Carries out a command that another process has forwarded. It is not forwarded again.
 * @throws whatever the command throws
 */
export const carryOutForwarded = async (service: MatchService, call: ForwardedCall): Promise<CarriedOut> => {
  try {
    return { kind: 'answered', answered: await carryOut(service, call) };
  } catch (error) {
    if (error instanceof OwnedElsewhere) return { kind: 'not-owner' };
    throw error;
  }
};

/**
 * Carries out commands wherever the match's log is owned: here, or by another process to which they are forwarded. While an owner does not
 * answer, its lease expires, and then this process takes the log over; commands have ids, so that a command that was carried out before the
 * answer was lost gets its first answer.
 */
export class RoutedCommands implements MatchCommands, JudgeLog {
  constructor(
    private readonly here: MatchService,
    private readonly links: NodeLinks,
    private readonly time: TimeSource,
    /** How long an owner that does not answer is waited for, in milliseconds: longer than a lease. */
    private readonly patienceMs: number,
  ) {}

  create: MatchCommands['create'] = (command) => this.route({ name: 'create', command });
  ready: MatchCommands['ready'] = (command) => this.route({ name: 'ready', command });
  commitEntropy: MatchCommands['commitEntropy'] = (command) => this.route({ name: 'commitEntropy', command });
  declineEntropy: MatchCommands['declineEntropy'] = (command) => this.route({ name: 'declineEntropy', command });
  openEntropy: MatchCommands['openEntropy'] = (command) => this.route({ name: 'openEntropy', command });
  start: MatchCommands['start'] = (command) => this.route({ name: 'start', command });
  answer: MatchCommands['answer'] = (command) => this.route({ name: 'answer', command });
  concede: MatchCommands['concede'] = (command) => this.route({ name: 'concede', command });
  offerDraw: MatchCommands['offerDraw'] = (command) => this.route({ name: 'offerDraw', command });
  agreeDraw: MatchCommands['agreeDraw'] = (command) => this.route({ name: 'agreeDraw', command });
  judge: MatchCommands['judge'] = (command) => this.route({ name: 'judge', command });
  cancel: MatchCommands['cancel'] = (command) => this.route({ name: 'cancel', command });

  judgeViewed(matchId: string, judge: string): Promise<Answered<null>> {
    return this.route({ name: 'judgeViewed', command: { matchId, judge } });
  }

  tick(): Promise<void> {
    return this.here.tick();
  }

  close(): Promise<void> {
    return this.here.close();
  }

  private async route<T>(call: ForwardedCall): Promise<Answered<T>> {
    const { matchId } = call.command;
    const until = this.time.monotonic() + this.patienceMs;
    for (;;) {
      const answer = await this.attempt(call);
      if (answer.kind === 'answered') return answer.answered as Answered<T>;
      if (answer.kind === 'failed') throw answer.failure;
      this.here.forgetOwner(matchId);
      if (this.time.monotonic() >= until) return notServed(matchId);
      if (answer.kind === 'unreachable') await this.time.sleep(retryMs);
    }
  }

  /** Carries the command out here, or else asks the owner once. */
  private async attempt(call: ForwardedCall): Promise<ForwardedAnswer> {
    try {
      return { kind: 'answered', answered: await carryOut(this.here, call) };
    } catch (error) {
      if (!(error instanceof OwnedElsewhere) || error.address === null) throw error;
      return this.links.call(error.address, call);
    }
  }
}
