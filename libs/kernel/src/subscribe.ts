import { abilitiesAt, rewrittenObjects } from './bearing.js';
import type { JsonObject, ObjectId } from './contract.js';
import { holds, objectsIn, uncut, type Env } from './evaluate.js';
import type { Listener } from './game.js';
import type { Program } from './library.js';
import type { WatchRow } from './state.js';
import type { Table } from './table.js';

/**
 * Who waits for a key: the name of an event for triggers that are collected, `replaceKey` of it for replacements. A key that no
 * card of the match waits for costs two look-ups.
 */
const nobody: readonly Listener[] = [];
const nothing: readonly WatchRow[] = [];

/** Abilities of objects that wait for a key, whether or not they work where they are; `ready` tells. */
export function subscribers(table: Table, key: string): readonly Listener[] {
  const { library } = table;
  if (!library.awaited.has(key) || !table.awaits(key)) return nobody;
  const waiting = library.waiting(key);
  const printed = printedWith(table, key, waiting);
  const found: Listener[] = [];
  for (const id of printed) addListeners(table, id, key, waiting, found);
  if (table.ordered) {
    for (const id of rewrittenObjects(table)) if (!printed.includes(id)) addListeners(table, id, key, waiting, found);
  } else if (library.awaitedByLent.has(key)) {
    for (const kind of table.game.inPlay) for (const id of objectsIn(table, kind, null)) if (!printed.includes(id)) addListeners(table, id, key, waiting, found);
  }
  return found;
}

type Waiting = ReturnType<Table['library']['waiting']>;

function addListeners(table: Table, id: ObjectId, key: string, waiting: Waiting, found: Listener[]): void {
  const row = table.object(id);
  for (const { ability, path } of abilitiesAt(table, row, key, waiting)) {
    if (ability.kind === 'triggered' || ability.kind === 'replacement') found.push({ object: id, seat: table.controllerOf(row), ability: path });
  }
}

/** Objects on any face of whose card a key is waited for, and those that may have their text from elsewhere, in ascending order. */
function printedWith(table: Table, key: string, waiting: Waiting): readonly ObjectId[] {
  const { objects } = kept(table);
  let ids = objects.get(key);
  if (ids === undefined) {
    const { borrowsText } = table.game;
    ids = [];
    const idle = idleZones(table);
    for (const row of Object.values(table.state.objects)) if (!idle.has(row.zone) && (waits(waiting, table.program(row)) || borrowsText?.(row) === true)) ids.push(row.id);
    objects.set(key, ids);
  }
  return ids;
}

const idleByTable = new WeakMap<Table, ReadonlySet<string>>();

/** Zones that nobody sees and where no ability of any card works: the many cards there need no look. */
function idleZones(table: Table): ReadonlySet<string> {
  let idle = idleByTable.get(table);
  if (idle === undefined) {
    const { game, library } = table;
    const zones = Object.values(table.state.zones).filter(({ kind }) => game.visibility[kind] === 'nobody' && !library.workplaces.has(kind));
    idleByTable.set(table, (idle = new Set(zones.map(({ id }) => id))));
  }
  return idle;
}

function waits(waiting: Waiting, { index, faces }: Program): boolean {
  if (waiting[index] !== undefined) return true;
  for (const face of faces) if (waiting[face.index] !== undefined) return true;
  return false;
}

/** Lasting watches that wait for a key, oldest first. */
export function watchesFor(table: Table, key: string): readonly WatchRow[] {
  if (table.journal.size(table.state.watches) === 0) return nothing;
  const { watches } = kept(table);
  let rows = watches.get(key);
  if (rows === undefined) {
    rows = Object.values(table.state.watches).filter((row) => table.library.ability(row.program).triggers.some((trigger) => trigger.key === key));
    watches.set(key, rows);
  }
  return rows;
}

/** Lists made since an object or a watch last came or went. */
function kept(table: Table): Table['subscriptions'] {
  const { subscriptions, journal } = table;
  if (subscriptions.population !== journal.population) {
    subscriptions.population = journal.population;
    subscriptions.objects.clear();
    subscriptions.watches.clear();
  }
  return subscriptions;
}

/** The environment in which a watch is read. */
export function watchEnv(watch: WatchRow, event: JsonObject | null): Env {
  return { self: watch.source, card: watch.sourceCard, you: watch.controller, event, vars: watch.vars, each: 0, subject: 0, cut: uncut };
}

/** Whether a watch answers to an event now. */
export function watchReady(table: Table, watch: WatchRow, key: string, event: JsonObject): boolean {
  const { ability, triggers } = table.library.ability(watch.program);
  const env = watchEnv(watch, event);
  if (!triggers.some((trigger) => trigger.key === key && (trigger.if === undefined || holds(table, env, trigger.if)))) return false;
  return ability.when === undefined || holds(table, env, ability.when);
}
