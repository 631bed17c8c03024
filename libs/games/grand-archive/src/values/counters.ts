import type { GameDefinition, ObjectId, ObjectRow, Table, Values } from '@arbiter/kernel';
import { fieldsOf } from '../facts.js';

const none: readonly ObjectId[] = [];

function withCounters(table: Table): readonly ObjectId[] {
  let found: ObjectId[] | null = null;
  for (const id of table.zone('field').order) {
    const { buff, level } = fieldsOf(table.object(id)).counters;
    if (buff !== undefined || level !== undefined) (found ??= []).push(id);
  }
  return found ?? none;
}

/** 2.11.6.1, 2.11.6.5: a value that is not there does not come to be by counters (2.11.6.1.2). */
function count(_table: Table, row: ObjectRow, values: Values): void {
  const { buff = 0, level = 0 } = fieldsOf(row).counters;
  if (typeof values.power === 'number') values.power += buff;
  if (typeof values.life === 'number') values.life += buff;
  if (typeof values.level === 'number') values.level += level;
}

/** 2.11.6.1.3: counters change values after all else that does. */
export const layerRules: GameDefinition['layerRules'] = { counters: { own: { on: withCounters, change: count } } };
