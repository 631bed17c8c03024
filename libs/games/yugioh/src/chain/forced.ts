import { type Control, dropTriggers, type Procedure, type Row, type Table, takeTrigger, type TriggerRow, waitingTriggers } from '@arbiter/kernel';
import { type Link, turnOrder } from '../facts.js';
import { placeable } from '../timing/triggers.js';
import { announceTrigger } from './announcing.js';
import { speedAgainst, topLink } from './speed.js';

/** Whether a trigger is a fast effect that must answer an activation at once. */
export function answersAtOnce(table: Table, { ability, event }: TriggerRow): boolean {
  return event.key === 'activated' && table.library.ability(ability).ability.marks?.quick === true;
}

/**
 * Effects that must answer an activation are put on top of it before anybody may choose to (4.4.2.1-1): TP's first. What can no longer answer
 * it, because something lies on top, is let go.
 */
export const forcedAnswersProcedure: Procedure = {
  name: 'forcedAnswers',
  steps: [
    { name: 'next', rule: '4.4.2.1-1', run: next },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
};

export const forcedLocals = (): Row => ({ returned: null });

function next(table: Table): Control | undefined {
  const top = topLink(table) as Link;
  const rows = waitingTriggers(table).filter((row) => answersAtOnce(table, row));
  if (rows.length === 0) return undefined;
  const fits = (row: TriggerRow): boolean => row.event.link === top.number && speedAgainst(table, row.ability) && placeable(table, row);
  for (const seat of turnOrder(table)) {
    const row = rows.find((one) => one.seat === seat && fits(one));
    if (row !== undefined) return { call: 'announce', locals: announceTrigger(table, takeTrigger(table, row.id)), then: 'next' };
  }
  dropTriggers(table, (row) => answersAtOnce(table, row));
  return undefined;
}
