import type { JudgeLog, MatchCommands } from '../match/commands.js';
import { logOfMatch, OwnedElsewhere } from '../match/log-leases.js';
import { type MatchService, notServed } from '../match/match-service.js';
import type { Answered } from '../match/problem.js';
import type { TimeSource } from '../ports.js';
import { carryOut, type ForwardedAnswer, type ForwardedCall, type ForwardedCommand, type NodeLinks } from './forwarding.js';

/** A call that changes a match. */
type CommandCall = Extract<ForwardedCall, { readonly name: ForwardedCommand | 'judgeViewed' }>;

/** Pause before an owner that did not answer is asked again, in milliseconds; its lease may expire meanwhile. */
const retryMs = 100;

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
  callJudge: MatchCommands['callJudge'] = (command) => this.route({ name: 'callJudge', command });
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

  private async route<T>(call: CommandCall): Promise<Answered<T>> {
    const { matchId } = call.command;
    const until = this.time.monotonic() + this.patienceMs;
    for (;;) {
      const answer = await this.attempt(call);
      if (answer.kind === 'answered') return answer.answered as Answered<T>;
      if (answer.kind === 'failed') throw answer.failure;
      this.here.leases.forget(logOfMatch(matchId));
      if (this.time.monotonic() >= until) return notServed(matchId);
      if (answer.kind === 'unreachable') await this.time.sleep(retryMs);
    }
  }

  /** Carries the command out here, or else asks the owner once. */
  private async attempt(call: CommandCall): Promise<ForwardedAnswer> {
    try {
      return { kind: 'answered', answered: await carryOut(this.here, call) };
    } catch (error) {
      if (!(error instanceof OwnedElsewhere) || error.address === null) throw error;
      const answer = await this.links.call(error.address, call);
      if (answer.kind === 'answered') this.here.leases.confirm(error.logId, error.address);
      return answer;
    }
  }
}
