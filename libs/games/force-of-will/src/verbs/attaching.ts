import { type ObjectId, type Option, picksOf } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  type Env,
  envLocals,
  type EnvLocals,
  envOf,
  type Frame,
  type FrameLocals,
  happen,
  objectsOf,
  type PlayerRef,
  type Ref,
  seatOf,
  type Table,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { shownCard, zoneOf } from '../facts.js';
import { hostsFor, needsHost } from '../field/additions.js';
import { addTo } from '../happenings/attach.js';
import { move, type Move } from '../happenings/move.js';
import { what } from './arguments.js';

/**
 * Adds `what` to the one card of `to`: an addition on the field stays there; any other comes to the field attached to it (1002.1), to its
 * player's field unless `under` names another player.
 */
const attachVerb: VerbDefinition = {
  rule: '1002.1',
  run: (table, verb, env) => {
    const [host] = objectsOf(table, env, verb.to as Ref);
    if (host === undefined) return { done: false };
    const under = verb.under === undefined ? {} : { under: seatOf(table, env, verb.under as PlayerRef) };
    return {
      propose: what(table, verb, env).map((id) =>
        zoneOf(table, id) === 'field' ? addTo(id, host, '1002.2a') : move(id, { to: 'field', host, by: env.self, ...under }, '1002.1'),
      ),
    };
  },
};

export const attachingVerbs: { readonly [name: string]: VerbDefinition } = { attach: attachVerb };

/** Whether an effect that moves cards to a field must determine hosts for some of them (1406.3). */
export function asksForHosts(table: Table, ids: readonly ObjectId[], to: string): boolean {
  return to === 'field' && ids.some((id) => zoneOf(table, id) !== 'field' && needsHost(table, id));
}

/** Locals of `putAdded`. */
export interface PutAddedLocals extends EnvLocals, FrameLocals {
  readonly moves: readonly Added[];
  readonly at: number;
}

/**
 * Moves cards to a field; the effect's controller chooses the host of each addition with a subtype (1406.3, 1002.2a). An addition without a
 * possible host stays where it is. Locals: an environment, `moves` for each card. Returns what was done.
 */
export const putAddedProcedure = defineProcedure<PutAddedLocals>({
  name: 'putAdded',
  steps: [
    { name: 'ask', rule: '1406.3', run: ask },
    { name: 'chosen', rule: '1406.3', run: choose },
    { name: 'put', rule: '1406.3', run: put },
    { name: 'over', rule: '1406.3', run: (_table, locals): Control => ({ done: locals.returned }) },
  ],
});

interface Added {
  readonly object: ObjectId;
  readonly how: Move;
}

export function putAddedLocals(env: Env, moves: readonly Added[]): PutAddedLocals {
  return { ...envLocals(env), moves, at: 0, answer: null, answers: null, returned: null };
}

const movesOf = (locals: PutAddedLocals): readonly Added[] => locals.moves;

function ask(table: Table, locals: PutAddedLocals, frame: Frame): Control | undefined {
  const added = movesOf(locals)[locals.at];
  if (added === undefined) return { to: 'put' };
  const hosts = needsHost(table, added.object) && zoneOf(table, added.object) !== 'field' ? hostsFor(table, added.object) : [];
  if (hosts.length < 2) {
    take(table, locals, hosts[0] ?? 0);
    return { to: 'ask' };
  }
  const options = hosts.map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: shownCard(table, id), object: id }, object: id }),
  );
  const { you } = envOf(locals);
  table.ask(frame, {
    seat: you,
    kind: 'chooseForEffect',
    rule: '1406.3',
    params: { card: shownCard(table, added.object), object: added.object },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function choose(table: Table, locals: PutAddedLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'answer', null);
  take(table, locals, Number(pick.slice('object:'.length)));
  return { to: 'ask' };
}

function take(table: Table, locals: PutAddedLocals, host: ObjectId): void {
  const at = locals.at;
  const moves = movesOf(locals);
  const one = moves[at] as Added;
  table.local(locals, 'moves', moves.with(at, { ...one, how: { ...one.how, host } }));
  table.local(locals, 'at', at + 1);
}

function put(table: Table, locals: PutAddedLocals): Control | undefined {
  return happen(
    table,
    movesOf(locals).map(({ object, how }) => move(object, how, '1406.3')),
  );
}

/**
 * Returns the call that moves each of these cards to the field.
 * @param how what the verb says about each move
 */
export const putAdded = (env: Env, ids: readonly ObjectId[], how: Move) =>
  call(
    putAddedProcedure,
    putAddedLocals(
      env,
      ids.map((object) => ({ object, how })),
    ),
  );
