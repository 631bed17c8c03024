import type { ObjectId, Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, isOnField, opponentOf, setGame } from '../facts.js';
import { canFight, hasKeyword } from '../values/base.js';
import { forbids } from '../values/rules.js';

/**
 * Whether a card still takes part in the battle for its player: it is on their field, a J-ruler or resonator, with ATK and DEF (803.5a,
 * 804.4a).
 */
function takesPart(table: Table, id: ObjectId, seat: Seat): boolean {
  return isOnField(table, id) && table.object(id).controller === seat && canFight(table, id);
}

/** Whether a card may block another; one that flies is blocked only by cards that fly (104.4, 804.3, 1106.1, 1106.2). */
export function mayBlock(table: Table, blocker: ObjectId, attacker: ObjectId): boolean {
  return (
    (!hasKeyword(table, attacker, 'flying') || hasKeyword(table, blocker, 'flying')) &&
    !forbids(table, blocker, 'block', attacker) &&
    !forbids(table, attacker, 'beBlocked', blocker)
  );
}

/** Whether a blocker can still block its attacker (ruling:52) or, if that is gone, can block at all (804.4a). */
function stillBlocks(table: Table, blocker: ObjectId, attacker: ObjectId): boolean {
  return attacker === 0 ? !forbids(table, blocker, 'block') : mayBlock(table, blocker, attacker);
}

/** Takes a card out of the battle that stopped being an attacker or a blocker; it does not become one again (803.5a, 804.4a). */
export function settleBattle(table: Table): void {
  const { battle, active } = gameOf(table);
  if (battle === null) return;
  const attacker = takesPart(table, battle.attacker, active) ? battle.attacker : 0;
  const blocker = takesPart(table, battle.blocker, opponentOf(active)) && stillBlocks(table, battle.blocker, attacker) ? battle.blocker : 0;
  if (attacker !== battle.attacker || blocker !== battle.blocker) setGame(table, 'battle', { ...battle, attacker, blocker });
}
