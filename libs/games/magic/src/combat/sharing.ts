import { type ObjectId, type Seat, seatOfId, type Table } from '@arbiter/kernel';
import { controllerOf, fieldsOf, hasKeyword, isType, powerOf, toughnessOf } from '../facts.js';
import { permits, rulesOf } from '../rules.js';
import { bandTogether } from './bands.js';

/** One creature's damage as far as it is settled. */
export interface Assignment {
  readonly source: ObjectId;
  readonly to: number;
  readonly amount: number;
}

/** Combat damage that a creature has to assign (510.1a). */
export interface Dealer {
  readonly id: ObjectId;
  /** Who assigns it: its controller, unless banding lets the other player (702.21j, 702.21k). */
  readonly seat: Seat;
  readonly amount: number;
  /** Creatures, and last the player or planeswalker; in damage assignment order (509.2, 509.3). */
  readonly recipients: readonly number[];
  /** It can be divided in any way, whatever the order (702.21j). */
  readonly free: boolean;
}

/** @param unblocked whether it assigns its damage as though nothing blocked it */
export function dealerOf(table: Table, id: ObjectId, unblocked: boolean): Dealer {
  const amount = Math.max(0, assignedBy(table, id));
  const recipients = amount === 0 ? [] : recipientsOf(table, id, unblocked);
  const fighters = recipients.filter((to) => seatOfId(to) === null && isFighting(table, to));
  const free = bandTogether(table, fighters);
  const seat = free ? controllerOf(table, fighters[0] as ObjectId) : controllerOf(table, id);
  return { id, seat, amount, recipients: free ? fighters : recipients, free };
}

function isFighting(table: Table, id: ObjectId): boolean {
  const { isAttacking, blocking } = fieldsOf(table.object(id));
  return isAttacking || blocking !== null;
}

/** 510.1a: its power, or its toughness where a rule says so. */
function assignedBy(table: Table, id: ObjectId): number {
  return rulesOf(table, id).some(({ word }) => word === 'damage') ? toughnessOf(table, id) : powerOf(table, id);
}

/** Whom a creature assigns its damage to, in damage assignment order (510.1b - 510.1d, 702.19b - 702.19d). */
function recipientsOf(table: Table, id: ObjectId, unblocked: boolean): readonly number[] {
  const { attacking, blocked, blockers, blocking, isAttacking } = fieldsOf(table.object(id));
  if (!isAttacking) return blocking ?? [];
  const attacked = attacking === 0 ? [] : [attacking];
  if (!blocked || unblocked) return attacked;
  return hasKeyword(table, id, 'trample') ? [...blockers, ...attacked] : blockers;
}

/** Whether its controller may choose to have it assign its damage as though nothing blocked it. */
export function mayIgnoreBlockers(table: Table, id: ObjectId): boolean {
  const { blockers, attacking } = fieldsOf(table.object(id));
  return blockers.length > 0 && attacking !== 0 && permits(table, id, 'assignAsThoughUnblocked');
}

/** How much is lethal for a creature, with what is marked on it and what was assigned to it in this step (510.1c, 702.2c, 702.19b). */
export function lethal(table: Table, source: ObjectId, id: ObjectId, settled: readonly Assignment[]): number {
  if (!isType(table, id, 'creature')) return 0;
  let needed = toughnessOf(table, id) - fieldsOf(table.object(id)).damage;
  for (const { source: other, to, amount } of settled) {
    if (to !== id) continue;
    needed = hasKeyword(table, other, 'deathtouch') ? 0 : needed - amount;
  }
  const left = Math.max(0, needed);
  return hasKeyword(table, source, 'deathtouch') ? Math.min(1, left) : left;
}

/** That a creature yet to assign its damage will give so much, because one before it relies on it (510.1e judges the whole). */
export interface Promised {
  readonly dealer: ObjectId;
  readonly to: ObjectId;
  readonly amount: number;
}

/** Who of those yet to come can help to make damage lethal, and by how much. */
export interface Help {
  readonly dealer: ObjectId;
  readonly to: ObjectId;
  /** What it surely can give; no bound with deathtouch. */
  readonly amount: number;
}

/**
 * The help that a dealer may count on (510.1c: damage that other creatures assign in the same step counts). Each creature yet to come
 * is counted on for one recipient only, so that what it promises it can keep.
 */
export function helpFor(table: Table, { id, recipients }: Dealer, later: readonly Dealer[], settled: readonly Assignment[], promised: readonly Promised[]): Help[] {
  const found: Help[] = [];
  // With deathtouch a single point is lethal; there is nothing to help with.
  if (hasKeyword(table, id, 'deathtouch')) return found;
  for (const other of later) {
    const to = recipients.find((one) => one !== recipients.at(-1) && other.recipients.includes(one));
    if (to === undefined || mayIgnoreBlockers(table, other.id)) continue;
    const amount = canGive(table, other, to, settled, promised);
    if (amount > 0) found.push({ dealer: other.id, to, amount: hasKeyword(table, other.id, 'deathtouch') ? Number.MAX_SAFE_INTEGER : amount });
  }
  return found;
}

/** What a dealer can give one recipient after all that comes before it in its order, and what it has promised. */
function canGive(table: Table, { id, amount, recipients, free }: Dealer, to: ObjectId, settled: readonly Assignment[], promised: readonly Promised[]): number {
  const place = recipients.indexOf(to);
  return recipients.reduce((left, one, at) => {
    if (at === place) return left;
    const owed = owedTo(promised, id, one);
    const needed = !free && at < place ? lethal(table, id, one, settled) : 0;
    return left - Math.max(owed, needed);
  }, amount);
}

/** What a dealer has promised to a recipient. */
export function owedTo(promised: readonly Promised[], dealer: ObjectId, to: number): number {
  return promised.reduce((sum, one) => (one.dealer === dealer && one.to === to ? sum + one.amount : sum), 0);
}
