import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
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
  type HappenResult,
  type Table,
  valuesOf,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { fieldOf } from '../facts.js';
import { move } from '../happenings/move.js';
import { isType } from '../values/base.js';

/** For each resonator to be banished, the attributes of which it must have one (1110.2a, 1110.2b). */
type Slots = readonly (readonly string[])[];

interface Incarnate extends Verb {
  readonly attributes: Slots;
}

const fits = (table: Table, id: ObjectId, slot: readonly string[]): boolean =>
  (valuesOf(table, id).attributes as readonly string[]).some((one) => slot.includes(one));

/** Whether each slot can be filled by a different one of these resonators. */
function fillable(table: Table, slots: Slots, ids: readonly ObjectId[]): boolean {
  const [slot, ...rest] = slots;
  return (
    slot === undefined ||
    ids.some(
      (id) =>
        fits(table, id, slot) &&
        fillable(
          table,
          rest,
          ids.filter((one) => one !== id),
        ),
    )
  );
}

const resonatorsOf = (table: Table, seat: Seat): readonly ObjectId[] => fieldOf(table, seat).filter((id) => isType(table, id, 'resonator'));

/** Returns the resonators that may be banished next such that the rest of the cost can still be paid. */
function nextOf(table: Table, { you }: Env, slots: Slots, chosen: readonly ObjectId[]): readonly ObjectId[] {
  const left = resonatorsOf(table, you).filter((id) => !chosen.includes(id));
  const [slot = [], ...rest] = slots.slice(chosen.length);
  return left.filter(
    (id) =>
      fits(table, id, slot) &&
      fillable(
        table,
        rest,
        left.filter((one) => one !== id),
      ),
  );
}

/** Returns, for each resonator to be banished, those that could be it (1110.2a). */
export function incarnable(table: Table, verb: Verb, { you }: Env): readonly (readonly ObjectId[])[] {
  return (verb as Incarnate).attributes.map((slot) => resonatorsOf(table, you).filter((id) => fits(table, id, slot)));
}

/** [Incarnation] as a cost (1110.2): the player banishes resonators of certain attributes, all at once. */
export const incarnateVerbs: { readonly [name: string]: VerbDefinition } = {
  incarnate: {
    rule: '1110.2',
    payable: (table, verb, env) => fillable(table, (verb as Incarnate).attributes, resonatorsOf(table, env.you)),
    run: (_table, _verb, env, path) =>
      call(incarnateProcedure, { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null }),
  },
};

/** Locals of `incarnate`. */
export interface IncarnateLocals extends EnvLocals, FrameLocals<HappenResult> {
  readonly program: string;
  readonly chosen: readonly ObjectId[];
}

/** Pays [Incarnation]. Locals: an environment; `program`, the verb's path; `chosen`, the resonators so far. Returns the verb's outcome. */
export const incarnateProcedure = defineProcedure<IncarnateLocals>({
  name: 'incarnate',
  steps: [
    { name: 'ask', rule: '1110.2', run: ask },
    { name: 'chosen', rule: '1110.2', run: take },
    { name: 'banish', rule: '1110.2', run: banish },
    { name: 'over', rule: '1110.2', run: over },
  ],
});

/** Asks which resonator is banished next (1110.2, 1110.1). */
function ask(table: Table, locals: IncarnateLocals, frame: Frame): Control {
  const env = envOf(locals);
  const { attributes } = table.library.node<Incarnate>(locals.program);
  const chosen = locals.chosen;
  if (chosen.length === attributes.length) return { to: 'banish' };
  // The whole cost was found payable, and each choice leaves enough for the rest.
  const options = nextOf(table, env, attributes, chosen).map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id }),
  );
  table.ask(frame, {
    seat: env.you,
    kind: 'payCost',
    rule: '1110.2',
    params: { card: env.card, object: env.self },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function take(table: Table, locals: IncarnateLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  table.local(locals, 'answer', null);
  table.local(locals, 'chosen', [...locals.chosen, Number(pick.slice('object:'.length))]);
  return { to: 'ask' };
}

function banish(table: Table, locals: IncarnateLocals): Control | undefined {
  const { self } = envOf(locals);
  return happen(
    table,
    locals.chosen.map((id) => move(id, { to: 'graveyard', act: 'banished', by: self }, '1011.1')),
  );
}

function over(_table: Table, locals: IncarnateLocals): Control {
  const result = locals.returned;
  return { done: { done: true, objects: [...(result?.objects ?? [])] } };
}
