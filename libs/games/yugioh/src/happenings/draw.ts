import { type Json, jsonObjectOf, type ObjectId, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, place, propose, type Table } from '@arbiter/kernel/authoring';
import { setPlayer } from '../facts.js';
import { playerCannot } from '../values/rules.js';
import { type Doing, doingOf } from './reasons.js';

/**
 * Proposes that a player draws a number of cards: one event, whatever the number (5.3.3-8).
 * @param normal whether this is the normal draw of the turn (base.6.2)
 */
export function draw(seat: Seat, amount: number, doing: Doing, normal = false): Happening {
  return propose('draw', { seat }, jsonObjectOf({ ...doing, amount, normal }));
}

/** Drawn cards are also added to the hand (5.3.3-1, 5.3.3-7). */
const keys = ['drew', 'addedToHand'] as const;
const unwatched: readonly string[] = [];

export const drawRule: HappeningRule = {
  // From an empty Deck nothing is drawn, so no effect triggers (5.3.3-8), although the cards are owed. Otherwise the cards are also added
  // to the hand (5.3.3-7).
  keys: (table, { seat }) => (table.zoneOf('mainDeck', seat).order.length > 0 ? keys : unwatched),
  possible: (table, { seat, data }) => (data.amount as number) > 0 && (data.normal === true || !playerCannot(table, seat, 'draw')),
  commit: (table, list) => list.map((happening) => drawCards(table, happening)),
};

/**
 * Takes cards from the top one after the other; they come to the hand as one draw (5.3.3-1, 5.3.3-2). A player who cannot draw enough cards
 * owes them and loses the Duel afterwards (base.1.7).
 */
function drawCards(table: Table, happening: Happening): Happening {
  const { seat, data } = happening;
  const { rule } = doingOf(data);
  const wanted = data.amount as number;
  const drawn: ObjectId[] = [];
  const cards: Json[] = [];
  while (drawn.length < wanted) {
    const [top] = table.zoneOf('mainDeck', seat).order;
    if (top === undefined) break;
    const { card } = table.object(top);
    const now = place(table, top, { zone: `hand:${seat}`, at: 'bottom' });
    drawn.push(now);
    cards.push({ card, object: now });
  }
  if (drawn.length > 0) table.emit('cardsDrawn', rule, { seat, amount: drawn.length }, [{ seats: [seat], data: { cards } }]);
  if (drawn.length < wanted) {
    setPlayer(table, seat, 'owes', true);
    table.emit('deckRanOut', 'base.1.7', { seat, missing: wanted - drawn.length });
  }
  return { ...happening, data: { ...data, amount: drawn.length, objects: drawn } };
}
