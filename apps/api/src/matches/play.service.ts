import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import type {
  Acknowledgement,
  AnswerDecision,
  CancelMatch,
  CommandOnly,
  CommitEntropy,
  Concede,
  Draw,
  JudgeAction,
  OpenEntropy,
} from '@arbiter/contracts';
import type { Ack, Answered, JudgeAct, MatchCommands } from '@arbiter/recording';
import { seated, staffId, type MatchAccess, type Principal } from '../auth/principal.js';
import { orProblem } from '../problems/problem-error.js';
import { MATCH_COMMANDS } from '../tokens.js';
import { ReadingService, type DecisionsShown } from './reading.service.js';

const acknowledge = async (answered: Promise<Answered<Ack>>): Promise<Acknowledgement> => {
  const { version, hash } = orProblem(await answered);
  return { version, hash };
};

const actOf = (action: JudgeAction): JudgeAct => {
  switch (action.type) {
    case 'pause':
      return { type: 'pause', reason: action.reason };
    case 'resume':
      return { type: 'resume' };
    case 'extraTime':
      return { type: 'extraTime', seat: action.seat, ms: action.ms, reason: action.reason };
    case 'ruling':
      return { type: 'ruling', reason: action.reason, rules: action.rules };
    case 'gameLoss':
    case 'matchLoss':
      return { type: action.type, seat: action.seat, reason: action.reason, rules: action.rules };
    case 'noShow':
      return { type: 'noShow', seats: action.seats, reason: action.reason, rules: action.rules };
    case 'timeCalled':
      return { type: 'timeCalled' };
    case 'rewind':
      return { type: 'rewind', toVersion: action.toVersion, banks: action.banks, reason: action.reason, rules: action.rules };
  }
};

/** Turns requests into commands of `recording`. Every method resolves after the commit, with the version and hash as evidence of it. */
@Injectable()
export class PlayService {
  constructor(
    @Inject(MATCH_COMMANDS) private readonly commands: MatchCommands,
    @Inject(ReadingService) private readonly reading: ReadingService,
  ) {}

  ready(access: MatchAccess, { commandId }: CommandOnly): Promise<Acknowledgement> {
    return acknowledge(this.commands.ready({ ...at(access), commandId, seat: seated(access) }));
  }

  commitEntropy(access: MatchAccess, { commandId, commitment }: CommitEntropy): Promise<Acknowledgement> {
    return acknowledge(this.commands.commitEntropy({ ...at(access), commandId, seat: seated(access), commitment }));
  }

  declineEntropy(access: MatchAccess, { commandId }: CommandOnly): Promise<Acknowledgement> {
    return acknowledge(this.commands.declineEntropy({ ...at(access), commandId, seat: seated(access) }));
  }

  openEntropy(access: MatchAccess, { commandId, entropy }: OpenEntropy): Promise<Acknowledgement> {
    return acknowledge(this.commands.openEntropy({ ...at(access), commandId, seat: seated(access), entropy }));
  }

  start(access: MatchAccess, { commandId }: CommandOnly): Promise<Acknowledgement> {
    return acknowledge(this.commands.start({ ...at(access), commandId }));
  }

  cancel(access: MatchAccess, token: AccessToken, { commandId, reason }: CancelMatch): Promise<Acknowledgement> {
    return acknowledge(this.commands.cancel({ ...at(access), commandId, by: staffId(token), reason }));
  }

  /** Answers a decision, and tells the player what they are asked next. */
  async answer(
    principal: Principal,
    access: MatchAccess,
    decision: number,
    { commandId, answer }: AnswerDecision,
  ): Promise<Acknowledgement & { readonly next: DecisionsShown }> {
    const seat = seated(access);
    const { version, hash, next } = orProblem(await this.commands.answer({ ...at(access), commandId, seat, decision, answer }));
    const asked = next === undefined ? this.reading.decisions(principal, access, undefined) : this.reading.inWords(next, access.match);
    return { version, hash, next: await asked };
  }

  concede(access: MatchAccess, { commandId, scope }: Concede): Promise<Acknowledgement> {
    return acknowledge(this.commands.concede({ ...at(access), commandId, seat: seated(access), scope }));
  }

  offerDraw(access: MatchAccess, { commandId, scope }: Draw): Promise<Acknowledgement> {
    return acknowledge(this.commands.offerDraw({ ...at(access), commandId, seat: seated(access), scope }));
  }

  agreeDraw(access: MatchAccess, { commandId, scope }: Draw): Promise<Acknowledgement> {
    return acknowledge(this.commands.agreeDraw({ ...at(access), commandId, seat: seated(access), scope }));
  }

  judge(access: MatchAccess, token: AccessToken, action: JudgeAction): Promise<Acknowledgement> {
    return acknowledge(this.commands.judge({ ...at(access), commandId: action.commandId, judge: staffId(token), act: actOf(action) }));
  }
}

const at = ({ match }: MatchAccess): { readonly matchId: string } => ({ matchId: match.matchId });
