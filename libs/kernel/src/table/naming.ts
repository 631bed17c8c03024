import type { Cause, GameEvent, Json, JsonObject, ObjectId, Seat } from '../contract.js';
import { isOpen, showsObject } from './faces.js';
import type { ObjectRow } from '../state/state.js';
import type { Sight, Table } from './table.js';

/**
 * The ids under which events name objects, and who may read them. Ids are ascending, so the id of a card in a hidden place tells when it
 * came there: only those who see that the card is there may read its id, even after the card has moved on and lies open under another id.
 */

const nobody: Sight = { open: false, seats: [] };
const everybody: Sight = { open: true, seats: [] };

/** Returns who sees an object where it lies. */
export function sightOf(table: Table, row: ObjectRow): Sight {
  if (isOpen(table, row)) return everybody;
  const seats = table.seats().filter((seat) => showsObject(table, row, { role: 'player', seat }));
  return { open: seats.length === table.seats().length && showsObject(table, row, { role: 'spectator' }), seats };
}

/** Returns who may read an id. For an object that is gone: those who saw it where it last lay, if that is known. */
function sightOfId(table: Table, id: ObjectId): Sight {
  // Not looked up by `find`, which would also return an object that goes by another id now.
  const row = table.state.objects[id];
  if (row !== undefined) return sightOf(table, row);
  const left = table.left.get(id);
  if (left !== undefined) return left;
  const past = table.state.past[id]?.row;
  return past !== undefined && isOpen(table, past) ? everybody : nobody;
}

/** Whether a view may name an object to everybody: it lies open, or is remembered as lying open. */
export function isNamedToAll(table: Table, id: ObjectId): boolean {
  const row = table.state.objects[id] ?? table.state.past[id]?.row;
  return row !== undefined && isOpen(table, row);
}

/** Fields of events that hold ids of objects in every game; a game lists its own in `idFields`. */
const ids: readonly string[] = ['object', 'objects', 'now', 'was', 'were', 'source', 'host', 'about'];

type Secrets = NonNullable<GameEvent['secrets']>;

/** Splits an event's data and secrets, so that each id in them is a secret of those who see its object. */
export function toldApart(table: Table, data: JsonObject, secrets: Secrets | undefined): Pick<GameEvent, 'data' | 'secrets'> {
  const open = split(table, data, null);
  const parts = secrets?.map((secret) => split(table, secret.data, secret.seats));
  if (open.apart.length === 0 && (parts === undefined || parts.every(({ apart }) => apart.length === 0)))
    return { data, ...(secrets === undefined ? {} : { secrets }) };
  const told = (secrets ?? []).map(({ seats }, at) => ({ seats, data: (parts as readonly Split[])[at]?.together ?? {} }));
  const all = [...told, ...open.apart, ...(parts ?? []).flatMap(({ apart }) => apart)];
  return { data: open.together, secrets: bySeats(all) };
}

interface Split {
  readonly together: JsonObject;
  /** Fields that only some of the recipients of the rest may read. */
  readonly apart: Secrets;
}

function split(table: Table, data: JsonObject, to: readonly Seat[] | null): Split {
  const apart: { readonly seats: readonly Seat[]; readonly data: JsonObject }[] = [];
  for (const key in data) {
    const value = data[key];
    const sight = sightOn(table, value, isId(table, key), everybody);
    if (sight.open || (to !== null && to.every((seat) => sight.seats.includes(seat)))) continue;
    apart.push({ seats: to === null ? sight.seats : to.filter((seat) => sight.seats.includes(seat)), data: { [key]: value as Json } });
  }
  if (apart.length === 0) return { together: data, apart };
  const secret = new Set(apart.flatMap((one) => Object.keys(one.data)));
  return { together: Object.fromEntries(Object.entries(data).filter(([key]) => !secret.has(key))) as JsonObject, apart };
}

const isId = ({ game }: Table, key: string): boolean => ids.includes(key) || game.idFields?.includes(key) === true;

/** Returns who sees all objects that a value names. */
function sightOn(table: Table, value: Json | undefined, names: boolean, sight: Sight): Sight {
  if (typeof value === 'number') return names && value > 0 ? both(sight, sightOfId(table, value)) : sight;
  if (typeof value !== 'object' || value === null) return sight;
  if (Array.isArray(value)) return (value as readonly Json[]).reduce<Sight>((so, one) => sightOn(table, one, names, so), sight);
  return Object.entries(value).reduce<Sight>((so, [key, one]) => sightOn(table, one, isId(table, key), so), sight);
}

function both(one: Sight, other: Sight): Sight {
  if (one.open) return other;
  return other.open ? one : { open: false, seats: one.seats.filter((seat) => other.seats.includes(seat)) };
}

/** Merges secrets of the same seats. */
function bySeats(secrets: Secrets): Secrets {
  const found = new Map<string, Secrets[number]>();
  for (const { seats, data } of secrets) {
    const key = seats.join();
    found.set(key, { seats, data: { ...found.get(key)?.data, ...data } });
  }
  return [...found.values()].filter(({ data }) => Object.keys(data).length > 0);
}

/** Returns, for an event about objects that were shown, the ids that they had before, if these differ (see `showTo`). */
export function wereNamed(before: readonly ObjectId[], now: readonly ObjectId[]): JsonObject {
  return before.every((id, at) => id === now[at]) ? {} : { were: [...before] };
}

/** Returns why something happens, as everybody may read it. */
export function openCause(table: Table, cause: Cause): Cause {
  if (cause.object === undefined || sightOfId(table, cause.object).open) return cause;
  const { object: _hidden, ...rest } = cause;
  return rest;
}
