import type { ObjectId } from '../contract.js';
import { asList } from '../json.js';
import { mayMeet, type CompiledPart } from '../library/parts.js';
import type { Change } from '../programs/programs.js';
import type { Table } from '../table/table.js';

/**
 * Timestamps of objects that get them at the same time. Where it may make a difference which comes first, the game asks a player once, when
 * the stamps are given; deriving values never asks.
 */

/** Whether the order of these objects' stamps may matter because two of them have effects that interact in one layer. */
export function stampsMatter(table: Table, ids: readonly ObjectId[]): boolean {
  const borne = ids.map((id) => partsOf(table, id)).filter((parts) => parts.length > 0);
  return borne.some((parts, at) =>
    borne.slice(at + 1).some((others) => parts.some((part) => others.some((other) => collide(part, other)))),
  );
}

/**
 * Gives objects new stamps, one after the other; also used where a rule renews the stamp of one object (it turned over, or was attached
 * again).
 */
export function stampInOrder(table: Table, ids: readonly ObjectId[]): void {
  // `stamp` may be a distant field, but here it affects derived values even though nothing else changed.
  table.journal.valuesMayChange();
  for (const id of ids) table.set(table.object(id), 'stamp', table.nextStamp());
}

/** A part of an effect that an object has; `own` if it affects only that object. */
interface Borne {
  readonly part: CompiledPart;
  readonly own: boolean;
}

function partsOf(table: Table, id: ObjectId): readonly Borne[] {
  const { abilities, keywords } = table.derive(table, id);
  const { library } = table;
  const statics = [...library.staticsIn(asList(abilities), 'abilities'), ...library.staticsIn(asList(keywords), 'keywords')];
  return statics.flatMap(({ effects }) =>
    effects.flatMap(({ parts, modifier: { of, players } }) =>
      parts.map((part) => ({ part, own: players === undefined && (of === undefined || of === 'self') })),
    ),
  );
}

function collide({ part, own }: Borne, { part: other, own: otherOwn }: Borne): boolean {
  if (part.layer !== other.layer || (own && otherOwn)) return false;
  if (mayMeet(part, other) || mayMeet(other, part)) return true;
  return !commute(part.change, other.change) && [...part.writes].some((name) => other.writes.has(name));
}

/** Changes whose order does not matter: only additions to numbers, or only additions of words and abilities. */
const sums: ReadonlySet<string> = new Set(['add']);
const unions: ReadonlySet<string> = new Set(['gain', 'abilities']);
const changes = ['set', 'add', 'times', 'gain', 'lose', 'abilities', 'cantHave', 'swap', 'become', 'words', 'controller'] as const;

function commute(change: Change, other: Change): boolean {
  const made = changes.filter((name) => change[name] !== undefined || other[name] !== undefined);
  return made.every((name) => sums.has(name)) || made.every((name) => unions.has(name));
}
