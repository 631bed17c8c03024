import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  calledSchema,
  callJudgeSchema,
  callParamsSchema,
  closeCallSchema,
  commandOnlySchema,
  matchParamsSchema,
  type Acknowledgement,
  type Called,
  type CallJudge,
  type CloseCall,
  type CommandOnly,
} from '@arbiter/contracts';
import { CurrentMatch, CurrentToken } from '../auth/current.decorator.js';
import type { MatchAccess } from '../auth/principal.js';
import { CallsService } from './calls.service.js';
import { Command } from './match-command.decorator.js';

@Controller('matches/:matchId/calls')
export class CallsController {
  constructor(@Inject(CallsService) private readonly calls: CallsService) {}

  @Post()
  @HttpCode(200)
  @Command(
    ['player'],
    'Calls a judge',
    ['match/over', 'call/already-open', 'version/not-found'],
    'Stops both clocks at once: the match is `paused` until a judge has closed the call, and the time costs nobody anything, unless the judge finds the call improper. A player stops a game so at most three times; later calls are open too, but the match goes on (`stops` is false). A player has one open call at a time. Whoever sees the match is told that a judge was called; why, only those at the table and judges (`calls` of the view).',
    calledSchema,
  )
  call(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: callJudgeSchema }) body: CallJudge,
  ): Promise<Called> {
    return this.calls.call(access, body);
  }

  @Post(':call/taken')
  @HttpCode(200)
  @Command(
    ['judge'],
    'Says that a judge comes to a call',
    ['call/not-found', 'call/closed', 'call/taken', 'judge/plays-in-this-match'],
    'So that the players know, and other judges need not go. It changes nothing else.',
  )
  take(
    @CurrentMatch() access: MatchAccess,
    @CurrentToken() token: AccessToken,
    @Param({ schema: callParamsSchema }) { call }: { call: number },
    @Body({ schema: commandOnlySchema }) body: CommandOnly,
  ): Promise<Acknowledgement> {
    return this.calls.take(access, token, call, body);
  }

  @Post(':call/closed')
  @HttpCode(200)
  @Command(
    ['judge'],
    'Closes a call',
    ['call/not-found', 'call/closed', 'judge/plays-in-this-match'],
    "Any judge may, whether or not the call was taken. With the last call that held the match it goes on, its clocks where they stood, unless a judge has paused it. An `improper` call costs its caller's bank the time for which it held the match, without time under a judge's own pause. When a match ends, its open calls are closed by that.",
  )
  close(
    @CurrentMatch() access: MatchAccess,
    @CurrentToken() token: AccessToken,
    @Param({ schema: callParamsSchema }) { call }: { call: number },
    @Body({ schema: closeCallSchema }) body: CloseCall,
  ): Promise<Acknowledgement> {
    return this.calls.close(access, token, call, body);
  }
}
