import { type Control, type Frame, happen, type ObjectId, type Procedure, type Row, type Table } from '@arbiter/kernel';
import { askZone, takeZone } from '../asking.js';
import { freeSlots } from '../board.js';
import type { Doing } from '../happenings/reasons.js';
import { shift } from '../happenings/shift.js';

/** A monster goes to another zone of its side, which its controller chooses: a Main Monster Zone (base.4.10), or a Spell & Trap Zone (base.16.21). Locals: `object`, `row`, `doing`. */
export const shiftProcedure: Procedure = {
  name: 'shiftMonster',
  steps: [
    { name: 'zone', rule: 'base.4.9', run: ask },
    { name: 'chosen', rule: 'base.4.10', run: go },
    { name: 'over', rule: 'base.4.10', run: (_table, locals): Control => ({ done: locals.returned ?? null }) },
  ],
};

export const shiftLocals = (object: ObjectId, row: 'monster' | 'spellTrap', doing: Doing): Row =>
  ({ object, row, doing: doing as unknown as Row, returned: null, answer: null, answers: null }) as Row;

function ask(table: Table, locals: Row, frame: Frame): Control | undefined {
  const object = locals.object as ObjectId;
  const seat = table.object(object).controller;
  const row = locals.row as 'monster' | 'spellTrap';
  const slots = freeSlots(table, seat, row);
  return askZone(table, locals, frame, { seat, object, slots, rule: row === 'monster' ? 'base.4.9' : 'base.16.21' });
}

function go(table: Table, locals: Row): Control | undefined {
  const slot = takeZone(table, locals);
  return happen(table, [shift(locals.object as ObjectId, slot, locals.doing as unknown as Doing)]);
}
