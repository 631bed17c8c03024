import type { Json } from '../contract.js';
import { emptyState } from '../state/state.js';
import { Library } from '../library/library.js';
import { catalogueOf } from '../library/catalogue.js';
import type { Table } from '../table/table.js';
import { boardGame } from './board-game.js';
import { keyOf, probePins } from './probe-run.js';
import { openTable } from '../running/open-table.js';

/** Returns a table of the board game at which nobody plays, for specs of what procedures call. */
export function boardTable(seats = 2, game = boardGame): Table {
  const library = Library.of(game, [], {}, catalogueOf(game.cards));
  const table = openTable(library, probePins(seats), emptyState(keyOf(1)), false);
  game.arrange(table, { players: Array.from({ length: seats }, () => ({})) } as Json);
  return table;
}
