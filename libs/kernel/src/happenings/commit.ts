import type { ObjectId } from '../contract.js';
import { kindOfPlace } from '../evaluation/evaluate.js';
import { countsFor, noteFact, type FactRule } from '../table/history.js';
import { isPossible, ruleOf } from '../table/happenings.js';
import type { Happening } from '../game/happenings.js';
import { forgetPast } from '../table/past.js';
import { remember } from '../places/remembering.js';
import type { Table } from '../table/table.js';
import { collect, eventOf, writeTriggers, type Caught } from '../abilities/triggers.js';

/**
 * Commits a batch that nothing alters any more: triggers that look back are judged, then everything is carried out, type by type, then the
 * other triggers are judged.
 * @param joined whether the batch belongs to the moment of what happened before
 * @returns by index, what happened; null for a happening that did not
 */
export function commitBatch(table: Table, batch: readonly Happening[], joined = false): readonly (Happening | null)[] {
  if (batch.length === 0) return batch;
  const { all: keys, back: keysBack, after: keysAfter } = keysOf(table, batch);
  const noted = noteLeaving(table, batch);
  const facts = table.library.facts.size === 0 ? noFacts : factsOf(table, batch, keys);
  const back: Caught[] = [];
  if (keysBack !== null) collect(table, batch, keysBack, true, back);
  if (!joined) table.newMoment();
  const { moments, committed } = table.game;
  if (moments !== undefined) moments.begin(table, joined);
  const happened = commitTypes(table, batch);
  for (const id of noted) if (table.find(id) !== null) forgetPast(table, id);
  for (const { at, rule, field, key, back } of facts)
    if (happened[at] !== null) noteFact(table, rule, field, eventOf(happened[at] as Happening, key, back));
  const after: Caught[] = [];
  collect(table, happened, keysAfter, false, after);
  if (back.length > 0) writeTriggers(table, happened, back);
  if (after.length > 0) writeTriggers(table, happened, after);
  if (committed !== undefined) committed(table, happened, keys);
  return happened;
}

type Keys = readonly (readonly string[])[];
const noKeys: readonly string[] = [];

/**
 * Returns the keys of each happening before any of the batch commits: all of them, those that look back (null where none does), and the
 * others. A happening that cannot happen has no keys.
 */
function keysOf(table: Table, batch: readonly Happening[]): { readonly all: Keys; readonly back: Keys | null; readonly after: Keys } {
  const all: (readonly string[])[] = [];
  let back: (readonly string[])[] | null = null;
  let after: (readonly string[])[] = all;
  for (let at = 0; at < batch.length; at++) {
    const happening = batch[at] as Happening;
    const { keys, looksBack } = ruleOf(table, happening.type);
    const found = isPossible(table, happening) ? keys(table, happening) : noKeys;
    all.push(found);
    const looking = looksBack === undefined ? noKeys : found.filter((key) => looksBack(table, happening, key));
    if (back === null && looking.length > 0) {
      back = batch.map(() => noKeys);
      after = all.slice(0, -1);
    }
    if (back === null) continue;
    back[at] = looking;
    after.push(looking.length === 0 ? found : found.filter((key) => !looking.includes(key)));
  }
  return { all, back, after };
}

interface Fact {
  readonly at: number;
  readonly rule: FactRule;
  readonly field: string;
  readonly key: string;
  readonly back: boolean;
}

const noFacts: readonly Fact[] = [];

/** Returns the facts that a batch adds to, judged on the table before the batch. */
function factsOf(table: Table, batch: readonly Happening[], keys: readonly (readonly string[])[]): readonly Fact[] {
  let found: Fact[] | null = null;
  for (let at = 0; at < batch.length; at++) {
    for (const key of keys[at] as readonly string[]) {
      const rules = table.library.facts.get(key);
      if (rules === undefined) continue;
      const happening = batch[at] as Happening;
      const back = ruleOf(table, happening.type).looksBack?.(table, happening, key) ?? false;
      const event = eventOf(happening, key, back);
      for (const rule of rules) {
        const field = countsFor(table, rule, event);
        if (field !== null) (found ??= []).push({ at, rule, field, key, back });
      }
    }
  }
  return found ?? noFacts;
}

const nobody: readonly ObjectId[] = [];

/** Remembers all objects that will leave, as they stand together before the batch. */
function noteLeaving(table: Table, batch: readonly Happening[]): readonly ObjectId[] {
  if (table.game.remembers === undefined) return nobody;
  let noted: ObjectId[] | null = null;
  for (const happening of batch) {
    // Another happening proposed together with this one may have removed its object.
    const row = happening.object <= 0 ? null : table.find(happening.object);
    if (row === null || ruleOf(table, happening.type).leaves?.(table, happening) !== true) continue;
    remember(table, row, kindOfPlace(table, row));
    (noted ??= []).push(row.id);
  }
  return noted ?? nobody;
}

function commitTypes(table: Table, batch: readonly Happening[]): readonly (Happening | null)[] {
  const [first] = batch;
  if (first !== undefined && batch.length === 1 && isPossible(table, first))
    return ruleOf(table, first.type).commit?.(table, batch) ?? batch;
  const happened: (Happening | null)[] = batch.map(() => null);
  for (const type of typesOf(table, batch)) {
    const places: number[] = [];
    const list: Happening[] = [];
    for (let at = 0; at < batch.length; at++) {
      const happening = batch[at] as Happening;
      if (happening.type !== type || !isPossible(table, happening)) continue;
      places.push(at);
      list.push(happening);
    }
    if (list.length === 0) continue;
    const done = ruleOf(table, type).commit?.(table, list) ?? list;
    for (let index = 0; index < places.length; index++) happened[places[index] as number] = done[index] ?? null;
  }
  return happened;
}

/** Returns the types of a batch in the game's order of commit; types that the game does not list follow in order of appearance. */
function typesOf(table: Table, batch: readonly Happening[]): readonly string[] {
  const types: string[] = [];
  for (const { type } of batch) if (!types.includes(type)) types.push(type);
  const order = table.game.commitOrder;
  if (types.length < 2 || order === undefined) return types;
  return [...order.filter((type) => types.includes(type)), ...types.filter((type) => !order.includes(type))];
}
