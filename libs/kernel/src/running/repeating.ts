import type { Domain, ObjectId, Seat } from '../contract.js';
import type { Table } from '../state/table.js';

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

/** More are never carried out in one go. */
const mostTimes = 1_000;
/** Far below what one action may do: a repetition never runs into a limit of the rules. */
const mostSteps = 25_000;
const mostEvents = 10_000;
const mostObjects = 4_000;

/** How often it may be said to be done. */
export const repeatedTimes: Domain = { type: 'number', min: 1, max: mostTimes };

/** Whether one answer has done so much already that a repetition ends here. */
export function wentFar(table: Table): boolean {
  return table.steps > mostSteps || table.events.length > mostEvents || table.journal.size(table.state.objects) > mostObjects;
}

/** What is said of a repetition: whose ability is played again. */
export function aboutRepeated(table: Table, object: ObjectId): { readonly card: string; readonly object: ObjectId } {
  return { card: table.object(object).card, object };
}
