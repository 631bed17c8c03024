import { type CommitOrder, type Happening, isPossible, type Seat, type Table } from '@arbiter/kernel';
import { finalPlace } from './destinations.js';
import { rowOf } from '../facts.js';

const none: readonly CommitOrder[] = [];

/**
 * base.20.12: who owns several cards that go to his GY at once puts them there in any order; the one named first lies on top. Asked where the
 * option `graveyardOrder` of the format says so: nearly no card looks at that order, and the formats go without.
 */
export function graveyardOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  if (table.pins.format.options.graveyardOrder !== true) return none;
  const places = new Map<Seat, number[]>();
  batch.forEach((happening, at) => {
    if (happening.type !== 'move' || !isPossible(table, happening) || !endsInGraveyard(table, happening)) return;
    const { kind, owner } = table.object(happening.object);
    if (kind === 'card') places.set(owner, [...(places.get(owner) ?? []), at]);
  });
  return [...places].filter(([, mine]) => mine.length > 1).map(([seat, mine]): CommitOrder => ({ seat, places: mine, kind: 'orderCards', rule: 'base.20.12', prompt: 'orderGraveyard', lastFirst: true }));
}

function endsInGraveyard(table: Table, { object, data }: Happening): boolean {
  return finalPlace(table, rowOf(table, object), data).to === 'graveyard';
}
