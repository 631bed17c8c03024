import type { GameDefinition } from '../game.js';
import { Library } from '../library/library.js';
import { catalogueOf } from '../library/catalogue.js';
import { objectsIn } from '../table/lying.js';
import type { CardProgram, Modifier } from '../programs/programs.js';
import { emptyState } from '../state/state.js';
import type { Table } from '../table/table.js';
import { probeGame } from './probe-game.js';
import { keyOf, probePins } from './probe-run.js';
import { openTable } from '../running/open-table.js';

/** Builds a unit with a static ability. */
export const unit = (id: string, power: number, modifiers: readonly Modifier[] = []): CardProgram => ({
  id,
  names: { en: id, zh: id },
  printed: { kind: 'unit', power, cost: 1 },
  abilities: modifiers.length === 0 ? [] : [{ kind: 'static', modifiers }],
});

/**
 * The probe game on a board with slots of several kinds: each player's `front`, a `hill` that all share, and the `pit`, which is any front
 * slot while its object is dug in; nothing of such an object works.
 */
const slotCards: readonly CardProgram[] = [
  unit('pawn', 2),
  unit('piper', 1, [{ layer: 'add', of: { from: 'hill', of: 'you' }, add: { power: 3 } }]),
  unit('miner', 1, [{ layer: 'add', of: 'self', add: { power: { count: { from: 'pit' } } } }]),
  unit('roof', 1, [{ layer: 'add', of: { from: 'slots' }, add: { power: 1 } }]),
];

const kinds: readonly string[] = ['front', 'hill', 'pit'];

export const slotGame: GameDefinition = {
  ...probeGame,
  id: 'slots',
  cards: slotCards,
  objectFields: { ...probeGame.objectFields, dug: false },
  slotKinds: { names: kinds, of: (slot, row) => (slot.seat < 0 ? 'hill' : row?.dug === true ? 'pit' : 'front') },
  inPlay: ['front', 'hill'],
  keepsIdentity: (from, to) => kinds.includes(from) && kinds.includes(to),
  modifierSources: (table) => objectsIn(table, 'slots', null),
  arrange: (table, arrangement) => {
    probeGame.arrange(table, arrangement);
    for (const column of [0, 1]) table.state.slots[`hill:${column}`] = { id: `hill:${column}`, seat: -1, row: 'hill', column, object: 0 };
  },
};

/** Returns a table at which nobody plays. */
export function slotTable(game = slotGame): Table {
  const table = openTable(Library.of(game, [], {}, catalogueOf(game.cards)), probePins(), emptyState(keyOf(1)), false);
  game.arrange(table, { players: [{}, {}] });
  return table;
}
