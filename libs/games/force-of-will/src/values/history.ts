import type { HistoryRule } from '@arbiter/kernel';

/** What happened this turn, for the programs that ask for it (`{ history: name, of }`). */
export const history: { readonly [name: string]: HistoryRule } = {
  /** Cards that a player played (1124.2a): whatever became of them. */
  cardsPlayed: { on: ['played'], by: 'seat', keep: 'count', per: 'turn' },
};
