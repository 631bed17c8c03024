import { Inject, Injectable } from '@nestjs/common';
import type { Tournaments } from '@arbiter/organising';
import type { TournamentState } from '@arbiter/tournaments';
import type { MatchAccess, Principal } from '../auth/principal.js';
import { ProblemError } from '../problems/problem-error.js';
import { TOURNAMENTS } from '../tokens.js';
import { TournamentReaders } from './readers.js';

const isOver = ({ status }: TournamentState): boolean => status === 'finished' || status === 'cancelled';

/**
 * Keeps the record of a tournament's match back from those to whom its decks are not open: events can't be shown in part, since each is
 * hashed whole, and the first one holds both decks.
 */
@Injectable()
export class ClosedLists {
  constructor(
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(TournamentReaders) private readonly readers: TournamentReaders,
  ) {}

  /**
   * Lets whoever may know both decks of a match pass: staff who do not play; its players once lists are open to opponents; everybody once
   * lists are open to everybody or the tournament is over, and always where a match belongs to no tournament or to one without decks.
   * @throws {ProblemError} `read/lists-closed`
   */
  async checkOpen(principal: Principal, { match, seat }: MatchAccess): Promise<void> {
    const tournamentId = await this.tournaments.ofMatch(match.matchId);
    if (tournamentId === null) return;
    const standing = await this.tournaments.streams.current(tournamentId);
    if (standing === null) throw new Error(`the match ${match.matchId} belongs to the tournament ${tournamentId}, which can't be read`);
    const { state } = standing;
    if (state.settings.decks === 'none' || isOver(state) || state.listsOpenTo === 'everybody') return;
    if (state.listsOpenTo === 'opponents' && seat !== null) return;
    if ((await this.readers.readerOf(principal, state)).kind === 'staff') return;
    throw new ProblemError(
      'read/lists-closed',
      'The record of this match holds both decks, and their lists are closed. It opens when the tournament opens the lists, or is over.',
    );
  }
}
