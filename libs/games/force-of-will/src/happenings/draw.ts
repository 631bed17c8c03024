import { idOfSeat, type RuleRef, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, place, propose, type Table } from '@arbiter/kernel/authoring';
import { gameOf, setPlayer } from '../facts.js';
import { forbids } from '../values/rules.js';

/** Proposes that a player draws cards (1009): drawing several cards is several draws, one after the other (1009.2). */
export function draw(seat: Seat, amount: number, rule: RuleRef): Happening {
  return propose('draws', { seat }, { amount, rule });
}

const drawing = ['drew'] as const;
const drawingSeveral = ['draws'] as const;

export const drawsRule: HappeningRule = {
  keys: () => drawingSeveral,
  // Drawing 0 cards is not done (104.2).
  possible: (_table, { data }) => (data.amount as number) > 0,
  inOrder: true,
  contains: (_table, { seat, data }) =>
    Array.from({ length: data.amount as number }, () => propose('draw', { seat }, { rule: data.rule as RuleRef })),
};

/** One draw: puts the top card of the main deck into the hand (1009.1). */
export const drawRule: HappeningRule = {
  keys: () => drawing,
  possible: (table, { seat }) => !forbids(table, idOfSeat(seat), 'draw'),
  commit: (table, list) => list.map((happening) => drawOne(table, happening)),
};

/** Moves the top card of the main deck to its owner's hand (1009.1, 306.1). */
function drawOne(table: Table, happening: Happening): Happening | null {
  const { seat, data } = happening;
  const [top] = table.zoneOf('mainDeck', seat).order;
  if (top === undefined) {
    // An empty deck makes a player lose only in their own draw phase (1202.2, ruling:13).
    const { phase, active } = gameOf(table);
    if (phase === 'draw' && active === seat) setPlayer(table, seat, 'owes', true);
    table.emit('deckRanOut', data.rule as RuleRef, { seat });
    return null;
  }
  const { card } = table.object(top);
  const now = place(table, top, { zone: `hand:${seat}`, at: 'bottom' });
  table.emit('cardDrawn', data.rule as RuleRef, { seat }, [{ seats: [seat], data: { card, object: now } }]);
  return { ...happening, data: { ...data, now } };
}
