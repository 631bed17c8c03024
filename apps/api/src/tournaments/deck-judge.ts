import { Inject, Injectable } from '@nestjs/common';
import {
  type CardIndexes,
  type CardLists,
  deckGameOf,
  type EnforcedCards,
  enforcedCards,
  type HandedIn,
  type Judgement,
  judgeSubmission,
  listsOfFacts,
  noCardList,
} from '@arbiter/cards';
import type { CheckTournamentDeck, DeckJudgement, ReadDeck } from '@arbiter/contracts';
import type { IsoDay } from '@arbiter/decks';
import type { Json } from '@arbiter/kernel';
import type { GameReleases, Release } from '@arbiter/platform';
import type { TournamentState } from '@arbiter/tournaments';
import { ProblemError } from '../problems/problem-error.js';
import { CARD_INDEXES, CARD_LISTS, GAME_RELEASES } from '../tokens.js';
import { judgementDocument } from './deck-documents.js';

/** A deck that was judged, with what is to be told of it. */
export interface JudgedDeck {
  readonly judgement: Judgement;
  readonly document: DeckJudgement;
}

/** By what a deck is judged. */
export interface JudgedBy {
  readonly game: string;
  /** A format of the game; null for the first that it has. */
  readonly format: string | null;
  readonly cardList: string | null;
  readonly day: IsoDay;
}

const dayOfMoment = (moment: number): IsoDay => new Date(moment).toISOString().slice(0, 10);

/** The day for which decks are judged: the tournament's own, or that of the first round, once it has begun, or today. */
const dayOf = ({ settings, rounds }: TournamentState, now: number): IsoDay =>
  settings.heldOn ?? dayOfMoment(rounds[0]?.clock?.startedAt ?? now);

/** Returns what was handed in. @throws {ProblemError} `request/malformed` unless it is one of text and JSON */
function handedInBy({ deck, text, fileName, form }: CheckTournamentDeck): HandedIn {
  if ((deck === undefined) === (text === undefined))
    throw new ProblemError('request/malformed', 'Send the deck as text or as JSON.', {
      issues: [{ path: 'command.deck', message: 'either deck or text' }],
    });
  return text === undefined ? { as: 'deck', deck: deck as Json } : { as: 'text', text, fileName: fileName ?? null, form: form ?? null };
}

/** Judges decks for tournaments, by facts of real cards where some were imported. */
@Injectable()
export class DeckJudge {
  /** The cards that a game's current rules play. */
  private readonly enforced = new Map<string, { readonly version: string; readonly cards: EnforcedCards }>();

  constructor(
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
    @Inject(CARD_INDEXES) private readonly indexes: CardIndexes,
    @Inject(CARD_LISTS) private readonly lists: CardLists,
  ) {}

  /**
   * Judges a deck by what a tournament says of its decks; records nothing.
   * @throws {ProblemError} `game/not-found`, `format/not-found`, `request/malformed`, `deck/unreadable`
   */
  judge(state: TournamentState, sent: CheckTournamentDeck, now = Date.now()): Promise<JudgedDeck> {
    const { format, cardList } = state.settings;
    return this.judgeBy({ game: state.game, format, cardList, day: dayOf(state, now) }, sent);
  }

  /** Judges a deck outside of tournaments, as of today. @throws {ProblemError} as `judge` */
  read(game: string, { format, ...sent }: ReadDeck, now = Date.now()): Promise<JudgedDeck> {
    return this.judgeBy({ game, format: format ?? null, cardList: null, day: dayOfMoment(now) }, sent);
  }

  private async judgeBy({ game: gameId, format: named, cardList, day }: JudgedBy, sent: CheckTournamentDeck): Promise<JudgedDeck> {
    const release = await this.releases.current(gameId);
    if (release === null) throw new ProblemError('game/not-found', `There is no game "${gameId}" here.`);
    const { formats } = release.ruleset;
    const format = named === null ? Object.values(formats)[0] : Object.hasOwn(formats, named) ? formats[named] : undefined;
    if (format === undefined)
      throw new ProblemError('format/not-found', `The game "${gameId}" has no format "${named ?? ''}".`, {
        params: { formats: Object.keys(formats) },
      });
    const handedIn = handedInBy(sent);
    const game = deckGameOf(gameId);
    const index = game === null ? null : await this.indexes.of(game);
    const cards = index === null ? null : this.cardsOf(release);
    const lists = game === null ? [] : await this.lists.of(game);
    const facts = game === null || index === null || cards === null ? null : { game, index, cards };
    const submission = judgeSubmission(handedIn, {
      ruleset: release.ruleset,
      format,
      cardList,
      day,
      lists,
      facts,
    });
    if (submission.kind === 'unreadable')
      throw new ProblemError('deck/unreadable', submission.faults[0]?.detail ?? 'The deck cannot be read.', {
        params: { faults: submission.faults.map(({ code, line, detail }) => ({ code, line, detail })) },
      });
    const { judgement } = submission;
    return { judgement, document: judgementDocument(judgement, cards, day) };
  }

  /** @throws {ProblemError} `card-list/not-found` unless a tournament can name the list: it is none, or cards are known to stand in it */
  async checkList(gameId: string, cardList: string | null): Promise<void> {
    if (cardList === null || cardList === noCardList) return;
    const game = deckGameOf(gameId);
    const index = game === null ? null : await this.indexes.of(game);
    // Without facts the rules of the game judge alone, and no list would count.
    const imported = game === null || index === null ? [] : (await this.lists.of(game)).map(({ format }) => format);
    const lists = [...new Set([...(index === null ? [] : listsOfFacts(index)), ...imported])].toSorted();
    if (lists.includes(cardList)) return;
    const known = lists.length === 0 ? 'Nothing is known of any list: import facts of cards, or a list.' : `Known are ${lists.join(', ')}.`;
    throw new ProblemError('card-list/not-found', `There is no list "${cardList}" for decks of ${gameId}. ${known}`, {
      params: { lists: [...lists] },
    });
  }

  private cardsOf({ version, ruleset }: Release): EnforcedCards {
    const known = this.enforced.get(ruleset.game);
    if (known?.version === version) return known.cards;
    const cards = enforcedCards(ruleset);
    this.enforced.set(ruleset.game, { version, cards });
    return cards;
  }
}
