import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, type Frame, type FrameLocals, happen, type Table } from '@arbiter/kernel/authoring';
import { move } from '../happenings/move.js';
import { type Cost, floatingCards, reservables } from './costs.js';
import { zoneOf } from '../facts.js';
import { rest } from '../happenings/rest.js';

/** Locals of `payCards`. */
export interface PayCardsLocals extends FrameLocals {
  readonly seat: Seat;
  readonly reserve: number;
  readonly memory: number;
  readonly object: ObjectId;
  readonly card: string;
  readonly floating: readonly ObjectId[];
}

/**
 * Pays a cost in cards (2.3.3): a reserve cost with cards of the hand, which the player chooses; then a memory cost with floating cards of
 * the graveyard, which the player chooses (ruling:24), and for the rest with cards of the memory chosen by chance. The caller has checked
 * that the player can pay. Locals: `seat`, `reserve`, `memory`, `object` and `card` that it is paid for. Returns nothing.
 */
export const payCardsProcedure = defineProcedure<PayCardsLocals>({
  name: 'payCards',
  steps: [
    { name: 'reserve', rule: '2.3.3.1', run: askReserve },
    { name: 'reserved', rule: '2.3.3.1.1', run: reserve },
    { name: 'float', rule: '2.3.3.3', run: askFloating },
    { name: 'floated', rule: '2.3.3.3', run: takeFloating },
    { name: 'banish', rule: '2.3.3.2', run: banish },
  ],
});

export function payLocals(seat: Seat, { reserve, memory }: Cost, object: ObjectId, card: string): PayCardsLocals {
  return { seat, reserve, memory, object, card, floating: [], returned: null, answer: null, answers: null };
}

const optionOf = (table: Table, id: ObjectId): Option => ({
  id: `object:${id}`,
  label: 'object',
  params: { card: table.object(id).card, object: id },
  object: id,
});
const picked = (locals: PayCardsLocals): readonly ObjectId[] => picksOf(locals.answer).map((pick) => Number(pick.slice('object:'.length)));

function askReserve(table: Table, locals: PayCardsLocals, frame: Frame): Control {
  const count = locals.reserve;
  if (count === 0) return { to: 'float' };
  const seat = locals.seat;
  const options = [...table.zoneOf('hand', seat).order, ...reservables(table, seat)].map((id) => optionOf(table, id));
  table.ask(frame, {
    seat,
    kind: 'payReserve',
    rule: '2.3.3.1',
    params: { card: locals.card, object: locals.object, count },
    domain: { type: 'options', min: count, max: count, options },
  });
  return { wait: true };
}

/** Puts the chosen cards face down into the memory (1.6.4.2.4, 1.6.4.2.4.1, 2.1.5.2), and rests reservable objects (ext.1.6). */
function reserve(table: Table, locals: PayCardsLocals): Control | undefined {
  const ids = picked(locals);
  return happen(
    table,
    ids.map((id) => (zoneOf(table, id) === 'field' ? rest(id, 'ext.1.6') : move(id, { to: 'memory', act: 'reserved' }, '2.3.3.1'))),
  );
}

/** Asks which floating cards pay (2.3.2.7.3). */
function askFloating(table: Table, locals: PayCardsLocals, frame: Frame): Control {
  const seat = locals.seat;
  const count = locals.memory;
  const found = count === 0 ? [] : floatingCards(table, seat);
  if (found.length === 0) return { to: 'banish' };
  const min = Math.max(0, count - table.zoneOf('memory', seat).order.length);
  table.ask(frame, {
    seat,
    kind: 'payMemory',
    rule: '2.3.3.3',
    params: { card: locals.card, object: locals.object, count },
    domain: { type: 'options', min, max: Math.min(count, found.length), options: found.map((id) => optionOf(table, id)) },
  });
  return { wait: true };
}

function takeFloating(table: Table, locals: PayCardsLocals): void {
  const ids = picked(locals);
  table.local(locals, 'floating', ids);
  table.local(locals, 'memory', locals.memory - ids.length);
}

/**
 * Banishes floating cards, and cards of the memory that chance chooses with equal probability, all together (1.6.4.2.5, 1.6.4.2.5.1,
 * 2.3.3.2.1, 2.3.3.2.2, 2.11.7.4.1).
 */
function banish(table: Table, locals: PayCardsLocals): Control | undefined {
  const seat = locals.seat;
  const left = [...table.zoneOf('memory', seat).order];
  const chosen = [...locals.floating];
  for (let count = locals.memory; count > 0 && left.length > 0; count--) {
    // Only the player is told which place in the memory it was: it would tell the others when the card came there.
    const at = table.random('memory', left.length, '2.3.3.2.1', [seat]);
    chosen.push(...left.splice(at, 1));
  }
  return chosen.length === 0
    ? undefined
    : happen(
        table,
        chosen.map((id) => move(id, { to: 'banishment', act: 'banished' }, '2.3.3.2')),
      );
}
