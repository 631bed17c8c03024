import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  beginSpan,
  call,
  type Control,
  defineProcedure,
  endUntilTurnOf,
  type Frame,
  type FrameLocals,
  happen,
  notice,
  type ProcedureStep,
  type Table,
} from '@arbiter/kernel/authoring';
import { battleAreaOf, fieldOf, gameOf, playerOf, setGame, setObject, setPlayer } from '../facts.js';
import { anyTriggered } from '../field/reveals.js';
import { draw } from '../happenings/draw.js';
import { forgetActs } from '../loops/repeating.js';
import { move } from '../happenings/move.js';
import { recover } from '../happenings/rest.js';
import { isQuiet } from '../rule-processing/index.js';
import { beginTurnPresets } from '../timing/presets.js';
import { priorityLocals, priorityProcedure } from '../timing/priority.js';
import { endOfTurns } from '../values/durations.js';
import { numberFor } from '../values/rules.js';
import type { Phase } from '../vocabulary.js';
import { emptyPools } from '../will/pool.js';

/** The number of cards in hand above which a player discards (306.3). */
export const handLimit = 7;

const priority = (name: string, rule: string): ProcedureStep => ({
  name,
  rule,
  run: (table): Control => call(priorityProcedure, priorityLocals(table)),
});

/** Locals of `turn`. */
export interface TurnLocals extends FrameLocals {
  readonly seat: Seat;
}

/** A turn (501.1): draw, recovery, main and end phase. Locals: `seat`, whose turn it is. */
export const turnProcedure = defineProcedure<TurnLocals>({
  name: 'turn',
  steps: [
    { name: 'begin', rule: '501.1', run: begin },
    { name: 'draw', rule: '502.1', run: (table): void => beginDrawPhase(table) },
    priority('drawPriority', '502.2'),
    { name: 'drawCard', rule: '502.3', run: drawCard },
    priority('drawnPriority', '502.4'),
    { name: 'recovery', rule: '503.1', run: beginRecovery },
    priority('recoveryPriority', '503.3'),
    { name: 'emptyPools', rule: '503.4', run: (table): void => emptyPools(table, '503.4') },
    { name: 'recover', rule: '503.5', run: recoverAll },
    { name: 'recovered', rule: '503.6', run: (table): void => notice(table, 'phaseEnd:recovery', { seat: gameOf(table).active }) },
    priority('recoveredPriority', '503.7'),
    { name: 'main', rule: '504.1', run: (table): void => enterPhase(table, 'main', '504.1') },
    priority('mainPriority', '504.2'),
    { name: 'end', rule: '505.1', run: (table): void => enterPhase(table, 'end', '505.1') },
    priority('endPriority', '505.2'),
    { name: 'endOfTurn', rule: '505.3', run: (table): void => notice(table, 'turnEnd', { seat: gameOf(table).active }) },
    priority('endOfTurnPriority', '505.4'),
    { name: 'last', rule: '505.5', run: lastStep },
    { name: 'discard', rule: '505.5d', run: askDiscard },
    { name: 'discarded', rule: '505.5d', run: discard },
    {
      name: 'quiet',
      rule: '505.5e',
      run: (table): Control | undefined => (isQuiet(table) && !anyTriggered(table) ? { to: 'over' } : undefined),
    },
    priority('lastPriority', '505.5e'),
    { name: 'again', rule: '505.5e', run: (): Control => ({ to: 'last' }) },
    { name: 'over', rule: '505.6', run: over },
  ],
});

export function turnLocals(seat: Seat): TurnLocals {
  return { seat, returned: null, answer: null, answers: null };
}

function begin(table: Table, locals: TurnLocals): void {
  const seat = locals.seat;
  const turn = gameOf(table).turn + 1;
  beginSpan(table, 'turn');
  setGame(table, 'turn', turn);
  setGame(table, 'active', seat);
  setGame(table, 'battleBarred', false);
  setPlayer(table, seat, 'turns', playerOf(table, seat).turns + 1);
  endUntilTurnOf(table, seat);
  beginTurnPresets(table, seat);
  forgetActs(table);
  table.newMoment();
  table.emit('turnBegan', '501.1', { seat, turn });
}

function enterPhase(table: Table, phase: Phase, rule: string): void {
  setGame(table, 'phase', phase);
  setGame(table, 'step', '');
  table.newMoment();
  const { active } = gameOf(table);
  table.emit('phaseBegan', rule, { phase, seat: active });
  notice(table, `phase:${phase}`, { seat: active }, { phase });
}

/** Begins the turn, and with the first turn the game (502.1). */
function beginDrawPhase(table: Table): void {
  const { active, turn } = gameOf(table);
  if (turn === 1) notice(table, 'gameStart', { seat: active });
  notice(table, 'turnStart', { seat: active });
  enterPhase(table, 'draw', '502.1');
}

/** Lets the turn player draw, except in the first turn of the game (502.3, ruling:12). */
function drawCard(table: Table): Control | undefined {
  const { active, turn } = gameOf(table);
  return turn === 1 ? undefined : happen(table, [draw(active, 1, '502.3')]);
}

/** Begins the recovery phase, which a player's first turn does not have (503.1, ruling:12). */
function beginRecovery(table: Table): Control | undefined {
  const { active } = gameOf(table);
  if (playerOf(table, active).turns === 1) {
    table.emit('phaseSkipped', '503.1', { seat: active, phase: 'recovery' });
    return { to: 'main' };
  }
  enterPhase(table, 'recovery', '503.2');
  return undefined;
}

function recoverAll(table: Table): Control | undefined {
  return happen(
    table,
    battleAreaOf(table, gameOf(table).active).map((id) => recover(id, '503.5')),
  );
}

/** Ends damage and effects of the turn, and empties the will pools (505.5a to 505.5c). */
function lastStep(table: Table): void {
  setGame(table, 'step', 'last');
  for (const seat of table.seats()) for (const id of fieldOf(table, seat)) setObject(table, id, 'damage', 0);
  endOfTurns(table);
  emptyPools(table, '505.5c');
}

function askDiscard(table: Table, _locals: TurnLocals, frame: Frame): Control {
  const { active } = gameOf(table);
  const hand = table.zoneOf('hand', active).order;
  const count = hand.length - numberFor(table, active, 'handSize', handLimit);
  if (count <= 0) return { to: 'quiet' };
  const options = hand.map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id }),
  );
  table.ask(frame, {
    seat: active,
    kind: 'discardToHandSize',
    rule: '505.5d',
    params: { count },
    domain: { type: 'options', min: count, max: count, options },
  });
  return { wait: true };
}

function discard(table: Table, locals: TurnLocals): Control | undefined {
  const objects = picksOf(locals.answer).map((pick): ObjectId => Number(pick.slice('object:'.length)));
  return happen(
    table,
    objects.map((object) => move(object, { to: 'graveyard', act: 'discarded' }, '505.5d')),
  );
}

function over(table: Table): Control {
  const { active, turn } = gameOf(table);
  table.emit('turnEnded', '505.6', { seat: active, turn });
  return { done: null };
}
