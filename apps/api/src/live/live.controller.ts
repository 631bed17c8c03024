import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type LiveQuery, liveQuerySchema, matchParamsSchema } from '@arbiter/contracts';
import type { ArbiterRequest } from '../auth/auth.guard.js';
import { CurrentMatch, CurrentPrincipal } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import type { MatchAccess, Principal } from '../auth/principal.js';
import { ProblemError } from '../problems/problem-error.js';
import { LiveStreams } from './live-streams.js';

const resumeAfter = (request: ArbiterRequest): number | null => {
  const id = request.headers['last-event-id'];
  if (id === undefined || id === '') return null;
  if (typeof id === 'string' && /^\d{1,15}$/.test(id)) return Number(id);
  throw new ProblemError('request/malformed', 'Last-Event-ID is the version of an event.', {
    issues: [{ path: 'Last-Event-ID', message: 'not a version', expected: { type: 'integer', minimum: 0 } }],
  });
};

@Controller('matches/:matchId')
export class LiveController {
  constructor(@Inject(LiveStreams) private readonly streams: LiveStreams) {}

  @Get('live')
  @Endpoint({
    tag: 'Reading',
    summary: 'Follows the match live over server-sent events',
    description:
      'Each `news` event has the version as its id; a connection resumes after `Last-Event-ID` (or `?after=`) and misses nothing. `end` closes the stream of a match that is over; a ruling that is given later comes when it is opened again. With `views=patches` each new version also brings what changed in your view: a `patch` of the view that the stream sent before, or of the version that `viewed` names, and first a whole `view` where there is none. One patch may span several versions, and may come before the `news` of the last of them. With a `page` of its own the stream also tells who is there (`presence`) and what players say (`phrase`), which stands in no log and has no id. A stream of a player is what makes them count as there. The token goes into the Authorization header, so read the stream with fetch.',
    access: { roles: allRoles, published: true },
    status: 200,
    contents: { 'text/event-stream': 'LiveEvent' },
    headers: { 'last-event-id': 'The id of the last event that was received: the stream goes on after it, whatever `after` says.' },
    problems: ['match/not-found', 'judge/plays-in-this-match', 'request/too-many-streams'],
  })
  async live(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Query({ schema: liveQuerySchema }) query: LiveQuery,
    @Req() request: ArbiterRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.streams.open(request, reply, principal, access, query, resumeAfter(request) ?? query.after ?? 0);
  }
}
