import {
  type Control,
  happen,
  type Json,
  type ObjectId,
  type Procedure,
  type Row,
  type Seat,
  type Table,
  valuesOf,
  type VerbDefinition,
} from '@arbiter/kernel';
import { move } from '../happenings/move.js';
import { castNowLocals } from './cast-now.js';

/**
 * Cascade (702.84a): cards are exiled from the top until one that is no land costs less; it may be cast for nothing; the rest goes to the
 * bottom in a random order. Locals: `seat`, `below`, a mana value.
 */
export const cascadeProcedure: Procedure = {
  name: 'cascade',
  steps: [
    { name: 'dig', rule: '702.84a', run: dig },
    { name: 'look', rule: '702.84a', run: look },
    { name: 'offer', rule: '702.84a', run: offer },
    { name: 'rest', rule: '702.84a', run: rest },
    { name: 'done', rule: '702.84a', run: (): Control => ({ done: { done: true } }) },
  ],
};

function dig(table: Table, locals: Row): Control | undefined {
  const [top] = table.zoneOf('library', locals.seat as Seat).order;
  return top === undefined ? { to: 'rest' } : happen(table, [move(top, { to: 'exile' }, '702.84a')]);
}

function look(table: Table, locals: Row): Control | undefined {
  const {
    objects: [exiled],
  } = locals.returned as { readonly objects: readonly [ObjectId] };
  table.local(locals, 'exiled', [...(locals.exiled as readonly ObjectId[]), exiled]);
  const { types, manaValue } = valuesOf(table, exiled) as { readonly types: readonly string[]; readonly manaValue: number };
  if (types.includes('land') || manaValue >= (locals.below as number)) return { to: 'dig' };
  table.local(locals, 'found', exiled);
  return undefined;
}

function offer(_table: Table, locals: Row): Control {
  return { call: 'castNow', locals: castNowLocals(locals.seat as Seat, [locals.found as ObjectId], { name: 'cascade' }) };
}

function rest(table: Table, locals: Row): Control | undefined {
  const left = (locals.exiled as readonly ObjectId[]).filter((id) => table.find(id)?.zone === 'exile');
  if (left.length === 0) return undefined;
  const order = table.shuffled('zone', left, '702.84a', { zone: 'exile' });
  return happen(
    table,
    order.map((id) => move(id, { to: 'library', at: 'bottom' }, '702.84a')),
  );
}

/** Cascade of the spell whose trigger it is. */
export const cascadeVerb: VerbDefinition = {
  rule: '702.84a',
  run: (table, _verb, { self, you }) => {
    const values = table.find(self) === null ? table.state.past[self]?.values : valuesOf(table, self);
    const below = (values?.manaValue ?? 0) as number;
    return { call: 'cascade', locals: { seat: you, below, exiled: [] as Json, found: 0, returned: null, answer: null, answers: null } };
  },
};
