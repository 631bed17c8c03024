import type { ObjectId, JsonObject } from '../contract.js';
import type { Happening, Reduction, CommitOrder } from '../game/happenings.js';
import type { Table } from '../table/table.js';
import { type FrameLocals, procedureRef, localsIn } from '../state/calls.js';
import type { EnvLocals } from '../programs/env.js';
import type { Offer } from './replace.js';

/** The frame of a batch that is being altered: what stands in its locals. */

/** How far a happening of a frame's batch is. */
export enum Fate {
  /** May still be altered. */
  Open,
  /** Nothing altered it any more, and what it contains was added. */
  Settled,
  /** Replaced, or cancelled. */
  Gone,
}

/** Locals of a `happening` frame: a batch on its way. */
export interface HappeningLocals extends FrameLocals<HappenResult> {
  readonly batch: readonly Happening[];
  /** How far each happening of the batch is, by its place. */
  readonly fates: readonly Fate[];
  /** Something that was proposed came to nothing. */
  readonly lost: boolean;
  /** The order that is asked for, by places in the batch. */
  readonly asked: CommitOrder | null;
  /** Places of the batch in the orders that were chosen. */
  readonly orders: readonly (readonly number[])[];
  /** Replacements among which a player chooses. */
  readonly offers: readonly Offer[] | null;
  /** The replacement that is acting. */
  readonly offer: Offer | null;
  /** Place of the happening that is being altered; -1 for none. */
  readonly altering: number;
  /** The replacement has altered it. */
  readonly touched: boolean;
  /** What the replacement bound. */
  readonly vars: JsonObject;
  /** What follows the commit, each with its environment. */
  readonly follow: readonly FollowUp[];
  readonly reduced: readonly Reduction[];
  /** What happens one by one after the batch. */
  readonly inner: readonly Happening[];
  readonly result: HappenResult | null;
  /** All of it belongs to the moment before. */
  readonly joined?: boolean;
}

/** What a replacement has act after the commit. */
export interface FollowUp extends EnvLocals {
  readonly program: string;
  readonly replacement: string;
}

/** What `happen` returns to its caller, as `locals.returned`. */
export interface HappenResult {
  /** Whether all that was proposed happened, in whatever shape. */
  readonly done: boolean;
  /** The objects of what was proposed, as they are now where that is known; none of happenings whose data say that they are `unnamed`. */
  readonly objects: readonly ObjectId[];
  /** Sum of the amounts; what has none counts 1. */
  readonly total: number;
}

/** The procedure of `happen.ts`, for what can't import it. */
export const happeningRef = procedureRef<HappeningLocals>('happening');

/** Locals of a `happening` frame that is about to alter a batch. */
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

/** The batch that is being altered now: the innermost. */
export function alteredFrame(table: Table): HappeningLocals | null {
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= 0; at--) {
    const locals = localsIn(frames[at], happeningRef);
    if (locals !== null && locals.altering !== -1) return locals;
  }
  return null;
}

/** The happening that is being altered now, as it stands; null where nothing is. */
export function alteredHappening(table: Table): Happening | null {
  const locals = alteredFrame(table);
  return locals === null ? null : (batchOf(locals)[locals.altering] ?? null);
}
