import { z } from 'zod';
import type { StreamId } from '../stream-id.js';
import { atSchema, hash32Schema } from './parts.js';
import { type EventOf, defineStreamType } from './stream-type.js';

const id = z.uuid();

/**
 * What is done above all gatherings, on the command line, and so by no token. Payloads hold only ids and hashes, as in the streams of
 * gatherings.
 */
const schemas = {
  /** An organizer's token that belongs to no gathering was minted; it may create gatherings. */
  OrganizerTokenMinted: z.strictObject({
    at: atSchema,
    tokenId: id,
    /** SHA-256 of the secret, which has 256 random bits of its own. */
    secretHash: hash32Schema,
    personId: id,
    expiresAt: atSchema,
  }),
} as const;

export const installationStreamType = defineStreamType('installation', schemas);
export type InstallationEntry = EventOf<typeof schemas>;

/** The only stream of its type in a log. Its id is the smallest UUID of version 7: time 0, no random bits. */
export const installationStream: StreamId = { type: installationStreamType.type, id: '00000000-0000-7000-8000-000000000000' };
