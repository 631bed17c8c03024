import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken, MatchRegistration, Registry } from '@arbiter/accounts';
import type { Role } from '@arbiter/contracts';
import type { Tournaments } from '@arbiter/organising';
import { ProblemError } from '../problems/problem-error.js';
import { REGISTRY, TOURNAMENTS } from '../tokens.js';
import { tokenMissing } from './bearers.js';
import type { Access } from './endpoint.decorator.js';
import {
  isStaff,
  ownMatch,
  partial,
  playsIn,
  reachesGathering,
  reachesMatch,
  seatOf,
  type MatchAccess,
  type Principal,
} from './principal.js';

/** What a request names: the gathering, the tournament or the match that it is about. */
export interface Named {
  readonly gatheringId?: string;
  readonly tournamentId?: string;
  readonly matchId?: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const malformedId = (name: string): ProblemError =>
  new ProblemError('request/malformed', 'The request does not fit what this endpoint takes.', {
    issues: [{ path: name, message: 'expected a UUID', expected: { type: 'string', format: 'uuid' } }],
  });

/**
 * Refuses a judge's or player's token that is not impartial: nobody judges a gathering that they play in, nor answers for another player of
 * it, whichever tokens have passed through their hands.
 */
const refusePartial = ({ role, impartial }: AccessToken): void => {
  if ((role === 'judge' || role === 'player') && impartial !== true) throw partial(role);
};

/**
 * Decides whether a sender may use an endpoint: checks the token's role against the endpoint's access, and the token's scope against the
 * gathering and the match that are named. Outside its scope a token learns nothing, not even whether something exists.
 */
@Injectable()
export class Admission {
  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
  ) {}

  /**
   * Admits a sender, or says why not. What is published and names nothing is a list, which shows each reader what they may know of.
   * @param reads whether nothing is changed by the request
   * @returns the match that is named, with the sender's seat in it; null where none is
   * @throws {ProblemError}
   */
  async admit(
    principal: Principal,
    access: Pick<Access, 'roles' | 'published'>,
    named: Named,
    reads: boolean,
  ): Promise<MatchAccess | null> {
    const { gatheringId, tournamentId, matchId } = named;
    const roles = access.roles === 'everybody' ? [] : access.roles;
    if (gatheringId !== undefined) await this.enterGathering(principal, gatheringId);
    if (tournamentId !== undefined) {
      await this.enterTournament(principal, tournamentId, reads);
      if (principal.kind === 'anonymous') return null;
    }
    if (matchId !== undefined) return this.admitToMatch(principal, roles, matchId, reads);
    if (principal.kind === 'anonymous' && access.published === true && gatheringId === undefined) return null;
    this.checkToken(principal, roles, null, reads);
    return null;
  }

  /** Admits a sender to a match, like `admit`. */
  async admitToMatch(principal: Principal, roles: readonly Role[], matchId: string, reads: boolean): Promise<MatchAccess> {
    const entered = await this.enterMatch(principal, matchId, reads);
    this.checkToken(principal, roles, entered.match, reads);
    return entered;
  }

  private checkToken(principal: Principal, roles: readonly Role[], match: MatchRegistration | null, reads: boolean): void {
    this.checkRole(principal, roles, match);
    if (principal.kind === 'anonymous') return;
    if (match !== null && !roles.includes('player') && playsIn(principal.token, match)) throw ownMatch();
    if (!reads) refusePartial(principal.token);
  }

  private async enterGathering(principal: Principal, gatheringId: string): Promise<void> {
    if (!uuid.test(gatheringId)) throw malformedId('gatheringId');
    const known =
      principal.kind === 'token' && reachesGathering(principal.token, gatheringId) && (await this.registry.gathering(gatheringId)) !== null;
    if (!known) throw new ProblemError('gathering/not-found', 'There is no such gathering for this token.');
  }

  /** Tournaments with public pages are read by everybody; commands come from tokens of their gathering. */
  private async enterTournament(principal: Principal, tournamentId: string, reads: boolean): Promise<void> {
    if (!uuid.test(tournamentId)) throw malformedId('tournamentId');
    const standing = await this.tournaments.streams.current(tournamentId);
    const isPublic = reads && standing?.state.settings.visibility === 'public';
    if (principal.kind === 'anonymous' && !isPublic) throw tokenMissing();
    const reached = principal.kind === 'token' && standing !== null && reachesGathering(principal.token, standing.state.gatheringId);
    if (!reached && !isPublic) throw new ProblemError('tournament/not-found', 'There is no such tournament for this token.');
  }

  private async enterMatch(principal: Principal, matchId: string, reads: boolean): Promise<MatchAccess> {
    if (!uuid.test(matchId)) throw malformedId('matchId');
    const match = await this.registration(principal, matchId, reads);
    if (principal.kind === 'anonymous') {
      if (match === null || match.publishedAt === null) throw tokenMissing();
      return { match, seat: null };
    }
    if (match === null || !reachesMatch(principal.token, match))
      throw new ProblemError('match/not-found', 'There is no such match for this token.');
    return { match, seat: seatOf(principal.token, match) };
  }

  /**
   * Returns the match's registration, from memory where that may not be out of date. Who sits where never changes. Which person plays may
   * become known at any time, but matters to staff only. Whether a match is published matters to readers who do not play in it, and only
   * until it is published.
   */
  private async registration(principal: Principal, matchId: string, reads: boolean): Promise<MatchRegistration | null> {
    if (principal.kind === 'token' && isStaff(principal.token)) return this.registry.match(matchId);
    const known = await this.registry.seats(matchId);
    const settled = known === null || known.publishedAt !== null || (principal.kind === 'token' && seatOf(principal.token, known) !== null);
    return reads && !settled ? this.registry.match(matchId) : known;
  }

  private checkRole(principal: Principal, roles: readonly Role[], match: MatchRegistration | null): void {
    if (principal.kind === 'anonymous' ? match !== null : roles.includes(principal.token.role)) return;
    throw new ProblemError('access/forbidden', `This endpoint opens for: ${roles.join(', ')}.`);
  }
}
