import { baseOf } from './bases.js';
import type { ObjectId } from '../contract.js';
import { lastingEnv, sourceEnv, type Env } from '../programs/env.js';
import type { Values } from '../game/values.js';
import { asList } from '../json.js';
import type { CompiledEffect } from '../library/parts.js';
import type { EffectRow } from '../state/state.js';
import type { Table } from '../table/table.js';

const none: ReadonlySet<ObjectId> = new Set();

/** A modifier that exists while the table is derived: of a static ability that an object has, or of a lasting effect. */
export interface StandingEffect {
  /** Identifies the effect within one derivation: path, source, and its number among several equal abilities. */
  readonly key: string;
  /** The same for its ability; '' for a lasting effect. */
  readonly ability: string;
  readonly compiled: CompiledEffect;
  readonly source: ObjectId;
  readonly row: EffectRow | null;
  readonly stamp: number;
}

/** The effects of an object's own static abilities; kept as long as its values and place are the same. */
export interface OwnEffects {
  readonly values: Values;
  readonly stamp: number;
  readonly zone: string;
  readonly slot: string;
  readonly host: ObjectId;
  readonly list: readonly StandingEffect[];
}

/**
 * Returns the environment in which an effect is read: that of its source as it is now, or, for a lasting effect, the one in which it began.
 */
export function envOf(table: Table, { row, source }: StandingEffect): Env {
  if (row !== null) return lastingEnv(row);
  const object = table.object(source);
  return sourceEnv(source, object.card, table.controllerOf(object));
}

/** Returns a lasting effect in the form used while the table is derived. */
export function lastingEffect(table: Table, row: EffectRow): StandingEffect {
  return {
    key: `effect:${row.id}`,
    ability: '',
    compiled: table.library.effect(row.program, ''),
    source: row.source,
    row,
    stamp: row.stamp,
  };
}

/**
 * Whether no value is changed now: no effect exists, and no layer brings anything by itself. This check costs almost nothing, while
 * deriving the table would only show that everything is as printed.
 */
export function isUnchanged(table: Table): boolean {
  const { game, journal, state, library, cache } = table;
  if (journal.size(state.effects) > 0 || table.cardsHere.anyDefines()) return false;
  for (const id of game.modifierSources(table)) {
    const row = table.object(id);
    const values = baseOf(table, row);
    if (cache.bare[id] === values) continue;
    if (
      library.staticsIn(asList(values.abilities), 'abilities').length > 0 ||
      library.staticsIn(asList(values.keywords), 'keywords').length > 0
    )
      return false;
    cache.bare[id] = values;
  }
  for (const layer in game.layerRules) if ((game.layerRules[layer]?.own?.on(table, none) ?? []).length > 0) return false;
  return true;
}
