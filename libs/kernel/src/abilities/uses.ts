import { abilitiesOf } from '../values/bearing.js';
import type { Json, JsonObject } from '../contract.js';
import type { Listener } from '../game/timing.js';
import { parsePath } from '../programs/paths.js';
import { knownRow } from '../table/past.js';
import type { Limit } from '../programs/programs.js';
import type { Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { readAs } from '../json.js';

/**
 * The ledgers of limited abilities: how often each ability was used in its present span. A ledger of an object disappears with that object;
 * a ledger of a name or of a player is kept in the player's row.
 */

/** An entry of a ledger: the span, and the number of uses in it. */
type Mark = readonly [span: string, used: number];

/**
 * Returns how many uses of a limited ability are left in the present span. An object that has an ability several times has the uses of each
 * instance.
 */
export function usesLeft(table: Table, listener: Listener, limit: Limit): number {
  return limit.uses * timesBorne(table, listener, limit) - used(table, listener, limit);
}

/**
 * Counts how often the object that keeps the count has the ability; 1 where a name or a player keeps the count, or where several abilities
 * share one.
 */
function timesBorne(table: Table, { object, ability }: Listener, { scope, as }: Limit): number {
  const row = scope === 'object' && as === undefined ? table.find(object) : null;
  if (row === null) return 1;
  let times = 0;
  for (const { path } of abilitiesOf(table, row)) if (path === ability) times++;
  return Math.max(1, times);
}

/** Notes one use; does nothing where the object that keeps count is gone. */
export function noteUse(table: Table, listener: Listener, limit: Limit): void {
  write(table, listener, limit, used(table, listener, limit) + 1);
}

/** Takes one use in the present span back, if there was one, because what was used turned out not to count (`Limit.refund`). */
export function giveBack(table: Table, listener: Listener, limit: Limit): void {
  const count = used(table, listener, limit);
  if (count > 0) write(table, listener, limit, count - 1);
}

function used(table: Table, listener: Listener, limit: Limit): number {
  const uses = keeper(table, listener, limit)?.uses as JsonObject | undefined;
  const mark = uses?.[ledgerKey(table, listener, limit)];
  return Array.isArray(mark) && mark[0] === table.game.span(table, limit.per, listener.seat) ? readAs<Mark>(mark)[1] : 0;
}

function write(table: Table, listener: Listener, limit: Limit, count: number): void {
  const row = keeper(table, listener, limit);
  if (row === null) return;
  const mark = [table.game.span(table, limit.per, listener.seat), count];
  const entries: { [key: string]: Json } = { ...(row.uses as JsonObject), [ledgerKey(table, listener, limit)]: mark };
  const sorted: { [key: string]: Json } = {};
  for (const key of Object.keys(entries).sort()) sorted[key] = entries[key] as Json;
  table.set(row, 'uses', sorted);
}

/** Returns the row that holds the ledger; null for an object that is gone. */
function keeper(table: Table, { object, seat }: Listener, { scope }: Limit): Row | null {
  return scope === 'object' ? (table.find(object) as Row | null) : table.player(seat);
}

function ledgerKey(table: Table, { object, ability }: Listener, { scope, as }: Limit): string {
  if (scope !== 'name') return as ?? ability;
  const id = knownRow(table, object)?.card ?? parsePath(ability).root;
  const { nameOf } = table.game;
  const name = nameOf !== undefined && table.library.has(id) ? nameOf(table.library.card(id).card) : id;
  return `${name}#${as ?? ability.slice(ability.indexOf('/') + 1)}`;
}
