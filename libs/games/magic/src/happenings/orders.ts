import type { ObjectId, Seat } from '@arbiter/kernel';
import { type CommitOrder, type Happening, isPossible, type Table } from '@arbiter/kernel/authoring';
import { stampOrders } from './stamps.js';

const none: readonly CommitOrder[] = [];

/**
 * Returns what players decide about a batch before it commits: which of several moves of one object takes place, then the order of cards
 * that move together.
 */
export function batchOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  const contrary = contraryMoves(table, batch);
  if (contrary.length > 0) return contrary;
  const stamps = stampOrders(table, batch);
  return table.pins.format.options.graveyardOrder === true
    ? [
        ...stamps,
        ...graveyardOrders(
          table,
          batch,
          stamps.flatMap(({ places }) => places),
        ),
      ]
    : stamps;
}

/**
 * 400.6: where effects and rules would move an object to different zones, its controller or owner chooses one move, and the others don't
 * happen. Asked for one object after the other.
 */
function contraryMoves(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  for (const { type, object } of batch) {
    if (type !== 'move') continue;
    const moves = batch.flatMap((one, at) => (one.object === object && one.type === 'move' ? [at] : []));
    if (moves.length < 2) continue;
    const places = moves.filter((at) => isPossible(table, batch[at] as Happening));
    const goals = new Set(places.map((at) => (batch[at] as Happening).data.to));
    if (goals.size > 1)
      return [
        {
          seat: table.controllerOf(table.object(object)),
          places,
          kind: 'chooseEvent',
          rule: '400.6',
          prompt: 'chooseMove',
          label: 'goes',
          one: true,
        },
      ];
  }
  return none;
}

/**
 * 404.3: an owner puts several cards that go to their graveyard at once there in any order; the card named first is on top. Asked only
 * where the format has the option `graveyardOrder`: tournaments don't use that order in formats in which no card depends on it.
 * @param settled places of the batch whose order is asked for already
 */
function graveyardOrders(table: Table, batch: readonly Happening[], settled: readonly number[]): readonly CommitOrder[] {
  const places = new Map<Seat, Map<ObjectId, number>>();
  batch.forEach((happening, at) => {
    const { type, object, data } = happening;
    if (type !== 'move' || data.to !== 'graveyard' || settled.includes(at) || !isPossible(table, happening)) return;
    const { kind, owner } = table.object(object);
    const mine = places.get(owner) ?? new Map<ObjectId, number>();
    // A card that two effects put there is put there once.
    if (kind === 'card' && !mine.has(object)) places.set(owner, mine.set(object, at));
  });
  return [...places]
    .filter(([, mine]) => mine.size > 1)
    .map(
      ([seat, mine]): CommitOrder => ({
        seat,
        places: [...mine.values()],
        kind: 'orderCards',
        rule: '404.3',
        prompt: 'orderGraveyard',
        lastFirst: true,
      }),
    );
}
