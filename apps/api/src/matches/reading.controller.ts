import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  clocksSchema,
  decisionsSchema,
  eventsQuerySchema,
  perspectiveQuerySchema,
  logEntrySchema,
  logQuerySchema,
  matchParamsSchema,
  matchTableSchema,
  matchViewSchema,
  pageSchema,
  transcriptQuerySchema,
  viewQuerySchema,
  type EventsQuery,
  type LogQuery,
  type ProblemCode,
  type TranscriptQuery,
  type ViewQuery,
} from '@arbiter/contracts';
import { CurrentMatch, CurrentPrincipal } from '../auth/current.decorator.js';
import { allRoles, Endpoint, type EndpointDescription } from '../auth/endpoint.decorator.js';
import { readerFor, type MatchAccess, type Principal } from '../auth/principal.js';
import type { Weight } from '../limits/weights.js';
import { decodeVersion } from '../http/cursor.js';
import { ndjsonType, sendLines, wantsLines } from '../http/ndjson.js';
import { ReadingService } from './reading.service.js';
import { TableService } from './table.service.js';

const problems: readonly ProblemCode[] = ['match/not-found', 'version/not-found', 'judge/plays-in-this-match'];
const Reads = (
  {
    weight = 'light',
    ...endpoint
  }: Pick<EndpointDescription, 'summary' | 'description' | 'answer' | 'contents'> & { readonly weight?: Weight },
  more: readonly ProblemCode[] = [],
): MethodDecorator =>
  Endpoint({
    tag: 'Reading',
    ...endpoint,
    access: { roles: allRoles, published: true, weight },
    status: 200,
    problems: [...problems, ...more],
  });

@Controller('matches/:matchId')
export class ReadingController {
  constructor(
    @Inject(ReadingService) private readonly reading: ReadingService,
    @Inject(TableService) private readonly tables: TableService,
  ) {}

  @Get('view')
  @Reads({
    summary: 'Shows the match at a version',
    description:
      "A player sees his own view, a spectator the public one with the gathering's delay. A judge sees everything but seed and generator, at any version, or looks through another's perspective; while the match runs that is itself an event of the match.",
    answer: matchViewSchema,
  })
  view(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Query({ schema: viewQuerySchema }) query: ViewQuery,
  ): Promise<unknown> {
    return this.reading.matchView(principal, access, query.as, query.version);
  }

  @Get('table')
  @Reads(
    {
      summary: 'Shows the match at a version, with all that a page needs to draw it',
      description:
        'The view as `GET /matches/{matchId}/view` gives it, the layout of the table, and the cards that stand in the view: one answer in the place of three, of which two would have to wait for the first.',
      answer: matchTableSchema,
    },
    ['game/not-found'],
  )
  table(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Query({ schema: viewQuerySchema }) query: ViewQuery,
  ): Promise<unknown> {
    return this.tables.table(principal, access, query);
  }

  @Get('decisions')
  @Reads({
    summary: 'Lists the open decisions: your own with all that may be answered, of others only that they are asked',
    answer: decisionsSchema,
  })
  decisions(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Query({ schema: viewQuerySchema }) query: ViewQuery,
  ): Promise<unknown> {
    return this.reading.decisions(principal, access, query.as, query.version);
  }

  @Get('clocks')
  @Reads({
    summary: "Shows the players' clocks",
    description:
      'A deadline is there only while the match runs. In a paused match clocks are `held`, before the start they are full, and after the end they stand.',
    answer: clocksSchema,
  })
  async clocks(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Query({ schema: perspectiveQuerySchema }) query: { as?: string },
  ): Promise<unknown> {
    const { version, now, status, clocks } = await this.reading.matchView(principal, access, query.as);
    return { version, now, status, clocks };
  }

  @Get('events')
  @Reads({
    summary: 'Tells what has happened, oldest first',
    description: `Pages with a cursor, or everything until now as one JSON document a line with \`Accept: ${ndjsonType}\`.`,
    contents: { 'application/json': 'MatchNewsPage', [ndjsonType]: 'MatchNews' },
    weight: 'page',
  })
  async events(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Query({ schema: eventsQuerySchema }) query: EventsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!wantsLines(request)) {
      await reply.send(await this.reading.events(principal, access, query));
      return;
    }
    await sendLines(reply, this.reading.stream(access.match.matchId, readerFor(principal, access, query.as), decodeVersion(query.cursor)));
  }

  @Get('transcript')
  @Reads({
    summary: 'Tells the match in words, English or Chinese',
    description:
      'Plain text, or lines with their versions with `Accept: application/json`. `after`: only what happened after this version.',
    contents: { 'text/plain': 'text', 'application/json': 'Transcript' },
    weight: 'page',
  })
  async transcript(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Query({ schema: transcriptQuerySchema }) query: TranscriptQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const lines = await this.reading.transcript(principal, access, query);
    void reply.header('content-language', query.language);
    if ((request.headers.accept ?? '').includes('application/json')) await reply.send({ lines });
    else await reply.type('text/plain; charset=utf-8').send(lines.map((line) => `${line.text}\n`).join(''));
  }

  @Get('log')
  @Reads(
    {
      summary: 'Gives the stored events with salts and hashes',
      description:
        'A judge reads them at any time; participants and staff when the match has ended; everybody else when it is published. While a tournament keeps deck lists closed, only staff who do not play read the record of its matches.',
      answer: pageSchema(logEntrySchema, 'LogPage'),
      weight: 'page',
    },
    ['read/closed-while-running', 'read/not-published', 'read/lists-closed'],
  )
  log(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Query({ schema: logQuerySchema }) query: LogQuery,
  ): Promise<unknown> {
    return this.reading.log(principal, access, query);
  }
}
