import { abilitiesAt, rewrittenObjects } from '../values/bearing.js';
import type { JsonObject, ObjectId } from '../contract.js';
import { lastingEnv } from '../programs/env.js';
import { holds, objectsIn } from '../evaluation/evaluate.js';
import type { Listener } from '../game/timing.js';
import type { ObjectRow, WatchRow, ZoneRow } from '../state/state.js';
import type { Table } from '../table/table.js';

/**
 * Finds the abilities and watches that wait for a key. The key is the name of an event for collected triggers, and `replaceKey` of the name
 * for replacements. A key that no card of the match waits for costs two look-ups.
 */
const nobody: readonly Listener[] = [];
const nothing: readonly WatchRow[] = [];

/** Returns the abilities of objects that wait for a key, whether or not they work where they are; `ready` checks that. */
export function subscribers(table: Table, key: string): readonly Listener[] {
  const { library } = table;
  if (!library.openings.awaited.has(key) || !table.cardsHere.awaits(key)) return nobody;
  const printed = printedWith(table, key);
  const found: Listener[] = [];
  for (const id of printed) addListeners(table, id, key, found);
  if (table.ordered) {
    for (const id of rewrittenObjects(table)) if (!printed.includes(id) && table.find(id) !== null) addListeners(table, id, key, found);
  } else if (library.openings.awaitedByLent.has(key)) {
    for (const kind of table.game.inPlay)
      for (const id of objectsIn(table, kind, null)) if (!printed.includes(id)) addListeners(table, id, key, found);
  }
  return found;
}

function addListeners(table: Table, id: ObjectId, key: string, found: Listener[]): void {
  const row = table.object(id);
  for (const { ability, path } of abilitiesAt(table, row, key)) {
    if (ability.kind === 'triggered' || ability.kind === 'replacement')
      found.push({ object: id, seat: table.controllerOf(row), ability: path });
  }
}

/**
 * Returns, in ascending order, the objects whose card waits for the key on any face, and objects that may have their text from elsewhere.
 */
function printedWith(table: Table, key: string): readonly ObjectId[] {
  const { objects } = kept(table);
  if (objects.size === 0) listPrinted(table, objects);
  return objects.get(key) ?? objects.get(anyKey) ?? noObjects;
}

/** The key under which objects are listed that may wait for any event. */
const anyKey = '';
const noObjects: readonly ObjectId[] = [];
const noKeys: readonly string[] = [];

/** Lists by key which objects wait for it, in one walk over all objects. */
function listPrinted(table: Table, lists: Map<string, readonly ObjectId[]>): void {
  const { borrowsText } = table.game;
  const found = new Map<string, ObjectId[]>();
  const borrowers: ObjectId[] = [];
  const add = (row: ObjectRow, keys: readonly string[]): void => {
    if (borrowsText?.(row) === true) borrowers.push(row.id);
    else
      for (const key of keys) {
        const ids = found.get(key);
        if (ids === undefined) found.set(key, [row.id]);
        else ids.push(row.id);
      }
  };
  // In a game whose abilities are values, objects lie in zones only, and many zones hold objects whose abilities do not work there.
  if (table.ordered)
    for (const { kind, order } of busyZones(table))
      for (const id of order) {
        const row = table.object(id);
        const { keys, keysAt } = table.program(row);
        add(row, keys.length === 0 ? keys : (keysAt.get(kind) ?? noKeys));
      }
  else for (const row of Object.values(table.state.objects)) add(row, table.program(row).keys);
  lists.set(anyKey, borrowers.sort(ascending));
  for (const [key, ids] of found) lists.set(key, (borrowers.length === 0 ? ids : [...ids, ...borrowers]).sort(ascending));
}

const ascending = (one: number, other: number): number => one - other;

/** Returns the zones in which some card may wait for something. */
function busyZones(table: Table): readonly ZoneRow[] {
  const { library, subscriptions } = table;
  if (subscriptions.zones.length > 0) return subscriptions.zones;
  const zones = Object.values(table.state.zones).filter(({ kind }) => library.openings.listening.has(kind));
  // Zones are remembered only once a frame runs; during set-up more may still be made.
  if (table.state.frames.length > 0) subscriptions.zones = zones;
  return zones;
}

/** Returns lasting watches that wait for a key, oldest first. */
export function watchesFor(table: Table, key: string): readonly WatchRow[] {
  if (table.journal.size(table.state.watches) === 0) return nothing;
  const { watches } = kept(table);
  let rows = watches.get(key);
  if (rows === undefined) {
    rows = Object.values(table.state.watches).filter((row) =>
      table.library.ability(row.program).triggers.some((trigger) => trigger.key === key),
    );
    watches.set(key, rows);
  }
  return rows;
}

/** Returns the remembered lists, emptied if `Journal.population` has changed since they were made. */
function kept(table: Table): Table['subscriptions'] {
  const { subscriptions, journal } = table;
  if (subscriptions.population !== journal.population) {
    subscriptions.population = journal.population;
    subscriptions.objects.clear();
    subscriptions.watches.clear();
  }
  return subscriptions;
}

/** Whether a watch triggers on, or replaces, an event now. */
export function watchReady(table: Table, watch: WatchRow, key: string, event: JsonObject): boolean {
  const { ability, triggers } = table.library.ability(watch.program);
  const env = lastingEnv(watch, event);
  if (!triggers.some((trigger) => trigger.key === key && (trigger.if === undefined || holds(table, env, trigger.if)))) return false;
  return ability.when === undefined || holds(table, env, ability.when);
}
