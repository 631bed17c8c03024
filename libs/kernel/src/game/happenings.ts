import type { Seat } from '../contract.js';
import type { Happening, HappeningRule, Reduction } from '../table/happenings.js';
import type { Table } from '../table/table.js';
import type { CommitOrder } from '../game.js';

/** Happenings: what changes a game, and what takes its place. */
export interface HappeningRules {
  /** What can happen, by type, in games that propose before they commit (see `happen`). */
  readonly happenings?: { readonly [type: string]: HappeningRule };
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
