import type { StandardSchemaObject } from '@nestjs/swagger';
import { acknowledgementSchema, type ProblemCode, type Role } from '@arbiter/contracts';
import { Endpoint } from '../auth/endpoint.decorator.js';

/** Describes an endpoint that sends a command to a match. */
export const Command = (
  roles: readonly Role[],
  summary: string,
  problems: readonly ProblemCode[],
  description?: string,
  answer: StandardSchemaObject = acknowledgementSchema,
): MethodDecorator =>
  Endpoint({
    tag: 'Play',
    summary,
    ...(description === undefined ? {} : { description }),
    access: { roles },
    status: 200,
    answer,
    problems: [
      'match/not-found',
      'match/wrong-phase',
      'match/owned-elsewhere',
      'match/archived',
      'command/reused',
      'stream/version-conflict',
      ...problems,
    ],
  });
