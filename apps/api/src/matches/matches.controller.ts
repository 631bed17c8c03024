import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  createdMatchesSchema,
  createdMatchSchema,
  createMatchesSchema,
  createMatchSchema,
  gatheringParamsSchema,
  matchParamsSchema,
  matchSummarySchema,
  pageQuerySchema,
  pageSchema,
  playerParamsSchema,
  type CreateMatch,
  type CreateMatches,
  type PageQuery,
} from '@arbiter/contracts';
import { CurrentMatch, CurrentPrincipal, CurrentToken } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import type { MatchAccess, Principal } from '../auth/principal.js';
import { MatchAdminService } from './match-admin.service.js';

const tag = 'Matches';
const matchPage = pageSchema(matchSummarySchema, 'MatchPage');

const creationProblems = [
  'gathering/not-found',
  'format/not-found',
  'format/not-fitting',
  'deck/missing',
  'deck/illegal',
  'match/bad-seats',
  'match/set-apart',
  'ruleset/unknown',
  'command/reused',
] as const;

@Controller()
export class MatchesController {
  constructor(@Inject(MatchAdminService) private readonly matches: MatchAdminService) {}

  @Post('gatherings/:gatheringId/matches')
  @Endpoint({
    tag,
    summary: 'Creates a match',
    description:
      'Draws the secret seed and pins everything that the match is played by. Sending the same command again gives the same match, also where the ruleset was left open and a newer one has been released since. `bot` in place of a player seats a bot: whoever reads the match is told so.',
    access: { roles: ['organizer'] },
    status: 201,
    answer: createdMatchSchema,
    problems: creationProblems,
  })
  create(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: createMatchSchema }) body: CreateMatch,
  ): Promise<unknown> {
    return this.matches.create(token, gatheringId, body);
  }

  @Post('gatherings/:gatheringId/matches/batch')
  @Endpoint({
    tag,
    summary: 'Creates several matches at once',
    description:
      'All of them are registered in one transaction, or none: what is refused names the item (`issues`), and can be corrected and sent again as a whole with the same command id. Each match draws a seed of its own. Sending the same command again gets the same matches.',
    access: { roles: ['organizer'], weight: 'whole' },
    status: 201,
    answer: createdMatchesSchema,
    problems: creationProblems,
  })
  createAll(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: createMatchesSchema }) body: CreateMatches,
  ): Promise<unknown> {
    return this.matches.createAll(token, gatheringId, body);
  }

  @Get('gatherings/:gatheringId/matches')
  @Endpoint({
    tag,
    summary: 'Lists the matches of a gathering, the newest first',
    access: { roles: allRoles },
    status: 200,
    answer: matchPage,
    problems: ['gathering/not-found'],
  })
  list(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Query({ schema: pageQuerySchema }) page: PageQuery,
  ): Promise<unknown> {
    return this.matches.list(principal, gatheringId, null, page);
  }

  @Get('gatherings/:gatheringId/players/:playerId/matches')
  @Endpoint({
    tag,
    summary: "Lists a player's matches, the newest first",
    access: { roles: allRoles },
    status: 200,
    answer: matchPage,
    problems: ['gathering/not-found'],
  })
  history(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: playerParamsSchema }) { gatheringId, playerId }: { gatheringId: string; playerId: string },
    @Query({ schema: pageQuerySchema }) page: PageQuery,
  ): Promise<unknown> {
    return this.matches.list(principal, gatheringId, playerId, page);
  }

  @Get('matches/:matchId')
  @Endpoint({
    tag,
    summary: 'Shows a match as lists do',
    access: { roles: allRoles, published: true },
    status: 200,
    answer: matchSummarySchema,
    problems: ['match/not-found'],
  })
  summary(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _params: unknown,
  ): Promise<unknown> {
    return this.matches.summary(principal, access);
  }

  @Post('matches/:matchId/publication')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Publishes the full record of a match that has ended',
    access: { roles: ['organizer'] },
    status: 200,
    answer: matchSummarySchema,
    problems: ['match/not-found', 'match/wrong-phase', 'judge/plays-in-this-match'],
  })
  publish(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _params: unknown,
  ): Promise<unknown> {
    return this.matches.publish(principal, access);
  }
}
