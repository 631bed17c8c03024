import { nonEmpty, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  type Ability,
  call,
  type Control,
  defineProcedure,
  fitsEntry,
  type Frame,
  type FrameLocals,
  happen,
  type Need,
  needsHold,
  returnedIn,
  type Table,
  type Tree,
  trial,
} from '@arbiter/kernel/authoring';
import { permanentsOf, setObject, shownCard } from '../facts.js';
import { move } from '../happenings/move.js';
import { usableManaAbilities } from '../mana/abilities.js';
import { canAfford, purseOf } from '../mana/payment.js';
import type { ManaUnit, TappedFor } from '../mana/pool.js';
import { poolOf, setPool } from '../mana/pools.js';
import { payMana, payManaProcedure, type ManaPaid } from '../stack/pay-mana.js';
import { askReversal, reverseMana } from '../stack/reversal.js';
import { parseCost } from '../characteristics/symbols.js';
import type { AttackPrice } from './attack-board.js';
import { cardOption, pickedObjects } from '../options.js';
import { forbids } from '../rules.js';

/** The total cost of a declaration, once it is locked in (508.1h, 509.1d). */
export interface Price {
  readonly mana: string;
  readonly sacrifices: readonly Sacrifice[];
}

interface Sacrifice {
  readonly where: Tree;
  /** The object whose rule asks for the sacrifice. */
  readonly bearer: ObjectId;
  readonly count: number;
}

/** Returns the sum of the costs of each creature's attack or block. */
export function totalPrice(entries: readonly { readonly creature: ObjectId; readonly prices: readonly AttackPrice[] }[]): Price {
  const all = entries.flatMap(({ creature, prices }) => prices.map((price) => ({ creature, price })));
  return {
    mana: all.map(({ price }) => price.more ?? '').join(''),
    sacrifices: all.flatMap(({ creature, price }): Sacrifice[] =>
      price.sacrifice === undefined ? [] : [{ where: price.sacrifice, bearer: creature, count: price.count ?? 1 }],
    ),
  };
}

export function isNothing({ mana, sacrifices }: Price): boolean {
  return mana === '' && sacrifices.length === 0;
}

/** Whether a player could pay the price in full, with these creatures tapped (they tap before costs are paid, 508.1f). */
export function couldPay(table: Table, seat: Seat, price: Price, tapped: readonly ObjectId[]): boolean {
  if (tapped.length === 0 || price.mana === '') return sparedFor(table, seat, price) !== null;
  return trial(table, () => {
    for (const id of tapped) setObject(table, id, 'tapped', true);
    return sparedFor(table, seat, price) !== null;
  });
}

/**
 * Returns the permanents that must not be used up for mana, so that they can be sacrificed: nothing pays for two parts of a cost (118.10),
 * and every part must be paid (508.1j, 509.1f). Null if the price can't be paid. A permanent that is only tapped for mana can still be
 * sacrificed.
 */
function sparedFor(table: Table, seat: Seat, { mana, sacrifices }: Price): readonly ObjectId[] | null {
  const needs = needsOf(table, seat, sacrifices, []);
  if (mana === '') return needsHold(needs) ? [] : null;
  const cost = parseCost(mana);
  const consumed = needs.length === 0 ? [] : usedUpForMana(table, seat).filter((id) => needs.some(({ ids }) => ids.includes(id)));
  const search = (spared: readonly ObjectId[], from: number): readonly ObjectId[] | null => {
    const gone = consumed.filter((id) => !spared.includes(id));
    if (needsHold(needs.map((need): Need => ({ ...need, ids: need.ids.filter((id) => !gone.includes(id)) }))))
      return canAfford(purseOf(table, seat, { without: spared }), cost) ? spared : null;
    for (let at = from; at < consumed.length; at++) {
      const found = search([...spared, consumed[at] as ObjectId], at + 1);
      if (found !== null) return found;
    }
    return null;
  };
  return search([], 0);
}

/** Returns the permanents that a player can use for mana only by sacrificing them. */
function usedUpForMana(table: Table, seat: Seat): readonly ObjectId[] {
  const abilities = usableManaAbilities(table, seat);
  const stays = new Set(abilities.flatMap(({ object, path }) => (isUsedUp(table.library.ability(path).ability) ? [] : [object])));
  return [...new Set(abilities.flatMap(({ object }) => (stays.has(object) ? [] : [object])))];
}

const isUsedUp = ({ cost = [] }: Ability): boolean => cost.some(({ verb, what }) => verb === 'sacrifice' && what === 'self');

/** Returns the permanents that can be sacrificed for one part of the price (701.16a), without those that can't be sacrificed (101.2). */
function candidates(table: Table, seat: Seat, { where, bearer }: Sacrifice, chosen: readonly ObjectId[]): ObjectId[] {
  return permanentsOf(table, seat).filter(
    (id) => !chosen.includes(id) && !forbids(table, id, 'beSacrificed') && fitsEntry(table, where, id, bearer),
  );
}

/** Returns one need for each permanent that has to be sacrificed. */
function needsOf(table: Table, seat: Seat, sacrifices: readonly Sacrifice[], chosen: readonly ObjectId[]): Need[] {
  return sacrifices.flatMap((one) => {
    const ids = candidates(table, seat, one, chosen);
    return Array.from({ length: one.count }, (): Need => ({ ids, use: 'leaves' }));
  });
}

/** Locals of `payPrice`. */
export interface PayPriceLocals extends FrameLocals<ManaPaid> {
  readonly seat: Seat;
  readonly mana: string;
  readonly sacrifices: readonly Sacrifice[];
  readonly object: ObjectId;
  readonly rule: string;
  readonly chosen: readonly ObjectId[];
  readonly made: readonly TappedFor[];
  readonly units: readonly ManaUnit[];
}

/**
 * Returns locals of the payment.
 * @param object the object that the cost is shown with
 */
export function payPriceLocals(seat: Seat, { mana, sacrifices }: Price, object: ObjectId, rule: string): PayPriceLocals {
  return {
    seat,
    mana,
    sacrifices,
    object,
    rule,
    chosen: [],
    made: [],
    units: [],
    returned: null,
    answer: null,
    answers: null,
  };
}

/**
 * Pays the whole cost of a declaration (508.1i, 508.1j, 509.1e, 509.1f): mana, with mana abilities, then the sacrifices. Returns `{ done
 * }`, which is false when the player took the declaration back instead (722.1).
 */
export const payPriceProcedure = defineProcedure<PayPriceLocals>({
  name: 'payPrice',
  steps: [
    { name: 'mana', rule: '508.1i', run: makeMana },
    { name: 'manaPaid', rule: '508.1j', run: noteMana },
    { name: 'choose', rule: '508.1j', run: choose },
    { name: 'chosen', rule: '508.1j', run: chosen },
    {
      name: 'pay',
      rule: '508.1j',
      run: (table, { chosen: objects, rule }) =>
        objects.length === 0
          ? undefined
          : happen(
              table,
              objects.map((id) => move(id, { to: 'graveyard', sacrifice: true }, rule)),
            ),
    },
    { name: 'paid', rule: '508.1j', run: () => ({ done: { done: true } }) },
    { name: 'reverse', rule: '722.1', run: reverse },
    { name: 'reversed', rule: '722.1', run: reversed },
  ],
});

function makeMana(table: Table, locals: PayPriceLocals): Control | undefined {
  const { seat, mana, sacrifices, object } = locals;
  if (mana === '') return undefined;
  return call(
    payManaProcedure,
    payMana(seat, parseCost(mana), { object, source: 0, cancel: true, spared: sparedFor(table, seat, { mana, sacrifices }) ?? [] }),
  );
}

function noteMana(table: Table, locals: PayPriceLocals): Control | undefined {
  if (locals.mana === '') return undefined;
  const { done, made = [], units = [] } = returnedIn(locals);
  table.local(locals, 'made', made);
  table.local(locals, 'units', units);
  return done ? undefined : { to: 'reverse' };
}

const madeFor = (locals: PayPriceLocals): readonly TappedFor[] => locals.made;

/** 722.1: together with the declaration, the player may take back the mana abilities that were activated for it. */
function reverse(table: Table, locals: PayPriceLocals, frame: Frame): Control | undefined {
  table.local(locals, 'answer', null);
  const object = locals.object;
  return askReversal(table, frame, locals.seat, madeFor(locals), { card: shownCard(table, object), object }) ? { wait: true } : undefined;
}

/** 722.1: the payments so far are undone. */
function reversed(table: Table, locals: PayPriceLocals): Control {
  const seat = locals.seat;
  const units = locals.units;
  if (units.length > 0) setPool(table, seat, [...poolOf(table, seat), ...units]);
  reverseMana(table, seat, madeFor(locals), locals.answer);
  return { done: { done: false } };
}

/**
 * Asks what is sacrificed next. A choice after which another part couldn't be paid is not offered; where that could happen, the permanents
 * are chosen one at a time.
 */
function choose(table: Table, locals: PayPriceLocals, frame: Frame): Control {
  const [next, ...rest] = locals.sacrifices;
  if (next === undefined) return { to: 'pay' };
  const seat = locals.seat;
  const taken = locals.chosen;
  const able = candidates(table, seat, next, taken);
  // A mana ability used up permanents that this part needs: a cost is never paid in part.
  if (able.length < next.count) return { to: 'reverse' };
  if (able.length === next.count) return take(table, locals, able, next.count);
  const others = needsOf(table, seat, [{ ...next, count: next.count - 1 }, ...rest], taken);
  const sparing = able.filter((id) => needsHold(others.map((need): Need => ({ ...need, ids: need.ids.filter((one) => one !== id) }))));
  const count = others.every(({ ids }) => ids.length === able.length && ids.every((id) => able.includes(id))) ? next.count : 1;
  if (sparing.length <= count) return take(table, locals, sparing, count);
  const options = sparing.map((id) => cardOption(table, id));
  table.ask(frame, {
    seat,
    kind: 'chooseForEffect',
    rule: locals.rule,
    params: { card: table.object(next.bearer).card, object: next.bearer },
    domain: { type: 'options', min: count, max: count, options },
  });
  return { wait: true };
}

function chosen(table: Table, locals: PayPriceLocals): Control {
  const picked = pickedObjects(locals.answer);
  return take(table, locals, picked, picked.length);
}

/** Notes permanents to be sacrificed for the next part of the price, `count` of the number that it asks for. */
function take(table: Table, locals: PayPriceLocals, ids: readonly ObjectId[], count: number): Control {
  const [next, ...rest] = nonEmpty(locals.sacrifices, 'a sacrifice');
  table.local(locals, 'chosen', [...locals.chosen, ...ids]);
  table.local(locals, 'sacrifices', count < next.count ? [{ ...next, count: next.count - count }, ...rest] : rest);
  return { to: 'choose' };
}
