import { Inject, Injectable } from '@nestjs/common';
import type { ArchiveQuery, PageQuery, PlayerHistoryQuery } from '@arbiter/contracts';
import {
  type ArchivedTournament,
  type EnteredTournament,
  enteredTournaments,
  type HistoryFilter,
  type KnownPlayer,
  knownPlayer,
  listArchive,
  type MetOpponent,
  metOpponents,
  type PlayedRound,
  playedRounds,
  type Reach,
  type RoundOutcome,
  totalsOf,
} from '@arbiter/organising';
import type { Pool } from 'pg';
import { isStaff, type Principal } from '../../auth/principal.js';
import { decodeGrouped, decodePosition, encodeGrouped, pageOf } from '../../http/cursor.js';
import { ProblemError } from '../../problems/problem-error.js';
import { POOL } from '../../tokens.js';
import { mayOpen } from './may-open.js';

/** What a reader may know of, by their token. */
const reachOf = (principal: Principal): Reach =>
  principal.kind === 'anonymous'
    ? { gatherings: null, isStaff: false }
    : { gatherings: principal.token.gatheringId ?? 'all', isStaff: isStaff(principal.token) };

const archived = ({ date, endedAt, ...row }: ArchivedTournament): object => ({
  tournamentId: row.tournamentId,
  name: row.name,
  game: row.game,
  format: row.format,
  visibility: row.visibility,
  status: row.status,
  date: date.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  entrants: row.entrants,
  winners: row.winners,
});

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const outcomesMeant: Readonly<Record<NonNullable<PlayerHistoryQuery['result']>, readonly RoundOutcome[]>> = {
  won: ['won'],
  lost: ['lost', 'assignedLoss'],
  drawn: ['drawn'],
  bye: ['bye'],
};

const opponentDocument = ({ at: _at, last, ...met }: MetOpponent): object => ({ ...met, last: last.toISOString() });

/** How long everybody thought in a match that the reader may open. */
const thoughtIn = (match: PlayedRound['match']): object | null => {
  if (match === null || match.thought === null || match.seat === null) return null;
  const { thought, seat } = match;
  return { own: thought[seat] ?? 0, others: thought.filter((_, at) => at !== seat) };
};

const roundDocument = (principal: Principal, { round, table, opponents, result, corrected, outcome, match }: PlayedRound): object => ({
  round,
  table,
  opponents,
  result,
  corrected,
  outcome,
  matchId: match !== null && mayOpen(principal, match) ? match.matchId : null,
  thought: match !== null && mayOpen(principal, match) ? thoughtIn(match) : null,
});

const recordOf = (rounds: readonly PlayedRound[]): object => {
  const count = (...outcomes: readonly PlayedRound['outcome'][]): number =>
    rounds.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return { won: count('won'), lost: count('lost', 'assignedLoss'), drawn: count('drawn'), byes: count('bye') };
};

const enteredDocument = (principal: Principal, entered: EnteredTournament, rounds: readonly PlayedRound[]): object => ({
  tournamentId: entered.tournamentId,
  name: entered.name,
  game: entered.game,
  format: entered.format,
  status: entered.status,
  date: entered.date.toISOString(),
  entrant: entered.entrant,
  playerName: entered.playerName,
  place: entered.place,
  entrants: entered.entrants,
  record: recordOf(rounds),
  rounds: rounds.map((round) => roundDocument(principal, round)),
});

/** Tournaments beyond a single one: the list of all, and what a player has played. */
@Injectable()
export class TournamentArchiveService {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async list(principal: Principal, query: ArchiveQuery): Promise<object> {
    const { game = null, name = null, from = null, to = null, state = null, limit } = query;
    const after = decodeGrouped(query.cursor);
    const rows = await listArchive(this.pool, reachOf(principal), { game, name, from, to, state }, after, limit + 1);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next =
      rows.length > limit && last !== undefined ? encodeGrouped({ group: last.group, at: last.at, id: last.tournamentId }) : null;
    return { items: items.map(archived), next };
  }

  /** @throws {ProblemError} `player/not-found`, also for a player who is bound to no person and so has no history */
  async history(principal: Principal, playerId: string, query: PlayerHistoryQuery): Promise<object> {
    const { cursor, limit } = query;
    const reach = reachOf(principal);
    const player = await this.known(playerId, reach);
    const filter = await this.filterOf(query, reach);
    const totals = await totalsOf(this.pool, player.personId, reach);
    const entered = await enteredTournaments(this.pool, player.personId, reach, filter, decodePosition(cursor), limit + 1);
    const page = entered.slice(0, limit);
    const rounds = await playedRounds(this.pool, page, filter);
    const roundsOf = (tournamentId: string): readonly PlayedRound[] => rounds.filter((one) => one.tournamentId === tournamentId);
    return {
      playerId,
      name: player.name,
      totals,
      ...pageOf(
        entered,
        limit,
        ({ tournamentId }) => tournamentId,
        (one) => enteredDocument(principal, one, roundsOf(one.tournamentId)),
      ),
    };
  }

  /** @throws {ProblemError} `player/not-found`, as `history` */
  async opponents(principal: Principal, playerId: string, { cursor, limit }: PageQuery): Promise<object> {
    const reach = reachOf(principal);
    const player = await this.known(playerId, reach);
    const rows = await metOpponents(this.pool, player.personId, reach, decodePosition(cursor), limit + 1);
    return pageOf(rows, limit, ({ id }) => id, opponentDocument);
  }

  private async known(playerId: string, reach: Reach): Promise<KnownPlayer> {
    const player = await knownPlayer(this.pool, playerId, reach);
    if (player === null) throw new ProblemError('player/not-found', 'There is no such player with a history.');
    return player;
  }

  private async filterOf(query: PlayerHistoryQuery, reach: Reach): Promise<HistoryFilter> {
    const { game = null, tournament, from = null, to = null, opponent, result } = query;
    return {
      game,
      tournament: tournament === undefined ? null : uuid.test(tournament) ? { id: tournament } : { name: tournament },
      from,
      to,
      opponent: opponent === undefined ? null : await this.opponentMeant(opponent, reach),
      outcomes: result === undefined ? null : outcomesMeant[result],
    };
  }

  /** Players of several gatherings are one person to those alone to whom the history of that player tells it. */
  private async opponentMeant(opponent: string, reach: Reach): Promise<HistoryFilter['opponent']> {
    if (!uuid.test(opponent)) return { name: opponent };
    return { id: opponent, asPerson: (await knownPlayer(this.pool, opponent, reach)) !== null };
  }
}
