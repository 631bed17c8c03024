import type { Json, JsonObject, ObjectId, Seat } from '../contract.js';
import type { FactRuleFor } from '../game/history.js';
import type { Table } from './table.js';

/** A fact together with its name. */
export type FactRule = FactRuleFor<Table>;

const fields = new Map<string, string[]>();

/** Returns the field of a player's fact. The string is built once, because newly built strings are slow to look up. */
function fieldOf(name: string, seat: Seat): string {
  let bySeat = fields.get(name);
  if (bySeat === undefined) fields.set(name, (bySeat = []));
  return (bySeat[seat] ??= `${name}:${seat}`);
}

/** Returns the field that an event counts for; null where it does not count. */
export function countsFor(table: Table, rule: FactRule, event: JsonObject): string | null {
  if (rule.if !== undefined && !rule.if(table, event)) return null;
  if (rule.by === 'match') return rule.name;
  const seat = rule.seat === undefined ? (event.seat as Seat) : rule.seat(table, event);
  return seat < 0 ? null : fieldOf(rule.name, seat);
}

/** Adds an event that has happened to a fact. */
export function noteFact(table: Table, rule: FactRule, field: string, event: JsonObject): void {
  const { history } = table.state;
  const old = history[field];
  if (rule.keep === 'objects') {
    const list = Array.isArray(old) ? (old as readonly ObjectId[]) : [];
    table.journal.setFact(field, [...list, event[rule.object ?? 'object'] as ObjectId]);
    return;
  }
  if (rule.keep === 'words') {
    const list = Array.isArray(old) ? (old as readonly Json[]) : [];
    const fresh = wordsOf(table, event[rule.object ?? 'object'] as ObjectId, rule.words ?? '').filter((word) => !list.includes(word));
    if (fresh.length > 0) table.journal.setFact(field, [...list, ...fresh]);
    return;
  }
  const by = rule.keep === 'amount' && typeof event.amount === 'number' ? event.amount : 1;
  table.journal.setFact(field, table.number((typeof old === 'number' ? old : 0) + by));
}

/** Returns the words of an object as it is now, or as it was last known. */
function wordsOf(table: Table, id: ObjectId, characteristic: string): readonly Json[] {
  const values = table.find(id) === null ? table.state.past[id]?.values : table.derive(table, id);
  const words = values?.[characteristic];
  return Array.isArray(words) ? (words as readonly Json[]) : [];
}

/** Whether one of these words is in a fact that keeps words. */
export function remembers(table: Table, name: string, seats: readonly Seat[] | null, words: readonly Json[]): boolean {
  return valuesOf(table, name, seats).some((kept) => Array.isArray(kept) && words.some((word) => (kept as readonly Json[]).includes(word)));
}

/** Begins a span: facts of this span start anew. */
export function beginSpan(table: Table, span: string): void {
  const { history } = table.state;
  const rules = table.game.history ?? {};
  for (const field of Object.keys(history)) {
    const [name, ...whose] = field.split(':') as [string, ...string[]];
    const rule = rules[name];
    // A count of the previous span is written together with the fact that it belongs to.
    if (rule?.per !== span || rule.on.length === 0) continue;
    const old = history[field];
    if (rule.before !== undefined)
      table.journal.setFact([rule.before, ...whose].join(':'), Array.isArray(old) ? old.length : (old as number));
    table.journal.setFact(field, rule.keep === 'objects' || rule.keep === 'words' ? [] : 0);
  }
}

/** Returns a fact as a number: for some seats together, or for the match. */
export function factOf(table: Table, name: string, seats: readonly Seat[] | null): number {
  let total = 0;
  for (const value of valuesOf(table, name, seats)) total += typeof value === 'number' ? value : Array.isArray(value) ? value.length : 0;
  return total;
}

/** Returns the objects of a fact; some may be gone by now. */
export function objectsOfFact(table: Table, name: string, seats: readonly Seat[] | null): readonly ObjectId[] {
  return valuesOf(table, name, seats).flatMap((value) => (Array.isArray(value) ? (value as ObjectId[]) : []));
}

function valuesOf(table: Table, name: string, seats: readonly Seat[] | null): readonly unknown[] {
  const { history } = table.state;
  if (table.game.history?.[name]?.by !== 'seat') return [history[name]];
  return (seats ?? table.seats()).map((seat) => history[fieldOf(name, seat)]);
}
