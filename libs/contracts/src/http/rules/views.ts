import type { ObjectView } from '@arbiter/kernel';
import { z } from 'zod';
import { pendingViewSchema } from './decisions.js';
import { jsonObjectSchema } from './json.js';
import { cardIdSchema, gameResultSchema, objectIdSchema, seatSchema } from './parts.js';

const nested = (description: string) => z.lazy(() => z.array(objectViewSchema)).meta({ description });

const members = {
  id: objectIdSchema,
  card: cardIdSchema.optional().meta({ description: 'Absent where the viewer may not know which card it is, and where it is none.' }),
  kind: z.enum(['token', 'item', 'copy']).optional().meta({ description: 'Absent for a card.' }),
  owner: seatSchema,
  controller: seatSchema,
  values: jsonObjectSchema.meta({ description: 'Current values by name of the characteristic.' }),
  attached: z.array(objectIdSchema).optional().meta({ description: 'What is attached to it and lies in a zone or slot of its own.' }),
  host: objectIdSchema.optional().meta({ description: 'The object to which this one is attached while it lies in a place of its own.' }),
  hostSeat: seatSchema.optional().meta({ description: 'The player to whom this one is attached while it lies in a place of its own.' }),
};

/** The members of an object's view, without objects inside it; no declared type, so that a spec can compare it with the contract's. */
export const objectMembersSchema = z.object(members);

/** An object as one viewer sees it. It contains other objects: those attached to it and those under it. */
export const objectViewSchema: z.ZodType<ObjectView> = z
  .object({ ...members, attachments: nested('What lies with it and nowhere else.'), under: nested('What lies under it.') })
  .meta({ id: 'ObjectView', description: 'An object as the viewer sees it.' });

export const zoneViewSchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    seat: seatSchema.nullable().meta({ description: 'Null for a zone that all players share.' }),
    count: z.int(),
    objects: z.array(objectViewSchema).meta({ description: "What the viewer may see, in the zone's order; empty for a hidden pile." }),
  })
  .meta({ id: 'ZoneView' });

export const slotViewSchema = z
  .object({
    id: z.string(),
    seat: seatSchema.nullable().meta({ description: 'Null for a slot that all players share.' }),
    column: z.int().meta({ description: 'From 0.' }),
    row: z.string(),
    object: objectViewSchema.nullable(),
  })
  .meta({ id: 'SlotView' });

export const viewSchema = z
  .object({
    version: z.int(),
    status: z.enum(['running', 'ended']),
    result: gameResultSchema.nullable(),
    turn: z.object({ number: z.int(), seat: seatSchema.nullable(), phase: z.string() }),
    players: z.array(z.object({ seat: seatSchema, values: jsonObjectSchema })),
    zones: z.array(zoneViewSchema),
    slots: z.array(slotViewSchema),
    pending: z.array(pendingViewSchema),
    values: jsonObjectSchema.meta({ description: 'Values of the whole match, as the game names them.' }),
    timeCalled: z
      .object({
        turnsLeft: z.int().meta({ description: 'Turns that may still begin after the one that is being played.' }),
        untilBehind: z.boolean().meta({ description: 'They play on until somebody has less life than another, who loses.' }),
      })
      .optional()
      .meta({ description: 'Present once time was called in the match.' }),
  })
  .meta({ id: 'View', description: 'The table as one viewer may see it.' });
