import type { Language, MatchShown } from './types.js';
import { word, type WordOf } from './words.js';

/**
 * Returns what a player is called: by name, or by seat number where the seat has no name.
 * @param wordOf looks up the game's own words, where they are known
 */
export function nameOfSeat({ players }: Pick<MatchShown, 'players'>, seat: number, language: Language, wordOf: WordOf = word): string {
  return players.find((player) => player.seat === seat)?.name ?? `${wordOf('player', language)} ${seat + 1}`;
}

/** Whether a result without a winner is a loss of everybody, not a draw: nobody came, or time was called where there are no draws. */
export const wonByNobody = (result: { readonly reason: string } | null): boolean =>
  result?.reason === 'no-show' || result?.reason === 'bothLose';
