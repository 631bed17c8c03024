import type { JsonObject, ObjectId, Seat } from '../contract.js';
import { missing } from '../errors.js';
import type { Table } from './table.js';

/**
 * Whatever changes a game is first proposed, as data; replacements alter it until none applies; then it commits at once,
 * and what waited for it is collected. This file says what a happening is; `happen.ts` has the way, `replace.ts` what alters, `commit.ts` the end.
 */
export interface Happening {
  /** From the closed list of the game: `move`, `damage`, `draw` ... */
  readonly type: string;
  /** The object that it happens to; 0 for none. */
  readonly object: ObjectId;
  /** The player whom it happens to; -1 for none. */
  readonly seat: Seat;
  readonly data: JsonObject;
  /** Replacements that had their opportunity, by key; what an alteration makes inherits them. */
  readonly applied: readonly string[];
  /** Place in the batch of the happening that contains it, -1 for what was proposed. */
  readonly inside: number;
}

/** What a game says of one type of happening. */
export interface HappeningRule {
  /** Names by which triggers and replacements wait for it (`moved`, `died`). Asked before it commits; give constant lists. */
  readonly keys: (table: Table, happening: Happening) => readonly string[];
  /** Whether triggers that wait for this key are judged on the table as it was before the batch. */
  readonly looksBack?: (table: Table, happening: Happening, key: string) => boolean;
  /** Whether its object ends as the object that it is: then it is remembered before anything of the batch moves. */
  readonly leaves?: (table: Table, happening: Happening) => boolean;
  /** Whether nothing can be taken off its amounts; what would take off acts all the same, on nothing. As its data say (`firm`) when absent. */
  readonly firm?: (table: Table, happening: Happening) => boolean;
  /** What would take a fixed amount off it is used up by trying, also where nothing can be taken off; points of a shield never are. */
  readonly attempted?: true;
  /** Whether it can happen at all. What can't is not replaced, and does not happen. */
  readonly possible?: (table: Table, happening: Happening) => boolean;
  /**
   * Makes the objects that it is about, once nothing alters it any more, and names them among its data (`objects`); what it
   * contains is asked afterwards. A happening of such a type is never carried out on the spot.
   */
  readonly makes?: (table: Table, happening: Happening) => Happening;
  /** What it contains, once nothing alters it any more. */
  readonly contains?: (table: Table, happening: Happening) => readonly Happening[];
  /**
   * Both as one event, where what two happenings of a batch contain is one event for all that watches; null where they are
   * two. Asked of what is contained only, and before anything could alter it. `inside` is a place in the batch.
   */
  readonly joins?: (table: Table, batch: readonly Happening[], earlier: Happening, later: Happening) => Happening | null;
  /** What is done instead of it: what an alteration made, perhaps told apart. */
  readonly instead?: (made: Happening) => Happening;
  /** What it contains follows the batch, one by one, each a batch of its own; without this it joins the batch. */
  readonly inOrder?: true;
  /** Puts the table as it would be after the happening; whether replacements apply to it is judged on that. Taken back. */
  readonly supposed?: (table: Table, happening: Happening) => void;
  /**
   * Carries out all of the type that a batch holds, together. Returns what happened, place by place: null for what did not,
   * else the happening, with what is known only now among its data (`now`: the new object's id; the real `amount`).
   */
  readonly commit?: (table: Table, happenings: readonly Happening[]) => readonly (Happening | null)[];
}

/** What one replacement took off the happenings of a batch, in all. */
export interface Reduction {
  /** Which replacement (see `applied`). */
  readonly replacement: string;
  readonly source: ObjectId;
  readonly seat: Seat;
  readonly amount: number;
  /** What it took from, as it was before. */
  readonly happenings: readonly Happening[];
}

const unaltered: readonly string[] = [];
const bare: JsonObject = {};

/** A proposal. */
export function propose(type: string, about: { readonly object?: ObjectId; readonly seat?: Seat }, data: JsonObject = bare): Happening {
  return { type, object: about.object ?? 0, seat: about.seat ?? -1, data, applied: unaltered, inside: -1 };
}

export function ruleOf(table: Table, type: string): HappeningRule {
  return table.game.happenings?.[type] ?? missing('happening', type);
}

export function isPossible(table: Table, happening: Happening): boolean {
  return ruleOf(table, happening.type).possible?.(table, happening) ?? true;
}
