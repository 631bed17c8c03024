import type { ObjectId } from '@arbiter/kernel';
import {
  type Choice,
  type Env,
  localsIn,
  type Need,
  objectsOf,
  type Picking,
  type PickingRules,
  type PlayerRef,
  type Ref,
  removeCounters,
  seatOf,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { zoneOf } from '../facts.js';
import { noteEmptyDiscard } from '../happenings/empty-discard.js';
import { move } from '../happenings/move.js';
import { rest } from '../happenings/rest.js';
import { isRevealed, reveal } from '../happenings/reveal.js';
import { announceRef } from '../play/announcement.js';
import { payAskedRef } from '../play/payments.js';
import { isType } from '../values/base.js';
import { incarnable } from './incarnate.js';

/** Returns the environment of the player who acts: the one who chooses, or the one that the verb names (`by`). */
function doer(table: Table, verb: Verb, env: Env): Env {
  const by = (verb.by as PlayerRef | undefined) ?? (verb.choose as Choice | undefined)?.by;
  return by === undefined ? env : { ...env, you: seatOf(table, env, by) };
}

const isYours = (table: Table, id: ObjectId, { you }: Env): boolean => table.object(id).controller === you;

/** Verbs that act on what they name, or on what their player picks (see the kernel's `Picking`). */
const pickings: { readonly [verb: string]: Picking } = {
  // A player banishes only their own cards (1011.2); a J-ruler can't be banished (314.2, ruling:21).
  banish: {
    use: 'leaves',
    rule: '1011.1',
    make: (id, { self }) => move(id, { to: 'graveyard', act: 'banished', by: self }, '1011.1'),
    fits: (table, id, env) => isYours(table, id, env) && zoneOf(table, id) === 'field' && !isType(table, id, 'jRuler'),
  },
  discard: {
    use: 'leaves',
    rule: '1019.1',
    make: (id, { self }) => move(id, { to: 'graveyard', act: 'discarded', by: self }, '1019.1'),
    fits: (table, id) => zoneOf(table, id) === 'hand',
  },
  // A card may be removed face down (1004.1, 311.1, 1302.5a).
  remove: {
    use: 'leaves',
    rule: '1004.1',
    make: (id, { self }, { faceDown }) => move(id, { to: 'removed', act: 'removed', faceDown: faceDown === true, by: self }, '1004.1'),
    fits: () => true,
  },
  rest: {
    use: 'rests',
    rule: '1013.1',
    make: (id) => rest(id, '1013.1'),
    fits: (table, id) => table.object(id).rested === false && ['field', 'rulerArea'].includes(zoneOf(table, id)),
  },
  returnToHand: { use: 'leaves', rule: '302.3', make: (id, { self }) => move(id, { to: 'hand', by: self }, '302.3'), fits: () => true },
  // A card that is already revealed can't be revealed (1005.2).
  reveal: { use: 'shows', rule: '1005.1', make: (id) => reveal(id, '1005.1'), fits: (table, id) => !isRevealed(table, id) },
  takeCounter: {
    use: 'keeps',
    rule: '1022.1',
    make: (id, _env, { kind }) => removeCounters(id, kind as string, 1, '1022.1'),
    fits: () => true,
  },
};

/** Returns what verbs without a pick use. */
function uses(table: Table, env: Env, verb: Verb): readonly Need[] | null {
  switch (verb.verb) {
    case 'restSelf':
      return [{ ids: [env.self], use: 'rests' }];
    case 'banishSelf':
      return [{ ids: [env.self], use: 'leaves' }];
    case 'incarnate':
      return incarnable(table, verb, env).map((ids): Need => ({ ids, use: 'leaves' }));
    case 'payCounters':
      return counterSources(table, env, verb).map((id): Need => ({ ids: [id], use: 'keeps' }));
    default:
      return null;
  }
}

/** Returns the objects that lose the counters of `payCounters`. */
export const counterSources = (table: Table, env: Env, verb: Verb): readonly ObjectId[] =>
  objectsOf(table, env, (verb.what as Ref | undefined) ?? 'self');

export const pickingRules: PickingRules = {
  pickings,
  doer,
  // A card being played from the hand can't pay for anything there.
  spares: (table, id, env) => id === env.self && zoneOf(table, id) === 'hand',
  uses,
  paying: (frame) => localsIn(frame, announceRef) ?? localsIn(frame, payAskedRef),
  nothing: (table, verb, env) => {
    if (verb.verb !== 'discard') return null;
    noteEmptyDiscard(table, seatOf(table, env, (verb.choose as Choice).by ?? 'you'));
    return true;
  },
};
