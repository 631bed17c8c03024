import type { Action, Answer, Decision, Json, Refusal } from '../contract.js';
import { checkAnswer } from '../answers/answers.js';
import { InvariantBroken, LimitExceeded, must } from '../errors.js';
import type { Control } from '../state/calls.js';
import type { Procedure } from '../table/procedures.js';
import { callTime } from '../matches/end-of-round.js';
import { framesBelow } from '../matches/games.js';
import { recheck } from './rechecking.js';
import { MOST_PAST, SWEEP_EVERY, sweepPast } from '../table/past.js';
import { leastAnswer } from '../answers/samples.js';
import type { DecisionRow, Frame } from '../state/state.js';
import { limits, type Table } from '../table/table.js';
import { ageInPlay } from '../values/values.js';
import { jsonOf } from '../json.js';

/** Runs the work stack until a decision is open or the match is over. @throws {LimitExceeded} */
export function run(table: Table): void {
  const { state, library } = table;
  let procedure: Procedure | null = null;
  while (state.frames.length > 0 && state.header.status === 'running') {
    if ((++table.steps & 63) === 0) weigh(table);
    if (table.rechecks > 0 && table.steps % table.rechecks === 0) recheck(table);
    if (stabilise(table)) continue;
    const frame = state.frames[state.frames.length - 1] as Frame;
    if (procedure === null || procedure.name !== frame.procedure) procedure = library.procedure(frame.procedure);
    const step = procedure.steps[frame.step];
    if (step === undefined) {
      finishFrame(table, true);
      continue;
    }
    table.journal.setFrame(frame, 'step', frame.step + 1);
    table.cause = frame.cause;
    const control = step.run(table, frame.locals, frame);
    if (control !== undefined && obey(table, frame, control)) return;
  }
  if (state.frames.length === 0 && state.header.status === 'running')
    throw new InvariantBroken('the work stack is empty but the match is not over');
}

/** A step takes longer the more objects there are, so for every so many objects a step counts as one more. */
const OBJECTS_A_STEP = 256;

/** Checks the limit of steps, every 64 steps. @throws {LimitExceeded} */
function weigh(table: Table): void {
  table.steps += 64 * Math.floor(table.journal.size(table.state.objects) / OBJECTS_A_STEP);
  if (table.steps > limits.stepsPerAction) throw new LimitExceeded('steps per action');
}

/** Asks the game's stabiliser after changes. @returns true when it pushed work */
function stabilise(table: Table): boolean {
  if (table.stableAt === stableAge(table)) return false;
  const work = table.game.stabilise?.(table) ?? null;
  table.stableAt = stableAge(table);
  if (work === null) return false;
  table.push(work.call, { ...work.locals, silent: true });
  return true;
}

/** Returns the number that must stay the same for the table to count as stable. */
function stableAge(table: Table): number {
  return table.game.stabilisesAll === true ? table.journal.epoch * 2 : ageInPlay(table);
}

/** Carries out a control value. @returns true when the machine must stop and wait for answers */
function obey(table: Table, frame: Frame, control: Control): boolean {
  // A step that unwound its own frame has no effect on the stack any more.
  if (table.state.frames[table.state.frames.length - 1] !== frame) return false;
  if ('done' in control) {
    finishFrame(table, control.done);
    return false;
  }
  if ('to' in control) {
    table.journal.setFrame(frame, 'step', table.library.label(frame.procedure, control.to));
    return false;
  }
  if (control.then !== undefined) table.journal.setFrame(frame, 'step', table.library.label(frame.procedure, control.then));
  if ('wait' in control) {
    if (table.journal.size(table.state.decisions) === 0) throw new InvariantBroken(`${frame.procedure} waits, but nobody was asked`);
    return true;
  }
  table.push(control.call, control.locals);
  return false;
}

function finishFrame(table: Table, value: Json): void {
  const { frames } = table.state;
  const silent = frames[frames.length - 1]?.locals.silent === true;
  table.journal.pop(frames);
  if (silent) return;
  const caller = frames[frames.length - 1];
  if (caller) table.local(caller.locals, 'returned', value);
}

/**
 * Drops frames from the top until the named procedure is on top, and jumps to one of its steps. Open questions are dropped with them; any
 * other clean-up is up to the caller. Frames of a suspended game stay.
 * @throws {InvariantBroken} when the procedure does not run in this game
 */
export function unwindTo(table: Table, procedure: string, step: string): void {
  const { frames } = table.state;
  const floor = framesBelow(table);
  while (frames.length > floor && (frames[frames.length - 1] as Frame).procedure !== procedure) table.journal.pop(frames);
  dropQuestions(table);
  const frame = must(frames.length > floor ? frames[frames.length - 1] : undefined, `frame of ${procedure}`);
  table.journal.setFrame(frame, 'step', table.library.label(procedure, step));
}

/** Drops all questions, answered or not, because the frames that asked them go on elsewhere or are gone. */
function dropQuestions(table: Table): void {
  const { decisions } = table.state;
  for (const id of Object.keys(decisions)) table.journal.remove(decisions, Number(id));
}

/** Returns the decisions that wait for an answer, oldest first. */
export function openDecisions(table: Table): Decision[] {
  const { header, decisions } = table.state;
  const open: Decision[] = [];
  // Open decisions have the last ids, so counting down to them is faster than listing the table.
  for (let id = header.nextDecision - 1, left = table.journal.size(decisions); left > 0; id--) {
    const row = decisions[id];
    if (row === undefined) continue;
    left--;
    if (row.answer === null) open.push(row.decision);
  }
  return open.reverse();
}

/** Returns the open decision with an id; ids come from outside and may be anything. */
function rowOf(table: Table, id: number): DecisionRow | null {
  const row = Number.isSafeInteger(id) ? table.state.decisions[id] : undefined;
  return row === undefined || row.answer !== null ? null : row;
}

function refuse(code: Refusal['code'], rule: string | null, detail: string, params: Refusal['params'] = {}): Refusal {
  return { code, rule, detail, params };
}

/**
 * Carries out one action and runs on. Mutates the table; the caller undoes it when a refusal or an error comes back.
 * @returns a refusal, or null when the action was carried out
 */
export function perform(table: Table, action: Action): Refusal | null {
  const refusal = carryOut(table, action);
  if (refusal === null) answerForAbsent(table);
  return refusal;
}

/**
 * Gives the least committing answer to questions that involve a player who no longer plays, whether they would answer for themselves or an
 * effect of another player has them choose.
 */
function answerForAbsent(table: Table): void {
  const { plays } = table.game;
  if (plays === undefined) return;
  for (;;) {
    const open = openDecisions(table).find(({ seat, subject }) => !plays(table, seat) || !plays(table, subject));
    const row = open === undefined ? null : rowOf(table, open.id);
    if (row === null || table.state.header.status === 'ended') return;
    deliver(table, row, leastAnswer(table, row.decision));
  }
}

function carryOut(table: Table, action: Action): Refusal | null {
  const { state, game } = table;
  if (state.header.status === 'ended') return refuse('match/over', null, 'The match is over.');
  table.events = [];
  table.left.clear();
  table.steps = 0;
  table.journal.setRecord(state.header, 'version', state.header.version + 1);
  table.newMoment();
  if (table.journal.size(state.past) > MOST_PAST && state.header.version % SWEEP_EVERY === 0) sweepPast(table);
  switch (action.type) {
    case 'answer':
      return answer(table, action.seat, action.decision, action.answer);
    case 'timeOut': {
      table.cause = { kind: 'clock', seat: action.seat };
      return timeOut(table, action.seat, action.decision);
    }
    case 'concede':
      if (!table.seats().includes(action.seat))
        return refuse('action/not-possible', game.rules.concede, `Seat ${action.seat} does not play.`);
      table.cause = { kind: 'player', seat: action.seat };
      table.emit('conceded', game.rules.concede, { seat: action.seat, scope: action.scope });
      game.endByConcession(table, [action.seat], action.scope, 'concession');
      break;
    case 'judgeLoss':
      if (!table.seats().includes(action.seat))
        return refuse('action/not-possible', game.rules.concede, `Seat ${action.seat} does not play.`);
      table.cause = { kind: 'judge' };
      table.emit('judgeLossGiven', action.rules[0] ?? game.rules.concede, {
        seat: action.seat,
        scope: action.scope,
        rules: [...action.rules],
      });
      game.endByConcession(table, [action.seat], action.scope, 'judge');
      break;
    case 'agreeDraw':
      table.cause = { kind: 'player' };
      table.emit('drawAgreed', game.rules.concede, { scope: action.scope });
      game.endByAgreement(table, action.scope);
      break;
    case 'timeCalled': {
      const refusal = callTime(table);
      if (refusal !== null) return refusal;
      break;
    }
  }
  goOn(table);
  return null;
}

/** Continues after an action that is no answer; a match that had run into a cap may go on. */
function goOn(table: Table): void {
  table.cause = { kind: 'rule' };
  table.journal.setRecord(table.state.header, 'limitReached', false);
  if (table.journal.size(table.state.decisions) === 0) run(table);
}

function answer(table: Table, seat: number, id: number, given: Answer): Refusal | null {
  const { state } = table;
  const row = rowOf(table, id);
  if (row === null) return missing(table, id);
  if (row.decision.seat !== seat)
    return interject(table, seat, given) ? null : refuse('decision/not-yours', row.decision.rule, `Decision ${id} is for another player.`);
  if (state.header.limitReached)
    return refuse('action/not-possible', null, 'The match reached a limit; concede, agree on a draw or call a judge.');
  const checked = checkAnswer(table, row.decision, given);
  if ('code' in checked) return checked;
  deliver(table, row, checked.answer);
  return null;
}

/** Carries out what a player says while another player is asked (`GameRules.interjections`). @returns whether the player could say it */
function interject(table: Table, seat: number, given: Answer): boolean {
  const { interjections } = table.game;
  if (interjections === undefined || !table.seats().includes(seat) || typeof given !== 'object' || given === null || !('picks' in given))
    return false;
  const { picks } = given;
  const option = Array.isArray(picks) && picks.length === 1 ? interjections.of(table, seat).find(({ id }) => id === picks[0]) : undefined;
  if (option === undefined) return false;
  table.cause = { kind: 'player', seat };
  interjections.say(table, seat, option.id);
  return true;
}

function missing(table: Table, id: number): Refusal {
  return id >= 1 && id < table.state.header.nextDecision
    ? refuse('decision/closed', null, `Decision ${id} is closed.`, { decision: id })
    : refuse('decision/unknown', null, `There is no decision ${id}.`, { decision: id });
}

/** Notes an answer; when the round is complete, passes all its answers to the frame that asked and runs on. */
function deliver(table: Table, row: DecisionRow, given: Answer): void {
  const { state, journal } = table;
  journal.setRecord(row, 'answer', given);
  table.cause = { kind: 'player', seat: row.decision.seat };
  table.game.answered?.(table, row.decision, given);
  const round = roundOf(table, row);
  if (!isComplete(round)) {
    table.emit('answerSealed', row.decision.rule, { seat: row.decision.seat, decision: row.decision.id });
    return;
  }
  const frame = frameOf(table, row.frame);
  const answers: { [seat: string]: Json } = {};
  for (const one of round) {
    answers[one.asked] = jsonOf(one.answer);
    journal.remove(state.decisions, one.decision.id);
  }
  table.local(frame.locals, 'answers', answers);
  table.local(frame.locals, 'answer', (round[0] as DecisionRow).answer);
  table.cause = { kind: 'rule' };
  run(table);
}

function frameOf(table: Table, id: number): Frame {
  const { frames } = table.state;
  // The frame that asked is at or near the top.
  for (let at = frames.length - 1; at >= 0; at--) if (frames[at]?.id === id) return frames[at] as Frame;
  throw new InvariantBroken(`no frame ${id}`);
}

function isComplete(round: readonly DecisionRow[]): boolean {
  for (const one of round) if (one.answer === null) return false;
  return true;
}

/** Returns all questions that were asked together, in the order of their ids, which are consecutive. */
function roundOf(table: Table, row: DecisionRow): DecisionRow[] {
  const { decisions } = table.state;
  // Nearly always only one player is asked.
  if (table.journal.size(decisions) === 1) return [row];
  let first = row.decision.id;
  while (decisions[first - 1]?.frame === row.frame) first--;
  const round: DecisionRow[] = [];
  for (let id = first; decisions[id]?.frame === row.frame; id++) round.push(decisions[id] as DecisionRow);
  return round;
}

function timeOut(table: Table, seat: number, id: number): Refusal | null {
  const row = rowOf(table, id);
  if (row === null) return missing(table, id);
  if (row.decision.seat !== seat) return refuse('decision/not-yours', row.decision.rule, `Decision ${id} is for another player.`);
  const { onTimeOut } = table.pins.format;
  table.emit('timeRanOut', row.decision.rule, { seat, decision: id, consequence: onTimeOut });
  if (onTimeOut === 'defaultAnswer') {
    table.journal.setRecord(table.state.header, 'limitReached', false);
    deliver(table, row, leastAnswer(table, row.decision));
    return null;
  }
  table.game.endByConcession(table, [seat], onTimeOut === 'loseMatch' ? 'match' : 'game', 'time');
  goOn(table);
  return null;
}
