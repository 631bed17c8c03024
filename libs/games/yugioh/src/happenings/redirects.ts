import type { Table } from '@arbiter/kernel/authoring';
import type { ZoneKind } from '../vocabulary.js';

/**
 * The zone to which a replacement redirects cards; null if it does something else.
 * @param ability the program path of the replacement
 */
export function redirectsTo(table: Table, ability: string): ZoneKind | null {
  for (const clause of table.library.ability(ability).ability.clauses ?? []) {
    for (const verb of clause.do ?? []) {
      const to = verb.verb === 'becomes' ? (verb.set as { readonly to?: ZoneKind }).to : undefined;
      if (to !== undefined) return to;
    }
  }
  return null;
}
