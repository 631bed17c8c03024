import { type Control, type Frame, happen, type ObjectId, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { askZone, takeZone } from '../asking.js';
import { freeSlots } from '../board.js';
import { gameOf, setGame } from '../facts.js';
import { takeControl } from '../happenings/control.js';
import { move } from '../happenings/move.js';
import { byRule, type Doing } from '../happenings/reasons.js';

/**
 * A player takes control of monsters, one after the other, each in a Main Monster Zone of his choice (base.21.6). Locals: `seat`,
 * `objects`, `until` (key of the end), `doing`. Returns a verb's outcome: done where he got all of them.
 */
export const takeControlProcedure: Procedure = {
  name: 'takeControl',
  steps: [
    { name: 'zone', rule: 'base.21.6', run: ask },
    { name: 'chosen', rule: 'base.21.6', run: take },
    {
      name: 'next',
      rule: 'base.21.6',
      run: (table, locals): Control => (table.local(locals, 'at', (locals.at as number) + 1), { to: 'zone' }),
    },
  ],
};

export function controlLocals(seat: Seat, objects: readonly ObjectId[], until: string, doing: Doing): Row {
  return { seat, objects, until, doing: doing as unknown as Row, at: 0, failed: false, returned: null, answer: null, answers: null } as Row;
}

function ask(table: Table, locals: Row, frame: Frame): Control | undefined {
  const object = (locals.objects as readonly ObjectId[])[locals.at as number];
  if (object === undefined)
    return {
      done: { done: locals.failed !== true && (locals.at as number) > 0, objects: locals.objects as readonly ObjectId[] } as unknown as Row,
    };
  const seat = locals.seat as Seat;
  const slots = freeSlots(table, seat, 'monster');
  // base.21.7, base.14.14: it goes to a Main Monster Zone, or nowhere.
  if (slots.length === 0) {
    table.local(locals, 'failed', true);
    return { to: 'next' };
  }
  return askZone(table, locals, frame, { seat, object, slots, rule: 'base.21.6' });
}

function take(table: Table, locals: Row): Control | undefined {
  const object = (locals.objects as readonly ObjectId[])[locals.at as number] as ObjectId;
  const slot = takeZone(table, locals);
  return happen(table, [takeControl(object, locals.seat as Seat, slot, locals.until as string, locals.doing as unknown as Doing)]);
}

/**
 * Changes of control that end now: each monster goes back to who controlled it before, in a zone of his choice, or to the GY
 * where there is none (base.21.8, base.21.9). Locals: `key`.
 */
export const endLoansProcedure: Procedure = {
  name: 'endLoans',
  steps: [{ name: 'next', rule: 'base.21.8', run: nextLoan }],
};

export const endLoansLocals = (key: string): Row => ({ key, returned: null, answer: null, answers: null });

/** base.21.8; base.21.9: of several changes the one made last counts, and when it ends, the one before. */
function nextLoan(table: Table, locals: Row): Control | undefined {
  const { loans } = gameOf(table);
  const due = loans.find(({ until }) => until === locals.key);
  if (due === undefined) return { done: null };
  const rest = loans.filter((loan) => loan !== due);
  setGame(table, 'loans', rest);
  const row = table.find(due.object);
  if (row === null) return { to: 'next' };
  const seat = rest.filter(({ object }) => object === due.object).at(-1)?.to ?? row.owner;
  if (row.controller === seat) return { to: 'next' };
  if (freeSlots(table, seat, 'monster').length === 0)
    return happen(table, [move(due.object, { to: 'graveyard', act: 'sent' }, byRule('base.21.8'))], 'next');
  return { call: 'takeControl', locals: controlLocals(seat, [due.object], 'back', byRule('base.21.8')), then: 'next' };
}
