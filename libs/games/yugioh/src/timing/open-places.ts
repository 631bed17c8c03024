import type { ObjectId, Seat } from '@arbiter/kernel';
import { once, type Program, rememberedBy, type Table } from '@arbiter/kernel/authoring';
import { backrowOf, monstersOf } from '../board.js';
import { opponentOf, rowOf } from '../facts.js';

/** Where everybody sees what a player has, and it may act from there. */

const piles = ['graveyard', 'banished', 'extraDeck'] as const;
type Pile = (typeof piles)[number];

/** Of a pile, in its order (base.7.4), what has an ability that works there; found again when the pile changes. */
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

/** Whether a card has an effect that others than its player may activate (base.7.4). */
const servesOthers = once((program: Program): boolean => program.abilities.some(({ ability }) => ability.by !== undefined));

/**
 * What a seat has face-up on the field, what the other has there for both, and in its open piles as far as it has an ability that works there (base.7.4).
 * The field, which way up cards lie, and what comes to a pile or leaves it are near.
 */
export const openPlaces = rememberedBy({ name: 'open places', basis: 'near', find: findOpen });

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
  for (const cardsOf of awake) add(cardsOf(table, seat));
  return found;
}
