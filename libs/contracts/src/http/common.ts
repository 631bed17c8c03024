import { z } from 'zod';

/** Ids of gatherings, players, tokens, matches and judges are UUIDs. */
export const idSchema = z.uuid();

const clientsOwnId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, "-" or "_"');

/** The client's own id of a command; sending the command again gets the first answer. */
export const commandIdSchema = clientsOwnId.meta({
  description: 'Chosen by the client, unique inside the match. Sending it again gets the first answer.',
  example: 'b8f7c2d0-0001',
});

/**
 * The client's own id of a command that creates something: sending the command again creates nothing twice.
 * @param scope within which the id is unique
 */
export const makingCommandIdSchema = (scope: string): z.ZodType<string> =>
  clientsOwnId.meta({
    description: `Chosen by the client, unique among ${scope}. Sending it again makes nothing twice; an id that somebody else has used is refused (\`command/reused\`).`,
    example: 'b8f7c2d0-0001',
  });

export const languageSchema = z.enum(['en', 'zh']);
export const gameIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, 'a game id: small letters, digits and "-"');
export const formatIdSchema = z.string().min(1).max(64);
export const ruleSchema = z.string().min(1).max(64);
export const versionSchema = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Names and reasons: no control characters, trimmed. */
export const lineSchema = (max: number): z.ZodType<string> =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters');

/** Paging by cursor: `next` of one page is `cursor` of the following request; null on the last page. */
export const pageQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/**
 * A page of items.
 * @param id name of the schema in the API description
 */
export const pageSchema = <T extends z.ZodType>(
  item: T,
  id: string,
): z.ZodObject<{ items: z.ZodArray<T>; next: z.ZodNullable<z.ZodString> }> =>
  z
    .object({ items: z.array(item), next: z.string().nullable() })
    .meta({ id, description: 'One page; `next` is the cursor of the following one.' });

/** Proof of an accepted command: version and hash of the last event that it led to, sent after the commit. */
export const acknowledgementSchema = z
  .object({ version: z.int().min(1), hash: z.string().regex(/^[0-9a-f]{64}$/) })
  .meta({ id: 'Acknowledgement', description: 'Sent after the commit: keep it, it is evidence.' });
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

const matchIdSchema = z.strictObject({ matchId: idSchema });
export const matchParamsSchema = matchIdSchema;
export const gatheringParamsSchema = z.strictObject({ gatheringId: idSchema });
export const playerParamsSchema = z.strictObject({ gatheringId: idSchema, playerId: idSchema });
export const tokenParamsSchema = z.strictObject({ gatheringId: idSchema, tokenId: idSchema });
const jobIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,160}$/);
export const jobParamsSchema = z.strictObject({ jobId: jobIdSchema });
export const deadLetterParamsSchema = z.strictObject({ gatheringId: idSchema, jobId: jobIdSchema });
export const gameParamsSchema = z.strictObject({ game: gameIdSchema });
export const decisionParamsSchema = z.strictObject({
  matchId: idSchema,
  decisionId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
