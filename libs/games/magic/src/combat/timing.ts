import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import type { TurnStep } from '../vocabulary.js';

/** A step of a combat phase begins; what the phase before noted is forgotten as that ends (`endCombat`). Notes, too, which steps of the turn's first combat phase began (506.6d). */
export function noteCombatStep(table: Table, step: TurnStep): void {
  const { combat, phase } = gameOf(table);
  if (phase !== 'combat') return;
  const steps = [...combat.steps, step];
  const first = combat.phases === 0 || (combat.phases === 1 && step !== 'beginCombat');
  const phases = step === 'beginCombat' || combat.phases === 0 ? combat.phases + 1 : combat.phases;
  setGame(table, 'combat', { ...combat, steps, phases, first: first ? steps : combat.first });
}

/** A new turn: no combat phase has begun. */
export function forgetCombats(table: Table): void {
  setGame(table, 'combat', { joined: false, attacked: [], blocks: [], steps: [], first: [], phases: 0 });
}

/** Whether that step of the turn's first combat phase has begun, was passed over, or can't come any more (506.6d, 506.6e). */
function isPast(table: Table, step: TurnStep): boolean {
  const { combat, mainPhases, phase } = gameOf(table);
  if (combat.first.includes(step) || combat.phases > 1) return true;
  if (phase === 'combat') return combat.first.includes('endCombat');
  // 506.6e: with the whole combat phase skipped, until the precombat main phase ends.
  return combat.phases > 0 || mainPhases > 1 || phase === 'ending';
}

const steps: { readonly [point: string]: TurnStep } = {
  Attackers: 'declareAttackers',
  Blockers: 'declareBlockers',
  Damage: 'combatDamage',
  End: 'endCombat',
};

const timePattern = /^(inCombat)?(before|after|Before|After)(Attackers|Blockers|Damage|End)$/;

/** Whether a word names a time of combat. */
export const isCombatTime = (word: string): boolean => combatTimes.includes(word);

/** All of them. */
export const combatTimes: readonly string[] = [
  'duringCombat',
  ...['before', 'after', 'inCombatBefore', 'inCombatAfter'].flatMap((when) => Object.keys(steps).map((point) => `${when}${point}`)),
];

/**
 * Times that spells and abilities may be limited to (506.6), for conditions on `{ match: word }`, 1 where it is such a time:
 * `duringCombat`; `beforeAttackers`, `beforeBlockers`, `beforeDamage`, `beforeEnd` and `afterAttackers`, `afterBlockers`, `afterDamage`
 * of the turn's first combat phase (506.6d); the same with `inCombat` before them, `inCombatBeforeBlockers`, of any combat phase (506.6c).
 * "Attackers" and "blockers" mean that turn-based action (506.6a, 506.6b).
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
  // 506.6e, 506.6f: a step that was left out is neither before nor after.
  const began = combat.steps.includes(step);
  return inCombat && (before ? !began && !combat.steps.includes('endCombat') : began) ? 1 : 0;
}
