import {
  type Control,
  happen,
  type HappenResult,
  objectsOf,
  type Procedure,
  type Ref,
  type Row,
  type Table,
  type VerbDefinition,
} from '@arbiter/kernel';
import { type Away, gameOf, setGame } from '../facts.js';
import { move } from '../happenings/move.js';
import { remains } from '../permanents/phasing.js';
import type { ZoneKind } from '../vocabulary.js';

/**
 * One-shot effects that move an object "until" their source leaves the battlefield (610.3): a second one brings it back right
 * after that, without a trigger. Locals of `goAway`: `source`, `objects`.
 */
const goAway: Procedure = {
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
          idsOf(locals).map((id) => move(id, { to: 'exile', exiling: { source: locals.source as number } }, '610.3')),
        );
      },
    },
    { name: 'note', rule: '610.3', run: note },
  ],
};

const idsOf = (locals: Row): readonly number[] => locals.objects as readonly number[];

/** What went elsewhere, by a replacement, does not come back. */
function note(table: Table, locals: Row): Control {
  const result = locals.returned as unknown as HappenResult;
  const from = locals.from as readonly string[];
  const gone = result.objects
    .map((object, at): Away => ({ source: locals.source as number, object, from: from[at] as string }))
    .filter(({ object }) => table.find(object)?.zone === 'exile');
  setGame(table, 'away', [...gameOf(table).away, ...gone]);
  return { done: { done: gone.length > 0, objects: gone.map(({ object }) => object) } };
}

/** 610.3b, 610.3c: all that comes back at once does so together, to the battlefield under its owner's control. */
const comeBack: Procedure = {
  name: 'comeBack',
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
};

export const awayProcedures: readonly Procedure[] = [goAway, comeBack];

/** `exileUntil`: exiles `what` until the source leaves the battlefield; nothing where it has left already (610.3a). */
export const awayVerbs: { readonly [name: string]: VerbDefinition } = {
  exileUntil: {
    rule: '610.3',
    run: (table, verb, env) => {
      const objects = objectsOf(table, env, verb.what as Ref);
      if (!remains(table, env.self)) return { done: false };
      return { call: 'goAway', locals: { source: env.self, objects, from: [], returned: null } };
    },
  },
};
