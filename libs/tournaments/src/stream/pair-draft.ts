import { type Lots, openLots } from '../pairing/lots.js';
import { pairSwiss } from '../pairing/swiss.js';
import { defaultSwissPolicy, type SwissEntrant } from '../pairing/swiss-forms.js';
import type { StandingsPolicy } from '../policies/policy.js';
import type { Drawn } from './drawn-round.js';
import type { EntrantNumber, SeatedPod, Unpaired } from './events.js';
import { playsNext } from './fields.js';
import type { Phase } from './plan.js';
import { type EntrantRecord, recordsOf } from './records-of.js';
import { accept, type Decision, refuse } from './refusals.js';
import type { EntrantState, TournamentState } from './state.js';

/** A seed for one pod, so that the lots of two pods have nothing to do with each other. */
const nextSeed = (lots: Lots): string => Array.from({ length: 64 }, () => lots.below(16).toString(16)).join('');

/** An entrant as the pairing of their pod sees them: those outside it are nobody's opponent there. */
const inPod = (
  entrant: EntrantState,
  record: EntrantRecord | undefined,
  pod: ReadonlySet<EntrantNumber>,
  thisRound: SwissEntrant['thisRound'],
): SwissEntrant => ({
  number: entrant.number,
  points: record?.points ?? 0,
  thisRound,
  meetings: [...(record?.meetings ?? [])].flatMap(([opponent, times]) => (pod.has(opponent) ? [{ opponent, times }] : [])),
  byes: record?.byes ?? 0,
  pairDowns: record?.pairDowns ?? 0,
  pairUps: record?.pairUps ?? 0,
  starts: record?.seats[0] ?? 0,
});

type PartDrawn = Pick<Drawn, 'seatings' | 'unpaired'>;

/**
 * Pairs a round of a draft: each pod as a Swiss round of its own, by the points of the whole tournament, even where that means a rematch
 * (MTR 7.6). Whoever left leaves the pod short; an odd pod has a bye of its own. What each pod reached is not told: the pods are so small
 * that everybody can try all their rounds.
 * @param at index of the phase
 * @param seed 64 hex digits
 */
export const drawnInPods = (
  state: TournamentState,
  at: number,
  phase: Extract<Phase, { kind: 'draft' }>,
  policy: StandingsPolicy,
  seed: string,
): Decision<Drawn> => {
  const drawn = state.podsOf[at];
  if (drawn === undefined) return refuse('draft/pods-missing', 'Draw the pods of this draft first.', { phase: at + 1 });
  const records = recordsOf(state, policy);
  const round = state.rounds.length + 1;
  const lots = openLots(seed);
  const part = ({ pod, seats }: SeatedPod): Decision<PartDrawn> => {
    const own = new Set(seats);
    const entrants = seats.flatMap((number): readonly SwissEntrant[] => {
      const entrant = state.entrants[number - 1];
      if (entrant === undefined) return [];
      const paired = at === 0 && entrant.awardedByes >= round ? 'awardedBye' : 'paired';
      return [inPod(entrant, records[number - 1], own, playsNext(state, entrant) ? paired : 'out')];
    });
    const podSeed = nextSeed(lots);
    const awarded = entrants.flatMap(({ number, thisRound }): readonly Unpaired[] =>
      thisRound === 'awardedBye' ? [{ entrant: number, gets: 'bye', why: { kind: 'awarded' } }] : [],
    );
    if (entrants.every(({ thisRound }) => thisRound !== 'paired')) return accept({ seatings: [], unpaired: awarded });
    const outcome = pairSwiss({ entrants, barred: [], policy: { ...defaultSwissPolicy, sides: phase.sides }, seed: podSeed });
    if (!outcome.ok)
      return refuse('round/pairing-refused', `Pod ${pod} can't be paired: ${outcome.refusal.code}.`, { because: outcome.refusal.code });
    const { pairs, bye } = outcome.round;
    return accept({
      seatings: pairs.map(({ sides, why, forced }) => ({ entrants: sides, why: { kind: 'draftPod', pod, pair: why }, forced })),
      unpaired: [
        ...awarded,
        ...(bye === null ? [] : [{ entrant: bye.entrant, gets: 'bye', why: { kind: 'draftPod', pod, bye } } as const]),
      ],
    });
  };
  const parts: PartDrawn[] = [];
  for (const pod of drawn.pods) {
    const paired = part(pod);
    if (!paired.ok) return paired;
    parts.push(paired.value);
  }
  return accept({
    algorithm: 'draft/1',
    seatings: parts.flatMap(({ seatings }) => seatings),
    unpaired: parts.flatMap(({ unpaired }) => unpaired),
    reached: [],
  });
};
