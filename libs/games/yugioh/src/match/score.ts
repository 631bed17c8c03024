import type { Json, Seat, Table } from '@arbiter/kernel';
import type { Deck } from '../decks/deck.js';

/** What outlives the Duels of a Match (base.1.19). */
export interface MatchFields {
  /** Number of the Duel that is played, or that comes next between Duels; from 1. */
  readonly game: number;
  readonly wins: readonly number[];
  readonly draws: number;
  /** What each player brought along, and how it is divided now (base.1.16). */
  readonly registered: readonly Deck[];
  readonly decks: readonly Deck[];
  /** Who chooses who goes first (base.1.3); -1 where a draw decides. */
  readonly chooser: Seat;
}

export const matchOf = (table: Table): MatchFields => table.state.match as unknown as MatchFields;

export function setMatch<K extends keyof MatchFields>(table: Table, key: K, value: MatchFields[K]): void {
  table.set(table.state.match, key, value as Json);
}

/** The Match before its first Duel. */
export function newMatch(seats: number, decks: readonly Deck[]): MatchFields {
  return { game: 1, wins: Array.from({ length: seats }, () => 0), draws: 0, registered: decks, decks, chooser: -1 };
}

/** Duels that a player must win: more than half of what the format plays at most (base.1.14). */
export function winsNeeded(table: Table): number {
  return Math.floor(table.pins.format.bestOf / 2) + 1;
}

/** Writes a finished Duel down. Its loser chooses next; after a drawn one, who chose for it (base.1.3). */
export function noteDuel(table: Table, winners: readonly Seat[]): void {
  const { wins, draws, game, chooser } = matchOf(table);
  const losers = table.seats().filter((seat) => !winners.includes(seat));
  if (winners.length === 0) setMatch(table, 'draws', draws + 1);
  else setMatch(table, 'wins', wins.map((count, seat) => (winners.includes(seat) ? count + 1 : count)));
  setMatch(table, 'chooser', winners.length === 0 ? chooser : (losers[0] ?? chooser));
  setMatch(table, 'game', game + 1);
}
