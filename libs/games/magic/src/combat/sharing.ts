import { type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, hasKeyword, powerOf, toughnessOf } from '../facts.js';
import { permits, rulesOf } from '../rules.js';
import { bandTogether } from './bands.js';

/** One creature's damage to one recipient, as far as it is settled. */
export interface Assignment {
  readonly source: ObjectId;
  readonly to: number;
  readonly amount: number;
}

/** Combat damage that a creature has to assign (510.1a). */
export interface Dealer {
  readonly id: ObjectId;
  /** The player who assigns it: the creature's controller, unless banding lets the other player do so (702.21j, 702.21k). */
  readonly seat: Seat;
  readonly amount: number;
  /** Creatures, then the player or planeswalker; in damage assignment order (509.2, 509.3). */
  readonly recipients: readonly number[];
  /** Whether it can be divided freely, whatever the order (702.21j). */
  readonly free: boolean;
}

/**
 * Returns the combat damage that a creature has to assign.
 * @param unblocked whether the creature assigns its damage as though it weren't blocked
 */
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

/** Returns how much damage a creature assigns: its power, or its toughness where a rule says so (510.1a). */
function assignedBy(table: Table, id: ObjectId): number {
  return rulesOf(table, id).some(({ word }) => word === 'damage') ? toughnessOf(table, id) : powerOf(table, id);
}

/**
 * Returns the recipients of a creature's damage, in damage assignment order (510.1b - 510.1d, 702.19b - 702.19d). Trample only works for
 * attackers (702.19a), and several instances change nothing (702.19e).
 */
function recipientsOf(table: Table, id: ObjectId, unblocked: boolean): readonly number[] {
  const { attacking, blocked, blockers, blocking, isAttacking } = fieldsOf(table.object(id));
  if (!isAttacking) return blocking ?? [];
  const attacked = attacking === 0 ? [] : [attacking];
  if (!blocked || unblocked) return attacked;
  return hasKeyword(table, id, 'trample') ? [...blockers, ...attacked] : blockers;
}

/** Whether a creature's controller may choose to have it assign its damage as though it weren't blocked. */
export function mayIgnoreBlockers(table: Table, id: ObjectId): boolean {
  const { blockers, attacking } = fieldsOf(table.object(id));
  return blockers.length > 0 && attacking !== 0 && permits(table, id, 'assignAsThoughUnblocked');
}

/**
 * Returns how much damage a source has to assign to a recipient for it to be lethal (702.2c, 702.19b); several instances of deathtouch
 * change nothing (702.2f).
 */
export function lethal(table: Table, source: ObjectId, id: number, settled: readonly Assignment[]): number {
  const left = lacking(table, id, settled);
  return hasKeyword(table, source, 'deathtouch') ? Math.min(1, left) : left;
}

/**
 * Returns how much damage is still missing to be lethal for a creature, given the damage marked on it and assigned to it in this step
 * (510.1c, 702.2c).
 */
export function lacking(table: Table, id: number, settled: readonly Assignment[]): number {
  const given = settled.filter(({ to, amount }) => to === id && amount > 0);
  if (given.some(({ source }) => hasKeyword(table, source, 'deathtouch'))) return 0;
  return Math.max(0, toughnessOf(table, id) - fieldsOf(table.object(id)).damage - given.reduce((sum, { amount }) => sum + amount, 0));
}
