import { jsonOf, numberOfAnswer, type Option, type Seat } from '@arbiter/kernel';
import {
  aboutRepeated,
  beginRepetition,
  type Control,
  defineProcedure,
  doneLast,
  endRepetition as end,
  followRepetition as follow,
  forgetDone,
  type Frame,
  noteDone,
  repeatedTimes,
  type RepeatingRules,
  type RepeatLocals,
  repeatOption as optionFor,
  type Repetition,
  type Table,
} from '@arbiter/kernel/authoring';
import { gameOf, opponentOf } from '../facts.js';
import { type Act, actId } from '../timing/acts.js';
import { mightActYet } from '../timing/windows.js';

/**
 * Loops that players can stop (1301.1a, 1301.1b, ruling:44). Who has just played an activate ability and could play it again may name how
 * often he does so; the other player, where he might stop it, names a number as well, and the smaller one is carried out. It ends
 * earlier where somebody has something else to choose. What costs nothing is then played again only after something else was done.
 */
const rules: RepeatingRules = { field: 'repetition', zone: 'chase', ended: 'repetitionEnded', rule: '1301.1a' };
const none: readonly Option[] = [];

const setSpent = (table: Table, word: string): void => table.journal.set(table.state.game, 'spentAct', word);

/** He did this of his own will: he may say that he does it again and again. What he had done to the end of a loop he may do again (1301.1a). */
export function noteRepeatable(table: Table, seat: Seat, act: Act): void {
  noteDone(table, seat, act.type === 'activate' ? actId(act) : '');
  if (gameOf(table).spentAct.startsWith(`${seat} `)) setSpent(table, '');
}

/** A new turn: nothing was done in it yet. */
export function forgetActs(table: Table): void {
  forgetDone(table);
  setSpent(table, '');
}

/** What a player may do, without what he has just repeated to the end of a loop. */
export function withoutSpent(table: Table, seat: Seat, acts: readonly Act[]): readonly Act[] {
  const { spentAct } = gameOf(table);
  return spentAct === '' ? acts : acts.filter((act) => `${seat} ${actId(act)}` !== spentAct);
}

/** The option to repeat, where what he did last is offered to him again. */
export function repeatOption(table: Table, seat: Seat, acts: readonly Act[]): readonly Option[] {
  const did = doneLast(table, seat);
  const act = did === '' ? undefined : acts.find((one) => actId(one) === did);
  return act === undefined ? none : [optionFor(table, act.object, 'repeat')];
}

/** Locals: who repeats, and the act. */
export const repeatProcedure = defineProcedure<RepeatLocals>({
  name: 'repeatAct',
  steps: [
    { name: 'name', rule: '1301.1a', run: askNumber },
    { name: 'named', rule: '1301.1a', run: named },
    { name: 'ask', rule: '1301.1b', run: askOther },
    { name: 'answered', rule: '1301.1b', run: answered },
    { name: 'begin', rule: '1301.1b', run: begin },
  ],
});

function askNumber(table: Table, locals: RepeatLocals, frame: Frame): Control {
  table.ask(frame, {
    seat: locals.seat,
    kind: 'repeatAct',
    rule: '1301.1a',
    params: aboutRepeated(table, locals.object),
    domain: repeatedTimes,
  });
  return { wait: true };
}

function named(table: Table, locals: RepeatLocals): void {
  const times = numberOfAnswer(locals.answer);
  table.local(locals, 'times', times);
  table.local(locals, 'answer', null);
  table.emit('repetitionNamed', '1301.1a', { seat: locals.seat, times, ...aboutRepeated(table, locals.object) });
}

/** 1301.1b: the other player names a number where he might do something, for all that everybody knows. */
function askOther(table: Table, locals: RepeatLocals, frame: Frame): Control {
  const other = opponentOf(locals.seat);
  if (!mightActYet(table, other)) return { to: 'begin' };
  const times = locals.times;
  table.ask(frame, {
    seat: other,
    kind: 'shortenRepetition',
    rule: '1301.1b',
    params: { times, ...aboutRepeated(table, locals.object) },
    domain: { type: 'number', min: 0, max: times },
  });
  return { wait: true };
}

function answered(table: Table, locals: RepeatLocals): void {
  const times = numberOfAnswer(locals.answer);
  if (times === locals.times) return;
  table.local(locals, 'times', times);
  table.emit('repetitionShortened', '1301.1b', { seat: opponentOf(locals.seat), times });
}

function begin(table: Table, locals: RepeatLocals): Control {
  beginRepetition(table, rules, { seat: locals.seat, act: locals.act, left: locals.times });
  return { done: null };
}

/** What a player who has priority does by the repetition that is carried out: the act or pass; `ask` when it is over. */
export function followRepetition(table: Table, repetition: Repetition, seat: Seat): 'act' | 'pass' | 'ask' {
  const next = follow(table, rules, repetition, seat);
  if (next !== 'over') return next === 'act' ? 'act' : 'pass';
  if (repetition.left === 0 && isFree(table, repetition.act)) setSpent(table, `${seat} ${repetition.act}`);
  endRepetition(table);
  return 'ask';
}

/** Whether nothing but oneself keeps one from an act for ever: only that is a loop (1301.1). */
function isFree(table: Table, act: string): boolean {
  const { cost = [], limit } = table.library.ability(act.split(':').slice(2).join(':')).ability;
  return limit === undefined && cost.every(({ will }) => will === '{0}');
}

/** The next one can't be begun any more: it is over as it stood before that. */
export function cutRepetition(table: Table, repetition: Repetition): void {
  table.journal.set(table.state.game, rules.field, jsonOf(repetition));
  endRepetition(table);
}

/** It is carried out, or something came that it did not foresee. */
export const endRepetition = (table: Table): void => end(table, rules);
