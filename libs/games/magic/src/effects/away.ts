import type {} from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  happen,
  type HappenResult,
  objectsOf,
  type Procedure,
  type Ref,
  returnedIn,
  type Table,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { type Away, gameOf, setGame } from '../facts.js';
import { move } from '../happenings/move.js';
import { remains } from '../permanents/phasing.js';
import type { ZoneKind } from '../vocabulary.js';
import { comeBackRef } from './durations.js';

/** Locals of `goAway`. */
interface GoAwayLocals {
  readonly source: number;
  readonly objects: readonly number[];
  readonly from: readonly string[];
  readonly returned: HappenResult | null;
}

/**
 * A one-shot effect that moves an object "until" its source leaves the battlefield (610.3): a second one-shot effect brings the object back
 * right after that, without a trigger. Locals of `goAway`: `source`, `objects`.
 */
const goAway = defineProcedure<GoAwayLocals>({
  name: 'goAway',
  steps: [
    {
      name: 'move',
      rule: '610.3',
      run: (table, locals): Control | undefined => {
        table.local(
          locals,
          'from',
          idsOf(locals).map((id) => table.zone(table.object(id).zone).kind),
        );
        return happen(
          table,
          idsOf(locals).map((id) => move(id, { to: 'exile', exiling: { source: locals.source } }, '610.3')),
        );
      },
    },
    { name: 'note', rule: '610.3', run: note },
  ],
});

const idsOf = (locals: GoAwayLocals): readonly number[] => locals.objects;

/** Notes the exiled objects; an object that a replacement moved elsewhere does not come back. */
function note(table: Table, locals: GoAwayLocals): Control {
  const result = returnedIn(locals);
  const from = locals.from;
  const gone = result.objects
    .map((object, at): Away => ({ source: locals.source, object, from: from[at] as string }))
    .filter(({ object }) => table.find(object)?.zone === 'exile');
  setGame(table, 'away', [...gameOf(table).away, ...gone]);
  return { done: { done: gone.length > 0, objects: gone.map(({ object }) => object) } };
}

/** 610.3b, 610.3c: all objects that come back at once move together, to the battlefield under their owners' control. */
const comeBack = defineProcedure({
  ...comeBackRef,
  steps: [
    {
      name: 'move',
      rule: '610.3c',
      run: (table): Control | undefined => {
        const { away } = gameOf(table);
        setGame(
          table,
          'away',
          away.filter(({ source }) => remains(table, source)),
        );
        const back = away.filter(({ source, object }) => !remains(table, source) && table.find(object) !== null);
        return happen(
          table,
          back.map(({ object, from }) => move(object, { to: from as ZoneKind }, '610.3b')),
        );
      },
    },
  ],
});

export const awayProcedures: readonly Procedure[] = [goAway, comeBack];

/** `exileUntil`: exiles `what` until the source leaves the battlefield; does nothing if the source has left already (610.3a). */
export const awayVerbs: { readonly [name: string]: VerbDefinition } = {
  exileUntil: {
    rule: '610.3',
    run: (table, verb, env) => {
      const objects = objectsOf(table, env, verb.what as Ref);
      if (!remains(table, env.self)) return { done: false };
      return call(goAway, { source: env.self, objects, from: [], returned: null });
    },
  },
};
