import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { attach, notice, place, type Table } from '@arbiter/kernel/authoring';
import { endBestow } from './bestow.js';
import { removeFromCombat } from '../combat/removal.js';
import { leavePairs } from './standing.js';
import { fieldsOf, hasKeyword, permanentsOf, phasedZone, setObject, shownCard } from '../facts.js';

/**
 * Phasing (702.25). What is phased out is treated as though it didn't exist (702.25b): it waits, as the same object with all that belongs to
 * it, in a place of its own where nothing looks, and no zone change is told (702.25d).
 */

/** Whether a permanent has not left the battlefield: what is phased out has not (702.25d). */
export function remains(table: Table, id: ObjectId): boolean {
  const zone = table.find(id)?.zone;
  return zone === 'battlefield' || zone === phasedZone;
}

/** Permanents of a player that phase out and in as his untap step begins, all of them at once (502.1, 702.25a, 703.4a), once each (702.25n). */
export function phase(table: Table, seat: Seat): void {
  const out = permanentsOf(table, seat).filter((id) => hasKeyword(table, id, 'phasing'));
  const back = table.zone(phasedZone).order.filter((id) => fieldsOf(table.object(id)).phased === `direct:${seat}`);
  phaseOut(table, out, '502.1');
  phaseIn(table, back, '502.1');
}

/** Permanents phase out, each with what is attached to it (702.25f). */
export function phaseOut(table: Table, ids: readonly ObjectId[], rule: RuleRef): void {
  const group = withAttached(table, ids);
  for (const id of group) {
    // 702.25g: what would go both ways goes with its host.
    setObject(
      table,
      id,
      'phased',
      ids.includes(id) && !group.includes(table.object(id).host) ? `direct:${table.controllerOf(table.object(id))}` : 'indirect',
    );
    removeFromCombat(table, id);
  }
  // 603.10b: what waits for it looks back, at a table where all of them are still there.
  for (const id of group) tell(table, id, 'phasedOut', rule);
  shift(table, group, phasedZone);
  // 702.25e: a pair lasts only for as long as both can be seen (702.94a).
  leavePairs(table, group);
}

/** Phased-out permanents phase in with what phased out because of them (702.25f); one that phased out by itself comes back by itself (702.25g). */
export function phaseIn(table: Table, ids: readonly ObjectId[], rule: RuleRef): void {
  const group = withAttached(table, ids).filter((id) => ids.includes(id) || fieldsOf(table.object(id)).phased === 'indirect');
  for (const id of group) setObject(table, id, 'phased', '');
  shift(table, group, 'battlefield');
  // 702.102f
  for (const id of group) if (table.object(id).host === 0) endBestow(table, id);
  for (const id of group) tell(table, id, 'phasedIn', rule);
}

function tell(table: Table, id: ObjectId, key: 'phasedIn' | 'phasedOut', rule: RuleRef): void {
  const row = table.object(id);
  table.emit(key, rule, { object: id, card: shownCard(table, id), seat: table.controllerOf(row) });
  notice(table, key, { object: id });
}

function withAttached(table: Table, ids: readonly ObjectId[]): readonly ObjectId[] {
  const found = new Set(ids);
  for (const id of found)
    for (const attached of table.object(id).attached) if (table.object(attached).zone === table.object(id).zone) found.add(attached);
  return [...found];
}

/**
 * Objects change their place and nothing else: what they are attached to, what is attached to them and their timestamps stay (702.25c, 702.25h).
 * They are the same objects (702.25d), all those of one time at once (702.25a), and nothing becomes attached or unattached by it (702.25i).
 */
function shift(table: Table, group: readonly ObjectId[], zone: string): void {
  const before = group.map((id) => ({ id, host: table.object(id).host, stamp: table.object(id).stamp }));
  for (const id of group) place(table, id, { zone, at: 'bottom' });
  for (const { id, host } of before) if (host !== 0) attach(table, id, host);
  for (const { id, stamp } of before) table.set(table.object(id), 'stamp', stamp);
}
