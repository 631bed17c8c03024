import { must, type Seat } from '@arbiter/kernel';
import {
  beginSpan,
  beginWatch,
  call,
  type Control,
  defineProcedure,
  effectLocals,
  effectRef,
  endUntilTurnOf,
  envOf,
  type FrameLocals,
  happen,
  type HappenResult,
  lastingEnv,
  procedureRef,
  type ProcedureRef,
  returnedIn,
  type Table,
  turnBegins,
} from '@arbiter/kernel/authoring';
import { gameOf, playerOf, setGame, setPlayer, type ExtraTurn } from '../facts.js';
import { forgetActs } from '../match/shortcuts.js';
import { beginTurnPresets } from '../stack/presets.js';
import { beginPhase, beginStep, beginTurn } from '../happenings/turns.js';
import { forgetCombats } from '../combat/timing.js';
import { beginsPhase, leftOfPhase, phaseOf, wholeTurn } from './plan.js';
import type { TurnStep } from '../vocabulary.js';

export { insertSteps, phaseOf, planFrom, skipTo } from './plan.js';

/** Locals of `turn`. */
export interface TurnLocals {
  readonly seat: Seat;
  readonly extra: ExtraTurn | null;
  readonly returned: HappenResult | null;
}

/**
 * A turn: its phases and steps follow one another, as planned and as effects change the plan (500). Each phase or step may be skipped
 * before it begins, which is a replacement (614.10); a skipped one is treated as though it didn't exist (500.10). Locals: `seat`, whose
 * turn it is; `extra`, the facts about an extra turn.
 */
export const turnProcedure = defineProcedure<TurnLocals>({
  name: 'turn',
  steps: [
    { name: 'propose', rule: '614.10', run: (table, { seat }) => happen(table, [beginTurn(seat as Seat)]) },
    { name: 'begin', rule: '500.1', run: begin },
    { name: 'nextStep', rule: '500.1', run: proposePhase },
    { name: 'phased', rule: '500.10', run: takePhase },
    { name: 'proposeStep', rule: '614.10', run: proposeStep },
    { name: 'stepped', rule: '500.10', run: takeStep },
    { name: 'step', rule: '500.1', run: enterStep },
    { name: 'firstThings', rule: '614.10b', run: doFirstThings },
    { name: 'run', rule: '500.1', run: runStep },
  ],
});

/** Returns locals of a turn. */
export function turnLocals(seat: Seat, extra: ExtraTurn | null = null): TurnLocals {
  return { seat, extra, returned: null };
}

const wasSkipped = (locals: TurnLocals): boolean => !returnedIn(locals).done;

function begin(table: Table, locals: TurnLocals): Control | undefined {
  const seat = locals.seat;
  const extra = locals.extra;
  if (wasSkipped(locals)) {
    table.emit('skipped', '500.10', { seat, what: 'turn' });
    return { done: null };
  }
  // Only a turn that is taken counts among those after time was called.
  if (!turnBegins(table)) return undefined;
  const turn = gameOf(table).turn + 1;
  beginSpan(table, 'turn');
  setGame(table, 'turn', turn);
  setGame(table, 'active', seat);
  setGame(table, 'mainPhases', 0);
  // 506.6: no combat phase of the turn has begun.
  forgetCombats(table);
  setGame(table, 'upkeeps', 0);
  // 103.7a: with two players, the first turn of the starting player has no draw step.
  const without = turn === 1 ? ['draw'] : (extra?.skip ?? []);
  setGame(table, 'plan', without.length === 0 ? wholeTurn : wholeTurn.filter((step) => !without.includes(step)));
  setPlayer(table, seat, 'turnStamp', table.nextStamp());
  for (const each of table.seats()) setPlayer(table, each, 'landsPlayed', 0);
  endUntilTurnOf(table, seat);
  takeControl(table, seat);
  beginTurnPresets(table, seat);
  forgetActs(table);
  table.emit('turnBegan', '500.1', { seat, turn });
  if (extra?.watch !== undefined && extra.watch !== null)
    beginWatch(table, lastingEnv(extra.watch), { program: extra.watch.program, until: 'endOfTurn', left: 1 });
  return undefined;
}

/**
 * 716.1: the player who was given control of this player's next turn has it for this turn, since the turn is actually taken (716.1b), and
 * only control of the player (716.3); control for the previous turn ends.
 */
function takeControl(table: Table, seat: Seat): void {
  for (const each of table.seats()) {
    setPlayer(table, each, 'controlledBy', -1);
    setPlayer(table, each, 'turnController', -1);
  }
  const { nextController } = playerOf(table, seat);
  if (nextController < 0) return;
  setPlayer(table, seat, 'nextController', -1);
  if (nextController === seat) return;
  setPlayer(table, seat, 'controlledBy', nextController);
  setPlayer(table, seat, 'turnController', nextController);
  table.emit('playerControlled', '716.1', { seat, decider: nextController });
}

/** 500.1, 614.10: proposes a phase as a whole; which main phase it is depends on the number of main phases before it (505.1a). */
function proposePhase(table: Table): Control | undefined {
  const { plan, active, mainPhases } = gameOf(table);
  const [step] = plan;
  if (step === undefined) return { done: null };
  if (!beginsPhase(step)) return { to: 'proposeStep' };
  return happen(table, [beginPhase(active, phaseOf(step, mainPhases + 1))]);
}

function takePhase(table: Table, locals: TurnLocals): Control | undefined {
  if (!wasSkipped(locals)) return undefined;
  const { plan, active, mainPhases } = gameOf(table);
  const phase = phaseOf(planned(table), mainPhases + 1);
  // 505.1a: if the precombat main phase is skipped, the next main phase counts as the first of the turn.
  setGame(table, 'plan', plan.slice(leftOfPhase(plan, 1)));
  table.emit('skipped', '500.10', { seat: active, what: phase });
  return { to: 'nextStep' };
}

/** Proposes a step; a main phase has no steps (505.2). */
function proposeStep(table: Table): Control | undefined {
  const step = planned(table);
  return step === 'main' ? { to: 'step' } : happen(table, [beginStep(gameOf(table).active, step)]);
}

/**
 * 500.10, 614.1b, 614.10: a skipped step does not take place, nor do its turn-based actions (702.25k); effects that wait for the next such
 * step keep waiting (614.10a).
 */
function takeStep(table: Table, locals: TurnLocals): Control | undefined {
  if (!wasSkipped(locals)) return undefined;
  const { plan, active } = gameOf(table);
  table.emit('skipped', '500.10', { seat: active, what: plan[0] ?? '' });
  setGame(table, 'plan', plan.slice(1));
  return { to: 'nextStep' };
}

/** The step that is about to begin; before a step begins, there is always a planned one. */
const planned = (table: Table): TurnStep => must(gameOf(table).plan[0], 'planned step');

function enterStep(table: Table): Control | undefined {
  const step = planned(table);
  setGame(table, 'plan', gameOf(table).plan.slice(1));
  setGame(table, 'step', step);
  if (step === 'main') setGame(table, 'mainPhases', gameOf(table).mainPhases + 1);
  setGame(table, 'phase', phaseOf(step, gameOf(table).mainPhases));
  return gameOf(table).firstThings.length > 0 ? undefined : runStep(table);
}

/** 614.10b: carries out what effects do after skipping something, first thing in the next step, phase or turn that is not skipped. */
function doFirstThings(table: Table): Control | undefined {
  const [next, ...rest] = gameOf(table).firstThings;
  if (next === undefined) return undefined;
  setGame(table, 'firstThings', rest);
  return call(effectRef, effectLocals(envOf(next), next.program), 'firstThings');
}

/** The locals with which the frame of a step begins. */
export type StepLocals = FrameLocals<never>;

/** Returns a reference to the procedure of a step. The procedures are listed in `step-procedures.ts`, which imports this file. */
const stepRef = (step: TurnStep): ProcedureRef<StepLocals> => procedureRef<StepLocals>(step);

function runStep(table: Table): Control {
  return call(stepRef(gameOf(table).step), { returned: null, answer: null, answers: null }, 'nextStep');
}
