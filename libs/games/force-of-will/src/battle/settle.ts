import type { ObjectId, Seat, Table } from '@arbiter/kernel';
import { gameOf, isOnField, opponentOf, setGame } from '../facts.js';
import { canFight } from '../values/base.js';
import { forbids } from '../values/rules.js';

/** Whether something still takes part in the battle for its player: on his field, a J-ruler or resonator, with ATK and DEF (803.5a, 804.4a). */
function takesPart(table: Table, id: ObjectId, seat: Seat): boolean {
  return isOnField(table, id) && table.object(id).controller === seat && canFight(table, id);
}

/** 803.5a, 804.4a: what stopped being an attacker or a blocker is none any more, and does not become one again. */
export function settleBattle(table: Table): void {
  const { battle, active } = gameOf(table);
  if (battle === null) return;
  const attacker = takesPart(table, battle.attacker, active) ? battle.attacker : 0;
  const blocker = takesPart(table, battle.blocker, opponentOf(active)) && !forbids(table, battle.blocker, 'block', attacker === 0 ? undefined : attacker) ? battle.blocker : 0;
  if (attacker !== battle.attacker || blocker !== battle.blocker) setGame(table, 'battle', { ...battle, attacker, blocker });
}
