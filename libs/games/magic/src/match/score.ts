import type { Json, Seat, Table } from '@arbiter/kernel';

/** A deck as the pins hold it: ids of cards. */
export interface PinnedDeck {
  readonly main: readonly string[];
  readonly sideboard: readonly string[];
}

/** What outlives the games of a match (100.6a). */
export interface MatchFields {
  /** Number of the game that is played, or that comes next between games; from 1. */
  readonly game: number;
  /** Games won, by seat; and games that nobody won. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** What each player brought along, and how it is divided now (100.4). */
  readonly registered: readonly PinnedDeck[];
  readonly decks: readonly PinnedDeck[];
  /** Who chooses who takes the first turn (103.2); -1 where lots are drawn. */
  readonly chooser: Seat;
}

export const matchOf = (table: Table): MatchFields => table.state.match as unknown as MatchFields;

export function setMatch<K extends keyof MatchFields>(table: Table, key: K, value: MatchFields[K]): void {
  table.set(table.state.match, key, value as Json);
}

/** The match before its first game. */
export function newMatch(seats: number, decks: readonly PinnedDeck[]): MatchFields {
  return { game: 1, wins: Array.from({ length: seats }, () => 0), draws: 0, registered: decks, decks, chooser: -1 };
}

/** Games that a player must win: more than half of what the format plays at most (100.6a). */
export function winsNeeded(table: Table): number {
  return Math.floor(table.pins.format.bestOf / 2) + 1;
}

/** Writes a finished game down. Who lost it chooses next; after a draw, who chose for this one (103.2). */
export function noteGame(table: Table, winners: readonly Seat[]): void {
  const { wins, draws, game, chooser } = matchOf(table);
  const seats = table.seats();
  const losers = seats.filter((seat) => !winners.includes(seat));
  if (winners.length === 0) setMatch(table, 'draws', draws + 1);
  else setMatch(table, 'wins', wins.map((count, seat) => (winners.includes(seat) ? count + 1 : count)));
  setMatch(table, 'chooser', winners.length === 0 ? chooser : (losers[0] ?? chooser));
  setMatch(table, 'game', game + 1);
}
