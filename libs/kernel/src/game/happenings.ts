import type { JsonObject, ObjectId, RuleRef, Seat } from '../contract.js';

/**
 * Every change of a game is first proposed, as data; replacements alter it until none applies; then it is committed in one go, and the
 * abilities that waited for it are collected. This file says what a happening is; `happenings/happen.ts` has the whole course, `replace.ts`
 * what alters, `commit.ts` the end.
 */
export interface Happening {
  /** One of the closed list of the game's types: `move`, `damage`, `draw` ... */
  readonly type: string;
  /** The object that the happening is about; 0 for none. */
  readonly object: ObjectId;
  /** The player whom the happening is about; -1 for none. */
  readonly seat: Seat;
  readonly data: JsonObject;
  /** Keys of the replacements that had their opportunity; whatever an alteration makes inherits them. */
  readonly applied: readonly string[];
  /** Index in the batch of the happening that contains this one, -1 for one that was proposed. */
  readonly inside: number;
}

/** How a game treats one type of happening. */
export interface HappeningRuleFor<Table> {
  /**
   * Returns the names by which triggers and replacements wait for the happening (`moved`, `died`). Called before it commits; return
   * constant lists.
   */
  readonly keys: (table: Table, happening: Happening) => readonly string[];
  /** Whether triggers that wait for this key are judged on the table as it was before the batch. */
  readonly looksBack?: (table: Table, happening: Happening, key: string) => boolean;
  /** Whether its object ends its existence as this object; the object is then remembered before anything of the batch moves. */
  readonly leaves?: (table: Table, happening: Happening) => boolean;
  /**
   * Whether its amounts cannot be reduced; a replacement that would reduce them still acts, without effect. When absent, `firm` in its data
   * says so.
   */
  readonly firm?: (table: Table, happening: Happening) => boolean;
  /**
   * A replacement that would reduce it by a fixed amount is used up by the attempt, even where nothing can be taken off. A shield with a
   * number of points never is.
   */
  readonly attempted?: true;
  /** Whether it can happen at all. If not, it is not replaced and does not happen. */
  readonly possible?: (table: Table, happening: Happening) => boolean;
  /**
   * Makes the objects that the happening is about, once nothing alters it any more, and lists them in its data (`objects`); `contains` is
   * called afterwards. A happening of such a type is never carried out on the spot.
   */
  readonly makes?: (table: Table, happening: Happening) => Happening;
  /** Returns the happenings that it contains, once nothing alters it any more. */
  readonly contains?: (table: Table, happening: Happening) => readonly Happening[];
  /**
   * Merges two contained happenings of a batch into one where they count as one event for everything that watches; null where they are two
   * events. Called only for contained happenings, and before anything could alter them. `inside` is an index in the batch.
   */
  readonly joins?: (table: Table, batch: readonly Happening[], earlier: Happening, later: Happening) => Happening | null;
  /** Returns what is done instead of it: what an alteration made, perhaps marked so that it can be told apart. */
  readonly instead?: (made: Happening) => Happening;
  /** The happenings that it contains follow the batch one by one, each as a batch of its own; when absent they join the batch. */
  readonly inOrder?: true;
  /** Puts the table into the state after the happening, on which it is judged whether replacements apply; the change is taken back. */
  readonly supposed?: (table: Table, happening: Happening) => void;
  /**
   * Carries out all happenings of the type in a batch together. Returns by index what happened: null for one that did not, otherwise the
   * happening with data that is known only now (`now`: the new object's id; the real `amount`).
   */
  readonly commit?: (table: Table, happenings: readonly Happening[]) => readonly (Happening | null)[];
}

/** The total by which one replacement reduced the happenings of a batch. */
export interface Reduction {
  /** Key of the replacement (see `applied`). */
  readonly replacement: string;
  readonly source: ObjectId;
  readonly seat: Seat;
  readonly amount: number;
  /** The happenings that it reduced, as they were before. */
  readonly happenings: readonly Happening[];
}

/**
 * Happenings of one batch whose order of commitment matters because it determines stamps or places in a pile. A happening belongs to one
 * such order at most. Each commits with its rank (from 0) as `order` in its data.
 */
export interface CommitOrder {
  /** The player who settles the order. */
  readonly seat: Seat;
  /** Indexes in the batch, at least two. */
  readonly places: readonly number[];
  /** The kind of decision, where it is not the one that orders effects. */
  readonly kind?: string;
  readonly rule?: RuleRef;
  readonly prompt?: string;
  /** Whether the first pick commits last. */
  readonly lastFirst?: true;
  /** Whether only one is picked and the others do not happen. */
  readonly one?: true;
  /** Label of the options; their parameters include the data of each happening. */
  readonly label?: string;
}

/** Happenings: what changes a game, and what takes its place. */
export interface HappeningRules<Table> {
  /** The rules of each type of happening, in games that propose before they commit (see `happen`). */
  readonly happenings?: { readonly [type: string]: HappeningRuleFor<Table> };
  /** The order in which the types of one batch commit. */
  readonly commitOrder?: readonly string[];
  /** Returns the groups of happenings of a batch whose order of commitment players settle, one player after the other. None when absent. */
  readonly commitsToOrder?: (table: Table, batch: readonly Happening[]) => readonly CommitOrder[];
  /**
   * Called for each batch after it committed and its triggers were written down, with what really happened, by index, and the keys that
   * each happening had before.
   */
  readonly committed?: (table: Table, happened: readonly (Happening | null)[], keys: readonly (readonly string[])[]) => void;
  /** Called for what happens without ever being proposed (`notice`), before its triggers are written down. */
  readonly noticed?: (table: Table, happening: Happening, key: string) => void;
  /**
   * A clause that was not carried out in full (its `do`, or a `cost` that can't be paid) ends its list, except for clauses that say `also`.
   * These are no failures: a false `if`, a `may` that is declined or impossible, a payment that prevents something, and a repeated part.
   * When absent, a failure ends nothing.
   */
  readonly stopsAtFailure?: true;
  /**
   * Classes of replacements (`Ability.tier`), the first of which applies first. A replacement without a class comes last, or where ''
   * stands.
   */
  readonly replacementTiers?: readonly string[];
  /** Called right after a batch, for each replacement that reduced something in it. */
  readonly reduced?: (table: Table, reduction: Reduction) => void;
  /**
   * Returns the player who chooses among replacements; when absent, the happening's seat or its object's controller.
   * @param tier class of those among which is chosen (`replacementTiers`); undefined for none
   */
  readonly replacementChooser?: (table: Table, happening: Happening, tier?: string) => Seat;
}
