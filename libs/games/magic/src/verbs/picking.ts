import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { call, type Env, type Happening, notice, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel/authoring';
import { reveal } from '../actions/cards.js';
import { howMany, pickable, type Picking, type PickingVerb, pickingLocals, pickOwnProcedure } from '../actions/pick-own.js';
import { onBattlefield } from '../facts.js';
import { type Exiling, exilingOf } from '../happenings/exile.js';
import { discardCard, move } from '../happenings/move.js';
import { forbids } from '../rules.js';
import { players, what } from './arguments.js';

type Fits = (table: Table, id: ObjectId, seat: number) => boolean;
const always: Fits = () => true;

/** Returns the check of whether the action could be carried out in full, since a cost must be paid completely (118.3). */
function payableBy(action: Picking, fits: Fits = always): VerbDefinition['payable'] & object {
  return (table, verb, env) => {
    if (verb.what !== undefined) return what(table, verb, env).some((id) => fits(table, id, players(table, verb, env)[0] ?? env.you));
    const { amount: wanted } = verb as PickingVerb;
    return players(table, verb, env).every((seat) => {
      const there = pickable(table, env, verb as PickingVerb, action, seat).length;
      return wanted === 'all' || howMany(table, env, verb as PickingVerb, Number.MAX_SAFE_INTEGER) <= there;
    });
  };
}

/** A verb that is given `what`, or lets players pick among their own objects. */
function picking(
  action: Picking,
  rule: RuleRef,
  direct: (id: ObjectId, verb: Verb, env: Env, exiling: () => Exiling) => Happening,
  fits: Fits = always,
): VerbDefinition {
  return {
    rule,
    payable: payableBy(action, fits),
    run: (table, verb, env, path) => {
      if (verb.what === undefined) return call(pickOwnProcedure, pickingLocals(table, env, verb as PickingVerb, action, path));
      return {
        propose: what(table, verb, env)
          .filter((id) => fits(table, id, players(table, verb, env)[0] ?? env.you))
          .map((id) => direct(id, verb, env, () => exilingOf(table, verb, env))),
      };
    },
  };
}

/** Reveals a card to everybody (701.15a): `what`, by the player, or a card picked from the hand. */
const revealing: VerbDefinition = {
  rule: '701.15a',
  payable: payableBy('reveal'),
  run: (table, verb, env, path) => {
    if (verb.what === undefined) return call(pickOwnProcedure, pickingLocals(table, env, verb as PickingVerb, 'reveal', path));
    const [seat = env.you] = players(table, verb, env);
    const objects = reveal(table, seat, what(table, verb, env), '701.15a');
    for (const object of objects) notice(table, 'revealed', { object, seat });
    return { done: true, objects };
  },
};

/** Verbs whose player picks among their own cards or permanents. */
export const pickingVerbs: { readonly [name: string]: VerbDefinition } = {
  discard: picking(
    'discard',
    '701.8a',
    (id, _verb, { you }) => discardCard(id, '701.8a', you),
    (table, id) => table.zone(table.object(id).zone).kind === 'hand',
  ),
  // 701.16a: a player can sacrifice only permanents, and only their own.
  // 702.109b: with `exploits`, the source is reported as exploiting the sacrificed permanent.
  sacrifice: picking(
    'sacrifice',
    '701.16a',
    (id, verb, { self }) =>
      move(id, { to: 'graveyard', sacrifice: true, ...(verb.exploits === true ? { exploitedBy: self } : {}) }, '701.16a'),
    (table, id, seat) => onBattlefield(table, id) && table.controllerOf(table.object(id)) === seat && !forbids(table, id, 'beSacrificed'),
  ),
  exile: picking('exile', '701.11a', (id, _verb, _env, exiling) => move(id, { to: 'exile', exiling: exiling() }, '701.11a')),
  bounce: picking('bounce', '400.7', (id) => move(id, { to: 'hand' }, '400.7')),
  reveal: revealing,
};
