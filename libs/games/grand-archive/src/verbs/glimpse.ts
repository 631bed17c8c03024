import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  type Frame,
  notice,
  showTo,
  type Table,
  type Verb,
  type VerbDefinition,
  wereNamed,
  wholeOrder,
} from '@arbiter/kernel/authoring';
import { plays, turnOrder } from '../facts.js';
import { count, players } from './arguments.js';

/** Locals of `glimpse`. */
export interface GlimpseLocals extends EffectLocals {
  readonly seats: readonly Seat[];
  readonly count: number;
  readonly top: readonly ObjectId[];
  readonly bottom: readonly ObjectId[];
  readonly done: boolean;
}

/**
 * Glimpses (ext.4.1): a player looks at the top cards of their deck, puts some of them on the bottom, in a chosen order, and the others
 * back on top in a chosen order; several players do so one after the other. Locals: `seats`, the players who are yet to glimpse, the
 * current one first; `top`, the cards that go back on top; `bottom`, the others; `done`, whether anybody looked at any card, which is also
 * the result.
 */
export const glimpseProcedure = defineProcedure<GlimpseLocals>({
  name: 'glimpse',
  steps: [
    { name: 'look', rule: 'ext.4.1', run: look },
    { name: 'bottomChosen', rule: 'ext.4.1', run: takeBottom },
    { name: 'top', rule: 'ext.4.1', run: askTop },
    { name: 'topChosen', rule: 'ext.4.1', run: (table, locals): void => table.local(locals, 'top', picked(locals)) },
    { name: 'put', rule: 'ext.4.1', run: put },
  ],
});

const optionOf = (table: Table, id: ObjectId): Option => ({
  id: `object:${id}`,
  label: 'object',
  params: { card: table.object(id).card, object: id },
  object: id,
});
const picked = (locals: GlimpseLocals): readonly ObjectId[] => picksOf(locals.answer).map((pick) => Number(pick.slice('object:'.length)));

/** Returns the player who glimpses now. */
const seatOf = (locals: GlimpseLocals): Seat => locals.seats[0] as Seat;

/** Goes on with the next player. */
function next(table: Table, locals: GlimpseLocals): Control {
  table.local(locals, 'seats', locals.seats.slice(1));
  return { to: 'look' };
}

function look(table: Table, locals: GlimpseLocals, frame: Frame): Control {
  if (locals.seats.length === 0) return { done: { done: locals.done } };
  const seat = seatOf(locals);
  const hidden = table.zoneOf('mainDeck', seat).order.slice(0, locals.count);
  // A player who has lost in the meantime is not asked.
  if (hidden.length === 0 || !plays(table, seat)) return next(table, locals);
  const top = hidden.map((id) => showTo(table, id, [seat]));
  table.emit('lookedAt', 'ext.4.1', { seat, count: top.length, ...wereNamed(hidden, top) }, [
    { seats: [seat], data: { cards: top.map((id) => table.object(id).card), objects: [...top] } },
  ]);
  table.local(locals, 'top', top);
  table.ask(frame, {
    seat,
    kind: 'glimpse',
    rule: 'ext.4.1',
    params: { count: top.length },
    domain: { type: 'options', min: 0, max: top.length, ordered: true, options: top.map((id) => optionOf(table, id)) },
  });
  return { wait: true };
}

function takeBottom(table: Table, locals: GlimpseLocals): void {
  const bottom = picked(locals);
  table.local(locals, 'bottom', bottom);
  table.local(
    locals,
    'top',
    locals.top.filter((id) => !bottom.includes(id)),
  );
}

function askTop(table: Table, locals: GlimpseLocals, frame: Frame): Control {
  const top = locals.top;
  if (top.length < 2) return { to: 'put' };
  table.ask(frame, {
    seat: seatOf(locals),
    kind: 'orderTop',
    rule: 'ext.4.1',
    params: { count: top.length },
    domain: wholeOrder(top.map((id) => optionOf(table, id))),
  });
  return { wait: true };
}

/** Puts the cards back: the first card named for the top lies topmost, the last one named for the bottom lies lowest. */
function put(table: Table, locals: GlimpseLocals): Control {
  const seat = seatOf(locals);
  const { top, bottom } = locals;
  const deck = table.zoneOf('mainDeck', seat);
  table.set(deck, 'order', [...top, ...deck.order.filter((id) => !top.includes(id) && !bottom.includes(id)), ...bottom]);
  table.emit('glimpsed', 'ext.4.1', { seat, count: top.length + bottom.length, bottom: bottom.length });
  notice(table, 'glimpsed', { seat }, { amount: top.length + bottom.length });
  table.local(locals, 'done', true);
  return next(table, locals);
}

/** Lets `player`, or you, glimpse `amount`; several players do so in turn order. */
export const glimpse: VerbDefinition = {
  rule: 'ext.4.1',
  run: (table: Table, verb: Verb, env: Env) => {
    const named = players(table, verb, env);
    return call(glimpseProcedure, {
      ...effectLocals(env, ''),
      seats: turnOrder(table).filter((seat) => named.includes(seat)),
      count: count(table, verb, env),
      top: [],
      bottom: [],
      done: false,
    });
  },
};
