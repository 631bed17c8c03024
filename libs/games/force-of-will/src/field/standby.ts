import type { ObjectId, Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, happen, type Table } from '@arbiter/kernel/authoring';
import { move } from '../happenings/move.js';
import { parseCost } from '../will/costs.js';
import { payWillLocals, payWillProcedure } from '../will/pay.js';
import { anySpender } from '../will/purse.js';

/** The will it costs to put a card into the standby area (706.1). */
export const standbyCost = parseCost('{2}');

/** Locals of `putStandby`. */
export interface PutStandbyLocals {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly returned: { readonly done: boolean } | null;
}

export const standbyLocals = (seat: Seat, object: ObjectId): PutStandbyLocals => ({ seat, object, returned: null });

/** Puts a card of the hand face down into the standby area (706), without using the chase. */
export const putStandbyProcedure = defineProcedure<PutStandbyLocals>({
  name: 'putStandby',
  steps: [
    { name: 'pay', rule: '706.1', run: pay },
    { name: 'put', rule: '706.2', run: put },
  ],
});

function pay(table: Table, { seat, object }: PutStandbyLocals): Control {
  const { card } = table.object(object);
  return call(payWillProcedure, payWillLocals(seat, standbyCost, { object, card, spender: anySpender, cancel: true }));
}

/** Moves the card from the hand to the standby area, face down (706.2, 310.1). */
function put(table: Table, locals: PutStandbyLocals): Control | undefined {
  if (locals.returned?.done === false) return { done: { done: false } };
  return happen(table, [move(locals.object, { to: 'standby', faceDown: true }, '706.2')]);
}
