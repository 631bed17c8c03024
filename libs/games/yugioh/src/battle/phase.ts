import { call, type Control, defineProcedure, type FrameLocals, type Table } from '@arbiter/kernel/authoring';
import { expire } from '../durations.js';
import { gameOf, setGame } from '../facts.js';
import { tidyField } from '../field/stabilise.js';
import { openLocals, openStateProcedure } from '../timing/open-state.js';
import { beginStep } from '../turn/phases.js';

/** The Battle Phase: Start Step, Battle Step with its attacks, End Step (base.17.1). */
export const battlePhaseProcedure = defineProcedure<FrameLocals>({
  name: 'battlePhase',
  steps: [
    { name: 'start', rule: 'base.17.18', run: (table) => step(table, 'start') },
    { name: 'battle', rule: 'base.17.2', run: (table) => step(table, 'battle') },
    { name: 'endStep', rule: 'base.17.17', run: endStep },
    { name: 'over', rule: 'base.17.18', run: over },
    // The rules put the field in order after what has just ended, before any player is asked (base.15.5, base.16.12).
    { name: 'tidied', rule: 'base.16.12', run: tidyField },
  ],
});

const open = (allowed: 'start' | 'battle' | 'other'): Control => call(openStateProcedure, openLocals(allowed));

/** Begins a step, unless an effect ended the Battle Phase or turned it into the End Phase (base.6.17). */
function step(table: Table, name: 'start' | 'battle'): Control {
  if (gameOf(table).ending !== '') return { to: 'endStep' };
  beginStep(table, name, 'base.17.1');
  return open(name);
}

/**
 * An effect that ends the Battle Phase leads to its End Step; an effect that turns it into the End Phase skips the End Step too
 * (base.6.17).
 */
function endStep(table: Table): Control {
  if (gameOf(table).ending === 'turn') return { to: 'over' };
  beginStep(table, 'endStep', 'base.17.17');
  return open('other');
}

function over(table: Table): void {
  expire(table, `battle:${gameOf(table).turn}`);
  setGame(table, 'step', '');
}
