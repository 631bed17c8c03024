import { type Control, happen, type Json, type ObjectId, type Procedure, type Row, type Table } from '@arbiter/kernel';
import { rowOf } from '../facts.js';
import { move } from '../happenings/move.js';
import { type Doing } from '../happenings/reasons.js';
import { putUnder } from '../happenings/stack.js';
import { reaches } from '../values/affects.js';

/**
 * An effect makes cards the material of an Xyz Monster (base.12.3). What lay under one that is an Xyz Monster itself goes to the GY, for it
 * leaves the field (base.12.7); only as an Xyz Summon it would go along (base.12.11). Locals: `objects`, `host`, `doing`. Returns a `HappenResult`.
 */
export const attachProcedure: Procedure = {
  name: 'attachMaterial',
  steps: [
    { name: 'spread', rule: 'base.12.7', run: spread },
    { name: 'attach', rule: 'base.12.3', run: attach },
  ],
};

export const attachLocals = (objects: readonly ObjectId[], host: ObjectId, doing: Doing): Row => ({
  objects,
  host,
  doing: doing as unknown as Json,
  returned: null,
});

const doingIn = (locals: Row): Doing => locals.doing as unknown as Doing;

/** What can become material of the host: no Token, and nothing that the effect does not reach. */
function fitting(table: Table, locals: Row): readonly ObjectId[] {
  return (locals.objects as readonly ObjectId[]).filter(
    (id) => id !== locals.host && table.object(id).kind !== 'token' && reaches(table, id, doingIn(locals)),
  );
}

function spread(table: Table, locals: Row): Control | undefined {
  const below = fitting(table, locals).flatMap((id) => rowOf(table, id).under);
  return below.length === 0
    ? undefined
    : happen(
        table,
        below.map((id) => move(id, { to: 'graveyard', act: 'sent' }, { ...doingIn(locals), reason: 'rule', rule: 'base.12.7' })),
      );
}

function attach(table: Table, locals: Row): Control {
  const objects = fitting(table, locals).map((id) => putUnder(table, id, locals.host as ObjectId, doingIn(locals)));
  return { done: { done: objects.length > 0, objects } };
}
