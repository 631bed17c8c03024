import type { ObjectId, Seat } from '../contract.js';
import { LimitExceeded } from '../errors.js';
import { lastingVars } from '../programs/env.js';
import { fixedAmounts, objectsOf, seatsOf, type Env } from '../evaluation/evaluate.js';
import type { VerbDefinition } from '../table/rules.js';
import type { Modifier, PlayerRef, Ref } from '../programs/programs.js';
import type { EffectRow } from '../state/state.js';
import { COPIED, copiableValues, withFixedAmounts } from './rewriting.js';
import { limits, type Table } from '../table/table.js';

export interface Grant {
  /** Program path of a modifier. */
  readonly program: string;
  readonly objects: readonly ObjectId[] | null;
  readonly seats: readonly Seat[];
  readonly until: string;
  readonly carrier?: ObjectId;
}

/** Begins a lasting effect. @throws {LimitExceeded} */
export function grant(table: Table, env: Env, given: Grant): EffectRow {
  const { header, effects } = table.state;
  const id = header.nextEffect;
  if (table.journal.size(effects) >= limits.effects) throw new LimitExceeded('effects');
  table.journal.setRecord(header, 'nextEffect', id + 1);
  const row: EffectRow = {
    id,
    program: given.program,
    controller: env.you,
    source: env.self,
    sourceCard: env.card,
    objects: given.objects,
    seats: given.seats,
    vars: lastingVars(env),
    stamp: table.nextStamp(),
    until: given.until,
    carrier: given.carrier ?? 0,
  };
  table.journal.insert(effects, id, row);
  return row;
}

/** Ends lasting effects that fit. @returns the effects that ended */
export function endEffects(table: Table, fits: (effect: EffectRow) => boolean): EffectRow[] {
  if (table.journal.size(table.state.effects) === 0) return [];
  const ended = Object.values(table.state.effects).filter(fits);
  for (const effect of ended) table.journal.remove(table.state.effects, effect.id);
  return ended;
}

/** Removes an object that no longer exists, or is no longer the same, from lasting effects; effects on this object alone end. */
export function releaseObject(table: Table, id: ObjectId): void {
  const { effects } = table.state;
  if (table.journal.size(effects) === 0) return;
  for (const key in effects) {
    const effect = effects[key] as EffectRow;
    if (effect.objects === null || !effect.objects.includes(id)) continue;
    const rest = effect.objects.filter((one) => one !== id);
    if (rest.length === 0) table.journal.remove(table.state.effects, effect.id);
    else table.set(effect, 'objects', rest);
  }
}

/** Returns those of the objects on which an effect that begins now can last (`GameRules.holdsEffects`). */
function ableToHold(table: Table, ids: readonly ObjectId[]): readonly ObjectId[] {
  const { holdsEffects } = table.game;
  return holdsEffects === undefined ? ids : ids.filter((id) => holdsEffects(table, table.object(id)));
}

/** Fixes a copy when its effect begins, so that later changes of the copied object don't matter. */
function copying(table: Table, env: Env, modifier: Modifier): Env {
  const [id] = modifier.become === undefined ? [] : objectsOf(table, env, modifier.become.copyOf);
  return id === undefined ? env : { ...env, vars: { ...env.vars, [COPIED]: copiableValues(table, id) } };
}

/**
 * The kernel's verb `grant`: begins the lasting effects of a list of modifiers. `to` names objects (a locked set), `players` names seats;
 * with neither, the modifiers' own selectors decide at any time. Amounts change with the game, except those of `let`, which are counted
 * once and bound to their names.
 */
export const grantVerb: VerbDefinition = {
  run: (table, verb, outer, path) => {
    const modifiers = verb.modifiers as readonly Modifier[];
    const env = withFixedAmounts(table, fixedAmounts(table, outer, verb.let), modifiers);
    const objects = verb.to === undefined ? null : ableToHold(table, objectsOf(table, env, verb.to as Ref));
    const seats = verb.players === undefined ? [] : seatsOf(table, env, verb.players as PlayerRef);
    if (objects !== null && objects.length === 0) return { done: false };
    const until = table.game.duration(table, env, verb.until as string, verb);
    if (until === null) return { done: false };
    modifiers.forEach((modifier, index) =>
      grant(table, copying(table, env, modifier), { program: `${path}/modifiers/${index}`, objects, seats, until }),
    );
    table.emit('effectGranted', table.game.rules.chooseTargets, {
      objects: objects === null ? [] : [...objects],
      seats: [...seats],
      until: (verb.until as string | undefined) ?? '',
      program: path,
    });
    return { done: true, ...(objects === null ? {} : { objects }) };
  },
};
