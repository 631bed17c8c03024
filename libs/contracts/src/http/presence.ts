import { z } from 'zod';
import { commandIdSchema } from './common.js';
import { seatSchema } from './rules/parts.js';

const moment = z.number().meta({ description: 'Milliseconds since 1970-01-01 UTC.' });

/** The id that a page draws for itself, so that its signs of life and its connection belong together. */
export const pageIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, "-" or "_"')
  .meta({
    description:
      'An id that a page draws for itself. With it the stream also tells who is there (`presence`) and what players say (`phrase`); a player is then there while the page gives signs of life under it (`PUT /matches/{matchId}/presence`).',
  });

/** Who is at a match: a passing fact, never of the log. */
export const presenceSchema = z
  .object({
    players: z
      .array(
        z.object({
          seat: seatSchema,
          state: z.enum(['here', 'left', 'lost', 'never']).meta({
            description: '`left`: said goodbye; `lost`: has gone without a word; `never`: has not come so far.',
          }),
          since: moment.nullable().meta({ description: 'When they were last heard of; null where they are here or never came.' }),
        }),
      )
      .meta({ description: 'By seat; empty while the service can not tell.' }),
    watching: z.int().nullable().meta({ description: 'How many watch without playing; null while the service can not tell.' }),
    now: moment,
  })
  .meta({ id: 'Presence', description: 'Who is at a match now. It passes, and stands in no log.' });
export type Presence = z.infer<typeof presenceSchema>;

export const presenceSignSchema = z
  .strictObject({ page: pageIdSchema, here: z.boolean().meta({ description: 'False when the page is left.' }) })
  .meta({
    id: 'PresenceSign',
    description:
      "A sign of life of a player's page, whenever the stream sends something, which is every 15 seconds at least; without one for 25 it counts as lost.",
  });
export type PresenceSign = z.infer<typeof presenceSignSchema>;

export const phraseIds = ['hello', 'goodLuck', 'thinking', 'oneMoment', 'wellPlayed', 'goodGame', 'sorry', 'thanks'] as const;
export const phraseIdSchema = z.enum(phraseIds).meta({ id: 'PhraseId', description: 'What players may say to each other: nothing else.' });

export const sayPhraseSchema = z.strictObject({ commandId: commandIdSchema, phrase: phraseIdSchema }).meta({ id: 'SayPhrase' });
export type SayPhrase = z.infer<typeof sayPhraseSchema>;

export const phraseSaidSchema = z
  .object({ seat: seatSchema, phrase: phraseIdSchema, at: moment })
  .meta({ id: 'PhraseSaid', description: 'What a player said. It passes, and stands in no log; seat and moment tell it from others.' });
export type PhraseSaid = z.infer<typeof phraseSaidSchema>;
