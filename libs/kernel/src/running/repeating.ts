import type { Domain, ObjectId, Option, RuleRef, Seat } from '../contract.js';
import type { FrameLocals } from '../state/calls.js';
import type { Table } from '../table/table.js';
import { jsonOf, readAs } from '../json.js';

/**
 * Doing something again and again, as often as was named. What was done last, of one's own will, stands in the field `lastAct` of the game's row:
 * the seat and the option; the repetition that is carried out in a field that the game names. No value depends on either. Who may
 * shorten it, and what follows, is the game's rule.
 */

/** Something that a player does again and again, as often as was named, while nobody has anything else to choose. */
export interface Repetition {
  readonly seat: Seat;
  /** The option that is picked again and again. */
  readonly act: string;
  /** Repetitions that are still to begin, and those that began. */
  readonly left: number;
  readonly begun: number;
  /** Objects that wait to resolve when one begins. */
  readonly height: number;
}

/** Where a game keeps the repetition that is carried out, and how it tells that it is over. */
export interface RepeatingRules {
  readonly field: string;
  /** The zone of what waits to resolve. */
  readonly zone: string;
  readonly ended: string;
  readonly rule: RuleRef;
}

/** More are never carried out in one go. */
const mostTimes = 1_000;
/** Far below what one action may do: a repetition never runs into a limit of the rules. */
const mostSteps = 25_000;
const mostEvents = 10_000;
const mostObjects = 4_000;

/** How often it may be said to be done. */
export const repeatedTimes: Domain = { type: 'number', min: 1, max: mostTimes };

/** Whether one answer has done so much already that a repetition ends here. */
function wentFar(table: Table): boolean {
  return table.steps > mostSteps || table.events.length > mostEvents || table.journal.size(table.state.objects) > mostObjects;
}

/** What is said of a repetition: whose ability is played again. */
export function aboutRepeated(table: Table, object: ObjectId): { readonly card: string; readonly object: ObjectId } {
  return { card: table.object(object).card, object };
}

/** A player did something of his own will. @param option that he picked; '' for what cannot be repeated */
export function noteDone(table: Table, seat: Seat, option: string): void {
  table.journal.set(table.state.game, 'lastAct', option === '' ? '' : `${seat} ${option}`);
}

/** Nothing was done yet that could be repeated. */
export const forgetDone = (table: Table): void => table.journal.set(table.state.game, 'lastAct', '');

/** The option that was picked last, where it was this player who did; '' else. */
export function doneLast(table: Table, seat: Seat): string {
  const last = table.state.game.lastAct as string;
  const theirs = `${seat} `;
  return last.startsWith(theirs) ? last.slice(theirs.length) : '';
}

export const repeatId = 'repeat';

/** The option to do again and again what is done with an object. */
export function repeatOption(table: Table, object: ObjectId, label: string): Option {
  return { id: repeatId, label, params: aboutRepeated(table, object), object, standing: true };
}

/** Locals for naming how often something is done. */
export interface RepeatLocals extends FrameLocals {
  readonly seat: Seat;
  readonly act: string;
  readonly object: ObjectId;
  readonly times: number;
}

/** Locals for naming how often: who repeats, the option, and its object, which stands behind its first word. */
export function repeatLocals(table: Table, seat: Seat): RepeatLocals {
  const act = doneLast(table, seat);
  return { seat, act, object: Number(act.split(':')[1]), times: 0, answer: null, answers: null, returned: null };
}

const setRepetition = (table: Table, { field }: RepeatingRules, repetition: Repetition | null): void =>
  table.journal.set(table.state.game, field, jsonOf(repetition));
const heightOf = (table: Table, { zone }: RepeatingRules): number => table.zone(zone).order.length;

/** From now on it is carried out. @param repetition with whatever the game keeps beside it */
export function beginRepetition(table: Table, rules: RepeatingRules, repetition: Omit<Repetition, 'begun' | 'height'>): void {
  setRepetition(table, rules, { ...repetition, begun: 0, height: heightOf(table, rules) });
}

/** What comes now for a player who may act: the next one begins, it is carried out, or he is not the one, or not yet. */
export function followRepetition(table: Table, rules: RepeatingRules, repetition: Repetition, seat: Seat): 'act' | 'over' | 'wait' {
  if (seat !== repetition.seat || heightOf(table, rules) !== repetition.height) return 'wait';
  const { left, begun } = repetition;
  if (left === 0 || wentFar(table)) return 'over';
  setRepetition(table, rules, { ...repetition, left: left - 1, begun: begun + 1 });
  return 'act';
}

/** It is carried out, or something came that it did not foresee. */
export function endRepetition(table: Table, rules: RepeatingRules): void {
  const repetition = readAs<Repetition | null>(table.state.game[rules.field]);
  if (repetition === null) return;
  table.emit(rules.ended, rules.rule, { seat: repetition.seat, times: repetition.begun });
  setRepetition(table, rules, null);
}
