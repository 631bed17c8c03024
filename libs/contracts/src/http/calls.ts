import { z } from 'zod';
import { callKindSchema, callOutcomeSchema } from '../events/call-events.js';
import { acknowledgementSchema, commandIdSchema, idSchema } from './common.js';
import { seatSchema } from './rules/parts.js';

const kind = callKindSchema.meta({ description: 'Why the judge is called.' });
const number = z.int().min(1).meta({ description: 'Number of the call in its match.' });
const stops = z
  .boolean()
  .meta({ description: 'Whether it holds the match until it is closed: answers are refused and clocks stand still.' });

export const callParamsSchema = z.strictObject({ matchId: idSchema, call: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const callJudgeSchema = z
  .strictObject({
    commandId: commandIdSchema,
    kind,
    sawVersion: z.int().min(1).max(Number.MAX_SAFE_INTEGER).meta({ description: 'The newest version of the match that you have seen.' }),
  })
  .meta({ id: 'CallJudge' });
export type CallJudge = z.infer<typeof callJudgeSchema>;

export const calledSchema = acknowledgementSchema
  .extend({
    call: number,
    stops,
    stopsLeft: z.int().min(0).max(3).meta({ description: 'How many calls of yours can still stop the match in this game.' }),
  })
  .meta({ id: 'Called', description: 'The acknowledgement of a call, sent after the commit.' });
export type Called = z.infer<typeof calledSchema>;

export const closeCallSchema = z
  .strictObject({
    commandId: commandIdSchema,
    outcome: callOutcomeSchema.meta({ description: 'What came of it; a ruling or a penalty is an act of its own.' }),
    improper: z
      .boolean()
      .default(false)
      .meta({ description: "The time for which the call held the match is charged to the caller's bank, down to nothing." }),
  })
  .meta({ id: 'CloseCall' });
export type CloseCall = z.infer<typeof closeCallSchema>;

/** A call that no judge has closed, as players and judges see it. */
export const openCallSchema = z
  .object({
    call: number,
    seat: seatSchema,
    kind,
    at: z.number().meta({ description: 'When the judge was called: milliseconds since 1970-01-01 UTC.' }),
    sawVersion: z.int().min(1).meta({ description: 'The newest version that the caller had before them.' }),
    stops,
    taken: z.boolean().meta({ description: 'Whether a judge has said that they come.' }),
  })
  .meta({ id: 'OpenCall', description: 'A call for a judge that is not closed yet.' });
