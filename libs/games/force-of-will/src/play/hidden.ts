import type { Ability, Table } from '@arbiter/kernel/authoring';

const known = new WeakMap<Ability, boolean>();

/** 602.1c, 604.1c: whether playing an ability depends on cards that not everybody sees: what it costs, asks for or is aimed at lies where they lie. Remembered, for programs never change. */
export function asksOfHidden(table: Table, ability: Ability): boolean {
  let hidden = known.get(ability);
  if (hidden === undefined) known.set(ability, (hidden = looksHidden(table, [ability.cost, ability.when, ability.targets, ability.modes])));
  return hidden;
}

/** Whether a tree names a place whose cards not everybody sees. */
export function looksHidden(table: Table, node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { from } = node as { readonly from?: unknown };
  const { visibility } = table.game;
  if ([from].flat().some((kind) => (visibility[kind as string] ?? 'all') !== 'all')) return true;
  return Object.values(node).some((child) => looksHidden(table, child));
}
