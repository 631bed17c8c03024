import type { RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, place, propose, type Table } from '@arbiter/kernel/authoring';
import { setPlayer } from '../facts.js';
import { forbidsPlayer } from '../values/rules.js';

/**
 * Proposes that a player draws cards to the hand, or into the memory (2.10.1): drawing several cards is several draws, one after the other
 * (2.10.2).
 */
export function draw(seat: Seat, amount: number, rule: RuleRef, to: 'hand' | 'memory' = 'hand'): Happening {
  return propose('draws', { seat }, { amount, to, rule });
}

const drawing = ['drew'] as const;
const drawingSeveral = ['draws'] as const;

export const drawsRule: HappeningRule = {
  keys: () => drawingSeveral,
  inOrder: true,
  contains: (_table, { seat, data }) => {
    const one = propose('draw', { seat }, { to: data.to as string, rule: data.rule as RuleRef });
    return Array.from({ length: data.amount as number }, () => one);
  },
};

/** One draw: takes the top card of the main deck (2.1.8.5). */
export const drawRule: HappeningRule = {
  keys: () => drawing,
  possible: (table, { seat }) => !forbidsPlayer(table, seat, 'draw'),
  commit: (table, list) => list.map((happening) => drawOne(table, happening)),
};

/** Moves the top card to the hand or the memory; only its player sees it (2.1.8.5, 2.10.1). */
function drawOne(table: Table, happening: Happening): Happening | null {
  const { seat, data } = happening;
  const [top] = table.zoneOf('mainDeck', seat).order;
  if (top === undefined) {
    // The player loses when the state of the game is next checked (1.4.3.3, 2.10.6).
    setPlayer(table, seat, 'owes', true);
    table.emit('deckRanOut', '2.10.6', { seat });
    return null;
  }
  const { card } = table.object(top);
  const now = place(table, top, { zone: `${data.to as string}:${seat}`, at: 'bottom' });
  table.emit('cardDrawn', data.rule as RuleRef, { seat, zone: data.to as string }, [{ seats: [seat], data: { card, object: now } }]);
  return { ...happening, data: { ...data, now } };
}
