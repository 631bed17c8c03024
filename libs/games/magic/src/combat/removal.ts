import type { ObjectId } from '@arbiter/kernel';
import { endLasting, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf, isType, permanents, setGame, setObject } from '../facts.js';

/**
 * Removes a permanent from combat (506.4): it stops attacking, blocking, being blocked and being attacked. What it blocked stays blocked
 * (509.1h); what attacked it now attacks nothing (506.4c).
 */
export function removeFromCombat(table: Table, id: ObjectId): void {
  stopFighting(table, id);
  stopBeingAttacked(table, id);
}

/** Removes a blocker from combat; an attacker that no other creature blocked in this combat becomes unblocked, as the effect says. */
export function unblock(table: Table, id: ObjectId): void {
  const attackers = fieldsOf(table.object(id)).blocking ?? [];
  removeFromCombat(table, id);
  const { blocks } = gameOf(table).combat;
  for (const attacker of attackers) {
    if (blocks.some(([blocked, by]) => blocked === attacker && by !== id)) continue;
    setObject(table, attacker, 'blocked', false);
    setObject(table, attacker, 'unblocked', true);
  }
}

/** Ends a creature's attacking and blocking, and removes it from the orders of other creatures (509.2a, 509.3a, 702.21f). */
function stopFighting(table: Table, id: ObjectId): void {
  const { isAttacking, blocking, blockers } = fieldsOf(table.object(id));
  if (blocking !== null) {
    for (const attacker of blocking) stopBlocking(table, id, attacker);
    setObject(table, id, 'blocking', null);
  }
  if (!isAttacking) return;
  for (const blocker of blockers)
    setObject(
      table,
      blocker,
      'blocking',
      (fieldsOf(table.object(blocker)).blocking ?? []).filter((one) => one !== id),
    );
  stopAttacking(table, id);
}

function stopBlocking(table: Table, id: ObjectId, attacker: ObjectId): void {
  setObject(
    table,
    attacker,
    'blockers',
    fieldsOf(table.object(attacker)).blockers.filter((one) => one !== id),
  );
}

/** Makes its attackers attack nothing from now on, with the same defending player (506.4c, 508.5). */
function stopBeingAttacked(table: Table, id: ObjectId): void {
  if (gameOf(table).phase !== 'combat') return;
  for (const attacker of permanents(table))
    if (fieldsOf(table.object(attacker)).attacking === id) setObject(table, attacker, 'attacking', 0);
}

function stopAttacking(table: Table, id: ObjectId): void {
  setObject(table, id, 'isAttacking', false);
  setObject(table, id, 'attacking', 0);
  setObject(table, id, 'blocked', false);
  setObject(table, id, 'unblocked', false);
  setObject(table, id, 'band', 0);
  setObject(table, id, 'blockers', []);
}

/**
 * Removes from combat what is no creature any more, and stops attacks on what is no planeswalker any more (506.4, 506.4d). Types are
 * derived, so no happening proposes their change; this is called with every check of state-based actions. Changes of control are handled
 * elsewhere.
 */
export function settleCombat(table: Table): void {
  if (gameOf(table).phase !== 'combat') return;
  for (const id of permanents(table)) {
    const { isAttacking, blocking, attacking } = fieldsOf(table.object(id));
    if ((isAttacking || blocking !== null) && !isType(table, id, 'creature')) stopFighting(table, id);
    if (attacking > 0 && (table.find(attacking) === null || !isType(table, attacking, 'planeswalker')))
      setObject(table, id, 'attacking', 0);
  }
}

/** Removes everything from combat as the combat phase ends (511.3), and ends what lasts until then (511.2). */
export function endCombat(table: Table): void {
  for (const id of permanents(table)) {
    stopAttacking(table, id);
    setObject(table, id, 'blocking', null);
    setObject(table, id, 'defender', -1);
  }
  setGame(table, 'firstStrikers', null);
  setGame(table, 'combat', { ...gameOf(table).combat, joined: false, attacked: [], blocks: [], steps: [] });
  endLasting(table, 'endOfCombat');
}
