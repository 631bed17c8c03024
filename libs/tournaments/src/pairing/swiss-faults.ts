import { isSeed } from './lots.js';
import { defaultSwissPolicy, type SwissEntrant, type SwissInput, type SwissRefusal } from './swiss-forms.js';

/** No tournament comes near it, and sums of costs stay exact far beyond it. */
const MOST = 1_000_000;

export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= MOST;

/** Returns the first contradiction in the input of a round, or null. */
export function swissFault(input: SwissInput): SwissRefusal | null {
  if (!isSeed(input.seed)) return { code: 'pairing/invalid-seed' };
  const byNumber = new Map<number, SwissEntrant>();
  for (const entrant of input.entrants) {
    if (!isCount(entrant.number) || entrant.number === 0) return { code: 'pairing/invalid-number', entrant: entrant.number };
    if (byNumber.has(entrant.number)) return { code: 'pairing/duplicate-number', entrant: entrant.number };
    byNumber.set(entrant.number, entrant);
  }
  if (!input.entrants.some(({ thisRound }) => thisRound !== 'out')) return { code: 'pairing/no-entrants' };
  return countFault(input.entrants) ?? meetingFault(byNumber) ?? barredFault(input, byNumber) ?? policyFault(input);
}

function countFault(entrants: readonly SwissEntrant[]): SwissRefusal | null {
  for (const entrant of entrants) {
    for (const field of ['points', 'byes', 'pairDowns', 'pairUps', 'starts'] as const) {
      if (!isCount(entrant[field])) return { code: 'pairing/invalid-count', entrant: entrant.number, field };
    }
    if (entrant.meetings.some(({ times }) => !isCount(times) || times === 0)) {
      return { code: 'pairing/invalid-count', entrant: entrant.number, field: 'meetings' };
    }
  }
  return null;
}

/** What contradicts itself in whom entrants have met. */
type MeetingFault = Extract<
  SwissRefusal,
  { readonly code: 'pairing/own-opponent' | 'pairing/unknown-opponent' | 'pairing/duplicate-opponent' | 'pairing/meetings-differ' }
>;

/** Returns the first contradiction in whom entrants have met, or null; keys are their numbers. */
export function meetingFault(byNumber: ReadonlyMap<number, Pick<SwissEntrant, 'number' | 'meetings'>>): MeetingFault | null {
  const times = new Map<number, ReadonlyMap<number, number>>();
  for (const { number, meetings } of byNumber.values()) {
    const own = new Map(meetings.map((one) => [one.opponent, one.times]));
    if (own.has(number)) return { code: 'pairing/own-opponent', entrant: number };
    const seen = new Set<number>();
    for (const { opponent } of meetings) {
      if (!byNumber.has(opponent)) return { code: 'pairing/unknown-opponent', entrant: number, opponent };
      if (seen.has(opponent)) return { code: 'pairing/duplicate-opponent', entrant: number, opponent };
      seen.add(opponent);
    }
    times.set(number, own);
  }
  for (const [entrant, own] of times) {
    for (const [opponent, count] of own) {
      if (times.get(opponent)?.get(entrant) !== count) return { code: 'pairing/meetings-differ', entrant, opponent };
    }
  }
  return null;
}

function barredFault({ barred }: SwissInput, byNumber: ReadonlyMap<number, SwissEntrant>): SwissRefusal | null {
  const wrong = barred.find(([a, b]) => a === b || !byNumber.has(a) || !byNumber.has(b));
  return wrong === undefined ? null : { code: 'pairing/invalid-barred', pair: wrong };
}

function policyFault({ policy }: SwissInput): SwissRefusal | null {
  const known: readonly string[] = defaultSwissPolicy.objectives;
  const wrong = policy.objectives.find((one, place) => !known.includes(one) || policy.objectives.indexOf(one) !== place);
  return wrong === undefined ? null : { code: 'pairing/invalid-policy', objective: wrong };
}
