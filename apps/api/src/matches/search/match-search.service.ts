import { Inject, Injectable } from '@nestjs/common';
import type { FoundMatchDocument, MatchSearchQuery } from '@arbiter/contracts';
import { type FoundMatch, knownPlayer, type MatchFilter, type MatchReach, type Reach, searchMatches } from '@arbiter/organising';
import type { GameReleases } from '@arbiter/platform';
import type { Pool } from 'pg';
import { isStaff, type Principal } from '../../auth/principal.js';
import { decodePosition, pageOf } from '../../http/cursor.js';
import { ProblemError } from '../../problems/problem-error.js';
import { mayOpen } from '../../tournaments/archive/may-open.js';
import { GAME_RELEASES, POOL } from '../../tokens.js';
import { seatedPlayer } from '../summary.js';
import { calledBy } from './deck-words.js';
import { LiveTables, type LiveTable, nothingLive } from './live-tables.js';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const reachOf = (principal: Principal): MatchReach => {
  if (principal.kind === 'anonymous') return { gatherings: null, isStaff: false, only: null, live: null };
  const { token } = principal;
  const { role, playerId, gatheringId, matchId, impartial } = token;
  const own = role === 'player' && playerId !== null ? ({ playerId } as const) : null;
  const live = impartial === true ? (role === 'judge' ? 'all' : own) : null;
  return { gatherings: gatheringId ?? 'all', isStaff: isStaff(token), only: matchId, live };
};

const opensFor = (principal: Principal, match: FoundMatch): boolean =>
  mayOpen(principal, {
    matchId: match.matchId,
    gatheringId: match.gatheringId,
    begun: true,
    published: match.publishedAt !== null,
    playerIds: match.players.map(({ playerId }) => playerId),
  });

const isLive = ({ status }: FoundMatch): boolean => status === 'running' || status === 'paused';

const documentOf = (principal: Principal, match: FoundMatch, live: LiveTable): FoundMatchDocument => ({
  matchId: match.matchId,
  gatheringId: match.gatheringId,
  game: match.game,
  format: match.format,
  players: match.players.map(seatedPlayer),
  status: match.status,
  result: match.result === null ? null : { ...match.result, winners: [...match.result.winners] },
  createdAt: match.createdAt.toISOString(),
  startedAt: match.startedAt?.toISOString() ?? null,
  endedAt: match.endedAt?.toISOString() ?? null,
  ruledAt: match.ruledAt?.toISOString() ?? null,
  publishedAt: match.publishedAt?.toISOString() ?? null,
  tournament: match.tournament,
  clock: match.clock === null ? null : { rules: match.clock.rules, left: [...match.clock.left] },
  thought: match.thought === null ? null : [...match.thought],
  ...live,
  opens: opensFor(principal, match),
});

/** Searches matches over all gatherings that a reader reaches. */
@Injectable()
export class MatchSearchService {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(GAME_RELEASES) private readonly releases: GameReleases,
    @Inject(LiveTables) private readonly live: LiveTables,
  ) {}

  /** @throws {ProblemError} `request/malformed` for a game that is not installed, and for a cursor that no list gave out */
  async search(
    principal: Principal,
    query: MatchSearchQuery,
  ): Promise<{ readonly items: readonly FoundMatchDocument[]; readonly next: string | null }> {
    const { game = null, from = null, to = null, status = null, tournament, gathering = null, player, deck, limit } = query;
    const after = decodePosition(query.cursor);
    if (game !== null) await this.checkGame(game);
    const reach = reachOf(principal);
    const filter: MatchFilter = {
      gatheringId: gathering,
      player: player === undefined ? null : await this.playersMeant(player, reach),
      game,
      from,
      to,
      status,
      tournament: tournament === undefined ? null : uuid.test(tournament) ? { id: tournament } : { name: tournament },
      deck: deck === undefined ? null : await this.decksMeant(deck, game),
    };
    const rows = await searchMatches(this.pool, reach, filter, after, limit + 1);
    const live = await this.live.of(rows.slice(0, limit).filter((row) => isLive(row) && opensFor(principal, row)));
    return pageOf(
      rows,
      limit,
      ({ matchId }) => matchId,
      (row) => documentOf(principal, row, live.get(row.matchId) ?? nothingLive),
    );
  }

  private async checkGame(game: string): Promise<void> {
    const games = await this.releases.games();
    if (games.includes(game)) return;
    throw new ProblemError('request/malformed', 'The request does not fit: game.', {
      issues: [{ path: 'game', message: 'no game that is played here', expected: { values: [...games] } }],
    });
  }

  /** Players of several gatherings are one person to those alone to whom the history of that player tells it. */
  private async playersMeant(player: string, reach: Reach): Promise<MatchFilter['player']> {
    if (!uuid.test(player)) return { words: player.split(/\s+/) };
    return { id: player, asPerson: (await knownPlayer(this.pool, player, reach)) !== null };
  }

  private async decksMeant(text: string, game: string | null): Promise<MatchFilter['deck']> {
    const games = game === null ? await this.releases.games() : [game];
    const releases = await Promise.all(games.map((one) => this.releases.current(one)));
    return calledBy(
      releases.flatMap((release) => (release === null ? [] : [release.ruleset])),
      text,
    );
  }
}
