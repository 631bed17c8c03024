import type { Json, ObjectId, RuleRef } from '../contract.js';
import { LimitExceeded } from '../errors.js';
import { digest } from '../state/fingerprint.js';
import type { Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { readAs, jsonOf } from '../json.js';

/** Fields of rows that grow or tell time only, so that two positions are the same although they differ there. */
export interface Passing {
  readonly objects: readonly string[];
  readonly players: readonly string[];
  readonly game: readonly string[];
  /** Fields, wherever they stand, whose numbers are numbers; elsewhere a number that is an object's id means that object. */
  readonly numbers: readonly string[];
  /** Look at the values that objects have now, and not at the effects that gave them. */
  readonly byValues?: true;
}

/** What has resolved since somebody last chose, and what the game looked like after it. */
export interface Loop {
  readonly count: number;
  /** How much there was of everything, which is quickly told. */
  readonly outlines: readonly string[];
  /** Whole positions, of those whose outlines had come before. */
  readonly positions: readonly string[];
}

export const noLoop: Loop = { count: 0, outlines: [], positions: [] };

/** So many things resolve in a row without anybody choosing anything, before positions are compared. */
const patience = 12;
/** Positions that are kept for comparison. */
const kept = 64;
/** So many resolve in a row, and no position comes again: what repeats grows. */
const most = 1_000;

/**
 * Counts one more thing that resolved without a choice of anybody.
 *
 * @param passing the game's own fields that don't count when positions are compared
 * @param numbers quick figures of the position beside those of the zones, such as life
 * @returns the loop so far, or 'repeats' where a position comes again: it would go on so for ever
 * @throws {LimitExceeded} where it goes on and on and the position is another each time
 */
export function loopAfter(table: Table, loop: Loop, passing: Passing, numbers: readonly number[]): Loop | 'repeats' {
  const count = loop.count + 1;
  if (count > most) throw new LimitExceeded('resolutions in a row without a choice');
  if (count < patience) return { ...loop, count };
  const lying = Object.values(table.state.zones).map(({ order }) => order.length);
  const outline = [...lying, ...numbers].join(' ');
  // Whole positions are dear: a table of many objects is looked at only when as much lies everywhere as once before.
  if (!loop.outlines.includes(outline)) return { ...loop, count, outlines: [...loop.outlines.slice(1 - kept), outline] };
  const position = positionOf(table, passing);
  return loop.positions.includes(position) ? 'repeats' : { ...loop, count, positions: [...loop.positions.slice(1 - kept), position] };
}

/** The loop so far, in the field `loop` of the game's row: bookkeeping that no value depends on. */
const loopOf = (table: Table): Loop => readAs<Loop>(table.state.game.loop);
const noteLoop = (table: Table, loop: Loop): void => table.journal.set(table.state.game, 'loop', jsonOf(loop));

/**
 * Counts one more thing that resolved, and tells of it (`loopFound`) where a position comes again. The game keeps its loop in the field `loop`.
 *
 * @param rule that ends what would go on for ever
 * @returns whether it would
 * @throws {LimitExceeded} where it goes on and on and the position is another each time
 */
export function findLoop(table: Table, passing: Passing, numbers: readonly number[], rule: RuleRef): boolean {
  const loop = loopOf(table);
  const next = loopAfter(table, loop, passing, numbers);
  if (next === 'repeats') table.emit('loopFound', rule, { resolved: loop.count + 1 });
  else noteLoop(table, next);
  return next === 'repeats';
}

/** Whether anything resolved since somebody last chose. */
export const loopBegan = (table: Table): boolean => loopOf(table).count > 0;

/** Somebody chose to do something: the count begins anew. */
export function forgetLoop(table: Table): void {
  if (loopBegan(table)) noteLoop(table, noLoop);
}

const always = ['id', 'stamp', 'knownTo'];

/**
 * A signature of the position: equal for two moments of a match in which everything that matters stands alike, though objects
 * have other ids. Versions, stamps, chance, the past, facts and what is half done are left out; call it between steps that leave nothing half done.
 * @param passing the game's own fields that don't count
 */
export function positionOf(table: Table, passing: Passing): string {
  const { state } = table;
  const places = new Map<ObjectId, number>();
  for (const zone of Object.values(state.zones)) for (const id of zone.order) places.set(id, places.size + 1);
  for (const row of Object.values(state.objects)) if (!places.has(row.id)) places.set(row.id, places.size + 1);
  const numbers = new Set(passing.numbers);
  const named = (value: Json): Json => {
    if (typeof value === 'number') {
      const place = places.get(value);
      if (place !== undefined) return `object ${place}`;
      return state.past[value] === undefined ? value : `past ${state.past[value].row.card}`;
    }
    if (Array.isArray(value)) return (value as Json[]).map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, numbers.has(key) ? one : named(one as Json)]));
  };
  const shown = (row: object, without: readonly string[]): Json =>
    Object.entries(row).flatMap(([key, value]) =>
      without.includes(key) ? [] : [[key, numbers.has(key) ? (value as Json) : named(value as Json)]],
    );
  const objects = [...places.keys()].map((id) => shown(state.objects[id] as Row, [...always, ...passing.objects]));
  const lasting =
    passing.byValues === true
      ? [...places.keys()].map((id) => named(table.derive(table, id) as Json))
      : [...Object.values(state.effects), ...Object.values(state.watches)].map((row) => shown(row, always));
  const triggers = Object.values(state.triggers).map((row) => shown(row, [...always, 'moment']));
  const position = {
    players: state.players.map((row) => shown(row, passing.players)),
    game: shown(state.game, passing.game),
    zones: Object.values(state.zones).map(({ id, order }) => [id, order.length]),
    objects,
    lasting,
    triggers,
  };
  return digest(position)
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('');
}
