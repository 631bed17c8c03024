import { type Decision, idOfSeat, type ObjectId, type Option, picksOf } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  type Env,
  type EnvLocals,
  envOf,
  type Frame,
  type FrameLocals,
  happen,
  notice,
  type Objection,
  type Table,
} from '@arbiter/kernel/authoring';
import { fieldsOf, isType, permanentsOf, powerOf } from '../facts.js';
import { tap } from '../happenings/tap.js';
import { forbids } from '../rules.js';

/**
 * Returns the creatures that may be tapped to crew the source: untapped ones, including those that came under control this turn (702.121a,
 * 702.121c).
 */
function crewOf(table: Table, { self, you }: Env): ObjectId[] {
  return permanentsOf(table, you).filter(
    (id) =>
      id !== self &&
      isType(table, id, 'creature') &&
      !fieldsOf(table.object(id)).tapped &&
      !forbids(table, id, 'crew') &&
      !forbids(table, idOfSeat(you), 'crew', id),
  );
}

/** Returns the total power that a player could tap; creatures whose power is 0 or less add nothing. */
export function crewPower(table: Table, env: Env): number {
  return crewOf(table, env).reduce((sum, id) => sum + Math.max(0, powerOf(table, id)), 0);
}

/** Locals of `tapCrew`. */
export interface TapCrewLocals extends EnvLocals, FrameLocals {
  readonly power: number;
  readonly picked: readonly ObjectId[];
}

export function crewLocals(env: EnvLocals, power: number): TapCrewLocals {
  return { ...env, power, picked: [], returned: null, answer: null, answers: null };
}

/** Taps creatures to crew. Locals: an environment, `power`. Returns the result of the tapping. */
export const tapCrewProcedure = defineProcedure<TapCrewLocals>({
  name: 'tapCrew',
  steps: [
    { name: 'ask', rule: '702.121a', run: ask },
    {
      name: 'tap',
      rule: '702.121a',
      run: (table, locals) => (
        table.local(locals, 'picked', picksOf(locals.answer).map(idOf)),
        happen(
          table,
          locals.picked.map((id) => tap(id, '702.121a')),
        )
      ),
    },
    { name: 'crewed', rule: '702.121b', run: crewed },
  ],
});

const idOf = (pick: string): ObjectId => Number(pick.slice('object:'.length));

function ask(table: Table, locals: TapCrewLocals, frame: Frame): Control {
  const env = envOf(locals);
  const options = crewOf(table, env).map(
    (id): Option => ({
      id: `object:${id}`,
      label: 'object',
      params: { card: table.object(id).card, object: id, power: powerOf(table, id) },
      object: id,
    }),
  );
  table.ask(frame, {
    seat: env.you,
    kind: 'chooseCrew',
    rule: '702.121a',
    params: { card: env.card, object: env.self, power: locals.power },
    domain: { type: 'options', min: 0, max: options.length, options, checked: true },
  });
  return { wait: true };
}

/** 702.121b: each tapped creature has crewed the Vehicle. */
function crewed(table: Table, locals: TapCrewLocals): Control {
  const env = envOf(locals);
  const objects = locals.picked;
  for (const object of objects) notice(table, 'crewed', { object, seat: env.you }, { vehicle: env.self });
  return { done: { done: true, objects } };
}

const powerIn = (table: Table, picks: readonly string[]): number => picks.reduce((sum, pick) => sum + powerOf(table, idOf(pick)), 0);

/** Whether the chosen creatures have enough power together. */
export function acceptCrew(table: Table, { prompt }: Decision, picks: readonly string[]): Objection | null {
  return powerIn(table, picks) >= (prompt.params.power as number)
    ? null
    : { rule: '702.121a', detail: `Their power must be ${prompt.params.power as number} together.` };
}

/** Adds the strongest creatures until the power is enough; null if it never is. */
export function completeCrew(table: Table, decision: Decision, picked: readonly string[]): readonly string[] | null {
  if (decision.domain.type !== 'options') return null;
  let picks = picked;
  const others = decision.domain.options
    .map(({ id }) => id)
    .filter((id) => !picked.includes(id))
    .sort((a, b) => powerOf(table, idOf(b)) - powerOf(table, idOf(a)));
  for (const one of others) {
    if (acceptCrew(table, decision, picks) === null) return picks;
    picks = [...picks, one];
  }
  return acceptCrew(table, decision, picks) === null ? picks : null;
}
