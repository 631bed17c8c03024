import type { JsonObject, ObjectId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { itemOf } from '../stack/items.js';

/**
 * Returns the sources of damage that may be chosen besides permanents and spells (120.7, 609.7a): objects that an object on the stack, a
 * waiting replacement or prevention effect, or a delayed trigger refers to, even when they are gone.
 */
export function damageSources(table: Table): readonly ObjectId[] {
  const found = new Set<ObjectId>();
  for (const id of table.zone('stack').order) {
    const { source, event } = itemOf(table, id);
    found.add(source);
    for (const one of mentioned(event)) found.add(one);
  }
  for (const { source, vars } of Object.values(table.state.watches)) {
    found.add(source);
    for (const one of Object.values(vars).flat()) if (typeof one === 'number' && one > 0) found.add(one);
  }
  return [...found];
}

function mentioned(event: JsonObject | null): readonly ObjectId[] {
  return [event?.object, event?.source].filter((id): id is ObjectId => typeof id === 'number' && id > 0);
}
