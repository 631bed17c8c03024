import { createHmac } from 'node:crypto';
import type { StreamId } from './stream-id.js';

/**
 * Tags that tie a leaf of the tree to one version of one stream. If a leaf were an event's hash alone, an honest tree could hold two
 * histories of a stream, each of them provable. With tags, whoever learns the stream's secret finds the leaf of every version, and a second
 * leaf of one version if there is one; before that a tag tells nothing, not even which leaves belong to one stream.
 */

/**
 * Returns the key of a stream's tags: HMAC-SHA256 under the stream's secret. The secret of a match is its seed, which is revealed at the
 * end.
 * @param secret 64 hex digits
 * @returns 64 hex digits
 */
export const tagKeyOf = ({ type, id }: StreamId, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`arbiter/leaf-tag/1\n${type}\n${id}`).digest('hex');

/**
 * Returns the tag of one version: the first 16 bytes of HMAC-SHA256 over the version as decimal text.
 * @param tagKey 64 hex digits
 * @returns 32 hex digits
 */
export const leafTag = (tagKey: string, version: number): string =>
  createHmac('sha256', Buffer.from(tagKey, 'hex')).update(String(version)).digest('hex').slice(0, 32);
