import type { ObjectId, Table } from '@arbiter/kernel';
import { fieldsOf, permanents, setObject } from '../facts.js';

/**
 * Takes a permanent out of combat (506.4): it stops attacking, blocking, being blocked and being attacked. What it blocked
 * stays blocked (509.1h), what attacked it attacks nothing (506.4c).
 */
export function removeFromCombat(table: Table, id: ObjectId): void {
  const { isAttacking, blocking } = fieldsOf(table.object(id));
  for (const attacker of blocking ?? []) setObject(table, attacker, 'blockers', fieldsOf(table.object(attacker)).blockers.filter((one) => one !== id));
  if (blocking !== null) setObject(table, id, 'blocking', null);
  if (isAttacking) {
    for (const blocker of fieldsOf(table.object(id)).blockers) setObject(table, blocker, 'blocking', (fieldsOf(table.object(blocker)).blocking ?? []).filter((one) => one !== id));
    stopAttacking(table, id);
  }
  for (const attacker of permanents(table)) if (fieldsOf(table.object(attacker)).attacking === id) setObject(table, attacker, 'attacking', 0);
}

/** Every creature that attacks or blocks leaves combat, as the combat phase ends (511.3). */
export function endCombat(table: Table): void {
  for (const id of permanents(table)) {
    stopAttacking(table, id);
    if (fieldsOf(table.object(id)).blocking !== null) setObject(table, id, 'blocking', null);
  }
}

function stopAttacking(table: Table, id: ObjectId): void {
  const { blockers } = fieldsOf(table.object(id));
  setObject(table, id, 'isAttacking', false);
  setObject(table, id, 'attacking', 0);
  setObject(table, id, 'blocked', false);
  if (blockers.length > 0) setObject(table, id, 'blockers', []);
}
