import type { ObjectId, Seat } from '@arbiter/kernel';
import type { Program, Table } from '@arbiter/kernel/authoring';
import { backrowOf, monstersOf } from '../board.js';
import { opponentOf, rowOf } from '../facts.js';

/** Where everybody sees what a player has, and it may act from there. */

const piles = ['graveyard', 'banished', 'extraDeck'] as const;
type Pile = (typeof piles)[number];

/** Of a pile, in its order (base.7.4), what has an ability that works there; found again when the pile changes. */
interface Awake {
  readonly order: readonly ObjectId[];
  readonly ids: readonly ObjectId[];
}

const kept = new WeakMap<Table, Map<string, Awake>>();
const nobody: readonly ObjectId[] = [];

/** base.7.4 */
function awakeIn(table: Table, pile: Pile, seat: Seat): readonly ObjectId[] {
  const { id, order } = table.zoneOf(pile, seat);
  if (order.length === 0) return nobody;
  let lists = kept.get(table);
  if (lists === undefined) kept.set(table, (lists = new Map()));
  const known = lists.get(id);
  if (known !== undefined && known.order === order) return known.ids;
  const ids = order.filter((one) =>
    table.program(table.object(one)).abilities.some(({ ability }) => ability.from?.includes(pile) === true),
  );
  lists.set(id, { order, ids });
  return ids;
}

const serving = new WeakMap<Program, boolean>();

/** Whether a card has an effect that others than its player may activate (base.7.4). */
function servesOthers(program: Program): boolean {
  let known = serving.get(program);
  if (known === undefined) serving.set(program, (known = program.abilities.some(({ ability }) => ability.by !== undefined)));
  return known;
}

/** What was found for a seat, and for how long it holds: the field, which way up cards lie, and what comes to a pile or leaves it are near. */
interface Open {
  readonly epoch: number;
  readonly ids: readonly ObjectId[];
}

const opened = new WeakMap<Table, Open[]>();

/** What a seat has face-up on the field, what the other has there for both, and in its open piles as far as it has an ability that works there (base.7.4). */
export function openPlaces(table: Table, seat: Seat): readonly ObjectId[] {
  const { nearEpoch } = table.journal;
  let seats = opened.get(table);
  if (seats === undefined) opened.set(table, (seats = []));
  const known = seats[seat];
  if (known !== undefined && known.epoch === nearEpoch) return known.ids;
  const ids = findOpen(table, seat);
  seats[seat] = { epoch: nearEpoch, ids };
  return ids;
}

/** base.7.4 */
function findOpen(table: Table, seat: Seat): readonly ObjectId[] {
  const found: ObjectId[] = [];
  const add = (ids: readonly ObjectId[]): void => {
    for (const id of ids) if (rowOf(table, id).faceUp) found.push(id);
  };
  add(monstersOf(table, seat));
  add(backrowOf(table, seat));
  const other = opponentOf(seat);
  for (const ids of [monstersOf(table, other), backrowOf(table, other)])
    add(ids.filter((id) => servesOthers(table.program(table.object(id)))));
  for (const pile of piles) add(awakeIn(table, pile, seat));
  return found;
}
