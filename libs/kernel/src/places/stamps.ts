import type { ObjectId } from '../contract.js';
import { asList } from '../json.js';
import { mayMeet, type CompiledPart } from '../library/parts.js';
import type { Change } from '../programs/programs.js';
import type { Table } from '../table/table.js';

/**
 * Objects that get their timestamps at the same time: where it may make a difference which comes first, the game asks a
 * player, once, when the stamps are given. Deriving never asks.
 */

/** Whether the order of these objects' stamps may matter: two of them bear effects that meet in one layer. */
export function stampsMatter(table: Table, ids: readonly ObjectId[]): boolean {
  const borne = ids.map((id) => partsOf(table, id)).filter((parts) => parts.length > 0);
  return borne.some((parts, at) =>
    borne.slice(at + 1).some((others) => parts.some((part) => others.some((other) => collide(part, other)))),
  );
}

/** Gives objects new stamps, one after the other; also where a rule renews the stamp of one (it turned over, was attached anew). */
export function stampInOrder(table: Table, ids: readonly ObjectId[]): void {
  // The field may be a distant one; here it alone makes the difference.
  table.journal.touch();
  for (const id of ids) table.set(table.object(id), 'stamp', table.nextStamp());
}

/** A part of an effect; `own` where it concerns nothing but the object that bears it. */
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

/** What does not depend on order: nothing but adding to numbers, or nothing but adding words and abilities. */
const sums: ReadonlySet<string> = new Set(['add']);
const unions: ReadonlySet<string> = new Set(['gain', 'abilities']);
const changes = ['set', 'add', 'times', 'gain', 'lose', 'abilities', 'cantHave', 'swap', 'become', 'words', 'controller'] as const;

function commute(change: Change, other: Change): boolean {
  const made = changes.filter((name) => change[name] !== undefined || other[name] !== undefined);
  return made.every((name) => sums.has(name)) || made.every((name) => unions.has(name));
}
