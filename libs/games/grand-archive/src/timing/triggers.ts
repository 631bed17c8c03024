import {
  announceable,
  call,
  type Control,
  defineProcedure,
  type FrameLocals,
  orderLocals,
  orderTriggersProcedure,
  returnedIn,
  type Table,
  takeTrigger,
  triggerEnv,
  type TriggerRow,
} from '@arbiter/kernel/authoring';
import { triggerLocals } from '../play/announcement.js';
import { announceProcedure } from '../play/announce.js';

/** Locals of `placeTriggers`. */
export interface PlaceTriggersLocals extends FrameLocals<readonly number[]> {
  readonly queue: readonly number[];
}

/**
 * Puts triggered abilities onto the effects stack (2.1.9.3, 2.4.2.6): first the turn player's, then each other player's in turn order, each
 * in the order that its player chooses. Locals: `queue`. Returns nothing.
 */
export const placeTriggersProcedure = defineProcedure<PlaceTriggersLocals>({
  name: 'placeTriggers',
  steps: [
    { name: 'order', rule: '2.1.9.3.1', run: (): Control => call(orderTriggersProcedure, orderLocals()) },
    {
      name: 'ordered',
      rule: '2.1.9.3.2',
      run: (table, locals): void => table.local(locals, 'queue', returnedIn(locals)),
    },
    { name: 'next', rule: '2.4.2.6', run: next },
  ],
});

export const placeTriggersLocals = (): PlaceTriggersLocals => ({ queue: [], returned: null, answer: null, answers: null });

/** Places the next ability; one without a legal target is not placed (ruling:20, 2.11.7.6.3.1). */
function next(table: Table, locals: PlaceTriggersLocals): Control {
  const [id, ...queue] = locals.queue;
  if (id === undefined) return { done: null };
  table.local(locals, 'queue', queue);
  const trigger = takeTrigger(table, id);
  if (!mayBePlaced(table, trigger)) {
    table.emit('triggerFailed', '2.4.2.4.1', { seat: trigger.seat, card: trigger.card, ability: trigger.ability });
    return { to: 'next' };
  }
  return call(announceProcedure, triggerLocals(trigger), 'next');
}

/** Whether an ability has a legal mode and target; without them it fails (2.4.2.4.1, ruling:20). */
const mayBePlaced = (table: Table, trigger: TriggerRow): boolean => announceable(table, triggerEnv(trigger), trigger.ability);
