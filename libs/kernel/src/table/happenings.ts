import type { JsonObject, ObjectId, Seat } from '../contract.js';
import { missing } from '../errors.js';
import type { Happening } from '../game/happenings.js';
import type { HappeningRule } from './rules.js';
import type { Table } from './table.js';

const unaltered: readonly string[] = [];
const bare: JsonObject = {};

/** Builds a happening that is proposed. */
export function propose(type: string, about: { readonly object?: ObjectId; readonly seat?: Seat }, data: JsonObject = bare): Happening {
  return { type, object: about.object ?? 0, seat: about.seat ?? -1, data, applied: unaltered, inside: -1 };
}

export function ruleOf(table: Table, type: string): HappeningRule {
  return table.game.happenings?.[type] ?? missing('happening', type);
}

export function isPossible(table: Table, happening: Happening): boolean {
  return ruleOf(table, happening.type).possible?.(table, happening) ?? true;
}
