import { Inject, Injectable } from '@nestjs/common';
import { type CardIndexes, listsOfFacts } from '@arbiter/cards';
import type { DeckGame } from '@arbiter/decks';
import { CARD_INDEXES } from '../tokens.js';

/** The lists by which decks of a game can be judged. */
@Injectable()
export class CardListsService {
  constructor(@Inject(CARD_INDEXES) private readonly indexes: CardIndexes) {}

  async of(game: DeckGame): Promise<object> {
    const index = await this.indexes.of(game);
    const byFacts = index === null ? [] : listsOfFacts(index);
    return { items: byFacts.map((list) => ({ list, byFacts: true })) };
  }
}
