import type { Language, MatchShown } from './types.js';
import { word, type WordOf } from './words.js';

/** What a player is called: by name, or by number where a seat has none. @param wordOf of the game, where its own word is known */
export function nameOfSeat({ players }: Pick<MatchShown, 'players'>, seat: number, language: Language, wordOf: WordOf = word): string {
  return players.find((player) => player.seat === seat)?.name ?? `${wordOf('player', language)} ${seat + 1}`;
}
