import { type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  dropTriggers,
  effectLocals,
  effectRef,
  type Frame,
  type FrameLocals,
  passesAhead,
  type Table,
  takeTrigger,
  triggerEnv,
  type TriggerRow,
  waitingTriggers,
} from '@arbiter/kernel/authoring';
import { announceRef, announceTrigger } from '../chain/announcing.js';
import { buildLocals, buildProcedure } from '../chain/build.js';
import { checkVictory } from '../ending.js';
import { gameOf, opponentOf, playerOf, turnPlayer } from '../facts.js';
import { isPhaseEvent } from '../timing/answerable.js';
import { startOffer } from '../timing/fast-window.js';
import { type Offer, offerOption, offersOf } from '../timing/offers.js';
import { clearActedPresets } from '../timing/presets.js';
import { timingLocals, timingOpen, timingProcedure } from '../timing/timing.js';
import { mandatory, placeable } from '../timing/triggers.js';
import { mightAct } from '../timing/windows.js';
import { isNegated } from '../values/negation.js';

/** Locals of `phaseEffects`. */
export interface PhaseEffectsLocals extends FrameLocals {
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

/**
 * Effects that activate in a phase without anything else happening, one Chain after the other: TP's, then NTP's (base.6.10). The phase
 * does not end before the mandatory ones were activated (base.6.11), and what is done without a Chain was done (base.6.18). Locals: `seat`
 * whose they are now, -1 at first; `offers` fast effects that TP may activate before.
 */
export const phaseEffectsProcedure = defineProcedure<PhaseEffectsLocals>({
  name: 'phaseEffects',
  steps: [
    { name: 'settle', rule: 'base.7.3', run: settle },
    { name: 'ask', rule: 'base.6.10', run: ask },
    { name: 'chosen', rule: 'base.6.10', run: chosen },
    {
      name: 'activated',
      rule: '4.4.2-1',
      run: (_table, locals): Control => call(buildProcedure, buildLocals(opponentOf(locals.seat)), 'after'),
    },
    { name: 'after', rule: 'base.7.3', run: (): Control => call(timingProcedure, timingLocals(), 'settle') },
    { name: 'over', rule: 'base.6.11', run: over },
  ],
});

/** The effects of the phase that has begun, where any triggered; a step of the turn. */
export function phaseEffects(table: Table): Control | undefined {
  if (!waitingTriggers(table).some(({ event }) => isPhaseEvent(event))) return undefined;
  return call(phaseEffectsProcedure, { seat: -1, offers: [], returned: null, answer: null, answers: null });
}

function settle(table: Table, locals: PhaseEffectsLocals): Control | undefined {
  if (checkVictory(table)) return undefined;
  if (timingOpen(table)) return { to: 'after' };
  if (locals.seat < 0) table.local(locals, 'seat', turnPlayer(table));
  return undefined;
}

/** base.6.18: done as it is, without a Chain. */
const isMaintenance = (table: Table, { ability }: TriggerRow): boolean =>
  table.library.ability(ability).ability.marks?.maintenance === true;

/** What a player may activate now; after each timing nothing waits but what triggered by the phase (base.6.10, ruling:16). */
function waiting(table: Table, seat: Seat): readonly TriggerRow[] {
  return waitingTriggers(table).filter((row) => row.seat === seat && placeable(table, row) && !isStill(table, row));
}

/** base.23.8: what a card would have done without a Chain is not done while its effects are negated. */
function isStill(table: Table, row: TriggerRow): boolean {
  return row.kind === 'normal' && isMaintenance(table, row) && isNegated(table, row.source);
}

/**
 * TP may activate fast effects before (base.7.1), where for all that everybody sees they might have one, or can, as they like. Else one effect is not
 * asked about if it must be activated and is the only one.
 */
function ask(table: Table, locals: PhaseEffectsLocals, frame: Frame): Control {
  const seat = locals.seat;
  // base.6.17: an effect made it the End Phase, and what is left of this one is not done.
  if (gameOf(table).ending === 'turn') return { to: 'over' };
  const rows = waiting(table, seat);
  if (rows.length === 0) {
    if (seat !== turnPlayer(table)) return { to: 'over' };
    table.local(locals, 'seat', opponentOf(seat));
    return { to: 'settle' };
  }
  const forced = rows.some((row) => mandatory(table, row));
  const { asked } = playerOf(table, seat);
  const mayActBefore = seat === turnPlayer(table) && asked !== 'acting' && !passesAhead(table, seat) && mightAct(table, seat, 'open');
  const offers = mayActBefore ? offersOf(table, seat, 'open') : [];
  const isAsked = asked === 'able' ? offers.length > 0 : mayActBefore;
  if (rows.length === 1 && forced && !isAsked) return start(table, rows[0] as TriggerRow);
  table.local(locals, 'offers', offers);
  const options = [...rows.map(triggerOption), ...offers.map((one, at) => offerOption(table, one, at))];
  table.ask(frame, {
    seat,
    kind: 'phaseEffect',
    rule: forced ? 'base.6.11' : 'base.6.10',
    domain: { type: 'options', min: 1, max: 1, options: forced ? options : [{ id: 'pass', label: 'pass' }, ...options] },
  });
  return { wait: true };
}

function triggerOption(row: TriggerRow): Option {
  return {
    id: `trigger:${row.id}`,
    label: 'activate',
    params: { card: row.card, object: row.source, ability: row.ability },
    object: row.source,
  };
}

function start(table: Table, row: TriggerRow): Control {
  if (isMaintenance(table, row))
    return call(effectRef, effectLocals(triggerEnv(takeTrigger(table, row.id)), `${row.ability}/clauses`), 'after');
  return call(announceRef, announceTrigger(table, takeTrigger(table, row.id)), 'activated');
}

function chosen(table: Table, locals: PhaseEffectsLocals): Control {
  const [pick = 'pass'] = picksOf(locals.answer);
  const seat = locals.seat;
  table.local(locals, 'answer', null);
  if (pick.startsWith('trigger:')) return start(table, table.state.triggers[Number(pick.slice('trigger:'.length))] as TriggerRow);
  if (pick.startsWith('use:')) {
    clearActedPresets(table, seat);
    return {
      ...startOffer(table, locals.offers[Number(pick.slice('use:'.length))] as Offer),
      then: 'activated',
    };
  }
  const declined = waiting(table, seat).map(({ id }) => id);
  dropTriggers(table, ({ id }) => declined.includes(id));
  return { to: 'settle' };
}

/** What could not be activated in the phase is let go. */
function over(table: Table): Control {
  dropTriggers(table, ({ event }) => isPhaseEvent(event));
  return { done: null };
}
