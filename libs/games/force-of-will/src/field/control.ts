import type { Seat } from '@arbiter/kernel';
import {
  call,
  type CardProgram,
  type Control,
  defineProcedure,
  type FrameLocals,
  happen,
  type Happening,
  hasTree,
  type ProcedureCall,
  type Table,
} from '@arbiter/kernel/authoring';
import { battleAreaOf, fieldOf, rowOf } from '../facts.js';
import { move } from '../happenings/move.js';
import { rulesWith } from '../values/rules.js';

/** Whose a card is again once no effect gives control of it away (ruling:48); kept with what is on another's field. */
export interface Lent {
  readonly home: Seat;
}

/** Whether a card speaks of control: where none that does acts nothing need be looked at. A copy goes by the card of which it is one. */
function speaksOfControl({ library }: Table, id: string): boolean {
  const { card } = library.card(id);
  let speaks = speaking.get(card);
  if (speaks === undefined) speaking.set(card, (speaks = hasTree(card, ({ word }) => word === 'control')));
  return speaks;
}

const speaking = new WeakMap<CardProgram, boolean>();

function mayBeMisplaced(table: Table): boolean {
  const { nearEpoch } = table.journal;
  if (allAtHome.get(table) === nearEpoch) return false;
  for (const key in table.state.effects) if (speaksOfControl(table, table.state.effects[key]?.sourceCard ?? '')) return true;
  for (const seat of table.seats()) {
    for (const id of battleAreaOf(table, seat)) {
      const { card, lent } = rowOf(table, id);
      if (lent !== null || speaksOfControl(table, card)) return true;
    }
  }
  allAtHome.set(table, nearEpoch);
  return false;
}

/** When nothing was found that could be misplaced; it stays so until something changes on which values depend. */
const allAtHome = new WeakMap<Table, number>();

const none: readonly Happening[] = [];

/** 313.2: what lies on a field where it does not belong now goes to the field of whom the latest effect gives control of it, or home (ruling:48). */
function misplaced(table: Table): readonly Happening[] {
  if (!mayBeMisplaced(table)) return none;
  return table.seats().flatMap((seat) =>
    fieldOf(table, seat).flatMap((id) => {
      const home = (rowOf(table, id).lent as Lent | null)?.home ?? seat;
      const due = rulesWith(table, id, 'control').at(-1)?.seat ?? home;
      return due === seat ? none : [move(id, { to: 'field', under: due, ...(due === home ? {} : { lent: { home } }) }, '313.2')];
    }),
  );
}

/** Work that puts cards on the fields of those who control them now; null where all is in order. */
export function controlWork(table: Table): ProcedureCall | null {
  return misplaced(table).length === 0 ? null : call(settleControlProcedure, { joined: true, returned: null, answer: null, answers: null });
}

/** Locals of `settleControl`. */
export interface SettleControlLocals extends FrameLocals {
  readonly joined: boolean;
}

export const settleControlProcedure = defineProcedure<SettleControlLocals>({
  name: 'settleControl',
  steps: [{ name: 'move', rule: '313.2', run: (table): Control | undefined => happen(table, misplaced(table)) }],
});
