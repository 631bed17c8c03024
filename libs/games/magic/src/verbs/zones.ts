import {
  amount,
  type Amount,
  type Env,
  type PlayerRef,
  seatOf,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { counter, type Countered } from '../happenings/counter.js';
import { draw, drawsLeft } from '../happenings/draw.js';
import { beingOf } from '../happenings/enter.js';
import { exilingOf } from '../happenings/exile.js';
import { destroy, type Move, move } from '../happenings/move.js';
import type { ZoneKind } from '../vocabulary.js';
import { count, players, what } from './arguments.js';

/** Counters a spell or ability (701.5a); `to` and `at` if an effect puts the spell elsewhere. */
const counterSpell: VerbDefinition = {
  rule: '701.5a',
  run: (table, verb, env) => {
    const { to, at } = verb as Countered & typeof verb;
    return {
      propose: what(table, verb, env).map((id) =>
        counter(id, env.you, '701.5a', { ...(to === undefined ? {} : { to }), ...(at === undefined ? {} : { at }) }),
      ),
    };
  },
};

/**
 * Returns where a `move` goes: `to`; `faceDown` into exile; `traced` if effects that refer to the object find it there (400.7i); and for
 * the battlefield and piles: `under` whose control, `at` which position, `tapped` (untapped otherwise, 110.5b), with `counters` by kind,
 * and with the modifiers `being` from the moment it enters (611.2e).
 */
function moveOf(table: Table, verb: Verb, env: Env, path: string): Move {
  const { to, under, at, tapped, counters, being } = verb;
  return {
    to: to as ZoneKind,
    tapped: tapped === true,
    ...(to === 'exile' ? { exiling: exilingOf(table, verb, env) } : {}),
    ...(verb.traced === true ? { traced: true as const } : {}),
    ...(under === undefined ? {} : { under: seatOf(table, env, under as PlayerRef) }),
    ...(at === undefined ? {} : { at: at as 'top' | 'bottom' | number }),
    ...(being === undefined ? {} : { being: [beingOf(env, `${path}/being`, being as readonly unknown[])] }),
    ...(counters === undefined ? {} : { counters: countersOf(table, counters as { readonly [kind: string]: Amount }, env) }),
  };
}

const countersOf = (table: Table, counters: { readonly [kind: string]: Amount }, env: Env): Move['counters'] & object =>
  Object.fromEntries(Object.entries(counters).map(([kind, value]) => [kind, Math.max(0, amount(table, env, value))]));

function drawable(table: Table, verb: Verb, env: Env): boolean {
  return players(table, verb, env).every((seat) => drawsLeft(table, seat) >= count(table, verb, env));
}

export const zoneVerbs: { readonly [name: string]: VerbDefinition } = {
  counter: counterSpell,
  destroy: {
    rule: '701.7a',
    run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => destroy(id, '701.7a', verb.noRegeneration === true)) }),
  },
  move: {
    rule: '400.7',
    run: (table, verb, env, path) => ({ propose: what(table, verb, env).map((id) => move(id, moveOf(table, verb, env, path), '400.7')) }),
  },
  draw: {
    rule: '121.1',
    impersonal: true,
    // 121.2b, 121.3: a player can't choose or pay draws that an effect forbids; an empty library does not prevent it.
    payable: drawable,
    choosable: drawable,
    run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => draw(seat, count(table, verb, env), '121.1')) }),
  },
};
