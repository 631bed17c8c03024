import { type Happening, type HappeningRule, propose, reshuffle, type RuleRef, type Seat } from '@arbiter/kernel';

/** A player shuffles a deck (1021). */
export function shuffle(seat: Seat, zone: 'mainDeck' | 'magicStoneDeck', rule: RuleRef): Happening {
  return propose('shuffle', { seat }, { zone, rule });
}

const shuffling = ['shuffled'] as const;

export const shuffleRule: HappeningRule = {
  keys: () => shuffling,
  commit: (table, list) => {
    for (const { seat, data } of list) reshuffle(table, `${data.zone as string}:${seat}`, data.rule as RuleRef);
    return list;
  },
};
