import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, reshuffle, type Table } from '@arbiter/kernel/authoring';

/**
 * Proposes that a player shuffles a deck (1021).
 * @param except cards of the deck that lie on top afterwards, in this order: putting them there is part of the shuffle (1021.2a)
 */
export function shuffle(seat: Seat, zone: 'mainDeck' | 'magicStoneDeck', rule: RuleRef, except: readonly ObjectId[] = []): Happening {
  return propose('shuffle', { seat }, { zone, rule, except: [...except] });
}

const shuffling = ['shuffled'] as const;

export const shuffleRule: HappeningRule = {
  keys: () => shuffling,
  commit: (table, list) => {
    for (const { seat, data } of list)
      carryOut(table, `${data.zone as string}:${seat}`, data.rule as RuleRef, data.except as readonly ObjectId[]);
    return list;
  },
};

/** Shuffles all cards of the zone, except those that lie on top afterwards (1021.1, 1021.1a, 1021.2a). */
function carryOut(table: Table, id: string, rule: RuleRef, except: readonly ObjectId[]): void {
  const zone = table.zone(id);
  const kept = except.filter((one) => zone.order.includes(one));
  table.set(
    zone,
    'order',
    zone.order.filter((one) => !kept.includes(one)),
  );
  reshuffle(table, id, rule);
  table.set(zone, 'order', [...kept, ...zone.order]);
}
