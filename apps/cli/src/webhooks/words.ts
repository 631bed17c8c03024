import type { Shape } from '@arbiter/client';
import { columns } from '../tournament/words.js';

type Webhook = Shape<'Webhook'>;
type Delivery = Shape<'WebhookDelivery'>;

const stateOf = ({ disabledBecause, failingSince }: Webhook): string => {
  if (disabledBecause !== null) return `disabled (${disabledBecause})`;
  return failingSince === null ? 'enabled' : `failing since ${failingSince}`;
};

/** Shows webhooks: address, what is told, and how they do. */
export const webhookLines = (webhooks: readonly Webhook[]): readonly string[] =>
  columns(
    webhooks.map((webhook) => [
      webhook.webhookId,
      webhook.url,
      webhook.tournamentId === null ? 'all tournaments' : `tournament ${webhook.tournamentId}`,
      webhook.eventTypes === null ? 'all events' : webhook.eventTypes.join(','),
      stateOf(webhook),
      `${webhook.waiting} waiting, ${webhook.failed} failed`,
    ]),
  );

/** What the receiver said to the last attempt. */
export const outcomeOf = ({ state, attempts, lastStatus, lastError }: Delivery): string => {
  if (attempts === 0) return state;
  return `${state} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}: ${lastStatus === null ? (lastError ?? 'no answer') : `HTTP ${lastStatus}`}`;
};

/** Shows deliveries, each with what came of it. */
export const deliveryLines = (deliveries: readonly Delivery[]): readonly string[] =>
  columns(deliveries.map((delivery) => [delivery.deliveryId, delivery.type, delivery.messageId, delivery.createdAt, outcomeOf(delivery)]));
