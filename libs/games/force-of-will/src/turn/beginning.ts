import { place, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { coinFor } from '../cards/coins.js';
import type { Attribute } from '../cards/printed.js';
import { gameOf, rowOf, setObject } from '../facts.js';

/** Gives rulers what they have from the start: counters (1122.2a), and a coin for the player who does not go first (1119.1, 1119.2). */
export function beginWithRulers(table: Table): void {
  for (const seat of table.seats()) {
    for (const ruler of table.zoneOf('rulerArea', seat).order) {
      putMana(table, ruler);
      const { energize } = table.program(table.object(ruler)).card.printed as { readonly energize?: readonly Attribute[] };
      if (energize === undefined || seat === gameOf(table).first) continue;
      const token = coinFor(energize);
      const object = place(table, table.create(token, seat, 'token').id, { zone: `removed:${seat}`, at: 'bottom' });
      table.emit('tokenCreated', '1119.2', { seat, object, card: token });
    }
  }
}

/** Puts a ruler's mana counters on it (1122.2a, 1122.1). */
function putMana(table: Table, ruler: number): void {
  const keywords = valuesOf(table, ruler).keywords as readonly { readonly word?: string; readonly n?: number }[];
  const amount = keywords.reduce((sum, { word, n }) => (word === 'mana' ? sum + (n ?? 0) : sum), 0);
  if (amount === 0) return;
  setObject(table, ruler, 'counters', { ...rowOf(table, ruler).counters, mana: amount });
  table.emit('countersChanged', '1122.2a', { object: ruler, card: rowOf(table, ruler).card, kind: 'mana', amount });
}
