import { type ObjectRow, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf, type YuRow } from '../facts.js';
import { layers } from '../vocabulary.js';
import { isAsleep } from './base.js';
import { isStruck } from './negators.js';
import { isPending } from './pending.js';

/** Effects that are negated: a value of its own, settled in the first layer, so that what stands in a later one is known to stand or not. */
const settled = layers.indexOf('identity');

/** Whether a card's effects are negated where it lies (base.23.8). */
export function isNegated(table: Table, id: number): boolean {
  return valuesOf(table, id, settled).negated === true;
}

/**
 * Whether a card's continuous effects work: without a Chain, as long as it is face-up on the field (3.1-3, base.23.5).
 * The kernel asks with a layer for what stands, and without one for what is activated: that may be
 * activated though it is negated, and does nothing then (base.23.7, base.23.8).
 */
export function abilitiesWork(table: Table, row: ObjectRow, below?: number): boolean {
  if (below === undefined) return true;
  if (!fieldsOf(row).faceUp || isAsleep(table, row as YuRow) || isPending(table, row.id)) return false;
  return below === settled - 1 ? !isStruck(table, row) : !isNegated(table, row.id);
}
