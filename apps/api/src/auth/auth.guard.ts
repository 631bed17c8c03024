import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RequestBudgets } from '../limits/request-budgets.js';
import { ProblemError } from '../problems/problem-error.js';
import { Admission, type Named } from './admission.js';
import { Bearers, tokenMissing } from './bearers.js';
import { ENDPOINT, type Access } from './endpoint.decorator.js';
import type { MatchAccess, Principal } from './principal.js';

/** A request with what the guard has found out, for the endpoints behind it. */
export interface ArbiterRequest extends FastifyRequest {
  principal?: Principal;
  matchAccess?: MatchAccess;
}

/** The one guard in front of every endpoint: it finds the token, and asks for admission. An endpoint without a description lets nobody in. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Bearers) private readonly bearers: Bearers,
    @Inject(Admission) private readonly admission: Admission,
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
    const admitted = await this.admission.admit(principal, access, (request.params ?? {}) as Named, request.method === 'GET');
    if (admitted !== null) request.matchAccess = admitted;
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
}
