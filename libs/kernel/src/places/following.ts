import type { Json, JsonObject, ObjectId } from '../contract.js';
import type { EffectRow } from '../state/state.js';
import type { Table } from '../table/table.js';

/**
 * What continues for the new object that an object becomes: lasting effects with the object in their set, and names in effects and watches
 * that hold it. A game says for which moves this is so (`keepsEffects`); its own procedures may carry over what they noted themselves.
 */
export interface Following {
  readonly effects: readonly EffectRow[];
  /** Ids of watches. */
  readonly watches: readonly number[];
}

/** Notes the effects and watches that refer to an object before it becomes another; null where none does, which is nearly always so. */
export function followingOf(table: Table, id: ObjectId): Following | null {
  const effects = effectsWith(table, ({ objects, vars }) => objects?.includes(id) === true || names(vars, id));
  const watches = watchesOn(table, id);
  return effects.length === 0 && watches.length === 0 ? null : { effects, watches };
}

const noEffects: readonly EffectRow[] = [];
const noWatches: readonly number[] = [];

/** Returns copies of the lasting effects that have an object in their set. */
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

/** Makes what was noted continue for the new object; effects that ended with the old object are put back. */
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
    if (watch !== undefined) table.journal.setRecord(watch, 'vars', renamed(watch.vars, was, now));
  }
}

const renamed = (vars: JsonObject, was: ObjectId, now: ObjectId): JsonObject =>
  Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      isListWith(value, was) ? (value as readonly Json[]).map((one) => (one === was ? now : one)) : value,
    ]),
  );
