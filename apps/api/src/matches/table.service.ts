import { Inject, Injectable } from '@nestjs/common';
import type { ViewQuery } from '@arbiter/contracts';
import type { BoardLayout, CardFacts } from '@arbiter/kernel';
import type { MatchAccess, Principal } from '../auth/principal.js';
import { GamesService } from '../games/games.service.js';
import { namedCards } from './named-cards.js';
import { ReadingService, type MatchViewShown } from './reading.service.js';

/** All that a page needs to draw a match for the first time. */
export interface TableShown {
  readonly match: MatchViewShown;
  readonly layout: BoardLayout | null;
  readonly cards: readonly CardFacts[];
  /** The content of the list of all cards. */
  readonly cardList: string;
}

/** Gives a match together with what a page draws it by. */
@Injectable()
export class TableService {
  constructor(
    @Inject(ReadingService) private readonly reading: ReadingService,
    @Inject(GamesService) private readonly games: GamesService,
  ) {}

  /** @throws {ProblemError} what reading the view throws, and `game/not-found` where the match's game is no longer released */
  async table(principal: Principal, access: MatchAccess, { as: perspective, version }: ViewQuery): Promise<TableShown> {
    const match = await this.reading.matchView(principal, access, perspective, version);
    const [{ layout }, { document, byId }] = await Promise.all([this.games.layout(match.game), this.games.cards(match.game)]);
    return { match, layout, cards: namedCards({ view: match.view, pending: match.pending }, byId), cardList: document.content };
  }
}
