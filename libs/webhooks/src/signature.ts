import { createHmac, randomBytes } from 'node:crypto';

/** What a delivery is signed with: 24 to 64 random bytes. @see https://www.standardwebhooks.com */
export type WebhookSecret = Buffer;

/** Number of bytes of the secrets that are made here. */
const secretBytes = 32;

/** Draws a secret. */
export const newSecret = (): WebhookSecret => randomBytes(secretBytes);

/** Writes a secret as receivers' libraries take it: `whsec_` and base64. */
export const secretText = (secret: WebhookSecret): string => `whsec_${secret.toString('base64')}`;

/**
 * Signs a message by the Standard Webhooks convention: HMAC-SHA-256 over id, time and body, once for each secret.
 * @param secrets the newest first
 * @param id of the message; has no full stop in it
 * @param at when this attempt is made, in whole seconds since 1970-01-01 UTC
 * @param body exactly as it is sent
 * @returns the value of the header `webhook-signature`: signatures with their version, separated by spaces
 */
export const signaturesOf = (secrets: readonly WebhookSecret[], id: string, at: number, body: string): string =>
  secrets.map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${at}.${body}`, 'utf8').digest('base64')}`).join(' ');
