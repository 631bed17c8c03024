import type { Seat } from '@arbiter/kernel';
import { type CommitOrder, type Happening, isPossible, type Table } from '@arbiter/kernel/authoring';
import { finalPlace } from './destinations.js';
import { rowOf } from '../facts.js';
import type { ZoneKind } from '../vocabulary.js';

const none: readonly CommitOrder[] = [];

/** Who chooses the order of cards that go to the same pile together; the first card named ends on top. */
export function pileOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  if (batch.length < 2) return none;
  return [...graveyardOrders(table, batch), ...deckOrders(table, batch)];
}

/**
 * A player puts several of their own cards that go to the GY at the same time there in any order (base.20.12, base.4.12). They are asked
 * only if the format's option `graveyardOrder` is set: almost no card depends on that order, and no present format sets it.
 */
function graveyardOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  if (table.pins.format.options.graveyardOrder !== true) return none;
  return together(table, batch, 'graveyard', () => true).map(
    ([seat, places]): CommitOrder => ({ seat, places, kind: 'orderCards', rule: 'base.20.12', prompt: 'orderGraveyard', lastFirst: true }),
  );
}

/** The player of an effect chooses the order of cards that it puts into a Deck without shuffling (base.20.15). */
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

/** For each player, the indices in the batch of cards that go to a pile of theirs, if there are at least two. */
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
