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

/**
 * The order after the last round: that of the bracket, and behind it everybody else by the standings. Whoever lost later stands higher, of
 * those who lost in the same round the higher seed. The disqualified have no place, and all behind them move up (IPG 1.1).
 */
export const finalPlaces = (state: TournamentState, policy: StandingsPolicy): Decision<readonly Place[]> => {
  const standings = placesByStandings(state, policy);
  const phase = state.rounds.at(-1)?.phase ?? 0;
  if (!standings.ok || !isElimination(state.structure?.phases[phase])) return standings;
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
