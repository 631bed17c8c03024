import { z } from 'zod';
import { jsonObjectSchema, wordsSchema } from './json.js';
import { cardIdSchema, objectIdSchema, ruleRefSchema, seatSchema } from './parts.js';

const causeSchema = z
  .object({
    kind: z.enum(['rule', 'ability', 'player', 'judge', 'clock']),
    seat: seatSchema.optional(),
    object: objectIdSchema.optional(),
    card: cardIdSchema.optional(),
  })
  .meta({ id: 'Cause', description: 'Why an event happened.' });

const event = {
  seq: z.int().meta({ description: 'Dense from 1 over the whole match.' }),
  action: z.int().meta({ description: 'The number of actions with the one that led to it; 0 for what the start did.' }),
  moment: z.int().meta({ description: 'Events of one moment happened together.' }),
  type: z.string(),
  rule: ruleRefSchema,
  cause: causeSchema,
  data: jsonObjectSchema,
  secrets: z
    .array(z.object({ seats: z.array(seatSchema), data: jsonObjectSchema }))
    .optional()
    .meta({ description: 'What only some seats may know. What you may know of it stands in `data` already.' }),
};

export const gameEventSchema = z.object(event).meta({ id: 'GameEvent', description: 'One thing that happened in the game.' });
export const wordedGameEventSchema = z
  .object({ ...event, words: wordsSchema })
  .meta({ id: 'WordedGameEvent', description: 'One thing that happened in the game, with its line of words.' });
