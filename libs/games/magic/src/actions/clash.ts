import type { ObjectId, Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  type Frame,
  notice,
  saidYes,
  type Table,
  valuesOf,
  yesOrNo,
} from '@arbiter/kernel/authoring';
import { turnOrder } from '../facts.js';
import { reveal, topOf } from './cards.js';

/** Locals of `clash`. */
export interface ClashLocals extends EffectLocals {
  readonly seats: readonly Seat[];
  readonly cards: readonly ObjectId[];
  readonly below: readonly ObjectId[];
}

/**
 * Returns the locals of a clash: the players who clash, in the order in which they decide (701.22c). In a clash with an opponent (701.22b)
 * with two players, both clash.
 */
export function clashLocals(table: Table, env: Env): ClashLocals {
  return { ...effectLocals(env, ''), seats: turnOrder(table), cards: [], below: [] };
}

/** Clash (701.22): the cards are revealed at once, then each player may put theirs on the bottom. Its outcome is done when `you` won. */
export const clashProcedure = defineProcedure<ClashLocals>({
  name: 'clash',
  steps: [
    { name: 'reveal', rule: '701.22a', run: show },
    { name: 'ask', rule: '701.22a', run: ask },
    { name: 'decided', rule: '701.22a', run: decided },
    { name: 'move', rule: '701.22c', run: carryOut },
  ],
});

const seatsOf = (locals: ClashLocals): readonly Seat[] => locals.seats;
const cardsOf = (locals: ClashLocals): readonly ObjectId[] => locals.cards;

function show(table: Table, locals: ClashLocals): void {
  const cards = seatsOf(locals).map((seat) => reveal(table, seat, topOf(table, seat, 1), '701.22a')[0] ?? 0);
  table.local(locals, 'cards', cards);
}

function ask(table: Table, locals: ClashLocals, frame: Frame): Control | undefined {
  const at = locals.at;
  const seat = seatsOf(locals)[at];
  if (seat === undefined) return { to: 'move' };
  const object = cardsOf(locals)[at] as ObjectId;
  if (object === 0) {
    table.local(locals, 'at', at + 1);
    return { to: 'ask' };
  }
  table.ask(frame, {
    seat,
    kind: 'useEffect',
    rule: '701.22a',
    prompt: 'clash',
    params: { card: table.object(object).card, object },
    domain: yesOrNo(),
  });
  return { wait: true };
}

function decided(table: Table, locals: ClashLocals): Control {
  const at = locals.at;
  if (saidYes(locals.answer)) table.local(locals, 'below', [...locals.below, cardsOf(locals)[at] as ObjectId]);
  table.local(locals, 'at', at + 1);
  return { to: 'ask' };
}

/**
 * Ends a clash in which each of the two players has clashed (701.22b). The card with the greatest mana value wins, unless several have it
 * (701.22d); a player who revealed no card counts as lower than any card.
 */
function carryOut(table: Table, locals: ClashLocals): Control {
  const values = cardsOf(locals).map((id) => (id === 0 ? -1 : (valuesOf(table, id).manaValue as number)));
  const most = Math.max(...values);
  const first = values.filter((value) => value === most).length === 1 ? (seatsOf(locals)[values.indexOf(most)] as Seat) : -1;
  const below = locals.below;
  for (const id of below) {
    const zone = table.zone(table.object(id).zone);
    table.set(zone, 'order', [...zone.order.filter((one) => one !== id), id]);
  }
  for (const seat of seatsOf(locals)) {
    table.emit('clashed', '701.22d', { seat, won: seat === first });
    notice(table, 'clashed', { seat }, { won: seat === first });
  }
  return { done: { done: first === locals.you } };
}
