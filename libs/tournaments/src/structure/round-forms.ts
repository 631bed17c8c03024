import type { Footing, PolicySource } from '../policies/policy.js';

/**
 * How a tournament of some size is played. Rounds are of Swiss; `cut` is how many go on to the playoff, null where the table has none or
 * names none. `twoDays`: rounds on each day, with no cut between them named here. `pods`: rounds of tables of three and four.
 */
export type ProposedStructure =
  | { readonly kind: 'swiss'; readonly rounds: number; readonly cut: number | null }
  | { readonly kind: 'twoDays'; readonly firstDay: number; readonly secondDay: number; readonly cut: number }
  | { readonly kind: 'pods'; readonly rounds: number; readonly cut: number }
  | { readonly kind: 'singleElimination'; readonly rounds: number };

/** A line of a table: for fields from so many to so many players, both included; `to` null has no end. */
export interface RoundBand {
  readonly from: number;
  readonly to: number | null;
  readonly structure: ProposedStructure;
  readonly footing: Footing;
}

/** Lines, or as many rounds as halve the field to one (the logarithm to base 2, rounded up), but at least some; without a cut. */
export type RoundRule =
  | { readonly kind: 'bands'; readonly bands: readonly RoundBand[] }
  | { readonly kind: 'halving'; readonly from: number; readonly atLeast: number; readonly footing: Footing };

/**
 * How many rounds are played for how many players, as data that survives JSON.
 *
 * `awardedByes`: `powersOfTwo` counts a holder of 1, 2, 3 awarded byes as 2, 4, 8 players, as many as they stand for in a Swiss without
 * draws; `asOne` counts everyone once.
 */
export interface RoundTable {
  readonly id: string;
  readonly title: string;
  readonly rule: RoundRule;
  readonly awardedByes: 'powersOfTwo' | 'asOne';
  readonly sources: readonly PolicySource[];
}

/** Those who take part, and how many of them hold one, two or three awarded byes. */
export interface FieldSize {
  readonly entrants: number;
  readonly withByes: { readonly one: number; readonly two: number; readonly three: number };
}

/** What should be looked at before the structure is announced. */
export type StructureWarning =
  | { readonly kind: 'cutLargerThanField'; readonly cut: number; readonly entrants: number }
  | { readonly kind: 'rematchesCertain'; readonly rounds: number; readonly entrants: number }
  | { readonly kind: 'unverified' };

export type StructureRefusal =
  | { readonly code: 'structure/invalid-field'; readonly field: FieldSize }
  | { readonly code: 'structure/not-in-table'; readonly counted: number };

export type StructureAnswer =
  | { readonly ok: true; readonly counted: number; readonly structure: ProposedStructure; readonly warnings: readonly StructureWarning[] }
  | { readonly ok: false; readonly refusal: StructureRefusal };
