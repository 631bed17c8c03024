import type { ObjectId } from '@arbiter/kernel';
import type { GameRules, ObjectRow, Table, Values } from '@arbiter/kernel/authoring';
import { fieldOf, fieldsOf } from '../facts.js';

const changes = new Map<string, { readonly atk: number; readonly def: number } | null>();

/** Returns how counters of a name such as `+100/+100` change ATK and DEF (1022.2); null for every other name. */
export function counterBonus(kind: string): { readonly atk: number; readonly def: number } | null {
  let known = changes.get(kind);
  if (known === undefined) {
    const found = /^([+-]?\d+)\/([+-]?\d+)$/.exec(kind);
    changes.set(kind, (known = found === null ? null : { atk: Number(found[1]), def: Number(found[2]) }));
  }
  return known;
}

function changedByCounters(row: ObjectRow): boolean {
  for (const kind in fieldsOf(row).counters) if (counterBonus(kind) !== null) return true;
  return false;
}

function withCounters(table: Table): readonly ObjectId[] {
  let found: ObjectId[] | null = null;
  for (const seat of table.seats()) for (const id of fieldOf(table, seat)) if (changedByCounters(table.object(id))) (found ??= []).push(id);
  return found ?? none;
}

const none: readonly ObjectId[] = [];

/** Adds the counters to the values, on J-rulers and resonators only (1022.2). */
function count(_table: Table, row: ObjectRow, values: Values): void {
  const types = values.types as readonly string[];
  if (!types.includes('resonator') && !types.includes('jRuler')) return;
  const { counters } = fieldsOf(row);
  for (const kind in counters) {
    const bonus = counterBonus(kind);
    if (bonus === null) continue;
    if (typeof values.atk === 'number') values.atk += bonus.atk * (counters[kind] as number);
    if (typeof values.def === 'number') values.def += bonus.def * (counters[kind] as number);
  }
}

/** Counters change values after all other effects (909.1e). */
export const layerRules: GameRules['layerRules'] = { counters: { own: { on: withCounters, change: count } } };
