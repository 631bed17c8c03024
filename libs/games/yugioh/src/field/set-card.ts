import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, type Frame, type FrameLocals, happen, reshuffle, type Table } from '@arbiter/kernel/authoring';
import { askZone, takeZone } from '../asking.js';
import { freeSlots, slotsIn } from '../board.js';
import { arrive } from '../happenings/arrive.js';
import { move } from '../happenings/move.js';
import { byRule, type Doing } from '../happenings/reasons.js';
import { playerCannot } from '../values/rules.js';
import { isSpell, isTrap } from '../values/base.js';

/** Whether a Spell or Trap of the hand may be Set now (base.16.3). */
export function maySetCard(table: Table, seat: Seat, id: ObjectId): boolean {
  if (!isSpell(table, id) && !isTrap(table, id)) return false;
  if (playerCannot(table, seat, 'set', id)) return false;
  return isField(table, id) || freeSlots(table, seat, 'spellTrap').length > 0;
}

const isField = (table: Table, id: ObjectId): boolean => table.program(table.object(id)).card.printed.property === 'field';

/** Locals of `setCard`. */
export interface SetCardLocals<Returned = Json> extends FrameLocals<Returned> {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly slot: string;
  readonly deck: string;
  readonly doing: Doing | null;
}

/** Lets the turn player Set a Spell or Trap from the hand; this starts no Chain (base.16.3). Locals: `seat`, `object`. */
export const setCardProcedure = defineProcedure<SetCardLocals>({
  name: 'setCard',
  steps: [
    { name: 'zone', rule: 'base.4.9', run: ask },
    { name: 'zoneChosen', rule: 'base.4.9', run: (table, locals): void => table.local(locals, 'slot', takeZone(table, locals)) },
    { name: 'clear', rule: 'base.16.15', run: clear },
    { name: 'set', rule: 'base.16.3', run: set },
    { name: 'over', run: over },
  ],
});

/**
 * Locals for setting a card.
 * @param doing the cause of the Set if it is not an action of the turn player
 */
export const actLocals = (seat: Seat, object: ObjectId, doing: Doing | null = null): SetCardLocals<never> => ({
  seat,
  object,
  slot: '',
  deck: '',
  doing,
  returned: null,
  answer: null,
  answers: null,
});

function ask(table: Table, locals: SetCardLocals, frame: Frame): Control | undefined {
  const seat = locals.seat;
  const object = locals.object;
  const slots = isField(table, object) ? slotsIn(seat, 'field') : freeSlots(table, seat, 'spellTrap');
  return askZone(table, locals, frame, { seat, object, slots });
}

/** Sends the player's present Field Spell to the GY by rule first (base.16.15). */
function clear(table: Table, locals: SetCardLocals): Control | undefined {
  const { object } = table.slot(locals.slot);
  return object === 0
    ? undefined
    : happen(table, [move(object, { to: 'graveyard', act: 'sent' }, byRule('base.16.15', 'rule', locals.seat))]);
}

function set(table: Table, locals: SetCardLocals): Control | undefined {
  const seat = locals.seat;
  const object = locals.object;
  if (table.object(object).zone.startsWith('mainDeck:')) table.local(locals, 'deck', table.object(object).zone);
  return happen(table, [
    arrive(object, { slot: locals.slot, seat, faceUp: false, position: '' }, locals.doing ?? byRule('base.16.3', 'rule', seat)),
  ]);
}

/** Shuffles a Deck that was searched (base.5.10). */
function over(table: Table, locals: SetCardLocals): Control {
  if (locals.deck !== '') reshuffle(table, locals.deck, 'base.5.10');
  return { done: locals.returned };
}
