import { type JsonObject, type ObjectId, type Option, picksOf } from '@arbiter/kernel';
import {
  announceable,
  call,
  choicesShown,
  chooseModesProcedure,
  chooseTargetsProcedure,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  envOf,
  type Frame,
  type FrameLocals,
  modeLocals,
  orderLocals,
  orderTriggersProcedure,
  type Part,
  place,
  returnedIn,
  stopPassing,
  type Table,
  takeTrigger,
  triggerEnv,
  waitingTriggers,
  waitsIn,
} from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';
import { plainItem, setItem } from './items.js';
import { noticeTargets, targetLocals, targetsShown } from './targets.js';

/** Locals of `stackTriggers`. */
export interface StackTriggersLocals extends FrameLocals<readonly number[]> {
  readonly queue: readonly number[];
}

/**
 * Puts the waiting triggered abilities on the stack (603.3): those of the active player first, each player's in an order of their choice
 * (603.3b).
 */
export const stackTriggersProcedure = defineProcedure<StackTriggersLocals>({
  name: 'stackTriggers',
  steps: [
    { name: 'order', rule: '603.3b', run: (): Control => call(orderTriggersProcedure, orderLocals()) },
    { name: 'take', rule: '603.3b', run: (table, locals): void => table.local(locals, 'queue', returnedIn(locals)) },
    { name: 'next', rule: '603.3', run: next },
  ],
});

export function stackTriggersLocals(): StackTriggersLocals {
  return { queue: [], returned: null, answer: null, answers: null };
}

function next(table: Table, locals: StackTriggersLocals): Control {
  const [id, ...queue] = locals.queue;
  if (id === undefined) return { done: null };
  table.local(locals, 'queue', queue);
  const trigger = takeTrigger(table, id);
  return call(stackTriggerProcedure, { ...effectLocals(triggerEnv(trigger), ''), ability: trigger.ability, item: 0 }, 'next');
}

/** 603.8: a state trigger doesn't trigger again while its ability is on the stack. */
export const stateTriggerWaits = (table: Table, ability: string, source: ObjectId): boolean => waitsIn(table, 'stack', ability, source);

/** Locals of `stackTrigger`. */
export interface StackTriggerLocals extends EffectLocals<readonly Part[]> {
  readonly ability: string;
  readonly item: number;
}

/** Puts one triggered ability on the stack with its targets (603.3c, 603.3d). Locals: an environment and `ability`. */
export const stackTriggerProcedure = defineProcedure<StackTriggerLocals>({
  name: 'stackTrigger',
  steps: [
    { name: 'event', rule: '603.7b', run: askEvent },
    { name: 'eventChosen', rule: '603.7b', run: takeEvent },
    { name: 'begin', rule: '603.3d', run: begin },
    {
      name: 'modes',
      rule: '603.3c',
      run: (_table, locals): Control => call(chooseModesProcedure, modeLocals(envOf(locals), locals.ability, '700.2a')),
    },
    {
      name: 'targets',
      rule: '603.3d',
      run: (_table, locals): Control => call(chooseTargetsProcedure, targetLocals(envOf(locals), returnedIn(locals), '603.3d')),
    },
    { name: 'placed', rule: '603.3', run: placed },
  ],
});

/** 603.7b: a delayed trigger that could trigger on several events at once triggers on the one that its controller chooses. */
function askEvent(table: Table, locals: StackTriggerLocals, frame: Frame): Control {
  const { alternatives } = locals.event ?? {};
  if (alternatives === undefined) return { to: 'begin' };
  const options = (alternatives as readonly JsonObject[]).map((one, at): Option => {
    const object = one.object as ObjectId;
    return { id: `event:${at}`, label: 'object', params: { card: shownCard(table, object), object }, object };
  });
  table.ask(frame, {
    seat: locals.you,
    kind: 'chooseEvent',
    rule: '603.7b',
    params: { card: locals.card, object: locals.self },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function takeEvent(table: Table, locals: StackTriggerLocals): void {
  const [pick] = picksOf(locals.answer) as [string];
  const { alternatives } = locals.event ?? {};
  table.local(locals, 'event', (alternatives as readonly JsonObject[])[Number(pick.slice('event:'.length))] as JsonObject);
}

/** 603.3d: an ability without a legal choice for a required target is removed from the stack at once. */
function begin(table: Table, locals: StackTriggerLocals): Control | undefined {
  const env = envOf(locals);
  if (announceable(table, env, locals.ability)) return undefined;
  table.emit('triggerRemoved', '603.3d', { card: locals.card, seat: env.you });
  return { done: null };
}

function placed(table: Table, locals: StackTriggerLocals): Control {
  const seat = locals.you;
  const item = place(table, table.create('', seat, 'item').id, { zone: 'stack' });
  stopPassing(table, seat);
  const parts = returnedIn(locals);
  setItem(
    table,
    item,
    plainItem({
      ability: locals.ability,
      source: locals.self,
      card: locals.card,
      event: locals.event,
      vars: locals.vars,
      parts,
    }),
  );
  table.emit('triggerStacked', '603.3', {
    seat,
    object: item,
    card: locals.card,
    ability: locals.ability,
    targets: choicesShown(parts),
    aimedAt: targetsShown(table, item),
  });
  noticeTargets(table, item, seat);
  return { done: null };
}

export function triggersWait(table: Table): boolean {
  return waitingTriggers(table).length > 0;
}
