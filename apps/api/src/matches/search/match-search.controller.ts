import { Controller, Get, Inject, Query } from '@nestjs/common';
import { foundMatchPageSchema, matchSearchQuerySchema, type MatchSearchQuery } from '@arbiter/contracts';
import { CurrentPrincipal } from '../../auth/current.decorator.js';
import { allRoles, Endpoint } from '../../auth/endpoint.decorator.js';
import type { Principal } from '../../auth/principal.js';
import { MatchSearchService } from './match-search.service.js';

@Controller()
export class MatchSearchController {
  constructor(@Inject(MatchSearchService) private readonly matches: MatchSearchService) {}

  @Get('matches')
  @Endpoint({
    tag: 'Matches',
    summary: 'Searches matches over all gatherings, the newest first',
    description:
      'Everybody finds published matches; a token finds those of its gathering, or its one match, and an organizer of all gatherings finds all. Everything is told as old as the reader sees it, so a spectator finds a match as running until their delay is over.',
    access: { roles: allRoles, published: true, weight: 'page' },
    status: 200,
    answer: foundMatchPageSchema,
    problems: [],
  })
  search(@CurrentPrincipal() principal: Principal, @Query({ schema: matchSearchQuerySchema }) query: MatchSearchQuery): Promise<unknown> {
    return this.matches.search(principal, query);
  }
}
