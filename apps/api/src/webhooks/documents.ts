import type { DeliveryDocument, WebhookDocument } from '@arbiter/contracts';
import type { Delivery, Webhook } from '@arbiter/webhooks';

const instantOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

export const webhookDocument = (webhook: Webhook): WebhookDocument => ({
  webhookId: webhook.webhookId,
  gatheringId: webhook.gatheringId,
  tournamentId: webhook.tournamentId,
  url: webhook.url,
  eventTypes: webhook.eventTypes === null ? null : [...webhook.eventTypes],
  description: webhook.description,
  createdAt: webhook.createdAt.toISOString(),
  disabledBecause: webhook.disabledBecause,
  failingSince: instantOrNull(webhook.failingSince),
  oldSecretUntil: instantOrNull(webhook.oldSecretUntil),
  waiting: webhook.waiting,
  failed: webhook.failed,
});

export const deliveryDocument = (delivery: Delivery): DeliveryDocument => ({
  deliveryId: delivery.deliveryId,
  messageId: delivery.messageId,
  tournamentId: delivery.tournamentId,
  version: delivery.version,
  type: delivery.type,
  state: delivery.state,
  attempts: delivery.attempts,
  createdAt: delivery.createdAt.toISOString(),
  nextAttemptAt: instantOrNull(delivery.nextAttemptAt),
  lastAttemptAt: instantOrNull(delivery.lastAttemptAt),
  lastStatus: delivery.lastStatus,
  lastError: delivery.lastError,
  settledAt: instantOrNull(delivery.settledAt),
});
