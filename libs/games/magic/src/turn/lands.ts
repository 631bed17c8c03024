import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, happen, type HappenResult, returnedIn, type Table } from '@arbiter/kernel/authoring';
import { gameOf, playerOf, setPlayer, topOfStack } from '../facts.js';
import { move } from '../happenings/move.js';
import { forbids, numberFor } from '../rules.js';

/** How many lands a player may play in each of their turns unless effects say otherwise (305.2). */
const landsPerTurn = 1;

/** Locals of `playLand`. */
export interface PlayLandLocals {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly returned: HappenResult | null;
}

/**
 * Playing a land, a special action: the land is put onto the battlefield without using the stack (116.2a, 305.1). Locals: `seat`, `object`.
 */
export const playLandProcedure = defineProcedure<PlayLandLocals>({
  name: 'playLand',
  steps: [
    { name: 'play', rule: '116.2a', run: playLand },
    { name: 'played', rule: '116.2a', run: tell },
  ],
});

function playLand(table: Table, locals: PlayLandLocals): Control | undefined {
  const seat = locals.seat;
  setPlayer(table, seat, 'landsPlayed', playerOf(table, seat).landsPlayed + 1);
  return happen(table, [move(locals.object, { to: 'battlefield', under: seat }, '305.1')]);
}

/** Reports the land that was played, in the form `{ done, item }` in which a cast spell is reported. */
function tell(table: Table, locals: PlayLandLocals): Control {
  const [object = 0] = returnedIn(locals).objects;
  table.emit('landPlayed', '116.2a', { seat: locals.seat, object, card: table.find(object)?.card ?? '' });
  return { done: { done: true, item: object } };
}

/** Whether a player with priority may play a land now (305.1 - 305.3, 505.5b, 701.13a). */
export function mayPlayLand(table: Table, seat: Seat): boolean {
  return atSorceryTime(table, seat) && hasLandPlay(table, seat);
}

/**
 * Whether a player may still play a land in this turn of theirs (305.2, 305.3); while something resolves, no other condition applies
 * (305.2a). Counted anew each turn (505.5b).
 */
export function hasLandPlay(table: Table, seat: Seat): boolean {
  return (
    gameOf(table).active === seat &&
    playerOf(table, seat).landsPlayed < numberFor(table, seat, 'landsPerTurn', landsPerTurn) &&
    !forbids(table, idOfSeat(seat), 'playLands')
  );
}

/** Whether it is a main phase of the player's own turn with an empty stack (117.1a, 505.5a). */
export function atSorceryTime(table: Table, seat: Seat): boolean {
  const { active, step } = gameOf(table);
  return active === seat && step === 'main' && topOfStack(table) === 0;
}
