import { idOfSeat, type ObjectId, type Seat, type Table, valuesOf } from '@arbiter/kernel';
import type { Element } from '../cards/printed.js';
import { championsOf, keptInPlay } from './sides.js';
import { rulesWith } from './rules.js';

/** Elements that are enabled for a player: `norm` and those in the lineages of his champions (1.6.6.3, 1.6.6.4, 1.7.1.9), as the newest effect about each leaves it (2.5.1.5). */
export const enabledElements = (table: Table, seat: Seat): ReadonlySet<string> => enabled(table)[seat] as ReadonlySet<string>;

const enabled = keptInPlay((table): readonly ReadonlySet<string>[] => table.seats().map((seat) => enabledNow(table, seat)));

/** Elements of all champions and what effects say, the latest last (2.5.1.5.2, 2.5.1.5.3). */
function enabledNow(table: Table, seat: Seat): ReadonlySet<string> {
  const champions = championsOf(table, seat);
  const found = new Set<string>(champions.flatMap((id) => valuesOf(table, id).elements as readonly Element[]));
  if (champions.length > 0) found.add('norm');
  for (const { element, enabled: on } of rulesWith(table, idOfSeat(seat), 'element')) {
    if (on) found.add(element);
    else found.delete(element);
  }
  return found;
}

/** 1.6.6.2, 1.7.1.9.1, 1.7.1.9.2, ex:1.6.6.4#1: whether a card's elements are enabled for a player. */
export function isEnabled(table: Table, seat: Seat, card: ObjectId): boolean {
  const found = enabledElements(table, seat);
  return (valuesOf(table, card).elements as readonly string[]).every((element) => found.has(element));
}
