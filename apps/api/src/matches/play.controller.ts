import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  answeredSchema,
  answerDecisionSchema,
  cancelMatchSchema,
  commandOnlySchema,
  commitEntropySchema,
  concedeSchema,
  decisionParamsSchema,
  drawSchema,
  judgeActionSchema,
  matchParamsSchema,
  openEntropySchema,
  type Acknowledgement,
  type AnswerDecision,
  type CancelMatch,
  type CommandOnly,
  type CommitEntropy,
  type Concede,
  type Draw,
  type JudgeAction,
  type OpenEntropy,
  type ProblemCode,
} from '@arbiter/contracts';
import { CurrentMatch, CurrentPrincipal, CurrentToken } from '../auth/current.decorator.js';
import type { MatchAccess, Principal } from '../auth/principal.js';
import { Command } from './match-command.decorator.js';
import { PlayService } from './play.service.js';
import type { DecisionsShown } from './reading.service.js';

const whilePlaying: readonly ProblemCode[] = ['match/over', 'match/paused', 'action/not-possible'];

@Controller('matches/:matchId')
export class PlayController {
  constructor(@Inject(PlayService) private readonly play: PlayService) {}

  @Post('ready')
  @HttpCode(200)
  @Command(['player'], 'Says that the player is ready', ['match/entropy-unopened', 'match/over'])
  ready(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: commandOnlySchema }) body: CommandOnly,
  ): Promise<Acknowledgement> {
    return this.play.ready(access, body);
  }

  @Post('entropy-commitment')
  @HttpCode(200)
  @Command(
    ['player'],
    "Commits to a player's own chance before the start",
    ['match/entropy-given', 'match/over'],
    'Nobody can choose their chance by that of others: all commit, or decline, before anyone opens. Who is ready without having committed has declined.',
  )
  commitEntropy(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: commitEntropySchema }) body: CommitEntropy,
  ): Promise<Acknowledgement> {
    return this.play.commitEntropy(access, body);
  }

  @Post('entropy-decline')
  @HttpCode(200)
  @Command(['player'], 'Says that the player adds no chance, so that others may open theirs', ['match/entropy-given', 'match/over'])
  declineEntropy(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: commandOnlySchema }) body: CommandOnly,
  ): Promise<Acknowledgement> {
    return this.play.declineEntropy(access, body);
  }

  @Post('entropy-opening')
  @HttpCode(200)
  @Command(
    ['player'],
    'Opens the chance that the player committed to',
    [
      'match/entropy-waiting',
      'match/entropy-not-committed',
      'match/entropy-mismatch',
      'match/entropy-given',
      'answer/malformed',
      'match/over',
    ],
    'Once every player has committed or declined, which `entropy` of the view tells. Who has committed is ready only when they have opened it, and without them the match does not begin.',
  )
  openEntropy(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: openEntropySchema }) body: OpenEntropy,
  ): Promise<Acknowledgement> {
    return this.play.openEntropy(access, body);
  }

  @Post('start')
  @HttpCode(200)
  @Command(['organizer', 'judge'], 'Starts a match whose players are ready', ['match/not-ready', 'match/over', 'judge/plays-in-this-match'])
  start(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: commandOnlySchema }) body: CommandOnly,
  ): Promise<Acknowledgement> {
    return this.play.start(access, body);
  }

  @Post('cancellation')
  @HttpCode(200)
  @Command(['organizer'], 'Ends a match without a result and reveals its seed', ['match/over', 'judge/plays-in-this-match'])
  cancel(
    @CurrentMatch() access: MatchAccess,
    @CurrentToken() token: AccessToken,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: cancelMatchSchema }) body: CancelMatch,
  ): Promise<Acknowledgement> {
    return this.play.cancel(access, token, body);
  }

  @Post('decisions/:decisionId/answer')
  @HttpCode(200)
  @Command(
    ['player'],
    'Answers an open decision',
    [
      'decision/unknown',
      'decision/closed',
      'decision/not-yours',
      'answer/malformed',
      'answer/illegal',
      'answer/nothing-done',
      'deck/illegal',
      'deck/locked',
      ...whilePlaying,
    ],
    'Resending the same command id gets the first acknowledgement. What others do in between does not make an answer stale. An illegal answer leaves no event. What a view says that one `may` say while another is asked is one pick of an answer to that decision, which stays open. Options that are `standing` (passing ahead, where to be asked) are refused when 16 answers of the player in a row changed nothing in the game (`answer/nothing-done`); all others are not. `next` is what the player is asked now, so that nobody has to ask for it.',
    answeredSchema,
  )
  answer(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: decisionParamsSchema }) { decisionId }: { decisionId: number },
    @Body({ schema: answerDecisionSchema }) body: AnswerDecision,
  ): Promise<Acknowledgement & { readonly next: DecisionsShown }> {
    return this.play.answer(principal, access, decisionId, body);
  }

  @Post('concession')
  @HttpCode(200)
  @Command(
    ['player'],
    'Concedes the game or the match',
    ['judge/players-left', ...whilePlaying],
    'The match may be conceded before it has started too, where one player is left.',
  )
  concede(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: concedeSchema }) body: Concede,
  ): Promise<Acknowledgement> {
    return this.play.concede(access, body);
  }

  @Post('draw-offer')
  @HttpCode(200)
  @Command(
    ['player'],
    'Offers a draw',
    ['draw/already-offered', ...whilePlaying],
    'Of the game or of the match; each player may have one offer of either open. It lapses when another player plays on, and that of a game when the game ends.',
  )
  offerDraw(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: drawSchema }) body: Draw,
  ): Promise<Acknowledgement> {
    return this.play.offerDraw(access, body);
  }

  @Post('draw-agreement')
  @HttpCode(200)
  @Command(
    ['player'],
    'Agrees to the draw on offer',
    ['draw/no-offer', 'draw/already-offered', ...whilePlaying],
    'The last agreement ends the game or the match.',
  )
  agreeDraw(
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: drawSchema }) body: Draw,
  ): Promise<Acknowledgement> {
    return this.play.agreeDraw(access, body);
  }

  @Post('judge-actions')
  @HttpCode(200)
  @Command(
    ['judge'],
    'Acts as a judge: pause, resume, extra time, ruling, game loss, match loss, no-show, end of the round, going back',
    [
      'judge/plays-in-this-match',
      'judge/rewind-unavailable',
      'rewind/other-game',
      'rewind/abandoned',
      'rewind/nothing-since',
      'rewind/too-many',
      'version/not-found',
      'judge/players-left',
      'judge/result-stands',
      'match/seat-unknown',
      'match/not-paused',
      'call/still-open',
      'match/paused',
      'match/over',
      'clock/none',
      'action/not-possible',
      'time/not-offered',
      'time/called',
    ],
    'Every act becomes an event of the match. A ruling may be given at any time, after the end too: then it stands on the record behind the end and changes nothing. Before the start a match loss, or `noShow` with the seats of those who did not come, ends the match: whoever is left has won, and its seed is revealed; one match takes one such act. `resume` ends the pause of a judge; while a call holds the match, close that instead (`call/still-open`). Losses after the end are refused by name. `rewind`, in a paused match, lets it go back to a version of the game that is under way: what stood then stands again under numbers that run on, everybody is asked anew, hidden cards that somebody may have learned of are shuffled among themselves, and later draws come from another key. Players have the banks of then, or those of now (`banks`). What is abandoned stays on the record; a match goes back eight times at most. `timeCalled` says, once, that the time of the round is over: the rules then count the turns that are left and end the match, where its format says what follows (`options.endOfRound`).',
  )
  judge(
    @CurrentMatch() access: MatchAccess,
    @CurrentToken() token: AccessToken,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: judgeActionSchema }) body: JudgeAction,
  ): Promise<Acknowledgement> {
    return this.play.judge(access, token, body);
  }
}
