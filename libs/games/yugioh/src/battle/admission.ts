import { type Ability, hasTree, once, type Row, type Table } from '@arbiter/kernel/authoring';
import { gameOf } from '../facts.js';
import { damageSteps } from '../vocabulary.js';

/**
 * Whether an ability may be activated in the Damage Step at all (base.18.3): its mark `damageStep` says so.
 * `stats`: it changes ATK or DEF, up to the timing before damage calculation (base.18.4); `negates`: it negates an activation (which is read off its verbs as well);
 * `stated`: its text says so; `calculation`: in damage calculation only; `never`: it says that it is not (base.18.5).
 */
export function admitsDamageStep(table: Table, tree: Ability, object = 0, event: Row | null = null): boolean {
  const { step } = gameOf(table);
  const mark = tree.marks?.damageStep;
  if (!damageSteps.includes(step)) return mark !== 'calculation';
  if (mark === 'never') return false;
  if (tree.marks?.speed === 3 || mark === 'stated' || mark === 'negates' || negatesActivation(tree)) return true;
  if (mark === 'stats') return step === 'damageStart' || step === 'damageBefore';
  if (mark === 'calculation') return step === 'damageCalculation';
  // base.18.3: what must activate, and what triggers by its card's own move, flip or battle.
  return tree.kind === 'triggered' && (tree.may !== true || event === null || concerns(event, object));
}

/** Whether an event is the own move or flip of a card, or a battle and what it did (base.18.3). */
function concerns(event: Row, object: number): boolean {
  return event.key === 'battled' || (event.reason === 'battle' && event.key !== 'flipped') || event.object === object;
}

/** Whether an ability negates an activation. */
export const negatesActivation = once(({ clauses, modes }: Ability): boolean =>
  hasTree([clauses, modes], ({ verb }) => verb === 'negateActivation'),
);
