import type { Table } from '@arbiter/kernel/authoring';
import type { ZoneKind } from '../vocabulary.js';

/** Where a replacement sends cards instead of where they were going; null where it does something else. @param ability its program path */
export function redirectsTo(table: Table, ability: string): ZoneKind | null {
  for (const clause of table.library.ability(ability).ability.clauses ?? []) {
    for (const verb of clause.do ?? []) {
      const to = verb.verb === 'becomes' ? (verb.set as { readonly to?: ZoneKind }).to : undefined;
      if (to !== undefined) return to;
    }
  }
  return null;
}
