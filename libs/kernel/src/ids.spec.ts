import { describe, expect, it } from '@jest/globals';
import type { CardId, EntityId, ObjectId, Seat } from './contract.js';
import { idOfSeat, isObjectId, playersIn, seatOfId } from './ids.js';

const asksForObject = (id: ObjectId): number => id;
const asksForSeat = (seat: Seat): number => seat;
const asksForEither = (id: EntityId): number => id;
const asksForCard = (card: CardId): string => card;

describe('ids of objects and players', () => {
  it('given a player among objects, then it is told from them, and who it is', () => {
    const ids: readonly EntityId[] = [7, idOfSeat(0), 12, idOfSeat(2)];
    expect(ids.map(isObjectId)).toEqual([true, false, true, false]);
    expect(ids.map(seatOfId)).toEqual([null, 0, null, 2]);
    expect(playersIn(ids)).toEqual([0, 2]);
  });

  it('given an id of one kind where another is asked for, then it does not compile', () => {
    const seat: Seat = 1;
    const object: ObjectId = 5;
    const either: EntityId = idOfSeat(seat);
    // @ts-expect-error a seat is no object
    asksForObject(seat);
    // @ts-expect-error an object is no seat
    asksForSeat(object);
    // @ts-expect-error it may be a player
    asksForObject(either);
    // @ts-expect-error a seat stands among objects by its id alone (`idOfSeat`)
    asksForEither(seat);
    expect([asksForEither(object), isObjectId(either) ? asksForObject(either) : null, asksForSeat(seat)]).toEqual([5, null, 1]);
  });

  it('given a plain number or word, then it is taken for any', () => {
    expect([asksForObject(3), asksForSeat(3), asksForEither(3), asksForCard('ox')]).toEqual([3, 3, 3, 'ox']);
  });
});
