import { idOfSeat, type Json, type ObjectId, type Seat } from '@arbiter/kernel';
import { type Control, defineProcedure, happen, type Table } from '@arbiter/kernel/authoring';
import { battleAreaOf, gameOf, playerOf, rowOf, setPlayer } from '../facts.js';
import { move } from '../happenings/move.js';
import { rest } from '../happenings/rest.js';
import { isType } from '../values/base.js';
import { forbids } from '../values/rules.js';

/** Returns the rulers and J-rulers of which a player may rest one to call a magic stone in main timing (709.1, 201.2b, ruling:10). */
export function stoneCallers(table: Table, seat: Seat): readonly ObjectId[] {
  const { calledTurn, judgedTurn } = playerOf(table, seat);
  const { turn } = gameOf(table);
  if (calledTurn === turn || judgedTurn === turn || table.zoneOf('magicStoneDeck', seat).order.length === 0) return none;
  if (forbids(table, idOfSeat(seat), 'callStones')) return none;
  return battleAreaOf(table, seat).filter((id) => (isType(table, id, 'ruler') || isType(table, id, 'jRuler')) && !rowOf(table, id).rested);
}

const none: readonly ObjectId[] = [];

/** Locals of `callStone`. */
export interface CallStoneLocals {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly returned: Json | null;
}

export const callStoneLocals = (seat: Seat, object: ObjectId): CallStoneLocals => ({ seat, object, returned: null });

/** Calls a magic stone (709): the ruler is rested, then the top card of the magic stone deck goes to the field, without using the chase. */
export const callStoneProcedure = defineProcedure<CallStoneLocals>({
  name: 'callStone',
  steps: [
    { name: 'rest', rule: '709.1', run: (table, { object }) => happen(table, [rest(object as ObjectId, '709.1')]) },
    { name: 'call', rule: '709.1', run: call },
  ],
});

/** Moves the top card of the magic stone deck to the field (709.1, 1016.1, ruling:10). */
function call(table: Table, { seat }: CallStoneLocals): Control | undefined {
  setPlayer(table, seat, 'calledTurn', gameOf(table).turn);
  const [top] = table.zoneOf('magicStoneDeck', seat).order;
  return top === undefined ? undefined : happen(table, [move(top, { to: 'field', under: seat, act: 'called' }, '709.1')]);
}
