import type { Language, MatchShown } from './types.js';
import { word, type WordOf } from './words.js';

/** What the server calls a bot that nobody named. */
const unnamedBot = 'Bot';

/**
 * Returns what a player is called: by name, or by seat number where the seat has no name. A bot that nobody named is called so in the
 * reader's language.
 * @param wordOf looks up the game's own words, where they are known
 */
export function nameOfSeat({ players }: Pick<MatchShown, 'players'>, seat: number, language: Language, wordOf: WordOf = word): string {
  const player = players.find((one) => one.seat === seat);
  if (player?.bot === true && player.name === unnamedBot) return word('bot.name', language);
  return player?.name ?? `${wordOf('player', language)} ${seat + 1}`;
}

/** Whether a bot plays at a seat. */
export const isBot = ({ players }: Pick<MatchShown, 'players'>, seat: number): boolean =>
  players.some((player) => player.seat === seat && player.bot === true);

/** Whether a result without a winner is a loss of everybody, not a draw: nobody came, or time was called where there are no draws. */
export const wonByNobody = (result: { readonly reason: string } | null): boolean =>
  result?.reason === 'no-show' || result?.reason === 'bothLose';
