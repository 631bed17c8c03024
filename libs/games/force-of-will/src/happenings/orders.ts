import type { Seat } from '@arbiter/kernel';
import { type CommitOrder, type Happening, isPossible, stampsMatter, type Table } from '@arbiter/kernel/authoring';
import { turnPlayer, zoneOf } from '../facts.js';
import { destinationOf, isHiddenPile } from './move.js';

const none: readonly CommitOrder[] = [];

/**
 * Returns the orders that players choose before a batch commits: of effects that begin at the same time, and of cards that come to lie in a
 * pile.
 */
export function batchOrders(table: Table, batch: readonly Happening[]): readonly CommitOrder[] {
  const moves = batch.map((happening) =>
    happening.type === 'move' && !comesFromDeck(table, happening) && isPossible(table, happening) ? destinationOf(table, happening) : '',
  );
  if (moves.filter((to) => to !== '').length < 2) return none;
  return [...stampOrder(table, batch, moves), ...pileOrders(table, batch, moves)];
}

/** Whether a card comes from a deck: such cards move one after the other, from the top (304.3, 305.3). */
function comesFromDeck(table: Table, { object }: Happening): boolean {
  const kind = table.find(object) === null ? '' : zoneOf(table, object);
  return kind === 'mainDeck' || kind === 'magicStoneDeck';
}

/**
 * Lets the turn player order continuous abilities that begin at the same time; they are asked once, and only if the order matters (909.3b,
 * ruling:32).
 */
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
 * Lets an owner order the cards that go to a pile of theirs together; the card named first lies above (302.4). For a deck they are asked
 * only if the effect says top or bottom: cards without a stated place are shuffled in. For a graveyard they are asked only if the option
 * `graveyardOrder` of the format says so, as in competition, since hardly any card depends on that order.
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
