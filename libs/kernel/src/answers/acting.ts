import { picksOf } from './answers.js';
import type { Json, Seat } from '../contract.js';
import type { Table } from '../table/table.js';
import type { FrameLocals } from '../state/calls.js';

/**
 * Players act or pass, one at a time, until all have passed in succession. The procedure is each game's own; this file says how passes are
 * counted, and what becomes of an act that was taken back. Locals of such a procedure: `seat`, who may act; `passes` in succession; `acts`
 * that this player was offered; `refused`, the ids of acts that were taken back since something was last done; `answer` and `returned`.
 */
export interface ActingLocals<Act = Json, Returned = ActOutcome> extends FrameLocals<Returned> {
  readonly seat: Seat;
  readonly passes: number;
  readonly acts: readonly Act[];
  readonly refused: readonly string[];
}

/** What an act returns. `done`, for an act that can be taken back: whether it was done. */
export interface ActOutcome {
  readonly done?: boolean;
}

/**
 * Builds the locals of such a procedure.
 * @param seat the player who may act first
 */
export function actingLocals(seat: Seat): ActingLocals<never, never> {
  return { seat, passes: 0, acts: [], refused: [], answer: null, answers: null, returned: null };
}

/** Keeps the acts that a player is offered in the locals, without those that were taken back and would be the same again. */
export function offerActs<Act>(
  table: Table,
  locals: Pick<ActingLocals<Act>, 'acts' | 'refused'>,
  acts: readonly Act[],
  idOf: (act: Act) => string,
): readonly Act[] {
  const refused = locals.refused;
  const offered = refused.length === 0 ? acts : acts.filter((act) => !refused.includes(idOf(act)));
  table.local(locals, 'acts', offered);
  return offered;
}

/** Returns the act that was picked; undefined where the pick is none of those offered, such as a pass. */
export function pickedAct<Act>(locals: Pick<ActingLocals<Act>, 'acts' | 'answer'>, idOf: (act: Act) => string): Act | undefined {
  const [pick] = picksOf(locals.answer);
  return locals.acts.find((act) => idOf(act) === pick);
}

/** Called when a player acts: passes are counted from zero again. */
export function beginAct(table: Table, locals: Pick<ActingLocals, 'passes' | 'returned'>): void {
  table.local(locals, 'passes', 0);
  table.local(locals, 'returned', null);
}

/**
 * Ends an act.
 * @param offeredAs id under which the act would be offered again; the picked id unless the object goes by another id since then
 * @returns whether the act was done; an act that was taken back is remembered as refused
 */
export function endAct(
  table: Table,
  locals: Pick<ActingLocals, 'refused' | 'answer' | 'returned'>,
  offeredAs = picksOf(locals.answer)[0] as string,
): boolean {
  if (locals.returned?.done === false) {
    table.local(locals, 'refused', [...locals.refused, offeredAs]);
    return false;
  }
  forgetRefused(table, locals);
  return true;
}

function forgetRefused(table: Table, locals: Pick<ActingLocals, 'refused'>): void {
  if (locals.refused.length > 0) table.local(locals, 'refused', []);
}

/**
 * Called when a player passes, so that the next one may act.
 * @param players number of players
 * @param next returns the player who comes after a player
 * @returns whether all have passed in succession: then nobody comes next
 */
export function passOn(
  table: Table,
  locals: Pick<ActingLocals, 'seat' | 'passes' | 'refused'>,
  players: number,
  next: (seat: Seat) => Seat,
): boolean {
  const passes = locals.passes + 1;
  forgetRefused(table, locals);
  if (passes >= players) return true;
  table.local(locals, 'passes', passes);
  table.local(locals, 'seat', next(locals.seat));
  return false;
}

/** Called when something was done: passes are counted from zero again, and this player may act first. */
export function actAgain(table: Table, locals: Pick<ActingLocals, 'seat' | 'passes'>, seat: Seat): void {
  table.local(locals, 'passes', 0);
  table.local(locals, 'seat', seat);
}
