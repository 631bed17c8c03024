import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import type { TurnStep } from '../vocabulary.js';

/**
 * Notes that a step of a combat phase begins, and which steps of the turn's first combat phase have begun (506.6d). Notes of the previous
 * combat phase are cleared as that phase ends (`endCombat`).
 */
export function noteCombatStep(table: Table, step: TurnStep): void {
  const { combat, phase } = gameOf(table);
  if (phase !== 'combat') return;
  const steps = [...combat.steps, step];
  const first = combat.phases === 0 || (combat.phases === 1 && step !== 'beginCombat');
  const phases = step === 'beginCombat' || combat.phases === 0 ? combat.phases + 1 : combat.phases;
  setGame(table, 'combat', { ...combat, steps, phases, first: first ? steps : combat.first });
}

/** Clears the notes of combat phases as a new turn begins. */
export function forgetCombats(table: Table): void {
  setGame(table, 'combat', { joined: false, attacked: [], blocks: [], steps: [], first: [], phases: 0 });
}

/** Whether this step of the turn's first combat phase has begun, was skipped, or can't come any more (506.6d, 506.6e). */
function isPast(table: Table, step: TurnStep): boolean {
  const { combat, mainPhases, phase } = gameOf(table);
  if (combat.first.includes(step) || combat.phases > 1) return true;
  if (phase === 'combat') return combat.first.includes('endCombat');
  // 506.6e: if the whole combat phase is skipped, the step is still to come until the precombat main phase ends.
  return combat.phases > 0 || mainPhases > 1 || phase === 'ending';
}

const steps: { readonly [point: string]: TurnStep } = {
  Attackers: 'declareAttackers',
  Blockers: 'declareBlockers',
  Damage: 'combatDamage',
  End: 'endCombat',
};

const timePattern = /^(inCombat)?(before|after|Before|After)(Attackers|Blockers|Damage|End)$/;

/** Whether a word names a time in or around combat. */
export const isCombatTime = (word: string): boolean => combatTimes.includes(word);

/** All times of combat. */
export const combatTimes: readonly string[] = [
  'duringCombat',
  ...['before', 'after', 'inCombatBefore', 'inCombatAfter'].flatMap((when) => Object.keys(steps).map((point) => `${when}${point}`)),
];

/**
 * Returns 1 at a time that spells and abilities may be limited to (506.6), 0 at other times, null for a word that is no such time; for
 * conditions on `{ match: word }`. The words are `duringCombat`; `beforeAttackers`, `beforeBlockers`, `beforeDamage`, `beforeEnd` and
 * `afterAttackers`, `afterBlockers`, `afterDamage`, about the turn's first combat phase (506.6d); and the same with the prefix `inCombat`,
 * such as `inCombatBeforeBlockers`, about any combat phase (506.6c). "Attackers" and "blockers" mean the turn-based action of declaring
 * them (506.6a, 506.6b).
 */
export function combatTime(table: Table, word: string): number | null {
  const { combat, phase } = gameOf(table);
  const inCombat = phase === 'combat';
  if (word === 'duringCombat') return inCombat ? 1 : 0;
  const [, within, relation, point] = timePattern.exec(word) ?? [];
  const step = steps[point ?? ''];
  if (step === undefined) return null;
  const before = relation?.toLowerCase() === 'before';
  if (within === undefined) return (before ? !isPast(table, step) : combat.first.includes(step)) ? 1 : 0;
  // 506.6e, 506.6f: the time before or after a step that was skipped never comes.
  const began = combat.steps.includes(step);
  return inCombat && (before ? !began && !combat.steps.includes('endCombat') : began) ? 1 : 0;
}
