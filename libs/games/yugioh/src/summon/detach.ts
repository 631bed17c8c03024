import {
  type Control,
  type Frame,
  happen,
  type Json,
  type ObjectId,
  picksOf,
  type Procedure,
  type Row,
  type Seat,
  type Table,
} from '@arbiter/kernel';
import { objectOption, objectsIn } from '../asking.js';
import { move } from '../happenings/move.js';
import type { Doing } from '../happenings/reasons.js';

/** Xyz Materials are detached: who detaches chooses which (base.12.6). Locals: `host`, `seat`, `amount`, `doing`. Returns a `HappenResult`. */
export const detachProcedure: Procedure = {
  name: 'detach',
  steps: [
    { name: 'choose', rule: 'base.12.6', run: ask },
    { name: 'detach', rule: 'base.12.6', run: send },
    { name: 'over', run: (_table, locals): Control => ({ done: locals.returned as Json }) },
  ],
};

export function detachLocals(host: ObjectId, seat: Seat, amount: number, doing: Doing): Row {
  return { host, seat, amount, doing: doing as unknown as Json, returned: null, answer: null, answers: null };
}

function ask(table: Table, locals: Row, frame: Frame): Control | undefined {
  const { under, card } = table.object(locals.host as ObjectId);
  const amount = Math.min(locals.amount as number, under.length);
  const options = under.map((id) => objectOption(table, id));
  if (options.length === amount) {
    table.local(locals, 'answer', { picks: options.map(({ id }) => id) });
    return undefined;
  }
  table.ask(frame, {
    seat: locals.seat as Seat,
    kind: 'chooseMaterials',
    rule: 'base.12.6',
    params: { card, object: locals.host as ObjectId, how: 'detach' },
    domain: { type: 'options', min: amount, max: amount, options },
  });
  return { wait: true };
}

function send(table: Table, locals: Row): Control | undefined {
  const ids = objectsIn(picksOf(locals.answer));
  table.local(locals, 'answer', null);
  return happen(
    table,
    ids.map((id) => move(id, { to: 'graveyard', act: 'detached' }, locals.doing as unknown as Doing)),
  );
}
