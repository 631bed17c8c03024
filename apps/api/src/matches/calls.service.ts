import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import type { Acknowledgement, Called, CallJudge, CloseCall, CommandOnly } from '@arbiter/contracts';
import type { JudgeAct, MatchCommands } from '@arbiter/recording';
import { seated, staffId, type MatchAccess } from '../auth/principal.js';
import { orProblem } from '../problems/problem-error.js';
import { MATCH_COMMANDS } from '../tokens.js';

/** Calls for a judge: a player makes one, a judge takes and closes it. */
@Injectable()
export class CallsService {
  constructor(@Inject(MATCH_COMMANDS) private readonly commands: MatchCommands) {}

  async call(access: MatchAccess, { commandId, kind, sawVersion }: CallJudge): Promise<Called> {
    const { matchId } = access.match;
    const called = orProblem(await this.commands.callJudge({ matchId, commandId, seat: seated(access), kind, sawVersion }));
    const { version, hash, call, stops, stopsLeft } = called;
    return { version, hash, call, stops, stopsLeft };
  }

  take(access: MatchAccess, token: AccessToken, call: number, { commandId }: CommandOnly): Promise<Acknowledgement> {
    return this.act(access, token, commandId, { type: 'takeCall', call });
  }

  close(access: MatchAccess, token: AccessToken, call: number, { commandId, outcome, improper }: CloseCall): Promise<Acknowledgement> {
    return this.act(access, token, commandId, { type: 'closeCall', call, outcome, improper });
  }

  private async act({ match }: MatchAccess, token: AccessToken, commandId: string, act: JudgeAct): Promise<Acknowledgement> {
    const { version, hash } = orProblem(await this.commands.judge({ matchId: match.matchId, commandId, judge: staffId(token), act }));
    return { version, hash };
  }
}
