import type { BoardLayout, LayoutArea, View } from './types.js';

/** Kinds of things in the order in which they come first, each once. */
const distinct = (all: readonly string[]): readonly string[] => [...new Set(all)];

/**
 * A layout for rulesets that tell none (those released before layouts were known): every row of slots, every pile of a player with its size,
 * what everybody shares between the sides, and a card by its name alone. It knows nothing of any game.
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
