import { type EntrantState, isActive, type TournamentState } from './state.js';

/** Whether an entrant plays the next round: they hold a place, did not drop, and were seen where that is asked for. */
export const playsNext = (state: TournamentState, entrant: EntrantState): boolean =>
  isActive(entrant) && (state.settings.checkIn === 'required' ? entrant.presence === 'here' : entrant.presence !== 'noShow');

/** The entrants of a phase: those who came through its gate or were seeded, those of the phase before, or everybody. */
export const fieldOf = (state: TournamentState, phase: number): readonly EntrantState[] => {
  const seeds = state.seedsOf[phase];
  if (seeds === undefined && state.structure?.phases[phase]?.gate?.kind === 'everybody') return fieldOf(state, phase - 1);
  if (seeds === undefined) return state.entrants.filter(({ place }) => place === 'registered');
  return seeds.flatMap((number) => state.entrants[number - 1] ?? []);
};
