import { matchStreamType } from '../stream-id.js';
import type { EncodedEvent, EventCatalogue } from './event-codec.js';
import { type MatchEvent, matchEventSchemas } from './match-events.js';
import { defineStreamType } from './stream-type.js';
import { withField, withNewName } from './upcasters.js';

/** The streams of matches; a stream's id is the match's. */
const definition = defineStreamType(matchStreamType, matchEventSchemas, {
  // Version 1 to 2: entropy was given in the open before players committed to it.
  // Version 2 to 3: what is now a gathering was called an event.
  // Version 3 to 4: matches were not part of tournaments.
  MatchCreated: [withField('entropy', 'given'), withNewName('eventId', 'gatheringId'), withField('tournament', null)],
});

export const matchEventCatalogue: EventCatalogue = definition.catalogue;

/**
 * Reads a stored event of a match.
 * @throws {UnreadableEvent}
 */
export const decodeMatchEvent = (event: EncodedEvent): MatchEvent => definition.decode(event) as MatchEvent;

/** Writes an event in the newest version of its type. @throws {UnreadableEvent} when the data does not fit its own schema (our bug) */
export const encodeMatchEvent = (event: MatchEvent): EncodedEvent => definition.encode(event);
