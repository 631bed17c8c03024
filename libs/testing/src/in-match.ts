import { type StreamId, logOf, matchIdOfSlot, matchStream, newMatchId, tagKeyOf } from '@arbiter/contracts';

/** Returns the stream of a match and the key of its tags for an append: every match of a test has the same seed. */
export const inMatch = (matchId: string): { readonly stream: StreamId; readonly tagKey: string } => {
  const stream = matchStream(matchId);
  return { stream, tagKey: tagKeyOf(stream, '5e'.repeat(32)) };
};

/** The log in which matches are recorded that are created now, with one log a month. */
export const matchLog = logOf(matchStream(newMatchId(Date.now())));

/** Makes the id of a match that is recorded in another log of this month, `slot` behind `matchLog`. */
export const matchOfSlot = (slot: number): string => matchIdOfSlot(Date.now(), slot);
