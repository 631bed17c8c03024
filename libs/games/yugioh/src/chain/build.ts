import type { Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type FrameLocals, type Table } from '@arbiter/kernel/authoring';
import { opponentOf } from '../facts.js';
import { fastWindowProcedure, windowLocals } from '../timing/fast-window.js';
import { topLink } from './speed.js';
import { resolveProcedure } from './resolve.js';

/** Locals of `build`. */
export interface BuildLocals extends FrameLocals {
  readonly seat: Seat;
  readonly passes: number;
}

/**
 * Builds a Chain: after each activation the other player may respond first, then the player who activated, until both decline in succession
 * (4.4.2-1, base.7.6); then the Chain resolves. Locals: `seat`, who may respond, and `passes`.
 */
export const buildProcedure = defineProcedure<BuildLocals>({
  name: 'build',
  steps: [
    {
      name: 'ask',
      rule: '4.4.2-1',
      run: (_table, locals): Control => call(fastWindowProcedure, windowLocals(locals.seat, 'chain')),
    },
    { name: 'answered', rule: '4.4.2-2', run: answered },
    {
      name: 'resolve',
      rule: '4.4.3-1',
      run: (): Control => call(resolveProcedure, { env: null, parts: [], returned: null, answer: null, answers: null }),
    },
    { name: 'over', run: (): Control => ({ done: null }) },
  ],
});

export const buildLocals = (seat: Seat): BuildLocals => ({ seat, passes: 0, returned: null, answer: null, answers: null });

function answered(table: Table, locals: BuildLocals): Control | undefined {
  if (locals.returned === true) {
    table.local(locals, 'passes', 0);
    table.local(locals, 'seat', opponentOf(topLink(table)?.seat ?? locals.seat));
    return { to: 'ask' };
  }
  const passes = locals.passes + 1;
  table.local(locals, 'passes', passes);
  table.local(locals, 'seat', opponentOf(locals.seat));
  return passes >= 2 ? undefined : { to: 'ask' };
}
