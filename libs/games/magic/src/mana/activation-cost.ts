import type { ObjectId, Seat } from '@arbiter/kernel';
import { listenerEnv, type Table } from '@arbiter/kernel/authoring';
import { changesActivation, costChanges, manaIn } from '../costs/changes.js';
import { possibleTotals } from '../costs/total.js';
import { type ManaCost, parseCost } from '../characteristics/symbols.js';

/** The mana that mana abilities cost (602.2b, 605.3). */

const none: readonly never[] = [];

/**
 * Returns every total that the mana of a mana ability's cost can result in, where the payer chooses halves and the order of reductions
 * (601.2f); nearly always only the printed cost.
 */
export function manaCostsOf(table: Table, seat: Seat, object: ObjectId, path: string): readonly ManaCost[] {
  const { ability } = table.library.ability(path);
  const mana = parseCost(manaIn(ability.cost ?? none));
  if (!changesActivation(table, seat, object)) return [mana];
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  const changes = costChanges(table, env, { mana }, none, { of: 'activate', object, own: none, targets: none, mana: true });
  return possibleTotals(changes).flatMap(({ mana: total, life }): readonly ManaCost[] => (life > 0 ? none : [total]));
}
