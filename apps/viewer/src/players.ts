import type { Language, Picture, PlayerShown } from './types.js';
import { gameWord } from './words.js';

/** What a player is called: by name, or by number where a seat has none. */
export function nameOfSeat({ players, game }: Pick<Picture, 'players' | 'game'>, seat: number, language: Language): string {
  return players.find((player: PlayerShown) => player.seat === seat)?.name ?? `${gameWord(game, 'player', language)} ${seat + 1}`;
}
