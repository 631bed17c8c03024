import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { attach, notice, place, type Table } from '@arbiter/kernel/authoring';
import { endBestow } from './bestow.js';
import { removeFromCombat } from '../combat/removal.js';
import { leavePairs } from './standing.js';
import { fieldsOf, hasKeyword, permanentsOf, phasedZone, setObject, shownCard } from '../facts.js';

/**
 * Phasing (702.25). A phased-out permanent is treated as though it didn't exist (702.25b): it is kept, as the same object with everything
 * attached to it, in a zone of its own that no effect looks at, and no zone change is reported (702.25d).
 */

/** Whether a permanent has not left the battlefield; a phased-out one has not (702.25d). */
export function remains(table: Table, id: ObjectId): boolean {
  const zone = table.find(id)?.zone;
  return zone === 'battlefield' || zone === phasedZone;
}

/**
 * Phases a player's permanents out and in as their untap step begins, all of them at once (502.1, 702.25a, 703.4a), each only once
 * (702.25n).
 */
export function phase(table: Table, seat: Seat): void {
  const out = permanentsOf(table, seat).filter((id) => hasKeyword(table, id, 'phasing'));
  const back = table.zone(phasedZone).order.filter((id) => fieldsOf(table.object(id)).phased === `direct:${seat}`);
  phaseOut(table, out, '502.1');
  phaseIn(table, back, '502.1');
}

/** Phases permanents out, each with what is attached to it (702.25f). */
export function phaseOut(table: Table, ids: readonly ObjectId[], rule: RuleRef): void {
  const group = withAttached(table, ids);
  for (const id of group) {
    // 702.25g: a permanent that would phase out both directly and with its host does so with its host.
    setObject(
      table,
      id,
      'phased',
      ids.includes(id) && !group.includes(table.object(id).host) ? `direct:${table.controllerOf(table.object(id))}` : 'indirect',
    );
    removeFromCombat(table, id);
  }
  // 603.10b: abilities that trigger on phasing out look back at the table on which all of these permanents still exist.
  for (const id of group) tell(table, id, 'phasedOut', rule);
  shift(table, group, phasedZone);
  // 702.25e: a pair lasts only as long as neither creature is phased out (702.94a).
  leavePairs(table, group);
}

/**
 * Phases permanents in, with those that phased out because of them (702.25f); a permanent that phased out directly phases in directly
 * (702.25g).
 */
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
 * Moves objects between the battlefield and the zone for phased-out permanents and changes nothing else: what they are attached to, what is
 * attached to them and their timestamps stay (702.25c, 702.25h). They are the same objects (702.25d), all of them move at once (702.25a),
 * and nothing becomes attached or unattached (702.25i).
 */
function shift(table: Table, group: readonly ObjectId[], zone: string): void {
  const before = group.map((id) => ({ id, host: table.object(id).host, stamp: table.object(id).stamp }));
  for (const id of group) place(table, id, { zone, at: 'bottom' });
  for (const { id, host } of before) if (host !== 0) attach(table, id, host);
  for (const { id, stamp } of before) table.set(table.object(id), 'stamp', stamp);
}
