import { Controller, Get, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  type CardListsQuery,
  cardListsQuerySchema,
  cardListsSchema,
  importedListsSchema,
  type ImportListsQuery,
  importListsQuerySchema,
} from '@arbiter/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentToken } from '../auth/current.decorator.js';
import { Endpoint } from '../auth/endpoint.decorator.js';
import { CardListsService } from './card-lists.service.js';

const tag = 'Cards';
const organizers = ['organizer'] as const;

@Controller('cards/lists')
export class CardListsController {
  constructor(@Inject(CardListsService) private readonly lists: CardListsService) {}

  @Post()
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Imports dated lists of what a format bans, restricts, limits or allows',
    description:
      'The body is the file as it is (`application/octet-stream`, at most 4 MiB): JSON, a table, `lflist.conf`, or the publisher’s JSON of Yu-Gi-Oh!. A file is imported whole or not at all; sent again it changes nothing. What differs from an earlier list of the same day corrects it. For organizers of all gatherings.',
    access: { roles: organizers, weight: 'whole' },
    file: ['application/octet-stream'],
    status: 200,
    answer: importedListsSchema,
    problems: ['card-list/unreadable', 'request/too-large'],
  })
  take(
    @CurrentToken() token: AccessToken,
    @Query({ schema: importListsQuerySchema }) query: ImportListsQuery,
    @Req() request: FastifyRequest,
  ): Promise<unknown> {
    return this.lists.take(token, request.body, query);
  }

  @Get()
  @Endpoint({
    tag,
    summary: 'Lists the lists by which decks of a game can be judged',
    description: 'A tournament names one of them (`cardList`). For organizers.',
    access: { roles: organizers },
    status: 200,
    answer: cardListsSchema,
    problems: [],
  })
  list(@Query({ schema: cardListsQuerySchema }) { game }: CardListsQuery): Promise<unknown> {
    return this.lists.of(game);
  }
}
