import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import type { CheckTournamentDeck, DeckJudgement } from '@arbiter/contracts';
import type { DeckList } from '@arbiter/decks';
import type { Json } from '@arbiter/kernel';
import type { Tournaments } from '@arbiter/organising';
import { type EntrantState, entrantOf, type TournamentState } from '@arbiter/tournaments';
import type { Pool } from 'pg';
import type { Principal } from '../auth/principal.js';
import { ProblemError } from '../problems/problem-error.js';
import { POOL, TOURNAMENTS } from '../tokens.js';
import { entrantOfToken, isStaffToken } from './authority.js';
import type { TableReader } from './documents.js';
import { listDocument } from './deck-documents.js';
import { DeckJudge } from './deck-judge.js';
import { TournamentReaders } from './readers.js';

/** What is stored of a deck. Decks from before lists were read have the rules' own deck alone. */
interface StoredDeck {
  readonly deck: Json;
  readonly list?: DeckList | null;
  readonly judgement?: DeckJudgement;
}

/** How much of a deck a reader may know. */
type Reach = 'all' | 'list' | 'nothing';

/** Whether two entrants sit at one table whose pairings are published. */
const haveMet = ({ rounds }: TournamentState, one: number, other: number): boolean =>
  rounds.some(
    ({ stage, tables }) => stage !== 'paired' && tables.some(({ entrants }) => entrants.includes(one) && entrants.includes(other)),
  );

/** Returns how much of an entrant's deck a reader may know: staff and the player all of it, others the list once it is open to them. */
function reachOf(reader: TableReader, state: TournamentState, { number }: EntrantState): Reach {
  if (reader.kind === 'staff' || (reader.kind === 'entrant' && reader.entrant === number)) return 'all';
  switch (state.listsOpenTo) {
    case 'everybody':
      return 'list';
    case 'opponents':
      return reader.kind === 'entrant' && haveMet(state, reader.entrant, number) ? 'list' : 'nothing';
    case 'nobody':
      return 'nothing';
  }
}

/** Deck checks that record nothing, and decks as they were submitted. */
@Injectable()
export class TournamentDecksService {
  constructor(
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(DeckJudge) private readonly judge: DeckJudge,
    @Inject(TournamentReaders) private readonly readers: TournamentReaders,
  ) {}

  /** Says of a deck what would be said if it were submitted. @throws {ProblemError} `access/forbidden` for whoever neither plays nor runs it */
  async check(token: AccessToken, tournamentId: string, sent: CheckTournamentDeck): Promise<DeckJudgement> {
    const state = await this.state(tournamentId);
    if (!isStaffToken(token) && entrantOfToken(token, state) === null)
      throw new ProblemError('access/forbidden', 'You are not registered in this tournament.');
    return (await this.judge.judge(state, sent)).document;
  }

  /** @throws {ProblemError} `entrant/not-found`, `deck/not-found`, `access/forbidden` where the list is not open to the reader */
  async deck(principal: Principal, tournamentId: string, number: number): Promise<object> {
    const state = await this.state(tournamentId);
    const entrant = entrantOf(state, number);
    if (entrant === null) throw new ProblemError('entrant/not-found', `There is no entrant ${number}.`, { params: { entrant: number } });
    const reach = reachOf(await this.readers.readerOf(principal, state), state, entrant);
    if (reach === 'nothing') throw new ProblemError('access/forbidden', 'This list is not open.');
    if (entrant.deck === null) throw new ProblemError('deck/not-found', `Entrant ${number} has no deck.`, { params: { entrant: number } });
    const { deckId, standing, late } = entrant.deck;
    const { rows } = await this.pool.query<{ content: StoredDeck }>('SELECT content FROM deck WHERE deck_id = $1', [deckId]);
    const [row] = rows;
    if (row === undefined) throw new Error(`the deck ${deckId} was submitted and can't be read`);
    const { deck, list = null, judgement = null } = row.content;
    const listed = { entrant: number, list: list === null ? null : listDocument(list) };
    if (reach === 'all') return { ...listed, deck, standing, late, judgement };
    // Whether there is a deck of the rules beside the list would tell whether all of it is enforced.
    return { ...listed, deck: list === null ? deck : null, standing: null, late: null, judgement: null };
  }

  private async state(tournamentId: string): Promise<TournamentState> {
    const standing = await this.tournaments.streams.current(tournamentId);
    if (standing === null) throw new ProblemError('tournament/not-found', 'There is no such tournament.');
    return standing.state;
  }
}
