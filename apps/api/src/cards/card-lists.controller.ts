import { Controller, Get, Inject, Query } from '@nestjs/common';
import { type CardListsQuery, cardListsQuerySchema, cardListsSchema } from '@arbiter/contracts';
import { Endpoint } from '../auth/endpoint.decorator.js';
import { CardListsService } from './card-lists.service.js';

const tag = 'Cards';
const organizers = ['organizer'] as const;

@Controller('cards/lists')
export class CardListsController {
  constructor(@Inject(CardListsService) private readonly lists: CardListsService) {}

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
