import { picksOf, type RuleRef, type Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  place,
  showTo,
  type Table,
  wholeOrder,
} from '@arbiter/kernel/authoring';
import { objectOption, objectsIn } from '../asking.js';

const rule: RuleRef = 'base.5.2';

/** Locals of `orderTop`. */
export interface OrderTopLocals extends FrameLocals {
  readonly seat: Seat;
  readonly owner: Seat;
  readonly amount: number;
}

/**
 * Lets a player look at the top cards of a Deck and put them back in an order of their choice. Locals: `seat`, who looks, `owner`, whose
 * Deck it is, and `amount`. Returns a verb's outcome.
 */
export const orderTopProcedure = defineProcedure<OrderTopLocals>({
  name: 'orderTop',
  steps: [
    { name: 'ask', rule, run: ask },
    { name: 'put', rule, run: put },
  ],
});

export const orderTopLocals = (seat: Seat, owner: Seat, amount: number): OrderTopLocals => ({
  seat,
  owner,
  amount,
  returned: null,
  answer: null,
  answers: null,
});

function ask(table: Table, locals: OrderTopLocals, frame: Frame): Control {
  const owner = locals.owner;
  const seat = locals.seat;
  const hidden = table.zoneOf('mainDeck', owner).order.slice(0, locals.amount);
  if (hidden.length === 0) return { done: { done: false } };
  const ids = hidden.map((id) => showTo(table, id, [seat]));
  const options = ids.map((id) => objectOption(table, id));
  table.ask(frame, { seat, kind: 'orderCards', rule, params: { count: ids.length }, domain: wholeOrder(options) });
  return { wait: true };
}

/** Puts the cards back so that the first of the order ends on top. */
function put(table: Table, locals: OrderTopLocals): Control {
  const owner = locals.owner;
  const seat = locals.seat;
  const picked = objectsIn(picksOf(locals.answer));
  table.local(locals, 'answer', null);
  // The player who looked at the cards knows their new positions (base.5.14).
  for (const id of [...picked].reverse()) place(table, id, { zone: `mainDeck:${owner}`, at: 'top' });
  table.emit('topArranged', rule, { seat, owner, amount: picked.length });
  return { done: { done: true, objects: picked } };
}
