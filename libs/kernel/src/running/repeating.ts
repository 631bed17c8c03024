import type { Domain, ObjectId, Option, RuleRef, Seat } from '../contract.js';
import type { FrameLocals } from '../state/calls.js';
import type { Table } from '../table/table.js';
import { jsonOf, readAs } from '../json.js';

/**
 * Repeating an act a named number of times. The field `lastAct` of the game's row holds the seat and the option of the last act that a
 * player did of their own will; the repetition being carried out is in a field that the game names. No value depends on either. The game's
 * rules say who may shorten a repetition, and what follows.
 */

/** An act that a player repeats a named number of times while nobody has anything else to choose. */
export interface Repetition {
  readonly seat: Seat;
  /** Id of the option that is picked repeatedly. */
  readonly act: string;
  /** Number of repetitions still to begin, and number of those that began. */
  readonly left: number;
  readonly begun: number;
  /** Number of objects that wait to resolve when a repetition begins. */
  readonly height: number;
}

/** Where a game keeps the repetition being carried out, and the event that reports its end. */
export interface RepeatingRules {
  readonly field: string;
  /** The zone where things wait to resolve. */
  readonly zone: string;
  readonly ended: string;
  readonly rule: RuleRef;
}

/** The greatest number of repetitions carried out in one go. */
const mostTimes = 1_000;
/** Limits of a repetition, far below what one action may do, so that a repetition never reaches a cap of the rules. */
const mostSteps = 25_000;
const mostEvents = 10_000;
const mostObjects = 4_000;

/** The domain of how often an act is repeated. */
export const repeatedTimes: Domain = { type: 'number', min: 1, max: mostTimes };

/** Whether one answer has done so much already that a repetition ends here. */
function wentFar(table: Table): boolean {
  return table.steps > mostSteps || table.events.length > mostEvents || table.journal.size(table.state.objects) > mostObjects;
}

/** Returns what is shown about a repetition: the card and object whose ability is used again. */
export function aboutRepeated(table: Table, object: ObjectId): { readonly card: string; readonly object: ObjectId } {
  return { card: table.object(object).card, object };
}

/**
 * Notes what a player did of their own will.
 * @param option id of the option that they picked; '' for something that cannot be repeated
 */
export function noteDone(table: Table, seat: Seat, option: string): void {
  table.journal.set(table.state.game, 'lastAct', option === '' ? '' : `${seat} ${option}`);
}

/** Notes that nothing was done that could be repeated. */
export const forgetDone = (table: Table): void => table.journal.set(table.state.game, 'lastAct', '');

/** Returns the option that was picked last if this player picked it; otherwise ''. */
export function doneLast(table: Table, seat: Seat): string {
  const last = table.state.game.lastAct as string;
  const theirs = `${seat} `;
  return last.startsWith(theirs) ? last.slice(theirs.length) : '';
}

export const repeatId = 'repeat';

/** Builds the option to repeat what is done with an object. */
export function repeatOption(table: Table, object: ObjectId, label: string): Option {
  return { id: repeatId, label, params: aboutRepeated(table, object), object, standing: true };
}

/** Locals of the question how often something is repeated. */
export interface RepeatLocals extends FrameLocals {
  readonly seat: Seat;
  readonly act: string;
  readonly object: ObjectId;
  readonly times: number;
}

/** Builds the locals of that question: who repeats, the option, and its object, whose id follows the first colon of the option. */
export function repeatLocals(table: Table, seat: Seat): RepeatLocals {
  const act = doneLast(table, seat);
  return { seat, act, object: Number(act.split(':')[1]), times: 0, answer: null, answers: null, returned: null };
}

const setRepetition = (table: Table, { field }: RepeatingRules, repetition: Repetition | null): void =>
  table.journal.set(table.state.game, field, jsonOf(repetition));
const heightOf = (table: Table, { zone }: RepeatingRules): number => table.zone(zone).order.length;

/**
 * Begins a repetition.
 * @param repetition with whatever else the game keeps in it
 */
export function beginRepetition(table: Table, rules: RepeatingRules, repetition: Omit<Repetition, 'begun' | 'height'>): void {
  setRepetition(table, rules, { ...repetition, begun: 0, height: heightOf(table, rules) });
}

/**
 * Returns what comes next for a player who may act: `act` begins the next repetition, `over` ends the repetition because none is left or
 * because one answer has done enough, and `wait` says that it is another player's turn or that something still waits to resolve.
 */
export function followRepetition(table: Table, rules: RepeatingRules, repetition: Repetition, seat: Seat): 'act' | 'over' | 'wait' {
  if (seat !== repetition.seat || heightOf(table, rules) !== repetition.height) return 'wait';
  const { left, begun } = repetition;
  if (left === 0 || wentFar(table)) return 'over';
  setRepetition(table, rules, { ...repetition, left: left - 1, begun: begun + 1 });
  return 'act';
}

/** Ends a repetition, because it was carried out or because something unforeseen came. */
export function endRepetition(table: Table, rules: RepeatingRules): void {
  const repetition = readAs<Repetition | null>(table.state.game[rules.field]);
  if (repetition === null) return;
  table.emit(rules.ended, rules.rule, { seat: repetition.seat, times: repetition.begun });
  setRepetition(table, rules, null);
}
