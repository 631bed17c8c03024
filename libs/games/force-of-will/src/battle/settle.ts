import type { ObjectId, Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, isOnField, opponentOf, setGame } from '../facts.js';
import { canFight, hasKeyword } from '../values/base.js';
import { forbids } from '../values/rules.js';

/** Whether something still takes part in the battle for its player: on his field, a J-ruler or resonator, with ATK and DEF (803.5a, 804.4a). */
function takesPart(table: Table, id: ObjectId, seat: Seat): boolean {
  return isOnField(table, id) && table.object(id).controller === seat && canFight(table, id);
}

/** 104.4, 804.3, 1106.1, 1106.2: whether one may block another; one that flies is blocked by those that fly alone. */
export function mayBlock(table: Table, blocker: ObjectId, attacker: ObjectId): boolean {
  return (
    (!hasKeyword(table, attacker, 'flying') || hasKeyword(table, blocker, 'flying')) &&
    !forbids(table, blocker, 'block', attacker) &&
    !forbids(table, attacker, 'beBlocked', blocker)
  );
}

/** 804.4a: whether a blocker can still block: what it blocks (ruling:52) or, where that is gone, at all. */
function stillBlocks(table: Table, blocker: ObjectId, attacker: ObjectId): boolean {
  return attacker === 0 ? !forbids(table, blocker, 'block') : mayBlock(table, blocker, attacker);
}

/** 803.5a, 804.4a: what stopped being an attacker or a blocker is none any more, and does not become one again. */
export function settleBattle(table: Table): void {
  const { battle, active } = gameOf(table);
  if (battle === null) return;
  const attacker = takesPart(table, battle.attacker, active) ? battle.attacker : 0;
  const blocker = takesPart(table, battle.blocker, opponentOf(active)) && stillBlocks(table, battle.blocker, attacker) ? battle.blocker : 0;
  if (attacker !== battle.attacker || blocker !== battle.blocker) setGame(table, 'battle', { ...battle, attacker, blocker });
}
