import { type Env, type Happening, reshuffle, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel';
import { destroy } from '../happenings/destroy.js';
import { draw } from '../happenings/draw.js';
import { type Act, move, type Move } from '../happenings/move.js';
import type { ZoneKind } from '../vocabulary.js';
import { arrives } from '../happenings/arrives.js';
import { amountOf, couldName, doingAt, whatOf, whoOf } from './arguments.js';

/** Verbs that move cards. Each says what is done, apart from where it goes (base.20.2). */

function moving(act: Act, to: ZoneKind, rule: string, more: (verb: Verb) => Partial<Move> = () => ({})): VerbDefinition {
  return {
    rule,
    run: (table, verb, env, path) => ({ propose: whatOf(table, verb, env).map((id): Happening => move(id, { to, act, ...searching(verb), ...more(verb) }, doingAt(table, env, path, rule))) }),
    payable: (table, verb, env) => canMove(table, verb, env),
    choosable: couldName,
  };
}

/** What was chosen out of a Deck was looked for; what an effect takes from its top was not. */
function searching({ what }: Verb): Partial<Move> {
  return typeof what === 'object' && what !== null && 'var' in what ? { searched: true } : {};
}

/** A cost needs what it names; what is bound as it is paid is looked at by its choice. */
function canMove(table: Table, verb: Verb, env: Env): boolean {
  const { what } = verb;
  if (typeof what === 'object' && what !== null && 'var' in what && env.vars[(what as { readonly var: string }).var] === undefined) return true;
  return couldName(table, verb, env);
}

/** As a cost it is paid only with what really gets to its place (3.3.3-5). */
function demanding(verb: VerbDefinition, to: ZoneKind, act: Act): VerbDefinition {
  return { ...verb, payable: (table, tree, env) => canMove(table, tree, env) && whatOf(table, tree, env).every((id) => arrives(table, id, to, act)) };
}

export const moveVerbs: { readonly [name: string]: VerbDefinition } = {
  destroy: {
    rule: 'base.20.1',
    run: (table, verb, env, path) => ({ propose: whatOf(table, verb, env).map((id) => destroy(id, doingAt(table, env, path, 'base.20.1'))) }),
    payable: canMove,
    choosable: couldName,
  },
  sendToGY: demanding(moving('sent', 'graveyard', 'base.20.2'), 'graveyard', 'sent'),
  // 3.3.2-1: a discard is paid wherever the card then goes; `discardToGY` demands that it gets there.
  discardToGY: demanding(moving('discarded', 'graveyard', 'base.20.6'), 'graveyard', 'discarded'),
  discard: moving('discarded', 'graveyard', 'base.20.6'),
  tribute: moving('tributed', 'graveyard', '3.3.1-1'),
  banish: demanding(moving('banished', 'banished', 'base.22.1', (verb) => (verb.faceDown === true ? { faceDown: true } : {})), 'banished', 'banished'),
  returnToHand: moving('returned', 'hand', 'base.20.7'),
  addToHand: moving('added', 'hand', 'base.5.9', (verb) => (verb.show === true ? { show: true } : {})),
  returnToDeck: moving('returned', 'mainDeck', 'base.20.7', (verb) => ({ at: (verb.at as Move['at'] | undefined) ?? 'top' })),
  mill: {
    rule: 'base.20.2',
    run: (table, verb, env, path) => ({
      propose: whoOf(table, verb, env).flatMap((seat) => table.zoneOf('mainDeck', seat).order.slice(0, amountOf(table, verb, env)).map((id) => move(id, { to: 'graveyard', act: 'sent' }, doingAt(table, env, path, 'base.20.2')))),
    }),
    payable: deep,
    choosable: deep,
  },
  draw: {
    rule: '5.3.3-1',
    run: (table, verb, env, path) => ({ propose: whoOf(table, verb, env).map((seat) => draw(seat, amountOf(table, verb, env), doingAt(table, env, path, '5.3.3-1'))) }),
    // 5.3.3-4: as many cards as are to be drawn have to be there.
    choosable: deep,
  },
  shuffleDeck: {
    rule: 'base.5.10',
    run: (table, verb, env) => {
      for (const seat of whoOf(table, verb, env)) reshuffle(table, `mainDeck:${seat}`, 'base.5.10');
      return { done: true };
    },
  },
};

function deep(table: Table, verb: Verb, env: Env): boolean {
  return whoOf(table, verb, env).every((seat) => table.zoneOf('mainDeck', seat).order.length >= amountOf(table, verb, env));
}
