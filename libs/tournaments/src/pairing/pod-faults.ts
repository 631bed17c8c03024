import { isSeed } from './lots.js';
import type { PodEntrant, PodInput, PodRefusal } from './pod-forms.js';
import { isCount, meetingFault } from './swiss-faults.js';

const countFault = (entrants: readonly PodEntrant[]): PodRefusal | null => {
  for (const { number, points, shortPods, seats, meetings } of entrants) {
    if (!isCount(points)) return { code: 'pairing/invalid-count', entrant: number, field: 'points' };
    if (!isCount(shortPods)) return { code: 'pairing/invalid-count', entrant: number, field: 'shortPods' };
    if (seats.length !== 4 || !seats.every(isCount)) return { code: 'pairing/invalid-count', entrant: number, field: 'seats' };
    if (meetings.some(({ times }) => !isCount(times) || times === 0))
      return { code: 'pairing/invalid-count', entrant: number, field: 'meetings' };
  }
  return null;
};

/** Returns the first contradiction in the input of a round of pods, or null. */
export function podFault({ entrants, seed }: PodInput): PodRefusal | null {
  if (!isSeed(seed)) return { code: 'pairing/invalid-seed' };
  const byNumber = new Map<number, PodEntrant>();
  for (const entrant of entrants) {
    if (!isCount(entrant.number) || entrant.number === 0) return { code: 'pairing/invalid-number', entrant: entrant.number };
    if (byNumber.has(entrant.number)) return { code: 'pairing/duplicate-number', entrant: entrant.number };
    byNumber.set(entrant.number, entrant);
  }
  if (!entrants.some(({ thisRound }) => thisRound !== 'out')) return { code: 'pairing/no-entrants' };
  return countFault(entrants) ?? meetingFault(byNumber);
}
