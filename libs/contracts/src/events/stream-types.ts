import { gatheringStream } from './gathering-events.js';
import type { StreamTypeDefinition } from './stream-type.js';
import { tournamentStream } from './tournament-events.js';

/** The part of a stream type that is needed to read its streams. */
export type ReadableStreamType = Pick<StreamTypeDefinition<never>, 'type' | 'catalogue'>;

/**
 * Stream types whose streams are exported as they are and verified with their catalogue alone. A new type is exported and verified as soon
 * as it is listed here. Matches are not listed: their exports are verified by the rules too.
 */
export const exportedStreamTypes: readonly ReadableStreamType[] = [gatheringStream, tournamentStream];

/** Returns the exported stream type of this name; null where streams of that name are not exported. */
export const exportedStreamType = (type: string): ReadableStreamType | null => exportedStreamTypes.find((one) => one.type === type) ?? null;
