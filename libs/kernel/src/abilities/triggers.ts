import { ready } from './abilities.js';
import type { Json, JsonObject, ObjectId, Seat } from '../contract.js';
import { LimitExceeded } from '../errors.js';
import { lastingVars, sourceEnv, type Env } from '../programs/env.js';
import type { Listener } from '../game/timing.js';
import type { VerbDefinition } from '../table/rules.js';
import { countsFor, type FactRule, noteFact } from '../table/history.js';
import { propose } from '../table/happenings.js';
import type { Happening } from '../game/happenings.js';
import type { TriggerRow, WatchRow } from '../state/state.js';
import { subscribers, watchesFor, watchReady } from './subscribe.js';
import { limits, type Table } from '../table/table.js';
import { noteUse, usesLeft } from './uses.js';
import { spendWatch } from '../values/watches.js';

/**
 * Collected triggers: when an event happens, an ability whose trigger names that event without a mark goes into the table of waiting
 * triggers. From there the game takes it and puts it where its rules say. (Triggers with a mark act in their moment, see `moments.ts`.)
 */

/** An ability that triggered on a happening, before it is written down as a waiting trigger. */
export interface Caught {
  /** Index of the happening in the batch; several for an ability that triggers once for the whole batch. */
  readonly places: number[];
  readonly key: string;
  readonly back: boolean;
  readonly ability: string;
  readonly source: ObjectId;
  readonly seat: Seat;
  /** Id of the lasting watch that triggered, or 0 for an ability of an object. */
  readonly watch: number;
  /** Tells several instances of the same ability on one source apart, from 0; each triggers for itself. */
  readonly instance: number;
  /** For an ability that triggers once for all events with the same value of a field: that value. */
  readonly share: Json;
}

/** Builds what programs may read of a happening: its data, and its type, its seat and its object. */
export function eventOf(happening: Happening, key: string, back: boolean): JsonObject {
  const { data, type, object, seat } = happening;
  const now = typeof data.now === 'number' ? data.now : object;
  return { ...data, type, key, object: back ? object : now, seat, was: object, now };
}

/**
 * Adds the abilities that trigger on the happenings of a batch to `found`.
 * @param happened what the happenings came to, by their index; the batch itself before the commit
 * @param keys the keys of each happening: either those that look back, or those that don't
 */
export function collect(
  table: Table,
  happened: readonly (Happening | null)[],
  keys: readonly (readonly string[])[],
  back: boolean,
  found: Caught[],
): void {
  for (let at = 0; at < happened.length; at++) {
    const happening = happened[at] ?? null;
    if (happening === null) continue;
    for (const key of keys[at] as readonly string[]) collectKey(table, happening, at, key, back, found);
  }
}

type SeatOf = (object: ObjectId) => Seat | null;

function collectKey(table: Table, happening: Happening, at: number, key: string, back: boolean, found: Caught[], seatOf?: SeatOf): void {
  const listeners = subscribers(table, key);
  const watches = watchesFor(table, key);
  if (listeners.length === 0 && watches.length === 0) return;
  const event = eventOf(happening, key, back);
  for (let index = 0; index < listeners.length; index++) {
    const listener = seenFrom(listeners[index] as Listener, seatOf);
    if (ready(table, listener, key, event, table.game.judgesLate))
      add(
        table,
        found,
        {
          places: [at],
          key,
          back,
          ability: listener.ability,
          source: listener.object,
          seat: listener.seat,
          watch: 0,
          instance: instanceOf(listeners, index),
          share: null,
        },
        event,
      );
  }
  for (const watch of watches) {
    if (watchReady(table, watch, key, event))
      add(
        table,
        found,
        {
          places: [at],
          key,
          back,
          ability: watch.program,
          source: watch.source,
          seat: watch.controller,
          watch: watch.id,
          instance: 0,
          share: null,
        },
        event,
      );
  }
}

function seenFrom(listener: Listener, seatOf: SeatOf | undefined): Listener {
  const seat = seatOf?.(listener.object) ?? null;
  return seat === null ? listener : { ...listener, seat };
}

/** Counts the entries before this one in the list that are the same ability of the same object; those of one object stand side by side. */
function instanceOf(listeners: readonly Listener[], index: number): number {
  const { ability, object } = listeners[index] as Listener;
  let instance = 0;
  for (let at = index - 1; at >= 0; at--) {
    const other = listeners[at] as Listener;
    if (other.object !== object) break;
    if (other.ability === ability) instance++;
  }
  return instance;
}

/**
 * Adds an ability that triggered: once for each happening, or, where the ability says so, once for the whole batch or for all events that
 * share a field's value.
 */
function add(table: Table, found: Caught[], caught: Caught, event: JsonObject): void {
  const { triggers } = table.library.ability(caught.ability);
  const [place] = caught.places as [number];
  const batch = batchOf(triggers, caught.key);
  const share = typeof batch === 'string' ? (event[batch] ?? null) : null;
  if (batch !== undefined || triggers.length > 1) {
    const same = found.find(
      (one) =>
        one.ability === caught.ability &&
        one.source === caught.source &&
        one.watch === caught.watch &&
        one.instance === caught.instance &&
        (batch === undefined ? one.places[0] === place : one.key === caught.key && one.share === share),
    );
    if (same !== undefined) {
      if (batch !== undefined) same.places.push(place);
      return;
    }
  }
  found.push(share === null ? caught : { ...caught, share });
}

function batchOf(triggers: readonly { readonly key: string; readonly batch?: true | string }[], key: string): true | string | undefined {
  for (const trigger of triggers) if (trigger.key === key && trigger.batch !== undefined) return trigger.batch;
  return undefined;
}

/** Writes down the triggers of happenings that really happened. */
export function writeTriggers(table: Table, happened: readonly (Happening | null)[], caught: readonly Caught[]): void {
  for (const one of caught) {
    const places = one.places.filter((at) => happened[at] !== null && happened[at] !== undefined);
    if (places.length === 0) continue;
    const events = places.map((at) => eventOf(happened[at] as Happening, one.key, one.back));
    const [first] = events as [JsonObject];
    const watch = table.state.watches[one.watch];
    // A watch that an earlier entry of the same batch used up does not trigger again, nor does an ability with no use left.
    if (one.watch !== 0 && watch === undefined) continue;
    if (watch === undefined && isUsedUp(table, one)) continue;
    const event = isWhole(table, one) ? together(first, events) : first;
    write(table, one, watch?.left === 1 ? withAlternatives(event, happened, caught, one) : event, watch);
  }
}

/**
 * Adds `alternatives` to the events of triggers that trigger once only: such a trigger may have triggered on any of the simultaneous
 * happenings, so its event lists all of those, itself first.
 */
function withAlternatives(
  event: JsonObject,
  happened: readonly (Happening | null)[],
  caught: readonly Caught[],
  { watch }: Caught,
): JsonObject {
  const all = caught
    .filter((one) => one.watch === watch)
    .flatMap(({ places, key, back }) =>
      places.flatMap((at) => (happened[at] === null || happened[at] === undefined ? [] : [eventOf(happened[at] as Happening, key, back)])),
    );
  return all.length < 2 ? event : { ...event, alternatives: all };
}

function isWhole(table: Table, { ability, key }: Caught): boolean {
  return batchOf(table.library.ability(ability).triggers, key) !== undefined;
}

/** Builds the event of a trigger that triggers once for a whole batch. */
function together(first: JsonObject, events: readonly JsonObject[]): JsonObject {
  return {
    ...first,
    objects: events.map((event) => event.object as number),
    amount: events.reduce((sum, event) => sum + amountOf(event), 0),
  };
}

function amountOf(event: JsonObject): number {
  return typeof event.amount === 'number' ? event.amount : 1;
}

function write(table: Table, { ability, source, seat }: Caught, event: JsonObject, watch: WatchRow | undefined): void {
  const holder = watch === undefined ? (table.game.triggerHolder?.(table, source, seat, event) ?? seat) : seat;
  if (watch === undefined) noteLimit(table, source, holder, ability);
  addTrigger(table, {
    ability,
    source,
    card: watch?.sourceCard ?? cardOf(table, source),
    seat: holder,
    event,
    vars: watch?.vars ?? {},
    kind: watch === undefined ? 'normal' : 'delayed',
  });
  if (watch !== undefined) spendWatch(table, watch.id, 1);
}

function isUsedUp(table: Table, { ability: path, source, seat }: Caught): boolean {
  const { limit } = table.library.ability(path).ability;
  return limit !== undefined && table.game.judgesLate !== true && usesLeft(table, { object: source, seat, ability: path }, limit) <= 0;
}

function noteLimit(table: Table, object: ObjectId, seat: Seat, path: string): void {
  if (table.game.judgesLate === true) return;
  const { limit } = table.library.ability(path).ability;
  if (limit !== undefined) noteUse(table, { object, seat, ability: path }, limit);
}

function cardOf(table: Table, id: ObjectId): string {
  return (table.find(id) ?? table.state.past[id]?.row)?.card ?? '';
}

/** Puts an ability among the waiting triggers. @throws {LimitExceeded} */
export function addTrigger(table: Table, given: Omit<TriggerRow, 'id' | 'moment'>): TriggerRow {
  const { header, triggers } = table.state;
  if (table.journal.size(triggers) >= limits.triggers) throw new LimitExceeded('triggers');
  const id = header.nextEffect;
  table.journal.setRecord(header, 'nextEffect', id + 1);
  const { ability, source, card, seat, event, vars, kind } = given;
  const row: TriggerRow = { id, ability, source, card, seat, event, vars, kind, moment: momentNow(table) };
  table.journal.insert(triggers, id, row);
  return row;
}

const noRules: readonly FactRule[] = [];

/**
 * Collects triggers for something that happens without ever being proposed as a happening, such as the beginning of a step or a spell that
 * has been cast.
 * @param seatOf returns the seat that an object's abilities belong to when they look back to the time before the event; null where their
 *   present seat counts
 */
export function notice(
  table: Table,
  key: string,
  about: { readonly object?: ObjectId; readonly seat?: Seat } = {},
  data?: JsonObject,
  seatOf?: SeatOf,
): void {
  const found: Caught[] = [];
  const happening = propose(key, about, data);
  for (const rule of table.library.facts.get(key) ?? noRules) {
    const event = eventOf(happening, key, true);
    const field = countsFor(table, rule, event);
    if (field !== null) noteFact(table, rule, field, event);
  }
  table.game.noticed?.(table, happening, key);
  collectKey(table, happening, 0, key, false, found, seatOf);
  if (found.length > 0) writeTriggers(table, [happening], found);
}

/** Key of triggers that wait for a state of the game instead of an event. */
export const stateKey = 'state';

/**
 * Collects state triggers whose condition is met. A state trigger does not trigger again while it waits in the table of triggers or, as the
 * game says, elsewhere.
 * @returns whether any triggered
 */
export function collectStates(table: Table): boolean {
  const listeners = subscribers(table, stateKey);
  if (listeners.length === 0) return false;
  let any = false;
  const event = eventOf(propose(stateKey, {}), stateKey, false);
  // The cost is judged here unless the game judges late: a trigger that cannot be paid for would trigger again and again.
  const late = table.game.judgesLate === true ? true : undefined;
  for (const listener of listeners) {
    const { object, seat, ability } = listener;
    if (stateWaits(table, ability, object) || !ready(table, listener, stateKey, event, late)) continue;
    noteLimit(table, object, seat, ability);
    addTrigger(table, { ability, source: object, card: table.object(object).card, seat, event, vars: {}, kind: 'state' });
    any = true;
  }
  return any;
}

function stateWaits(table: Table, ability: string, source: ObjectId): boolean {
  for (const row of Object.values(table.state.triggers))
    if (row.kind === 'state' && row.source === source && row.ability === ability) return true;
  return table.game.stateTriggerWaits?.(table, ability, source) ?? false;
}

/** Returns the waiting triggers in the order in which they triggered. */
export function waitingTriggers(table: Table): readonly TriggerRow[] {
  return table.journal.size(table.state.triggers) === 0 ? none : Object.values(table.state.triggers);
}

const none: readonly TriggerRow[] = [];

/** Returns the number of the present moment, as triggers count moments. */
function momentNow(table: Table): number {
  return table.game.moments?.now(table) ?? table.state.header.moment;
}

/** Takes a trigger out of the table, to be put where it belongs. @throws {InvariantBroken} */
export function takeTrigger(table: Table, id: number): TriggerRow {
  const row = table.state.triggers[id];
  table.journal.remove(table.state.triggers, id);
  return row as TriggerRow;
}

/** Drops the waiting triggers that fit, or all; they are never placed. */
export function dropTriggers(table: Table, fits: (trigger: TriggerRow) => boolean = () => true): void {
  for (const row of waitingTriggers(table)) if (fits(row)) takeTrigger(table, row.id);
}

/** Builds the environment in which a trigger is read: for checking its condition again, its choices and its clauses. */
export function triggerEnv({ source, card, seat, event, vars }: TriggerRow): Env {
  return sourceEnv(source, card, seat, event, vars);
}

/** The kernel's verb `when`: makes an ability that the effect contains trigger now (a reflexive trigger). */
export const whenVerb: VerbDefinition = {
  run: (table, _verb, env, path) => {
    addTrigger(table, {
      ability: `${path}/ability`,
      source: env.self,
      card: env.card,
      seat: env.you,
      event: (env.event ?? {}) as { readonly [key: string]: Json },
      vars: lastingVars(env),
      kind: 'reflexive',
    });
    return { done: true };
  },
};
