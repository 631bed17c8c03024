import type { StandingsPolicy } from '../policies/policy.js';
import { bracketPlaces, finalRanks } from '../pairing/knockout-places.js';
import { standingsOf } from '../standings/standings.js';
import { bracketOfPhase } from './bracket.js';
import type { EntrantNumber } from './events.js';
import { historyOfState } from './history-of.js';
import { accept, type Decision, refuse } from './refusals.js';
import { isElimination } from './plan.js';
import type { TournamentState } from './state.js';

/** A place in the order of a tournament. Entrants whom nothing tells apart share a place. */
export interface Place {
  readonly entrant: EntrantNumber;
  readonly place: number;
}

/** The order by the standings of the rounds that count; the disqualified are not in it. */
export const placesByStandings = (state: TournamentState, policy: StandingsPolicy): Decision<readonly Place[]> => {
  const answer = standingsOf(historyOfState(state), policy);
  if (!answer.ok) return refuse('round/pairing-refused', `There are no standings: ${answer.problem.detail} (${answer.problem.place}).`);
  return accept(answer.standings.rows.map(({ entrant, rank }) => ({ entrant: Number(entrant), place: rank })));
};

/** Those who played a phase in its order, and behind them the others in the order that led to it; who shared a place there shares one still. */
const joined = (first: readonly EntrantNumber[], behind: readonly Place[]): readonly Place[] => {
  const inFront = new Set(first);
  const others = behind.filter(({ entrant }) => !inFront.has(entrant));
  return [
    ...first.map((entrant, at) => ({ entrant, place: at + 1 })),
    ...others.map(({ entrant, place }) => ({
      entrant,
      place: first.length + 1 + others.findIndex((one) => one.place === place),
    })),
  ];
};

const bracketBefore = (state: TournamentState, phase: number): boolean =>
  (state.structure?.phases ?? []).slice(0, phase).some((one) => isElimination(one));

/**
 * The order that a phase returns. Of Swiss rounds, pods and round robins it is that of the standings, which go on over all of them; behind
 * a bracket it is that of its own players by the standings, and then everybody else in the order that led to it.
 */
export const placesAfter = (state: TournamentState, policy: StandingsPolicy, phase: number): Decision<readonly Place[]> => {
  if (isElimination(state.structure?.phases[phase])) return placesByBracket(state, policy, phase);
  const standings = placesByStandings(state, policy);
  const seeds = state.seedsOf[phase];
  if (!standings.ok || seeds === undefined || !bracketBefore(state, phase)) return standings;
  const before = placesAfter(state, policy, phase - 1);
  if (!before.ok) return before;
  const own = standings.value.filter(({ entrant }) => seeds.includes(entrant));
  const ranked = joined(
    own.map(({ entrant }) => entrant),
    before.value,
  );
  // Whom the standings don't tell apart share their place in the phase as well.
  return accept(
    ranked.map(({ entrant, place }) => {
      const shared = own.find((one) => one.entrant === entrant)?.place;
      return { entrant, place: shared === undefined ? place : own.findIndex((one) => one.place === shared) + 1 };
    }),
  );
};

/**
 * The order of a bracket, and behind it everybody else in the order that led to it. Whoever lost later stands higher, of those who lost in
 * the same round the higher seed. The disqualified have no place, and all behind them move up (IPG 1.1).
 */
const placesByBracket = (state: TournamentState, policy: StandingsPolicy, phase: number): Decision<readonly Place[]> => {
  const standings = phase === 0 ? placesByStandings(state, policy) : placesAfter(state, policy, phase - 1);
  if (!standings.ok) return standings;
  const found = bracketOfPhase(state, phase);
  if (!found.ok) return found;
  const { seeds, plan, matches, exits } = found.value;
  const bracket = bracketPlaces(plan, matches, exits);
  if (!bracket.ok) return refuse('tournament/phase-not-over', 'The bracket is not played to its end.');
  const ranked = finalRanks(
    seeds,
    bracket.places,
    standings.value.map(({ entrant }) => entrant),
  );
  const inBracket = new Set(seeds);
  const tiedWith = new Map(standings.value.map(({ entrant, place }) => [entrant, place]));
  // Behind the bracket whoever shared a place in the standings shares one still.
  return accept(
    ranked.map(({ entrant, rank }) => {
      if (inBracket.has(entrant)) return { entrant, place: rank };
      const first = ranked.find((one) => !inBracket.has(one.entrant) && tiedWith.get(one.entrant) === tiedWith.get(entrant));
      return { entrant, place: first?.rank ?? rank };
    }),
  );
};

/** The order after the last round. */
export const finalPlaces = (state: TournamentState, policy: StandingsPolicy): Decision<readonly Place[]> =>
  placesAfter(state, policy, state.rounds.at(-1)?.phase ?? 0);
