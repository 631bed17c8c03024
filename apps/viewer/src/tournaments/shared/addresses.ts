import { tokenOfFragment } from '../../reader-token.js';

/** The page that an address asks for. */
export type Route =
  | { readonly page: 'organizer' | 'cards' | 'archive' }
  | { readonly page: 'history'; readonly playerId: string }
  | { readonly page: 'desk' | 'public' | 'projector'; readonly tournamentId: string }
  | { readonly page: 'print'; readonly tournamentId: string; readonly what: Printed };

/** What can be printed. */
const printed = ['pairings', 'tables', 'pods', 'slips', 'standings'] as const;
export type Printed = (typeof printed)[number];

const isPrinted = (text: string | undefined): text is Printed => printed.some((one) => one === text);

/** Reads the path of an address; null where it is none of these pages. */
export function routeOf(path: string): Route | null {
  const [first, tournamentId, second, third, ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return null;
  if (first === 'organize' && tournamentId === 'cards' && second === undefined) return { page: 'cards' };
  if (first === 'organize' && second === undefined)
    return tournamentId === undefined ? { page: 'organizer' } : { page: 'desk', tournamentId };
  if (first === 'p' && tournamentId !== undefined && second === undefined) return { page: 'history', playerId: tournamentId };
  if (first !== 't') return null;
  if (tournamentId === undefined) return { page: 'archive' };
  if (second === undefined) return { page: 'public', tournamentId };
  if (second === 'projector' && third === undefined) return { page: 'projector', tournamentId };
  return second === 'print' && isPrinted(third) ? { page: 'print', tournamentId, what: third } : null;
}

/**
 * The token in the fragment of an address: `#arb_...`, or `#token=...` as the match page has it. What is called a token is taken for one,
 * whatever it is, so that it can be said that it is none.
 */
export function secretOfFragment(fragment: string): string | null {
  const named = tokenOfFragment(fragment);
  if (named !== null) return named;
  const secret = fragment.replace(/^#/, '').trim();
  return secret.startsWith('arb_') ? secret : null;
}

export const addressOf = {
  organizer: '/organize',
  cards: '/organize/cards',
  archive: '/t',
  /** A player over all events, with the token of whoever may open their own replays there. */
  history: (playerId: string, secret: string | null): string => `/p/${playerId}${secret === null ? '' : `#${secret}`}`,
  desk: (id: string): string => `/organize/${id}`,
  public: (id: string): string => `/t/${id}`,
  projector: (id: string): string => `/t/${id}/projector`,
  print: (id: string, what: Printed, round?: number): string => `/t/${id}/print/${what}${round === undefined ? '' : `?round=${round}`}`,
  /** The board of a recorded match, with the token handed over as that page takes it. */
  board: (matchId: string, secret: string | null): string =>
    `/matches/${matchId}/board${secret === null ? '' : `#token=${encodeURIComponent(secret)}`}`,
  /** What a player is given: the token stands in the fragment, which no server sees. */
  player: (origin: string, id: string, secret: string): string => `${origin}/t/${id}#${secret}`,
} as const;
