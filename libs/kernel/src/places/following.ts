import type { Json, JsonObject, ObjectId } from '../contract.js';
import type { EffectRow } from '../state/state.js';
import type { Table } from '../table/table.js';

/**
 * What goes on for the object that another becomes: lasting effects with it among their objects, and the names that effects and watches keep.
 * A game says for which moves it does (`keepsEffects`); a procedure of its own may carry over what it noted itself.
 */
export interface Following {
  readonly effects: readonly EffectRow[];
  /** Ids of watches. */
  readonly watches: readonly number[];
}

/** Notes what speaks of an object before it becomes another; null where nothing does, which is nearly always. */
export function followingOf(table: Table, id: ObjectId): Following | null {
  const effects = effectsWith(table, ({ objects, vars }) => objects?.includes(id) === true || names(vars, id));
  const watches = watchesOn(table, id);
  return effects.length === 0 && watches.length === 0 ? null : { effects, watches };
}

const noEffects: readonly EffectRow[] = [];
const noWatches: readonly number[] = [];

/** Lasting effects with an object in their set, as they are. */
export function effectsOn(table: Table, id: ObjectId): readonly EffectRow[] {
  return effectsWith(table, ({ objects }) => objects?.includes(id) === true);
}

function effectsWith({ journal, state: { effects } }: Table, fits: (effect: EffectRow) => boolean): readonly EffectRow[] {
  if (journal.size(effects) === 0) return noEffects;
  return Object.values(effects)
    .filter(fits)
    .map((effect) => ({ ...effect }));
}

function watchesOn({ journal, state: { watches } }: Table, id: ObjectId): readonly number[] {
  if (journal.size(watches) === 0) return noWatches;
  return Object.values(watches)
    .filter(({ vars }) => names(vars, id))
    .map((watch) => watch.id);
}

const names = (vars: JsonObject, id: ObjectId): boolean => Object.values(vars).some((value) => isListWith(value, id));

function isListWith(value: Json, id: ObjectId): boolean {
  return Array.isArray(value) && (value as Json[]).includes(id);
}

/** What was noted goes on for what the object has become; its own going may have ended it meanwhile. */
export function carryOver(table: Table, { effects, watches }: Following, was: ObjectId, now: ObjectId): void {
  for (const effect of effects) {
    const isOn = effect.objects?.includes(was) === true;
    const standing = table.state.effects[effect.id];
    if (standing === undefined) {
      if (isOn) table.journal.insert(table.state.effects, effect.id, { ...effect, objects: [now], vars: renamed(effect.vars, was, now) });
      continue;
    }
    if (isOn) table.set(standing, 'objects', [...(standing.objects ?? []), now]);
    if (names(standing.vars, was)) table.set(standing, 'vars', renamed(standing.vars, was, now));
  }
  for (const id of watches) {
    const watch = table.state.watches[id];
    if (watch !== undefined) table.set(watch, 'vars', renamed(watch.vars, was, now));
  }
}

const renamed = (vars: JsonObject, was: ObjectId, now: ObjectId): JsonObject =>
  Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      isListWith(value, was) ? (value as readonly Json[]).map((one) => (one === was ? now : one)) : value,
    ]),
  );
