import { type ObjectRow, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { fieldsOf, type YuRow } from '../facts.js';
import { layers } from '../vocabulary.js';
import { isAsleep } from './base.js';
import { isStruck } from './negators.js';
import { isPending } from './pending.js';

/**
 * Whether effects are negated is a value of its own, settled in this early layer, so that it is known for later layers which continuous
 * effects apply.
 */
const settled = layers.indexOf('identity');

/** Whether a card's effects are negated in its present place (base.23.8). */
export function isNegated(table: Table, id: number): boolean {
  return valuesOf(table, id, settled).negated === true;
}

/**
 * Whether a card's continuous effects apply: without a Chain, as long as it is face-up on the field (3.1-3, base.23.5).
 * The kernel passes a layer for continuous effects, and none for activated ones: those may be
 * activated while negated and then do nothing (base.23.7, base.23.8).
 */
export function abilitiesWork(table: Table, row: ObjectRow, below?: number): boolean {
  if (below === undefined) return true;
  if (!fieldsOf(row).faceUp || isAsleep(table, row as YuRow) || isPending(table, row.id)) return false;
  return below === settled - 1 ? !isStruck(table, row) : !isNegated(table, row.id);
}
