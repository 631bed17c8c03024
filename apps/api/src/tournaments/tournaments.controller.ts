import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  carriedOutSchema,
  createTournamentSchema,
  gatheringParamsSchema,
  registeredSchema,
  registerYourselfSchema,
  sendTournamentCommandSchema,
  tournamentListSchema,
  tournamentParamsSchema,
  tournamentSchema,
  type CreateTournament,
  type RegisterYourself,
  type SendTournamentCommand,
} from '@arbiter/contracts';
import { tournamentRefusalCodes } from '@arbiter/tournaments';
import { CurrentToken } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import { TournamentReadingService } from './tournament-reading.service.js';
import { TournamentsService } from './tournaments.service.js';

const tag = 'Tournaments';

@Controller()
export class TournamentsController {
  constructor(
    @Inject(TournamentsService) private readonly tournaments: TournamentsService,
    @Inject(TournamentReadingService) private readonly reading: TournamentReadingService,
  ) {}

  @Post('gatherings/:gatheringId/tournaments')
  @Endpoint({
    tag,
    summary: 'Creates a tournament',
    description:
      'Draws the secret from which all its lots come, and commits to it. Which rounds are played is said afterwards (`setStructure`). Sending the same command id again makes nothing twice.',
    access: { roles: ['organizer'] },
    status: 201,
    answer: tournamentSchema,
    problems: ['gathering/not-found', 'game/not-found', 'format/not-found', 'policy/not-found', 'card-list/not-found', 'command/reused'],
  })
  async create(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: createTournamentSchema }) body: CreateTournament,
  ): Promise<unknown> {
    const { tournamentId } = await this.tournaments.create(token, gatheringId, body);
    return this.reading.tournament({ kind: 'token', token }, tournamentId);
  }

  @Get('gatherings/:gatheringId/tournaments')
  @Endpoint({
    tag,
    summary: 'Lists the tournaments of a gathering, the newest first',
    access: { roles: allRoles },
    status: 200,
    answer: tournamentListSchema,
    problems: ['gathering/not-found'],
  })
  list(@Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string }): Promise<unknown> {
    return this.reading.list(gatheringId);
  }

  @Post('tournaments/:tournamentId/commands')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Carries out a command of staff or of a player',
    description:
      'Organizers send every command but `reportResult`. Judges check players in, record who did not come, add time, call time and confirm results; scorekeepers (`scopes`) run the rounds, and head judges decide what goes beyond a table. Players check in, submit their deck, report the result of their table, drop, and cancel their registration. Nobody acts as staff at a table where they play. A command is recorded whole or refused whole; sending the same command id again does nothing twice.',
    access: { roles: ['organizer', 'judge', 'player'] },
    status: 200,
    answer: carriedOutSchema,
    problems: [
      ...tournamentRefusalCodes,
      'tournament/not-found',
      'tournament/changed',
      'player/not-found',
      'player/is-bot',
      'game/not-found',
      'deck/illegal',
      'deck/unreadable',
      'judge/plays-in-this-match',
      'command/reused',
    ],
  })
  send(
    @CurrentToken() token: AccessToken,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Body({ schema: sendTournamentCommandSchema }) body: SendTournamentCommand,
  ): Promise<unknown> {
    return this.tournaments.send(token, tournamentId, body);
  }

  @Post('tournaments/:tournamentId/registrations')
  @Endpoint({
    tag,
    summary: 'Registers whoever has the link, where players register themselves',
    description: 'The secret in the answer is the token of the new player: it is shown this once.',
    access: { roles: 'everybody', weight: 'page' },
    status: 201,
    answer: registeredSchema,
    problems: ['tournament/not-found', 'access/forbidden', 'tournament/wrong-status', 'entrant/registered-already', 'command/reused'],
  })
  register(
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Body({ schema: registerYourselfSchema }) body: RegisterYourself,
  ): Promise<unknown> {
    return this.tournaments.registerYourself(tournamentId, body);
  }
}
