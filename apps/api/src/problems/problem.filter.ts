import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemDocument, toProblemError } from './to-problem.js';

/** The one place where errors leave the process, every one as application/problem+json. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = toProblemError(error);
    const document = problemDocument(problem, request.id);
    if (document.status >= 500) request.log.error({ err: error }, problem.code);
    else request.log.debug({ code: problem.code }, problem.detail);
    // A response that has begun can only be cut off: half an answer must not look like a whole one.
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    if (document.status === 401)
      void reply.header('www-authenticate', problem.code === 'access/token-missing' ? 'Bearer' : 'Bearer error="invalid_token"');
    if (problem.extras.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.extras.retryAfterSeconds);
    void reply.status(document.status).type('application/problem+json').header('cache-control', 'no-store').send(JSON.stringify(document));
  }
}
