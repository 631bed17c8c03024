import type { JsonObject, ObjectId, Option, Seat } from '../contract.js';
import { abilitiesAt } from '../values/bearing.js';
import { abilityProcedure, effectLocals, listenerEnv, ready, usable } from './abilities.js';
import { picksOf } from '../answers/answers.js';
import { type Control, type ProcedureCall, call, type FrameLocals } from '../state/calls.js';
import type { Listener } from '../game/timing.js';
import { must } from '../errors.js';
import { momentKey } from '../library/compiling.js';
import { orderingRule, saidYes, wholeOrder, yesOrNo } from '../answers/questions.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { mightRespond } from './windows.js';
import { defineProcedure } from '../table/procedures.js';

export type Mark = 'before' | 'at' | 'after';

/**
 * Opens the moment of an event, in a game that has `momentProcedure` among its procedures: every ability that waits for this event and mark
 * acts now, in the game's order. A step returns the result as its control; `undefined` (go on at once) when no ability could act.
 * @param data what programs may read of the event
 * @param then step to go on with
 */
export function moment(table: Table, event: string, mark: Mark, data: JsonObject, then?: string): Control | undefined {
  const key = momentKey(event, mark);
  if (!table.library.openings.awaited.has(key)) return then === undefined ? undefined : { to: then };
  const queue = table.cardsHere.awaits(key) ? collect(table, key, data) : [];
  const seats = table.game.seatOrder(table);
  const quiet = queue.length === 0 && !seats.some((seat) => mightRespond(table, seat, key, data));
  if (quiet) return then === undefined ? undefined : { to: then };
  const locals: MomentLocals = {
    event,
    mark,
    data,
    queue,
    seats: [...seats],
    asked: null,
    answer: null,
    answers: null,
    returned: null,
  };
  return call(momentProcedure, locals, then);
}

const bucketsOf = (table: Table, seat: Seat): readonly (readonly ObjectId[])[] => table.game.listeners?.(table, seat) ?? [];

/**
 * Returns every public ability that waits for a moment and may act now, in the order in which they act. Each bucket is one group of the
 * rules.
 */
function collect(table: Table, key: string, data: JsonObject): Listener[] {
  const found: Listener[] = [];
  for (const seat of table.game.seatOrder(table)) {
    for (const bucket of bucketsOf(table, seat)) {
      for (const object of bucket) {
        for (const compiled of abilitiesAt(table, table.object(object), key)) {
          if (compiled.ability.kind !== 'triggered') continue;
          const listener = { object, seat, ability: compiled.path };
          if (ready(table, listener, key, data)) found.push(listener);
        }
      }
    }
    found.push(...revealedListeners(table, seat, key, data));
  }
  return found;
}

/**
 * Returns the abilities of a card in a hidden zone that act by themselves. They do so only when the event is about the card, since
 * everybody knows the card then.
 */
function revealedListeners(table: Table, seat: Seat, key: string, data: JsonObject): Listener[] {
  const id = data.object;
  if (typeof id !== 'number') return [];
  const row = table.find(id);
  if (row === null || row.zone === '') return [];
  const zone = table.zone(row.zone);
  if (zone.seat !== seat || table.game.visibility[zone.kind] === 'all') return [];
  return abilitiesAt(table, row, key)
    .filter((compiled) => compiled.ability.kind === 'triggered')
    .map((compiled) => ({ object: id, seat, ability: compiled.path }))
    .filter((listener) => ready(table, listener, key, data));
}

/** Locals of a `moment` frame. */
export interface MomentLocals extends FrameLocals {
  readonly event: string;
  readonly mark: Mark;
  readonly data: JsonObject;
  /** Abilities that act by themselves, in order. */
  readonly queue: readonly Listener[];
  /** Seats that have not had their turn in this moment yet. */
  readonly seats: readonly Seat[];
  /** Indexes in the queue whose order is being asked for now. */
  readonly asked: readonly number[] | null;
  /** Indexes in the queue that were already put in order. */
  readonly settled?: readonly number[];
  /** An ability that its player may decline, while they are asked. */
  readonly offer?: Listener;
  /** The seat whose window is open, the abilities that the window offers, and those used in it. */
  readonly windowSeat?: Seat;
  readonly offers?: readonly Listener[];
  readonly used?: readonly string[];
}

/**
 * Works off a moment; a strategy for windows, which a game may list among its procedures. First come all collected abilities of the first
 * seat, each checked again when its turn comes, then what that seat may use from its hand, then the same for the next seat. An optional
 * ability is offered once.
 */
export const momentProcedure = defineProcedure<MomentLocals>({
  name: 'moment',
  steps: [
    { name: 'order', run: askOrder },
    { name: 'next', run: next },
    { name: 'offered', run: offered },
    { name: 'window', run: openWindow },
    { name: 'responded', run: responded },
  ],
});

function queueOf(locals: MomentLocals): readonly Listener[] {
  return locals.queue;
}

function setQueue(table: Table, locals: MomentLocals, queue: readonly Listener[]): void {
  table.local(locals, 'queue', queue);
}

function keyOf(locals: MomentLocals): string {
  return momentKey(locals.event, locals.mark);
}

/** Asks the owner for the order where several abilities of one seat stand in the same group of the rules; once for each group. */
function askOrder(table: Table, locals: MomentLocals, frame: Frame): Control | undefined {
  if (locals.asked !== null) {
    const order = picksOf(locals.answer).map(Number);
    const group = locals.asked;
    const old = queueOf(locals);
    const sorted = order.map((at) => old[at] as Listener);
    let taken = 0;
    setQueue(
      table,
      locals,
      old.map((listener, at) => (group.includes(at) ? (sorted[taken++] as Listener) : listener)),
    );
    table.local(locals, 'settled', [...(locals.settled ?? []), ...group]);
    table.local(locals, 'asked', null);
  }
  const settled = locals.settled ?? [];
  const group = unorderedGroup(table, queueOf(locals), settled);
  if (group === null) return undefined;
  const [first] = group;
  const { seat } = queueOf(locals)[first as number] as Listener;
  table.local(locals, 'asked', group);
  const options = group.map((at): Option => {
    const listener = queueOf(locals)[at] as Listener;
    return {
      id: String(at),
      label: 'ability',
      params: { card: table.object(listener.object).card, ability: listener.ability },
      object: listener.object,
    };
  });
  table.ask(frame, { seat, kind: 'orderEffects', rule: orderingRule(table), domain: wholeOrder(options) });
  return { wait: true, then: 'order' };
}

function unorderedGroup(table: Table, queue: readonly Listener[], settled: readonly number[]): number[] | null {
  if (queue.length < 2) return null;
  const groups = new Map<string, number[]>();
  queue.forEach((listener, at) => {
    const bucket = bucketsOf(table, listener.seat).findIndex((objects) => objects.includes(listener.object));
    const key = `${listener.seat}:${bucket}`;
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  for (const group of groups.values()) if (group.length > 1 && !settled.includes(group[0] as number)) return group;
  return null;
}

function next(table: Table, locals: MomentLocals, frame: Frame): Control | undefined {
  const [seat, ...seats] = locals.seats;
  if (seat === undefined) return { done: null };
  const queue = queueOf(locals);
  const at = queue.findIndex((one) => one.seat === seat);
  if (at < 0) {
    table.local(locals, 'seats', seats);
    table.local(locals, 'windowSeat', seat);
    return { to: 'window' };
  }
  const listener = queue[at] as Listener;
  setQueue(
    table,
    locals,
    queue.filter((_, index) => index !== at),
  );
  if (!ready(table, listener, keyOf(locals), locals.data)) return { to: 'next' };
  const { ability } = table.library.ability(listener.ability);
  if (ability.may !== true) return { ...use(table, listener, locals), then: 'next' };
  table.local(locals, 'offer', listener);
  table.ask(frame, {
    seat,
    kind: 'useEffect',
    rule: table.game.rules.optionalEffect,
    params: { card: table.object(listener.object).card, object: listener.object, ability: listener.ability },
    domain: yesOrNo(listener.object),
  });
  return { wait: true };
}

function offered(table: Table, locals: MomentLocals): Control {
  const listener = must(locals.offer, 'an offer');
  const accepted = saidYes(locals.answer) && ready(table, listener, keyOf(locals), locals.data);
  return accepted ? { ...use(table, listener, locals), then: 'next' } : { to: 'next' };
}

/** Opens the window for cards in hand. Whether it opens depends on what the seat might hold; its options are what the seat does hold. */
function openWindow(table: Table, locals: MomentLocals, frame: Frame): Control {
  const seat = must(locals.windowSeat, 'whose window is open');
  const key = keyOf(locals);
  const data = locals.data;
  if (!mightRespond(table, seat, key, data)) return { to: 'next' };
  const used = locals.used ?? [];
  const listeners = handListeners(table, seat, key, data).filter((listener) => !used.includes(useKey(listener)));
  table.local(locals, 'offers', listeners);
  const options: Option[] = listeners.map((listener, at) => ({
    id: `use:${at}`,
    label: 'use',
    params: { card: table.object(listener.object).card, ability: listener.ability },
    object: listener.object,
  }));
  table.ask(frame, {
    seat,
    kind: 'respond',
    rule: table.game.rules.respond ?? table.game.rules.optionalEffect,
    params: { event: locals.event, mark: locals.mark },
    domain: { type: 'options', min: 1, max: 1, options: [{ id: 'pass', label: 'pass' }, ...options] },
  });
  return { wait: true };
}

function useKey(listener: Listener): string {
  return `${listener.object}:${listener.ability}`;
}

/**
 * Returns what a seat may use from its hand, without a card that the event is about: that one has already acted by itself
 * (`revealedListeners`).
 */
function handListeners(table: Table, seat: Seat, key: string, data: JsonObject): Listener[] {
  const hidden = table.game.hiddenListeners?.(table, seat) ?? [];
  const found = usable(table, seat, key, data).filter((listener) => hidden.includes(listener.object));
  for (const object of hidden) {
    for (const compiled of abilitiesAt(table, table.object(object), key)) {
      if (compiled.ability.kind !== 'triggered' || data.object === object) continue;
      const listener = { object, seat, ability: compiled.path };
      if (ready(table, listener, key, data)) found.push(listener);
    }
  }
  return found;
}

/** Carries out what was picked in the window. A trigger in the hand acts once for a moment, like a trigger on the board. */
function responded(table: Table, locals: MomentLocals): Control {
  const [pick] = picksOf(locals.answer);
  if (pick === 'pass' || pick === undefined) return { to: 'next' };
  const listener = (locals.offers ?? [])[Number(pick.replace('use:', ''))] as Listener;
  if (table.library.ability(listener.ability).ability.kind === 'triggered') {
    table.local(locals, 'used', [...(locals.used ?? []), useKey(listener)]);
  }
  return { ...use(table, listener, locals), then: 'window' };
}

function use(table: Table, listener: Listener, locals: MomentLocals): ProcedureCall {
  return (table.game.useAbility ?? callAbility)(table, listener, locals.data);
}

/** Calls the `ability` procedure in the listener's environment; the ordinary way to carry out an ability. */
export function callAbility(table: Table, listener: Listener, event: JsonObject | null): ProcedureCall {
  const env = listenerEnv(table, listener, event);
  return call(abilityProcedure, { ...effectLocals(env, ''), ability: listener.ability });
}
