import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { AccessToken, MatchRegistration, Registry } from '@arbiter/accounts';
import type { Role } from '@arbiter/contracts';
import { RequestBudgets } from '../limits/request-budgets.js';
import { ProblemError } from '../problems/problem-error.js';
import { REGISTRY } from '../tokens.js';
import { Bearers, tokenMissing } from './bearers.js';
import { ENDPOINT, type Access } from './endpoint.decorator.js';
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

/** A request with what the guard has found out, for the endpoints behind it. */
export interface ArbiterRequest extends FastifyRequest {
  principal?: Principal;
  matchAccess?: MatchAccess;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const malformedId = (name: string): ProblemError =>
  new ProblemError('request/malformed', 'The request does not fit what this endpoint takes.', {
    issues: [{ path: name, message: 'Invalid UUID' }],
  });

/**
 * Refuses a judge's or player's token that is not impartial: nobody judges a gathering that they play in, nor answers for another player of
 * it, whichever tokens have passed through their hands.
 */
const refusePartial = ({ role, impartial }: AccessToken): void => {
  if ((role === 'judge' || role === 'player') && impartial !== true) throw partial(role);
};

/**
 * The one guard in front of every endpoint. It finds the token, checks the token's role against the endpoint's access, and the token's
 * scope against the gathering and the match in the address. Outside its scope a token learns nothing, not even whether something exists. An
 * endpoint without a description lets nobody in.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Bearers) private readonly bearers: Bearers,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(RequestBudgets) private readonly budgets: RequestBudgets,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<Access | undefined>(ENDPOINT, context.getHandler());
    if (access === undefined) throw new ProblemError('access/forbidden', 'This endpoint is closed.');
    const request = context.switchToHttp().getRequest<ArbiterRequest>();
    await this.budgets.weigh(request.ip, access.weight ?? 'light');
    if (access.roles === 'everybody') return true;
    const principal = await this.identify(request, access);
    request.principal = principal;
    const { gatheringId, matchId } = (request.params ?? {}) as { readonly gatheringId?: string; readonly matchId?: string };
    if (gatheringId !== undefined) await this.enterGathering(principal, gatheringId);
    if (matchId !== undefined) request.matchAccess = await this.enterMatch(principal, matchId, request.method === 'GET');
    this.checkRole(principal, access.roles, request.matchAccess?.match ?? null);
    if (principal.kind === 'anonymous') return true;
    if (request.matchAccess !== undefined && !access.roles.includes('player') && playsIn(principal.token, request.matchAccess.match))
      throw ownMatch();
    if (request.method !== 'GET') refusePartial(principal.token);
    return true;
  }

  private async identify(request: FastifyRequest, access: Access): Promise<Principal> {
    const header = request.headers.authorization;
    if (header === undefined) {
      if (access.published === true) return { kind: 'anonymous' };
      throw tokenMissing();
    }
    const token = await this.bearers.identify(header, Date.now()).catch(async (error: unknown) => {
      if (error instanceof ProblemError && error.code === 'access/token-invalid') await this.budgets.chargeUnknownToken(request.ip);
      throw error;
    });
    await this.budgets.spendToken(token.tokenId, access.weight ?? 'light');
    return { kind: 'token', token };
  }

  private async enterGathering(principal: Principal, gatheringId: string): Promise<void> {
    if (!uuid.test(gatheringId)) throw malformedId('gatheringId');
    const known =
      principal.kind === 'token' && reachesGathering(principal.token, gatheringId) && (await this.registry.gathering(gatheringId)) !== null;
    if (!known) throw new ProblemError('gathering/not-found', 'There is no such gathering for this token.');
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
