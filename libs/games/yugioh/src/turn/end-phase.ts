import { picksOf, type Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type Frame, type FrameLocals, happen, type Table } from '@arbiter/kernel/authoring';
import { objectOption, objectsIn } from '../asking.js';
import { endLoansLocals, endLoansProcedure } from '../field/control.js';
import { tidyField } from '../field/stabilise.js';
import { expire } from '../durations.js';
import { gameOf } from '../facts.js';
import { move } from '../happenings/move.js';
import { byRule } from '../happenings/reasons.js';
import { timingLocals, timingProcedure } from '../timing/timing.js';
import { comeBackLocals, comeBackProcedure } from '../field/returns.js';
import { openLocals, openStateProcedure } from '../timing/open-state.js';
import { phaseEffects } from './phase-effects.js';
import { tellPhase } from './phases.js';

/** Number of cards that the turn player may keep at the end of the turn (base.6.13). */
export const handLimit = 6;

/** Locals of `endPhase`. */
export interface EndPhaseLocals extends FrameLocals {
  readonly seat: Seat;
  readonly leftOut: boolean;
}

/**
 * The End Phase (base.6.12 - base.6.14). Locals: `seat`, the turn player; `leftOut`: the phase is skipped, so nothing is done in it, but
 * what lasts until it or until the end of the turn ends (base.6.16).
 */
export const endPhaseProcedure = defineProcedure<EndPhaseLocals>({
  name: 'endPhase',
  steps: [
    { name: 'expire', rule: 'base.6.12', run: (table): void => expire(table, `endPhase:${gameOf(table).turn}`) },
    {
      name: 'loans',
      rule: 'base.21.8',
      run: (table): Control => call(endLoansProcedure, endLoansLocals(`endPhase:${gameOf(table).turn}`)),
    },
    {
      name: 'returns',
      rule: 'base.22.3',
      run: (table): Control => call(comeBackProcedure, comeBackLocals(`endPhase:${gameOf(table).turn}`)),
    },
    // The rules put the field in order after what has just ended, before any player is asked (base.15.5, base.16.12).
    { name: 'begun', rule: 'base.16.12', run: tidyField },
    {
      name: 'told',
      rule: 'base.6.1',
      run: (table, locals): Control | undefined => (locals.leftOut === true ? { to: 'over' } : tellPhase(table, 'end')),
    },
    { name: 'effects', rule: 'base.6.10', run: phaseEffects },
    { name: 'open', rule: 'base.7.1', run: (): Control => call(openStateProcedure, openLocals('other')) },
    { name: 'limit', rule: 'base.6.13', run: askDiscard },
    { name: 'discard', rule: 'base.6.13', run: discard },
    { name: 'after', rule: 'base.6.14', run: (): Control => call(timingProcedure, timingLocals(), 'limit') },
    {
      name: 'over',
      rule: 'base.21.8',
      run: (table): Control => call(endLoansProcedure, endLoansLocals(`turn:${gameOf(table).turn}`)),
    },
    { name: 'expired', rule: 'base.6.12', run: (table): void => expire(table, `turn:${gameOf(table).turn}`) },
    { name: 'tidied', rule: 'base.16.12', run: tidyField },
    { name: 'ended', rule: 'base.6.12', run: over },
  ],
});

/** The turn player discards down to six cards, choosing which (base.6.13). */
function askDiscard(table: Table, locals: EndPhaseLocals, frame: Frame): Control {
  const seat = locals.seat;
  const hand = table.zoneOf('hand', seat).order;
  const count = hand.length - handLimit;
  if (count <= 0) return { to: 'over' };
  const options = hand.map((id) => objectOption(table, id));
  table.ask(frame, {
    seat,
    kind: 'discardToHandSize',
    rule: 'base.6.13',
    params: { count },
    domain: { type: 'options', min: count, max: count, options },
  });
  return { wait: true };
}

/** This discard is neither an effect nor a cost (base.6.14). */
function discard(table: Table, locals: EndPhaseLocals): Control | undefined {
  const seat = locals.seat;
  const picked = objectsIn(picksOf(locals.answer));
  return happen(
    table,
    picked.map((id) => move(id, { to: 'graveyard', act: 'discarded' }, byRule('base.6.13', 'rule', seat))),
  );
}

function over(table: Table): Control {
  table.emit('turnEnded', 'base.6.12', { seat: gameOf(table).active, turn: gameOf(table).turn });
  return { done: null };
}
