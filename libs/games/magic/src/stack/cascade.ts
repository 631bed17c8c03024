import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type FrameLocals,
  happen,
  returnedIn,
  type Table,
  valuesOf,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { move } from '../happenings/move.js';
import { castNowLocals, castNowProcedure } from './cast-now.js';

/** Locals of `cascade`. */
export interface CascadeLocals extends FrameLocals<{ readonly objects: readonly [ObjectId] }> {
  readonly seat: Seat;
  readonly below: number;
  readonly exiled: readonly ObjectId[];
  readonly found: ObjectId;
}

/**
 * Cascade (702.84a): cards are exiled from the top until a nonland card with a lower mana value is exiled; that card may be cast without
 * paying its cost; the rest goes to the bottom in a random order. Locals: `seat`; `below`, a mana value.
 */
export const cascadeProcedure = defineProcedure<CascadeLocals>({
  name: 'cascade',
  steps: [
    { name: 'dig', rule: '702.84a', run: dig },
    { name: 'look', rule: '702.84a', run: look },
    { name: 'offer', rule: '702.84a', run: offer },
    { name: 'rest', rule: '702.84a', run: rest },
    { name: 'done', rule: '702.84a', run: (): Control => ({ done: { done: true } }) },
  ],
});

function dig(table: Table, locals: CascadeLocals): Control | undefined {
  const [top] = table.zoneOf('library', locals.seat).order;
  return top === undefined ? { to: 'rest' } : happen(table, [move(top, { to: 'exile' }, '702.84a')]);
}

function look(table: Table, locals: CascadeLocals): Control | undefined {
  const {
    objects: [exiled],
  } = returnedIn(locals);
  table.local(locals, 'exiled', [...locals.exiled, exiled]);
  const { types, manaValue } = valuesOf(table, exiled) as { readonly types: readonly string[]; readonly manaValue: number };
  if (types.includes('land') || manaValue >= locals.below) return { to: 'dig' };
  table.local(locals, 'found', exiled);
  return undefined;
}

function offer(_table: Table, locals: CascadeLocals): Control {
  return call(castNowProcedure, castNowLocals(locals.seat, [locals.found], { name: 'cascade' }));
}

function rest(table: Table, locals: CascadeLocals): Control | undefined {
  const left = locals.exiled.filter((id) => table.find(id)?.zone === 'exile');
  if (left.length === 0) return undefined;
  const order = table.shuffled('zone', left, '702.84a', { zone: 'exile' });
  return happen(
    table,
    order.map((id) => move(id, { to: 'library', at: 'bottom' }, '702.84a')),
  );
}

/** Carries out the cascade of the spell whose trigger it is. */
export const cascadeVerb: VerbDefinition = {
  rule: '702.84a',
  run: (table, _verb, { self, you }) => {
    const values = table.find(self) === null ? table.state.past[self]?.values : valuesOf(table, self);
    const below = (values?.manaValue ?? 0) as number;
    return call(cascadeProcedure, { seat: you, below, exiled: [], found: 0, returned: null, answer: null, answers: null });
  },
};
