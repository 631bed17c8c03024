import { publicEventTypes } from '@arbiter/tournaments';
import { z } from 'zod';
import { idSchema, lineSchema, makingCommandIdSchema } from './common.js';

const instant = z.iso.datetime({ offset: true });
const commandId = makingCommandIdSchema('the webhooks of a gathering');
const deliveryId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const eventTypeSchema = z.enum(publicEventTypes as [string, ...string[]]);

export const webhookParamsSchema = z.strictObject({ gatheringId: idSchema, webhookId: idSchema });

export const createWebhookSchema = z
  .strictObject({
    commandId,
    url: z.string().min(1).max(2_000).meta({
      description: 'Where messages are posted to: https, on the public internet. An installation for local use may take others too.',
      example: 'https://results.example/arbiter',
    }),
    tournamentId: idSchema.optional().meta({ description: 'The tournament that is told of; all of the gathering where it is left out.' }),
    eventTypes: z
      .array(eventTypeSchema)
      .min(1)
      .max(publicEventTypes.length)
      .optional()
      .meta({ description: 'Types of events that are told; all that everybody may know where it is left out.' }),
    description: lineSchema(200).optional(),
  })
  .meta({ id: 'CreateWebhook' });
export type CreateWebhook = z.infer<typeof createWebhookSchema>;

export const webhookSchema = z
  .object({
    webhookId: idSchema,
    gatheringId: idSchema,
    tournamentId: idSchema.nullable(),
    url: z.string(),
    eventTypes: z.array(eventTypeSchema).nullable().meta({ description: 'Null: all that everybody may know.' }),
    description: z.string().nullable(),
    createdAt: instant,
    disabledBecause: z
      .enum(['organizer', 'failing', 'gone'])
      .nullable()
      .meta({ description: 'Null while messages are sent. `failing`: nothing arrived for five days; `gone`: the receiver answered 410.' }),
    failingSince: instant.nullable().meta({ description: 'Since when every attempt has failed.' }),
    oldSecretUntil: instant.nullable().meta({ description: 'Until when the secret from before the last rotation signs too.' }),
    waiting: z.int().meta({ description: 'Number of deliveries that wait.' }),
    failed: z.int().meta({ description: 'Number of deliveries that were given up.' }),
  })
  .meta({ id: 'Webhook' });
export type WebhookDocument = z.infer<typeof webhookSchema>;

const secretSchema = z.string().nullable().meta({
  description: 'Signs messages: `whsec_` and base64. Shown to whoever sent the command; null where it was deleted since.',
});

export const createdWebhookSchema = z.object({ webhook: webhookSchema, secret: secretSchema }).meta({ id: 'CreatedWebhook' });
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

export const webhookListSchema = z.object({ items: z.array(webhookSchema) }).meta({ id: 'WebhookList' });

export const sendWebhookCommandSchema = z
  .strictObject({
    commandId,
    command: z
      .discriminatedUnion('type', [
        z.strictObject({ type: z.literal('rotateSecret') }),
        z.strictObject({ type: z.literal('sendTest') }),
        z.strictObject({ type: z.literal('enable') }),
        z.strictObject({ type: z.literal('disable') }),
        z.strictObject({ type: z.literal('delete') }),
        z.strictObject({ type: z.literal('resend'), deliveryId }),
        z.strictObject({ type: z.literal('skip'), deliveryId }),
      ])
      .meta({ id: 'WebhookCommand' }),
  })
  .meta({ id: 'SendWebhookCommand' });
export type SendWebhookCommand = z.infer<typeof sendWebhookCommandSchema>;

export const webhookCommandDoneSchema = z
  .object({
    deliveryId: deliveryId.nullable().meta({ description: 'The delivery that was made or named.' }),
    secret: secretSchema.meta({ description: 'The new secret, after a rotation; null otherwise, and once it was deleted.' }),
  })
  .meta({ id: 'WebhookCommandDone' });
export type WebhookCommandDone = z.infer<typeof webhookCommandDoneSchema>;

const deliveryStateSchema = z.enum(['waiting', 'delivered', 'failed', 'skipped']);

export const deliverySchema = z
  .object({
    deliveryId,
    messageId: z.string().meta({ description: 'The `webhook-id`: the same at every attempt.' }),
    tournamentId: idSchema.nullable(),
    version: z.int().nullable().meta({ description: 'Version of the event in the stream of the tournament.' }),
    type: z.string(),
    state: deliveryStateSchema,
    attempts: z.int(),
    createdAt: instant,
    nextAttemptAt: instant.nullable(),
    lastAttemptAt: instant.nullable(),
    lastStatus: z.int().nullable().meta({ description: 'What the receiver answered last; null where it did not.' }),
    lastError: z.string().nullable().meta({ description: 'Why the last attempt got no answer.' }),
    settledAt: instant.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type DeliveryDocument = z.infer<typeof deliverySchema>;

export const deliveriesQuerySchema = z.strictObject({
  state: deliveryStateSchema.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type DeliveriesQuery = z.infer<typeof deliveriesQuerySchema>;
