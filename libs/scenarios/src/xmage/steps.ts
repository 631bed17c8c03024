/** The steps of a turn by the names that records use, in their order (500.1). */
export const steps = [
  'untap',
  'upkeep',
  'draw',
  'precombat_main',
  'begin_combat',
  'declare_attackers',
  'declare_blockers',
  'first_combat_damage',
  'combat_damage',
  'end_combat',
  'postcombat_main',
  'end_turn',
  'cleanup',
] as const;
export type StepName = (typeof steps)[number];

/** A step of a turn; turns count from 1 over the whole game. */
export interface Moment {
  readonly turn: number;
  readonly step: StepName;
}

/**
 * Compares two steps.
 * @returns a negative number when the first comes earlier, 0 for the same step
 */
export function compareMoments(left: Moment, right: Moment): number {
  return left.turn === right.turn ? steps.indexOf(left.step) - steps.indexOf(right.step) : left.turn - right.turn;
}

export const isSameMoment = (left: Moment, right: Moment): boolean => compareMoments(left, right) === 0;

/**
 * Reads the name of a step, which checks write in capitals.
 * @returns undefined for a word that is no step
 */
export function stepNamed(word: string): StepName | undefined {
  const name = word.toLowerCase();
  return steps.find((step) => step === name);
}
