import { Inject, Injectable } from '@nestjs/common';
import type { BoardLayout, CardFacts, Ruleset } from '@arbiter/kernel';
import type { GameReleases, Release } from '@arbiter/platform';
import { type PreparedDocument, prepareDocument } from '../http/prepared-document.js';
import { ProblemError } from '../problems/problem-error.js';
import { GAME_RELEASES } from '../tokens.js';

/** The cards of a ruleset: the document that lists them, and each by its id. */
export interface CardList {
  readonly document: PreparedDocument;
  readonly byId: ReadonlyMap<string, CardFacts>;
}

/** Answers with what the current rulesets say about themselves: games, cards, layouts and preset decks. */
@Injectable()
export class GamesService {
  private readonly cardLists = new WeakMap<Ruleset, Promise<CardList>>();

  constructor(@Inject(GAME_RELEASES) private readonly releases: GameReleases) {}

  async list(): Promise<{ readonly games: readonly unknown[] }> {
    const releases = await Promise.all((await this.releases.games()).map((game) => this.releases.current(game)));
    const games = releases
      .filter((release) => release !== null)
      .map(async ({ version, ruleset }) => ({
        game: ruleset.game,
        names: ruleset.names,
        seats: ruleset.seats,
        ruleset: version,
        catalogue: await this.catalogueOf(version),
        formats: Object.values(ruleset.formats),
      }));
    return { games: await Promise.all(games) };
  }

  /** Returns the root of the catalogue that new matches pin; null for rules that contain their cards. */
  private async catalogueOf(version: string): Promise<string | null> {
    const cards = await this.releases.cardsOf(version);
    return cards.kind === 'catalogue' ? cards.catalogue.pins.root : null;
  }

  /**
   * Returns the cards of a game's current ruleset. Their texts are rendered once for each ruleset: a game has many cards, and every page
   * that is opened asks for them.
   */
  async cards(game: string): Promise<CardList> {
    const { version, ruleset } = await this.current(game);
    const known = this.cardLists.get(ruleset);
    if (known !== undefined) return known;
    const made = this.makeCardList(version, ruleset);
    this.cardLists.set(ruleset, made);
    return made;
  }

  private async makeCardList(version: string, ruleset: Ruleset): Promise<CardList> {
    const cards = ruleset.cards();
    const document = await prepareDocument({ ruleset: version, catalogue: await this.catalogueOf(version), cards });
    return { document, byId: new Map(cards.map((card) => [card.id, card])) };
  }

  async layout(game: string): Promise<{ readonly ruleset: string; readonly layout: BoardLayout | null }> {
    const { version, ruleset } = await this.current(game);
    return { ruleset: version, layout: ruleset.layout ?? null };
  }

  async presets(game: string): Promise<{ readonly ruleset: string; readonly presets: readonly unknown[] }> {
    const { version, ruleset } = await this.current(game);
    return { ruleset: version, presets: ruleset.presetDecks() };
  }

  private async current(game: string): Promise<Release> {
    const release = await this.releases.current(game);
    if (release === null) throw new ProblemError('game/not-found', `There is no game "${game}" here.`);
    return release;
  }
}
