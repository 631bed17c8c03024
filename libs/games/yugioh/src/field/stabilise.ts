import type { ObjectId } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type FrameLocals,
  happen,
  type Happening,
  hasTree,
  type Table,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { backrowOf, freeSlots, monstersOf, present, slotsIn } from '../board.js';
import { gameOf, rowOf } from '../facts.js';
import { removeCounters } from '../happenings/counters.js';
import { destroy } from '../happenings/destroy.js';
import { fitsEquip } from '../happenings/equip.js';
import { changePosition } from '../happenings/facing.js';
import { move } from '../happenings/move.js';
import { byRule } from '../happenings/reasons.js';
import { isNegated } from '../values/negation.js';
import { must } from '../values/rules.js';
import { endLoansLocals, endLoansProcedure } from './control.js';
import { shiftLocals, shiftProcedure } from './shift.js';

/** Locals of `stabilise`. */
export interface StabiliseLocals extends FrameLocals {
  readonly joined: boolean;
}

/**
 * What the rules do by themselves between two Chain Links and before any player is asked: Equip Cards without a fitting monster are removed
 * (base.16.12,
 * base.16.13), control that they gave goes back (base.21.11), face-down Trap Monsters become Set Traps (base.16.21),
 * and monsters change to the battle position that a continuous effect demands (base.15.5).
 * All this belongs to the moment of what happened before.
 */
export const stabiliseProcedure = defineProcedure<StabiliseLocals>({
  name: 'stabilise',
  steps: [
    { name: 'act', rule: 'base.16.12', run: (table): Control | undefined => happen(table, faults(table)) },
    { name: 'control', rule: 'base.21.11', run: endLapsed },
    {
      name: 'moreControl',
      rule: 'base.21.11',
      run: (table): Control | undefined => (lapsedLoan(table) === null ? undefined : { to: 'control' }),
    },
    { name: 'traps', rule: 'base.16.21', run: setTrap },
    { name: 'over', run: (table): Control => (fallenTrap(table) === null ? { done: null } : { to: 'traps' }) },
  ],
});

/** The key of a change of control given by an Equip Card that is no longer on its monster (base.21.11). */
function lapsedLoan(table: Table): string | null {
  const lapsed = gameOf(table).loans.find(
    ({ until, object }) => until.startsWith('equip:') && table.find(Number(until.slice('equip:'.length)))?.host !== object,
  );
  return lapsed?.until ?? null;
}

/** Calls `stabilise` between two steps of a procedure if anything is due; does nothing otherwise. */
export function tidyField(table: Table): Control | undefined {
  return faults(table).length === 0 && lapsedLoan(table) === null && fallenTrap(table) === null
    ? undefined
    : call(stabiliseProcedure, { joined: true, returned: null, answer: null, answers: null });
}

function endLapsed(table: Table): Control | undefined {
  const key = lapsedLoan(table);
  return key === null ? undefined : call(endLoansProcedure, endLoansLocals(key));
}

/** A Trap Monster that was turned face-down (base.16.21). */
function fallenTrap(table: Table): ObjectId | null {
  const lies = (id: ObjectId): boolean => rowOf(table, id).role === 'trapMonster' && !rowOf(table, id).faceUp;
  return (
    table
      .seats()
      .flatMap((seat) => monstersOf(table, seat))
      .find(lies) ?? null
  );
}

function setTrap(table: Table): Control | undefined {
  const id = fallenTrap(table);
  if (id === null) return undefined;
  const doing = byRule('base.16.21');
  if (freeSlots(table, table.object(id).controller, 'spellTrap').length === 0)
    return happen(table, [move(id, { to: 'graveyard', act: 'sent' }, doing)]);
  return call(shiftProcedure, shiftLocals(id, 'spellTrap', doing));
}

function faults(table: Table): readonly Happening[] {
  const found: Happening[] = [];
  for (const seat of table.seats()) {
    for (const id of present(table, slotsIn(seat, 'spellTrap'))) {
      const { faceUp, role, host } = rowOf(table, id);
      if (!faceUp) continue;
      if (role === 'equip') {
        if (!fitsEquip(table, id, host)) found.push(destroy(id, byRule('base.16.12')));
      } else if (isUnused(table, id)) found.push(move(id, { to: 'graveyard', act: 'sent' }, byRule('base.16.13')));
    }
    if (isDemanded(table))
      for (const id of monstersOf(table, seat))
        if (standsUp(table, id) && must(table, id, 'defense')) found.push(changePosition(id, 'defense', byRule('base.15.5', 'effect')));
  }
  for (const seat of table.seats())
    for (const ids of [monstersOf(table, seat), backrowOf(table, seat)]) for (const id of ids) found.push(...lostCounters(table, id));
  return found;
}

/** Removes counters that a card may have by its own effect while that effect is negated (base.21.5). */
function lostCounters(table: Table, id: ObjectId): readonly Happening[] {
  const { counters } = rowOf(table, id);
  const found: Happening[] = [];
  for (const kind in counters) {
    const count = counters[kind] as number;
    if ((valuesOf(table, id).holds as readonly string[]).includes(kind) && isNegated(table, id))
      found.push(removeCounters(id, kind, count, byRule('base.21.5')));
  }
  return found;
}

function standsUp(table: Table, id: ObjectId): boolean {
  const { faceUp, position } = rowOf(table, id);
  return faceUp && position === 'attack';
}

/** Whether any card of the match demands a battle position; otherwise nothing needs to be checked. */
const isDemanded = ({ cardsHere }: Table): boolean =>
  cardsHere.any('demands a position', ({ card }) => hasTree(card.abilities, ({ must }) => must === 'defense'));

/** Whether a card is an Equip Spell whose activation is over and that was not equipped to a monster. */
function isUnused(table: Table, id: number): boolean {
  if (table.program(table.object(id)).card.printed.property !== 'equip') return false;
  const { chain, resolving } = gameOf(table);
  return !chain.some(({ source, number }) => source === id && number < resolving);
}
