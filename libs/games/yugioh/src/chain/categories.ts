import type { Json } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import type { Part } from '../facts.js';

/** Zones for which cards ask whether an effect takes something from there. */
const sources = ['mainDeck', 'extraDeck', 'graveyard', 'banished', 'hand'] as const;

/** Verbs that Special Summon monsters, whatever else they do (base.9.1). */
const summoning: ReadonlySet<string> = new Set(['fusionSummon', 'ritualSummon', 'createTokens']);

/**
 * The verb that does to other cards what a summon does to its materials: given by the summon, else the usual one for its kind (base.10.2,
 * base.10.7).
 */
const materialVerbs: { readonly [actOrSummon: string]: string } = {
  sent: 'sendToGY',
  tributed: 'tribute',
  banished: 'banish',
  fusionSummon: 'sendToGY',
  ritualSummon: 'tribute',
};

/**
 * The categories by which other effects may respond to a Chain Link: the verbs of its program, each also combined with the places that its
 * clause takes cards from (`addToHand:mainDeck`), and `target` if it targets (base.7.11).
 * @param place where the source was at activation: if the effect moves its own card, it takes it from there
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

/**
 * Collects the categories of a program tree (base.7.11).
 * @param aimed places of what was targeted
 * @param own place of the card itself
 */
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
      // A summon may name the places of its materials itself (base.10.2, base.10.7).
      if (Array.isArray(verb.from))
        for (const place of verb.from) found.add(`${materialVerbs[verb.act ?? verb.verb] as string}:${place as string}`);
    }
  }
  for (const child of Object.values(fields)) walk(child, found, aimed, own);
}

/** Whether a verb is done to the source of the effect, or to the object that the source has become. */
function isItself(what: Json | undefined): boolean {
  return what === 'self' || (typeof what === 'object' && what !== null && (what as { readonly became?: Json }).became === 'self');
}

/** Whether a tree names a place from which something is taken (base.7.11). */
function names(node: Json | undefined, place: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { from } = node as { readonly from?: Json };
  if (from === place || (Array.isArray(from) && (from as Json[]).includes(place))) return true;
  return Object.values(node).some((child) => names(child as Json, place));
}
