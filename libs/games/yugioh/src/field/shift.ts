import { type Control, type Frame, happen, type ObjectId, type Option, picksOf, type Procedure, type Row, type Table } from '@arbiter/kernel';
import { freeSlots } from '../board.js';
import type { Doing } from '../happenings/reasons.js';
import { shift } from '../happenings/shift.js';

/** A monster goes to another Main Monster Zone of its side, which its controller chooses (base.4.10). Locals: `object`, `doing`. */
export const shiftProcedure: Procedure = {
  name: 'shiftMonster',
  steps: [
    { name: 'zone', rule: 'base.4.9', run: askZone },
    { name: 'chosen', rule: 'base.4.10', run: takeZone },
    { name: 'over', rule: 'base.4.10', run: (_table, locals): Control => ({ done: locals.returned ?? null }) },
  ],
};

export const shiftLocals = (object: ObjectId, doing: Doing): Row => ({ object, doing: doing as unknown as Row, returned: null, answer: null, answers: null }) as Row;

function askZone(table: Table, locals: Row, frame: Frame): Control | undefined {
  const object = locals.object as ObjectId;
  const seat = table.object(object).controller;
  const options = freeSlots(table, seat, 'monster').map((slot): Option => ({ id: `slot:${slot}`, label: 'slot', params: { slot } }));
  if (options.length === 0) return { done: { done: false } };
  if (options.length === 1) {
    table.local(locals, 'answer', { picks: [options[0]?.id as string] });
    return undefined;
  }
  table.ask(frame, { seat, kind: 'chooseZone', rule: 'base.4.9', params: { card: table.object(object).card, object }, domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

function takeZone(table: Table, locals: Row): Control | undefined {
  const slot = (picksOf(locals.answer)[0] as string).slice('slot:'.length);
  table.local(locals, 'answer', null);
  return happen(table, [shift(locals.object as ObjectId, slot, locals.doing as unknown as Doing)]);
}
