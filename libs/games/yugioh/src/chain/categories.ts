import type { Json } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import type { Part } from '../facts.js';

/** Zones of which it matters that something comes from there. */
const sources = ['mainDeck', 'extraDeck', 'graveyard', 'banished', 'hand'] as const;

/** Verbs by which monsters are Special Summoned, whatever else they do (base.9.1). */
const summoning: ReadonlySet<string> = new Set(['fusionSummon', 'ritualSummon', 'createTokens']);

/** What becomes of materials, as the verb that does it to other cards: as the summon says, else as it is usual for its kind (base.10.2, base.10.7). */
const materialVerbs: { readonly [actOrSummon: string]: string } = {
  sent: 'sendToGY',
  tributed: 'tribute',
  banished: 'banish',
  fusionSummon: 'sendToGY',
  ritualSummon: 'tribute',
};

/**
 * What a Chain Link would do, as others may answer it: the verbs of its program, each also with the places that its clause takes
 * from (`addToHand:mainDeck`); and `target` where it targets (base.7.11).
 * @param place where its card lay as it was activated: from there the effect takes the card itself
 */
export function categoriesOf(table: Table, parts: readonly Part[], targets: boolean, place: string): readonly string[] {
  const found = new Set<string>(targets ? ['target'] : []);
  for (const { at } of parts) {
    const { clauses = null, targets: chosen = null } = table.library.node<{ readonly clauses?: Json; readonly targets?: Json }>(at);
    walk(
      clauses,
      found,
      sources.filter((one) => names(chosen, one)),
      place,
    );
  }
  return [...found];
}

/** base.7.11 @param aimed places of what was targeted @param own place of the card itself */
function walk(node: Json | undefined, found: Set<string>, aimed: readonly string[], own: string): void {
  if (typeof node !== 'object' || node === null) return;
  const fields = node as { readonly [key: string]: Json };
  if (Array.isArray(fields.do)) {
    const places = sources.filter((place) => aimed.includes(place) || names(fields.choose, place) || names(fields.do, place));
    for (const verb of fields.do as readonly {
      readonly verb: string;
      readonly what?: Json;
      readonly from?: Json;
      readonly act?: string;
    }[]) {
      found.add(verb.verb);
      if (summoning.has(verb.verb)) found.add('specialSummon');
      for (const place of places) found.add(`${verb.verb}:${place}`);
      if (isItself(verb.what)) found.add(`${verb.verb}:${own}`);
      // base.10.2, base.10.7: materials that a summon says itself where it takes them.
      if (Array.isArray(verb.from))
        for (const place of verb.from) found.add(`${materialVerbs[verb.act ?? verb.verb] as string}:${place as string}`);
    }
  }
  for (const child of Object.values(fields)) walk(child, found, aimed, own);
}

/** Whether a verb is done to the card whose effect it is, or to what that has become. */
function isItself(what: Json | undefined): boolean {
  return what === 'self' || (typeof what === 'object' && what !== null && (what as { readonly became?: Json }).became === 'self');
}

/** Whether a tree takes from a place (base.7.11). */
function names(node: Json | undefined, place: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { from } = node as { readonly from?: Json };
  if (from === place || (Array.isArray(from) && (from as Json[]).includes(place))) return true;
  return Object.values(node).some((child) => names(child as Json, place));
}
