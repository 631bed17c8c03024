import { effectSource } from './affecting.js';
import type { EffectSource, Values } from '../game/values.js';
import type { Json, JsonObject, ObjectId, Seat } from '../contract.js';
import { closed, speaksOfSource } from '../evaluation/closures.js';
import { about, amount, holds, kindOfPlace, literal, seatsOf, selects, uncut, type Env } from '../evaluation/evaluate.js';
import { asList, asNumber } from '../json.js';
import type { Amount, PlayerRef } from '../programs/programs.js';
import type { FullModifier } from '../programs/compiled.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { orderedPlayerValues, orderedValues, worldOf } from './world.js';

/** A modifier that applies now, with the environment of its source. */
interface ActiveModifier {
  readonly modifier: FullModifier;
  readonly path: string;
  readonly layer: number;
  readonly stamp: number;
  readonly env: Env;
  /** The locked set, or null where the modifier's own selector decides. */
  readonly objects: readonly ObjectId[] | null;
  readonly seats: readonly Seat[];
  /** True for a static ability, which stops when its source loses its abilities. */
  readonly standing: boolean;
  /** The source of the effect, in a game where some effects do not reach some objects; otherwise null. */
  readonly source: EffectSource | null;
}

/**
 * Returns the values of an object after all layers, or after the layers up to and including `cut` (an index into the game's layers; -1 for
 * none). Whatever programs or the game read while a layer is being derived, they see lower layers only; so derivation always ends, never
 * asks, and does not depend on what was read first.
 */
export function valuesOf(table: Table, id: ObjectId, cut?: number): Values {
  if (table.ordered) return orderedValues(table, id, cut);
  const { cache } = table;
  refresh(table);
  const age = ageOf(table, id);
  const last = table.game.layers.length - 1;
  const wanted = cut === undefined || cut > last ? last : cut;
  const upTo = cache.limit < wanted ? cache.limit : wanted;
  if (upTo === last && cache.finalAt[id] === age) return cache.final[id] as Values;
  const key = id * LAYERS + upTo + 1;
  if (upTo < last) {
    const known = cache.below.get(key);
    if (known?.age === age) return known.values;
  }
  const values = modified(table, id, upTo) ?? baseOf(table, id, age);
  if (upTo === last) {
    cache.final[id] = values;
    cache.finalAt[id] = age;
  } else cache.below.set(key, { age, values });
  return values;
}

/**
 * Returns the age for which an object's values hold: in a slot, as long as nothing near changed; elsewhere, or under a far-sighted
 * modifier, as long as nothing changed at all. The one kind of age is odd and the other even, so that they are never confused.
 */
function ageOf(table: Table, id: ObjectId): number {
  return table.object(id).slot === '' ? table.journal.epoch * 2 : ageInPlay(table);
}

/** Returns the age for which the values of all objects in slots hold. */
export function ageInPlay(table: Table): number {
  const { journal, cache } = table;
  return cache.farSighted ? journal.epoch * 2 : journal.nearEpoch * 2 + 1;
}

/**
 * Brings up to date what the values of all objects depend on. @returns a number that stays the same as long as none of these values can
 * change
 */
export function freshAge(table: Table): number {
  if (table.ordered) return worldOf(table).age;
  refresh(table);
  return ageInPlay(table);
}

/** Returns an object's values with the modifiers of the layers up to `upTo`; null where no modifier concerns the object. */
function modified(table: Table, id: ObjectId, upTo: number): Values | null {
  const { cache } = table;
  const outer = cache.limit;
  let values: Values | null = null;
  for (const active of modifiersFor(table, id)) {
    if (active.layer > upTo) break;
    cache.limit = active.layer - 1;
    const env = about(active.env, id);
    if (!concerns(table, active, env, id)) continue;
    values ??= freshBase(table, id);
    change(table, values, active.modifier, env, active.path);
  }
  cache.limit = outer;
  if (values !== null) table.game.finishValues?.(values, table);
  return values;
}

function freshBase(table: Table, id: ObjectId): Values {
  const { cache } = table;
  const outer = cache.limit;
  cache.limit = -1;
  const base = table.game.baseValues(table, table.object(id));
  cache.limit = outer;
  return base;
}

/** Returns an object's values while no modifier concerns it; they are the same at every layer. */
function baseOf(table: Table, id: ObjectId, age: number): Values {
  const { cache } = table;
  if (cache.baseAt[id] === age) return cache.base[id] as Values;
  const base = freshBase(table, id);
  table.game.finishValues?.(base, table);
  cache.base[id] = base;
  cache.baseAt[id] = age;
  return base;
}

/** Returns the values of a player: rules that effects change for that player. During derivation they too show lower layers only. */
export function playerValuesOf(table: Table, seat: Seat): Values {
  if (table.ordered) return orderedPlayerValues(table, seat);
  refresh(table);
  const { cache } = table;
  const upTo = Math.min(table.game.layers.length - 1, cache.limit);
  const key = seat * LAYERS + upTo + 1;
  const known = cache.players.get(key);
  if (known) return known;
  const outer = cache.limit;
  cache.limit = -1;
  const values = table.game.playerValues(table, seat);
  for (const active of (cache.modifiers as ActiveModifiers).players) {
    if (active.layer > upTo) break;
    const players = active.modifier.players as PlayerRef;
    cache.limit = active.layer - 1;
    const seats = active.objects !== null || active.seats.length > 0 ? active.seats : seatsOf(table, active.env, players);
    if (!seats.includes(seat) || !stands(table, active)) continue;
    if (active.modifier.if !== undefined && !holds(table, active.env, active.modifier.if)) continue;
    change(table, values, active.modifier, active.env, active.path);
  }
  cache.limit = outer;
  cache.players.set(key, values);
  return values;
}

/** More layers than any game has; used to compute keys of the cache. */
const LAYERS = 32;

/** Whether a list-valued characteristic of an object contains a word. */
export function has(table: Table, id: ObjectId, characteristic: string, word: string): boolean {
  const list = valuesOf(table, id)[characteristic];
  return Array.isArray(list) && (list as Json[]).includes(word);
}

/** Returns a numeric characteristic; 0 where the object has none. */
export function numberOf(table: Table, id: ObjectId, characteristic: string): number {
  const value = valuesOf(table, id)[characteristic];
  return typeof value === 'number' ? value : 0;
}

function refresh(table: Table): void {
  const { cache, journal } = table;
  if (cache.nearEpoch === journal.nearEpoch && (cache.epoch === journal.epoch || !cache.farSighted)) return;
  // An error during a derivation may have left a limit behind; the undo that follows the error advances both epochs.
  cache.limit = uncut;
  cache.epoch = journal.epoch;
  cache.nearEpoch = journal.nearEpoch;
  cache.below.clear();
  cache.players.clear();
  const modifiers = findModifiers(table);
  cache.modifiers = modifiers;
  cache.farSighted = modifiers.farSighted;
}

/** All modifiers that apply now, in the order in which they apply, grouped by what they may concern. */
interface ActiveModifiers {
  readonly farSighted: boolean;
  readonly players: readonly ActiveModifier[];
  /** Modifiers about whatever their selectors name. */
  readonly open: readonly ActiveModifier[];
  /** Modifiers about their own source or about a locked set, by object, merged with the open ones. The array is sparse. */
  readonly byObject: readonly (readonly ActiveModifier[] | undefined)[];
}

/** Returns the modifiers that may concern an object. */
function modifiersFor(table: Table, id: ObjectId): readonly ActiveModifier[] {
  const { byObject, open } = table.cache.modifiers as ActiveModifiers;
  return byObject[id] ?? open;
}

function findModifiers(table: Table): ActiveModifiers {
  const found: ActiveModifier[] = [];
  for (const id of table.game.modifierSources(table)) for (const active of standingOf(table, table.object(id))) found.push(active);
  if (table.journal.size(table.state.effects) > 0) addLasting(table, found);
  if (found.length > 1) found.sort((a, b) => a.layer - b.layer || a.stamp - b.stamp);
  return sorted(found);
}

/** Groups modifiers by what can be told without evaluating them: most are about their own source or about a locked set. */
function sorted(found: readonly ActiveModifier[]): ActiveModifiers {
  const players: ActiveModifier[] = [];
  const open: ActiveModifier[] = [];
  const byObject: ActiveModifier[][] = [];
  const listed: ObjectId[] = [];
  for (const active of found) {
    const { modifier, objects, env } = active;
    if (modifier.players !== undefined) players.push(active);
    else if (objects !== null) for (const id of objects) listFor(byObject, listed, id, open).push(active);
    else if (modifier.of === undefined || modifier.of === 'self') listFor(byObject, listed, env.self, open).push(active);
    else {
      for (const id of listed) byObject[id]?.push(active);
      open.push(active);
    }
  }
  return { farSighted: found.some((active) => active.modifier.farSighted), players, open, byObject };
}

/** Returns the list of an object; a new list begins with the open modifiers found so far. */
function listFor(byObject: ActiveModifier[][], listed: ObjectId[], id: ObjectId, open: readonly ActiveModifier[]): ActiveModifier[] {
  const known = byObject[id];
  if (known !== undefined) return known;
  listed.push(id);
  return (byObject[id] = [...open]);
}

/** The static modifiers of one object; kept as long as it lies in the same place under the same controller. */
interface Standing {
  readonly stamp: number;
  readonly controller: Seat;
  readonly zone: string;
  readonly slot: string;
  readonly host: ObjectId;
  readonly card: string;
  readonly list: readonly ActiveModifier[];
}

function standingOf(table: Table, row: ObjectRow): readonly ActiveModifier[] {
  const { id, stamp, controller, zone, slot, host, card } = row;
  const known = table.cache.standing[id] as Standing | undefined;
  if (
    known !== undefined &&
    known.stamp === stamp &&
    known.controller === controller &&
    known.zone === zone &&
    known.slot === slot &&
    known.host === host &&
    known.card === card
  )
    return known.list;
  const kind = kindOfPlace(table, row);
  const list: ActiveModifier[] = [];
  for (const { ability, standing } of table.program(row).statics) {
    if (!(ability.from ?? table.game.inPlay).includes(kind)) continue;
    for (const { modifier, layer, path } of standing) {
      const env: Env = { self: id, card, you: controller, event: null, vars: {}, each: 0, subject: 0, cut: layer - 1 };
      list.push({
        modifier,
        path,
        layer,
        stamp,
        env,
        objects: null,
        seats: [],
        standing: true,
        source: sourceOf(table, env, 'standing', path),
      });
    }
  }
  const made: Standing = { stamp, controller, zone, slot, host, card, list };
  table.cache.standing[id] = made;
  return list;
}

function addLasting(table: Table, found: ActiveModifier[]): void {
  const { game, library } = table;
  for (const key in table.state.effects) {
    const effect = table.state.effects[key] as NonNullable<(typeof table.state.effects)[number]>;
    const modifier = library.modifier(effect.program);
    const layer = game.layers.indexOf(modifier.layer);
    const env: Env = {
      self: effect.source,
      card: effect.sourceCard,
      you: effect.controller,
      event: null,
      vars: effect.vars,
      each: 0,
      subject: 0,
      cut: layer - 1,
    };
    found.push({
      modifier,
      path: effect.program,
      layer,
      stamp: effect.stamp,
      env,
      objects: effect.objects,
      seats: effect.seats,
      standing: false,
      source: sourceOf(table, env, 'lasting', effect.program),
    });
  }
}

function sourceOf(table: Table, env: Env, kind: EffectSource['kind'], program: string): EffectSource | null {
  return table.game.affects === undefined ? null : effectSource(env, kind, program);
}

function stands(table: Table, active: ActiveModifier): boolean {
  return !active.standing || table.game.abilitiesWork(table, table.object(active.env.self), active.layer - 1);
}

/** Whether a modifier that may concern an object really does. */
function concerns(table: Table, active: ActiveModifier, env: Env, id: ObjectId): boolean {
  const { modifier, objects } = active;
  const { of } = modifier;
  if (objects === null && of !== undefined && of !== 'self') {
    if (of === 'host') {
      if (table.find(env.self)?.host !== id) return false;
    } else if (!selects(table, env, of, id)) return false;
  }
  if (!stands(table, active)) return false;
  if (active.source !== null && table.game.affects?.(table, active.source, table.object(id), active.layer - 1) === false) return false;
  return modifier.if === undefined || holds(table, env, modifier.if);
}

function change(table: Table, values: Values, modifier: FullModifier, env: Env, path: string): void {
  for (const key in modifier.set) values[key] = literal(table, env, modifier.set[key] as Amount | Json);
  for (const key in modifier.add) values[key] = table.number(asNumber(values[key]) + amount(table, env, modifier.add[key] as Amount));
  for (const key in modifier.times) values[key] = table.number(asNumber(values[key]) * amount(table, env, modifier.times[key] as Amount));
  for (const key in modifier.gain) {
    const old = asList(values[key]);
    // A plain word is added only once; an entry with fields is added once for each effect that gives it.
    const gained = (modifier.gain[key] as readonly Json[])
      .filter((word) => typeof word === 'object' || !old.includes(word))
      .map((word) => handedOut(env, word));
    if (gained.length > 0) values[key] = [...old, ...gained];
  }
  for (const key in modifier.lose) {
    const lost = modifier.lose[key] as readonly Json[] | 'all';
    values[key] = lost === 'all' ? [] : asList(values[key]).filter((word) => !lost.includes(word));
  }
  modifier.abilities?.forEach((_, index) => {
    values.abilities = [...asList(values.abilities), `${path}/abilities/${index}`];
  });
}

/**
 * Returns a gained word whose trees keep their source and the names that the effect has bound. A word that refers to neither is returned as
 * it is, since it means the same wherever it is read.
 */
function handedOut(env: Env, word: Json): Json {
  if (typeof word !== 'object' || word === null || Array.isArray(word)) return word;
  const bound = Object.keys(env.vars).length > 0;
  if (!bound && !speaksOfSource(word)) return word;
  const fields = Object.entries(word).map(
    ([name, field]) =>
      [name, typeof field === 'object' && field !== null && 'tree' in field ? closed(env, field.tree as Json) : field] as const,
  );
  return Object.fromEntries(fields);
}

/** Returns bound names with one more. */
export function withVar(vars: JsonObject, name: string, value: Json): JsonObject {
  return { ...vars, [name]: value };
}
