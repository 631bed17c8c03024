import { aboutRepeated, type Control, type Frame, type Json, numberOfAnswer, type ObjectId, type Option, type Procedure, repeatedTimes, type Repetition, type Row, type Seat, type Table, wentFar } from '@arbiter/kernel';
import { gameOf, opponentOf } from '../facts.js';
import { type Act, actId } from '../timing/acts.js';
import { mightActYet } from '../timing/windows.js';

/**
 * Loops that players can stop (1301.1a, 1301.1b, ruling:44). Who has just played an activate ability and could play it again may name how
 * often he does so; the other player, where he might stop it, names a number as well, and the smaller one is carried out. It ends
 * earlier where somebody has something else to choose. What costs nothing is then played again only after something else was done.
 */
export const repeatId = 'repeat';
const none: readonly Option[] = [];

const setRepetition = (table: Table, repetition: Repetition | null): void => table.journal.setQuietly(table.state.game, 'repetition', repetition as unknown as Json);
const heightOf = (table: Table): number => table.zone('chase').order.length;

function setWord(table: Table, field: 'lastAct' | 'spentAct', word: string): void {
  if (gameOf(table)[field] !== word) table.journal.setQuietly(table.state.game, field, word);
}

/** He did this of his own will: he may say that he does it again and again. What he had done to the end of a loop he may do again (1301.1a). */
export function noteRepeatable(table: Table, seat: Seat, act: Act): void {
  setWord(table, 'lastAct', act.type === 'activate' ? `${seat} ${actId(act)}` : '');
  if (gameOf(table).spentAct.startsWith(`${seat} `)) setWord(table, 'spentAct', '');
}

/** A new turn: nothing was done in it yet. */
export function forgetActs(table: Table): void {
  setWord(table, 'lastAct', '');
  setWord(table, 'spentAct', '');
}

/** What a player may do, without what he has just repeated to the end of a loop. */
export function withoutSpent(table: Table, seat: Seat, acts: readonly Act[]): readonly Act[] {
  const { spentAct } = gameOf(table);
  return spentAct === '' ? acts : acts.filter((act) => `${seat} ${actId(act)}` !== spentAct);
}

/** The option to repeat, where what he did last is offered to him again. */
export function repeatOption(table: Table, seat: Seat, acts: readonly Act[]): readonly Option[] {
  const { lastAct } = gameOf(table);
  const act = acts.find((one) => one.type === 'activate' && `${seat} ${actId(one)}` === lastAct);
  if (act === undefined || act.type !== 'activate') return none;
  return [{ id: repeatId, label: 'repeat', params: { card: table.object(act.object).card, object: act.object }, object: act.object, standing: true }];
}

/** Locals: who repeats, and the act. */
export function repeatLocals(table: Table, seat: Seat): Row {
  const act = gameOf(table).lastAct.slice(`${seat} `.length);
  return { seat, act, object: Number(act.split(':')[1]), times: 0, answer: null, answers: null, returned: null };
}

export const repeatProcedure: Procedure = {
  name: 'repeatAct',
  steps: [
    { name: 'name', rule: '1301.1a', run: askNumber },
    { name: 'named', rule: '1301.1a', run: named },
    { name: 'ask', rule: '1301.1b', run: askOther },
    { name: 'answered', rule: '1301.1b', run: answered },
    { name: 'begin', rule: '1301.1b', run: begin },
  ],
};

function askNumber(table: Table, locals: Row, frame: Frame): Control {
  table.ask(frame, { seat: locals.seat as Seat, kind: 'repeatAct', rule: '1301.1a', params: aboutRepeated(table, locals.object as ObjectId), domain: repeatedTimes });
  return { wait: true };
}

function named(table: Table, locals: Row): void {
  const times = numberOfAnswer(locals.answer);
  table.local(locals, 'times', times);
  table.local(locals, 'answer', null);
  table.emit('repetitionNamed', '1301.1a', { seat: locals.seat as Seat, times, ...aboutRepeated(table, locals.object as ObjectId) });
}

/** 1301.1b: the other player names a number where he might do something, for all that everybody knows. */
function askOther(table: Table, locals: Row, frame: Frame): Control {
  const other = opponentOf(locals.seat as Seat);
  if (!mightActYet(table, other)) return { to: 'begin' };
  const times = locals.times as number;
  table.ask(frame, { seat: other, kind: 'shortenRepetition', rule: '1301.1b', params: { times, ...aboutRepeated(table, locals.object as ObjectId) }, domain: { type: 'number', min: 0, max: times } });
  return { wait: true };
}

function answered(table: Table, locals: Row): void {
  const times = numberOfAnswer(locals.answer);
  if (times === locals.times) return;
  table.local(locals, 'times', times);
  table.emit('repetitionShortened', '1301.1b', { seat: opponentOf(locals.seat as Seat), times });
}

function begin(table: Table, locals: Row): Control {
  setRepetition(table, { seat: locals.seat as Seat, act: locals.act as string, left: locals.times as number, begun: 0, height: heightOf(table) });
  return { done: null };
}

/** What a player who has priority does by the repetition that is carried out: the act or pass; `ask` when it is over. */
export function followRepetition(table: Table, repetition: Repetition, seat: Seat): 'act' | 'pass' | 'ask' {
  if (seat !== repetition.seat || heightOf(table) !== repetition.height) return 'pass';
  const { left } = repetition;
  if (left === 0 || wentFar(table)) {
    if (left === 0 && isFree(table, repetition.act)) setWord(table, 'spentAct', `${seat} ${repetition.act}`);
    endRepetition(table);
    return 'ask';
  }
  setRepetition(table, { ...repetition, left: left - 1, begun: repetition.begun + 1 });
  return 'act';
}

/** Whether nothing but oneself keeps one from an act for ever: only that is a loop (1301.1). */
function isFree(table: Table, act: string): boolean {
  const { cost = [], limit } = table.library.ability(act.split(':').slice(2).join(':')).ability;
  return limit === undefined && cost.every((verb) => verb.verb === 'payWill' && verb.will === '{0}');
}

/** It is carried out, or something came that it did not foresee. */
export function endRepetition(table: Table): void {
  const { repetition } = gameOf(table);
  if (repetition === null) return;
  table.emit('repetitionEnded', '1301.1a', { seat: repetition.seat, times: repetition.begun });
  setRepetition(table, null);
}
