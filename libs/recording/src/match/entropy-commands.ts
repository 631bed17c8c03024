import type { Seat } from '@arbiter/kernel';
import { hash32Schema, openedEntropySchema } from '@arbiter/contracts';
import { entropyCommitment } from '../chance.js';
import type { Drafted, Situation } from './drafts.js';
import { entropyStates, undecidedSeats } from './meta.js';
import { beforeStart } from './player-commands.js';
import { bad, good } from './problem.js';

/**
 * Entropy that players add to the seed. Somebody who reads the seed and gives entropy last could try values until the shuffle suits them;
 * therefore all players commit, or decline, before anyone opens, and an opening must be exactly what was committed to. A player who has
 * committed and does not open is not ready, and the match does not begin: all that the player can bring about is that a judge gives them a
 * loss, or that the match is cancelled, both on record.
 */

/** Returns the problem that keeps this player from deciding about their entropy; null when there is none. */
const decided = (situation: Situation, seat: Seat): ReturnType<typeof bad> | null => {
  const problem = beforeStart(situation, seat);
  if (problem !== null) return problem;
  const { meta } = situation.live;
  if (meta.created.entropy === 'given')
    return bad('match/wrong-phase', 'The match was created when entropy was given in the open; none is added any more.', { seat });
  switch (entropyStates(meta)[seat]) {
    case 'committed':
    case 'opened':
      return bad('match/entropy-given', 'The player has committed to entropy already.', { seat });
    case 'declined':
      return bad('match/entropy-given', 'The player has said that they add no entropy.', { seat });
    default:
      return null;
  }
};

/**
 * Drafts a commitment to entropy.
 * @param commitment 64 hex digits
 */
export const draftEntropyCommitment = (situation: Situation, seat: Seat, commitment: string): Drafted => {
  const problem = decided(situation, seat);
  if (problem !== null) return problem;
  if (!hash32Schema.safeParse(commitment).success) return bad('answer/malformed', 'A commitment is 64 lower-case hex digits.');
  return good([{ type: 'EntropyCommitted', data: { at: situation.now, seat, commitment } }]);
};

export const draftEntropyDecline = (situation: Situation, seat: Seat): Drafted =>
  decided(situation, seat) ?? good([{ type: 'EntropyDeclined', data: { at: situation.now, seat } }]);

/**
 * Drafts the opening of entropy.
 * @param entropy hex digits
 */
export const draftEntropyOpening = (situation: Situation, seat: Seat, entropy: string): Drafted => {
  const problem = beforeStart(situation, seat);
  if (problem !== null) return problem;
  const { meta } = situation.live;
  const state = entropyStates(meta)[seat];
  if (state === 'opened') return bad('match/entropy-given', 'The player has opened their entropy already.', { seat });
  if (state !== 'committed') return bad('match/entropy-not-committed', 'The player has not committed to entropy.', { seat });
  const missing = undecidedSeats(meta);
  if (missing.length > 0)
    return bad('match/entropy-waiting', 'Entropy is opened when every player has committed to theirs or declined.', {
      missing: [...missing],
    });
  if (!openedEntropySchema.safeParse(entropy).success)
    return bad('answer/malformed', 'Entropy is 32 to 128 lower-case hex digits, an even number.');
  if (entropyCommitment(meta.pins.matchId, seat, entropy) !== meta.commitments[seat])
    return bad('match/entropy-mismatch', 'This is not the entropy that the player committed to.', { seat });
  return good([{ type: 'EntropyOpened', data: { at: situation.now, seat, entropy } }]);
};
