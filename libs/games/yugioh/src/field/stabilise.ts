import { type Control, type Happening, happen, type Procedure, type Table } from '@arbiter/kernel';
import { present, slotsIn } from '../board.js';
import { gameOf, rowOf } from '../facts.js';
import { destroy } from '../happenings/destroy.js';
import { canBearEquip } from '../happenings/equip.js';
import { move } from '../happenings/move.js';
import { byRule } from '../happenings/reasons.js';

/**
 * What the rules do by themselves, between two Chain Links and before anybody is asked: Equip Cards without a monster go (base.16.12,
 * 16.13). It belongs to the moment of what happened before.
 */
export const stabiliseProcedure: Procedure = {
  name: 'stabilise',
  steps: [
    { name: 'act', rule: 'base.16.12', run: (table): Control | undefined => happen(table, faults(table)) },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
};

/** What is due now, as a step of a procedure that is between two things; nothing where all is in order. */
export function tidyField(table: Table): Control | undefined {
  return faults(table).length === 0 ? undefined : { call: 'stabilise', locals: { joined: true, returned: null } };
}

function faults(table: Table): readonly Happening[] {
  const found: Happening[] = [];
  for (const seat of table.seats()) {
    for (const id of present(table, slotsIn(seat, 'spellTrap'))) {
      const { faceUp, role, host } = rowOf(table, id);
      if (!faceUp) continue;
      if (role === 'equip') {
        if (host === 0 || !canBearEquip(table, host)) found.push(destroy(id, byRule('base.16.12')));
      } else if (isUnused(table, id)) found.push(move(id, { to: 'graveyard', act: 'sent' }, byRule('base.16.13')));
    }
  }
  return found;
}

/** An Equip Spell whose activation is over and that was equipped to nothing. */
function isUnused(table: Table, id: number): boolean {
  if (table.program(table.object(id)).card.printed.property !== 'equip') return false;
  const { chain, resolving } = gameOf(table);
  return !chain.some(({ source, act, number }) => source === id && act === 'card' && number < resolving);
}
