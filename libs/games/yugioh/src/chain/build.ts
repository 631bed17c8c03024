import type { Control, Procedure, Row, Seat, Table } from '@arbiter/kernel';
import { opponentOf } from '../facts.js';
import { windowLocals } from '../timing/fast-window.js';
import { topLink } from './speed.js';

/**
 * Building a Chain: after each activation the other player may answer first, then its own player, until both decline one after
 * the other (4.4.2-1, base.7.6); then it resolves. Locals: `seat` who may answer, `passes`.
 */
export const buildProcedure: Procedure = {
  name: 'build',
  steps: [
    {
      name: 'ask',
      rule: '4.4.2-1',
      run: (_table, locals): Control => ({ call: 'fastWindow', locals: windowLocals(locals.seat as Seat, 'chain') }),
    },
    { name: 'answered', rule: '4.4.2-2', run: answered },
    {
      name: 'resolve',
      rule: '4.4.3-1',
      run: (): Control => ({ call: 'resolve', locals: { env: null, parts: [], returned: null, answer: null, answers: null } }),
    },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
};

export const buildLocals = (seat: Seat): Row => ({ seat, passes: 0, returned: null, answer: null, answers: null });

function answered(table: Table, locals: Row): Control | undefined {
  if (locals.returned === true) {
    table.local(locals, 'passes', 0);
    table.local(locals, 'seat', opponentOf(topLink(table)?.seat ?? (locals.seat as Seat)));
    return { to: 'ask' };
  }
  const passes = (locals.passes as number) + 1;
  table.local(locals, 'passes', passes);
  table.local(locals, 'seat', opponentOf(locals.seat as Seat));
  return passes >= 2 ? undefined : { to: 'ask' };
}
