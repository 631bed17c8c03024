import { z } from 'zod';
import { commandIdSchema, lineSchema, ruleSchema } from './common.js';
import { plainJsonSchema } from './plain-json.js';

const scope = z.enum(['game', 'match']);
const command = { commandId: commandIdSchema };

const amountsSchema = z
  .record(
    z
      .string()
      .min(1)
      .max(200)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters'),
    z.int(),
  )
  .refine((amounts) => Object.keys(amounts).length <= 500, 'at most 500 amounts')
  .meta({ description: 'What each option gets, by its id; an option that is left out gets nothing.' });

/** An answer as the rules' contract defines it; which answers are allowed depends on the decision's domain. */
export const answerSchema = z
  .union([
    z.strictObject({ picks: z.array(lineSchema(200)).max(500) }),
    z.strictObject({ number: z.int() }),
    z.strictObject({ amounts: amountsSchema }),
    z.strictObject({ bulk: plainJsonSchema }),
  ])
  .meta({
    id: 'Answer',
    description: 'Option ids in the order chosen, a number, amounts by option id, or one whole document such as a deck.',
  });

export const answerDecisionSchema = z.strictObject({ ...command, answer: answerSchema }).meta({ id: 'AnswerDecision' });
export type AnswerDecision = z.infer<typeof answerDecisionSchema>;

export const commandOnlySchema = z.strictObject(command).meta({ id: 'CommandOnly' });
export type CommandOnly = z.infer<typeof commandOnlySchema>;

export const commitEntropySchema = z
  .strictObject({
    ...command,
    commitment: z
      .string()
      .regex(/^[0-9a-f]{64}$/, '64 small hex digits')
      .meta({
        description:
          'SHA-256 over `arbiter/entropy/v1`, the match id, the seat as a decimal number and the bytes of the entropy, each preceded by its length in bytes (four bytes, big-endian).',
      }),
  })
  .meta({ id: 'CommitEntropy' });
export type CommitEntropy = z.infer<typeof commitEntropySchema>;

export const openEntropySchema = z
  .strictObject({
    ...command,
    entropy: z
      .string()
      .regex(/^(?:[0-9a-f]{2}){16,64}$/, '16 to 64 bytes in small hex digits')
      .meta({ description: 'Draw it at random: what can be guessed is no secret behind its commitment.' }),
  })
  .meta({ id: 'OpenEntropy' });
export type OpenEntropy = z.infer<typeof openEntropySchema>;

export const cancelMatchSchema = z.strictObject({ ...command, reason: lineSchema(500) }).meta({ id: 'CancelMatch' });
export type CancelMatch = z.infer<typeof cancelMatchSchema>;

export const concedeSchema = z.strictObject({ ...command, scope: scope.default('match') }).meta({ id: 'Concede' });
export type Concede = z.infer<typeof concedeSchema>;

export const drawSchema = z.strictObject({ ...command, scope: scope.default('match') }).meta({ id: 'Draw' });
export type Draw = z.infer<typeof drawSchema>;

const reason = lineSchema(2_000);
const rules = z.array(ruleSchema).max(20);
const seat = z.int().min(0).max(7);

/** An act of a judge at the table; each becomes an event of the match. */
export const judgeActionSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ ...command, type: z.literal('pause'), reason }),
    z.strictObject({ ...command, type: z.literal('resume') }),
    z.strictObject({ ...command, type: z.literal('extraTime'), seat, ms: z.int().min(1_000).max(86_400_000), reason }),
    z.strictObject({ ...command, type: z.literal('ruling'), reason, rules }),
    z.strictObject({ ...command, type: z.literal('gameLoss'), seat, reason, rules }),
    z.strictObject({ ...command, type: z.literal('matchLoss'), seat, reason, rules }),
    z.strictObject({
      ...command,
      type: z.literal('noShow'),
      seats: z
        .array(seat)
        .min(1)
        .max(8)
        .refine((seats) => new Set(seats).size === seats.length, 'each seat once'),
      reason,
      rules,
    }),
    z.strictObject({ ...command, type: z.literal('timeCalled') }),
    z.strictObject({
      ...command,
      type: z.literal('rewind'),
      toVersion: z.int().min(1),
      banks: z.enum(['then', 'now']).default('then'),
      reason,
      rules,
    }),
  ])
  .meta({ id: 'JudgeAction' });
export type JudgeAction = z.infer<typeof judgeActionSchema>;
