import { complete, type OptionsDomain } from './answers.js';
import type { EntityId, Json, JsonObject, ObjectId, Option, Seat } from '../contract.js';
import { amount, holds, matches, objectsOf, seatOf, seatsOf, select, type Env } from '../evaluation/evaluate.js';
import { seesFace } from '../table/faces.js';
import { missing } from '../errors.js';
import { idOfSeat, seatOfId } from '../ids.js';
import { knownRow } from '../table/past.js';
import type { Choice, Clause, Selector, Verb } from '../programs/programs.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';
import { valuesOf } from '../values/values.js';

/** Whether all of these costs could be paid in full: each by itself, and together where the game checks that. */
export function payable(table: Table, env: Env, cost: readonly Verb[] | undefined): boolean {
  if (cost === undefined) return true;
  if (!cost.every((verb) => table.library.verb(verb.verb).payable?.(table, verb, env) ?? true)) return false;
  return cost.length < 2 || table.game.paysTogether?.(table, env, cost) !== false;
}

/** Whether at least one clause could be carried out: what it must choose is there, what it costs can be paid. */
export function feasible(table: Table, env: Env, clauses: readonly Clause[]): boolean {
  if (clauses.length === 0) return true;
  return clauses.some((clause) => {
    if (clause.if !== undefined && !holds(table, env, clause.if)) return false;
    if (clause.forEachPlayer !== undefined) return seatsOf(table, env, clause.forEachPlayer).length > 0;
    if (clause.repeat !== undefined && amount(table, env, clause.repeat) <= 0) return false;
    if (clause.forEach !== undefined && select(table, env, clause.forEach).length === 0) return false;
    if (!payable(table, env, clause.cost)) return false;
    return (clause.choose ?? []).every((choice, index) => index > 0 || choosable(table, env, choice));
  });
}

/** Whether a choice can be made at all. A choice among hidden cards counts as possible, so that nothing is revealed. */
export function choosable(table: Table, env: Env, choice: Choice): boolean {
  const least = choice.min === undefined ? 1 : amount(table, env, choice.min);
  if (least <= 0) return true;
  if (choice.name !== undefined || choice.divide !== undefined) return true;
  if (choice.slot !== undefined) return choosableSlots(table, env, choice.slot).length > 0;
  if (choice.from === undefined ? choice.players === undefined : hiddenFrom(table, env, choice.from)) return true;
  const found = candidates(table, env, choice);
  const there = choice.different === undefined ? found.length : new Set(groupsOf(table, found, choice.different)).size;
  return (
    there >= (choice.strict === true ? least : 1) && (choice.sum === undefined || objectsDomain(table, env, choice, found, env.you).max > 0)
  );
}

/** Returns the slots that a choice may take. */
export function choosableSlots(table: Table, env: Env, asked: NonNullable<Choice['slot']>): readonly string[] {
  const side = asked.seat === undefined ? env.you : seatOf(table, env, asked.seat);
  const [object] = asked.object === undefined ? [] : objectsOf(table, env, asked.object);
  return table.game.slotsFor?.(table, env, asked.for, side, object === undefined ? null : table.object(object), asked.args ?? {}) ?? [];
}

/**
 * Builds the domain of a choice of objects. The numbers asked for are capped by the number of objects found; where no set reaches a
 * required sum, nothing can be picked.
 * @param by the player who is shown the options; cards in another player's hidden zone show their backs unless this player knows them
 */
export function objectsDomain(table: Table, env: Env, choice: Choice, found: readonly ObjectId[], by: Seat): OptionsDomain {
  const least = choice.min === undefined ? 1 : amount(table, env, choice.min);
  const groups = choice.different === undefined ? null : groupsOf(table, found, choice.different);
  const there = groups === null ? found.length : new Set(groups).size;
  const most = Math.max(0, Math.min(there, choice.max === undefined ? Math.max(1, least) : amount(table, env, choice.max)));
  const { sum } = choice;
  if (choice.strict === true && most < least) return { type: 'options', options: [], min: 0, max: 0 };
  const options = found.map((id, at): Option => {
    const seat = seatOfId(id);
    const group = groups === null ? undefined : { group: groups[at] as string };
    if (seat !== null) return { ...playerOption(seat), ...group };
    const row = knownRow(table, id) ?? table.object(id);
    const open = facesSeat(table, row, by);
    const params: JsonObject = open ? { card: row.card, object: id } : { object: id };
    return {
      id: `object:${id}`,
      label: open ? 'object' : 'hiddenObject',
      params,
      object: id,
      ...(sum === undefined ? {} : { weight: weights(table, id, sum.of) }),
      ...group,
    };
  });
  const plain = {
    type: 'options' as const,
    options,
    min: Math.max(0, Math.min(most, least)),
    max: most,
    ...(groups === null ? {} : { groups: true as const }),
  };
  if (sum === undefined) return plain;
  const summed = { ...plain, sum: amount(table, env, sum.is) };
  return complete(summed, []) === null ? { ...plain, min: 0, max: 0 } : summed;
}

/** Returns the option that stands for a player. */
export function playerOption(seat: Seat): Option {
  return { id: `player:${seat}`, label: 'player', params: { seat } };
}

/**
 * Returns for each id the group of those with the same value of a characteristic; a player is their own controller and owner. Groups are
 * numbered, so that they reveal no value.
 */
export function groupsOf(table: Table, ids: readonly number[], characteristic: string): readonly string[] {
  const values: string[] = [];
  return ids.map((id) => {
    const value = JSON.stringify(valueFor(table, id, characteristic) ?? null);
    if (!values.includes(value)) values.push(value);
    return String(values.indexOf(value));
  });
}

function valueFor(table: Table, id: number, characteristic: string): Json | undefined {
  const seat = seatOfId(id);
  if (seat !== null) return seat;
  if (characteristic === 'controller') return table.controllerOf(table.object(id));
  return characteristic === 'owner' ? table.object(id).owner : valuesOf(table, id)[characteristic];
}

/** Whether a player who is asked about this card looks through its pile: true for a pile that nobody sees. */
export function isLookedThrough(table: Table, row: ObjectRow): boolean {
  return row.zone !== '' && table.game.visibility[table.zone(row.zone).kind] === 'nobody';
}

function facesSeat(table: Table, row: ObjectRow, seat: Seat): boolean {
  if (isLookedThrough(table, row)) return true;
  return seesFace(table, row, table.game.decider?.(table, seat) ?? seat);
}

function weights(table: Table, id: ObjectId, characteristic: string): readonly number[] {
  const value = valuesOf(table, id)[characteristic];
  if (Array.isArray(value)) return value as number[];
  return [typeof value === 'number' ? value : 0];
}

/**
 * Whether a selector looks where not everybody sees all cards: into hidden zones, or into a zone that shows backs, as long as some card
 * lies there. A player is then asked whether or not they hold a fitting card.
 */
export function hiddenFrom(table: Table, env: Env, { from, of }: Pick<Selector, 'from' | 'of'>): boolean {
  const kinds = typeof from === 'string' ? [from] : from;
  return kinds.some((kind) => {
    const who = table.game.visibility[kind];
    if (who === undefined || who === 'all') return false;
    return (
      (who !== 'faces' && who !== 'pile') ||
      select(table, env, of === undefined ? { from: kind } : { from: kind, of }).some((id) => showsBack(table, id))
    );
  });
}

/** Whether an object in a zone that shows backs, or in a pile, is hidden from somebody. */
function showsBack(table: Table, id: ObjectId): boolean {
  const row = table.object(id);
  return table.seats().some((seat) => table.game.hides?.(table, row, seat) === true);
}

/**
 * Returns what a choice may take: objects in the game's order, then players in the order of seats, as ids (see `idOfSeat`). If the choice
 * targets, protections are respected. To check earlier choices again, this is called once more and the results are compared.
 */
export function candidates(table: Table, env: Env, choice: Choice): readonly number[] {
  const zoned =
    choice.from === undefined
      ? nothing
      : select(table, env, choice.from).filter(
          (id) => choice.target !== true || table.game.canTarget(table, env, table.object(id), choice),
        );
  const objects = choice.also === undefined ? zoned : [...zoned, ...othersFor(table, env, choice, choice.also, zoned)];
  if (choice.players === undefined && choice.notChosenFor === undefined) return objects;
  const found: readonly EntityId[] = [...objects, ...playersFor(table, env, choice).map(idOfSeat)];
  const taken: readonly EntityId[] = takenFor(env, choice.notChosenFor ?? nothing).map((id) => table.idNow(id));
  return found.filter((id) => !taken.includes(id));
}

const nothing: readonly never[] = [];

function othersFor(table: Table, env: Env, { from }: Choice, set: string, zoned: readonly number[]): readonly ObjectId[] {
  const rule = table.game.sets?.[set] ?? missing('set', set);
  return rule(table).filter(
    (id) => !zoned.includes(id) && knownRow(table, id) !== null && (from?.where === undefined || matches(table, env, id, from.where)),
  );
}

function playersFor(table: Table, env: Env, choice: Choice): readonly Seat[] {
  if (choice.players === undefined) return nothing;
  const seats = choice.players === true ? table.game.seatOrder(table) : seatsOf(table, env, choice.players);
  return choice.target === true ? seats.filter((seat) => table.game.canTargetPlayer?.(table, env, seat, choice) !== false) : seats;
}

/** Returns the ids that were chosen under these names. */
function takenFor(env: Env, names: string | readonly string[]): readonly number[] {
  return (typeof names === 'string' ? [names] : names).flatMap((name): readonly number[] => {
    const value = env.vars[name];
    if (typeof value === 'number') return [value];
    return Array.isArray(value) ? (value as readonly number[]) : nothing;
  });
}
