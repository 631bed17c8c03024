import type { ObjectId } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  happen,
  type HappenResult,
  returning,
  type Table,
} from '@arbiter/kernel/authoring';
import { askZone, takeZone } from '../asking.js';
import { freeSlots } from '../board.js';
import type { Doing } from '../happenings/reasons.js';
import { shift } from '../happenings/shift.js';

/** Locals of `shiftMonster`. */
export interface ShiftMonsterLocals extends FrameLocals<HappenResult> {
  readonly object: ObjectId;
  readonly row: 'monster' | 'spellTrap';
  readonly doing: Doing;
}

/**
 * Moves a monster to another zone of its side that its controller chooses: a Main Monster Zone (base.4.10), or a Spell & Trap Zone
 * (base.16.21). Locals: `object`, `row`, `doing`.
 */
export const shiftProcedure = defineProcedure<ShiftMonsterLocals>({
  name: 'shiftMonster',
  steps: [
    { name: 'zone', rule: 'base.4.9', run: ask },
    { name: 'chosen', rule: 'base.4.10', run: go },
    { name: 'over', rule: 'base.4.10', run: (_table, locals): Control => returning(locals.returned) },
  ],
});

export const shiftLocals = (object: ObjectId, row: 'monster' | 'spellTrap', doing: Doing): ShiftMonsterLocals => ({
  object,
  row,
  doing,
  returned: null,
  answer: null,
  answers: null,
});

function ask(table: Table, locals: ShiftMonsterLocals, frame: Frame): Control | undefined {
  const object = locals.object;
  const seat = table.object(object).controller;
  const row = locals.row;
  const slots = freeSlots(table, seat, row);
  return askZone(table, locals, frame, { seat, object, slots, rule: row === 'monster' ? 'base.4.9' : 'base.16.21' });
}

function go(table: Table, locals: ShiftMonsterLocals): Control | undefined {
  const slot = takeZone(table, locals);
  return happen(table, [shift(locals.object, slot, locals.doing)]);
}
