import type { ObjectId, Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type Frame, type FrameLocals, happen, type Table } from '@arbiter/kernel/authoring';
import { askZone, takeZone } from '../asking.js';
import { freeSlots } from '../board.js';
import { gameOf, setGame } from '../facts.js';
import { takeControl } from '../happenings/control.js';
import { move } from '../happenings/move.js';
import { byRule, type Doing } from '../happenings/reasons.js';

/** Locals of `takeControl`. */
export interface TakeControlLocals extends FrameLocals {
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
  /** Key of the duration's end. */
  readonly until: string;
  readonly doing: Doing;
  readonly at: number;
  /** No zone was found for at least one of the monsters. */
  readonly failed: boolean;
}

/**
 * Gives a player control of monsters, one after the other, each in a Main Monster Zone of the player's choice (base.21.6). Locals: `seat`,
 * `objects`, `until` (key of the end), `doing`. Returns a verb's outcome: done if the player got all of them.
 */
export const takeControlProcedure = defineProcedure<TakeControlLocals>({
  name: 'takeControl',
  steps: [
    { name: 'zone', rule: 'base.21.6', run: ask },
    { name: 'chosen', rule: 'base.21.6', run: take },
    {
      name: 'next',
      rule: 'base.21.6',
      run: (table, locals): Control => (table.local(locals, 'at', locals.at + 1), { to: 'zone' }),
    },
  ],
});

export function controlLocals(seat: Seat, objects: readonly ObjectId[], until: string, doing: Doing): TakeControlLocals {
  return { seat, objects, until, doing, at: 0, failed: false, returned: null, answer: null, answers: null };
}

function ask(table: Table, locals: TakeControlLocals, frame: Frame): Control | undefined {
  const object = locals.objects[locals.at];
  if (object === undefined)
    return {
      done: { done: locals.failed !== true && locals.at > 0, objects: locals.objects },
    };
  const seat = locals.seat;
  const slots = freeSlots(table, seat, 'monster');
  // A monster whose control changes goes to a Main Monster Zone, or control does not change (base.21.7, base.14.14).
  if (slots.length === 0) {
    table.local(locals, 'failed', true);
    return { to: 'next' };
  }
  return askZone(table, locals, frame, { seat, object, slots, rule: 'base.21.6' });
}

function take(table: Table, locals: TakeControlLocals): Control | undefined {
  const object = locals.objects[locals.at] as ObjectId;
  const slot = takeZone(table, locals);
  return happen(table, [takeControl(object, locals.seat, slot, locals.until, locals.doing)]);
}

/** Locals of `endLoans`. */
export interface EndLoansLocals extends FrameLocals {
  readonly key: string;
}

/**
 * Ends changes of control: each monster returns to its previous controller, who chooses its zone, or goes to the GY if there is no free
 * zone (base.21.8, base.21.9). Locals: `key`.
 */
export const endLoansProcedure = defineProcedure<EndLoansLocals>({
  name: 'endLoans',
  steps: [{ name: 'next', rule: 'base.21.8', run: nextLoan }],
});

export const endLoansLocals = (key: string): EndLoansLocals => ({ key, returned: null, answer: null, answers: null });

/**
 * Finds the next change of control to end (base.21.8). Of several changes the last one made counts, and when it ends, the one before it
 * (base.21.9).
 */
function nextLoan(table: Table, locals: EndLoansLocals): Control | undefined {
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
  return call(takeControlProcedure, controlLocals(seat, [due.object], 'back', byRule('base.21.8')), 'next');
}
