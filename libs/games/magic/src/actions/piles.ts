import { type Json, type ObjectId, picksOf } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  type Env,
  envOf,
  type Frame,
  objectsOf,
  type PlayerRef,
  type Ref,
  seatOf,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';
import { cardOption, pickedObjects } from '../options.js';

/**
 * `separate`: a player separates objects into two piles (700.3); they stay where they are (700.3c). The piles are bound under the two
 * names. A pile may be empty (700.3d), and every object is in one of the piles (700.3a).
 */
export interface Separating extends Verb {
  readonly verb: 'separate';
  readonly what: Ref;
  readonly by: PlayerRef;
  readonly into: readonly [string, string];
}

/** `choosePile`: a player chooses one of two piles; the chosen pile is bound as `as`, the other as `other`. */
export interface ChoosingPile extends Verb {
  readonly verb: 'choosePile';
  readonly by?: PlayerRef;
  readonly of: readonly [string, string];
  readonly as: string;
  readonly other: string;
}

export function pileLocals(env: Env, path: string): EffectLocals {
  return effectLocals(env, path);
}

export const separateProcedure = defineProcedure<EffectLocals>({
  name: 'separate',
  steps: [
    {
      name: 'ask',
      rule: '700.3',
      run: (table, locals, frame): Control => {
        const verb = table.library.node<Separating>(locals.program);
        const objects = objectsOf(table, envOf(locals), verb.what);
        table.ask(frame, {
          seat: seatOf(table, envOf(locals), verb.by),
          kind: 'separate',
          rule: '700.3',
          params: { card: locals.card },
          domain: { type: 'options', min: 0, max: objects.length, options: objects.map((id) => cardOption(table, id)) },
        });
        return { wait: true };
      },
    },
    {
      name: 'separated',
      rule: '700.3a',
      // 700.3b - 700.3d: objects in a pile are still individual objects and stay where they were; a pile may be empty.
      run: (table, locals): Control => {
        const { what, into } = table.library.node<Separating>(locals.program);
        const objects = objectsOf(table, envOf(locals), what);
        const first = pickedObjects(locals.answer);
        const piles = [objects.filter((id) => first.includes(id)), objects.filter((id) => !first.includes(id))];
        table.emit('separated', '700.3a', {
          seat: locals.you,
          piles: piles.map((pile) => pile.map((id) => table.object(id).card)),
        });
        return { done: { done: true, vars: { [into[0]]: piles[0] as Json, [into[1]]: piles[1] as Json } } };
      },
    },
  ],
});

export const choosePileProcedure = defineProcedure<EffectLocals>({
  name: 'choosePile',
  steps: [
    { name: 'ask', rule: '700.3', run: askPile },
    {
      name: 'chosen',
      rule: '700.3',
      // 700.3b, 700.3d: an empty pile can be chosen, too.
      run: (table, locals): Control => {
        const { of, as, other } = table.library.node<ChoosingPile>(locals.program);
        const [one, two] = of.map((name) => locals.vars[name] ?? []) as [Json, Json];
        const first = picksOf(locals.answer)[0] === 'pile:1';
        return { done: { done: true, vars: { [as]: first ? one : two, [other]: first ? two : one } } };
      },
    },
  ],
});

function askPile(table: Table, locals: EffectLocals, frame: Frame): Control {
  const { by, of } = table.library.node<ChoosingPile>(locals.program);
  const options = of.map((name, at) => {
    const pile = objectsOf(table, envOf(locals), { var: name });
    return {
      id: `pile:${at + 1}`,
      label: 'pile',
      params: { card: pile.map((id: ObjectId) => table.object(id).card) as Json, objects: [...pile], count: pile.length },
    };
  });
  table.ask(frame, {
    seat: seatOf(table, envOf(locals), by ?? 'you'),
    kind: 'choosePile',
    rule: '700.3',
    params: { card: locals.card },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}
