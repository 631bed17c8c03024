import { type Option, picksOf, seatOfId } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  type Frame,
  happen,
  type Happening,
  returning,
  type Table,
} from '@arbiter/kernel/authoring';
import { fieldsOf, idNamed, permanents, playerOf, shownCard } from '../facts.js';
import { addCounters, addPlayerCounters } from '../happenings/counters.js';

export function proliferateLocals(env: Env): EffectLocals {
  return effectLocals(env, '');
}

/** Proliferate (701.26a): any number of permanents and players that have counters each get another counter of each kind they have. */
export const proliferateProcedure = defineProcedure<EffectLocals>({
  name: 'proliferate',
  steps: [
    { name: 'ask', rule: '701.26a', run: ask },
    { name: 'chosen', rule: '701.26a', run: chosen },
    { name: 'done', rule: '701.26a', run: (_table, locals): Control => returning(locals.returned) },
  ],
});

/** A row of counters has no entry for a kind of which there are none. */
const some = (counters: { readonly [kind: string]: number }): boolean => Object.keys(counters).length > 0;

function ask(table: Table, locals: EffectLocals, frame: Frame): Control {
  const objects = permanents(table).filter((id) => some(fieldsOf(table.object(id)).counters));
  const seats = table.seats().filter((seat) => some(playerOf(table, seat).counters));
  const options: Option[] = [
    ...objects.map(
      (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id }),
    ),
    ...seats.map((seat): Option => ({ id: `player:${seat}`, label: 'player', params: { seat } })),
  ];
  if (options.length === 0) return { done: { done: true } };
  table.ask(frame, {
    seat: locals.you,
    kind: 'proliferate',
    rule: '701.26a',
    params: { card: locals.card },
    domain: { type: 'options', min: 0, max: options.length, options },
  });
  return { wait: true };
}

function chosen(table: Table, locals: EffectLocals): Control | undefined {
  return happen(
    table,
    picksOf(locals.answer).flatMap((pick): Happening[] => {
      const id = idNamed(pick);
      const seat = seatOfId(id);
      const counters = seat === null ? fieldsOf(table.object(id)).counters : playerOf(table, seat).counters;
      return Object.keys(counters).map((kind) =>
        seat === null ? addCounters(id, kind, 1, '701.26a', locals.you) : addPlayerCounters(seat, kind, 1, '701.26a'),
      );
    }),
  );
}
