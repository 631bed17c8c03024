import type {
  Ack,
  AnswerAck,
  CallAck,
  MatchCommands,
  MatchDecisions,
  MatchNews,
  MatchQueries,
  MatchView,
  Reader,
} from '../match/commands.js';
import { OwnedElsewhere } from '../match/log-leases.js';
import type { MatchService } from '../match/match-service.js';
import type { Answered } from '../match/problem.js';
import type { NodeAddress, Version } from '../ports.js';

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
  'callJudge',
  'judge',
  'cancel',
] as const satisfies readonly (keyof MatchCommands)[];
export type ForwardedCommand = (typeof forwardedCommands)[number];

/** The perspective of somebody who sits at a match. Others read from the log wherever they are: many of them share what is read. */
export type PlayerReader = Extract<Reader, { readonly kind: 'player' }>;

/** A command or a player's question for another process, as data. */
export type ForwardedCall =
  | { readonly name: ForwardedCommand; readonly command: Parameters<MatchCommands[ForwardedCommand]>[0] }
  | { readonly name: 'judgeViewed'; readonly command: { readonly matchId: string; readonly judge: string } }
  | {
      readonly name: 'decisions' | 'matchView';
      readonly command: { readonly matchId: string; readonly reader: PlayerReader; readonly version?: Version };
    }
  | {
      readonly name: 'news';
      readonly command: { readonly matchId: string; readonly reader: PlayerReader; readonly after: Version; readonly limit: number };
    };

/** What a call brings. */
export type ForwardedValue = AnswerAck | CallAck | MatchDecisions | MatchView | readonly MatchNews[] | null;

/** What came of a forwarded call. */
export type ForwardedAnswer =
  | { readonly kind: 'answered'; readonly answered: Answered<ForwardedValue> }
  /** The process asked does not own the log. */
  | { readonly kind: 'not-owner' }
  /** The process did not answer in time, or its connection broke: it may have carried the command out. */
  | { readonly kind: 'unreachable' }
  /** The process could not do what it was asked, and says why. */
  | { readonly kind: 'failed'; readonly failure: ForwardedFailure };

/** What `carryOutForwarded` answers. */
export type CarriedOut = Extract<ForwardedAnswer, { readonly kind: 'answered' | 'not-owner' }>;

/** The owner of a match's log failed to carry out what was forwarded. The same command may be sent again. */
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
  /** Sends a call. Never rejects. */
  call(address: NodeAddress, call: ForwardedCall): Promise<ForwardedAnswer>;
}

/** What one process can do for others. */
export interface ServingProcess {
  readonly matches: MatchService;
  readonly reader: MatchQueries;
}

/** Carries out a command in this process. */
export const carryOut = (
  service: MatchService,
  { name, command }: Extract<ForwardedCall, { readonly name: ForwardedCommand | 'judgeViewed' }>,
): Promise<Answered<Ack | null>> =>
  name === 'judgeViewed'
    ? service.judgeViewed(command.matchId, command.judge)
    : // Name and command of a call belong together, which the types don't say.
      (service[name] as (command: unknown) => Promise<Answered<Ack>>).call(service, command);

/** Answers an answer like `MatchCommands.answer`, with what the player is asked next. */
const answerWithNext = async (
  { matches, reader }: ServingProcess,
  command: Parameters<MatchCommands['answer']>[0],
): Promise<Answered<AnswerAck>> => {
  const answered = await matches.answer(command);
  if (!answered.ok) return answered;
  const next = await reader.decisions(command.matchId, { kind: 'player', seat: command.seat });
  return next.ok ? { ok: true, value: { ...answered.value, next: next.value } } : answered;
};

const serve = (process: ServingProcess, call: ForwardedCall): Promise<Answered<ForwardedValue>> => {
  const { reader } = process;
  switch (call.name) {
    case 'decisions':
      return reader.decisions(call.command.matchId, call.command.reader, call.command.version);
    case 'matchView':
      return reader.matchView(call.command.matchId, call.command.reader, call.command.version);
    case 'news':
      return reader.news(call.command.matchId, call.command.reader, call.command.after, call.command.limit);
    case 'answer':
      return answerWithNext(process, call.command as Parameters<MatchCommands['answer']>[0]);
    default:
      return carryOut(process.matches, call);
  }
};

/**
 * Does what another process has forwarded. It is not forwarded again.
 * @throws whatever the command throws
 */
export const carryOutForwarded = async (process: ServingProcess, call: ForwardedCall): Promise<CarriedOut> => {
  try {
    return { kind: 'answered', answered: await serve(process, call) };
  } catch (error) {
    if (error instanceof OwnedElsewhere) return { kind: 'not-owner' };
    throw error;
  }
};
