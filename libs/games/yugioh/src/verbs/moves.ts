import type { ObjectId } from '@arbiter/kernel';
import {
  call,
  type Env,
  type Happening,
  isPossible,
  reshuffle,
  showTo,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { durationKey } from '../durations.js';
import { gameOf, rowOf, setObject } from '../facts.js';
import { orderTopLocals, orderTopProcedure } from '../field/order-top.js';
import { arrives } from '../happenings/arrives.js';
import { destroy } from '../happenings/destroy.js';
import { draw } from '../happenings/draw.js';
import { type Act, move, type Move } from '../happenings/move.js';
import type { Doing } from '../happenings/reasons.js';
import type { ZoneKind } from '../vocabulary.js';
import { amountOf, doingAt, isCost, whatOf, whoOf } from './arguments.js';
import { type Picking, pickable } from './paying.js';
import { playerCannot } from '../values/rules.js';

/** Verbs that move cards. Each verb determines what is done to the card, apart from where it goes (base.20.2). */

interface Moving {
  readonly act: Act;
  readonly to: ZoneKind;
  readonly rule: string;
  /** As a cost, it can be paid only with cards that really get to the place (3.3.3-5). */
  readonly demands?: true;
  readonly more?: (verb: Verb) => Partial<Move>;
}

const pickings: { [verb: string]: Picking } = {};

function moving(name: string, { act, to, rule, demands, more = () => ({}) }: Moving): VerbDefinition {
  const make = (_table: Table, verb: Verb, id: ObjectId, doing: Doing): Happening =>
    move(id, { to, act, ...searching(verb), ...(verb.excavated === true ? { excavated: true as const } : {}), ...more(verb) }, doing);
  const picking: Picking = {
    rule,
    make,
    // A cost that demands arrival can be paid only with cards that get there (3.3.2-2, 3.3.3-5); a Tribute counts as paid wherever it then
    // goes (3.3.1-4).
    fits: (table, verb, id, doing) =>
      isPossible(table, make(table, verb, id, doing)) && (demands !== true || doing.reason !== 'cost' || arrives(table, id, to, act)),
  };
  pickings[name] = picking;
  return pickable(picking, {
    rule,
    run: (table, verb, env, path) => ({
      propose: whatOf(table, verb, env).map((id) => make(table, timed(table, verb, env), id, doingAt(env, path, rule))),
    }),
    payable: (table, verb, env) => canMove(table, verb, env, '/cost/', picking),
    choosable: (table, verb, env) => canMove(table, verb, env, '', picking),
  });
}

/** The verb with `until` replaced by the key of the time that it names. */
function timed(table: Table, verb: Verb, env: Env): Verb {
  return { ...verb, until: durationKey(table, env, verb.until as string | undefined) };
}

/**
 * Cards that were chosen from a Deck, or picked from one as payment, count as searched for; cards taken from its top or excavated do not.
 */
function searching({ what, choose, excavated }: Verb): Partial<Move> {
  const chosen = choose !== undefined || (typeof what === 'object' && what !== null && 'var' in what);
  return chosen && excavated !== true ? { searched: true } : {};
}

/**
 * Whether a move is possible: a cost needs all cards that it names (3.3-3), an effect at least one. Cards that are bound only as the cost
 * is paid are checked by their choice.
 */
function canMove(table: Table, verb: Verb, env: Env, path: string, picking: Picking): boolean {
  const { what } = verb;
  if (typeof what === 'object' && what !== null && 'var' in what && env.vars[(what as { readonly var: string }).var] === undefined)
    return true;
  const named = whatOf(table, verb, env);
  const doing = doingAt(env, path, picking.rule);
  const fit = named.filter((id) => picking.fits(table, verb, id, doing));
  return isCost(path) ? named.length > 0 && fit.length === named.length : fit.length > 0;
}

/** Whether a card's summon or activation was negated, so that it does not leave the field (base.8.14, base.16.10). */
function neverPlaced(table: Table, id: ObjectId): boolean {
  return (
    rowOf(table, id).arriving ||
    gameOf(table).chain.some(({ source, act, activationNegated }) => source === id && act === 'card' && activationNegated)
  );
}

export const moveVerbs: { readonly [name: string]: VerbDefinition } = {
  destroy: {
    rule: 'base.20.1',
    run: (table, verb, env, path) => ({
      propose: whatOf(table, verb, env).map((id) => destroy(id, doingAt(env, path, 'base.20.1'), neverPlaced(table, id))),
    }),
    choosable: (table, verb, env) => whatOf(table, verb, env).some((id) => isPossible(table, destroy(id, doingAt(env, '', 'base.20.1')))),
  },
  sendToGY: moving('sendToGY', { act: 'sent', to: 'graveyard', rule: 'base.20.2', demands: true }),
  // `discard` is paid wherever the card then goes (3.3.2-1); `discardToGY` demands that it gets to the GY.
  discardToGY: moving('discardToGY', { act: 'discarded', to: 'graveyard', rule: 'base.20.6', demands: true }),
  discard: moving('discard', { act: 'discarded', to: 'graveyard', rule: 'base.20.6' }),
  tribute: moving('tribute', { act: 'tributed', to: 'graveyard', rule: '3.3.1-1' }),
  banish: moving('banish', {
    act: 'banished',
    to: 'banished',
    rule: 'base.22.1',
    demands: true,
    more: (verb) => ({ ...(verb.faceDown === true ? { faceDown: true } : {}), until: (verb.until as string | undefined) ?? '' }),
  }),
  returnToHand: moving('returnToHand', { act: 'returned', to: 'hand', rule: 'base.20.7' }),
  addToHand: moving('addToHand', {
    act: 'added',
    to: 'hand',
    rule: 'base.5.9',
    more: (verb) => (verb.show === true ? { show: true } : {}),
  }),
  returnToDeck: moving('returnToDeck', {
    act: 'returned',
    to: 'mainDeck',
    rule: 'base.20.7',
    // Without a position the card is shuffled in afterwards.
    more: ({ at }) => (at === undefined ? { at: 'top' } : { at: at as Move['at'] & string, inOrder: true }),
  }),
  /** Puts a card face-up into the Extra Deck (base.22.6). */
  toExtraDeck: moving('toExtraDeck', { act: 'placed', to: 'extraDeck', rule: 'base.22.6' }),
  /** Returns a banished card to the GY; it is not sent there (base.20.2). */
  returnToGY: moving('returnToGY', { act: 'returned', to: 'graveyard', rule: 'base.20.2' }),
  placeOnTop: moving('placeOnTop', { act: 'placed', to: 'mainDeck', rule: 'base.20.7', more: () => ({ at: 'top', inOrder: true }) }),
  /** Looks at a number of cards on top of a Deck (`who`) and puts them back in any order. */
  orderTop: {
    rule: 'base.5.2',
    run: (table, verb, env) =>
      call(orderTopProcedure, orderTopLocals(env.you, whoOf(table, verb, env)[0] ?? env.you, amountOf(table, verb, env))),
    choosable: (table, verb, env) => whoOf(table, verb, env).some((seat) => table.zoneOf('mainDeck', seat).order.length > 0),
  },
  /**
   * Reveals cards to both players. They stay in their zones and are hidden again afterwards (base.5.11), unless they stay revealed (`keep`,
   * 4.4.2.1-4).
   */
  reveal: {
    rule: 'base.5.11',
    run: (table, verb, env) => {
      const hidden = whatOf(table, verb, env);
      const objects = verb.keep === true ? hidden.map((id) => keepOpen(table, id)) : hidden;
      objects.forEach((id, at) =>
        table.emit('cardRevealed', 'base.5.11', {
          seat: table.object(id).owner,
          card: table.object(id).card,
          object: id,
          was: hidden[at] ?? id,
        }),
      );
      return { done: objects.length > 0, objects };
    },
    choosable: (table, verb, env) => whatOf(table, verb, env).length > 0,
    payable: (table, verb, env) => whatOf(table, verb, env).length > 0,
  },
  /** A player shows their hand, because they make a statement about its contents (base.5.13). */
  prove: {
    rule: 'base.5.13',
    run: (table, verb, env) => {
      for (const seat of whoOf(table, verb, env))
        for (const id of table.zoneOf('hand', seat).order)
          table.emit('cardRevealed', 'base.5.13', { seat, card: table.object(id).card, object: id });
      return { done: true };
    },
  },
  excavate: {
    rule: 'base.5.12',
    // The cards stay in the Deck and both players see them; `as` names them.
    run: (table, verb, env) => {
      const objects = whoOf(table, verb, env).flatMap((seat) =>
        table
          .zoneOf('mainDeck', seat)
          .order.slice(0, amountOf(table, verb, env))
          .map((id) => showTo(table, id, table.seats())),
      );
      if (objects.length > 0)
        table.emit('cardsExcavated', 'base.5.12', {
          seat: env.you,
          cards: objects.map((id) => ({ object: id, card: table.object(id).card })),
        });
      return { done: objects.length > 0, objects };
    },
    choosable: (table, verb, env) => whoOf(table, verb, env).some((seat) => table.zoneOf('mainDeck', seat).order.length > 0),
  },
  mill: {
    rule: 'base.20.2',
    impersonal: true,
    run: (table, verb, env, path) => ({
      propose: whoOf(table, verb, env).flatMap((seat) =>
        table
          .zoneOf('mainDeck', seat)
          .order.slice(0, amountOf(table, verb, env))
          .map((id) => move(id, { to: 'graveyard', act: 'sent' }, doingAt(env, path, 'base.20.2'))),
      ),
    }),
    payable: deep,
    choosable: deep,
  },
  draw: {
    rule: '5.3.3-1',
    impersonal: true,
    run: (table, verb, env, path) => ({
      propose: whoOf(table, verb, env).map((seat) => draw(seat, amountOf(table, verb, env), doingAt(env, path, '5.3.3-1'))),
    }),
    // The Deck must hold as many cards as are to be drawn (5.3.3-4), and some player must be able to draw (5.3.1-1).
    choosable: (table, verb, env) => deep(table, verb, env) && whoOf(table, verb, env).some((seat) => !playerCannot(table, seat, 'draw')),
  },
  shuffleDeck: {
    rule: 'base.5.10',
    run: (table, verb, env) => {
      // Afterwards nobody knows the position of any card in the Deck (base.24.4).
      for (const seat of whoOf(table, verb, env)) reshuffle(table, `mainDeck:${seat}`, 'base.5.10');
      return { done: true };
    },
  },
};

/**
 * Keeps a card revealed to both players in its zone.
 * @returns its id from now on
 */
function keepOpen(table: Table, id: ObjectId): ObjectId {
  const now = showTo(table, id, table.seats());
  setObject(table, now, 'shown', true);
  return now;
}

function deep(table: Table, verb: Verb, env: Env): boolean {
  return whoOf(table, verb, env).every((seat) => table.zoneOf('mainDeck', seat).order.length >= amountOf(table, verb, env));
}

/** What each moving verb lets its player pick, by the name of the verb. */
export const movePickings: { readonly [verb: string]: Picking } = pickings;
