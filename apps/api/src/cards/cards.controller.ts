import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessToken } from '@arbiter/accounts';
import {
  acceptedSchema,
  cardImportJobSchema,
  cardImportListSchema,
  cardImportParamsSchema,
  importCardsQuerySchema,
  type Accepted,
  type ImportCardsQuery,
} from '@arbiter/contracts';
import { CurrentToken } from '../auth/current.decorator.js';
import { Endpoint } from '../auth/endpoint.decorator.js';
import { CardsService } from './cards.service.js';

const tag = 'Cards';
const organizers = ['organizer'] as const;

@Controller('cards/imports')
export class CardsController {
  constructor(@Inject(CardsService) private readonly cards: CardsService) {}

  @Post()
  @HttpCode(202)
  @Endpoint({
    tag,
    summary: 'Imports facts of real cards from a published list',
    description:
      'The body is the file as it is (`application/octet-stream`; gzip too): MTGJSON, Scryfall, yaml-yugi, YGOPRODeck, the Grand Archive index, fowsim, JSON Lines, or a table. Answers with a job; the same file, sent again, gives the same job. For organizers of all gatherings.',
    access: { roles: organizers, weight: 'whole' },
    file: ['application/octet-stream', 'application/gzip'],
    status: 202,
    answer: acceptedSchema,
    problems: ['request/too-large'],
  })
  async take(
    @CurrentToken() token: AccessToken,
    @Query({ schema: importCardsQuerySchema }) query: ImportCardsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Accepted> {
    const body = await this.cards.take(token, request.body, query);
    void reply.header('location', body.location);
    return body;
  }

  @Get()
  @Endpoint({
    tag,
    summary: 'Lists the imports of cards, the newest first',
    access: { roles: organizers },
    status: 200,
    answer: cardImportListSchema,
    problems: [],
  })
  list(@CurrentToken() token: AccessToken): Promise<unknown> {
    return this.cards.list(token);
  }

  @Get(':jobId')
  @Endpoint({
    tag,
    summary: 'Shows an import: how far it is, what it has come to, and the rows that were kept apart',
    access: { roles: organizers },
    status: 200,
    answer: cardImportJobSchema,
    problems: ['job/not-found'],
  })
  find(@CurrentToken() token: AccessToken, @Param({ schema: cardImportParamsSchema }) { jobId }: { jobId: string }): Promise<unknown> {
    return this.cards.find(token, jobId);
  }
}
