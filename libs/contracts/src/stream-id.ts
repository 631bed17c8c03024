/** Names one stream of the log: what kind of thing it records, and which one. */
export interface StreamId {
  /** Kind of stream, such as `match`: its owner gives the catalogue of events. A small letter, then small letters, digits or dashes; 32 characters at most. */
  readonly type: string;
  /** A UUID in small letters with dashes, of version 7; unique in the whole log, whatever the type. */
  readonly id: string;
}

/** The type of a match's stream. */
export const matchStreamType = 'match';

/** The stream that records a match. @param matchId UUID version 7 */
export const matchStream = (matchId: string): StreamId => ({ type: matchStreamType, id: matchId });

/** Whether two ids name one stream. */
export const sameStream = (left: StreamId, right: StreamId): boolean => left.type === right.type && left.id === right.id;

/** A stream in words, for messages: `match 0190...`. */
export const streamName = ({ type, id }: StreamId): string => `${type} ${id}`;
