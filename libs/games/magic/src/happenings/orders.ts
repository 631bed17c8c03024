import { type CommitOrder, type Happening, isPossible, type ObjectId, type Seat, type Table } from '@arbiter/kernel';
import { stampOrders } from './stamps.js';

const none: readonly CommitOrder[] = [];

/** What players decide about a batch before it commits: which of two moves of one object takes place, and in which order cards come to lie. */
export function batchOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  const contrary = contraryMoves(table, batch);
  const graveyards = table.pins.format.options.graveyardOrder === true ? graveyardOrders(table, batch) : none;
  const stamps = stampOrders(table, batch);
  const orders = contrary.length === 0 ? graveyards : [...contrary, ...graveyards];
  if (stamps.length === 0) return orders;
  const settled = stamps.flatMap(({ places }) => places);
  return [...stamps, ...orders.filter(({ places }) => !places.some((at) => settled.includes(at)))];
}

const isMove = (table: Table, happening: Happening): boolean => happening.type === 'move' && isPossible(table, happening);

/** 400.6: where effects and rules would move an object to different places, its controller chooses, or its owner; the other move comes to nothing. */
function contraryMoves(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  let found: Map<ObjectId, number[]> | null = null;
  for (let at = 1; at < batch.length; at++) {
    const { type, object, data } = batch[at] as Happening;
    if (type !== 'move') continue;
    for (let before = 0; before < at; before++) {
      const one = batch[before] as Happening;
      if (one.object !== object || one.type !== 'move' || one.data.to === data.to || !isMove(table, one) || !isMove(table, batch[at] as Happening)) continue;
      found ??= new Map();
      found.set(object, [...new Set([...(found.get(object) ?? []), before, at])]);
    }
  }
  if (found === null) return none;
  return [...found].map(([object, places]): CommitOrder => ({ seat: table.controllerOf(table.object(object)), places, kind: 'chooseEvent', rule: '400.6', prompt: 'chooseMove', label: 'goes', one: true }));
}

/**
 * 404.3: who owns several cards that go to his graveyard at once puts them there in any order; the one named first lies on top. Asked
 * where the option `graveyardOrder` of the format says so: as tournaments do, formats in which no card looks at that order go without.
 */
function graveyardOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  const places = new Map<Seat, number[]>();
  batch.forEach((happening, at) => {
    if (happening.data.to !== 'graveyard' || !isMove(table, happening)) return;
    const { kind, owner } = table.object(happening.object);
    if (kind === 'card') places.set(owner, [...(places.get(owner) ?? []), at]);
  });
  return [...places].filter(([, mine]) => mine.length > 1).map(([seat, mine]): CommitOrder => ({ seat, places: mine, kind: 'orderCards', rule: '404.3', prompt: 'orderGraveyard', lastFirst: true }));
}
