import { Inject, Injectable } from '@nestjs/common';
import type { CardFacts, Ruleset } from '@arbiter/kernel';
import type { GameShelf, Release } from '@arbiter/platform';
import { ProblemError } from '../problems/problem-error.js';
import { GAME_SHELF } from '../tokens.js';

/** What the current rulesets tell about themselves. */
@Injectable()
export class GamesService {
  private readonly known = new WeakMap<Ruleset, readonly CardFacts[]>();

  constructor(@Inject(GAME_SHELF) private readonly shelf: GameShelf) {}

  async list(): Promise<{ readonly games: readonly unknown[] }> {
    const releases = await Promise.all((await this.shelf.games()).map((game) => this.shelf.current(game)));
    return {
      games: releases.filter((release) => release !== null).map(({ version, ruleset }) => ({ game: ruleset.game, names: ruleset.names, seats: ruleset.seats, ruleset: version, formats: Object.values(ruleset.formats) })),
    };
  }

  async cards(game: string): Promise<{ readonly ruleset: string; readonly cards: readonly unknown[] }> {
    const { version, ruleset } = await this.current(game);
    return { ruleset: version, cards: this.cardsOf(ruleset) };
  }

  async presets(game: string): Promise<{ readonly ruleset: string; readonly presets: readonly unknown[] }> {
    const { version, ruleset } = await this.current(game);
    return { ruleset: version, presets: ruleset.presetDecks() };
  }

  /** Texts are rendered once a ruleset: a game has many cards, and every page that is opened asks for them. */
  private cardsOf(ruleset: Ruleset): readonly CardFacts[] {
    const cards = this.known.get(ruleset) ?? ruleset.cards();
    this.known.set(ruleset, cards);
    return cards;
  }

  private async current(game: string): Promise<Release> {
    const release = await this.shelf.current(game);
    if (release === null) throw new ProblemError('game/not-found', `There is no game "${game}" here.`);
    return release;
  }
}
