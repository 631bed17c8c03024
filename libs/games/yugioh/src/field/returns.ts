import { type Control, type Frame, happen, type ObjectId, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { askZone, takeZone } from '../asking.js';
import { freeSlots } from '../board.js';
import { gameOf, setGame } from '../facts.js';
import { arrive } from '../happenings/arrive.js';
import { move } from '../happenings/move.js';
import { byRule } from '../happenings/reasons.js';

/**
 * Monsters that were banished until now come back without a Chain, one after the other: each to the side of who controlled it, in the
 * position that it had (base.22.3, base.22.4). It is no summon. Without a free zone it goes to the GY. Locals: `key`.
 */
export const comeBackProcedure: Procedure = {
  name: 'comeBack',
  steps: [
    { name: 'next', rule: 'base.22.3', run: next },
    { name: 'chosen', rule: 'base.22.4', run: chosen },
    { name: 'there', rule: 'base.22.4', run: (): Control => ({ to: 'next' }) },
  ],
};

export const comeBackLocals = (key: string): Row => ({ key, object: 0, seat: -1, position: '', returned: null, answer: null, answers: null });

function next(table: Table, locals: Row, frame: Frame): Control | undefined {
  const { away } = gameOf(table);
  const due = away.find(({ until }) => until === locals.key);
  if (due === undefined) return { done: null };
  setGame(table, 'away', away.filter((one) => one !== due));
  const { object, seat, position } = due;
  if (table.find(object)?.zone.startsWith('banished:') !== true) return { to: 'next' };
  const slots = freeSlots(table, seat, 'monster');
  if (slots.length === 0) return happen(table, [move(object, { to: 'graveyard', act: 'sent' }, byRule('base.22.3'))], 'next');
  table.local(locals, 'object', object);
  table.local(locals, 'seat', seat);
  table.local(locals, 'position', position);
  return askZone(table, locals, frame, { seat, object, slots });
}

function chosen(table: Table, locals: Row): Control | undefined {
  const slot = takeZone(table, locals);
  return happen(table, [arrive(locals.object as ObjectId, { slot, seat: locals.seat as Seat, faceUp: true, position: locals.position as 'attack' }, byRule('base.22.4'))]);
}
