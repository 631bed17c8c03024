import type { ObjectId } from '@arbiter/kernel';
import type { GameRules, ObjectRow, Table, Values } from '@arbiter/kernel/authoring';
import { fieldsOf, gameOf } from '../facts.js';
import { keywordSum } from './keywords.js';
import { lend, lendees } from './lent.js';

const none: readonly ObjectId[] = [];

const bearers =
  (kind: 'buff' | 'level') =>
  (table: Table): readonly ObjectId[] => {
    let found: ObjectId[] | null = null;
    for (const id of table.zone('field').order) if (fieldsOf(table.object(id)).counters[kind] !== undefined) (found ??= []).push(id);
    return found ?? none;
  };

/**
 * Adds buff counters to power and life (2.11.2, 2.11.6.1, 2.11.6.1.1, ex:2.11.6.1.3#1); they do not create a value that is absent
 * (2.11.6.1.2).
 */
function buff(_table: Table, row: ObjectRow, values: Values): void {
  const { buff: count = 0 } = fieldsOf(row).counters;
  if (typeof values.power === 'number') values.power += count;
  if (typeof values.life === 'number') values.life += count;
}

/** Adds level counters (2.11.6.5). */
function level(_table: Table, row: ObjectRow, values: Values): void {
  const { level: count = 0 } = fieldsOf(row).counters;
  if (typeof values.level === 'number') values.level += count;
}

/** Returns the retaliating units, which may have more power by retort (ext.2.10). */
const retaliating = (table: Table): readonly ObjectId[] => {
  const retaliators = gameOf(table).combat?.retaliators ?? none;
  return retaliators.length === 0 ? none : retaliators.filter((id) => table.find(id)?.zone === 'field');
};

function retort(table: Table, row: ObjectRow, values: Values): void {
  if (typeof values.power === 'number') values.power += keywordSum(table, row.id, 'retort');
}

/** Counters change values after all other effects (2.11.6.1.3). The attacking unit has the abilities that its attack lends it (2.6.8). */
export const layerRules: GameRules['layerRules'] = {
  level: { own: { on: bearers('level'), change: level } },
  abilities: { own: { on: lendees, change: lend } },
  values: { own: { on: retaliating, change: retort } },
  counters: { own: { on: bearers('buff'), change: buff } },
};
