import type { CardId, Json, Seat } from '../contract.js';
import { place } from './places.js';
import type { Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { readAs } from '../json.js';

/** The initial content of a game's table as plain rows, to which `resetTable` can return it. */
export interface EmptyTable {
  /** Fields of each player's row. */
  readonly player: object;
  /** Fields of the game's row. */
  readonly game: object;
  /** Kinds of zones that each player has, with ids `kind:seat`. */
  readonly ownZones: readonly string[];
  /** Kinds of zones that all players share; the kind is the id. */
  readonly sharedZones?: readonly string[];
}

/** Creates players, zones and the game's row, before anything is on the table. */
export function layOutTable({ state, pins }: Table, { player, game, ownZones, sharedZones = [] }: EmptyTable): void {
  for (let seat = 0; seat < pins.seats; seat++) {
    state.players.push(readAs<Row>({ ...player }));
    for (const kind of ownZones) state.zones[`${kind}:${seat}`] = { id: `${kind}:${seat}`, kind, seat, order: [] };
  }
  for (const kind of sharedZones) state.zones[kind] = { id: kind, kind, seat: -1, order: [] };
  Object.assign(state.game, game);
}

/**
 * Sets the players' rows and the game's row back to what they were before the first turn, for the next game of a match or one that is
 * started again.
 */
export function resetTable(table: Table, { player, game }: Pick<EmptyTable, 'player' | 'game'>): void {
  for (const row of table.state.players) for (const [key, value] of Object.entries(player)) table.set(row, key, value as Json);
  for (const [key, value] of Object.entries(game)) table.set(table.state.game, key, value as Json);
}

/**
 * Creates cards in zones of one player, each list from top to bottom.
 * @param piles cards by the kind of their zone
 */
export function layPiles(table: Table, seat: Seat, piles: { readonly [kind: string]: readonly CardId[] }): void {
  for (const [kind, cards] of Object.entries(piles))
    for (const card of cards) place(table, table.create(card, seat).id, { zone: `${kind}:${seat}`, at: 'bottom' });
}
