import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AccessToken } from '@arbiter/accounts';
import {
  acceptedSchema,
  deadLetterParamsSchema,
  gatheringParamsSchema,
  jobParamsSchema,
  jobSchema,
  matchParamsSchema,
  pageQuerySchema,
  pageSchema,
  requestExportSchema,
  submitDeckSchema,
  type Accepted,
  type PageQuery,
  type ProblemCode,
  type RequestExport,
  type SubmitDeck,
} from '@arbiter/contracts';
import { CurrentMatch, CurrentToken } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import type { MatchAccess } from '../auth/principal.js';
import { JobsService } from './jobs.service.js';

const tag = 'Jobs';

/** Problems of export jobs: an export is shown to whoever may read the record from which it was made. */
const ofExports = ['read/closed-while-running', 'read/not-published', 'read/lists-closed'] as const satisfies readonly ProblemCode[];

@Controller()
export class JobsController {
  constructor(@Inject(JobsService) private readonly jobs: JobsService) {}

  @Post('gatherings/:gatheringId/decks')
  @HttpCode(202)
  @Endpoint({
    tag,
    summary: 'Submits a deck for validation, as JSON or as a plain-text list',
    description: 'Answers with a job; its result lists every violation with its rule number and the cards concerned.',
    access: { roles: ['organizer', 'judge', 'player'], weight: 'whole' },
    status: 202,
    answer: acceptedSchema,
    problems: ['gathering/not-found', 'format/not-found', 'request/too-large'],
  })
  async deck(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: submitDeckSchema }) body: SubmitDeck,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Accepted> {
    return located(reply, await this.jobs.submitDeck(token, gatheringId, body));
  }

  @Post('matches/:matchId/exports')
  @HttpCode(202)
  @Endpoint({
    tag,
    summary: 'Asks for the full record of a match that has ended: a JSON Lines bundle or a transcript',
    description:
      'For participants and staff; for everybody once the organizer has published the match, who then fetch the bundle no sooner than the public head covers it. The bundle can be verified offline.',
    access: { roles: allRoles, weight: 'whole' },
    status: 202,
    answer: acceptedSchema,
    problems: ['match/not-found', ...ofExports],
  })
  async export(
    @CurrentToken() token: AccessToken,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Body({ schema: requestExportSchema }) body: RequestExport,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Accepted> {
    return located(reply, await this.jobs.requestExport(token, access, body));
  }

  @Post('gatherings/:gatheringId/exports')
  @HttpCode(202)
  @Endpoint({
    tag,
    summary: 'Asks for the record of what organizers did in a gathering: a JSON Lines file',
    description:
      'Every event of its stream up to now, each with the proof that it stands in the log (`arbiter verify` checks it offline). It holds ids, codes and hashes; no names, labels or decks. Organizers fetch it no sooner than the public head covers it.',
    access: { roles: ['organizer', 'judge'], weight: 'whole' },
    status: 202,
    answer: acceptedSchema,
    problems: ['gathering/not-found'],
  })
  async exportGathering(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Accepted> {
    return located(reply, await this.jobs.requestGatheringExport(token, gatheringId));
  }

  @Get('jobs/:jobId')
  @Header('cache-control', 'no-store')
  @Endpoint({
    tag,
    summary: 'Shows a job: its state, progress and result',
    access: { roles: allRoles },
    status: 200,
    answer: jobSchema,
    problems: ['job/not-found', ...ofExports],
  })
  job(@CurrentToken() token: AccessToken, @Param({ schema: jobParamsSchema }) { jobId }: { jobId: string }): Promise<unknown> {
    return this.jobs.find(token, jobId);
  }

  @Get('jobs/:jobId/output')
  @Endpoint({
    tag,
    summary: 'Fetches the document that a job made',
    access: { roles: allRoles, weight: 'page' },
    status: 200,
    contents: { 'application/jsonl': 'text', 'text/plain': 'text' },
    problems: ['job/not-found', 'job/unfinished', ...ofExports, 'evidence/not-yet'],
  })
  async output(
    @CurrentToken() token: AccessToken,
    @Param({ schema: jobParamsSchema }) { jobId }: { jobId: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { contentType, content } = await this.jobs.output(token, jobId);
    const extension = contentType.startsWith('text/') ? 'txt' : 'jsonl';
    await reply.type(contentType).header('content-disposition', `attachment; filename="${jobId}.${extension}"`).send(content);
  }

  @Get('gatherings/:gatheringId/dead-letters')
  @Endpoint({
    tag,
    summary: 'Lists jobs that failed for good',
    access: { roles: ['organizer'] },
    status: 200,
    answer: pageSchema(jobSchema, 'JobPage'),
    problems: ['gathering/not-found'],
  })
  dead(
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Query({ schema: pageQuerySchema }) page: PageQuery,
  ): Promise<unknown> {
    return this.jobs.deadLetters(gatheringId, page);
  }

  @Post('gatherings/:gatheringId/dead-letters/:jobId/retry')
  @HttpCode(202)
  @Endpoint({
    tag,
    summary: 'Tries a dead letter again',
    access: { roles: ['organizer'], weight: 'whole' },
    status: 202,
    answer: acceptedSchema,
    problems: ['gathering/not-found', 'job/not-found', 'job/not-dead'],
  })
  retry(@Param({ schema: deadLetterParamsSchema }) { gatheringId, jobId }: { gatheringId: string; jobId: string }): Promise<Accepted> {
    return this.jobs.retry(gatheringId, jobId);
  }
}

const located = (reply: FastifyReply, body: Accepted): Accepted => {
  void reply.header('location', body.location);
  return body;
};
