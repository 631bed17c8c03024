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

/** Whose doing it is: of who chooses, or of the player that the verb names (`by`). */
function doer(table: Table, verb: Verb, env: Env): Env {
  const by = (verb.by as PlayerRef | undefined) ?? (verb.choose as Choice | undefined)?.by;
  return by === undefined ? env : { ...env, you: seatOf(table, env, by) };
}

const isYours = (table: Table, id: ObjectId, { you }: Env): boolean => table.object(id).controller === you;

/** Verbs that are done to what they name, or to what their player picks for them (see the kernel's `Picking`). */
const pickings: { readonly [verb: string]: Picking } = {
  // 1011.2: only one's own; a J-ruler can't be banished (314.2, ruling:21).
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
  // 1004.1, 311.1, 1302.5a: it may be removed face down.
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
  // 1005.2: not what is revealed already.
  reveal: { use: 'shows', rule: '1005.1', make: (id) => reveal(id, '1005.1'), fits: (table, id) => !isRevealed(table, id) },
  takeCounter: {
    use: 'keeps',
    rule: '1022.1',
    make: (id, _env, { kind }) => removeCounters(id, kind as string, 1, '1022.1'),
    fits: () => true,
  },
};

/** What verbs that pick nothing use. */
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

/** What loses the counters of `payCounters`. */
export const counterSources = (table: Table, env: Env, verb: Verb): readonly ObjectId[] =>
  objectsOf(table, env, (verb.what as Ref | undefined) ?? 'self');

export const pickingRules: PickingRules = {
  pickings,
  doer,
  // A card that is about to be played from the hand pays for nothing there.
  spares: (table, id, env) => id === env.self && zoneOf(table, id) === 'hand',
  uses,
  paying: (frame) => localsIn(frame, announceRef) ?? localsIn(frame, payAskedRef),
  nothing: (table, verb, env) => {
    if (verb.verb !== 'discard') return null;
    noteEmptyDiscard(table, seatOf(table, env, (verb.choose as Choice).by ?? 'you'));
    return true;
  },
};
