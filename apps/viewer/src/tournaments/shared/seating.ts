import type { Round, Table, Unpaired } from './types.js';

/** Where somebody finds their place in a round. */
export interface Place {
  readonly entrant: number;
  readonly name: string;
  /** The player whose history can be read; null for whoever has none. */
  readonly playerId: string | null;
  readonly points: number | null;
  readonly table: Table | null;
  readonly opponent: string | null;
  readonly gets: Unpaired['gets'] | null;
}

/** Everybody of a round by name, as names are ordered in a language. */
export function placesByName({ tables, unpaired }: Pick<Round, 'tables' | 'unpaired'>, locale: string): readonly Place[] {
  const seated = tables.flatMap((table) =>
    table.seats.map(
      ({ entrant, name, playerId, points }): Place => ({
        entrant,
        name,
        playerId,
        points,
        table,
        opponent: table.seats
          .filter((other) => other.entrant !== entrant)
          .map((other) => other.name)
          .join(', '),
        gets: null,
      }),
    ),
  );
  const alone = unpaired.map(
    ({ entrant, name, playerId, gets }): Place => ({ entrant, name, playerId, points: null, table: null, opponent: null, gets }),
  );
  return [...seated, ...alone].sort((a, b) => a.name.localeCompare(b.name, locale) || a.entrant - b.entrant);
}

/** Whether a name holds what somebody typed, whatever the case. */
export const nameHolds = (name: string, typed: string): boolean => name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

/**
 * The place of each slip on paper, so that a stack that is cut through gives piles that are sorted, and laid one on the other a sorted whole:
 * the first place of every page holds the first slips, the second place those that follow.
 *
 * @returns pages of indexes; null where a place stays empty
 */
export function cuttingOrder(count: number, perPage: number): readonly (readonly (number | null)[])[] {
  const pages = Math.ceil(count / perPage);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: perPage }, (__, place) => {
      const index = place * pages + page;
      return index < count ? index : null;
    }),
  );
}
