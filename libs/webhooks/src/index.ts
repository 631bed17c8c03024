/** Webhooks: other services are told of tournaments, by signed messages that are sent until they arrive. */
export { destinationOf, type Reach, type Refused, systemLookup } from './addresses.js';
export { Courier } from './courier.js';
export { DeliveryQueue } from './delivery-queue.js';
export { FeedFollower } from './feed-follower.js';
export { postMessage, refusalInWords } from './post-message.js';
export { eraseRetiredSecrets } from './retired-secrets.js';
export { WebhookCommands, type WebhookCommand, type WebhookCommandOutcome } from './webhook-commands.js';
export { type Delivery, type DeliveryState, maximalWebhooks, type Webhook, Webhooks } from './webhooks.js';
