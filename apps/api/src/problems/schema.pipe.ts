import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ProblemError } from './problem-error.js';
import { requestIssues } from './request-issues.js';

type Issues = Parameters<NonNullable<NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory']>>[0];

const toProblem = (issues: Issues): ProblemError =>
  new ProblemError('request/malformed', 'The request does not fit what this endpoint takes.', { issues: [...requestIssues(issues)] });

/** Checks bodies, queries and parameters against the zod schema of their decorator. */
export const schemaPipe = (): StandardSchemaValidationPipe => new StandardSchemaValidationPipe({ exceptionFactory: toProblem });
