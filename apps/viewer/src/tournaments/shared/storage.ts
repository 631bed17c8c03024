import { secretOfFragment } from './addresses.js';

/** Where the browser keeps what must survive a reload. A browser that keeps nothing (private mode) still works for this page view. */
const kept = new Map<string, string>();

/** Reads what the browser kept; null where there is nothing. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

/** Keeps a text under a key; null forgets it. */
export function keep(key: string, value: string | null): void {
  if (value === null) kept.delete(key);
  else kept.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // What was kept above does until the page is left.
  }
}

export const languageKey = 'arbiter.language';
/** The last import of cards that was begun here, so that it is found again. */
export const cardJobKey = 'arbiter.cards.job';
export const organizerKey = 'arbiter.organizer';
/** A player has a token for each tournament. */
export const playerKey = (tournamentId: string): string => `arbiter.player.${tournamentId}`;

/** Tournaments in which this browser has played, with the player's token of each. */
export function keptPlayers(): readonly { readonly tournamentId: string; readonly secret: string }[] {
  const prefix = playerKey('');
  const stored = (): readonly string[] => {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  };
  return [...new Set([...stored(), ...kept.keys()])].flatMap((key) => {
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
