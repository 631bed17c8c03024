import type { Seat } from '@arbiter/kernel';
import { type CommitOrder, type Happening, isPossible, stampsMatter, type Table } from '@arbiter/kernel/authoring';
import { turnPlayer, zoneOf } from '../facts.js';
import { destinationOf, isHiddenPile } from './move.js';

const none: readonly CommitOrder[] = [];

/** What players settle about a batch before it commits: in which order effects of the same time apply, and in which order cards come to lie in a pile. */
export function batchOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  const moves = batch.map((happening) =>
    happening.type === 'move' && !comesFromDeck(table, happening) && isPossible(table, happening) ? destinationOf(table, happening) : '',
  );
  if (moves.filter((to) => to !== '').length < 2) return none;
  return [...stampOrder(table, batch, moves), ...pileOrders(table, batch, moves)];
}

/** 304.3, 305.3: cards of a deck go one after the other, from its top. */
function comesFromDeck(table: Table, { object }: Happening): boolean {
  const kind = table.find(object) === null ? '' : zoneOf(table, object);
  return kind === 'mainDeck' || kind === 'magicStoneDeck';
}

/** 909.3b, ruling:32: continuous abilities that begin at the same time get their order from the turn player, once, where it makes a difference. */
function stampOrder(table: Table, batch: readonly Happening[], moves: readonly string[]): readonly CommitOrder[] {
  const places = placesOf(moves, (to) => to === 'field');
  if (
    places.length < 2 ||
    !stampsMatter(
      table,
      places.map((at) => (batch[at] as Happening).object),
    )
  )
    return none;
  return [{ seat: turnPlayer(table), places, rule: '909.3b', prompt: 'orderStamps' }];
}

/**
 * 302.4: cards that go to a pile together are put there in an order that their owner chooses; the one named first lies above. Of a deck
 * that is where the effect says top or bottom: what it says no place for is shuffled in. Of a graveyard it is asked where the option
 * `graveyardOrder` of the format says so, as in competition: nearly no card looks at that order.
 */
function pileOrders(table: Table, batch: readonly Happening[], moves: readonly string[]): readonly CommitOrder[] {
  const graveyards = table.pins.format.options.graveyardOrder === true;
  const isPile = (to: string, at: number): boolean => {
    if (to === 'graveyard') return graveyards && table.object((batch[at] as Happening).object).kind === 'card';
    return to === 'lifebreak' || (isHiddenPile(to) && (batch[at] as Happening).data.at !== '');
  };
  const piles = new Map<string, number[]>();
  for (const at of placesOf(moves, isPile)) {
    const { object, data } = batch[at] as Happening;
    const key = `${moves[at] as string} ${String(data.at)} ${table.object(object).owner}`;
    piles.set(key, [...(piles.get(key) ?? []), at]);
  }
  return [...piles.values()]
    .filter(({ length }) => length > 1)
    .map((places): CommitOrder => {
      const { object, data } = batch[places[0] as number] as Happening;
      const seat: Seat = table.object(object).owner;
      return {
        seat,
        places,
        kind: 'orderCards',
        rule: '302.4',
        prompt: 'orderCards',
        ...(data.at === 'bottom' ? {} : { lastFirst: true }),
      };
    });
}

function placesOf(moves: readonly string[], fits: (to: string, at: number) => boolean): number[] {
  return moves.flatMap((to, at) => (fits(to, at) ? [at] : []));
}
