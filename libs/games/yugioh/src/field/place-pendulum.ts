import {
  type Control,
  type Frame,
  happen,
  type Json,
  type ObjectId,
  type Procedure,
  type Row,
  type Seat,
  type Table,
} from '@arbiter/kernel';
import { askZone, takeZone } from '../asking.js';
import { arrive } from '../happenings/arrive.js';
import type { Doing } from '../happenings/reasons.js';
import { freePendulumSlots } from '../summon/pendulum.js';
import { playerCannot } from '../values/rules.js';

/** An effect places a Pendulum Monster Card in a Pendulum Zone of its player's choice; it is no activation (base.13.1). Locals: `seat`, `object`, `doing`. */
export const placePendulumProcedure: Procedure = {
  name: 'placeAsPendulum',
  steps: [
    { name: 'zone', rule: 'base.4.9', run: ask },
    { name: 'chosen', rule: 'base.4.3', run: put },
    { name: 'over', rule: 'base.4.3', run: (_table, locals): Control => ({ done: locals.returned ?? null }) },
  ],
};

export const placePendulumLocals = (seat: Seat, object: ObjectId, doing: Doing): Row => ({
  seat,
  object,
  doing: doing as unknown as Json,
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

function ask(table: Table, locals: Row, frame: Frame): Control | undefined {
  const seat = locals.seat as Seat;
  return askZone(table, locals, frame, { seat, object: locals.object as ObjectId, slots: freePendulumSlots(table, seat) });
}

function put(table: Table, locals: Row): Control | undefined {
  const slot = takeZone(table, locals);
  return happen(table, [
    arrive(
      locals.object as ObjectId,
      { slot, seat: locals.seat as Seat, faceUp: true, position: '', role: 'pendulum' },
      locals.doing as unknown as Doing,
    ),
  ]);
}
