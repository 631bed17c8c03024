import { type ObjectId, picksOf, type Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type FrameLocals, place, type ProcedureCall, type Table } from '@arbiter/kernel/authoring';
import { freeSlots, positionOf } from '../board.js';
import { gameOf, setUnit, unitOf } from '../facts.js';
import { dropAttached } from './leave.js';
import { momentsProcedure, type NamedMoment } from '../verbs/lists.js';

/**
 * Returns the call of the `split` procedure. `by` chooses the places. It returns `{ done, objects }`, with `done` true if every lower card
 * found a place.
 */
export function splitUnit(object: ObjectId, by: Seat): ProcedureCall {
  return call(splitProcedure, { object, by, parts: [], index: 0, slot: '', out: [], answer: null, answers: null, returned: null });
}

/**
 * The places for the lower cards: for a unit in front the front row first, for a unit in the back row any free place of its side (十五.分開.2).
 */
function placesFor(table: Table, id: ObjectId): readonly string[] {
  const { seat, row } = positionOf(table.object(id).slot);
  const front = freeSlots(table, seat, 'front');
  return row === 'front' && front.length > 0 ? front : freeSlots(table, seat);
}

/** Locals of `split`. */
export interface SplitLocals extends FrameLocals {
  readonly object: ObjectId;
  readonly by: Seat;
  readonly parts: readonly ObjectId[];
  readonly index: number;
  readonly slot: string;
  readonly out: readonly ObjectId[];
}

/** Splits a unit: its lower cards go to free places of the side one after the other; cards without a place stay under it (十五.分開). */
export const splitProcedure = defineProcedure<SplitLocals>({
  name: 'split',
  steps: [
    {
      name: 'begin',
      rule: '十五.分開.3',
      run: (table, locals): Control | undefined => {
        const id = locals.object;
        const parts = table.object(id).under.filter((one) => unitOf(table, one).role === 'merged');
        if (parts.length === 0) return { done: { done: false, objects: [] } };
        dropAttached(table, id, { rule: '十五.分開.3', permanentOnly: true });
        table.local(locals, 'parts', parts);
        return undefined;
      },
    },
    {
      name: 'next',
      rule: '十五.分開.2',
      run: (table, locals, frame): Control | undefined => {
        const part = locals.parts[locals.index];
        if (part === undefined) return { to: 'finish' };
        table.local(locals, 'index', locals.index + 1);
        const slots = placesFor(table, locals.object);
        if (slots.length === 0) return { to: 'finish' };
        if (slots.length === 1) {
          table.local(locals, 'slot', slots[0] as string);
          return { to: 'put' };
        }
        const { card } = table.object(part);
        table.ask(frame, {
          seat: locals.by,
          kind: 'chooseSlot',
          rule: '十五.分開.2',
          params: { card },
          domain: {
            type: 'options',
            min: 1,
            max: 1,
            options: slots.map((slot) => ({ id: `slot:${slot}`, label: 'slot', params: { slot } })),
          },
        });
        return { wait: true };
      },
    },
    {
      name: 'chosen',
      run: (table, locals): void => table.local(locals, 'slot', (picksOf(locals.answer)[0] as string).replace('slot:', '')),
    },
    { name: 'put', rule: '十五.分開.1', run: putPart },
    { name: 'finish', rule: '十五.分開.1', run: finish },
    { name: 'end', run: (_table, locals): Control => ({ done: locals.returned }) },
  ],
});

/** Puts a lower card in its place (十五.分開.1), also an imprisoned one, because an effect puts it there (十五.禁錮.3). */
function putPart(table: Table, locals: SplitLocals): Control {
  const part = locals.parts[locals.index - 1] as ObjectId;
  const slot = locals.slot;
  const { turn, active } = gameOf(table);
  const { row, seat } = positionOf(slot);
  place(table, part, { slot });
  setUnit(table, part, 'role', '');
  setUnit(table, part, 'exposed', []);
  setUnit(table, part, 'arrivedTurn', turn);
  setUnit(table, part, 'heldInFront', row === 'front' && seat === active ? turn : 0);
  table.local(locals, 'out', [...locals.out, part]);
  return { to: 'next' };
}

/** Turns the unit upright again; splitting is a way of entering (九.1). */
function finish(table: Table, locals: SplitLocals): Control {
  const id = locals.object;
  const out = locals.out;
  const { card, controller } = table.object(id);
  setUnit(table, id, 'stance', 'upright');
  table.newMoment();
  table.emit('unitSplit', '十五.分開.1', { object: id, card, seat: controller, parts: [...out] });
  const entries = out.map(
    (one): NamedMoment => ({ event: 'unitEntered', mark: 'at', data: { object: one, seat: controller, how: 'split' } }),
  );
  const moments: readonly NamedMoment[] = [{ event: 'unitSplit', mark: 'at', data: { object: id, seat: controller } }, ...entries];
  const result = { done: out.length === locals.parts.length, objects: [id, ...out] };
  return call(momentsProcedure, { moments, index: 0, result, returned: null });
}
