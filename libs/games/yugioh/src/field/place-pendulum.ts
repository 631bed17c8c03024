import type { ObjectId, Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, type Frame, type FrameLocals, happen, type Table } from '@arbiter/kernel/authoring';
import { askZone, takeZone } from '../asking.js';
import { arrive } from '../happenings/arrive.js';
import type { Doing } from '../happenings/reasons.js';
import { freePendulumSlots } from '../summon/pendulum.js';
import { playerCannot } from '../values/rules.js';

/** Locals of `placeAsPendulum`. */
export interface PlaceAsPendulumLocals extends FrameLocals {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly doing: Doing;
}

/** An effect places a Pendulum Monster Card in a Pendulum Zone of its player's choice; it is no activation (base.13.1). Locals: `seat`, `object`, `doing`. */
export const placePendulumProcedure = defineProcedure<PlaceAsPendulumLocals>({
  name: 'placeAsPendulum',
  steps: [
    { name: 'zone', rule: 'base.4.9', run: ask },
    { name: 'chosen', rule: 'base.4.3', run: put },
    { name: 'over', rule: 'base.4.3', run: (_table, locals): Control => ({ done: locals.returned ?? null }) },
  ],
});

export const placePendulumLocals = (seat: Seat, object: ObjectId, doing: Doing): PlaceAsPendulumLocals => ({
  seat,
  object,
  doing,
  returned: null,
  answer: null,
  answers: null,
});

/** Whether a card is one that can lie in a Pendulum Zone, and one is free. */
export function mayPlaceAsPendulum(table: Table, seat: Seat, id: ObjectId): boolean {
  return (
    table.program(table.object(id)).card.printed.scale !== undefined &&
    !playerCannot(table, seat, 'place', id) &&
    freePendulumSlots(table, seat).length > 0
  );
}

function ask(table: Table, locals: PlaceAsPendulumLocals, frame: Frame): Control | undefined {
  const seat = locals.seat;
  return askZone(table, locals, frame, { seat, object: locals.object, slots: freePendulumSlots(table, seat) });
}

function put(table: Table, locals: PlaceAsPendulumLocals): Control | undefined {
  const slot = takeZone(table, locals);
  return happen(table, [arrive(locals.object, { slot, seat: locals.seat, faceUp: true, position: '', role: 'pendulum' }, locals.doing)]);
}
