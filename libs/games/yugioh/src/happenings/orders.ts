import type { Seat } from '@arbiter/kernel';
import { type CommitOrder, type Happening, isPossible, type Table } from '@arbiter/kernel/authoring';
import { finalPlace } from './destinations.js';
import { rowOf } from '../facts.js';
import type { ZoneKind } from '../vocabulary.js';

const none: readonly CommitOrder[] = [];

/** The order in which cards that go to one pile together are put there: who settles it, and that the one named first lies above. */
export function pileOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  if (batch.length < 2) return none;
  return [...graveyardOrders(table, batch), ...deckOrders(table, batch)];
}

/**
 * base.20.12, base.4.12: who owns several cards that go to his GY at once puts them there in any order. Asked where the option `graveyardOrder` of the
 * format says so: nearly no card looks at that order, and the formats go without.
 */
function graveyardOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  if (table.pins.format.options.graveyardOrder !== true) return none;
  return together(table, batch, 'graveyard', () => true).map(
    ([seat, places]): CommitOrder => ({ seat, places, kind: 'orderCards', rule: 'base.20.12', prompt: 'orderGraveyard', lastFirst: true }),
  );
}

/** base.20.15: cards that go to a Deck and are not shuffled in, in the order that the player likes whose effect it is. */
function deckOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  return together(table, batch, 'mainDeck', ({ data }) => data.inOrder === true).map(([, places]): CommitOrder => {
    const { data } = batch[places[0] as number] as Happening;
    return {
      seat: data.bySeat as Seat,
      places,
      kind: 'orderCards',
      rule: 'base.20.15',
      prompt: 'orderDeck',
      ...(data.at === 'bottom' ? {} : { lastFirst: true }),
    };
  });
}

/** Places of the cards that go to a pile of the same player's, two at least. */
function together(
  table: Table,
  batch: readonly Happening[],
  pile: ZoneKind,
  fits: (happening: Happening) => boolean,
): readonly (readonly [Seat, readonly number[]])[] {
  const places = new Map<Seat, number[]>();
  batch.forEach((happening, at) => {
    if (happening.type !== 'move' || !fits(happening) || !isPossible(table, happening)) return;
    const row = rowOf(table, happening.object);
    if (row.kind === 'card' && finalPlace(table, row, happening.data).to === pile)
      places.set(row.owner, [...(places.get(row.owner) ?? []), at]);
  });
  return [...places].filter(([, mine]) => mine.length > 1);
}
