import type { ObjectId, Seat } from '@arbiter/kernel';
import { once, type Program, rememberedBy, type Table } from '@arbiter/kernel/authoring';
import { backrowOf, monstersOf } from '../board.js';
import { opponentOf, rowOf } from '../facts.js';

/** Places in which everybody sees a player's cards and from which their abilities may be activated. */

const piles = ['graveyard', 'banished', 'extraDeck'] as const;
type Pile = (typeof piles)[number];

/** The cards of a pile, in its order, that have an ability that works there (base.7.4); found again when the pile changes. */
const awakeIn = (pile: Pile): ((table: Table, seat: Seat) => readonly ObjectId[]) =>
  rememberedBy({
    name: `cards of the ${pile} with abilities that work there`,
    basis: 'inputs',
    inputs: [(table, seat: Seat) => table.zoneOf(pile, seat).order],
    find: (table, seat) =>
      table
        .zoneOf(pile, seat)
        .order.filter((one) => table.program(table.object(one)).abilities.some(({ ability }) => ability.from?.includes(pile) === true)),
  });
const awake = piles.map(awakeIn);

/** Whether a card has an effect that players other than its own may activate (base.7.4). */
const servesOthers = once((program: Program): boolean => program.abilities.some(({ ability }) => ability.by !== undefined));

/**
 * The cards that a seat has face-up on the field, the other seat's face-up cards that both may use, and the cards in the seat's open piles
 * that have an ability that works there (base.7.4).
 * The basis is `near`: the field, the facing of cards, and changes of a pile are not among the `distantFields`.
 */
export const openPlaces = rememberedBy({ name: 'open places', basis: 'near', find: findOpen });

/** Collects the cards of `openPlaces` (base.7.4). */
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
  for (const cardsOf of awake) add(cardsOf(table, seat));
  return found;
}
