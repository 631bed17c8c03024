import type { Command, Round } from './types.js';

type Override = Extract<Command, { readonly type: 'overridePairing' }>;

/** Pairings of a round that are being changed; tables may wait for somebody while one is at it. */
export type Draft = Pick<Override, 'tables' | 'unpaired'>;

/** Where somebody is put. */
export type Goes =
  | { readonly to: 'bye' | 'loss' }
  /** A table by its number; one that is not there yet is laid. */
  | { readonly to: 'table'; readonly table: number }
  /** Both change places. */
  | { readonly to: 'placeOf'; readonly other: number };

/** The pairings as they are. */
export const draftOf = ({ tables, unpaired }: Pick<Round, 'tables' | 'unpaired'>): Draft => ({
  tables: tables.map(({ table, seats }) => ({ table, entrants: seats.map(({ entrant }) => entrant) })),
  unpaired: unpaired.map(({ entrant, gets }) => ({ entrant, gets })),
});

const byTable = (tables: Draft['tables']): Draft['tables'] => [...tables].sort((one, other) => one.table - other.table);

function swapped({ tables, unpaired }: Draft, one: number, other: number): Draft {
  const instead = (entrant: number): number => (entrant === one ? other : entrant === other ? one : entrant);
  return {
    tables: tables.map(({ table, entrants }) => ({ table, entrants: entrants.map(instead) })),
    unpaired: unpaired.map(({ entrant, gets }) => ({ entrant: instead(entrant), gets })),
  };
}

/** Takes somebody away from where they are; a table that nobody is left at is cleared. */
const without = ({ tables, unpaired }: Draft, entrant: number): Draft => ({
  tables: tables
    .map(({ table, entrants }) => ({ table, entrants: entrants.filter((one) => one !== entrant) }))
    .filter(({ entrants }) => entrants.length > 0),
  unpaired: unpaired.filter((one) => one.entrant !== entrant),
});

/** Puts an entrant of the round somewhere else. */
export function put(draft: Draft, entrant: number, goes: Goes): Draft {
  if (goes.to === 'placeOf') return swapped(draft, entrant, goes.other);
  const { tables, unpaired } = without(draft, entrant);
  if (goes.to !== 'table') return { tables, unpaired: [...unpaired, { entrant, gets: goes.to }] };
  const { table } = goes;
  const there = tables.some((one) => one.table === table);
  const seated = there
    ? tables.map((one) => (one.table === table ? { table, entrants: [...one.entrants, entrant] } : one))
    : [...tables, { table, entrants: [entrant] }];
  return { tables: byTable(seated), unpaired };
}

/** Gives a table another number; the table that had it gets the old one. */
export const renumbered = ({ tables, unpaired }: Draft, table: number, number: number): Draft => ({
  tables: byTable(
    tables.map((one) => {
      if (one.table === table) return { ...one, table: number };
      return one.table === number ? { ...one, table } : one;
    }),
  ),
  unpaired,
});

/** The lowest number that no table has. */
export function freeNumber({ tables }: Draft): number {
  const taken = new Set(tables.map(({ table }) => table));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/** Whoever sits at a table alone: they need an opponent, or a bye or loss. */
export const alone = ({ tables }: Draft): readonly number[] => tables.flatMap(({ entrants }) => (entrants.length === 1 ? entrants : []));

/** What a draft changes. */
export interface Changes {
  /** Tables that are new, have another number or other entrants. */
  readonly tables: Draft['tables'];
  readonly unpaired: Draft['unpaired'];
}

const sameTable = (one: Draft['tables'][number], other: Draft['tables'][number]): boolean =>
  one.table === other.table &&
  one.entrants.length === other.entrants.length &&
  one.entrants.every((entrant) => other.entrants.includes(entrant));

/** What differs between the pairings as they are and a draft. */
export const changesOf = (before: Draft, after: Draft): Changes => ({
  tables: after.tables.filter((table) => !before.tables.some((one) => sameTable(one, table))),
  unpaired: after.unpaired.filter(({ entrant, gets }) => !before.unpaired.some((one) => one.entrant === entrant && one.gets === gets)),
});
