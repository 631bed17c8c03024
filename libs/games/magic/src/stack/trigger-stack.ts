import {
  announceable,
  choicesShown,
  type Control,
  effectLocals,
  envOf,
  type Frame,
  type JsonObject,
  modeLocals,
  type ObjectId,
  type Option,
  orderLocals,
  type Part,
  picksOf,
  place,
  type Procedure,
  type Row,
  stopPassing,
  type Table,
  takeTrigger,
  triggerEnv,
  waitingTriggers,
  waitsIn,
} from '@arbiter/kernel';
import { shownCard } from '../facts.js';
import { plainItem, setItem } from './items.js';
import { noticeTargets, targetLocals, targetsShown } from './targets.js';

/**
 * Puts the waiting triggered abilities on the stack (603.3): those of the active player first, each player's in the order of
 * his choice (603.3b).
 */
export const stackTriggersProcedure: Procedure = {
  name: 'stackTriggers',
  steps: [
    { name: 'order', rule: '603.3b', run: (): Control => ({ call: 'orderTriggers', locals: orderLocals() }) },
    { name: 'take', rule: '603.3b', run: (table, locals): void => table.local(locals, 'queue', locals.returned as readonly number[]) },
    { name: 'next', rule: '603.3', run: next },
  ],
};

export function stackTriggersLocals(): Row {
  return { queue: [], returned: null, answer: null, answers: null };
}

function next(table: Table, locals: Row): Control {
  const [id, ...queue] = locals.queue as readonly number[];
  if (id === undefined) return { done: null };
  table.local(locals, 'queue', queue);
  const trigger = takeTrigger(table, id);
  return { call: 'stackTrigger', locals: { ...effectLocals(triggerEnv(trigger), ''), ability: trigger.ability, item: 0 }, then: 'next' };
}

/** 603.8: a state trigger doesn't trigger again while its ability is on the stack. */
export const stateTriggerWaits = (table: Table, ability: string, source: ObjectId): boolean => waitsIn(table, 'stack', ability, source);

/** Puts one triggered ability on the stack with its targets (603.3c, 603.3d). Locals: an environment and `ability`. */
export const stackTriggerProcedure: Procedure = {
  name: 'stackTrigger',
  steps: [
    { name: 'event', rule: '603.7b', run: askEvent },
    { name: 'eventChosen', rule: '603.7b', run: takeEvent },
    { name: 'begin', rule: '603.3d', run: begin },
    {
      name: 'modes',
      rule: '603.3c',
      run: (_table, locals): Control => ({ call: 'chooseModes', locals: modeLocals(envOf(locals), locals.ability as string, '700.2a') }),
    },
    {
      name: 'targets',
      rule: '603.3d',
      run: (_table, locals): Control => ({
        call: 'chooseTargets',
        locals: targetLocals(envOf(locals), locals.returned as unknown as readonly Part[], '603.3d'),
      }),
    },
    { name: 'placed', rule: '603.3', run: placed },
  ],
};

/** 603.7b: a delayed trigger that could answer to several things at once answers to the one that its controller chooses. */
function askEvent(table: Table, locals: Row, frame: Frame): Control {
  const event = locals.event as JsonObject;
  const { alternatives } = event;
  if (alternatives === undefined) return { to: 'begin' };
  const options = (alternatives as readonly JsonObject[]).map((one, at): Option => {
    const object = one.object as ObjectId;
    return { id: `event:${at}`, label: 'object', params: { card: shownCard(table, object), object }, object };
  });
  table.ask(frame, {
    seat: locals.you as number,
    kind: 'chooseEvent',
    rule: '603.7b',
    params: { card: locals.card as string, object: locals.self as ObjectId },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function takeEvent(table: Table, locals: Row): void {
  const [pick] = picksOf(locals.answer) as [string];
  const { alternatives } = locals.event as { readonly alternatives: readonly JsonObject[] };
  table.local(locals, 'event', alternatives[Number(pick.slice('event:'.length))] as JsonObject);
}

/** 603.3d: without a legal choice for a required target it is removed from the stack at once. */
function begin(table: Table, locals: Row): Control | undefined {
  const env = envOf(locals);
  if (announceable(table, env, locals.ability as string)) return undefined;
  table.emit('triggerRemoved', '603.3d', { card: locals.card as string, seat: env.you });
  return { done: null };
}

function placed(table: Table, locals: Row): Control {
  const seat = locals.you as number;
  const item = place(table, table.create('', seat, 'item').id, { zone: 'stack' });
  stopPassing(table, seat);
  const parts = locals.returned as unknown as readonly Part[];
  setItem(
    table,
    item,
    plainItem({
      ability: locals.ability as string,
      source: locals.self as ObjectId,
      card: locals.card as string,
      event: locals.event as Row,
      vars: locals.vars as Row,
      parts,
    }),
  );
  table.emit('triggerStacked', '603.3', {
    seat,
    object: item,
    card: locals.card as string,
    ability: locals.ability as string,
    targets: choicesShown(parts),
    aimedAt: targetsShown(table, item),
  });
  noticeTargets(table, item, seat);
  return { done: null };
}

export function triggersWait(table: Table): boolean {
  return waitingTriggers(table).length > 0;
}
