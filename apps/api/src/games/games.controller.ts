import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  cardListSchema,
  cardsQuerySchema,
  gameListSchema,
  gameParamsSchema,
  layoutSchema,
  presetListSchema,
  type CardsQuery,
} from '@arbiter/contracts';
import { Endpoint } from '../auth/endpoint.decorator.js';
import { sendPrepared } from '../http/prepared-document.js';
import { GamesService } from './games.service.js';

const tag = 'Games';
const everybody = { roles: 'everybody' } as const;

@Controller('games')
export class GamesController {
  constructor(@Inject(GamesService) private readonly games: GamesService) {}

  @Get()
  @Endpoint({
    tag,
    summary: 'Lists the games with their formats and current ruleset',
    access: everybody,
    status: 200,
    answer: gameListSchema,
    problems: [],
  })
  list(): Promise<unknown> {
    return this.games.list();
  }

  @Get(':game/cards')
  @Endpoint({
    tag,
    summary: 'Lists the cards of the current ruleset, with rules text in both languages',
    description:
      "Made once a ruleset, compressed where the client takes it, and good for five minutes: it has an `ETag`, and `If-None-Match` is answered with 304. With `content`, what is inside the quotes of the `ETag`, it may be kept for ever; when the cards have changed since, the answer is today's list, good for five minutes.",
    access: everybody,
    status: 200,
    answer: cardListSchema,
    problems: ['game/not-found'],
  })
  async cards(
    @Param({ schema: gameParamsSchema }) { game }: { game: string },
    @Query({ schema: cardsQuerySchema }) { content }: CardsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPrepared(request, reply, (await this.games.cards(game)).document, content);
  }

  @Get(':game/layout')
  @Endpoint({
    tag,
    summary: 'Gives the layout of the table of the current ruleset, by which a page draws any game',
    description: 'Areas, rows, slots and piles, whose they are, what a card shows, and the words for it. Decides nothing.',
    access: everybody,
    status: 200,
    answer: layoutSchema,
    problems: ['game/not-found'],
  })
  layout(@Param({ schema: gameParamsSchema }) { game }: { game: string }): Promise<unknown> {
    return this.games.layout(game);
  }

  @Get(':game/presets')
  @Endpoint({
    tag,
    summary: 'Lists ready-made legal decks',
    access: everybody,
    status: 200,
    answer: presetListSchema,
    problems: ['game/not-found'],
  })
  presets(@Param({ schema: gameParamsSchema }) { game }: { game: string }): Promise<unknown> {
    return this.games.presets(game);
  }
}
