import { picksOf } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  dropTriggers,
  type Frame,
  type FrameLocals,
  type Table,
  takeTrigger,
  type TriggerRow,
  waitingTriggers,
} from '@arbiter/kernel/authoring';
import { gameOf, type Link, turnOrder } from '../facts.js';
import { placeable, triggerOption, triggerPicked } from '../timing/triggers.js';
import { announceRef, announceTrigger } from './announcing.js';
import { speedAgainst, topLink } from './speed.js';

/** Events of adding a Chain Link: something is activated, and its targets are targeted (4.4.2-1, 4.3-2). */
const added: ReadonlySet<string> = new Set(['activated', 'targeted']);

/** Whether a trigger is a fast effect that must respond immediately to an activation or to being targeted by it. */
export function answersAtOnce(table: Table, { ability, event }: TriggerRow): boolean {
  return added.has(event.key as string) && table.library.ability(ability).ability.marks?.quick === true;
}

/**
 * Puts effects that must respond to an activation on top of it before any player may choose to respond (4.4.2.1-1), the turn player's
 * first. A player with several chooses their order (4.4.2.1-3). Those that can no longer respond, because another Link is on top, are
 * dropped.
 */
export const forcedAnswersProcedure = defineProcedure<FrameLocals>({
  name: 'forcedAnswers',
  steps: [
    { name: 'next', rule: '4.4.2.1-1', run: next },
    { name: 'chosen', rule: '4.4.2.1-3', run: chosen },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

export const forcedLocals = (): FrameLocals => ({ returned: null, answer: null, answers: null });

function next(table: Table, _locals: FrameLocals, frame: Frame): Control {
  const top = topLink(table) as Link;
  const rows = waitingTriggers(table).filter((row) => answersAtOnce(table, row));
  if (rows.length === 0) return { to: 'over' };
  const fits = (row: TriggerRow): boolean =>
    row.event.link === top.number && speedAgainst(table, table.library.ability(row.ability).ability) && placeable(table, row);
  for (const seat of turnOrder(table)) {
    const able = rows.filter((one) => one.seat === seat && fits(one));
    const [first, ...others] = able;
    if (first === undefined) continue;
    if (others.length === 0) return place(table, first.id);
    const options = able.map((row) => triggerOption(table, row));
    table.ask(frame, {
      seat,
      kind: 'chainTrigger',
      rule: '4.4.2.1-3',
      params: { chain: gameOf(table).chain.length },
      domain: { type: 'options', min: 1, max: 1, options },
    });
    return { wait: true };
  }
  dropTriggers(table, (row) => answersAtOnce(table, row));
  return { to: 'over' };
}

const place = (table: Table, id: number): Control => call(announceRef, announceTrigger(table, takeTrigger(table, id)), 'next');

function chosen(table: Table, locals: FrameLocals): Control {
  const [pick] = picksOf(locals.answer) as [string];
  return place(table, triggerPicked(pick));
}
