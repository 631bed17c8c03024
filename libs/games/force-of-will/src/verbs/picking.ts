import { askChoice, candidates, type Choice, type Control, type Env, envLocals, envOf, type Frame, happen, type Happening, type HappenResult, type Json, type ObjectId, type PlayerRef, type Procedure, readChoice, type Row, type RuleRef, seatOf, select, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel';
import { zoneOf } from '../facts.js';
import { noteEmptyDiscard } from '../happenings/empty-discard.js';
import { move } from '../happenings/move.js';
import { removeCounters } from '../happenings/counters.js';
import { isRevealed, reveal } from '../happenings/reveal.js';
import { rest } from '../happenings/rest.js';
import { isType } from '../values/base.js';
import { what } from './arguments.js';

/**
 * Verbs that are done to what they name (`what`), or to what their player picks for them: `choose` says among what. So costs are
 * written; what was picked is bound to the choice's name as it was before.
 */
interface Picking {
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

const pickings: { readonly [verb: string]: Picking } = {
  // 1011.2: only one's own; a J-ruler can't be banished (314.2, ruling:21).
  banish: { rule: '1011.1', make: (id, { self }) => move(id, { to: 'graveyard', act: 'banished', by: self }, '1011.1'), fits: (table, id, env) => isYours(table, id, env) && zoneOf(table, id) === 'field' && !isType(table, id, 'jRuler') },
  discard: { rule: '1019.1', make: (id, { self }) => move(id, { to: 'graveyard', act: 'discarded', by: self }, '1019.1'), fits: (table, id) => zoneOf(table, id) === 'hand' },
  remove: { rule: '1004.1', make: (id, { self }, { faceDown }) => move(id, { to: 'removed', act: 'removed', faceDown: faceDown === true, by: self }, '1004.1'), fits: () => true },
  rest: { rule: '1013.1', make: (id) => rest(id, '1013.1'), fits: (table, id) => table.object(id).rested === false && ['field', 'rulerArea'].includes(zoneOf(table, id)) },
  returnToHand: { rule: '302.3', make: (id, { self }) => move(id, { to: 'hand', by: self }, '302.3'), fits: () => true },
  // 1005.2: not what is revealed already.
  reveal: { rule: '1005.1', make: (id) => reveal(id, '1005.1'), fits: (table, id) => !isRevealed(table, id) },
  takeCounter: { rule: '1022.1', make: (id, _env, { kind }) => removeCounters(id, kind as string, 1, '1022.1'), fits: () => true },
};

/** The verb's choice among what it can be done to only. */
function choiceOf(table: Table, verb: Verb, env: Env, { fits }: Picking): Choice {
  const choice = verb.choose as Choice;
  // A card that is about to be played from the hand pays for nothing there.
  const ids = candidates(table, env, choice).filter((id) => fits(table, id, doer(table, verb, env)) && (id !== env.self || zoneOf(table, id) !== 'hand'));
  return { ...choice, from: { from: choice.from?.from ?? 'field', ...(choice.from?.of === undefined ? {} : { of: choice.from.of }), where: { any: ids.map((id) => ({ is: { id } })) } }, strict: true };
}

function isEnough(table: Table, verb: Verb, env: Env, picking: Picking): boolean {
  const choice = choiceOf(table, verb, env, picking);
  return candidates(table, env, choice).length >= (typeof choice.min === 'number' ? choice.min : 1);
}

/** Locals: an environment, `program` the verb's path. Returns the verb's outcome. */
export const pickAndDoProcedure: Procedure = {
  name: 'pickAndDo',
  steps: [
    { name: 'ask', run: ask },
    { name: 'chosen', run: take },
    { name: 'act', run: act },
    { name: 'over', run: over },
  ],
};

function given(table: Table, locals: Row): { readonly verb: Verb; readonly picking: Picking; readonly choice: Choice; readonly env: Env } {
  const verb = table.library.node<Verb>(locals.program as string);
  const picking = pickings[verb.verb] as Picking;
  const env = envOf(locals);
  return { verb, picking, env, choice: choiceOf(table, verb, env, picking) };
}

function ask(table: Table, locals: Row, frame: Frame): Control | undefined {
  const { env, choice, picking } = given(table, locals);
  // Where there is not even a back, nobody is asked.
  if (select(table, env, { from: choice.from?.from ?? 'field', ...(choice.from?.of === undefined ? {} : { of: choice.from.of }) }).length === 0) {
    table.local(locals, 'chosen', []);
    return { to: 'act' };
  }
  const bound = askChoice(table, frame, env, choice, { kind: 'payCost', rule: picking.rule });
  if (bound === null) return { wait: true };
  table.local(locals, 'chosen', bound);
  return { to: 'act' };
}

function take(table: Table, locals: Row): void {
  table.local(locals, 'chosen', readChoice(given(table, locals).choice, locals.answer));
  table.local(locals, 'answer', null);
}

function act(table: Table, locals: Row): Control | undefined {
  const { verb, picking, env } = given(table, locals);
  const ids = locals.chosen as readonly ObjectId[];
  return ids.length === 0 ? undefined : happen(table, ids.map((id) => picking.make(id, env, verb)));
}

function over(table: Table, locals: Row): Control {
  const { verb, env } = given(table, locals);
  const { as, by } = verb.choose as Choice;
  const chosen = locals.chosen as readonly ObjectId[];
  const result = locals.returned as unknown as HappenResult | null;
  if (chosen.length === 0 && verb.verb === 'discard') {
    noteEmptyDiscard(table, seatOf(table, env, by ?? 'you'));
    return { done: { done: true, vars: { [as]: [] } } };
  }
  return { done: { done: chosen.length > 0 && (result?.done ?? true), objects: [...(result?.objects ?? [])], vars: { [as]: chosen as Json } } };
}

function pickable(picking: Picking): VerbDefinition {
  const could = (table: Table, verb: Verb, env: Env): boolean => (verb.choose === undefined ? what(table, verb, env).some((id) => picking.fits(table, id, doer(table, verb, env))) : isEnough(table, verb, env, picking));
  return {
    rule: picking.rule,
    payable: could,
    choosable: (table, verb, env) => verb.choose === undefined || isEnough(table, verb, env, picking),
    run: (table, verb, env, path) => {
      if (verb.choose !== undefined) return { call: 'pickAndDo', locals: { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null } };
      return { propose: what(table, verb, env).filter((id) => picking.fits(table, id, doer(table, verb, env))).map((id) => picking.make(id, env, verb)) };
    },
  };
}

export const pickingVerbs: { readonly [name: string]: VerbDefinition } = Object.fromEntries(Object.entries(pickings).map(([name, picking]) => [name, pickable(picking)]));
