import { type StreamId, matchStream, tagKeyOf } from '@arbiter/contracts';

/** Where an append to a match goes, with the key of its tags: every match of a test has the same seed. */
export const inMatch = (matchId: string): { readonly stream: StreamId; readonly tagKey: string } => {
  const stream = matchStream(matchId);
  return { stream, tagKey: tagKeyOf(stream, '5e'.repeat(32)) };
};
