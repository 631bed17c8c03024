import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AccessToken } from '@arbiter/accounts';
import {
  type Accepted,
  acceptedSchema,
  entrantsRegisteredSchema,
  type RegisterEntrants,
  registerEntrantsSchema,
  type TournamentCsvName,
  tournamentCsvParamsSchema,
  tournamentCsvQuerySchema,
  tournamentLinesQuerySchema,
  tournamentParamsSchema,
} from '@arbiter/contracts';
import { CurrentPrincipal, CurrentToken } from '../../auth/current.decorator.js';
import { allRoles, Endpoint } from '../../auth/endpoint.decorator.js';
import type { Principal } from '../../auth/principal.js';
import { ndjsonType, sendLines } from '../../http/ndjson.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { TournamentDoorsService } from './tournament-doors.service.js';

const tag = 'Tournaments';
const open = { roles: allRoles, published: true, weight: 'page' } as const;

@Controller('tournaments/:tournamentId')
export class TournamentDoorsController {
  constructor(
    @Inject(TournamentDoorsService) private readonly doors: TournamentDoorsService,
    @Inject(JobsService) private readonly jobs: JobsService,
  ) {}

  @Post('entrants')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Registers the players of a CSV file',
    description:
      'Everybody who can be registered is, in one transaction; lines with an empty, impossible or repeated name are kept apart and told. A name that is registered already is kept apart too, so that a longer version of a file adds only who is new. Sending the same command id again registers nobody twice and gives the first answer.',
    access: { roles: ['organizer'], weight: 'whole' },
    status: 200,
    answer: entrantsRegisteredSchema,
    problems: ['tournament/not-found', 'tournament/wrong-status', 'entrants/unreadable', 'request/too-large', 'command/reused'],
  })
  register(
    @CurrentToken() token: AccessToken,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Body({ schema: registerEntrantsSchema }) body: RegisterEntrants,
  ): Promise<unknown> {
    return this.doors.register(token, tournamentId, body);
  }

  @Get('csv/:csv')
  @Header('cache-control', 'no-store')
  @Endpoint({
    tag,
    summary: 'Fetches entrants, pairings, results or standings as CSV',
    description:
      'UTF-8 with a byte order mark; a text that a spreadsheet would take for a formula gets an apostrophe. It holds what the JSON page shows the same reader.',
    access: open,
    status: 200,
    contents: { 'text/csv': 'text' },
    problems: ['tournament/not-found', 'round/not-found'],
  })
  async csv(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: tournamentCsvParamsSchema }) { tournamentId, csv }: { tournamentId: string; csv: TournamentCsvName },
    @Query({ schema: tournamentCsvQuerySchema }) { round }: { round?: number | undefined },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await this.doors.csv(principal, tournamentId, csv, round ?? null);
    const file = `${csv}${round === undefined ? '' : `-${round}`}.csv`;
    await reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}"`).send(text);
  }

  @Post('exports')
  @HttpCode(202)
  @Endpoint({
    tag,
    summary: 'Asks for the record of a tournament: a JSON Lines file that is verified offline',
    description:
      'Every event of its stream up to now, each with the proof that it stands in the log; `arbiter verify` also plays it again. For everybody of the gathering once the tournament is over, before that for organizers who do not play in the gathering. All but judges fetch it no sooner than the public head covers it.',
    access: { roles: allRoles, weight: 'whole' },
    status: 202,
    answer: acceptedSchema,
    problems: ['tournament/not-found', 'tournament/running'],
  })
  async export(
    @CurrentToken() token: AccessToken,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Accepted> {
    const accepted = await this.jobs.requestTournamentExport(token, tournamentId);
    void reply.header('location', accepted.location);
    return accepted;
  }

  @Get('events.ndjson')
  @Endpoint({
    tag,
    summary: 'Streams the events of the tournament in the log, one JSON document a line',
    description:
      'All of them from a version on, up to the newest. Whoever is not staff gets no data of reports and decks, nor of pairings that are not published; versions and hashes are everybody’s.',
    access: { ...open, weight: 'whole' },
    status: 200,
    contents: { [ndjsonType]: 'TournamentEventItem' },
    problems: ['tournament/not-found'],
  })
  async lines(
    @CurrentPrincipal() principal: Principal,
    @Param({ schema: tournamentParamsSchema }) { tournamentId }: { tournamentId: string },
    @Query({ schema: tournamentLinesQuerySchema }) { from }: { from: number },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendLines(reply, this.doors.events(principal, tournamentId, from));
  }
}
