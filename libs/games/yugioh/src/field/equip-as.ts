import {
  type Control,
  type Frame,
  happen,
  type HappenResult,
  type ObjectId,
  type Procedure,
  type Row,
  type Seat,
  type Table,
} from '@arbiter/kernel';
import { askZone, takeZone } from '../asking.js';
import { freeSlots } from '../board.js';
import { arrive } from '../happenings/arrive.js';
import { becomeEquip, canBearEquip, equip } from '../happenings/equip.js';
import { move } from '../happenings/move.js';
import type { Doing } from '../happenings/reasons.js';
import { reaches } from '../values/affects.js';
import { playerCannot } from '../values/rules.js';

/**
 * A card that lies elsewhere than in a Spell & Trap Zone, such as a monster, becomes an Equip Card: it goes face-up into a zone of its new player's choice
 * and is equipped (base.16.14). Locals: `seat`, `object`, `to`, `doing`. Returns a verb's outcome.
 */
export const equipAsProcedure: Procedure = {
  name: 'equipAs',
  steps: [
    { name: 'zone', rule: 'base.4.9', run: ask },
    { name: 'zoneChosen', rule: 'base.4.9', run: (table, locals): void => table.local(locals, 'slot', takeZone(table, locals)) },
    { name: 'come', rule: 'base.16.14', run: come },
    { name: 'equip', rule: 'base.16.14', run: putOn },
    { name: 'over', run: (_table, locals): Control => ({ done: { done: true, objects: [locals.object as ObjectId] } }) },
  ],
};

export const equipAsLocals = (seat: Seat, object: ObjectId, to: ObjectId, doing: Doing): Row => ({
  seat,
  object,
  to,
  doing: doing as unknown as Row,
  slot: '',
  joined: true,
  returned: null,
  answer: null,
  answers: null,
});

/** Whether a card could become an Equip Card of a player on a monster: no Token, and there is a zone. */
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

const doingIn = (locals: Row): Doing => locals.doing as unknown as Doing;

function ask(table: Table, locals: Row, frame: Frame): Control | undefined {
  const seat = locals.seat as Seat;
  const object = locals.object as ObjectId;
  if (!mayEquipAs(table, seat, object, locals.to as ObjectId) || !reaches(table, object, doingIn(locals))) return { done: { done: false } };
  return askZone(table, locals, frame, { seat, object, slots: freeSlots(table, seat, 'spellTrap') });
}

/** It goes to its zone; base.12.7: Xyz Materials under it go to the GY by rule, at the same time. */
function come(table: Table, locals: Row): Control | undefined {
  const object = locals.object as ObjectId;
  const arrival = { slot: locals.slot as string, seat: locals.seat as Seat, faceUp: true, position: '', role: 'equip' } as const;
  const under = table
    .object(object)
    .under.map((id) => move(id, { to: 'graveyard', act: 'sent' }, { ...doingIn(locals), reason: 'rule', rule: 'base.12.7' }));
  return happen(table, [arrive(object, arrival, doingIn(locals)), ...under]);
}

function putOn(table: Table, locals: Row): Control | undefined {
  const [now] = (locals.returned as unknown as HappenResult).objects as readonly [ObjectId];
  becomeEquip(table, now);
  table.local(locals, 'object', now);
  return happen(table, [equip(now, locals.to as ObjectId, doingIn(locals))]);
}
