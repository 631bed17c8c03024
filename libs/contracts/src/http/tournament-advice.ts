import { z } from 'zod';
import { numberSchema, overrideWarningSchema, penaltyKindSchema, structureSchema, tableResultSchema } from '../events/tournament-events.js';
import { plainJsonSchema } from './plain-json.js';
import { pairingByHand } from './tournament-commands.js';

/** A correction that is looked at before it is made. */
export const previewCorrectionSchema = z
  .strictObject({ round: numberSchema, table: numberSchema, result: tableResultSchema })
  .meta({ id: 'PreviewCorrection' });
export type PreviewCorrection = z.infer<typeof previewCorrectionSchema>;

export const correctionPreviewSchema = z
  .object({
    standings: z.array(z.object({ entrant: z.int(), name: z.string(), before: z.int().nullable(), after: z.int().nullable() })),
    pairings: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('frozen'), round: z.int() }),
      z.object({ kind: z.literal('open'), round: z.int(), differing: z.array(z.int()) }),
    ]),
    cut: z.object({ phase: z.int(), open: z.boolean() }).nullable(),
    version: z.int(),
  })
  .meta({
    id: 'CorrectionPreview',
    description: 'Places that change, tables that a fresh draw would change, and whether a cut can be made again.',
  });

/** Pairings by hand that are looked at before they are made. */
export const previewOverrideSchema = z.strictObject(pairingByHand).meta({ id: 'PreviewOverride' });
export type PreviewOverride = z.infer<typeof previewOverrideSchema>;

export const overridePreviewSchema = z
  .object({ warnings: z.array(overrideWarningSchema), version: z.int() })
  .meta({ id: 'OverridePreview', description: 'What the record would warn of: who would meet again, and who would have a second bye.' });

export const proposalSchema = z
  .object({
    proposals: z.array(
      z.object({
        table: z.string().meta({ description: 'Id of the table of rounds that proposes it.' }),
        title: z.string(),
        counted: z.int().meta({ description: 'As how many players the field counts, with awarded byes.' }),
        structure: structureSchema,
        warnings: z.array(z.enum(['cutLargerThanField', 'rematchesCertain', 'unverified'])),
        sources: z.array(z.string()),
      }),
    ),
    clock: z
      .object({
        minutes: z.int().nullable(),
        atTime: plainJsonSchema.meta({
          description: 'What happens when time is called, step by step: in Swiss rounds and in elimination.',
        }),
        unverified: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: 'ProposedStructures', description: 'Structures that the rules of the game propose for so many entrants.' });
export const proposalQuerySchema = z.strictObject({ entrants: z.coerce.number().int().min(2).max(10_000).optional() });

export const penaltiesSchema = z
  .object({
    items: z.array(
      z.object({
        penalty: z.int(),
        entrant: z.int(),
        name: z.string(),
        infraction: z.string(),
        kind: penaltyKindSchema,
        round: z.int().nullable(),
        at: z.iso.datetime({ offset: true }),
        withdrawn: z.boolean(),
      }),
    ),
    infractions: z.array(z.object({ code: z.string(), title: z.string(), usual: penaltyKindSchema, source: z.string() })),
    proposals: z
      .array(
        z.object({
          entrant: z.int(),
          infraction: z.string(),
          kind: penaltyKindSchema.meta({ description: 'What the next one usually costs this entrant; a judge decides.' }),
          earlier: z.array(z.int()).meta({ description: 'The warnings that count, by their numbers.' }),
        }),
      )
      .meta({ description: 'For whoever was warned already. Told to staff alone; everybody else gets none.' }),
  })
  .meta({ id: 'Penalties', description: 'To staff all penalties, to a player their own.' });

export const penaltiesQuerySchema = z.strictObject({
  since: z.iso.datetime({ offset: true }).optional().meta({
    description: 'When the day began, where the tournament takes place: earlier warnings do not count in `proposals`.',
  }),
});
