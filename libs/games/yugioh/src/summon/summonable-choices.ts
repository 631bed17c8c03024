import { type Json, jsonOf, readAs } from '@arbiter/kernel';
import type { Ability } from '@arbiter/kernel/authoring';

/** What an effect chooses in order to Special Summon must be summonable (base.9.6); card programs need not state this. */

type Tree = { readonly [key: string]: Json };
const isTree = (node: Json | undefined): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node);

/** Names under which Special Summons of a program find what they summon. */
function namesIn(node: Json | undefined, found: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((child) => namesIn(child as Json, found));
  if (!isTree(node)) return;
  if (node.verb === 'specialSummon' && isTree(node.what) && typeof node.what.var === 'string') found.add(node.what.var);
  for (const child of Object.values(node)) namesIn(child, found);
}

function narrowed(node: Json, names: ReadonlySet<string>): Json {
  if (Array.isArray(node)) return node.map((child) => narrowed(child as Json, names));
  if (!isTree(node)) return node;
  const { from } = node;
  if (names.has(node.as as string) && isTree(from) && node.verb === undefined) {
    return { ...node, from: { ...from, where: { ...(from.where as Tree | undefined), summonable: true } } };
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, narrowed(child, names)]));
}

export function withSummonable(ability: Ability): Ability {
  const names = new Set<string>();
  namesIn(jsonOf(ability), names);
  return readAs<Ability>(narrowed(jsonOf(ability), names));
}
