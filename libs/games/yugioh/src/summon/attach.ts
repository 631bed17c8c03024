import type { Json, ObjectId } from '@arbiter/kernel';
import { type Control, defineProcedure, happen, type Table } from '@arbiter/kernel/authoring';
import { rowOf } from '../facts.js';
import { move } from '../happenings/move.js';
import { type Doing } from '../happenings/reasons.js';
import { putUnder } from '../happenings/stack.js';
import { reaches } from '../values/affects.js';

/** Locals of `attachMaterial`. */
export interface AttachMaterialLocals {
  readonly objects: readonly ObjectId[];
  readonly host: ObjectId;
  readonly doing: Doing;
  readonly returned: Json | null;
}

/**
 * An effect makes cards the materials of an Xyz Monster (base.12.3). Materials of such a card that is itself an Xyz Monster go to the GY,
 * because it
 * leaves the field (base.12.7); only in an Xyz Summon would they go along (base.12.11). Locals: `objects`, `host`, `doing`. Returns a
 * `HappenResult`.
 */
export const attachProcedure = defineProcedure<AttachMaterialLocals>({
  name: 'attachMaterial',
  steps: [
    { name: 'spread', rule: 'base.12.7', run: spread },
    { name: 'attach', rule: 'base.12.3', run: attach },
  ],
});

export const attachLocals = (objects: readonly ObjectId[], host: ObjectId, doing: Doing): AttachMaterialLocals => ({
  objects,
  host,
  doing,
  returned: null,
});

const doingIn = (locals: AttachMaterialLocals): Doing => locals.doing;

/** The cards that can become materials of the host: no Tokens, and no cards that are unaffected by the effect. */
function fitting(table: Table, locals: AttachMaterialLocals): readonly ObjectId[] {
  return locals.objects.filter((id) => id !== locals.host && table.object(id).kind !== 'token' && reaches(table, id, doingIn(locals)));
}

function spread(table: Table, locals: AttachMaterialLocals): Control | undefined {
  const below = fitting(table, locals).flatMap((id) => rowOf(table, id).under);
  return below.length === 0
    ? undefined
    : happen(
        table,
        below.map((id) => move(id, { to: 'graveyard', act: 'sent' }, { ...doingIn(locals), reason: 'rule', rule: 'base.12.7' })),
      );
}

function attach(table: Table, locals: AttachMaterialLocals): Control {
  const objects = fitting(table, locals).map((id) => putUnder(table, id, locals.host, doingIn(locals)));
  return { done: { done: objects.length > 0, objects } };
}
