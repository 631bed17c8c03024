import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  happen,
  type HappenResult,
  returnedIn,
  type Table,
} from '@arbiter/kernel/authoring';
import { askZone, takeZone } from '../asking.js';
import { freeSlots } from '../board.js';
import { arrive } from '../happenings/arrive.js';
import { becomeEquip, canBearEquip, equip } from '../happenings/equip.js';
import { move } from '../happenings/move.js';
import type { Doing } from '../happenings/reasons.js';
import { reaches } from '../values/affects.js';
import { playerCannot } from '../values/rules.js';

/** Locals of `equipAs`. */
export interface EquipAsLocals extends FrameLocals<HappenResult> {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly to: ObjectId;
  readonly doing: Doing;
  readonly slot: string;
  readonly joined: boolean;
}

/**
 * Makes a card that is not in a Spell & Trap Zone, such as a monster, an Equip Card: it goes face-up to a zone that its new controller
 * chooses and is equipped (base.16.14). Locals: `seat`, `object`, `to`, `doing`. Returns a verb's outcome.
 */
export const equipAsProcedure = defineProcedure<EquipAsLocals>({
  name: 'equipAs',
  steps: [
    { name: 'zone', rule: 'base.4.9', run: ask },
    { name: 'zoneChosen', rule: 'base.4.9', run: (table, locals): void => table.local(locals, 'slot', takeZone(table, locals)) },
    { name: 'come', rule: 'base.16.14', run: come },
    { name: 'equip', rule: 'base.16.14', run: putOn },
    { name: 'over', run: (_table, locals): Control => ({ done: { done: true, objects: [locals.object] } }) },
  ],
});

export const equipAsLocals = (seat: Seat, object: ObjectId, to: ObjectId, doing: Doing): EquipAsLocals => ({
  seat,
  object,
  to,
  doing,
  slot: '',
  joined: true,
  returned: null,
  answer: null,
  answers: null,
});

/** Whether a card could become an Equip Card of a player on a monster: the card is not a Token, and a zone is free. */
export function mayEquipAs(table: Table, seat: Seat, object: ObjectId, to: ObjectId): boolean {
  const row = table.object(object);
  return (
    row.kind !== 'token' &&
    object !== to &&
    (row.slot !== '' || !playerCannot(table, seat, 'place', object)) &&
    canBearEquip(table, to) &&
    freeSlots(table, seat, 'spellTrap').length > 0
  );
}

const doingIn = (locals: EquipAsLocals): Doing => locals.doing;

function ask(table: Table, locals: EquipAsLocals, frame: Frame): Control | undefined {
  const seat = locals.seat;
  const object = locals.object;
  if (!mayEquipAs(table, seat, object, locals.to) || !reaches(table, object, doingIn(locals))) return { done: { done: false } };
  return askZone(table, locals, frame, { seat, object, slots: freeSlots(table, seat, 'spellTrap') });
}

/** Moves the card to its zone; at the same time the Xyz Materials under it go to the GY by rule (base.12.7). */
function come(table: Table, locals: EquipAsLocals): Control | undefined {
  const object = locals.object;
  const arrival = { slot: locals.slot, seat: locals.seat, faceUp: true, position: '', role: 'equip' } as const;
  const under = table
    .object(object)
    .under.map((id) => move(id, { to: 'graveyard', act: 'sent' }, { ...doingIn(locals), reason: 'rule', rule: 'base.12.7' }));
  return happen(table, [arrive(object, arrival, doingIn(locals)), ...under]);
}

function putOn(table: Table, locals: EquipAsLocals): Control | undefined {
  const [now] = returnedIn(locals).objects as readonly [ObjectId];
  becomeEquip(table, now);
  table.local(locals, 'object', now);
  return happen(table, [equip(now, locals.to, doingIn(locals))]);
}
