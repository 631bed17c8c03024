/** A match against a bot, with the guest's token, as their browser keeps it. */
export interface KeptMatch {
  readonly matchId: string;
  readonly token: string;
  readonly game: string;
  /** When the token ends, in milliseconds since 1970-01-01 UTC. */
  readonly until: number;
}

export type MatchStore = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'arbiter.botMatches';
/** Matches that are listed; older ones are forgotten. */
const most = 5;

const isKept = (one: unknown): one is KeptMatch =>
  typeof one === 'object' &&
  one !== null &&
  ['matchId', 'token', 'game'].every((name) => typeof (one as { readonly [name: string]: unknown })[name] === 'string') &&
  typeof (one as { readonly until?: unknown }).until === 'number';

/**
 * Returns the matches whose tokens are still good, the newest first. What is not readable is nothing that this page wrote.
 * @param now milliseconds since 1970-01-01 UTC
 */
export function keptMatches(store: MatchStore, now: number): readonly KeptMatch[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).filter(({ until }) => until > now) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Whether a match that stands so can be gone on with; one of which nothing was heard can't be told to be. */
export const goesOn = (status: string | undefined): boolean => status === 'created' || status === 'running' || status === 'paused';

/** Keeps a match in front of the others. */
export function keepMatch(store: MatchStore, match: KeptMatch, now: number): void {
  const others = keptMatches(store, now).filter(({ matchId }) => matchId !== match.matchId);
  store.setItem(key, JSON.stringify([match, ...others].slice(0, most)));
}
