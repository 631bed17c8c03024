import type { StandingsPolicy } from '../policies/policy.js';
import { standingsOf } from '../standings/standings.js';
import type { EntrantNumber } from './events.js';
import { historyOfState } from './history-of.js';
import { accept, type Decision, refuse } from './refusals.js';
import { winnerOf } from './results.js';
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

/** The round of the bracket in which each entrant lost, by number; whoever never lost is not there. */
const lostIn = (state: TournamentState, phase: number): ReadonlyMap<EntrantNumber, number> => {
  const lost = new Map<EntrantNumber, number>();
  for (const round of state.rounds) {
    if (round.phase !== phase) continue;
    for (const { entrants, result } of round.tables) {
      const winner = result.state === 'confirmed' ? winnerOf(result.result, entrants) : null;
      for (const entrant of entrants) if (entrant !== winner) lost.set(entrant, round.round);
    }
    for (const { why } of round.unpaired)
      if (why.kind === 'walkover' && why.absent !== null && !lost.has(why.absent)) lost.set(why.absent, round.round);
  }
  return lost;
};

/**
 * The order after the last round: in a bracket whoever lost later stands higher, and of those who lost in the same round the higher seed;
 * behind them everybody else by the standings. The disqualified have no place, and all behind them move up (IPG 1.1).
 */
export const finalPlaces = (state: TournamentState, policy: StandingsPolicy): Decision<readonly Place[]> => {
  const standings = placesByStandings(state, policy);
  const phase = state.rounds.at(-1)?.phase ?? 0;
  if (!standings.ok || state.structure?.phases[phase]?.kind !== 'singleElimination') return standings;
  const lost = lostIn(state, phase);
  const seeds = (state.seedsOf[phase] ?? []).filter((number) => state.entrants[number - 1]?.play !== 'disqualified');
  const when = (number: EntrantNumber): number => lost.get(number) ?? Number.POSITIVE_INFINITY;
  const inBracket = [...seeds].sort((one, other) => {
    const [ones, others] = [when(one), when(other)];
    return ones === others ? seeds.indexOf(one) - seeds.indexOf(other) : others > ones ? 1 : -1;
  });
  const behind = standings.value.filter(({ entrant }) => !seeds.includes(entrant));
  return accept([
    ...inBracket.map((entrant, index) => ({ entrant, place: index + 1 })),
    ...behind.map(({ entrant, place }) => ({
      entrant,
      place: inBracket.length + 1 + behind.filter((other) => other.place < place).length,
    })),
  ]);
};
