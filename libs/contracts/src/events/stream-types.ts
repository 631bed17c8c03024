import { gatheringStream } from './gathering-events.js';
import type { StreamTypeDefinition } from './stream-type.js';

/** What reading a stream takes of its type. */
export type ReadableStreamType = Pick<StreamTypeDefinition<never>, 'type' | 'catalogue'>;

/**
 * Types whose streams are exported as they are and verified by their catalogue alone. A new type is exported and verified as soon as it is listed.
 * Matches are not among them: their exports are verified by the rules too.
 */
export const exportedStreamTypes: readonly ReadableStreamType[] = [gatheringStream];

/** The type of this name; null where no such streams are exported. */
export const exportedStreamType = (type: string): ReadableStreamType | null => exportedStreamTypes.find((one) => one.type === type) ?? null;
