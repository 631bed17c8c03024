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
 * Shortcuts (721.2). A player with priority who has just done something, and could do it again, may propose to do it a number of times
 * more, while nobody does anything else. The others accept, or name the repetition in which they will act differently. Then the shortcut is
 * carried out; it ends earlier if a player has another choice to make (ruling:13). Passing ahead (`stack/presets.ts`) is the other
 * shortcut.
 */

const rules: RepeatingRules = { field: 'shortcut', zone: 'stack', ended: 'shortcutEnded', rule: '721.2c' };
const none: readonly Option[] = [];

/** Notes an act that a player did by their own choice, so that they may propose to repeat it. */
export const noteRepeatable = (table: Table, seat: Seat, act: Act): void => noteDone(table, seat, actId(act));

/** Returns the option of proposing a shortcut, if the player's last act is available to them again. */
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

/** Returns locals with the proposing player and the act. */
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
  // A player who could do nothing, as far as everybody knows, is not asked.
  table.local(
    locals,
    'asking',
    seatsFrom(table, seat)
      .slice(1)
      .filter((other) => mightAct(table, other)),
  );
  table.emit('shortcutProposed', '721.2a', { seat, times, ...aboutRepeated(table, locals.object) });
}

/** Asks each player in turn order after how many repetitions they will act differently. */
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
  // The repetition in which a player acts differently begins as well.
  const left = locals.times + (stopper < 0 ? 0 : 1);
  const shortcut: Omit<Shortcut, 'begun' | 'height'> = { seat: locals.seat, act: locals.act, left, stopper };
  beginRepetition(table, rules, shortcut);
  return { done: null };
}

/**
 * Returns what a player who gets priority does by the shortcut that is being carried out: repeats the act, passes, or does something other
 * than pass; `ask` when the shortcut is over.
 */
export function followShortcut(table: Table, shortcut: Shortcut, seat: Seat): 'act' | 'pass' | 'differ' | 'ask' {
  const { left, stopper } = shortcut;
  const next = followRepetition(table, rules, shortcut, seat);
  if (next === 'act') return 'act';
  if (next === 'wait' && (left > 0 || seat !== stopper)) return 'pass';
  endShortcut(table);
  return next === 'over' ? 'ask' : 'differ';
}

/** Ends the shortcut, because it was carried out or because something unforeseen happened. */
export const endShortcut = (table: Table): void => endRepetition(table, rules);

/** Clears the noted acts as a new turn begins. */
export function forgetActs(table: Table): void {
  forgetDone(table);
  setGame(table, 'rounds', []);
}
