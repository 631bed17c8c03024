import { candidates, type Choice, type Env, type Happening, type ObjectId, type PlayerRef, type RuleRef, seatOf, type Table, type Verb } from '@arbiter/kernel';
import { zoneOf } from '../facts.js';
import { removeCounters } from '../happenings/counters.js';
import { move } from '../happenings/move.js';
import { rest } from '../happenings/rest.js';
import { isRevealed, reveal } from '../happenings/reveal.js';
import { isType } from '../values/base.js';
import { what } from './arguments.js';

export type Use = 'leaves' | 'rests' | 'shows' | 'keeps';

/**
 * Verbs that are done to what they name (`what`), or to what their player picks for them: `choose` says among what. So costs are
 * written; what was picked is bound to the choice's name as it was before.
 */
export interface Picking {
  /** What becomes of the card: it is there no more, is rested, is shown, or stays as it is. */
  readonly use: Use;
  readonly rule: RuleRef;
  readonly make: (id: ObjectId, env: Env, verb: Verb) => Happening;
  readonly fits: (table: Table, id: ObjectId, env: Env) => boolean;
}

/** Whose doing it is: of who chooses, or of the player that the verb names (`by`). */
function doer(table: Table, verb: Verb, env: Env): Env {
  const by = (verb.by as PlayerRef | undefined) ?? (verb.choose as Choice | undefined)?.by;
  return by === undefined ? env : { ...env, you: seatOf(table, env, by) };
}

const isYours = (table: Table, id: ObjectId, { you }: Env): boolean => table.object(id).controller === you;

export const pickings: { readonly [verb: string]: Picking } = {
  // 1011.2: only one's own; a J-ruler can't be banished (314.2, ruling:21).
  banish: { use: 'leaves', rule: '1011.1', make: (id, { self }) => move(id, { to: 'graveyard', act: 'banished', by: self }, '1011.1'), fits: (table, id, env) => isYours(table, id, env) && zoneOf(table, id) === 'field' && !isType(table, id, 'jRuler') },
  discard: { use: 'leaves', rule: '1019.1', make: (id, { self }) => move(id, { to: 'graveyard', act: 'discarded', by: self }, '1019.1'), fits: (table, id) => zoneOf(table, id) === 'hand' },
  remove: { use: 'leaves', rule: '1004.1', make: (id, { self }, { faceDown }) => move(id, { to: 'removed', act: 'removed', faceDown: faceDown === true, by: self }, '1004.1'), fits: () => true },
  rest: { use: 'rests', rule: '1013.1', make: (id) => rest(id, '1013.1'), fits: (table, id) => table.object(id).rested === false && ['field', 'rulerArea'].includes(zoneOf(table, id)) },
  returnToHand: { use: 'leaves', rule: '302.3', make: (id, { self }) => move(id, { to: 'hand', by: self }, '302.3'), fits: () => true },
  // 1005.2: not what is revealed already.
  reveal: { use: 'shows', rule: '1005.1', make: (id) => reveal(id, '1005.1'), fits: (table, id) => !isRevealed(table, id) },
  takeCounter: { use: 'keeps', rule: '1022.1', make: (id, _env, { kind }) => removeCounters(id, kind as string, 1, '1022.1'), fits: () => true },
};

/** What of `what` the verb can be done to. */
export const fittingWhat = (table: Table, verb: Verb, env: Env, { fits }: Picking): readonly ObjectId[] => what(table, verb, env).filter((id) => fits(table, id, doer(table, verb, env)));

/** What the verb's choice may pick. A card that is about to be played from the hand pays for nothing there. */
export const fittingChoice = (table: Table, verb: Verb, env: Env, { fits }: Picking): readonly ObjectId[] =>
  candidates(table, env, verb.choose as Choice).filter((id) => fits(table, id, doer(table, verb, env)) && (id !== env.self || zoneOf(table, id) !== 'hand'));

/** How many the verb's choice has to pick. */
export function leastOf({ min }: Choice): number {
  return typeof min === 'number' ? min : 1;
}
