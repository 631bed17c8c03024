import { picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  dropTriggers,
  type Frame,
  type FrameLocals,
  orderLocals,
  orderTriggersProcedure,
  type Table,
  takeTrigger,
  type TriggerRow,
  waitingTriggers,
} from '@arbiter/kernel/authoring';
import { announceRef, announceTrigger } from '../chain/announcing.js';
import { buildLocals, buildProcedure } from '../chain/build.js';
import { topLink } from '../chain/speed.js';
import { checkVictory } from '../ending.js';
import { tidyField } from '../field/stabilise.js';
import { gameOf, opponentOf, turnOrder, turnPlayer } from '../facts.js';
import { closeTiming, isHeld, openTiming } from './answerable.js';
import { fastWindowProcedure, windowLocals } from './fast-window.js';
import { sourceOf } from './leaving.js';
import { flushTriggers, isHidden, mandatory, placeable, triggerOption, triggerPicked } from './triggers.js';
import { mayAnswerFirst, mightAct } from './windows.js';

export { timingOpen } from './answerable.js';

/** Locals of `timing`. */
export interface TimingLocals extends FrameLocals<readonly number[] | boolean> {
  readonly once: boolean;
  readonly queue: readonly number[];
  readonly seats: readonly Seat[];
  readonly waited: readonly number[];
}

/**
 * After an action that starts no Chain, and after a Chain has resolved: what triggered is activated first and forms one Chain
 * (base.7.3, 4.4.2.1), else TP and then NTP may activate a fast effect (base.7.4), until nobody does (base.7.5).
 * Locals: `once`: one Chain at most (base.18.7).
 */
export const timingProcedure = defineProcedure<TimingLocals>({
  name: 'timing',
  steps: [
    { name: 'field', rule: 'base.16.12', run: tidyField },
    { name: 'flush', rule: 'base.7.3', run: flush },
    { name: 'forced', rule: '4.4.2.1-1', run: orderForced },
    { name: 'forcedNext', rule: '4.4.2.1-1', run: forcedNext },
    { name: 'optional', rule: '4.4.2.1-1', run: askOptional },
    { name: 'optionalChosen', rule: '4.4.2.1-1', run: takeOptional },
    { name: 'built', rule: '4.4.2.1-2', run: built },
    { name: 'fastFirst', rule: 'base.7.4', run: fastFirst },
    {
      name: 'fastFirstDone',
      rule: 'base.7.4',
      run: (_table, locals): Control | undefined => (locals.returned === true ? { to: 'answered' } : undefined),
    },
    { name: 'fastSecond', rule: 'base.7.4', run: fastSecond },
    {
      name: 'fastSecondDone',
      rule: 'base.7.5',
      run: (_table, locals): Control => ({ to: locals.returned === true ? 'answered' : 'close' }),
    },
    {
      name: 'answered',
      rule: 'base.7.6',
      run: (table): Control => call(buildProcedure, buildLocals(opponentOf(topLink(table)?.seat ?? turnPlayer(table))), 'resolved'),
    },
    { name: 'resolved', rule: 'base.7.3', run: resolved },
    { name: 'close', rule: 'base.7.5', run: close },
  ],
});

export function timingLocals({ once = false }: { readonly once?: boolean } = {}): TimingLocals {
  return { once, queue: [], seats: [], waited: [], returned: null, answer: null, answers: null };
}

function flush(table: Table, locals: TimingLocals): Control | undefined {
  openTiming(table);
  flushTriggers(table);
  table.local(locals, 'seats', [...turnOrder(table)]);
  table.local(
    locals,
    'waited',
    waitingTriggers(table)
      .filter(({ event }) => !isHeld(table, event))
      .map(({ id }) => id),
  );
  return waitingTriggers(table).some(({ event }) => !isHeld(table, event)) ? undefined : { to: 'fastFirst' };
}

/** Mandatory effects first, TP's before NTP's, each player's in the order of his choice (4.4.2.1-3). */
function orderForced(): Control {
  return call(orderTriggersProcedure, orderLocals());
}

/** The groups that are put in order: what must be activated in this timing, TP's first (4.4-1, 4.4.2.1-1, ruling:1). */
export function triggerOrder(table: Table, rows: readonly TriggerRow[]): readonly (readonly TriggerRow[])[] {
  return turnOrder(table).map((seat) => rows.filter((row) => row.seat === seat && !isHeld(table, row.event) && mandatory(table, row)));
}

/** Whether what was returned last is the order in which effects are activated. */
const isOrder = (returned: TimingLocals['returned']): returned is readonly number[] => Array.isArray(returned);

function forcedNext(table: Table, locals: TimingLocals): Control {
  const queue = isOrder(locals.returned) ? locals.returned : locals.queue;
  const [id, ...rest] = queue;
  table.local(locals, 'queue', rest);
  if (id === undefined) return { to: 'optional' };
  const row = takeTrigger(table, id);
  // What came before may have taken its target, or what it costs.
  if (!placeable(table, row)) return { to: 'forcedNext' };
  return call(announceRef, announceTrigger(table, row), 'forcedNext');
}

/** Then optional ones of cards that both players see, TP's first (4.4.2.1-1), if their player likes (4.1-1). */
function askOptional(table: Table, locals: TimingLocals, frame: Frame): Control {
  const [seat, ...rest] = locals.seats;
  if (seat === undefined) return { to: 'built' };
  const rows = openTriggers(table, seat).filter((row) => placeable(table, row));
  if (rows.length === 0) {
    table.local(locals, 'seats', rest);
    return { to: 'optional' };
  }
  const options = rows.map((row) => triggerOption(table, row));
  table.ask(frame, {
    seat,
    kind: 'chainTrigger',
    rule: '4.4.2.1-1',
    params: { chain: gameOf(table).chain.length },
    domain: { type: 'options', min: 1, max: 1, options: [{ id: 'pass', label: 'pass' }, ...options] },
  });
  return { wait: true };
}

/** What may be activated of what had triggered as this timing began: what triggers by a price that is paid meanwhile waits for the next one (4.4.2.1-1, base.7.3). */
function openTriggers(table: Table, seat: Seat): readonly TriggerRow[] {
  const { answerMoment } = gameOf(table);
  return waitingTriggers(table).filter(
    (row) => row.seat === seat && row.moment <= answerMoment && !isHeld(table, row.event) && !isHidden(table, sourceOf(table, row)),
  );
}

/** 4.4.2.1-1, 4.1-1: one is activated, or all that its player might activate now is let go. */
function takeOptional(table: Table, locals: TimingLocals): Control {
  const [pick = 'pass'] = picksOf(locals.answer);
  const [seat] = locals.seats;
  if (!pick.startsWith('trigger:')) {
    const declined = openTriggers(table, seat as Seat).map(({ id }) => id);
    dropTriggers(table, ({ id }) => declined.includes(id));
    return { to: 'optional' };
  }
  return call(announceRef, announceTrigger(table, takeTrigger(table, triggerPicked(pick))), 'optional');
}

function built(table: Table): Control | undefined {
  return gameOf(table).chain.length > 0 ? { to: 'answered' } : undefined;
}

/** 4.1-1, 4.4.2.1-1: what triggered before this Chain, and was not activated in it, is not activated after it either. */
function resolved(table: Table, locals: TimingLocals): Control {
  if (checkVictory(table)) return { done: null };
  const waited = locals.waited;
  dropTriggers(table, ({ id }) => waited.includes(id));
  return { to: locals.once === true ? 'close' : 'field' };
}

/** base.7.4: TP first. He is not asked where he could but do what the open state lets him do after it, and NTP does nothing in between. */
function fastFirst(table: Table): Control {
  const seat = turnPlayer(table);
  if (!mayAnswerFirst(table, seat) && !mightAct(table, opponentOf(seat), 'timing') && gameOf(table).step === '')
    return { to: 'fastSecond' };
  return call(fastWindowProcedure, windowLocals(seat, 'timing'));
}

function fastSecond(table: Table): Control {
  return call(fastWindowProcedure, windowLocals(opponentOf(turnPlayer(table)), 'timing'));
}

/** Nobody answers: what was not activated is not activated any more. */
function close(table: Table): Control {
  closeTiming(table);
  dropTriggers(table, ({ event }) => !isHeld(table, event));
  return { done: null };
}
