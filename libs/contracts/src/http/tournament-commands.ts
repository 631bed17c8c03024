import { z } from 'zod';
import { numberSchema, penaltyKindSchema, sentSettingsSchema, structureSchema, tableResultSchema } from '../events/tournament-events.js';
import { commandIdSchema, idSchema, lineSchema, makingCommandIdSchema } from './common.js';
import { handedInFields } from './tournament-decks.js';

export const createTournamentSchema = z
  .strictObject({
    name: lineSchema(120),
    settings: sentSettingsSchema,
    commandId: makingCommandIdSchema('the tournaments of the gathering'),
  })
  .meta({ id: 'CreateTournament' });
export type CreateTournament = z.infer<typeof createTournamentSchema>;

const entrant = { entrant: numberSchema };
const reason = lineSchema(500);
const newcomer = {
  playerId: idSchema.optional().meta({ description: 'A player whom the gathering knows.' }),
  name: lineSchema(80).optional().meta({ description: 'The name of a new player, in place of `playerId`.' }),
};
/** A code of the policy by which penalties are given, such as `ipg/3.1`. */
const infractionSchema = z.string().regex(/^[a-z0-9/.-]{1,80}$/, 'small letters, digits, "/", "." and "-"');
const seat = z.strictObject({ entrant: numberSchema, gets: z.enum(['bye', 'loss']) });
/** A round as it is paired by hand. */
export const pairingByHand = {
  tables: z.array(z.strictObject({ table: numberSchema, entrants: z.array(numberSchema).min(2).max(4) })).max(10_000),
  unpaired: z.array(seat).max(10_000),
};

/** What can be asked of a tournament; who may ask it, the description of the endpoint says. */
export const tournamentCommandSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('setStructure'), structure: structureSchema, reason: reason.nullable().default(null) }),
    z.strictObject({ type: z.literal('openRegistration') }),
    z.strictObject({ type: z.literal('closeRegistration') }),
    z.strictObject({ type: z.literal('registerEntrant'), ...newcomer, awardedByes: z.int().min(0).max(3).default(0) }),
    z.strictObject({ type: z.literal('addLateEntrant'), ...newcomer, missed: z.enum(['losses', 'byes', 'nothing']) }),
    z.strictObject({ type: z.literal('cancelRegistration'), ...entrant }),
    z.strictObject({ type: z.literal('promoteEntrant'), ...entrant }),
    z.strictObject({ type: z.literal('checkIn'), ...entrant }),
    z.strictObject({ type: z.literal('recordNoShow'), ...entrant }),
    z.strictObject({ type: z.literal('dropEntrant'), ...entrant }),
    z.strictObject({ type: z.literal('reinstateEntrant'), ...entrant }),
    z.strictObject({ type: z.literal('disqualifyEntrant'), ...entrant, infraction: infractionSchema }),
    z.strictObject({ type: z.literal('givePenalty'), ...entrant, infraction: infractionSchema, kind: penaltyKindSchema }),
    z.strictObject({ type: z.literal('withdrawPenalty'), penalty: numberSchema, reason }),
    z.strictObject({
      type: z.literal('submitDeck'),
      ...entrant,
      ...handedInFields,
      accept: z.boolean().default(false).meta({ description: 'Staff only: takes an illegal deck, which then stands as illegal.' }),
    }),
    z.strictObject({ type: z.literal('lockDecks') }),
    z.strictObject({ type: z.literal('unlockDeck'), ...entrant, reason }),
    z.strictObject({
      type: z.literal('drawDeckChecks'),
      tables: z.int().min(1).max(10_000).nullable().default(null).meta({
        description: 'How many tables; null for as many as bring the checks of the day to a tenth of all tables (MTR 2.8).',
      }),
    }),
    z.strictObject({
      type: z.literal('recordDeckCheck'),
      round: numberSchema,
      table: numberSchema,
      outcome: z.enum(['inOrder', 'problem']),
    }),
    z.strictObject({ type: z.literal('openDeckLists'), to: z.enum(['opponents', 'everybody']) }),
    z.strictObject({
      type: z.literal('drawPods'),
      reason: reason.nullable().default(null).meta({ description: 'Why pods that are drawn are drawn again.' }),
    }),
    z.strictObject({ type: z.literal('pairRound') }),
    z.strictObject({
      type: z.literal('overridePairing'),
      ...pairingByHand,
      reason,
    }),
    z.strictObject({ type: z.literal('discardPairings'), reason }),
    z.strictObject({ type: z.literal('publishRound') }),
    z.strictObject({ type: z.literal('startRound') }),
    z.strictObject({ type: z.literal('pauseRound') }),
    z.strictObject({ type: z.literal('resumeRound') }),
    z.strictObject({ type: z.literal('extendTime'), table: numberSchema, seconds: z.int().min(1).max(86_400), reason }),
    z.strictObject({ type: z.literal('callTime') }),
    z.strictObject({ type: z.literal('closeRound') }),
    z.strictObject({ type: z.literal('reportResult'), table: numberSchema, result: tableResultSchema }),
    z.strictObject({ type: z.literal('confirmResult'), round: numberSchema, table: numberSchema, result: tableResultSchema }),
    z.strictObject({ type: z.literal('correctResult'), round: numberSchema, table: numberSchema, result: tableResultSchema, reason }),
    z.strictObject({ type: z.literal('publishStandings'), round: numberSchema }),
    z.strictObject({ type: z.literal('makeCut'), byLot: z.boolean().default(false) }),
    z.strictObject({ type: z.literal('finish') }),
    z.strictObject({ type: z.literal('cancel'), reason }),
  ])
  .meta({ id: 'TournamentCommand' });
export type HttpTournamentCommand = z.infer<typeof tournamentCommandSchema>;

export const sendTournamentCommandSchema = z
  .strictObject({
    commandId: commandIdSchema,
    version: z.int().min(1).optional().meta({
      description: 'The version that you know. If the tournament has changed since, nothing is done and you are told what happened.',
    }),
    command: tournamentCommandSchema,
  })
  .meta({ id: 'SendTournamentCommand' });
export type SendTournamentCommand = z.infer<typeof sendTournamentCommandSchema>;

export const registerYourselfSchema = z
  .strictObject({
    name: lineSchema(80),
    commandId: commandIdSchema,
    earlierToken: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Your token as a player of an earlier event: both belong to one history, which everybody can read.' }),
  })
  .meta({ id: 'RegisterYourself' });
export type RegisterYourself = z.infer<typeof registerYourselfSchema>;

export const tournamentParamsSchema = z.strictObject({ tournamentId: idSchema });
export const roundParamsSchema = z.strictObject({ tournamentId: idSchema, round: z.coerce.number().int().min(1).max(1_000) });
export const entrantParamsSchema = z.strictObject({ tournamentId: idSchema, entrant: z.coerce.number().int().min(1).max(100_000) });
export const standingsQuerySchema = z.strictObject({ round: z.coerce.number().int().min(0).max(1_000).optional() });
export const tournamentEventsQuerySchema = z.strictObject({
  from: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
});
