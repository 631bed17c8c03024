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
 * Effects that are activated in a phase without any other event, one Chain after the other: the turn player's, then the other player's
 * (base.6.10). The phase
 * does not end before the mandatory ones were activated (base.6.11) and actions without a Chain were taken (base.6.18). Locals: `seat`,
 * whose effects are handled now, -1 at first; `offers`, fast effects that the turn player may activate before.
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

/** Calls `phaseEffects` if any effect of the phase triggered; used as a step of the turn. */
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

/** Whether the effect is carried out directly, without a Chain (base.6.18). */
const isMaintenance = (table: Table, { ability }: TriggerRow): boolean =>
  table.library.ability(ability).ability.marks?.maintenance === true;

/** What a player may activate now. After each timing, only effects that triggered by the phase still wait (base.6.10, ruling:16). */
function waiting(table: Table, seat: Seat): readonly TriggerRow[] {
  return waitingTriggers(table).filter((row) => row.seat === seat && placeable(table, row) && !isStill(table, row));
}

/** An action without a Chain is not taken while its card's effects are negated (base.23.8). */
function isStill(table: Table, row: TriggerRow): boolean {
  return row.kind === 'normal' && isMaintenance(table, row) && isNegated(table, row.source);
}

/**
 * The turn player may activate fast effects first (base.7.1), if by what everybody sees they might have one, or if they can, depending on
 * where they want to be asked. Otherwise a single mandatory effect is started without asking.
 */
function ask(table: Table, locals: PhaseEffectsLocals, frame: Frame): Control {
  const seat = locals.seat;
  // An effect turned this phase into the End Phase, so the rest of it is skipped (base.6.17).
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

/** Effects that could not be activated in the phase are dropped. */
function over(table: Table): Control {
  dropTriggers(table, ({ event }) => isPhaseEvent(event));
  return { done: null };
}
