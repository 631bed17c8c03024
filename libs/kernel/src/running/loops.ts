import type { Json, ObjectId, RuleRef } from '../contract.js';
import { LimitExceeded } from '../errors.js';
import { digest } from '../state/fingerprint.js';
import type { Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { readAs, jsonOf } from '../json.js';

/** Fields of rows that only count or tell the time; two positions are equal even if they differ in these. */
export interface Passing {
  readonly objects: readonly string[];
  readonly players: readonly string[];
  readonly game: readonly string[];
  /** Fields, in any row, whose numbers are plain numbers; elsewhere, a number that is an object's id stands for that object. */
  readonly numbers: readonly string[];
  /** Whether the present values of objects are compared instead of the effects that gave them. */
  readonly byValues?: true;
}

/** How many things have resolved since somebody last chose, and what the positions after them looked like. */
export interface Loop {
  readonly count: number;
  /** Quick summaries of positions: how much there was of everything. */
  readonly outlines: readonly string[];
  /** Signatures of whole positions, for those whose summary had occurred before. */
  readonly positions: readonly string[];
}

export const noLoop: Loop = { count: 0, outlines: [], positions: [] };

/** Number of things that must resolve in a row without a choice before positions are compared. */
const patience = 12;
/** Number of positions that are kept for comparison. */
const kept = 64;
/** Number of things that may resolve in a row while no position recurs, as in a loop in which something grows. */
const most = 1_000;

/**
 * Counts one more thing that resolved without anybody's choice.
 *
 * @param passing the game's own fields that don't count when positions are compared
 * @param numbers figures for a quick summary of the position in addition to those of the zones, such as life
 * @returns the loop so far, or 'repeats' where a position recurs, so that the loop would never end
 * @throws {LimitExceeded} where the loop goes on too long and every position is different
 */
export function loopAfter(table: Table, loop: Loop, passing: Passing, numbers: readonly number[]): Loop | 'repeats' {
  const count = loop.count + 1;
  if (count > most) throw new LimitExceeded('resolutions in a row without a choice');
  if (count < patience) return { ...loop, count };
  const lying = Object.values(table.state.zones).map(({ order }) => order.length);
  const outline = [...lying, ...numbers].join(' ');
  // Comparing whole positions is expensive: a table with many objects is compared only when its summary has occurred before.
  if (!loop.outlines.includes(outline)) return { ...loop, count, outlines: [...loop.outlines.slice(1 - kept), outline] };
  const position = positionOf(table, passing);
  return loop.positions.includes(position) ? 'repeats' : { ...loop, count, positions: [...loop.positions.slice(1 - kept), position] };
}

/** Returns the loop so far, from the field `loop` of the game's row, on which no value depends. */
const loopOf = (table: Table): Loop => readAs<Loop>(table.state.game.loop);
const noteLoop = (table: Table, loop: Loop): void => table.journal.set(table.state.game, 'loop', jsonOf(loop));

/**
 * Counts one more thing that resolved, and emits `loopFound` where a position recurs. The game keeps its loop in the field `loop`.
 *
 * @param rule the rule that ends what would go on for ever
 * @returns whether it would go on for ever
 * @throws {LimitExceeded} where the loop goes on too long and every position is different
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

/** Starts the count again because somebody chose to do something. */
export function forgetLoop(table: Table): void {
  if (loopBegan(table)) noteLoop(table, noLoop);
}

const always = ['id', 'stamp', 'knownTo'];

/**
 * Returns a signature of the position: equal for two moments of a match in which everything relevant is the same, even if objects have
 * other ids. Versions, stamps, chance, remembered objects, facts and unfinished frames are left out; to be called between steps that leave
 * nothing unfinished.
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
