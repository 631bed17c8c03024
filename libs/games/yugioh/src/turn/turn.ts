import type { Seat } from '@arbiter/kernel';
import {
  beginSpan,
  call,
  type Control,
  defineProcedure,
  endPassing,
  type FrameLocals,
  happen,
  type Table,
} from '@arbiter/kernel/authoring';
import { gameOf, setGame, setPlayer } from '../facts.js';
import { draw } from '../happenings/draw.js';
import { byRule } from '../happenings/reasons.js';
import { openLocals, openStateProcedure } from '../timing/open-state.js';
import type { Phase } from '../vocabulary.js';
import { beginPhase, enterPhase, skipped } from './phases.js';
import { phaseEffects } from './phase-effects.js';
import { battlePhaseProcedure } from '../battle/phase.js';
import { endPhaseProcedure } from './end-phase.js';

/** Locals of `turn`. */
export interface TurnLocals extends FrameLocals {
  readonly seat: Seat;
}

/** One turn, phase by phase (base.6.1). Locals: `seat`, the turn player. */
export const turnProcedure = defineProcedure<TurnLocals>({
  name: 'turn',
  steps: [
    { name: 'begin', rule: 'base.6.1', run: begin },
    { name: 'draw', rule: 'base.6.2', run: (table) => enter(table, 'draw', 'standby') },
    { name: 'normalDraw', rule: 'base.6.3', run: normalDraw },
    { name: 'drawEffects', rule: 'base.6.10', run: phaseEffects },
    { name: 'drawOpen', rule: 'base.7.1', run: (): Control => open('other') },
    { name: 'standby', rule: 'base.6.1', run: (table) => enter(table, 'standby', 'main1') },
    { name: 'standbyOpen', rule: 'base.6.10', run: phaseEffects },
    { name: 'standbyEnd', rule: 'base.7.1', run: (): Control => open('other') },
    { name: 'main1', rule: 'base.6.9', run: (table) => enter(table, 'main1', 'end') },
    { name: 'main1Effects', rule: 'base.6.10', run: phaseEffects },
    { name: 'main1Open', rule: 'base.6.5', run: (): Control => open('main') },
    // The Battle Phase is skipped by not entering it (base.6.7).
    {
      name: 'leaveMain1',
      rule: 'base.6.5',
      run: (_table, locals): Control | undefined => (locals.returned === 'battlePhase' ? undefined : { to: 'end' }),
    },
    { name: 'battle', rule: 'base.17.1', run: (table) => enter(table, 'battle', 'end') },
    { name: 'battleEffects', rule: 'base.6.10', run: phaseEffects },
    {
      name: 'battlePhase',
      rule: 'base.17.1',
      run: (): Control => call(battlePhaseProcedure, { returned: null, answer: null, answers: null }),
    },
    { name: 'main2', rule: 'base.6.6', run: (table) => enter(table, 'main2', 'end') },
    { name: 'main2Effects', rule: 'base.6.10', run: phaseEffects },
    { name: 'main2Open', rule: 'base.6.9', run: (): Control => open('main') },
    { name: 'end', rule: 'base.6.12', run: enterEnd },
    { name: 'over', rule: 'base.6.15', run: (): Control => ({ done: null }) },
  ],
});

export const turnLocals = (seat: Seat): TurnLocals => ({ seat, returned: null, answer: null, answers: null });

const open = (allowed: 'main' | 'other'): Control => call(openStateProcedure, openLocals(allowed));

/**
 * Begins a phase, unless an effect skips it (base.6.16) or turned the turn into its End Phase (base.6.17).
 * @param otherwise the step to continue with if the phase is skipped
 */
function enter(table: Table, phase: Phase, otherwise: string): Control | undefined {
  if (gameOf(table).ending === 'turn') return { to: 'end' };
  if (skipped(table, phase)) return { to: otherwise };
  return beginPhase(table, phase);
}

/**
 * What lasts until the End Phase ends before anything is activated in it, so the procedure of that phase tells abilities that it began
 * (base.6.12). If the phase is skipped (base.6.16), only the end of the turn takes place.
 */
function enterEnd(table: Table, locals: TurnLocals): Control {
  setGame(table, 'ending', '');
  const leftOut = skipped(table, 'end');
  if (!leftOut) enterPhase(table, 'end');
  return call(endPhaseProcedure, { seat: locals.seat, leftOut, returned: null, answer: null, answers: null });
}

function begin(table: Table, locals: TurnLocals): void {
  const seat = locals.seat;
  setGame(table, 'turn', gameOf(table).turn + 1);
  setGame(table, 'active', seat);
  // What is counted per turn begins anew (base.23.17, base.9.13).
  beginSpan(table, 'turn');
  for (const one of table.seats()) {
    setPlayer(table, one, 'normalSummons', 0);
    setPlayer(table, one, 'pendulumSummoned', false);
    setPlayer(table, one, 'summonedSpecially', 0);
  }
  endPassing(table, 'turn');
  table.newMoment();
  table.emit('turnBegan', 'base.6.1', { seat, turn: gameOf(table).turn });
}

/** The turn player's normal draw (base.6.2); there is none in the first turn of the Duel (base.6.3). */
function normalDraw(table: Table, locals: TurnLocals): Control | undefined {
  if (gameOf(table).turn === 1) return undefined;
  return happen(table, [draw(locals.seat, 1, byRule('base.6.2'), true)]);
}
