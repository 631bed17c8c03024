import type { Json, JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, moment, returnedIn, returning, type VerbOutcome } from '@arbiter/kernel/authoring';
import type { Stance } from '../facts.js';
import { enter } from '../procedures/enter.js';

/** Procedures of verbs that do the same to several objects, one after the other. */

/** Locals of `enterAll`: cards (0 for a traveller) that enter one after the other. */
export interface EnterAllLocals {
  readonly objects: readonly ObjectId[];
  readonly by: Seat;
  readonly side: Seat;
  readonly how: 'summon' | 'extra';
  /** The place that the first of them enters. */
  readonly slot: string;
  readonly stance: Stance;
  readonly source: ObjectId;
  readonly index: number;
  readonly done: boolean;
  readonly entered: readonly ObjectId[];
  readonly returned: { readonly done: boolean; readonly objects: readonly ObjectId[] } | null;
}

/** An event and the mark at which effects may act on it. */
export interface NamedMoment {
  readonly event: string;
  readonly mark: 'before' | 'at' | 'after';
  readonly data: JsonObject;
}

/** Locals of `moments`. */
export interface MomentsLocals {
  readonly moments: readonly NamedMoment[];
  readonly index: number;
  /** What is returned after the last moment. */
  readonly result: VerbOutcome;
  readonly returned: Json;
}

/** Lets cards (0 for a traveller) enter one after the other. */
export const enterAllProcedure = defineProcedure<EnterAllLocals>({
  name: 'enterAll',
  steps: [
    {
      name: 'each',
      rule: '九.1',
      run: (_table, locals): Control => {
        const { index } = locals;
        const object = locals.objects[index];
        if (object === undefined) return { done: { done: locals.done, objects: locals.entered } };
        return enter({
          object,
          by: locals.by,
          side: locals.side,
          how: locals.how,
          slot: index === 0 ? locals.slot : '',
          stance: locals.stance,
          source: locals.source,
        });
      },
    },
    {
      name: 'collect',
      run: (table, locals): Control => {
        const { done, objects } = returnedIn(locals);
        if (!done) table.local(locals, 'done', false);
        table.local(locals, 'entered', [...locals.entered, ...objects]);
        table.local(locals, 'index', locals.index + 1);
        return { to: 'each' };
      },
    },
  ],
});

/** Lets effects act at each of a list of moments, one after the other. */
export const momentsProcedure = defineProcedure<MomentsLocals>({
  name: 'moments',
  steps: [
    {
      name: 'each',
      rule: '六.4',
      run: (table, locals): Control => {
        const next = locals.moments[locals.index];
        if (next === undefined) return returning(locals.result);
        table.local(locals, 'index', locals.index + 1);
        return moment(table, next.event, next.mark, next.data, 'each') ?? { to: 'each' };
      },
    },
  ],
});
