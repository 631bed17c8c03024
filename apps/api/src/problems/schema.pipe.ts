import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ProblemError } from './problem-error.js';

const maximalIssues = 20;

type Issues = Parameters<NonNullable<NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory']>>[0];

const toProblem = (issues: Issues): ProblemError =>
  new ProblemError('request/malformed', 'The request does not fit what this door takes.', {
    issues: issues.slice(0, maximalIssues).map((issue) => ({
      path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      message: issue.message,
    })),
  });

/** Checks bodies, queries and parameters against the zod schema of their decorator. */
export const schemaPipe = (): StandardSchemaValidationPipe => new StandardSchemaValidationPipe({ exceptionFactory: toProblem });
