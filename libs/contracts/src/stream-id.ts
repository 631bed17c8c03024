/** Names one stream of the log: its type and its id. */
export interface StreamId {
  /**
   * Type of the stream, such as `match`: the type's owner defines its catalogue of events. A small letter, then small letters, digits or
   * dashes; at most 32 characters.
   */
  readonly type: string;
  /** A UUID of version 7 in lower case with dashes; unique in the whole log, whatever the type. */
  readonly id: string;
}

/** The type of a match's stream. */
export const matchStreamType = 'match';

/**
 * Returns the id of the stream that records a match.
 * @param matchId UUID version 7
 */
export const matchStream = (matchId: string): StreamId => ({ type: matchStreamType, id: matchId });

/** Whether two ids name the same stream. */
export const sameStream = (left: StreamId, right: StreamId): boolean => left.type === right.type && left.id === right.id;

/** Names a stream for messages: `match 0190...`. */
export const streamName = ({ type, id }: StreamId): string => `${type} ${id}`;
