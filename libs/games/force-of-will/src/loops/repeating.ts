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
 * Loops that players can stop (1301.1a, 1301.1b, ruling:44). A player who has just played an activate ability and could play it again may
 * name how often to repeat it. The other player, if they might stop it, names a number as well, and the smaller number is carried out. The
 * repetition ends earlier if a player has something else to choose. After that an act that costs nothing can be repeated only once its
 * player has done something else.
 */
const rules: RepeatingRules = { field: 'repetition', zone: 'chase', ended: 'repetitionEnded', rule: '1301.1a' };
const none: readonly Option[] = [];

const setSpent = (table: Table, word: string): void => table.set(table.state.game, 'spentAct', word);

/** Notes what a player did by choice: they may repeat it, and may do again what they had repeated to the end of a loop (1301.1a). */
export function noteRepeatable(table: Table, seat: Seat, act: Act): void {
  noteDone(table, seat, act.type === 'activate' ? actId(act) : '');
  if (gameOf(table).spentAct.startsWith(`${seat} `)) setSpent(table, '');
}

/** Forgets the acts of the last turn as a new turn begins. */
export function forgetActs(table: Table): void {
  forgetDone(table);
  setSpent(table, '');
}

/** Returns what a player may do, without the act that they have just repeated to the end of a loop. */
export function withoutSpent(table: Table, seat: Seat, acts: readonly Act[]): readonly Act[] {
  const { spentAct } = gameOf(table);
  return spentAct === '' ? acts : acts.filter((act) => `${seat} ${actId(act)}` !== spentAct);
}

/** Returns the option to repeat, if the player could do again what they did last. */
export function repeatOption(table: Table, seat: Seat, acts: readonly Act[]): readonly Option[] {
  const did = doneLast(table, seat);
  const act = did === '' ? undefined : acts.find((one) => actId(one) === did);
  return act === undefined ? none : [optionFor(table, act.object, 'repeat')];
}

/** Repeats an act. Locals: the player who repeats, and the act. */
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

/** Asks the other player for a number, if for all that everybody knows they might do something (1301.1b). */
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

/** Returns what a player with priority does in the course of a repetition: the act or a pass; `ask` once it is over. */
export function followRepetition(table: Table, repetition: Repetition, seat: Seat): 'act' | 'pass' | 'ask' {
  const next = follow(table, rules, repetition, seat);
  if (next !== 'over') return next === 'act' ? 'act' : 'pass';
  if (repetition.left === 0 && isFree(table, repetition.act)) setSpent(table, `${seat} ${repetition.act}`);
  endRepetition(table);
  return 'ask';
}

/** Whether an act has no limit and costs nothing, so that only the player's own choice ends it: only that is a loop (1301.1). */
function isFree(table: Table, act: string): boolean {
  const { cost = [], limit } = table.library.ability(act.split(':').slice(2).join(':')).ability;
  return limit === undefined && cost.every(({ will }) => will === '{0}');
}

/** Ends a repetition whose next act can't be begun any more, with the number of acts done until then. */
export function cutRepetition(table: Table, repetition: Repetition): void {
  table.set(table.state.game, rules.field, jsonOf(repetition));
  endRepetition(table);
}

/** Ends a repetition that is carried out, or that something unforeseen interrupts. */
export const endRepetition = (table: Table): void => end(table, rules);
