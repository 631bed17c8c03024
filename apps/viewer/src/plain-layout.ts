import type { BoardLayout, LayoutArea, View } from './types.js';

/** Returns the distinct names in the order of their first occurrence. */
const distinct = (all: readonly string[]): readonly string[] => [...new Set(all)];

/**
 * Makes a layout for rulesets without one (those released before layouts existed): every row of slots, every pile of a player with its
 * size, shared zones between the sides, and only the name of each card. It knows nothing of any game.
 */
export function plainLayout({ slots, zones, players }: View): BoardLayout {
  const rows = distinct(slots.flatMap(({ seat, row }) => (seat === null ? [] : [row])));
  const own = distinct(zones.flatMap(({ seat, kind }) => (seat === null ? [] : [kind])));
  const shared = distinct(zones.flatMap(({ seat, kind }) => (seat === null ? [kind] : [])));
  const areas: readonly LayoutArea[][] = [
    ...rows.map((row): LayoutArea[] => [{ area: 'slots', row, numbered: true }]),
    ...shared.map((zone): LayoutArea[] => [{ area: 'rows', zone, open: true, rows: [{ row: 'all' }] }]),
  ];
  const counts = Object.entries(players[0]?.values ?? {}).flatMap(([key, value]) => (typeof value === 'number' ? [key] : []));
  return {
    words: {},
    phases: [],
    player: { counts, tags: [], spread: own.map((zone) => ({ zone, always: true })) },
    side: areas,
    card: { shape: 'wide', tint: { values: [], none: 'plain' }, line: [], numbers: [], marks: [], details: [] },
  };
}
