import type { Json } from '../contract.js';
import type { Happening } from './happenings.js';
import type { Row } from '../state/state.js';
import type { Table } from '../state/table.js';

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

/** Locals of a `happening` frame that is about to alter a batch. */
export function happeningLocals(batch: readonly Happening[]): Row {
  return {
    batch: batch as unknown as Json,
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

export const batchOf = (locals: Row): readonly Happening[] => locals.batch as unknown as readonly Happening[];
export const fatesOf = (locals: Row): readonly Fate[] => locals.fates as readonly Fate[];

/** The batch that is being altered now: the innermost. */
export function alteredFrame(table: Table): Row | null {
  const { frames } = table.state;
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (frame?.procedure === 'happening' && frame.locals.altering !== -1) return frame.locals;
  }
  return null;
}

/** The happening that is being altered now, as it stands; null where nothing is. */
export function alteredHappening(table: Table): Happening | null {
  const locals = alteredFrame(table);
  return locals === null ? null : (batchOf(locals)[locals.altering as number] ?? null);
}
