import { type StreamId, matchStream, tagKeyOf } from '@arbiter/contracts';

/** Returns the stream of a match and the key of its tags for an append: every match of a test has the same seed. */
export const inMatch = (matchId: string): { readonly stream: StreamId; readonly tagKey: string } => {
  const stream = matchStream(matchId);
  return { stream, tagKey: tagKeyOf(stream, '5e'.repeat(32)) };
};
