import { z } from 'zod';
import { problemCodes } from '../problems.js';

export const healthSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

export const readinessSchema = z
  .object({
    ready: z.boolean(),
    checks: z.object({ database: z.boolean(), redis: z.boolean(), migrations: z.boolean(), log: z.boolean() }),
    findings: z
      .array(z.object({ code: z.string(), scope: z.enum(['log', 'match', 'notice']), count: z.int() }))
      .meta({ description: 'What was found wrong with what is stored and is not settled.' }),
  })
  .meta({ id: 'Readiness' });

export const problemListSchema = z
  .object({
    problems: z.array(
      z.object({ type: z.string(), code: z.enum(problemCodes), status: z.int(), title: z.string() }).meta({ id: 'ProblemKind' }),
    ),
  })
  .meta({ id: 'ProblemList' });
