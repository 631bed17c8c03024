import { type Ability, hasTree, once, type Row, type Table } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';
import { damageSteps } from '../vocabulary.js';

/**
 * Whether an ability may be activated in the Damage Step at all (base.18.3), according to its mark `damageStep`:
 * `stats`: it changes ATK or DEF, and may be activated up to the timing before damage calculation (base.18.4); `negates`: it negates an
 * activation (this is also derived from its verbs);
 * `stated`: its text allows it; `calculation`: only during damage calculation; `never`: its text excludes it (base.18.5).
 */
export function admitsDamageStep(table: Table, tree: Ability, object = 0, event: Row | null = null): boolean {
  const { step } = gameOf(table);
  const mark = tree.marks?.damageStep;
  if (!damageSteps.includes(step)) return mark !== 'calculation';
  if (mark === 'never') return false;
  if (tree.marks?.speed === 3 || mark === 'stated' || mark === 'negates' || negatesActivation(tree)) return true;
  if (mark === 'stats') return step === 'damageStart' || step === 'damageBefore';
  if (mark === 'calculation') return step === 'damageCalculation';
  // Effects that must activate, and effects that trigger by their card's own move, flip or battle, are admitted (base.18.3).
  return tree.kind === 'triggered' && (tree.may !== true || event === null || concerns(event, object));
}

/** Whether an event is the move or flip of the card itself, or a battle or the result of a battle (base.18.3). */
function concerns(event: Row, object: number): boolean {
  return event.key === 'battled' || (event.reason === 'battle' && event.key !== 'flipped') || event.object === object;
}

/** Whether an ability negates an activation. */
export const negatesActivation = once(({ clauses, modes }: Ability): boolean =>
  hasTree([clauses, modes], ({ verb }) => verb === 'negateActivation'),
);
