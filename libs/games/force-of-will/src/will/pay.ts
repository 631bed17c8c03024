import { jsonOf, type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type Frame, type FrameLocals, type Table } from '@arbiter/kernel/authoring';
import { rowOf, setObject } from '../facts.js';
import { activateWillLocals, activateWillProcedure } from './activate.js';
import { printCost, type WillCost } from './costs.js';
import { groupsOf, poolOf, printWill, setPool, type WillUnit } from './pool.js';
import { automaticPayment, helpfulUses, masksOf, purseOf, spendable, type Spender, unitsNeeded, type WillUse } from './purse.js';

/** Locals of `payWill`. */
export interface PayWillLocals extends FrameLocals {
  readonly seat: number;
  readonly cost: WillCost;
  readonly object: number;
  readonly card: string;
  readonly spender: Spender;
  readonly without: readonly number[];
  readonly cancel: boolean;
  readonly queue: readonly WillUse[];
  readonly offers: readonly WillUse[];
  readonly spent: readonly number[];
  readonly made: number[];
}

/**
 * Pays will (1003): first will abilities are used (1003.5), then will is spent, unit by unit if it matters which. The caller has made sure
 * that the cost can be paid. Nothing is offered that would make this impossible, except `cancel`, by which the card or ability is not
 * played (903.2f). Returns `{ done, units, made }`.
 */
export const payWillProcedure = defineProcedure<PayWillLocals>({
  name: 'payWill',
  steps: [
    { name: 'gather', rule: '1003.5', run: gather },
    { name: 'produce', rule: '1003.5', run: produce },
    { name: 'choose', rule: '1003.1', run: choose },
    { name: 'chosen', rule: '1003.1', run: chosen },
  ],
});

interface Paying {
  readonly seat: Seat;
  readonly cost: WillCost;
  readonly object: ObjectId;
  readonly card: string;
  readonly spender: Spender;
  readonly without: readonly ObjectId[];
  readonly cancel: boolean;
  readonly spent: readonly number[];
  /** Cards rested for plain will abilities during this payment. */
  readonly made: readonly ObjectId[];
}

const payingOf = (locals: PayWillLocals): Paying => locals;

/**
 * Returns the locals of a payment.
 * @param without objects that other parts of the cost use up
 * @param cancel whether the player may go back
 */
export function payWillLocals(
  seat: Seat,
  cost: WillCost,
  given: {
    readonly object: ObjectId;
    readonly card: string;
    readonly spender: Spender;
    readonly without?: readonly ObjectId[];
    readonly cancel?: boolean;
  },
): PayWillLocals {
  const { object, card, spender, without = [], cancel = false } = given;
  return {
    seat,
    cost,
    object,
    card,
    spender,
    without,
    cancel,
    queue: [],
    offers: [],
    spent: [],
    made: [],
    answer: null,
    answers: null,
    returned: null,
  };
}

const asAnyOf = ({ spender }: Paying): boolean => spender.asAny === true;

function gather(table: Table, locals: PayWillLocals, frame: Frame): Control {
  const paying = payingOf(locals);
  const { seat, cost, object, card, spender, without } = paying;
  const [next, ...rest] = locals.queue;
  if (next !== undefined) {
    table.local(locals, 'queue', rest);
    if (isPlain(table, next.path)) table.local(locals, 'made', [...paying.made, next.object]);
    return call(activateWillProcedure, activateWillLocals(table, seat, next), 'gather');
  }
  if (unitsNeeded(masksOf(table, seat, spender), cost, asAnyOf(paying)) !== null) return choose(table, locals, frame);
  const offers = helpfulUses(purseOf(table, seat, spender, without), cost, asAnyOf(paying));
  table.local(locals, 'offers', offers);
  const options = offers.map((offer, at): Option => {
    const { card: from } = table.object(offer.object);
    const units = Object.values(offer.choices)
      .flat()
      .map((unit): WillUnit => ({ ...unit, source: 0 }));
    return {
      id: `will:${at}`,
      label: 'produce',
      params: { card: from, object: offer.object, ability: offer.path, will: printWill(units) },
      object: offer.object,
    };
  });
  const first: Option[] = offers.length === 0 ? [] : [{ id: 'automatic', label: 'automatic' }];
  const last: Option[] = paying.cancel || offers.length === 0 ? [{ id: 'cancel', label: 'cancel' }] : [];
  table.ask(frame, {
    seat,
    kind: 'produceWill',
    rule: '1003.5',
    params: { cost: printCost(cost), card, object },
    domain: { type: 'options', min: 1, max: 1, options: [...first, ...options, ...last] },
  });
  return { wait: true };
}

/** Whether a will ability only rests its card and produces will: only such an ability can be taken back (903.2f, ruling:29). */
function isPlain(table: Table, path: string): boolean {
  const { cost = [], clauses = [] } = table.library.ability(path).ability;
  return (
    cost.every(({ verb }) => verb === 'restSelf') && clauses.every((clause) => (clause.do ?? []).every(({ verb }) => verb === 'produce'))
  );
}

/** Gives back the will that was spent; then recovers the cards rested for it, whose will is gone (ruling:29). */
export function refund(table: Table, seat: Seat, spent: readonly WillUnit[], made: readonly ObjectId[]): void {
  if (spent.length > 0) setPool(table, seat, [...poolOf(table, seat), ...spent]);
  takeBack(table, { seat, made });
}

/** Recovers the cards that were rested for this payment and removes their will (ruling:29). */
function takeBack(table: Table, { seat, made }: Pick<Paying, 'seat' | 'made'>): void {
  for (const id of made) {
    if (table.find(id) === null || !rowOf(table, id).rested || !poolOf(table, seat).some(({ source }) => source === id)) continue;
    setObject(table, id, 'rested', false);
    setPool(
      table,
      seat,
      poolOf(table, seat).filter(({ source }) => source !== id),
    );
    table.emit('willTakenBack', '903.2f', { seat, object: id, card: table.object(id).card });
  }
}

function produce(table: Table, locals: PayWillLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  const paying = payingOf(locals);
  if (pick === 'cancel') {
    takeBack(table, paying);
    return { done: { done: false } };
  }
  const offers = locals.offers;
  const queue =
    pick === 'automatic'
      ? (automaticPayment(purseOf(table, paying.seat, paying.spender, paying.without), paying.cost, asAnyOf(paying)) ?? [])
      : [offers[Number(pick.slice('will:'.length))] as WillUse];
  table.local(locals, 'queue', queue);
  return { to: 'gather' };
}

/** Asks which unit is spent. Units that can't be told apart are one option; with a single option nobody is asked. */
function choose(table: Table, locals: PayWillLocals, frame: Frame): Control {
  const paying = payingOf(locals);
  const { seat, cost, object, card, spent, spender } = paying;
  const masks = masksOf(table, seat, spender);
  const needed = unitsNeeded(masks, cost, asAnyOf(paying));
  // If every unit must be spent, the order does not matter.
  if (needed === masks.length)
    return finish(
      table,
      paying,
      groupsOf(poolOf(table, seat)).flatMap(({ places }) => places),
    );
  const places = spendable(masks, cost, spent, asAnyOf(paying));
  if (places.length === 0) return finish(table, paying, spent);
  const groups = groupsOf(poolOf(table, seat)).flatMap(({ unit, places: equal }) => {
    const place = equal.find((one) => places.includes(one));
    return place === undefined ? [] : [{ unit, place }];
  });
  if (groups.length === 1 || places.length + spent.length === needed) {
    table.local(locals, 'spent', [...spent, (groups[0] as (typeof groups)[number]).place]);
    return { to: 'choose' };
  }
  const options = groups.map(
    ({ unit, place }): Option => ({ id: `unit:${place}`, label: 'will', params: { will: printWill([unit]), source: unit.source } }),
  );
  table.ask(frame, {
    seat,
    kind: 'spendWill',
    rule: '1003.1',
    params: { cost: printCost(cost), card, object },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true, then: 'chosen' };
}

function chosen(table: Table, locals: PayWillLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'spent', [...locals.spent, Number(pick.slice('unit:'.length))]);
  return { to: 'choose' };
}

/**
 * Spends the units and ends the payment.
 * @param spent places in the pool
 */
function finish(table: Table, { seat, made }: Paying, spent: readonly number[]): Control {
  const pool = poolOf(table, seat);
  const units = spent.map((place) => pool[place] as WillUnit);
  if (units.length > 0) {
    setPool(
      table,
      seat,
      pool.filter((_, place) => !spent.includes(place)),
    );
    table.emit('willSpent', '1003.1', { seat, will: printWill(units) });
  }
  return { done: { done: true, units: jsonOf(units), made } };
}
