import { type Ability, once, type Table } from '@arbiter/kernel/authoring';

/**
 * Whether playing an ability depends on cards that not everybody sees: its cost, its condition or its targets involve hidden places
 * (602.1c, 604.1c).
 */
export const asksOfHidden = (table: Table, ability: Ability): boolean => abilityAsksOfHidden(ability, table);

const abilityAsksOfHidden = once(({ cost, when, targets, modes }: Ability, table: Table): boolean =>
  looksHidden(table, [cost, when, targets, modes]),
);

/** Whether a tree names a place whose cards not everybody sees. */
export function looksHidden(table: Table, node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { from } = node as { readonly from?: unknown };
  const { visibility } = table.game;
  if ([from].flat().some((kind) => (visibility[kind as string] ?? 'all') !== 'all')) return true;
  return Object.values(node).some((child) => looksHidden(table, child));
}
