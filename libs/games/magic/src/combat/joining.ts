import { type ObjectId, seatOfId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, gameOf, isType, setGame, setObject } from '../facts.js';
import { canBeAttacked, defenderOf } from './participants.js';

/**
 * Makes a creature an attacking creature (508.1k, 508.4).
 * @param target a player's id or a planeswalker
 */
export function setAttacking(table: Table, id: ObjectId, target: number): void {
  setObject(table, id, 'isAttacking', true);
  attackAnother(table, id, target);
  setGame(table, 'combat', { ...gameOf(table).combat, joined: true });
}

/** Changes what an attacking creature attacks (508.7); this does not count as attacking again (508.7a). */
export function attackAnother(table: Table, id: ObjectId, target: number): void {
  setObject(table, id, 'attacking', target);
  setObject(table, id, 'defender', defenderOf(table, target));
}

/** Makes an attacking creature a blocked creature (509.1h). */
export function setBlocked(table: Table, id: ObjectId): void {
  setObject(table, id, 'blocked', true);
  setObject(table, id, 'unblocked', false);
}

/** Notes that a creature blocked an attacker in this combat, however it came to do so. */
export function noteBlock(table: Table, attacker: ObjectId, blocker: ObjectId): void {
  const { combat } = gameOf(table);
  setGame(table, 'combat', { ...combat, blocks: [...combat.blocks, [attacker, blocker]] });
}

/** Notes which players the declared attackers attack (508.6); planeswalkers are not noted. */
export function noteAttacked(table: Table, targets: readonly number[]): void {
  const { combat } = gameOf(table);
  const attacked = [...new Set([...combat.attacked, ...targets.flatMap((target) => seatOfId(target) ?? [])])];
  setGame(table, 'combat', { ...combat, attacked });
}

/**
 * Makes a creature attack without being declared, because it was put onto the battlefield attacking or an effect says that it attacks
 * (508.4). It does not join combat if it is no creature (506.3a), if it is not the active player's (506.3b), if what it should attack can't
 * be attacked (506.3c, 508.4a, 508.4b), or if there is no combat phase. No rule about declaring attackers applies (508.4c).
 * @param unblocked whether it enters as an unblocked creature, as with ninjutsu (702.48c)
 */
export function startAttacking(table: Table, id: ObjectId, target: number): boolean {
  const { active, phase, step } = gameOf(table);
  if (phase !== 'combat' || !isType(table, id, 'creature') || controllerOf(table, id) !== active || !canBeAttacked(table, target, active))
    return false;
  setAttacking(table, id, target);
  // No blocker can be declared for it any more, so it is unblocked.
  if (step !== 'beginCombat' && step !== 'declareAttackers') setObject(table, id, 'unblocked', true);
  return true;
}

/**
 * Whether a creature may be put onto the battlefield blocking that attacker, or whether an effect may make it block that attacker (506.3d,
 * 509.7a).
 */
export function mayStartBlocking(table: Table, id: ObjectId, attacker: ObjectId): boolean {
  const row = table.find(attacker);
  if (row === null || !fieldsOf(row).isAttacking || !isType(table, id, 'creature')) return false;
  return fieldsOf(row).defender === controllerOf(table, id);
}
