import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  checkTournamentDeckSchema,
  deckJudgementSchema,
  entrantDeckSchema,
  entrantParamsSchema,
  tournamentParamsSchema,
  type CheckTournamentDeck,
} from '@arbiter/contracts';
import { CurrentPrincipal, CurrentToken } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import type { Principal } from '../auth/principal.js';
import { TournamentDecksService } from './decks.service.js';

const tag = 'Tournaments';

@Controller('tournaments/:tournamentId')
export class TournamentDecksController {
  constructor(@Inject(TournamentDecksService) private readonly decks: TournamentDecksService) {}

  @Post('deck-checks')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Says of a deck what would be said if it were submitted; records nothing',
    description: 'For staff and players of the tournament. The deck comes as `submitDeck` takes it.',
    access: { roles: ['organizer', 'judge', 'player'], weight: 'page' },
    status: 200,
    answer: deckJudgementSchema,
    problems: ['tournament/not-found', 'game/not-found', 'format/not-found', 'deck/unreadable', 'request/too-large'],
  })
  check(
    @CurrentToken() token: AccessToken,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Body({ schema: checkTournamentDeckSchema }) body: CheckTournamentDeck,
  ): Promise<unknown> {
    return this.decks.check(token, tournamentId, body);
  }

  @Get('entrants/:entrant/deck')
  @Endpoint({
    tag,
    summary: "Shows an entrant's deck",
    description:
      'Staff and the player see all of it. Everybody else sees the list, and nothing else, once `openDeckLists` has opened it to them: to opponents at a published table, or to everybody.',
    access: { roles: allRoles, published: true },
    status: 200,
    answer: entrantDeckSchema,
    problems: ['tournament/not-found', 'entrant/not-found', 'deck/not-found', 'access/forbidden'],
  })
  deck(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: entrantParamsSchema }) { tournamentId, entrant }: { tournamentId: string; entrant: number },
  ): Promise<unknown> {
    return this.decks.deck(principal, tournamentId, entrant);
  }
}
