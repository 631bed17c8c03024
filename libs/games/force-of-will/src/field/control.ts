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
  once,
  type ProcedureCall,
  remembered,
  type Table,
} from '@arbiter/kernel/authoring';
import { battleAreaOf, fieldOf, rowOf } from '../facts.js';
import { move } from '../happenings/move.js';
import { rulesWith } from '../values/rules.js';

/** The player to whom a card on another player's field returns once no effect gives control of it away (ruling:48). */
export interface Lent {
  readonly home: Seat;
}

/**
 * Whether a card's program speaks of control: if no card at work does, nothing has to be searched. A copy is judged by the card that it
 * copies.
 */
function speaksOfControl({ library }: Table, id: string): boolean {
  const { card } = library.card(id);
  return givesControl(card);
}

const givesControl = once((card: CardProgram): boolean => hasTree(card, ({ word }) => word === 'control'));

function mayLieElsewhere(table: Table): boolean {
  for (const key in table.state.effects) if (speaksOfControl(table, table.state.effects[key]?.sourceCard ?? '')) return true;
  for (const seat of table.seats()) {
    for (const id of battleAreaOf(table, seat)) {
      const { card, lent } = rowOf(table, id);
      if (lent !== null || speaksOfControl(table, card)) return true;
    }
  }
  return false;
}

/** The answer holds until something changes on which values depend. */
const mayBeMisplaced = remembered({ name: 'whether a card may lie on another field than its own', basis: 'near', find: mayLieElsewhere });

const none: readonly Happening[] = [];

/**
 * Returns the moves of cards on the wrong field: each goes to the field of the player to whom the latest effect gives control, or back home
 * (313.2, ruling:48).
 */
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

/** Returns the procedure that puts cards on the fields of the players who control them now; null if all are there already. */
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
