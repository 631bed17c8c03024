import type { Json, Table } from '@arbiter/kernel';
import type { Part } from '../facts.js';

/** Zones of which it matters that something comes from there. */
const sources = ['mainDeck', 'extraDeck', 'graveyard', 'banished', 'hand'] as const;

/** Verbs by which monsters are Special Summoned, whatever else they do (base.9.1). */
const summoning: ReadonlySet<string> = new Set(['fusionSummon', 'ritualSummon', 'createTokens']);

/**
 * What a Chain Link would do, as others may answer it: the verbs of its program, each also with the places that its clause takes
 * from (`addToHand:mainDeck`); and `target` where it targets (base.7.11).
 */
export function categoriesOf(table: Table, parts: readonly Part[], targets: boolean): readonly string[] {
  const found = new Set<string>(targets ? ['target'] : []);
  for (const { at } of parts) {
    const { clauses = null, targets: chosen = null } = table.library.node<{ readonly clauses?: Json; readonly targets?: Json }>(at);
    walk(clauses, found, sources.filter((place) => names(chosen, place)));
  }
  return [...found];
}

/** base.7.11 @param aimed places of what was targeted */
function walk(node: Json | undefined, found: Set<string>, aimed: readonly string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const fields = node as { readonly [key: string]: Json };
  if (Array.isArray(fields.do)) {
    const places = sources.filter((place) => aimed.includes(place) || names(fields.choose, place) || names(fields.do, place));
    for (const verb of fields.do as readonly { readonly verb?: string }[]) {
      if (typeof verb.verb !== 'string') continue;
      found.add(verb.verb);
      if (summoning.has(verb.verb)) found.add('specialSummon');
      for (const place of places) found.add(`${verb.verb}:${place}`);
    }
  }
  for (const child of Object.values(fields)) walk(child, found, aimed);
}

/** Whether a tree takes from a place (base.7.11). */
function names(node: Json | undefined, place: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { from } = node as { readonly from?: Json };
  if (from === place || (Array.isArray(from) && (from as Json[]).includes(place))) return true;
  return Object.values(node).some((child) => names(child as Json, place));
}
