import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { TAKES_QUERY } from '../auth/endpoint.decorator.js';
import { ProblemError } from './problem-error.js';
import { requestIssues } from './request-issues.js';

/** Refuses a query where an endpoint takes none: elsewhere the query's schema refuses what it does not know. */
@Injectable()
export class StrangeQueryGuard implements CanActivate {
  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.get<boolean | undefined>(TAKES_QUERY, context.getHandler()) === true) return true;
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    const keys = Object.keys((query ?? {}) as object);
    if (keys.length === 0) return true;
    const issues = requestIssues([{ code: 'unrecognized_keys', message: 'Unrecognized keys', keys }]);
    throw new ProblemError('request/malformed', 'The request does not fit what this endpoint takes.', { issues: [...issues] });
  }
}
