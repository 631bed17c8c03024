import { beginSpan, type Control, type Json, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { endUntilTurnOf } from '../durations.js';
import { forgetCombats } from '../combat/timing.js';
import { gameOf, setGame, setPlayer } from '../facts.js';
import type { Phase, TurnStep } from '../vocabulary.js';

/** The steps of a whole turn in order (500.1, 501.1, 506.1, 512.1). */
const wholeTurn: readonly TurnStep[] = ['untap', 'upkeep', 'draw', 'main', 'beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat', 'main', 'end', 'cleanup'];

const phases: { readonly [step in Exclude<TurnStep, 'main'>]: Phase } = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  beginCombat: 'combat',
  declareAttackers: 'combat',
  declareBlockers: 'combat',
  combatDamage: 'combat',
  endCombat: 'combat',
  end: 'ending',
  cleanup: 'ending',
};

/** A turn: its steps one after the other, as planned and as effects change the plan (500). Locals: `seat`, whose turn it is. */
export const turnProcedure: Procedure = {
  name: 'turn',
  steps: [
    { name: 'begin', rule: '500.1', run: beginTurn },
    { name: 'nextStep', rule: '500.1', run: nextStep },
  ],
};

function beginTurn(table: Table, locals: Row): void {
  const seat = locals.seat as Seat;
  const turn = gameOf(table).turn + 1;
  setGame(table, 'turn', turn);
  setGame(table, 'active', seat);
  setGame(table, 'mainPhases', 0);
  forgetCombats(table);
  // 103.7a: with two players the starting player's first turn has no draw step.
  const skipsDraw = turn === 1 && table.state.players.length === 2;
  setGame(table, 'plan', skipsDraw ? wholeTurn.filter((step) => step !== 'draw') : wholeTurn);
  setPlayer(table, seat, 'turnStamp', table.nextStamp());
  for (const each of table.seats()) setPlayer(table, each, 'landsPlayed', 0);
  endUntilTurnOf(table, seat);
  beginSpan(table, 'turn');
  table.newMoment();
  table.emit('turnBegan', '500.1', { seat, turn });
}

function nextStep(table: Table): Control {
  const [step, ...plan] = gameOf(table).plan;
  if (step === undefined) return { done: null };
  setGame(table, 'plan', plan);
  setGame(table, 'step', step);
  if (step === 'main') setGame(table, 'mainPhases', gameOf(table).mainPhases + 1);
  setGame(table, 'phase', phaseOf(step, gameOf(table).mainPhases));
  const locals: { [key: string]: Json } = { returned: null };
  return { call: step, locals, then: 'nextStep' };
}

/** The phase of a step; `mainPhases` counts main phases begun this turn, the present one included (505.1a). */
export function phaseOf(step: TurnStep, mainPhases: number): Phase {
  return step === 'main' ? (mainPhases === 1 ? 'precombatMain' : 'postcombatMain') : phases[step];
}

/** The rest of a turn from a step on; from the second main phase when `postcombat`. */
export function planFrom(step: TurnStep, postcombat: boolean): { readonly steps: readonly TurnStep[]; readonly mainPhases: number } {
  const at = postcombat ? wholeTurn.lastIndexOf(step) : wholeTurn.indexOf(step);
  return { steps: wholeTurn.slice(at), mainPhases: wholeTurn.slice(0, at).filter((one) => one === 'main').length };
}

/** Puts steps right after the present one (500.8, 500.9). */
export function insertSteps(table: Table, steps: readonly TurnStep[]): void {
  setGame(table, 'plan', [...steps, ...gameOf(table).plan]);
}

/** Leaves out planned steps up to the named one (508.8). */
export function skipTo(table: Table, step: TurnStep): void {
  const { plan } = gameOf(table);
  setGame(table, 'plan', plan.slice(plan.indexOf(step)));
}
