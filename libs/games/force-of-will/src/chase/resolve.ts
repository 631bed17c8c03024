import type { JsonObject, ObjectId } from '@arbiter/kernel';
import {
  carryingOut,
  type Control,
  defineProcedure,
  envLocals,
  type EnvLocals,
  type FrameLocals,
  happen,
  itemEnv,
  type Part,
  type Table,
  valuesOf,
  vanish,
} from '@arbiter/kernel/authoring';
import { rowOf, shownCard } from '../facts.js';
import { move } from '../happenings/move.js';
import { endRevealing } from '../happenings/reveal.js';
import { itemOf } from '../play/items.js';
import { stillLegal } from '../play/targets.js';
import { judge } from '../ruler/judgment.js';

/** Locals of `resolve`. */
export interface ResolveLocals extends FrameLocals {
  readonly object: ObjectId;
  readonly parts?: readonly Part[];
  readonly env?: EnvLocals;
}

/** Resolves what entered the chase last (605.1b, 903.3). Locals: `object`. */
export const resolveProcedure = defineProcedure<ResolveLocals>({
  name: 'resolve',
  steps: [
    { name: 'begin', rule: '903.3', run: begin },
    { name: 'enter', rule: '702.3', run: enter },
    carryingOut('carryOut', '903.3b'),
    { name: 'finish', rule: '903.3b', run: finish },
  ],
});

function begin(table: Table, locals: ResolveLocals): Control | undefined {
  const id = locals.object;
  const env = itemEnv(table, id);
  const { sort, vars } = itemOf(table, id);
  table.newMoment();
  // Parts about a target that is no longer legal are not done (903.3a).
  table.local(locals, 'parts', stillLegal(table, id));
  table.local(locals, 'env', envLocals({ ...env, vars }));
  table.emit('resolved', '903.3', { object: id, card: shownCard(table, id), seat: env.you });
  if (sort === 'judgment') return judge(table, env);
  return sort === 'card' && !isChant(table, id) ? undefined : { to: 'carryOut' };
}

const isChant = (table: Table, id: ObjectId): boolean => (valuesOf(table, id).types as readonly string[]).includes('chant');

/**
 * Puts a resonator, addition or regalia onto its controller's field, and an addition together with the card it is added to (702.3,
 * 1406.2b).
 */
function enter(table: Table, locals: ResolveLocals): Control | undefined {
  const id = locals.object;
  const row = rowOf(table, id);
  const { from, way } = itemOf(table, id);
  const parts = locals.parts ?? [];
  // A copy exists on the chase only (1017.1a, ruling:49).
  if (row.kind === 'copy') return { to: 'finish' };
  const [asked] = parts;
  const host = (asked?.vars.host as readonly ObjectId[] | undefined)?.[0];
  if (asked !== undefined && host === undefined)
    return happen(table, [move(id, { to: 'graveyard' }, '1406.2b')], 'finish') ?? { to: 'finish' };
  // On the field the card keeps how it was played (1411.2b, ruling:36), and with which X.
  const notes: JsonObject = { ...row.notes, x: row.x };
  return (
    happen(
      table,
      [
        move(
          id,
          { to: 'field', under: row.controller, host: host ?? 0, face: row.face, notes, playedFrom: way === 'summoned' ? '' : from },
          '702.3',
        ),
      ],
      'finish',
    ) ?? { to: 'finish' }
  );
}

/**
 * Puts a chant into its owner's graveyard and takes an ability off the chase (703.3, 707.3, 309.1). A chant with Remnant that was played
 * from the graveyard is removed (1115.2).
 */
function finish(table: Table, locals: ResolveLocals): Control | undefined {
  endRevealing(table);
  const id = locals.object;
  const row = table.find(id);
  if (row === null) return undefined;
  if (row.kind === 'item') {
    vanish(table, id);
    return undefined;
  }
  return happen(table, [move(id, { to: 'graveyard' }, '703.3')]);
}
