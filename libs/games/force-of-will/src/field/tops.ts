import { idOfSeat, type Seat } from '@arbiter/kernel';
import { showTo, type Table, wereNamed } from '@arbiter/kernel/authoring';
import { rulesWith } from '../values/rules.js';

/**
 * Shows the top card of a main deck to its player or to all players, as effects say. This is done when a player gets priority, so the card
 * is not shown while something resolves, is shuffled or is played (1021.2, 1021.2a).
 */
export function showTops(table: Table): void {
  for (const seat of table.seats()) {
    const entries = rulesWith(table, idOfSeat(seat), 'top');
    if (entries.length > 0) showTop(table, seat, entries.some(({ to }) => to === 'all') ? table.seats() : [seat]);
  }
}

function showTop(table: Table, seat: Seat, to: readonly Seat[]): void {
  const [top] = table.zoneOf('mainDeck', seat).order;
  if (top === undefined) return;
  const row = table.object(top);
  const unknowing = to.filter((one) => (row.knownTo & (1 << one)) === 0);
  if (unknowing.length === 0) return;
  const now = showTo(table, top, unknowing);
  if (to.length === table.seats().length)
    table.emit('cardRevealed', '1005.1', { seat, card: row.card, object: now, ...wereNamed([top], [now]) });
  else
    table.emit('lookedAt', '302.2', { seat, count: 1, ...wereNamed([top], [now]) }, [
      { seats: to, data: { cards: [row.card], objects: [now] } },
    ]);
}
