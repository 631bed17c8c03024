import type { Json, ObjectId } from '../contract.js';
import type { EffectRow } from './state.js';
import type { Table } from './table.js';

/**
 * What goes on for the object that another becomes: lasting effects with a set of objects, and the names that watches keep. A
 * game says for which moves it does (`keepsEffects`); a procedure of its own may carry over what it noted itself.
 */
export interface Following {
  readonly effects: readonly EffectRow[];
  /** Ids of watches. */
  readonly watches: readonly number[];
}

/** Notes what speaks of an object before it becomes another; null where nothing does, which is nearly always. */
export function followingOf(table: Table, id: ObjectId): Following | null {
  const effects = effectsOn(table, id);
  const watches = watchesOn(table, id);
  return effects.length === 0 && watches.length === 0 ? null : { effects, watches };
}

const noEffects: readonly EffectRow[] = [];
const noWatches: readonly number[] = [];

/** Lasting effects with an object in their set, as they are. */
export function effectsOn({ journal, state: { effects } }: Table, id: ObjectId): readonly EffectRow[] {
  if (journal.size(effects) === 0) return noEffects;
  return Object.values(effects).filter(({ objects }) => objects?.includes(id) === true).map((effect) => ({ ...effect }));
}

function watchesOn({ journal, state: { watches } }: Table, id: ObjectId): readonly number[] {
  if (journal.size(watches) === 0) return noWatches;
  return Object.values(watches).filter(({ vars }) => Object.values(vars).some((value) => isListWith(value, id))).map((watch) => watch.id);
}

function isListWith(value: Json, id: ObjectId): boolean {
  return Array.isArray(value) && (value as Json[]).includes(id);
}

/** What was noted goes on for what the object has become; its own going may have ended it meanwhile. */
export function carryOver(table: Table, { effects, watches }: Following, was: ObjectId, now: ObjectId): void {
  for (const effect of effects) {
    const standing = table.state.effects[effect.id];
    if (standing === undefined) table.journal.insert(table.state.effects, effect.id, { ...effect, objects: [now] });
    else table.set(standing, 'objects', [...(standing.objects ?? []), now]);
  }
  for (const id of watches) {
    const watch = table.state.watches[id];
    if (watch === undefined) continue;
    const vars = Object.entries(watch.vars).map(([name, value]) => [name, isListWith(value, was) ? (value as readonly Json[]).map((one) => (one === was ? now : one)) : value] as const);
    table.set(watch, 'vars', Object.fromEntries(vars));
  }
}
