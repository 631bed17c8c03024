import type { Json, JsonObject, ObjectId, Seat } from '../contract.js';
import type { FactRuleFor } from '../game/history.js';
import type { Table } from './table.js';

/** The facts that events of a key count for. */
export type FactRule = FactRuleFor<Table>;

const fields = new Map<string, string[]>();

/** The field of a player's fact. Made once: texts made anew are slow to look up. */
function fieldOf(name: string, seat: Seat): string {
  let bySeat = fields.get(name);
  if (bySeat === undefined) fields.set(name, (bySeat = []));
  return (bySeat[seat] ??= `${name}:${seat}`);
}

/** Whom an event counts for; null where it does not count. */
export function countsFor(table: Table, rule: FactRule, event: JsonObject): string | null {
  if (rule.if !== undefined && !rule.if(table, event)) return null;
  if (rule.by === 'match') return rule.name;
  const seat = rule.seat === undefined ? (event.seat as Seat) : rule.seat(table, event);
  return seat < 0 ? null : fieldOf(rule.name, seat);
}

/** Notes an event that has happened. */
export function noteFact(table: Table, rule: FactRule, field: string, event: JsonObject): void {
  const { history } = table.state;
  const old = history[field];
  if (rule.keep === 'objects') {
    const list = Array.isArray(old) ? (old as readonly ObjectId[]) : [];
    table.journal.setHistory(history, field, [...list, event[rule.object ?? 'object'] as ObjectId]);
    return;
  }
  if (rule.keep === 'words') {
    const list = Array.isArray(old) ? (old as readonly Json[]) : [];
    const fresh = wordsOf(table, event[rule.object ?? 'object'] as ObjectId, rule.words ?? '').filter((word) => !list.includes(word));
    if (fresh.length > 0) table.journal.setHistory(history, field, [...list, ...fresh]);
    return;
  }
  const by = rule.keep === 'amount' && typeof event.amount === 'number' ? event.amount : 1;
  table.journal.setHistory(history, field, table.number((typeof old === 'number' ? old : 0) + by));
}

/** The words of an object now, or as it was last known. */
function wordsOf(table: Table, id: ObjectId, characteristic: string): readonly Json[] {
  const values = table.find(id) === null ? table.state.past[id]?.values : table.derive(table, id);
  const words = values?.[characteristic];
  return Array.isArray(words) ? (words as readonly Json[]) : [];
}

/** Whether one of these words stands in a fact that keeps words. */
export function remembers(table: Table, name: string, seats: readonly Seat[] | null, words: readonly Json[]): boolean {
  return valuesOf(table, name, seats).some((kept) => Array.isArray(kept) && words.some((word) => (kept as readonly Json[]).includes(word)));
}

/** A span begins: its facts begin anew. */
export function beginSpan(table: Table, span: string): void {
  const { history } = table.state;
  const rules = table.game.history ?? {};
  for (const field of Object.keys(history)) {
    const [name, ...whose] = field.split(':') as [string, ...string[]];
    const rule = rules[name];
    // What is told of the span before is written with its own fact.
    if (rule?.per !== span || rule.on.length === 0) continue;
    const old = history[field];
    if (rule.before !== undefined)
      table.journal.setHistory(history, [rule.before, ...whose].join(':'), Array.isArray(old) ? old.length : (old as number));
    table.journal.setHistory(history, field, rule.keep === 'objects' || rule.keep === 'words' ? [] : 0);
  }
}

/** A fact as a number: of some seats together, or of the match. */
export function factOf(table: Table, name: string, seats: readonly Seat[] | null): number {
  let total = 0;
  for (const value of valuesOf(table, name, seats)) total += typeof value === 'number' ? value : Array.isArray(value) ? value.length : 0;
  return total;
}

/** The objects of a fact; some may be gone by now. */
export function objectsOfFact(table: Table, name: string, seats: readonly Seat[] | null): readonly ObjectId[] {
  return valuesOf(table, name, seats).flatMap((value) => (Array.isArray(value) ? (value as ObjectId[]) : []));
}

function valuesOf(table: Table, name: string, seats: readonly Seat[] | null): readonly unknown[] {
  const { history } = table.state;
  if (table.game.history?.[name]?.by !== 'seat') return [history[name]];
  return (seats ?? table.seats()).map((seat) => history[fieldOf(name, seat)]);
}
