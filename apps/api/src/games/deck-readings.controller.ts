import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { type DeckReading, deckReadingSchema, gameParamsSchema, type ReadDeck, readDeckSchema } from '@arbiter/contracts';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import { DeckJudge } from '../tournaments/deck-judge.js';

@Controller('games/:game/deck-readings')
export class DeckReadingsController {
  constructor(@Inject(DeckJudge) private readonly judge: DeckJudge) {}

  @Post()
  @HttpCode(200)
  @Endpoint({
    tag: 'Games',
    summary: 'Reads a deck as players write it, and says what is to be said of it; records nothing',
    description: 'For whoever is asked for a deck in a match: the answer has it in the shape in which the question takes it.',
    access: { roles: allRoles, weight: 'page' },
    status: 200,
    answer: deckReadingSchema,
    problems: ['game/not-found', 'format/not-found', 'deck/unreadable', 'request/too-large'],
  })
  async read(
    @Param({ schema: gameParamsSchema }) { game }: { game: string },
    @Body({ schema: readDeckSchema }) body: ReadDeck,
  ): Promise<DeckReading> {
    const { judgement, document } = await this.judge.read(game, body);
    return { deck: judgement.deck as DeckReading['deck'], judgement: document };
  }
}
