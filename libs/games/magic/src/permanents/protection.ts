import { idOfSeat, type Json, type JsonObject, type ObjectId, readAs, type Seat, seatOfId } from '@arbiter/kernel';
import {
  type Choice,
  type Env,
  fitsEntry,
  isOpenItem,
  knownRow,
  type ObjectRow,
  playerValuesOf,
  type Table,
  type Tree,
  valuesOf,
  wordOf,
} from '@arbiter/kernel/authoring';
import { rulesWith } from '../rules.js';

/**
 * Keywords that keep objects and players from being targeted, damaged, blocked or attached to: protection (702.16), hexproof (702.11) and
 * shroud (702.18). A keyword is written as a word, or as `{ word, from: { tree } }` with a predicate on the source ("protection from
 * black"). For a player it is an entry of their rules, `{ word: 'has', keyword }`.
 */

const none: readonly Json[] = [];

/** Returns the keywords of an object, or those that effects give a player (113.1b), by the player's id (`idOfSeat`). */
function keywordsOf(table: Table, id: number): readonly Json[] {
  const seat = seatOfId(id);
  if (seat === null) return (valuesOf(table, id).keywords as readonly Json[] | undefined) ?? none;
  if ((playerValuesOf(table, seat).rules as readonly Json[]).length === 0) return none;
  return rulesWith(table, id, 'has').map(({ keyword }) => keyword);
}

/**
 * The parameters of such a keyword: the quality that it is about (everything when left out), and the Auras that it does not remove
 * (702.16n).
 */
interface Guard {
  readonly from?: JsonObject;
  readonly keeps?: Tree;
}

/** Returns a quality in the form of a tree; cards print only the predicate. */
export const asTree = (from: JsonObject): JsonObject => ('tree' in from ? from : { tree: from });

/**
 * Whether an object or a player (113.1b, 702.16j) has a keyword of this word that applies to a source, as the source is or last was
 * (608.2g): to what would target it (115.4, 702.16a, 702.18a) or be attached to it (702.16c, 702.16d). A keyword without a quality applies
 * to every source. "From A and from B", and "from each" of a set, are several keywords (702.11d, 702.11f, 702.16g - 702.16i); a player's
 * objects can be a quality as well (702.16k); several instances of one keyword change nothing (702.11g, 702.16m, 702.18b).
 */
function speaksOf(table: Table, id: number, word: string, source: ObjectId, keeper?: 'attached'): boolean {
  for (const entry of keywordsOf(table, id)) {
    if (wordOf(entry) !== word) continue;
    const { from, keeps } = entry as Guard;
    if (from === undefined) return true;
    if (keeper !== undefined && keeps !== undefined && fitsEntry(table, keeps, source, id)) continue;
    if (knownRow(table, source) !== null && fitsEntry(table, readAs<Tree>(asTree(from)), source, id)) return true;
  }
  return false;
}

/**
 * Whether an object, or a player by their id, has protection from a source (702.16a). For a source that has left, its last known
 * information counts (608.2g).
 */
export function protectedFrom(table: Table, id: number, source: ObjectId): boolean {
  return speaksOf(table, id, 'protection', source);
}

/** Whether protection keeps an object from being attached to another, or to a player by their id (702.16c, 702.16d). */
export function repels(table: Table, host: number, attached: ObjectId): boolean {
  return speaksOf(table, host, 'protection', attached, 'attached');
}

/**
 * Whether something may be chosen as a target by this player for this spell or source of an ability (113.7). Shroud excludes every player
 * (702.18a), however many instances there are (702.18b), hexproof excludes opponents, or opponents' sources of a quality (702.11b, 702.11d,
 * 702.11g), protection excludes sources of the quality (702.16b).
 */
function mayBeChosen(table: Table, { self, you }: Env, id: number, controller: Seat): boolean {
  if (speaksOf(table, id, 'shroud', self)) return false;
  if (controller !== you && speaksOf(table, id, 'hexproof', self)) return false;
  if (protectedFrom(table, id, self)) return false;
  return !rulesWith(table, id, 'cant').some(
    (rule) => rule.what === 'beTargeted' && knownRow(table, self) !== null && fitsEntry(table, rule.by, self, id),
  );
}

/** Whether an object may be chosen as a target (115.4, 115.5); the keywords that prevent it work only on the battlefield. */
export function canTarget(table: Table, env: Env, object: ObjectRow): boolean {
  // 115.5: an object on the stack can't target itself; one that is still being announced can't be targeted by others either.
  if (object.zone === 'stack') return object.id !== env.self && !isOpenItem(object);
  return object.zone !== 'battlefield' || mayBeChosen(table, env, object.id, table.controllerOf(object));
}

/** Whether a player may be chosen as a target (702.11c, 702.16j, 702.18a). */
export function canTargetPlayer(table: Table, env: Env, seat: Seat, _choice: Choice): boolean {
  return mayBeChosen(table, env, idOfSeat(seat), seat);
}
