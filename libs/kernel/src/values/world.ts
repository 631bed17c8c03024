import { knownBase } from './bases.js';
import { Building, type Meets, type Step } from './building.js';
import { envOf, isUnchanged, type StandingEffect } from './standing.js';
import type { ObjectId } from '../contract.js';
import { holds, seatsOf } from '../evaluation/evaluate.js';
import type { Values } from '../game/values.js';
import { mayMeet } from '../library/parts.js';
import type { PlayerRef } from '../programs/programs.js';
import { resolve, rewrite } from './rewriting.js';
import type { Table } from '../table/table.js';

/**
 * Values with derivation `inOrder`: the whole table is derived at once (`building.ts`), and kept as long as nothing that any effect reads
 * has changed.
 */

/**
 * The values that effects give to the objects of the table. Objects that no effect concerns are not listed; their values are their base
 * values.
 */
export interface World {
  readonly age: number;
  readonly final: ReadonlyMap<ObjectId, Values>;
  readonly steps: ReadonlyMap<ObjectId, readonly Step[]>;
  /** All effects that exist. */
  readonly effects: readonly StandingEffect[];
  readonly players: readonly StandingEffect[];
  readonly playerValues: Map<number, Values>;
}

/** Returns the derived table; derives it again only if what was derived before no longer holds. */
export function worldOf(table: Table): World {
  const { cache, journal } = table;
  const known = cache.world as World | null;
  if (known !== null && known.age === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known;
  return (cache.world = deriveWorld(table, mayMeet));
}

/** The derived table while no effect changes any value. */
const asPrinted = { final: new Map<ObjectId, Values>(), steps: new Map<ObjectId, readonly Step[]>(), effects: [], players: [] };

/** Derives the whole table from scratch. */
export function deriveWorld(table: Table, meets: Meets): World {
  const { cache, journal } = table;
  if (isUnchanged(table)) {
    cache.farSighted = false;
    return { ...asPrinted, age: journal.nearEpoch * 2 + 1, playerValues: new Map() };
  }
  const building = new Building(table, meets);
  cache.building = building;
  try {
    building.run();
  } finally {
    cache.building = null;
  }
  cache.farSighted = building.far;
  const age = building.far ? journal.epoch * 2 : journal.nearEpoch * 2 + 1;
  return {
    age,
    final: building.current,
    steps: building.steps,
    effects: building.effects(),
    players: building.players(),
    playerValues: new Map(),
  };
}

/** Returns the effects that exist now, whether or not their conditions hold; for games with derivation `inOrder`. */
export function standingEffects(table: Table): readonly StandingEffect[] {
  return worldOf(table).effects;
}

/**
 * Returns the values of an object with derivation `inOrder`: final, or after a layer. While the table is being derived: the values so far.
 */
export function orderedValues(table: Table, id: ObjectId, cut?: number): Values {
  const building = table.cache.building as Building | null;
  if (building === null) {
    if (cut === undefined) return finalValues(table, id);
    const { final, steps } = worldOf(table);
    return (cut >= table.game.layers.length ? final.get(id) : after(steps.get(id), cut)) ?? knownBase(table, id);
  }
  return (
    (cut === undefined || cut >= building.layer ? building.current.get(id) : after(building.steps.get(id), cut)) ?? knownBase(table, id)
  );
}

/**
 * Returns the final values of an object. Nearly every call is about the same few objects while the table has not changed, and needs only
 * two look-ups by id.
 */
function finalValues(table: Table, id: ObjectId): Values {
  const { cache, journal } = table;
  const { final: known, finalAt } = cache;
  if (finalAt[id] === (cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1)) return known[id] as Values;
  const { age, final } = worldOf(table);
  const values = (final.size === 0 ? undefined : final.get(id)) ?? knownBase(table, id);
  // Without `baseFields`, base values may depend on anything, and hold only as long as nothing at all changes.
  if (table.game.baseFields !== undefined) {
    known[id] = values;
    finalAt[id] = age;
  }
  return values;
}

/** Returns the copiable values of an object if effects changed them; otherwise null. */
export function rewrittenCopiable(table: Table, id: ObjectId): Values | null {
  const { copiable } = table.game;
  if (!table.ordered || copiable === undefined) return null;
  const { steps } = worldOf(table);
  return steps.size === 0 ? null : (after(steps.get(id), table.library.cutOf('copiable')) ?? null);
}

function after(steps: readonly Step[] | undefined, cut: number): Values | undefined {
  let found: Values | undefined;
  for (const step of steps ?? []) if (step.layer <= cut) found = step.values;
  return found;
}

/** Returns the values of a player after all effects on that player, by timestamp, once all objects are derived. */
export function orderedPlayerValues(table: Table, seat: number): Values {
  const { playerValues } = worldOf(table);
  const known = playerValues.get(seat);
  if (known !== undefined) return known;
  const values = playerValuesSince(table, seat, 0);
  playerValues.set(seat, values);
  return values;
}

/** Returns the same with only those effects that began after a timestamp. */
export function playerValuesSince(table: Table, seat: number, stamp: number): Values {
  const values = table.game.playerValues(table, seat);
  for (const effect of worldOf(table).players) {
    if (effect.stamp <= stamp) continue;
    const { modifier, condition, parts } = effect.compiled;
    const env = envOf(table, effect);
    const seats =
      effect.row !== null && effect.row.seats.length > 0 ? effect.row.seats : seatsOf(table, env, modifier.players as PlayerRef);
    if (!seats.includes(seat) || (condition !== undefined && !holds(table, env, condition))) continue;
    for (const part of parts) rewrite(table, values, resolve(table, env, part));
  }
  return values;
}
