import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import {
  bracketsSchema,
  correctionPreviewSchema,
  entrantListSchema,
  entrantParamsSchema,
  openedFigureSchema,
  ownPageSchema,
  penaltiesQuerySchema,
  penaltiesSchema,
  overridePreviewSchema,
  previewCorrectionSchema,
  previewOverrideSchema,
  proposalQuerySchema,
  proposalSchema,
  roundParamsSchema,
  roundSchema,
  standingsQuerySchema,
  standingsSchema,
  tournamentEventsQuerySchema,
  tournamentEventsSchema,
  tournamentParamsSchema,
  tournamentSchema,
  type PreviewCorrection,
  type PreviewOverride,
} from '@arbiter/contracts';
import { CurrentPrincipal } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import type { Principal } from '../auth/principal.js';
import { TournamentReadingService } from './tournament-reading.service.js';

const tag = 'Tournaments';
const open = { roles: allRoles, published: true } as const;

@Controller('tournaments/:tournamentId')
export class TournamentReadingController {
  constructor(@Inject(TournamentReadingService) private readonly reading: TournamentReadingService) {}

  @Get()
  @Endpoint({ tag, summary: 'Shows a tournament', access: open, status: 200, answer: tournamentSchema, problems: ['tournament/not-found'] })
  tournament(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
  ): Promise<unknown> {
    return this.reading.tournament(principal, tournamentId);
  }

  @Get('entrants')
  @Endpoint({
    tag,
    summary: 'Lists the entrants by their numbers',
    access: { ...open, weight: 'page' },
    status: 200,
    answer: entrantListSchema,
    problems: ['tournament/not-found'],
  })
  entrants(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
  ): Promise<unknown> {
    return this.reading.entrants(principal, tournamentId);
  }

  @Get('rounds/:round')
  @Endpoint({
    tag,
    summary: 'Shows a round: tables, reasons, results and clock',
    description: 'Pairings that are not published are shown to staff alone.',
    access: { ...open, weight: 'page' },
    status: 200,
    answer: roundSchema,
    problems: ['tournament/not-found', 'round/not-found'],
  })
  round(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: roundParamsSchema }) { tournamentId, round }: { tournamentId: string; round: number },
  ): Promise<unknown> {
    return this.reading.round(principal, tournamentId, round);
  }

  @Get('brackets')
  @Endpoint({
    tag,
    summary: 'Shows the brackets of elimination, whole',
    description:
      'Matches to come name the matches whose winners or losers play them. Tables of rounds that are not published are shown to staff alone.',
    access: { ...open, weight: 'page' },
    status: 200,
    answer: bracketsSchema,
    problems: ['tournament/not-found', 'round/pairing-refused'],
  })
  brackets(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
  ): Promise<unknown> {
    return this.reading.brackets(principal, tournamentId);
  }

  @Get('standings')
  @Endpoint({
    tag,
    summary: 'Shows the standings after a round, or as they are now',
    access: { ...open, weight: 'page' },
    status: 200,
    answer: standingsSchema,
    problems: ['tournament/not-found', 'round/not-found'],
  })
  standings(
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Query({ schema: standingsQuerySchema }) { round }: { round?: number | undefined },
  ): Promise<unknown> {
    return this.reading.standings(tournamentId, round);
  }

  @Get('standings/:entrant')
  @Endpoint({
    tag,
    summary: "Opens an entrant's numbers down to results and their events in the log",
    access: { ...open, weight: 'page' },
    status: 200,
    answer: openedFigureSchema,
    problems: ['tournament/not-found', 'round/not-found', 'entrant/not-found'],
  })
  opened(
    @Param({ schema: entrantParamsSchema }) { tournamentId, entrant }: { tournamentId: string; entrant: number },
    @Query({ schema: standingsQuerySchema }) { round }: { round?: number | undefined },
  ): Promise<unknown> {
    return this.reading.opened(tournamentId, entrant, round);
  }

  @Get('me')
  @Endpoint({
    tag,
    summary: "Shows a player's own table and clock",
    access: { roles: allRoles },
    status: 200,
    answer: ownPageSchema,
    problems: ['tournament/not-found', 'access/not-impartial'],
  })
  ownPage(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
  ): Promise<unknown> {
    return this.reading.ownPage(principal, tournamentId);
  }

  @Post('previews')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Tells what correcting a result would change',
    description: 'Nothing is recorded.',
    access: { roles: ['organizer', 'judge'], weight: 'page' },
    status: 200,
    answer: correctionPreviewSchema,
    problems: ['tournament/not-found', 'table/not-found', 'result/missing', 'round/pairing-refused'],
  })
  preview(
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Body({ schema: previewCorrectionSchema }) body: PreviewCorrection,
  ): Promise<unknown> {
    return this.reading.preview(tournamentId, body);
  }

  @Post('override-previews')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Tells what there is to warn of before pairings are changed by hand',
    description: 'Nothing is recorded. The body is that of `overridePairing`, without its reason.',
    access: { roles: ['organizer', 'judge'], weight: 'page' },
    status: 200,
    answer: overridePreviewSchema,
    problems: ['tournament/not-found', 'round/wrong-stage', 'round/not-found', 'round/override-invalid', 'access/forbidden'],
  })
  previewOverride(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Body({ schema: previewOverrideSchema }) body: PreviewOverride,
  ): Promise<unknown> {
    return this.reading.previewOverride(principal, tournamentId, body);
  }

  @Get('proposals')
  @Endpoint({
    tag,
    summary: "Proposes rounds and a cut by the tables of the tournament's game, and tells its clock",
    access: { roles: ['organizer', 'judge'] },
    status: 200,
    answer: proposalSchema,
    problems: ['tournament/not-found'],
  })
  proposals(
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Query({ schema: proposalQuerySchema }) { entrants }: { entrants?: number | undefined },
  ): Promise<unknown> {
    return this.reading.proposals(tournamentId, entrants);
  }

  @Get('penalties')
  @Endpoint({
    tag,
    summary: 'Lists penalties: to staff all, to a player their own',
    description: 'Staff are also told what a further infraction of somebody who was warned usually costs.',
    access: { roles: ['organizer', 'judge', 'player'] },
    status: 200,
    answer: penaltiesSchema,
    problems: ['tournament/not-found'],
  })
  penalties(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Query({ schema: penaltiesQuerySchema }) { since }: { since?: string | undefined },
  ): Promise<unknown> {
    return this.reading.penalties(principal, tournamentId, since === undefined ? undefined : Date.parse(since));
  }

  @Get('events')
  @Endpoint({
    tag,
    summary: 'Lists the events of the tournament in the log',
    description:
      'Whoever is not staff gets no data of reports and decks, nor of pairings that are not published; versions and hashes are everybody’s.',
    access: { ...open, weight: 'page' },
    status: 200,
    answer: tournamentEventsSchema,
    problems: ['tournament/not-found'],
  })
  events(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Query({ schema: tournamentEventsQuerySchema }) query: { from: number; limit: number },
  ): Promise<unknown> {
    return this.reading.events(principal, tournamentId, query);
  }
}
