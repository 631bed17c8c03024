import { type Control, happen, type ObjectId, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { move } from '../happenings/move.js';
import { parseCost } from '../will/costs.js';
import { payWillLocals } from '../will/pay.js';
import { anySpender } from '../will/purse.js';

/** 706.1 */
export const standbyCost = parseCost('{2}');

export const standbyLocals = (seat: Seat, object: ObjectId): Row => ({ seat, object, returned: null });

/** Putting a card of the hand face down into the standby area (706), without the chase. */
export const putStandbyProcedure: Procedure = {
  name: 'putStandby',
  steps: [
    { name: 'pay', rule: '706.1', run: pay },
    { name: 'put', rule: '706.2', run: put },
  ],
};

function pay(table: Table, { seat, object }: Row): Control {
  const { card } = table.object(object as ObjectId);
  return {
    call: 'payWill',
    locals: payWillLocals(seat as Seat, standbyCost, { object: object as ObjectId, card, spender: anySpender, cancel: true }),
  };
}

/** 706.2, 310.1: the card goes from the hand to the standby area, face down. */
function put(table: Table, locals: Row): Control | undefined {
  if ((locals.returned as { readonly done: boolean } | null)?.done === false) return { done: { done: false } };
  return happen(table, [move(locals.object as ObjectId, { to: 'standby', faceDown: true }, '706.2')]);
}
