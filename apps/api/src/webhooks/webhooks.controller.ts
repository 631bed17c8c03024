import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import {
  createdWebhookSchema,
  createWebhookSchema,
  deliveriesQuerySchema,
  deliverySchema,
  gatheringParamsSchema,
  pageSchema,
  sendWebhookCommandSchema,
  webhookCommandDoneSchema,
  webhookListSchema,
  webhookParamsSchema,
  type CreateWebhook,
  type DeliveriesQuery,
  type SendWebhookCommand,
} from '@arbiter/contracts';
import { CurrentToken } from '../auth/current.decorator.js';
import { Endpoint } from '../auth/endpoint.decorator.js';
import { WebhooksService } from './webhooks.service.js';

const tag = 'Webhooks';
const access = { roles: ['organizer'] } as const;

@Controller('gatherings/:gatheringId/webhooks')
export class WebhooksController {
  constructor(@Inject(WebhooksService) private readonly webhooks: WebhooksService) {}

  @Post()
  @Endpoint({
    tag,
    summary: 'Registers an address that is told of tournaments; its secret is shown with this answer alone',
    description:
      'Every event that is recorded from now on, and that everybody may know, is posted to the address: signed by the Standard Webhooks convention, in the order of the stream, and again until it is answered with 2xx. Sending the same command id again registers nothing twice and shows its sender the secret once more.',
    access,
    status: 201,
    answer: createdWebhookSchema,
    problems: ['gathering/not-found', 'tournament/not-found', 'webhook/address-refused', 'webhook/too-many', 'command/reused'],
  })
  create(
    @CurrentToken() token: AccessToken,
    @Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string },
    @Body({ schema: createWebhookSchema }) body: CreateWebhook,
  ): Promise<unknown> {
    return this.webhooks.create(token, gatheringId, body);
  }

  @Get()
  @Endpoint({
    tag,
    summary: 'Lists the webhooks of a gathering, the newest first',
    access,
    status: 200,
    answer: webhookListSchema,
    problems: ['gathering/not-found'],
  })
  list(@Param({ schema: gatheringParamsSchema }) { gatheringId }: { gatheringId: string }): Promise<unknown> {
    return this.webhooks.list(gatheringId);
  }

  @Get(':webhookId/deliveries')
  @Endpoint({
    tag,
    summary: 'Lists what was sent, or waits to be sent, the newest first',
    access,
    status: 200,
    answer: pageSchema(deliverySchema, 'WebhookDeliveryPage'),
    problems: ['gathering/not-found', 'webhook/not-found'],
  })
  deliveries(
    @Param({ schema: webhookParamsSchema }) { gatheringId, webhookId }: { gatheringId: string; webhookId: string },
    @Query({ schema: deliveriesQuerySchema }) query: DeliveriesQuery,
  ): Promise<unknown> {
    return this.webhooks.deliveries(gatheringId, webhookId, query);
  }

  @Post(':webhookId/commands')
  @HttpCode(200)
  @Endpoint({
    tag,
    summary: 'Tries a webhook out, sends a delivery again, changes the secret, stops and deletes',
    description:
      '`sendTest` posts a message of type `webhook.test`. `resend` sends a delivery again under its id, beside what waits; one that waits is tried at once. `skip` gives one up that waits, so that those behind it go on. After `rotateSecret` the secret from before signs for 24 hours too. While a webhook is disabled its deliveries wait, and `enable` sends them. `delete` is for good. Sending the same command id again does nothing twice.',
    access,
    status: 200,
    answer: webhookCommandDoneSchema,
    problems: ['gathering/not-found', 'webhook/not-found', 'webhook/delivery-not-found', 'command/reused'],
  })
  send(
    @CurrentToken() token: AccessToken,
    @Param({ schema: webhookParamsSchema }) { gatheringId, webhookId }: { gatheringId: string; webhookId: string },
    @Body({ schema: sendWebhookCommandSchema }) body: SendWebhookCommand,
  ): Promise<unknown> {
    return this.webhooks.send(token, gatheringId, webhookId, body);
  }
}
