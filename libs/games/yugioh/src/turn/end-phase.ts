import { type Control, type Frame, happen, picksOf, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { objectOption, objectsIn } from '../asking.js';
import { endLoansLocals } from '../field/control.js';
import { tidyField } from '../field/stabilise.js';
import { expire } from '../durations.js';
import { gameOf } from '../facts.js';
import { move } from '../happenings/move.js';
import { byRule } from '../happenings/reasons.js';
import { timingLocals } from '../timing/timing.js';
import { comeBackLocals } from '../field/returns.js';
import { openLocals } from '../timing/open-state.js';
import { phaseEffects } from './phase-effects.js';
import { tellPhase } from './phases.js';

/** Cards that TP may keep at the end of his turn (base.6.13). */
export const handLimit = 6;

/** The End Phase (base.6.12 - base.6.14). Locals: `seat` TP; `leftOut`: nothing is done in it, but what lasts until it or until the end of the turn ends (base.6.16). */
export const endPhaseProcedure: Procedure = {
  name: 'endPhase',
  steps: [
    { name: 'expire', rule: 'base.6.12', run: (table): void => expire(table, `endPhase:${gameOf(table).turn}`) },
    {
      name: 'loans',
      rule: 'base.21.8',
      run: (table): Control => ({ call: 'endLoans', locals: endLoansLocals(`endPhase:${gameOf(table).turn}`) }),
    },
    {
      name: 'returns',
      rule: 'base.22.3',
      run: (table): Control => ({ call: 'comeBack', locals: comeBackLocals(`endPhase:${gameOf(table).turn}`) }),
    },
    // base.15.5, base.16.12: the rules act on what has ended before anybody is asked.
    { name: 'begun', rule: 'base.16.12', run: tidyField },
    {
      name: 'told',
      rule: 'base.6.1',
      run: (table, locals): Control | undefined => (locals.leftOut === true ? { to: 'over' } : tellPhase(table, 'end')),
    },
    { name: 'effects', rule: 'base.6.10', run: phaseEffects },
    { name: 'open', rule: 'base.7.1', run: (): Control => ({ call: 'openState', locals: openLocals('other') }) },
    { name: 'limit', rule: 'base.6.13', run: askDiscard },
    { name: 'discard', rule: 'base.6.13', run: discard },
    { name: 'after', rule: 'base.6.14', run: (): Control => ({ call: 'timing', locals: timingLocals(), then: 'limit' }) },
    {
      name: 'over',
      rule: 'base.21.8',
      run: (table): Control => ({ call: 'endLoans', locals: endLoansLocals(`turn:${gameOf(table).turn}`) }),
    },
    { name: 'expired', rule: 'base.6.12', run: (table): void => expire(table, `turn:${gameOf(table).turn}`) },
    { name: 'tidied', rule: 'base.16.12', run: tidyField },
    { name: 'ended', rule: 'base.6.12', run: over },
  ],
};

/** base.6.13: TP discards down to six cards of his choice. */
function askDiscard(table: Table, locals: Row, frame: Frame): Control {
  const seat = locals.seat as Seat;
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

/** base.6.14: it is no effect and no cost. */
function discard(table: Table, locals: Row): Control | undefined {
  const seat = locals.seat as Seat;
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
