import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import type { Phase, TurnStep } from '../vocabulary.js';

/** The steps of a whole turn in order (500.1, 501.1, 506.1, 512.1). */
export const wholeTurn: readonly TurnStep[] = [
  'untap',
  'upkeep',
  'draw',
  'main',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'main',
  'end',
  'cleanup',
];

const phases: { readonly [step in Exclude<TurnStep, 'main'>]: Phase } = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  beginCombat: 'combat',
  declareAttackers: 'combat',
  declareBlockers: 'combat',
  combatDamage: 'combat',
  endCombat: 'combat',
  end: 'ending',
  cleanup: 'ending',
};

/** The steps with which a phase begins. */
const first: readonly TurnStep[] = ['untap', 'main', 'beginCombat', 'end'];

/** The steps of a phase that an effect adds (500.8). */
export const phaseSteps: { readonly [phase: string]: readonly TurnStep[] } = {
  beginning: ['untap', 'upkeep', 'draw'],
  combat: ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'],
  main: ['main'],
  ending: ['end', 'cleanup'],
};

export function beginsPhase(step: TurnStep): boolean {
  return first.includes(step);
}

/** Returns the phase of a step; `mainPhases` is the number of main phases that began this turn, including the current one (505.1a). */
export function phaseOf(step: TurnStep, mainPhases: number): Phase {
  return step === 'main' ? (mainPhases === 1 ? 'precombatMain' : 'postcombatMain') : phases[step];
}

/** Returns the rest of a turn from a step on; from the second main phase if `postcombat`. */
export function planFrom(step: TurnStep, postcombat: boolean): { readonly steps: readonly TurnStep[]; readonly mainPhases: number } {
  const at = postcombat ? wholeTurn.lastIndexOf(step) : wholeTurn.indexOf(step);
  return { steps: wholeTurn.slice(at), mainPhases: wholeTurn.slice(0, at).filter((one) => one === 'main').length };
}

/** Returns how many planned steps still belong to the current phase, or to the first planned phase if none is in progress. */
export function leftOfPhase(plan: readonly TurnStep[], from = 0): number {
  const next = plan.findIndex((step, at) => at >= from && beginsPhase(step));
  return next < 0 ? plan.length : next;
}

/** Inserts steps right after the current one (500.9); steps inserted last come first. */
export function insertSteps(table: Table, steps: readonly TurnStep[]): void {
  setGame(table, 'plan', [...steps, ...gameOf(table).plan]);
}

/** Inserts phases right after the current one (500.8); phases inserted last come first. */
export function insertPhases(table: Table, steps: readonly TurnStep[]): void {
  const { plan } = gameOf(table);
  const at = leftOfPhase(plan);
  setGame(table, 'plan', [...plan.slice(0, at), ...steps, ...plan.slice(at)]);
}

/** Skips planned steps up to the named one (508.8). */
export function skipTo(table: Table, step: TurnStep): void {
  const { plan } = gameOf(table);
  setGame(table, 'plan', plan.slice(plan.indexOf(step)));
}
