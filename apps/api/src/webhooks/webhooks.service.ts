import { Inject, Injectable } from '@nestjs/common';
import type { AccessToken } from '@arbiter/accounts';
import type {
  CreatedWebhook,
  CreateWebhook,
  DeliveriesQuery,
  DeliveryDocument,
  SendWebhookCommand,
  WebhookCommandDone,
  WebhookDocument,
} from '@arbiter/contracts';
import type { Tournaments } from '@arbiter/organising';
import { destinationOf, maximalWebhooks, refusalInWords, systemLookup, type WebhookCommands, type Webhooks } from '@arbiter/webhooks';
import type { ApiConfig } from '../config.js';
import { decodeVersion, encodeVersion } from '../http/cursor.js';
import { madeOnce, ProblemError } from '../problems/problem-error.js';
import { CONFIG, TOURNAMENTS, WEBHOOK_COMMANDS, WEBHOOKS } from '../tokens.js';
import { deliveryDocument, webhookDocument } from './documents.js';

const noSuchWebhook = (): ProblemError => new ProblemError('webhook/not-found', 'The gathering has no such webhook.');

/** Where other services are told of tournaments: registers and looks after the addresses. The worker sends. */
@Injectable()
export class WebhooksService {
  constructor(
    @Inject(WEBHOOKS) private readonly webhooks: Webhooks,
    @Inject(WEBHOOK_COMMANDS) private readonly commands: WebhookCommands,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(CONFIG) private readonly config: Pick<ApiConfig, 'webhooksAllowPrivate'>,
  ) {}

  /** @throws {ProblemError} `tournament/not-found`, `webhook/address-refused`, `webhook/too-many`, `command/reused` */
  async create(token: AccessToken, gatheringId: string, body: CreateWebhook): Promise<CreatedWebhook> {
    const { url, tournamentId = null, eventTypes = null, description = null, commandId } = body;
    if (tournamentId !== null && (await this.tournaments.listing(tournamentId))?.gatheringId !== gatheringId)
      throw new ProblemError('tournament/not-found', 'The gathering has no such tournament.');
    const fresh = { gatheringId, tournamentId, url, eventTypes, description, commandId, by: token.tokenId };
    const before = await this.webhooks.before(fresh);
    if (before === null) await this.checkAddress(url);
    const registered = before ?? (await this.webhooks.register(fresh));
    if (registered === null)
      throw new ProblemError('webhook/too-many', `A gathering has at most ${maximalWebhooks} webhooks: delete one first.`, {
        params: { most: maximalWebhooks },
      });
    const { webhook, secret } = madeOnce(registered);
    return { webhook: webhookDocument(webhook), secret };
  }

  async list(gatheringId: string): Promise<{ readonly items: readonly WebhookDocument[] }> {
    return { items: (await this.webhooks.ofGathering(gatheringId)).map(webhookDocument) };
  }

  /** @throws {ProblemError} `webhook/not-found` */
  async deliveries(
    gatheringId: string,
    webhookId: string,
    { state, cursor, limit }: DeliveriesQuery,
  ): Promise<{ readonly items: readonly DeliveryDocument[]; readonly next: string | null }> {
    if ((await this.webhooks.find(gatheringId, webhookId)) === null) throw noSuchWebhook();
    const found = await this.webhooks.deliveries(webhookId, state ?? null, decodeVersion(cursor), limit + 1);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(deliveryDocument),
      next: found.length > page.length && last !== undefined ? encodeVersion(last.deliveryId) : null,
    };
  }

  /** @throws {ProblemError} `webhook/not-found`, `webhook/delivery-not-found`, `command/reused` */
  async send(token: AccessToken, gatheringId: string, webhookId: string, body: SendWebhookCommand): Promise<WebhookCommandDone> {
    const { commandId, command } = body;
    const outcome = await this.commands.carryOut({ gatheringId, webhookId, commandId, by: token.tokenId, command });
    switch (outcome.kind) {
      case 'done':
      case 'repeated':
        return { deliveryId: outcome.deliveryId, secret: outcome.secret };
      case 'notFound':
        throw noSuchWebhook();
      case 'noDelivery':
        throw new ProblemError('webhook/delivery-not-found', 'The webhook has no such delivery.', {
          params: { deliveryId: 'deliveryId' in command ? command.deliveryId : 0 },
        });
      case 'reused':
        throw new ProblemError('command/reused', 'This command id was used for something else.');
    }
  }

  private async checkAddress(url: string): Promise<void> {
    const found = await destinationOf(url, { allowPrivate: this.config.webhooksAllowPrivate, lookup: systemLookup });
    if (typeof found === 'string')
      throw new ProblemError('webhook/address-refused', `Nothing is sent there: ${refusalInWords(found)}.`, { params: { because: found } });
  }
}
