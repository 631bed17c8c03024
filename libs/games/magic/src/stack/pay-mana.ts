import { callAbility, type Control, type Frame, type Json, type ObjectId, type Option, picksOf, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import type { ManaAbility } from '../mana/abilities.js';
import { automaticPayment, helpfulAbilities, poolOf, purseOf, spend, spendable, unitParams, unitsNeeded } from '../mana/payment.js';
import { groupsOf } from '../mana/pool.js';
import { parseCost } from '../symbols.js';

/**
 * Paying a cost of mana: mana abilities first (601.2g, 605.3a), then the mana itself, unit by unit where it matters which
 * (601.2h). Whoever calls has made sure that the cost can be paid; nothing is offered that leads away from it.
 */
export const payManaProcedure: Procedure = {
  name: 'payMana',
  steps: [
    { name: 'gather', rule: '601.2g', run: gather },
    { name: 'activate', rule: '601.2g', run: activate },
    { name: 'choose', rule: '601.2h', run: choose },
    { name: 'chosen', rule: '601.2h', run: chosen },
  ],
};

/**
 * Locals of a payment.
 * @param object what is paid for
 * @param source whose ability is paid for: another cost uses it up
 */
export function payMana(seat: Seat, cost: string, object: ObjectId, source: ObjectId): { [key: string]: Json } {
  return { seat, cost, object, source, queue: [], offers: [], spent: [], answer: null, answers: null, returned: null };
}

interface Paying {
  readonly seat: Seat;
  readonly cost: string;
  readonly object: ObjectId;
  readonly source: ObjectId;
}

function gather(table: Table, locals: Row, frame: Frame): Control {
  const { seat, cost, object, source } = locals as unknown as Paying;
  const queue = locals.queue as unknown as readonly ManaAbility[];
  const [next, ...rest] = queue;
  if (next !== undefined) {
    table.local(locals, 'queue', rest as unknown as Json);
    return { ...callAbility(table, { object: next.object, seat, ability: next.path }, null), then: 'gather' };
  }
  const symbols = parseCost(cost);
  if (unitsNeeded(table, seat, symbols) !== null) return { to: 'choose' };
  const offers = helpfulAbilities(purseOf(table, seat, source), symbols);
  table.local(locals, 'offers', offers as unknown as Json);
  const options = offers.map(({ object: permanent, path }, at): Option => ({ id: `mana:${at}`, label: 'activate', params: { card: table.object(permanent).card, object: permanent, ability: path }, object: permanent }));
  const { card } = table.object(object);
  table.ask(frame, { seat, kind: 'activateMana', rule: '601.2g', params: { cost, card, object }, domain: { type: 'options', min: 1, max: 1, options: [{ id: 'automatic', label: 'automatic' }, ...options] } });
  return { wait: true };
}

function activate(table: Table, locals: Row): Control {
  const [pick] = picksOf(locals.answer) as [string];
  const { seat, cost, source } = locals as unknown as Paying;
  const offers = locals.offers as unknown as readonly ManaAbility[];
  const queue = pick === 'automatic' ? (automaticPayment(purseOf(table, seat, source), parseCost(cost)) ?? []) : [offers[Number(pick.slice('mana:'.length))] as ManaAbility];
  table.local(locals, 'queue', queue as unknown as Json);
  return { to: 'gather' };
}

/** Units that nobody can tell apart are one option; where there is one only, nobody is asked. */
function choose(table: Table, locals: Row, frame: Frame): Control {
  const { seat, cost, object } = locals as unknown as Paying;
  const spent = locals.spent as readonly number[];
  const pool = poolOf(table, seat);
  const places = spendable(table, seat, parseCost(cost), spent);
  if (places.length === 0) {
    spend(table, seat, spent, '601.2h');
    return { done: null };
  }
  const groups = groupsOf(pool).flatMap(({ unit, places: equal }) => {
    const place = equal.find((one) => places.includes(one));
    return place === undefined ? [] : [{ unit, place }];
  });
  const [only] = groups;
  // Where all that is left must go, the order says nothing.
  const settled = groups.length === 1 || places.length + spent.length === unitsNeeded(table, seat, parseCost(cost));
  if (settled && only !== undefined) {
    table.local(locals, 'spent', [...spent, only.place]);
    return { to: 'choose' };
  }
  const options = groups.map(({ unit, place }): Option => ({ id: `unit:${place}`, label: 'mana', params: unitParams(unit) }));
  const { card } = table.object(object);
  table.ask(frame, { seat, kind: 'spendMana', rule: '601.2h', params: { cost, card, object }, domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

function chosen(table: Table, locals: Row): Control {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'spent', [...(locals.spent as readonly number[]), Number(pick.slice('unit:'.length))]);
  return { to: 'choose' };
}
