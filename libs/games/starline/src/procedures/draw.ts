import type { ObjectId, Seat } from '@arbiter/kernel';
import { learn, place, type Table } from '@arbiter/kernel/authoring';

/**
 * Draws cards from the top of the deck. If there are too few, the player draws those that are left and does not lose (六.2, ruling 11).
 * @returns the cards drawn, by their ids in hand
 */
export function drawCards(table: Table, seat: Seat, count: number, rule: string): ObjectId[] {
  const top = table.zone(`deck:${seat}`).order.slice(0, Math.max(0, count));
  const drawn = top.map((id) => {
    const { knownTo } = table.object(id);
    const now = place(table, id, { zone: `hand:${seat}`, at: 'bottom' });
    learn(
      table,
      now,
      table.seats().filter((one) => (knownTo & (1 << one)) !== 0),
    );
    return now;
  });
  table.newMoment();
  table.emit('cardsDrawn', rule, { seat, count: drawn.length, asked: count }, [
    { seats: [seat], data: { objects: drawn, cards: drawn.map((id) => table.object(id).card) } },
  ]);
  return drawn;
}
