import type { ObjectId, Seat } from '@arbiter/kernel';
import { addCounters, countersOn, place, removeCounters, type Table, type VerbDefinition } from '@arbiter/kernel/authoring';
import { setItem } from '../play/items.js';
import { rowOf, shownCard, zoneOf } from '../facts.js';
import { clearDamage } from '../happenings/damage.js';
import { noteEmptyDiscard } from '../happenings/empty-discard.js';
import { move } from '../happenings/move.js';
import { jRulerOf } from '../ruler/judgment.js';
import { mayChase } from '../timing/acts.js';
import { isType } from '../values/base.js';
import { count, players, what } from './arguments.js';

/** Puts a resonator on top of the chase as a spell, without a cost and without playing it (1006.1, 1006.2, ruling:34). */
function summon(table: Table, seat: Seat, id: ObjectId): ObjectId {
  const from = zoneOf(table, id);
  const item = place(table, id, { zone: 'chase' });
  table.set(table.object(item), 'controller', seat);
  setItem(table, item, {
    sort: 'card',
    ability: '',
    source: item,
    card: table.object(item).card,
    triggered: false,
    event: null,
    vars: {},
    parts: [],
    way: 'summoned',
    from,
    open: false,
  });
  table.emit('summoned', '1006.1', { seat, object: item, card: shownCard(table, item) });
  return item;
}

/** Verbs for game actions (1000) that pick nothing. */
export const actionVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Summons resonators (1006.1). */
  summon: {
    rule: '1006.1',
    run: (table, verb, env) => {
      // No card is added to what can't be chased to (1008.2).
      if (!mayChase(table, env.you)) return { done: false };
      const items = what(table, verb, env)
        .filter((id) => isType(table, id, 'resonator'))
        .map((id) => summon(table, env.you, id));
      return { done: items.length > 0, objects: items };
    },
  },
  /** Puts a ruler onto the field as its J-ruler without a Judgment by its player; a ruler that lost Judgment stays (1010.1b). */
  becomeJRuler: {
    rule: '1010.1b',
    run: (table, verb, env) => {
      const found = what(table, verb, env).filter((id) => zoneOf(table, id) === 'rulerArea');
      for (const id of found)
        if (jRulerOf(table, id) === 0) table.emit('judgmentFailed', '1010.1b', { seat: table.object(id).owner, object: id });
      return {
        propose: found.flatMap((id) =>
          jRulerOf(table, id) === 0
            ? []
            : [move(id, { to: 'field', under: table.object(id).owner, face: jRulerOf(table, id), act: 'judged' }, '705.3')],
        ),
      };
    },
  },
  /** Makes each of `player` discard their hand (1019.2); a player without cards has discarded as well (1019.2a). */
  discardHand: {
    rule: '1019.2',
    run: (table, verb, env) => {
      const hands = players(table, verb, env).map((seat) => ({ seat, cards: table.zoneOf('hand', seat).order }));
      for (const { seat, cards } of hands) if (cards.length === 0) noteEmptyDiscard(table, seat);
      return {
        propose: hands.flatMap(({ cards }) => cards.map((id) => move(id, { to: 'graveyard', act: 'discarded', by: env.self }, '1019.2'))),
      };
    },
  },
  /** Moves counters of a `kind` from `what` to `to`: `amount`, or all of them (1022.4). */
  moveCounters: {
    rule: '1022.4',
    run: (table, verb, env) => {
      const [to] = what(table, { ...verb, what: verb.to }, env);
      if (to === undefined) return { done: false };
      const kind = verb.kind as string;
      return {
        propose: what(table, verb, env).flatMap((id) => {
          const there = countersOn(table, id, kind);
          const amount = verb.amount === undefined ? there : Math.min(there, count(table, verb, env));
          return amount === 0 || id === to ? [] : [removeCounters(id, kind, amount, '1022.4'), addCounters(to, kind, amount, '1022.4')];
        }),
      };
    },
  },
  /** Removes damage from `what`. */
  removeDamage: {
    rule: '1007.1',
    run: (table, verb, env) => ({
      propose: what(table, verb, env)
        .filter((id) => rowOf(table, id).damage > 0)
        .map((id) => clearDamage(id)),
    }),
  },
};
