import type { ObjectId, JsonObject } from '../contract.js';
import type { Happening, Reduction, CommitOrder } from '../game/happenings.js';
import type { Table } from '../table/table.js';
import { type FrameLocals, procedureRef, localsIn } from '../state/calls.js';
import type { EnvLocals } from '../programs/env.js';
import type { Offer } from './replace.js';

/** The frame of a batch that is being altered, and its locals. */

/** How far a happening of a frame's batch has come. */
export enum Fate {
  /** It may still be altered. */
  Open,
  /** No replacement alters it any more, and what it contains was added. */
  Settled,
  /** It was replaced or cancelled. */
  Gone,
}

/** Locals of a `happening` frame, which holds a batch until it is done. */
export interface HappeningLocals extends FrameLocals<HappenResult> {
  readonly batch: readonly Happening[];
  /** How far each happening of the batch has come, by index. */
  readonly fates: readonly Fate[];
  /** Whether something that was proposed did not happen. */
  readonly lost: boolean;
  /** The order that is being asked for, with indexes in the batch. */
  readonly asked: CommitOrder | null;
  /** The orders that were chosen, as indexes in the batch. */
  readonly orders: readonly (readonly number[])[];
  /** Replacements among which a player chooses. */
  readonly offers: readonly Offer[] | null;
  /** The replacement that is acting. */
  readonly offer: Offer | null;
  /** Index of the happening that is being altered; -1 for none. */
  readonly altering: number;
  /** Whether the acting replacement has altered the happening. */
  readonly touched: boolean;
  /** Names that the acting replacement bound. */
  readonly vars: JsonObject;
  /** Follow-ups that run after the commit, each with its environment. */
  readonly follow: readonly FollowUp[];
  readonly reduced: readonly Reduction[];
  /** Contained happenings that happen one by one after the batch. */
  readonly inner: readonly Happening[];
  readonly result: HappenResult | null;
  /** Whether everything in it belongs to the moment before. */
  readonly joined?: boolean;
}

/** The part of a replacement that acts after the commit. */
export interface FollowUp extends EnvLocals {
  readonly program: string;
  readonly replacement: string;
}

/** What `happen` returns to its caller, as `locals.returned`. */
export interface HappenResult {
  /** Whether all that was proposed happened, even if altered. */
  readonly done: boolean;
  /**
   * The objects of the proposed happenings, by their present ids where those are known; without the objects of happenings whose data say
   * `unnamed`.
   */
  readonly objects: readonly ObjectId[];
  /** Sum of the amounts; a happening without an amount counts 1. */
  readonly total: number;
}

/** Reference to the procedure of `happen.ts`, for files that cannot import it. */
export const happeningRef = procedureRef<HappeningLocals>('happening');

/** Builds the locals of a `happening` frame whose batch nothing has altered yet. */
export function happeningLocals(batch: readonly Happening[]): HappeningLocals {
  return {
    batch,
    fates: batch.map(() => Fate.Open),
    lost: false,
    asked: null,
    orders: [],
    offers: null,
    offer: null,
    altering: -1,
    touched: false,
    vars: {},
    follow: [],
    reduced: [],
    inner: [],
    result: null,
    returned: null,
    answer: null,
    answers: null,
  };
}

export const batchOf = (locals: HappeningLocals): readonly Happening[] => locals.batch;
export const fatesOf = (locals: HappeningLocals): readonly Fate[] => locals.fates;

/** Returns the locals of the innermost frame whose batch is being altered now; null where there is none. */
export function alteredFrame(table: Table): HappeningLocals | null {
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= 0; at--) {
    const locals = localsIn(frames[at], happeningRef);
    if (locals !== null && locals.altering !== -1) return locals;
  }
  return null;
}

/** Returns the happening that is being altered now, as it stands; null where there is none. */
export function alteredHappening(table: Table): Happening | null {
  const locals = alteredFrame(table);
  return locals === null ? null : (batchOf(locals)[locals.altering] ?? null);
}
