import {
  announceable,
  type Control,
  orderLocals,
  type Procedure,
  type Row,
  type Table,
  takeTrigger,
  triggerEnv,
  type TriggerRow,
} from '@arbiter/kernel';
import { triggerLocals } from '../play/announcement.js';

/**
 * Puts what has triggered onto the effects stack (2.1.9.3, 2.4.2.6): the turn player's first, then each other player's in turn order, each in
 * the order that he chooses. Locals: `queue`. Returns nothing.
 */
export const placeTriggersProcedure: Procedure = {
  name: 'placeTriggers',
  steps: [
    { name: 'order', rule: '2.1.9.3.1', run: (): Control => ({ call: 'orderTriggers', locals: orderLocals() }) },
    {
      name: 'ordered',
      rule: '2.1.9.3.2',
      run: (table, locals): void => table.local(locals, 'queue', locals.returned as readonly number[]),
    },
    { name: 'next', rule: '2.4.2.6', run: next },
  ],
};

export const placeTriggersLocals = (): Row => ({ queue: [], returned: null, answer: null, answers: null });

/** ruling:20, 2.11.7.6.3.1: what finds no target is not placed. */
function next(table: Table, locals: Row): Control {
  const [id, ...queue] = locals.queue as readonly number[];
  if (id === undefined) return { done: null };
  table.local(locals, 'queue', queue);
  const trigger = takeTrigger(table, id);
  if (!mayBePlaced(table, trigger)) {
    table.emit('triggerFailed', '2.4.2.4.1', { seat: trigger.seat, card: trigger.card, ability: trigger.ability });
    return { to: 'next' };
  }
  return { call: 'announce', locals: triggerLocals(trigger), then: 'next' };
}

/** 2.4.2.4.1, ruling:20: without a legal mode or target it fails. */
const mayBePlaced = (table: Table, trigger: TriggerRow): boolean => announceable(table, triggerEnv(trigger), trigger.ability);
