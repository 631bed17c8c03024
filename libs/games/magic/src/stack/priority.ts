import { type Control, type Frame, happen, type Json, type JsonObject, type Option, picksOf, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { formMark } from '../faces/forms.js';
import { turnUpLocals } from '../faces/turn-up.js';
import { gameOf, nextSeat, topOfStack } from '../facts.js';
import { stateBasedActions } from '../state-based/index.js';
import { type Act, actsOf, mightAct } from './acts.js';
import { activateLocals, castLocals } from './announce.js';
import { stackTriggersLocals, triggersWait } from './trigger-stack.js';

/**
 * Priority (117): state-based actions and waiting triggers first, then the player acts or passes. When all pass in
 * succession the top of the stack resolves, or the step ends with an empty stack (117.4). Locals: `seat` who gets
 * priority, `passes` made in succession.
 */
export const priorityProcedure: Procedure = {
  name: 'priority',
  steps: [
    { name: 'settle', rule: '117.5', run: settle },
    { name: 'offer', rule: '117.1', run: offer },
    { name: 'acted', rule: '117.3c', run: acted },
    { name: 'resolved', rule: '117.3b', run: resolved },
  ],
};

/** 117.5: state-based actions until there are none, then triggered abilities, until neither is left. */
function settle(table: Table): Control | undefined {
  const actions = stateBasedActions(table);
  if (actions.length > 0) return happen(table, actions, 'settle') ?? { to: 'settle' };
  return triggersWait(table) ? { call: 'stackTriggers', locals: stackTriggersLocals(), then: 'settle' } : undefined;
}

function offer(table: Table, locals: Row, frame: Frame): Control {
  const seat = locals.seat as Seat;
  if (!mightAct(table, seat)) return passed(table, locals);
  const acts = actsOf(table, seat);
  table.local(locals, 'acts', acts as unknown as Json);
  const options = acts.map((act, at): Option => ({ id: optionId(act, at, acts), label: act.type, params: paramsOf(table, act), object: act.object }));
  table.ask(frame, { seat, kind: 'act', rule: '117.1', params: { step: gameOf(table).step, stack: topOfStack(table) }, domain: { type: 'options', min: 1, max: 1, options: [{ id: 'pass', label: 'pass' }, ...options] } });
  return { wait: true };
}

/** `cast:17`, `cast:17:face1`, `cast:17:morph`, `land:17`, `activate:17:0`: stable while the object lies where it lies. */
function optionId(act: Act, _at: number, _acts: readonly Act[]): string {
  if (act.type === 'turnUp') return `turnUp:${act.object}:${act.index}`;
  if (act.type === 'activate') return `activate:${act.object}:${act.index}`;
  return act.type === 'cast' ? `cast:${act.object}${formMark(act.form)}` : `${act.type}:${act.object}`;
}

function paramsOf(table: Table, act: Act): JsonObject {
  const { card } = table.object(act.object);
  if (act.type === 'activate') return { card, object: act.object, ability: act.ability };
  return act.type === 'cast' && (act.form.face > 0 || act.form.faceDown !== '') ? { card, object: act.object, ...act.form } : { card, object: act.object };
}

function acted(table: Table, locals: Row): Control {
  const [pick] = picksOf(locals.answer);
  const acts = locals.acts as unknown as readonly Act[];
  const act = acts.find((one, at) => optionId(one, at, acts) === pick);
  if (act === undefined) return passed(table, locals);
  table.local(locals, 'passes', 0);
  const seat = locals.seat as Seat;
  switch (act.type) {
    case 'land':
      return { call: 'playLand', locals: { seat, object: act.object, returned: null }, then: 'settle' };
    case 'cast':
      return { call: 'announce', locals: castLocals(table, seat, act.object, act.form), then: 'settle' };
    case 'turnUp':
      return { call: 'turnUp', locals: turnUpLocals(table, seat, act), then: 'settle' };
    case 'activate':
      return { call: 'announce', locals: activateLocals(table, seat, act.object, act.ability), then: 'settle' };
  }
}

/** 117.3d, 117.4 */
function passed(table: Table, locals: Row): Control {
  const passes = (locals.passes as number) + 1;
  if (passes < table.state.players.length) {
    table.local(locals, 'passes', passes);
    table.local(locals, 'seat', nextSeat(table, locals.seat as Seat));
    return { to: 'settle' };
  }
  const top = topOfStack(table);
  if (top === 0) return { done: null };
  return { call: 'resolve', locals: { object: top, returned: null, answer: null, answers: null }, then: 'resolved' };
}

/** 117.3b: after something resolved, the active player gets priority. */
function resolved(table: Table, locals: Row): Control {
  table.local(locals, 'passes', 0);
  table.local(locals, 'seat', gameOf(table).active);
  return { to: 'settle' };
}

