import type { Json, Seat } from '@arbiter/kernel';
import { call, type Control, defineProcedure, type FrameLocals, moment, playerValuesOf, type Table } from '@arbiter/kernel/authoring';
import { expire } from '../durations.js';
import { gameOf, opponentOf, type Phase, playerOf, setGame, setPlayer, totalScore, unitOf, unitsOf } from '../facts.js';
import { rulings } from '../rulings.js';
import { drawCards } from './draw.js';
import { endByScore } from './ending.js';
import { defencePhaseRef } from './defence-locals.js';
import { endPhaseRef } from './end-phase-locals.js';
import { mainWindowProcedure, type MainWindowLocals } from './main-window.js';

/** The player whose turn it is. */
function seatOf(locals: TurnLocals): Seat {
  return locals.seat;
}

export function beginPhase(table: Table, phase: Phase, rule: string): void {
  setGame(table, 'phase', phase);
  table.newMoment();
  table.emit('phaseBegan', rule, { phase, seat: gameOf(table).active, turn: gameOf(table).turn });
}

/** Locals of `turn`. */
export interface TurnLocals extends FrameLocals {
  readonly seat: Seat;
  readonly queue: Json;
}

/** One turn (section 二): draw, defence, the test of a claim, summon, tactic, end. */
export const turnProcedure = defineProcedure<TurnLocals>({
  name: 'turn',
  steps: [
    { name: 'begin', rule: '二', run: begin },
    {
      name: 'draw',
      rule: '二.1',
      run: (table) => (beginPhase(table, 'draw', '二.1'), moment(table, 'phaseBegan', 'at', { phase: 'draw', seat: gameOf(table).active })),
    },
    {
      name: 'drawTwo',
      rule: '二.1',
      run: (table, locals) => {
        const drawn = drawCards(table, seatOf(locals), 2, '二.1');
        return moment(table, 'cardsDrawn', 'at', { seat: seatOf(locals), objects: drawn });
      },
    },
    { name: 'drawEnd', run: (table, locals) => moment(table, 'phaseEnded', 'at', { phase: 'draw', seat: seatOf(locals) }) },
    { name: 'defence', rule: '十一.5', run: defence },
    { name: 'claim', rule: '十二.1', run: testClaim },
    {
      name: 'main',
      rule: '二',
      run: (table, locals) => {
        beginPhase(table, 'summon', '二.3');
        expire(table, `main:${gameOf(table).turn}`);
        return moment(table, 'phaseBegan', 'at', { phase: 'main', seat: seatOf(locals) });
      },
    },
    { name: 'summon', rule: '二.3', run: (table, locals) => moment(table, 'phaseBegan', 'at', { phase: 'summon', seat: seatOf(locals) }) },
    {
      name: 'summonActs',
      rule: '十二.2',
      run: (_table, locals): Control => call(mainWindowProcedure, windowLocals(seatOf(locals), 'summon')),
    },
    {
      name: 'summonEnd',
      rule: '二.3',
      run: (table, locals) => (
        expire(table, `summon:${gameOf(table).turn}`), moment(table, 'phaseEnded', 'at', { phase: 'summon', seat: seatOf(locals) })
      ),
    },
    { name: 'tactic', rule: '十三.1', run: tactic },
    {
      name: 'tacticActs',
      rule: '二.4',
      run: (_table, locals): Control => call(mainWindowProcedure, windowLocals(seatOf(locals), 'tactic')),
    },
    {
      name: 'tacticEnd',
      rule: '二.4',
      run: (table, locals) => moment(table, 'phaseEnded', 'at', { phase: 'tactic', seat: seatOf(locals) }),
    },
    { name: 'tacticAfter', run: (table, locals) => moment(table, 'phaseEnded', 'after', { phase: 'tactic', seat: seatOf(locals) }) },
    {
      name: 'end',
      rule: '二.5',
      run: (_table, locals): Control => call(endPhaseRef, { seat: seatOf(locals), queue: [], answer: null, answers: null, returned: null }),
    },
    { name: 'done', run: (): Control => ({ done: null }) },
  ],
});

function windowLocals(seat: Seat, phase: 'summon' | 'tactic'): MainWindowLocals {
  return { seat, phase, tacticDone: false, arranged: false, unit: 0, offers: [], answer: null, answers: null, returned: null };
}

/**
 * Begins a turn and resets what is counted per turn: units of a limit (九.1), magic cards (七.1), the duty (十二.2), the machine merge
 * (十五.機械合體.1).
 */
function begin(table: Table, locals: TurnLocals): void {
  const seat = seatOf(locals);
  setGame(table, 'turn', gameOf(table).turn + 1);
  setGame(table, 'active', seat);
  setGame(table, 'tactic', '');
  for (const one of table.seats()) {
    setPlayer(table, one, 'placed', 0);
    setPlayer(table, one, 'magicUsed', 0);
    setPlayer(table, one, 'dutyDone', false);
    setPlayer(table, one, 'machinePhaseUsed', false);
  }
  table.newMoment();
  table.emit('turnBegan', '二', { seat, turn: gameOf(table).turn });
}

/** Skips the defence phase if the enemy has no attackers (十一.5). */
function defence(table: Table, locals: TurnLocals): Control {
  const seat = seatOf(locals);
  if (!unitsOf(table, opponentOf(seat)).some((id) => unitOf(table, id).stance === 'attacking')) {
    table.emit('phaseSkipped', '十一.5', { phase: 'defence', seat });
    return { to: 'claim' };
  }
  return call(defencePhaseRef, { seat, attacker: 0, answer: null, answers: null, returned: null });
}

/** Tests a claim: it names one condition, and only that condition is tested now (十二.1, 三.2, ruling 9). */
function testClaim(table: Table, locals: TurnLocals): Control | undefined {
  const seat = seatOf(locals);
  const { claim } = playerOf(table, seat);
  if (claim === '') return undefined;
  setPlayer(table, seat, 'claim', '');
  const holds = claimHolds(table, seat, claim);
  table.emit('claimTested', '十二.1', { seat, claim, holds, ruling: rulings.claimTestsItsOwnCondition.id });
  if (!holds) return undefined;
  endByScore(table, 'earlyEnd', '三.2');
  return { done: null };
}

/** Whether a condition of an early end holds for a player (三.2, 十四.4). A merged unit counts as one unit (ruling 10). */
export function claimHolds(table: Table, seat: Seat, claim: 'score' | 'units'): boolean {
  if (claim === 'score') return totalScore(table, seat) >= 15;
  return unitsOf(table, seat).length - unitsOf(table, opponentOf(seat)).length >= 3;
}

/** Skips the tactic phase on the first player's first turn and on the last turn of the countdown (十三.1). */
function tactic(table: Table, locals: TurnLocals): Control | undefined {
  const seat = seatOf(locals);
  const { turn, linesTurned } = gameOf(table);
  const skipped = (turn === 1 || linesTurned === 4) && playerValuesOf(table, seat).noTacticSkip !== true;
  if (skipped) {
    table.emit('phaseSkipped', '十三.1', { phase: 'tactic', seat });
    return { to: 'end' };
  }
  beginPhase(table, 'tactic', '二.4');
  return moment(table, 'phaseBegan', 'at', { phase: 'tactic', seat });
}
