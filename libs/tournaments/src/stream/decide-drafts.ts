import { draftPods } from '../pairing/draft-pods.js';
import { openLots } from '../pairing/lots.js';
import type { TournamentCommand } from './commands.js';
import { type Decided, type Situation, decided, refuseStatus } from './deciding.js';
import { nextRoundPlace } from './decide-rounds.js';
import type { EntrantNumber, PodOrder } from './events.js';
import { roundsThatCount } from './history-of.js';
import { fieldOf, playsNext } from './fields.js';
import { placesByStandings } from './places.js';
import { accept, type Decision, refuse } from './refusals.js';
import { currentRound, type EntrantState, type TournamentState } from './state.js';

type CommandOf<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

/** The phase that is played, or whose first round is next; null where there is no next round. */
const phaseUnderWay = (state: TournamentState): number | null => {
  const last = currentRound(state);
  if (last !== null && last.stage !== 'closed') return last.phase;
  const next = nextRoundPlace(state);
  return next.ok ? next.value.phase : null;
};

/**
 * Refuses whoever would come to a draft whose pods are drawn without them; null where nothing is in their way. They can come once its rounds
 * are played, or before them if the pods are drawn again.
 * @param entrant null for somebody who is not registered yet
 */
export const refuseOutsidePods = (state: TournamentState, entrant: EntrantState | null): ReturnType<typeof refuse> | null => {
  if (Object.keys(state.podsOf).length === 0) return null;
  const phase = phaseUnderWay(state);
  const drawn = phase === null ? undefined : state.podsOf[phase];
  if (phase === null || drawn === undefined || drawn.pods.some(({ seats }) => entrant !== null && seats.includes(entrant.number)))
    return null;
  return refuse(
    'tournament/late-entry-closed',
    'The pods of this draft are drawn, and whoever is in none of them has nothing to play with. They can come when its rounds are over.',
    { phase: phase + 1 },
  );
};

interface Ordered {
  readonly order: PodOrder;
  readonly entrants: readonly EntrantNumber[];
}

/** Those who draft: by lot before there are standings, later by these; whom nothing tells apart by lot. */
const ordered = ({ state, policy }: Situation, field: readonly EntrantNumber[], seed: string): Decision<Ordered> => {
  const lots = openLots(seed);
  const rounds = roundsThatCount(state).length;
  if (rounds === 0) return accept({ order: { kind: 'lot' }, entrants: lots.shuffled(field) });
  const places = placesByStandings(state, policy);
  if (!places.ok) return places;
  const placeOf = new Map(places.value.map(({ entrant, place }) => [entrant, place]));
  // Whoever has not played a round yet stands behind all.
  const place = (entrant: EntrantNumber): number => placeOf.get(entrant) ?? places.value.length + 1;
  const entrants = lots.shuffled(field).sort((one, other) => place(one) - place(other));
  return accept({ order: { kind: 'standings', rounds }, entrants });
};

/** Draws the pods of the draft whose first round is next. */
export const drawPods = (situation: Situation, { seed, reason }: CommandOf<'drawPods'>): Decided => {
  const { state, done } = situation;
  const refused = refuseStatus(state, ['closed', 'running'], 'Pods are drawn once registration is closed.');
  if (refused !== null) return refused;
  if (state.structure === null) return refuse('tournament/structure-missing', 'Say first which rounds are played.');
  const last = currentRound(state);
  if (last !== null && last.stage !== 'closed')
    return refuse('round/unfinished', `Round ${last.round} is not closed.`, { round: last.round, stage: last.stage });
  const place = nextRoundPlace(state);
  if (!place.ok) return place;
  const { phase, roundOfPhase } = place.value;
  if (state.structure.phases[phase]?.kind !== 'draft' || roundOfPhase !== 1)
    return refuse('draft/not-now', 'Pods are drawn before the first round of a draft; no draft begins now.', { phase: phase + 1 });
  if (state.podsOf[phase] !== undefined && reason === null)
    return refuse('draft/pods-drawn', 'The pods of this draft are drawn. To draw them again, say why.', { phase: phase + 1 });
  const field = fieldOf(state, phase)
    .filter((entrant) => playsNext(state, entrant))
    .map(({ number }) => number);
  if (field.length < 2)
    return refuse('tournament/too-few-entrants', `A draft needs two entrants who play; there are ${field.length}.`, {
      entrants: field.length,
    });
  const found = ordered(situation, field, seed);
  if (!found.ok) return found;
  const { order, entrants } = found.value;
  const pods = draftPods(entrants, null);
  if (!pods.ok) return refuse('round/pairing-refused', `The pods can't be drawn: ${pods.refusal.code}.`, { because: pods.refusal.code });
  // Within a pod nobody's seat follows from their standing.
  const lots = openLots(seed);
  const seated = pods.pods.map((members, index) => ({
    pod: index + 1,
    seats: order.kind === 'lot' ? members : lots.shuffled(members.toSorted((one, other) => one - other)),
  }));
  return decided('PodsDrawn', done, { phase, pods: seated, order, irregular: pods.irregular, seed, reason });
};
