import type { CardId, Json, Seat } from '../contract.js';
import { place } from './places.js';
import type { Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { readAs } from '../json.js';

/** What an empty table of a game holds: plain rows, which `resetTable` can give it again. */
export interface EmptyTable {
  /** Fields of each player. */
  readonly player: object;
  /** Fields of the game. */
  readonly game: object;
  /** Kinds of zones of which every player has one, called `kind:seat`. */
  readonly ownZones: readonly string[];
  /** Kinds of zones that all share, called by their kind. */
  readonly sharedZones?: readonly string[];
}

/** Lays out players, zones and the game's row, before anything is on the table. */
export function layOutTable({ state, pins }: Table, { player, game, ownZones, sharedZones = [] }: EmptyTable): void {
  for (let seat = 0; seat < pins.seats; seat++) {
    state.players.push(readAs<Row>({ ...player }));
    for (const kind of ownZones) state.zones[`${kind}:${seat}`] = { id: `${kind}:${seat}`, kind, seat, order: [] };
  }
  for (const kind of sharedZones) state.zones[kind] = { id: kind, kind, seat: -1, order: [] };
  Object.assign(state.game, game);
}

/** Players and the game's row stand as before the first turn again: for the next game of a match, or one begun anew. */
export function resetTable(table: Table, { player, game }: Pick<EmptyTable, 'player' | 'game'>): void {
  for (const row of table.state.players) for (const [key, value] of Object.entries(player)) table.set(row, key, value as Json);
  for (const [key, value] of Object.entries(game)) table.set(table.state.game, key, value as Json);
}

/** Makes cards and lays them into zones of one player, each list from top to bottom. @param piles cards by the kind of their zone */
export function layPiles(table: Table, seat: Seat, piles: { readonly [kind: string]: readonly CardId[] }): void {
  for (const [kind, cards] of Object.entries(piles))
    for (const card of cards) place(table, table.create(card, seat).id, { zone: `${kind}:${seat}`, at: 'bottom' });
}
