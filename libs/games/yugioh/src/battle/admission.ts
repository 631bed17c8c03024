import type { Listener, Table } from '@arbiter/kernel';
import { gameOf } from '../facts.js';
import { damageSteps } from '../vocabulary.js';

/**
 * Whether an ability may be activated in the Damage Step at all (base.18.3): its mark `damageStep` says so.
 * `stats`: it changes ATK or DEF, up to the timing before damage calculation (base.18.4); `negates`: it negates an activation;
 * `stated`: its text says so; `calculation`: in damage calculation only; `never`: it says that it is not (base.18.5).
 */
export function admitsDamageStep(table: Table, { ability }: Pick<Listener, 'ability'>): boolean {
  const { step } = gameOf(table);
  const { ability: tree } = table.library.ability(ability);
  const mark = tree.marks?.damageStep;
  if (!damageSteps.includes(step)) return mark !== 'calculation';
  if (mark === 'never') return false;
  if (tree.marks?.speed === 3 || mark === 'stated' || mark === 'negates') return true;
  if (mark === 'stats') return step === 'damageStart' || step === 'damageBefore';
  if (mark === 'calculation') return step === 'damageCalculation';
  // base.18.3: what must activate, and what triggers by its card's own move, flip or battle.
  return tree.kind === 'triggered';
}
