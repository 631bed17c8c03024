import { type Env, type PlayerRef, seatOf, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel/authoring';
import { cancel } from '../happenings/cancel.js';
import { create } from '../happenings/create.js';
import { destroy } from '../happenings/destroy.js';
import { draw } from '../happenings/draw.js';
import { type Move, move } from '../happenings/move.js';
import { shuffle } from '../happenings/shuffle.js';
import type { ZoneKind } from '../vocabulary.js';
import { count, players, what } from './arguments.js';
import { asksForHosts, putAdded } from './attaching.js';
import { type Counted, countersOf } from './entering.js';

function moveOf(table: Table, { to, under, at, rested, counters, reveal, faceDown, face }: Verb, env: Env): Move {
  return {
    to: to as ZoneKind,
    by: env.self,
    rested: rested === true,
    reveal: reveal === true,
    faceDown: faceDown === true,
    ...(typeof face === 'number' ? { face } : {}),
    ...(under === undefined ? {} : { under: seatOf(table, env, under as PlayerRef) }),
    ...(at === undefined ? {} : { at: at as 'top' | 'bottom' | number }),
    counters: countersOf(table, counters as Counted, env),
  };
}

export const moveVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Draws cards (1009). */
  draw: {
    rule: '1009.1',
    run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => draw(seat, count(table, verb, env), '1009.1')) }),
  },
  /** Destroys cards (1010); `ruler`: the text says that it destroys a ruler (1010.2). */
  destroy: {
    rule: '1010.1',
    run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => destroy(id, '1010.1', env.self, verb.ruler === true)) }),
  },
  /** Cancels cards or abilities on the chase (1012). */
  cancel: { rule: '1012.1', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => cancel(id, '1012.1', env.self)) }) },
  /**
   * Moves `what` `to` a zone: `under` a player, `at` a place, with `face` up, `rested`, with `counters` by name, shown to all (`reveal`).
   */
  move: {
    rule: '302.3',
    run: (table, verb, env) => {
      const ids = what(table, verb, env);
      const how = moveOf(table, verb, env);
      return asksForHosts(table, ids, how.to) ? putAdded(env, ids, how) : { propose: ids.map((id) => move(id, how, '302.3')) };
    },
  },
  /** Banishes the source itself, as a cost. */
  banishSelf: {
    rule: '1011.1',
    payable: (table, _verb, env) => table.find(env.self) !== null && table.object(env.self).controller === env.you,
    run: (_table, _verb, { self }) => ({ propose: [move(self, { to: 'graveyard', act: 'banished', by: self }, '1011.1')] }),
  },
  /** Shuffles a deck (1021): `zone`, the main deck by default; the cards of `except` lie on top of it afterwards. */
  shuffle: {
    rule: '1021.1',
    run: (table, verb, env) => ({
      propose: players(table, verb, env).map((seat) =>
        shuffle(
          seat,
          (verb.zone as 'mainDeck' | 'magicStoneDeck' | undefined) ?? 'mainDeck',
          '1021.1',
          verb.except === undefined ? [] : what(table, { ...verb, what: verb.except }, env),
        ),
      ),
    }),
  },
  /** Puts `amount` tokens, `token` of the catalogue, onto the field of each of `player` (1303). */
  create: {
    rule: '1303.1',
    run: (table, verb, env) => ({
      propose: players(table, verb, env).map((seat) =>
        create(
          seat,
          { token: verb.token as string, amount: count(table, verb, env), rested: verb.rested === true, by: env.self },
          '1303.1',
        ),
      ),
    }),
  },
};
