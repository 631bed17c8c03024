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
 * The timing after an action that starts no Chain, and after a Chain has resolved: effects that triggered are activated first and form one
 * Chain
 * (base.7.3, 4.4.2.1); otherwise the turn player and then the other player may activate a fast effect (base.7.4), until neither does
 * (base.7.5).
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

/** Puts mandatory effects first, the turn player's before the other player's, each player's in the order of their choice (4.4.2.1-3). */
function orderForced(): Control {
  return call(orderTriggersProcedure, orderLocals());
}

/**
 * The groups of triggers that are put in order: those that must be activated in this timing, the turn player's first (4.4-1, 4.4.2.1-1,
 * ruling:1).
 */
export function triggerOrder(table: Table, rows: readonly TriggerRow[]): readonly (readonly TriggerRow[])[] {
  return turnOrder(table).map((seat) => rows.filter((row) => row.seat === seat && !isHeld(table, row.event) && mandatory(table, row)));
}

/** Whether the value that was returned last is the order in which effects are activated. */
const isOrder = (returned: TimingLocals['returned']): returned is readonly number[] => Array.isArray(returned);

function forcedNext(table: Table, locals: TimingLocals): Control {
  const queue = isOrder(locals.returned) ? locals.returned : locals.queue;
  const [id, ...rest] = queue;
  table.local(locals, 'queue', rest);
  if (id === undefined) return { to: 'optional' };
  const row = takeTrigger(table, id);
  // An earlier activation may have taken the effect's target or what it costs.
  if (!placeable(table, row)) return { to: 'forcedNext' };
  return call(announceRef, announceTrigger(table, row), 'forcedNext');
}

/** Asks for the optional effects of cards that both players see, the turn player's first (4.4.2.1-1); players may decline them (4.1-1). */
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

/**
 * The triggers of this timing that may be activated. What triggers by a cost that is paid during the timing waits for the next one
 * (4.4.2.1-1, base.7.3).
 */
function openTriggers(table: Table, seat: Seat): readonly TriggerRow[] {
  const { answerMoment } = gameOf(table);
  return waitingTriggers(table).filter(
    (row) => row.seat === seat && row.moment <= answerMoment && !isHeld(table, row.event) && !isHidden(table, sourceOf(table, row)),
  );
}

/** Activates the picked trigger, or drops all that the player could activate now (4.4.2.1-1, 4.1-1). */
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

/** Triggers from before this Chain that were not activated in it are not activated after it either (4.1-1, 4.4.2.1-1). */
function resolved(table: Table, locals: TimingLocals): Control {
  if (checkVictory(table)) return { done: null };
  const waited = locals.waited;
  dropTriggers(table, ({ id }) => waited.includes(id));
  return { to: locals.once === true ? 'close' : 'field' };
}

/**
 * Asks the turn player first (base.7.4). They are not asked if they could only do what the following open state lets them do anyway, and
 * the other player can do nothing in between.
 */
function fastFirst(table: Table): Control {
  const seat = turnPlayer(table);
  if (!mayAnswerFirst(table, seat) && !mightAct(table, opponentOf(seat), 'timing') && gameOf(table).step === '')
    return { to: 'fastSecond' };
  return call(fastWindowProcedure, windowLocals(seat, 'timing'));
}

function fastSecond(table: Table): Control {
  return call(fastWindowProcedure, windowLocals(opponentOf(turnPlayer(table)), 'timing'));
}

/** Nobody responds: effects that were not activated are dropped. */
function close(table: Table): Control {
  closeTiming(table);
  dropTriggers(table, ({ event }) => !isHeld(table, event));
  return { done: null };
}
