import { keep, keptKeys, recall } from '../../storage.js';
import { secretOfFragment } from './addresses.js';

export { keep, recall };

/** The last import of cards that was begun here, so that it is found again. */
export const cardJobKey = 'arbiter.cards.job';
export const organizerKey = 'arbiter.organizer';
/** A player has a token for each tournament. */
export const playerKey = (tournamentId: string): string => `arbiter.player.${tournamentId}`;

/** Tournaments in which this browser has played, with the player's token of each. */
export function keptPlayers(): readonly { readonly tournamentId: string; readonly secret: string }[] {
  const prefix = playerKey('');
  return keptKeys().flatMap((key) => {
    const secret = key.startsWith(prefix) ? recall(key) : null;
    return secret === null ? [] : [{ tournamentId: key.slice(prefix.length), secret }];
  });
}

/** Moves the token of the address into the browser's store, so that it stays out of what is copied or shown to others. */
export function takeSecret(key: string): string | null {
  const given = secretOfFragment(location.hash);
  if (given !== null) {
    keep(key, given);
    history.replaceState(null, '', `${location.pathname}${location.search}`);
  }
  return recall(key);
}

/** Takes the token out of the address without keeping it: it lives as long as the page. @param key under which one is kept, for an address without */
export function givenSecret(key: string): string | null {
  const given = secretOfFragment(location.hash);
  if (given !== null) history.replaceState(null, '', `${location.pathname}${location.search}`);
  return given ?? recall(key);
}
