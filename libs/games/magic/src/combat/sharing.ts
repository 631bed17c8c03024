import { type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { controllerOf, fieldsOf, hasKeyword, powerOf, toughnessOf } from '../facts.js';
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

/** Whom a creature assigns its damage to, in damage assignment order (510.1b - 510.1d, 702.19b - 702.19d). Trample is of use to attackers only (702.19a), and once (702.19e). */
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

/** How much a source has to assign for lethal damage (702.2c, 702.19b); more than one deathtouch changes nothing (702.2f). */
export function lethal(table: Table, source: ObjectId, id: number, settled: readonly Assignment[]): number {
  const left = lacking(table, id, settled);
  return hasKeyword(table, source, 'deathtouch') ? Math.min(1, left) : left;
}

/** How much a creature lacks for lethal damage, with what is marked on it and what was assigned to it in this step (510.1c, 702.2c). */
export function lacking(table: Table, id: number, settled: readonly Assignment[]): number {
  const given = settled.filter(({ to, amount }) => to === id && amount > 0);
  if (given.some(({ source }) => hasKeyword(table, source, 'deathtouch'))) return 0;
  return Math.max(0, toughnessOf(table, id) - fieldsOf(table.object(id)).damage - given.reduce((sum, { amount }) => sum + amount, 0));
}
