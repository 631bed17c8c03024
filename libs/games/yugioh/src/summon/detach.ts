import { type ObjectId, picksOf, type Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, type Frame, type FrameLocals, happen, type Table } from '@arbiter/kernel/authoring';
import { objectOption, objectsIn } from '../asking.js';
import { move } from '../happenings/move.js';
import type { Doing } from '../happenings/reasons.js';

/** Locals of `detach`. */
export interface DetachLocals extends FrameLocals {
  readonly host: ObjectId;
  readonly seat: Seat;
  readonly amount: number;
  readonly doing: Doing;
}

/**
 * Detaches Xyz Materials; the player who detaches chooses which (base.12.6). Locals: `host`, `seat`, `amount`, `doing`. Returns a
 * `HappenResult`.
 */
export const detachProcedure = defineProcedure<DetachLocals>({
  name: 'detach',
  steps: [
    { name: 'choose', rule: 'base.12.6', run: ask },
    { name: 'detach', rule: 'base.12.6', run: send },
    { name: 'over', run: (_table, locals): Control => ({ done: locals.returned }) },
  ],
});

export function detachLocals(host: ObjectId, seat: Seat, amount: number, doing: Doing): DetachLocals {
  return { host, seat, amount, doing, returned: null, answer: null, answers: null };
}

function ask(table: Table, locals: DetachLocals, frame: Frame): Control | undefined {
  const { under, card } = table.object(locals.host);
  const amount = Math.min(locals.amount, under.length);
  const options = under.map((id) => objectOption(table, id));
  if (options.length === amount) {
    table.local(locals, 'answer', { picks: options.map(({ id }) => id) });
    return undefined;
  }
  table.ask(frame, {
    seat: locals.seat,
    kind: 'chooseMaterials',
    rule: 'base.12.6',
    params: { card, object: locals.host, how: 'detach' },
    domain: { type: 'options', min: amount, max: amount, options },
  });
  return { wait: true };
}

function send(table: Table, locals: DetachLocals): Control | undefined {
  const ids = objectsIn(picksOf(locals.answer));
  table.local(locals, 'answer', null);
  return happen(
    table,
    ids.map((id) => move(id, { to: 'graveyard', act: 'detached' }, locals.doing)),
  );
}
