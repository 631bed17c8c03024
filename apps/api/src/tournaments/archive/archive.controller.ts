import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import {
  archivePageSchema,
  archiveQuerySchema,
  metOpponentPageSchema,
  pageQuerySchema,
  playerHistoryParamsSchema,
  playerHistoryQuerySchema,
  playerHistorySchema,
  type ArchiveQuery,
  type PageQuery,
  type PlayerHistoryQuery,
} from '@arbiter/contracts';
import { CurrentPrincipal } from '../../auth/current.decorator.js';
import { allRoles, Endpoint } from '../../auth/endpoint.decorator.js';
import type { Principal } from '../../auth/principal.js';
import { TournamentArchiveService } from './archive.service.js';

const tag = 'Tournaments';
const access = { roles: allRoles, published: true, weight: 'page' } as const;

@Controller()
export class TournamentArchiveController {
  constructor(@Inject(TournamentArchiveService) private readonly archive: TournamentArchiveService) {}

  @Get('tournaments')
  @Endpoint({
    tag,
    summary: 'Lists tournaments: running ones first, then those to come, then those that are over, the newest first',
    description:
      'Everybody is told of public tournaments; a token also of those of its gathering. Tournaments that are still being set up are listed to staff alone. The list is a moment behind the log.',
    access,
    status: 200,
    answer: archivePageSchema,
    problems: [],
  })
  list(@CurrentPrincipal() principal: Principal, @Query({ schema: archiveQuerySchema }) query: ArchiveQuery): Promise<unknown> {
    return this.archive.list(principal, query);
  }

  @Get('players/:playerId/history')
  @Endpoint({
    tag,
    summary: "Shows a player's tournaments over all events, with their matches",
    description:
      'Only players who are bound to a person have a history: it joins all players as whom the person plays. It has the tournaments that the reader may know of, and of them published rounds and confirmed results. Filters leave tournaments, and `opponent` and `result` also rounds; `totals` are of everything. `matchId` names recorded matches that the reader may open. The history is a moment behind the log.',
    access,
    status: 200,
    answer: playerHistorySchema,
    problems: ['player/not-found'],
  })
  history(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: playerHistoryParamsSchema }) { playerId }: { playerId: string },
    @Query({ schema: playerHistoryQuerySchema }) query: PlayerHistoryQuery,
  ): Promise<unknown> {
    return this.archive.history(principal, playerId, query);
  }

  @Get('players/:playerId/opponents')
  @Endpoint({
    tag,
    summary: 'Lists whom a player met over all events, with the results against each',
    description:
      'Of the tournaments that the reader may know of, with confirmed results of published rounds; who was met last comes first. In pods everybody else at the table counts. It is a moment behind the log.',
    access,
    status: 200,
    answer: metOpponentPageSchema,
    problems: ['player/not-found'],
  })
  opponents(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: playerHistoryParamsSchema }) { playerId }: { playerId: string },
    @Query({ schema: pageQuerySchema }) page: PageQuery,
  ): Promise<unknown> {
    return this.archive.opponents(principal, playerId, page);
  }
}
