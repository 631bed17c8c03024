import type { JsonObject, ObjectId, RuleRef, Seat } from '../contract.js';

/**
 * Whatever changes a game is first proposed, as data; replacements alter it until none applies; then it commits at once,
 * and what waited for it is collected. Here is what a happening is; `happenings/happen.ts` has the way, `replace.ts` what alters, `commit.ts` the end.
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
export interface HappeningRuleFor<Table> {
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

/** Happenings of one batch whose order of commitment matters, for their objects get stamps or places in a pile by it; no two orders share one. Each commits with its place (from 0) as `order` among its data. */
export interface CommitOrder {
  /** Who settles it. */
  readonly seat: Seat;
  /** Places in the batch, two at least. */
  readonly places: readonly number[];
  /** The question, where it is not that for the order of effects. */
  readonly kind?: string;
  readonly rule?: RuleRef;
  readonly prompt?: string;
  /** What is picked first commits last. */
  readonly lastFirst?: true;
  /** One alone is picked; the others come to nothing. */
  readonly one?: true;
  /** Label of the options, with the data of each happening among its parameters. */
  readonly label?: string;
}

/** Happenings: what changes a game, and what takes its place. */
export interface HappeningRules<Table> {
  /** What can happen, by type, in games that propose before they commit (see `happen`). */
  readonly happenings?: { readonly [type: string]: HappeningRuleFor<Table> };
  /** The order in which the types of one batch commit. */
  readonly commitOrder?: readonly string[];
  /** Happenings of a batch that commit in orders which players settle, one player after the other. Nothing is to be settled when absent. */
  readonly commitsToOrder?: (table: Table, batch: readonly Happening[]) => readonly CommitOrder[];
  /** Told of each batch after it committed and its triggers were written down: what really happened, place by place, and the keys that each had before. */
  readonly committed?: (table: Table, happened: readonly (Happening | null)[], keys: readonly (readonly string[])[]) => void;
  /** Told of what happens without ever being proposed (`notice`), before its triggers are written down. */
  readonly noticed?: (table: Table, happening: Happening, key: string) => void;
  /**
   * A clause that was not carried out in full (its `do`, or a `cost` that can't be paid) ends its list, but for clauses that say
   * `also`. A false `if`, a `may` that is declined or impossible, what somebody pays to prevent and what is repeated are no failure.
   * Nothing ends when absent.
   */
  readonly stopsAtFailure?: true;
  /** Classes of replacements (`Ability.tier`), the first that applies first; what is of none comes last, or where '' stands. */
  readonly replacementTiers?: readonly string[];
  /** Told of each replacement that took something off what a batch held, right after the batch. */
  readonly reduced?: (table: Table, reduction: Reduction) => void;
  /** Who chooses among replacements; the seat that it happens to, or its object's controller, when absent. @param tier class of those among which is chosen (`replacementTiers`); undefined for none */
  readonly replacementChooser?: (table: Table, happening: Happening, tier?: string) => Seat;
}
