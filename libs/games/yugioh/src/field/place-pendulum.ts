import { type Control, type Frame, happen, type Json, type ObjectId, type Option, picksOf, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { arrive } from '../happenings/arrive.js';
import type { Doing } from '../happenings/reasons.js';
import { freePendulumSlots } from '../summon/pendulum.js';
import { playerCannot } from '../values/rules.js';

/** An effect places a Pendulum Monster Card in a Pendulum Zone of its player's choice; it is no activation (base.13.1). Locals: `seat`, `object`, `doing`. */
export const placePendulumProcedure: Procedure = {
  name: 'placeAsPendulum',
  steps: [
    { name: 'zone', rule: 'base.4.9', run: askZone },
    { name: 'chosen', rule: 'base.4.3', run: takeZone },
    { name: 'over', rule: 'base.4.3', run: (_table, locals): Control => ({ done: locals.returned ?? null }) },
  ],
};

export const placePendulumLocals = (seat: Seat, object: ObjectId, doing: Doing): Row => ({ seat, object, doing: doing as unknown as Json, returned: null, answer: null, answers: null });

/** Whether a card is one that can lie in a Pendulum Zone, and one is free. */
export function mayPlaceAsPendulum(table: Table, seat: Seat, id: ObjectId): boolean {
  return table.program(table.object(id)).card.printed.scale !== undefined && !playerCannot(table, seat, 'place', id) && freePendulumSlots(table, seat).length > 0;
}

function askZone(table: Table, locals: Row, frame: Frame): Control | undefined {
  const object = locals.object as ObjectId;
  const seat = locals.seat as Seat;
  const options = freePendulumSlots(table, seat).map((slot): Option => ({ id: `slot:${slot}`, label: 'slot', params: { slot } }));
  if (options.length === 1) {
    table.local(locals, 'answer', { picks: [options[0]?.id as string] });
    return undefined;
  }
  table.ask(frame, { seat, kind: 'chooseZone', rule: 'base.4.9', params: { card: table.object(object).card, object }, domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

function takeZone(table: Table, locals: Row): Control | undefined {
  const slot = (picksOf(locals.answer)[0] as string).slice('slot:'.length);
  table.local(locals, 'answer', null);
  return happen(table, [arrive(locals.object as ObjectId, { slot, seat: locals.seat as Seat, faceUp: true, position: '', role: 'pendulum' }, locals.doing as unknown as Doing)]);
}
