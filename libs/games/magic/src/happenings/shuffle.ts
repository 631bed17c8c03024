import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, reshuffle, type Table } from '@arbiter/kernel/authoring';

/**
 * A player shuffles their library (701.19a). An empty library is shuffled as well (701.19e).
 * @param except cards of the library that are left out and put on top of it, in this order (701.19b)
 */
export function shuffle(seat: Seat, rule: RuleRef, except: readonly ObjectId[] = []): Happening {
  return propose('shuffle', { seat }, { rule, except: [...except] });
}

const shuffling = ['shuffled'] as const;

export const shuffleRule: HappeningRule = {
  keys: () => shuffling,
  commit: (table, list) => {
    for (const { seat, data } of list) carryOut(table, seat, data.rule as RuleRef, data.except as readonly ObjectId[]);
    return list;
  },
};

function carryOut(table: Table, seat: Seat, rule: RuleRef, except: readonly ObjectId[]): void {
  const zone = table.zoneOf('library', seat);
  const kept = except.filter((id) => zone.order.includes(id));
  if (kept.length > 0)
    table.set(
      zone,
      'order',
      zone.order.filter((id) => !kept.includes(id)),
    );
  reshuffle(table, zone.id, rule);
  if (kept.length > 0) table.set(zone, 'order', [...kept, ...zone.order]);
}
