import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import type { ArbiterRequest } from './auth.guard.js';
import { tokenMissing } from './bearers.js';
import type { MatchAccess, Principal } from './principal.js';

const request = (context: ExecutionContext): ArbiterRequest => context.switchToHttp().getRequest<ArbiterRequest>();

const missing = (what: string): Error => new Error(`the guard left no ${what} on the request`);

/** Injects the sender of the request. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const principal = request(context).principal;
  if (principal === undefined) throw missing('principal');
  return principal;
});

/** Injects the sender's token, at endpoints that need one. */
export const CurrentToken = createParamDecorator((_: unknown, context: ExecutionContext): AccessToken => {
  const principal = request(context).principal;
  if (principal?.kind !== 'token') throw tokenMissing();
  return principal.token;
});

/** Injects the match in the address, with the sender's seat in it. */
export const CurrentMatch = createParamDecorator((_: unknown, context: ExecutionContext): MatchAccess => {
  const access = request(context).matchAccess;
  if (access === undefined) throw missing('match');
  return access;
});
