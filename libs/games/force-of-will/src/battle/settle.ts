import type { ObjectId, Seat, Table } from '@arbiter/kernel';
import { type Battle, gameOf, isOnField, opponentOf, setGame } from '../facts.js';
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
  let now: Battle = battle;
  if (battle.attacker !== 0 && !takesPart(table, battle.attacker, active)) now = { ...now, attacker: 0 };
  if (battle.blocker !== 0 && (!takesPart(table, battle.blocker, opponentOf(active)) || forbids(table, battle.blocker, 'block', battle.attacker))) now = { ...now, blocker: 0 };
  if (now !== battle) setGame(table, 'battle', now);
}
