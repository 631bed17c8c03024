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

/** Verbs that move cards. Each says what is done, apart from where it goes (base.20.2). */

interface Moving {
  readonly act: Act;
  readonly to: ZoneKind;
  readonly rule: string;
  /** As a cost it is paid only with what really gets to its place (3.3.3-5). */
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
    // 3.3.2-2, 3.3.3-5: what has to get there is paid only with what does; 3.3.1-4: a Tribute is paid wherever it then goes.
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

/** `until` with the moment that it names. */
function timed(table: Table, verb: Verb, env: Env): Verb {
  return { ...verb, until: durationKey(table, env, verb.until as string | undefined) };
}

/** What was chosen out of a Deck was looked for, also what was picked to pay with; what an effect takes from its top, or excavated, was not. */
function searching({ what, choose, excavated }: Verb): Partial<Move> {
  const chosen = choose !== undefined || (typeof what === 'object' && what !== null && 'var' in what);
  return chosen && excavated !== true ? { searched: true } : {};
}

/** A cost needs all that it names (3.3-3), an effect something of it; what is bound as it is paid is looked at by its choice. */
function canMove(table: Table, verb: Verb, env: Env, path: string, picking: Picking): boolean {
  const { what } = verb;
  if (typeof what === 'object' && what !== null && 'var' in what && env.vars[(what as { readonly var: string }).var] === undefined)
    return true;
  const named = whatOf(table, verb, env);
  const doing = doingAt(env, path, picking.rule);
  const fit = named.filter((id) => picking.fits(table, verb, id, doing));
  return isCost(path) ? named.length > 0 && fit.length === named.length : fit.length > 0;
}

/** base.8.14, base.16.10: its summon or its activation was negated: it does not come from the field. */
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
  // 3.3.2-1: a discard is paid wherever the card then goes; `discardToGY` demands that it gets there.
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
    // Without a place it is shuffled in afterwards.
    more: ({ at }) => (at === undefined ? { at: 'top' } : { at: at as Move['at'] & string, inOrder: true }),
  }),
  /** Face-up into the Extra Deck (base.22.6). */
  toExtraDeck: moving('toExtraDeck', { act: 'placed', to: 'extraDeck', rule: 'base.22.6' }),
  /** From among the banished cards: it is not sent there (base.20.2). */
  returnToGY: moving('returnToGY', { act: 'returned', to: 'graveyard', rule: 'base.20.2' }),
  placeOnTop: moving('placeOnTop', { act: 'placed', to: 'mainDeck', rule: 'base.20.7', more: () => ({ at: 'top', inOrder: true }) }),
  /** Looks at so many cards of the top of a Deck (`who`) and puts them back in any order. */
  orderTop: {
    rule: 'base.5.2',
    run: (table, verb, env) =>
      call(orderTopProcedure, orderTopLocals(env.you, whoOf(table, verb, env)[0] ?? env.you, amountOf(table, verb, env))),
    choosable: (table, verb, env) => whoOf(table, verb, env).some((seat) => table.zoneOf('mainDeck', seat).order.length > 0),
  },
  /** Shows cards to both players; they stay where they are, and hidden afterwards (base.5.11) unless they are to be kept open (`keep`, 4.4.2.1-4). */
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
  /** A player shows his hand, for he says something of what is in it (base.5.13). */
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
    // They stay in the Deck, seen by both; `as` names them.
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
    // 5.3.3-4: as many cards as are to be drawn have to be there; 5.3.1-1: and somebody has to be able to draw.
    choosable: (table, verb, env) => deep(table, verb, env) && whoOf(table, verb, env).some((seat) => !playerCannot(table, seat, 'draw')),
  },
  shuffleDeck: {
    rule: 'base.5.10',
    run: (table, verb, env) => {
      // base.24.4: afterwards nobody knows where a card of it is.
      for (const seat of whoOf(table, verb, env)) reshuffle(table, `mainDeck:${seat}`, 'base.5.10');
      return { done: true };
    },
  },
};

/** Both players go on seeing a card where it lies. @returns the id that it goes by now */
function keepOpen(table: Table, id: ObjectId): ObjectId {
  const now = showTo(table, id, table.seats());
  setObject(table, now, 'shown', true);
  return now;
}

function deep(table: Table, verb: Verb, env: Env): boolean {
  return whoOf(table, verb, env).every((seat) => table.zoneOf('mainDeck', seat).order.length >= amountOf(table, verb, env));
}

/** What moving verbs let their player pick, by their names. */
export const movePickings: { readonly [verb: string]: Picking } = pickings;
