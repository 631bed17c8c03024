import { amount, type Amount, call, type PlayerRef, seatOf, seatsOf, type VerbDefinition } from '@arbiter/kernel/authoring';
import { lookAt, topOf } from '../actions/cards.js';
import { arrangeProcedure, type Arranging, arrangingLocals } from '../actions/look-and-arrange.js';
import { putInLibraryProcedure, puttingLocals, shuffles } from '../actions/put-in-library.js';
import { searchLocals, searchProcedure } from '../actions/search.js';
import { turnOrder } from '../facts.js';
import { move } from '../happenings/move.js';
import { count, players, what } from './arguments.js';

/** Scry or surveil: each player with the top cards of their own library. */
function arranging(action: Exclude<Arranging, 'fateseal'>, rule: string): VerbDefinition {
  return {
    rule,
    run: (table, verb, env) => {
      const seats = players(table, verb, env);
      return call(
        arrangeProcedure,
        arrangingLocals(
          env,
          action,
          count(table, verb, env),
          turnOrder(table)
            .filter((seat) => seats.includes(seat))
            .map((seat) => ({ seat, library: seat })),
        ),
      );
    },
  };
}

/** Fateseal: you, with the top cards of an opponent's library (701.21a). */
const fateseal: VerbDefinition = {
  rule: '701.21a',
  run: (table, verb, env) => {
    const library = seatOf(table, env, (verb.opponent as PlayerRef | undefined) ?? 'opponent');
    return call(arrangeProcedure, arrangingLocals(env, 'fateseal', count(table, verb, env), [{ seat: env.you, library }]));
  },
};

/** A player looks at objects that they may not see otherwise (701.15d). */
const look: VerbDefinition = {
  rule: '701.15d',
  run: (table, verb, env) => {
    let objects = what(table, verb, env);
    for (const seat of players(table, verb, env)) objects = lookAt(table, seat, objects, '701.15d');
    return { done: true, objects };
  },
};

/** Puts cards from the top of a library into the graveyard; all of them if there are fewer. */
const mill: VerbDefinition = {
  rule: '404.1',
  payable: (table, verb, env) =>
    players(table, verb, env).every((seat) => table.zoneOf('library', seat).order.length >= count(table, verb, env)),
  run: (table, verb, env) => ({
    propose: players(table, verb, env).flatMap((seat) =>
      topOf(table, seat, count(table, verb, env)).map((id) => move(id, { to: 'graveyard' }, '404.1')),
    ),
  }),
};

/** Binds a player's top cards, by their place in the library, without anybody seeing them. */
const top: VerbDefinition = {
  rule: '401.2',
  run: (table, verb, env) => ({
    done: true,
    objects: seatsOf(table, env, (verb.player as PlayerRef | undefined) ?? 'you').flatMap((seat) =>
      topOf(table, seat, amount(table, env, (verb.amount as Amount | undefined) ?? 1)),
    ),
  }),
};

export const libraryVerbs: { readonly [name: string]: VerbDefinition } = {
  scry: arranging('scry', '701.17a'),
  surveil: arranging('surveil', '701.41a'),
  fateseal,
  look,
  mill,
  top,
  search: { rule: '701.18a', run: (table, verb, env, path) => call(searchProcedure, searchLocals(table, env, verb, path)) },
  shuffle: { rule: '701.19a', run: (table, verb, env) => ({ propose: shuffles(table, env, verb, players(table, verb, env)) }) },
  putInLibrary: {
    rule: '401.4',
    run: (table, verb, env, path) => call(putInLibraryProcedure, puttingLocals(table, env, verb, path)),
  },
};
