/** How a player of a match is there: `left` said goodbye, `lost` went without a word, `never` has not come so far. */
export type PlayerState = 'here' | 'left' | 'lost' | 'never';

export interface PlayerPresence {
  readonly seat: number;
  readonly state: PlayerState;
  /** When they were last heard of, in milliseconds since 1970-01-01 UTC by the clock of Redis; null where they are here or never came. */
  readonly since: number | null;
}

/** Who is at a match. */
export interface PresencePicture {
  readonly players: readonly PlayerPresence[];
  /** How many connections watch it without playing. */
  readonly watching: number;
  /** The moment of the picture, by the clock of Redis. */
  readonly now: number;
}

/** One connection of a player; `page` is null where the connection itself is the sign of life. */
export interface PlayerConnection {
  readonly seat: number;
  readonly page: string | null;
  readonly connection: string;
}

/** What stands in Redis about a match: entries that have not expired, and facts that stay for a day. */
export interface PresenceKept {
  readonly now: number;
  readonly entries: readonly string[];
  readonly facts: ReadonlyMap<string, string>;
}

export const connectionEntry = ({ seat, page, connection }: PlayerConnection): string => `c|${seat}|${page ?? ''}|${connection}`;
export const signEntry = (page: string): string => `s|${page}`;
export const watchersEntry = (node: string): string => `w|${node}`;
export const seenFact = (seat: number): string => `seen|${seat}`;
export const goodbyeFact = (seat: number): string => `bye|${seat}`;

/** A player is here while a connection stands that gives signs of life: its own, or those of the page that opened it. */
const hereIn = (entries: readonly string[], seat: number): boolean =>
  entries.some((entry) => {
    const [kind, at, page] = entry.split('|');
    return kind === 'c' && at === String(seat) && (page === '' || entries.includes(signEntry(page ?? '')));
  });

const presenceOf = ({ entries, facts }: PresenceKept, seat: number): PlayerPresence => {
  if (hereIn(entries, seat)) return { seat, state: 'here', since: null };
  const seen = facts.get(seenFact(seat));
  if (seen === undefined) return { seat, state: 'never', since: null };
  return { seat, state: facts.has(goodbyeFact(seat)) ? 'left' : 'lost', since: Number(seen) };
};

/** Reads who is there from what is kept about a match. @param seats how many play */
export const pictureOf = (kept: PresenceKept, seats: number): PresencePicture => ({
  players: Array.from({ length: seats }, (_, seat) => presenceOf(kept, seat)),
  watching: kept.entries.filter((entry) => entry.startsWith('w|')).reduce((sum, entry) => sum + Number(kept.facts.get(entry) ?? 0), 0),
  now: kept.now,
});
