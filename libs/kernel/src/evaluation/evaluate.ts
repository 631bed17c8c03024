import type { EntityId, Json, JsonObject, ObjectId, Seat } from '../contract.js';
import { about, EACH, sourceEnv, type Env } from '../programs/env.js';
import { closureEnv, type Closure } from './closures.js';
import { read, rowOf } from './characteristics.js';
import { InvariantBroken, missing, never } from '../errors.js';
import { idOfSeat, playersIn, seatOfId } from '../ids.js';
import { asNumber, hasWord, readAs } from '../json.js';
import type { Amount, Condition, PlayerRef, Predicate, Ref, Selector } from '../programs/programs.js';
import type { ObjectRow } from '../state/state.js';
import { factOf, objectsOfFact, remembers } from '../table/history.js';
import { notedOn } from '../table/notes.js';
import { knownRow, tracedTo } from '../table/past.js';
import type { Table } from '../table/table.js';
import { fewerThan, kindOfPlace, objectsIn, sharedZone } from '../table/lying.js';

export { kindOfPlace, objectsIn } from '../table/lying.js';
export { about, lastingEnv, sourceEnv, envLocals, type EnvLocals, envOf, uncut, type Env } from '../programs/env.js';

const none: readonly ObjectId[] = [];

/** Builds the environment of an object itself, read for its present controller. */
export function objectEnv(table: Table, row: ObjectRow): Env {
  return sourceEnv(row.id, row.card, table.controllerOf(row));
}

/** Returns the seats that a player reference names. */
export function seatsOf(table: Table, env: Env, ref: PlayerRef): readonly Seat[] {
  if (ref === 'you') return only(env.you);
  if (ref === 'opponent') return opponentsOf(table, env.you);
  if (ref === 'all') return table.game.seatOrder(table);
  if (ref === 'each') return seatIn(env.vars.each);
  if (ref === 'active') {
    const seat = table.game.activeSeat(table);
    return seat === null ? [] : only(seat);
  }
  if ('hostOf' in ref) return playersIn(presentOrPast(table, env, ref.hostOf).map((id) => rowOf(table, id).host));
  if ('chosen' in ref) {
    const chosen = env.vars[ref.chosen];
    return Array.isArray(chosen) ? playersIn(chosen as readonly number[]) : [];
  }
  if ('seatVar' in ref) return seatIn(env.event?.[ref.seatVar] ?? env.vars[ref.seatVar]);
  if ('not' in ref) {
    const others = seatsOf(table, env, ref.not);
    return table.game.seatOrder(table).filter((seat) => !others.includes(seat));
  }
  if ('playerOf' in ref) {
    const rule = table.game.playerRelations?.[ref.playerOf] ?? missing('relation', ref.playerOf);
    const named = presentOrPast(table, env, ref.of).flatMap((id) => rule(table, rowOf(table, id)));
    return table.game.seatOrder(table).filter((seat) => named.includes(seat));
  }
  const whose = 'controllerOf' in ref ? ref.controllerOf : ref.ownerOf;
  // A reference to a player gives that player.
  const [first] = named(table, env, whose, presentOrPast);
  const seat = first === undefined ? null : seatOfId(first);
  if (seat !== null) return only(seat);
  const [id] = presentOrPast(table, env, whose);
  const row = id === undefined ? null : knownRow(table, id);
  if (row === null) return [];
  return ['controllerOf' in ref ? table.controllerOf(row) : row.owner];
}

const seatIn = (value: Json | undefined): readonly Seat[] => (typeof value === 'number' ? only(value) : []);

/** Lists of one seat, shared because they are needed all the time; nobody writes to them. */
const lone: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat as Seat]);

const only = (seat: Seat): readonly Seat[] => lone[seat] ?? [seat];

function opponentsOf(table: Table, you: Seat): readonly Seat[] {
  const seats = table.seats();
  if (seats.length === 2) return only(seats[0] === you ? (seats[1] as Seat) : (seats[0] as Seat));
  return seats.filter((seat) => seat !== you && table.game.plays?.(table, seat) !== false);
}

/** Returns the one seat that a reference names. @throws {InvariantBroken} when the reference names none or several */
export function seatOf(table: Table, env: Env, ref: PlayerRef): Seat {
  const seats = seatsOf(table, env, ref);
  if (seats.length !== 1) throw new InvariantBroken(`${JSON.stringify(ref)} names ${seats.length} players`);
  return seats[0] as Seat;
}

/** Returns the objects named by a reference that still exist, in their order. */
export function objectsOf(table: Table, env: Env, ref: Ref): readonly ObjectId[] {
  return existing(table, named(table, env, ref, objectsOf));
}

/** Returns the same with objects that are gone but remembered. For questions only; acts are done to objects that exist. */
export function presentOrPast(table: Table, env: Env, ref: Ref): readonly ObjectId[] {
  return known(table, named(table, env, ref, presentOrPast));
}

function named(table: Table, env: Env, ref: Ref, of: typeof objectsOf): readonly ObjectId[] {
  if (ref === 'self') return [env.self];
  if (ref === 'each') return env.each === 0 ? asIds(env.vars[EACH]) : [env.each];
  if (ref === 'subject') return [env.subject];
  if ('var' in ref) return asIds(env.vars[ref.var]);
  if ('event' in ref) return asIds(env.event?.[ref.event]);
  if ('all' in ref) return select(table, env, ref.all);
  if ('hostOf' in ref) return of(table, env, ref.hostOf).map((id) => rowOf(table, id).host);
  if ('attachedTo' in ref) return of(table, env, ref.attachedTo).flatMap((id) => rowOf(table, id).attached);
  if ('noted' in ref) return asIds(notedOn(table, env.self, ref.noted));
  if ('history' in ref) return objectsOfFact(table, ref.history, ref.of === undefined ? null : seatsOf(table, env, ref.of));
  if ('became' in ref) return presentOrPast(table, env, ref.became).flatMap((id) => becameOf(table, id));
  if ('id' in ref) return [ref.id];
  return of(table, env, ref.under).flatMap((id) => rowOf(table, id).under);
}

/** Returns what a remembered object has become, with the objects that lay under it as it left. */
function becameOf(table: Table, id: ObjectId): readonly ObjectId[] {
  const noted = table.state.past[id];
  if (noted?.renamed === true) return table.state.objects[noted.now] === undefined ? becameOf(table, noted.now) : [noted.now];
  return noted === undefined ? none : [noted.now, ...noted.row.under.flatMap((one) => becameOf(table, one))];
}

function known(table: Table, ids: readonly ObjectId[]): readonly ObjectId[] {
  for (const id of ids)
    if (table.state.objects[id] === undefined) return ids.map((one) => knownRow(table, one)?.id ?? 0).filter((one) => one !== 0);
  return ids;
}

function asIds(value: Json | undefined): readonly ObjectId[] {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? (value as number[]) : none;
}

function existing(table: Table, ids: readonly ObjectId[]): readonly ObjectId[] {
  const { objects } = table.state;
  for (const id of ids)
    if (objects[id] === undefined)
      return ids.map((one) => (objects[one] === undefined ? tracedTo(table, one) : one)).filter((one) => one !== 0);
  return ids;
}

/** Evaluates an amount to an integer. @throws {LimitExceeded} past 2^53 */
export function amount(table: Table, env: Env, value: Amount): number {
  if (typeof value === 'number') return value;
  if ('count' in value) return tally(table, env, value.count, Infinity);
  if ('countOf' in value) {
    const { where } = value;
    const ids = presentOrPast(table, env, value.countOf);
    return where === undefined ? ids.length : ids.filter((id) => matches(table, env, id, where)).length;
  }
  if ('noted' in value) return asNumber(notedOn(table, env.self, value.noted));
  if ('history' in value) return factAmount(table, env, value);
  if ('sum' in value) return select(table, env, value.sum).reduce((total, id) => total + asNumber(read(table, env, id, value.of)), 0);
  if ('player' in value) return ofPlayers(table, env, value);
  if ('value' in value) {
    const ids = presentOrPast(table, env, value.of);
    return ids.reduce((total, id) => total + asNumber(read(table, env, id, value.value, value.cut)), 0);
  }
  if ('var' in value) {
    const found = env.vars[value.var];
    return Array.isArray(found) ? found.length : asNumber(found);
  }
  if ('event' in value) return asNumber(env.event?.[value.event]);
  if ('match' in value) return table.game.matchAmount(table, value.match);
  if ('plus' in value) return table.number(value.plus.reduce<number>((total, part) => total + amount(table, env, part), 0));
  if ('minus' in value) return table.number(amount(table, env, value.minus[0]) - amount(table, env, value.minus[1]));
  if ('times' in value) return table.number(amount(table, env, value.times[0]) * amount(table, env, value.times[1]));
  if ('quotient' in value) return quotientOf(amount(table, env, value.quotient[0]), amount(table, env, value.quotient[1]));
  if ('half' in value) return Math.floor(amount(table, env, value.half) / 2);
  if ('halfUp' in value) return Math.ceil(amount(table, env, value.halfUp) / 2);
  if ('atMost' in value) return Math.min(amount(table, env, value.atMost[0]), amount(table, env, value.atMost[1]));
  if ('atLeast' in value) return Math.max(amount(table, env, value.atLeast[0]), amount(table, env, value.atLeast[1]));
  if ('max' in value) return taken(valuesIn(table, env, value.max, value.of), 'greatest');
  if ('min' in value) return taken(valuesIn(table, env, value.min, value.of), 'least');
  if ('distinct' in value) return new Set(setOf(table, env, value.distinct).flatMap((id) => read(table, env, id, value.of) ?? [])).size;
  if ('part' in value) return partsOf(env, value.part, presentOrPast(table, env, value.of));
  return never(value);
}

/** Evaluates a value of a program: an amount where it is a tree, otherwise the value as it stands. */
export function literal(table: Table, env: Env, value: Amount | Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value as Json;
  // A bound name that holds words is replaced by them.
  const bound = 'var' in value ? env.vars[value.var as string] : undefined;
  return typeof bound === 'string' || Array.isArray(bound) ? bound : amount(table, env, value as Amount);
}

function quotientOf(whole: number, parts: number): number {
  return parts === 0 ? 0 : Math.floor(whole / parts);
}

/** Returns the environment with amounts counted now, once, and bound to their names; `given` is a verb's `let`. */
export function fixedAmounts(table: Table, env: Env, given: unknown): Env {
  if (given === undefined) return env;
  const vars: { [name: string]: Json } = { ...env.vars };
  for (const [name, value] of Object.entries(given as { readonly [name: string]: Amount })) vars[name] = amount(table, env, value);
  return { ...env, vars };
}

function factAmount(table: Table, env: Env, { history, of, take }: Extract<Amount, { readonly history: string }>): number {
  const seats = of === undefined ? null : seatsOf(table, env, of);
  return take === undefined || seats === null
    ? factOf(table, history, seats)
    : taken(
        seats.map((seat) => factOf(table, history, [seat])),
        take,
      );
}

function ofPlayers(table: Table, env: Env, value: Extract<Amount, { readonly player: PlayerRef }>): number {
  const seats = seatsOf(table, env, value.player);
  if ('part' in value) return partsOf(env, value.part, seats.map(idOfSeat));
  if (value.take === undefined) return seats.reduce((total, seat) => total + table.game.playerAmount(table, seat, value.value), 0);
  return taken(
    seats.map((seat) => table.game.playerAmount(table, seat, value.value)),
    value.take,
  );
}

/** Returns the objects that a selector or a reference names. */
function setOf(table: Table, env: Env, set: Selector | Ref): readonly ObjectId[] {
  return typeof set === 'object' && 'from' in set ? select(table, env, set) : presentOrPast(table, env, set);
}

function valuesIn(table: Table, env: Env, set: Selector | Ref, of: string): readonly number[] {
  return setOf(table, env, set).map((id) => asNumber(read(table, env, id, of)));
}

function taken(values: readonly number[], take: 'greatest' | 'least'): number {
  if (values.length === 0) return 0;
  return take === 'greatest' ? Math.max(...values) : Math.min(...values);
}

function partsOf(env: Env, name: string, ids: readonly EntityId[]): number {
  return ids.reduce((total, id) => total + partOf(env, name, id), 0);
}

/** Returns the amount that a dividing choice (`Choice.divide`) gave to an object, or to a player by the id that stands for the player. */
export function partOf(env: Env, name: string, id: EntityId): number {
  const given = env.vars[name];
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? asNumber((given as JsonObject)[id]) : 0;
}

/**
 * Whether an object fits the predicate of a closure; every object fits where there is no closure.
 * @param bearer the object whose value the closure is
 */
export function fitsTree(table: Table, closure: Json | undefined, id: ObjectId, bearer: ObjectId = id): boolean {
  if (closure === undefined || closure === null) return true;
  const { tree } = readAs<Closure>(closure);
  return matches(table, about(closureEnv(table, closure as JsonObject, bearer), id), id, tree as Predicate);
}

/** Whether a condition holds. */
export function holds(table: Table, env: Env, condition: Condition): boolean {
  if ('fits' in condition) return presentOrPast(table, env, condition.on).some((id) => fitsTree(table, condition.fits, id, env.self));
  if ('all' in condition) return condition.all.every((part) => holds(table, env, part));
  if ('remembered' in condition)
    return remembers(table, condition.remembered, condition.of === undefined ? null : seatsOf(table, env, condition.of), condition.words);
  if ('any' in condition) return condition.any.some((part) => holds(table, env, part));
  if ('not' in condition) return !holds(table, env, condition.not);
  if ('compare' in condition)
    return compares(amount(table, env, condition.compare[0]), condition.compare[1], amount(table, env, condition.compare[2]));
  if ('exists' in condition) {
    const least = condition.atLeast === undefined ? 1 : amount(table, env, condition.atLeast);
    return tally(table, env, condition.exists, least) >= least;
  }
  if ('object' in condition) {
    const ids = presentOrPast(table, env, condition.object);
    return ids.length > 0 && ids.every((id) => matches(table, env, id, condition.is));
  }
  if ('turnOf' in condition) return seatsOf(table, env, condition.turnOf).includes(table.game.activeSeat(table) ?? -1);
  if ('phase' in condition) {
    const { phase, step } = table.game;
    const wanted = condition.phase;
    return isAmong(wanted, phase(table)) || (step !== undefined && isAmong(wanted, step(table)));
  }
  if ('eventIs' in condition) {
    const value = env.event?.[condition.eventIs];
    return Array.isArray(value) ? (value as Json[]).includes(condition.equal) : value === condition.equal;
  }
  if ('seat' in condition) {
    const value = env.event?.[condition.seat] ?? env.vars[condition.seat];
    return seatsOf(table, env, condition.is).includes(typeof value === 'number' ? value : -1);
  }
  if ('chosen' in condition) return env.vars[condition.chosen] === condition.equal;
  if ('noted' in condition) return notedOn(table, env.self, condition.noted) === condition.equal;
  if ('game' in condition) return table.state.game[condition.game] === condition.equal;
  return never(condition);
}

function compares(a: number, how: 'atLeast' | 'atMost' | 'equal' | 'more' | 'less', b: number): boolean {
  switch (how) {
    case 'atLeast':
      return a >= b;
    case 'atMost':
      return a <= b;
    case 'equal':
      return a === b;
    case 'more':
      return a > b;
    case 'less':
      return a < b;
    default:
      return never(how);
  }
}

/** Whether an object fits a predicate: every field holds. */
export function matches(table: Table, env: Env, id: ObjectId, predicate: Predicate): boolean {
  for (const key in predicate) {
    const wanted = predicate[key];
    if (wanted === undefined) continue;
    if (!field(table, env, id, key, wanted)) return false;
  }
  return true;
}

function field(table: Table, env: Env, id: ObjectId, key: string, wanted: unknown): boolean {
  switch (key) {
    case 'not':
      return !matches(table, env, id, wanted as Predicate);
    case 'any':
      return (wanted as readonly Predicate[]).some((one) => matches(table, env, id, one));
    case 'is':
      return presentOrPast(table, env, wanted as Ref).includes(id);
    case 'controller':
      return seatsOf(table, env, wanted as PlayerRef).includes(table.controllerOf(rowOf(table, id)));
    case 'has':
      return select(table, about(env, id), wanted as Selector).length > 0;
    case 'hasPlayer': {
      const { relation, is } = wanted as NonNullable<Predicate['hasPlayer']>;
      const named = seatsOf(table, about(env, id), { playerOf: relation, of: 'subject' });
      return seatsOf(table, env, is).some((seat) => named.includes(seat));
    }
    case 'owner':
      return seatsOf(table, env, wanted as PlayerRef).includes(rowOf(table, id).owner);
    default:
      return fits(table, env, read(table, env, id, key), wanted as Json | { readonly [comparison: string]: Amount });
  }
}

function fits(table: Table, env: Env, value: Json | undefined, wanted: Json | { readonly [comparison: string]: Amount }): boolean {
  if (typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)) {
    if ('noted' in wanted)
      return fits(table, env, value, notedOn(table, env.self, (wanted as unknown as { readonly noted: string }).noted) ?? null);
    const { chosen } = wanted as { readonly chosen?: string };
    if (chosen !== undefined) return fits(table, env, value, env.vars[chosen] ?? null);
    if ('size' in wanted) return fits(table, env, Array.isArray(value) ? value.length : 0, wanted.size as Json);
    if (Array.isArray(value)) return (value as Json[]).some((one) => fits(table, env, one, wanted));
    if ('includes' in wanted) return typeof value === 'string' && value.includes(wanted.includes as unknown as string);
    if (typeof value !== 'number') return false;
    const bounds = wanted as { readonly atLeast?: Amount; readonly atMost?: Amount; readonly equal?: Amount };
    if (bounds.atLeast !== undefined && value < amount(table, env, bounds.atLeast)) return false;
    if (bounds.atMost !== undefined && value > amount(table, env, bounds.atMost)) return false;
    return bounds.equal === undefined || value === amount(table, env, bounds.equal);
  }
  if (Array.isArray(wanted)) return (wanted as Json[]).some((one) => fits(table, env, value, one));
  return Array.isArray(value) ? hasWord(value as Json[], wanted as Json) : value === wanted;
}

/** Returns the objects that a selector names, in the game's order. */
export function select(table: Table, env: Env, selector: Selector): readonly ObjectId[] {
  const kinds = typeof selector.from === 'string' ? [selector.from] : selector.from;
  const seats = selector.of === undefined ? null : seatsOf(table, env, selector.of);
  const found: ObjectId[] = [];
  const related = selector.relation === undefined ? null : relatedObjects(table, env, selector.relation);
  const excepted = selector.except === undefined ? none : objectsOf(table, env, selector.except);
  const { where } = selector;
  const test = where === undefined ? null : table.library.testOf(where);
  for (const kind of kinds) {
    for (const id of objectsIn(table, kind, seats)) {
      if (related !== null && !related.includes(id)) continue;
      if (excepted.includes(id)) continue;
      if (where !== undefined && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      found.push(id);
    }
  }
  const ordered = related === null ? table.game.order(table, found) : related.filter((id) => found.includes(id));
  if (selector.first !== undefined) return ordered.slice(0, amount(table, env, selector.first));
  if (selector.last !== undefined) {
    const count = amount(table, env, selector.last);
    return count === 0 ? none : ordered.slice(-count);
  }
  return ordered;
}

/** Counts the objects that a selector names, without ordering them, up to `most`. */
function tally(table: Table, env: Env, selector: Selector, most: number): number {
  const { from, of, except, where, relation, first, last } = selector;
  if (relation !== undefined || first !== undefined || last !== undefined) return select(table, env, selector).length;
  let found = 0;
  const seats = of === undefined ? null : seatsOf(table, env, of);
  const excepted = except === undefined ? none : objectsOf(table, env, except);
  const test = where === undefined ? null : table.library.testOf(where);
  if (most > 1 && most < Infinity && fewerThan(table, typeof from === 'string' ? [from] : from, seats, most)) return 0;
  for (const kind of typeof from === 'string' ? [from] : from) {
    // In a zone that all players share few objects fit the predicate, so their controllers are checked only for those.
    const shared = test === null || seats === null ? null : sharedZone(table, kind);
    for (const id of shared ?? objectsIn(table, kind, seats)) {
      if (where !== undefined && !(test === null ? matches(table, env, id, where) : test(table.derive(table, id, env.cut)))) continue;
      if (excepted.includes(id) || (shared !== null && seats?.includes(table.controllerOf(table.object(id))) === false)) continue;
      found++;
      if (found >= most) return found;
    }
  }
  return found;
}

function relatedObjects(table: Table, env: Env, relation: NonNullable<Selector['relation']>): readonly ObjectId[] {
  const rule = table.game.relations[relation.is] ?? missing('relation', relation.is);
  const to =
    table.game.pastRelations?.includes(relation.is) === true ? presentOrPast(table, env, relation.to) : objectsOf(table, env, relation.to);
  // An object that is related to several of them is listed once.
  return to.length === 1 ? rule(table, rowOf(table, to[0] as ObjectId)) : [...new Set(to.flatMap((id) => rule(table, rowOf(table, id))))];
}

/** Whether a selector names this object, answered without listing the whole set. Modifiers ask this. */
export function selects(table: Table, env: Env, selector: Selector, id: ObjectId): boolean {
  const row = table.object(id);
  const kind = kindOfPlace(table, row);
  if (!isAmong(selector.from, kind) && (row.slot === '' || !isAmong(selector.from, 'slots'))) return false;
  if (selector.of !== undefined && !seatsOf(table, env, selector.of).includes(table.controllerOf(row))) return false;
  if (selector.except !== undefined && objectsOf(table, env, selector.except).includes(id)) return false;
  if (selector.relation !== undefined && !relatedObjects(table, env, selector.relation).includes(id)) return false;
  return selector.where === undefined || matches(table, env, id, selector.where);
}

function isAmong(wanted: string | readonly string[], word: string): boolean {
  return typeof wanted === 'string' ? wanted === word : wanted.includes(word);
}
