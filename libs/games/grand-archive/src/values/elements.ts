import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import { entriesSince, type Table, valuesOf } from '@arbiter/kernel/authoring';
import type { Element } from '../cards/printed.js';
import { championsOf, keptInPlay } from './sides.js';
import { ownElements } from './base.js';
import { type RuleEntry, rulesWith } from './rules.js';

/**
 * Returns the elements enabled for a player: `norm` and those in the lineages of their champions (1.6.6.3, 1.6.6.4, 1.7.1.9), as changed by
 * the newest effect on each element (2.5.1.5).
 */
export const enabledElements = (table: Table, seat: Seat): ReadonlySet<string> => enabled(table)[seat] as ReadonlySet<string>;

const enabled = keptInPlay('enabled elements', (table): readonly ReadonlySet<string>[] =>
  table.seats().map((seat) => enabledNow(table, seat)),
);

/**
 * Combines the elements of all champions with effects on elements; the latest counts. A card that came into a lineage after an effect
 * enables its elements again (2.5.1.5.2, 2.5.1.5.3).
 */
function enabledNow(table: Table, seat: Seat): ReadonlySet<string> {
  const since = enabledSince(table, championsOf(table, seat));
  const found = new Set(since.keys());
  for (const { element } of rulesWith(table, idOfSeat(seat), 'element')) {
    const last = entriesSince<RuleEntry>(table, seat, since.get(element) ?? 0).findLast(
      (entry) => entry.word === 'element' && entry.element === element,
    ) as { readonly enabled: boolean } | undefined;
    if (last === undefined) continue;
    if (last.enabled) found.add(element);
    else found.delete(element);
  }
  return found;
}

/**
 * Returns the elements that champions enable, each with the timestamp of the latest card in a lineage that has it; every champion card
 * enables `norm`.
 */
function enabledSince(table: Table, champions: readonly ObjectId[]): ReadonlyMap<string, number> {
  const since = new Map<string, number>();
  for (const champion of champions) {
    const { stamp, under } = table.object(champion);
    // The uppermost card with the element is the latest; an element given to a champion by an effect has the champion's own timestamp.
    const latest = (element: string): number =>
      table.object([champion, ...under].find((id) => ownElements(table, id).includes(element)) ?? champion).stamp;
    const each = (valuesOf(table, champion).elements as readonly Element[]).map((element) => [element, latest(element)] as const);
    for (const [element, at] of [['norm', stamp] as const, ...each]) since.set(element, Math.max(at, since.get(element) ?? 0));
  }
  return since;
}

/** Whether all elements of a card are enabled for a player (1.6.6.2, 1.7.1.9.1, 1.7.1.9.2, ex:1.6.6.4#1). */
export function isEnabled(table: Table, seat: Seat, card: ObjectId): boolean {
  const found = enabledElements(table, seat);
  return (valuesOf(table, card).elements as readonly string[]).every((element) => found.has(element));
}
