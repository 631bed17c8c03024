import { nonEmpty, numberOfAnswer, type Option, type Seat } from '@arbiter/kernel';
import {
  aboutRepeated,
  beginRepetition,
  type Control,
  defineProcedure,
  doneLast,
  endRepetition,
  followRepetition,
  forgetDone,
  type Frame,
  noteDone,
  repeatedTimes,
  type RepeatingRules,
  repeatLocals,
  type RepeatLocals,
  repeatOption as optionFor,
  type Table,
} from '@arbiter/kernel/authoring';
import { seatsFrom, setGame, type Shortcut } from '../facts.js';
import { type Act, actId, mightAct } from '../stack/acts.js';

/**
 * Shortcuts (721.2). A player with priority who has just done something, and could do it again, may propose to do it so many
 * times more, while nobody does anything else. The others accept, or name the repetition in which they will do otherwise. Then it is
 * carried out; it ends earlier where somebody has something else to choose (ruling:13). Passing ahead (`stack/presets.ts`) is the
 * other shortcut.
 */

const rules: RepeatingRules = { field: 'shortcut', zone: 'stack', ended: 'shortcutEnded', rule: '721.2c' };
const none: readonly Option[] = [];

/** He did this of his own will: he may propose to do it again. */
export const noteRepeatable = (table: Table, seat: Seat, act: Act): void => noteDone(table, seat, actId(act));

/** The proposal among the options, where what he did last is offered to him again. */
export function repeatOption(table: Table, seat: Seat, acts: readonly Act[]): readonly Option[] {
  const did = doneLast(table, seat);
  const act = acts.find((one) => one.type === 'activate' && actId(one) === did);
  return act === undefined ? none : [optionFor(table, act.object, 'proposeShortcut')];
}

/** Locals of `shortcut`. */
export interface ShortcutLocals extends RepeatLocals {
  readonly stopper: Seat;
  readonly asking: readonly Seat[];
}

/** Locals: who proposes, and the act. */
export const shortcutLocals = (table: Table, seat: Seat): ShortcutLocals => ({ ...repeatLocals(table, seat), stopper: -1, asking: [] });

export const shortcutProcedure = defineProcedure<ShortcutLocals>({
  name: 'shortcut',
  steps: [
    { name: 'propose', rule: '721.2a', run: propose },
    { name: 'proposed', rule: '721.2a', run: proposed },
    { name: 'ask', rule: '721.2b', run: askOthers },
    { name: 'answered', rule: '721.2b', run: shorten },
    { name: 'begin', rule: '721.2c', run: begin },
  ],
});

function propose(table: Table, locals: ShortcutLocals, frame: Frame): Control {
  table.ask(frame, {
    seat: locals.seat,
    kind: 'proposeShortcut',
    rule: '721.2a',
    params: aboutRepeated(table, locals.object),
    domain: repeatedTimes,
  });
  return { wait: true };
}

function proposed(table: Table, locals: ShortcutLocals): void {
  const seat = locals.seat;
  const times = numberOfAnswer(locals.answer);
  table.local(locals, 'times', times);
  // Who could do nothing, for all that everybody knows, has nothing to say.
  table.local(
    locals,
    'asking',
    seatsFrom(table, seat)
      .slice(1)
      .filter((other) => mightAct(table, other)),
  );
  table.emit('shortcutProposed', '721.2a', { seat, times, ...aboutRepeated(table, locals.object) });
}

/** Each in turn order says after how many repetitions he will do otherwise. */
function askOthers(table: Table, locals: ShortcutLocals, frame: Frame): Control {
  const [seat] = locals.asking;
  const times = locals.times;
  if (seat === undefined) return { to: 'begin' };
  table.ask(frame, {
    seat,
    kind: 'shortenShortcut',
    rule: '721.2b',
    params: { times, ...aboutRepeated(table, locals.object) },
    domain: { type: 'number', min: 0, max: times },
  });
  return { wait: true };
}

function shorten(table: Table, locals: ShortcutLocals): Control {
  const [seat, ...rest] = nonEmpty(locals.asking, 'who was asked');
  const times = numberOfAnswer(locals.answer);
  table.local(locals, 'asking', rest);
  if (times < locals.times) {
    table.local(locals, 'times', times);
    table.local(locals, 'stopper', seat);
    table.emit('shortcutShortened', '721.2b', { seat, times });
  }
  return { to: 'ask' };
}

function begin(table: Table, locals: ShortcutLocals): Control {
  const stopper = locals.stopper;
  // The one in which somebody does otherwise begins as well.
  const left = locals.times + (stopper < 0 ? 0 : 1);
  const shortcut: Omit<Shortcut, 'begun' | 'height'> = { seat: locals.seat, act: locals.act, left, stopper };
  beginRepetition(table, rules, shortcut);
  return { done: null };
}

/** What a player who gets priority does by the shortcut that is being carried out: the act, pass, something else than pass; `ask` when it is over. */
export function followShortcut(table: Table, shortcut: Shortcut, seat: Seat): 'act' | 'pass' | 'differ' | 'ask' {
  const { left, stopper } = shortcut;
  const next = followRepetition(table, rules, shortcut, seat);
  if (next === 'act') return 'act';
  if (next === 'wait' && (left > 0 || seat !== stopper)) return 'pass';
  endShortcut(table);
  return next === 'over' ? 'ask' : 'differ';
}

/** It is carried out, or something came that it did not foresee. */
export const endShortcut = (table: Table): void => endRepetition(table, rules);

/** A new turn: nothing was done in it yet. */
export function forgetActs(table: Table): void {
  forgetDone(table);
  setGame(table, 'rounds', []);
}
