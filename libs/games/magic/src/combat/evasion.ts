import type { JsonObject, ObjectId } from '@arbiter/kernel';
import { envOf, matches, type Predicate, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { controllerOf, hasKeyword, isType, permanentsOf, powerOf } from '../facts.js';
import { protectedFrom } from '../permanents/protection.js';
import { forbids } from '../rules.js';
import type { KeywordWord } from '../keywords/keyword-rules.js';

/**
 * Whether no restriction that concerns only these two creatures keeps one from blocking the other (509.1b): all evasion abilities apply
 * together, and protection is one of them (702.16f). Each attacker of a band is judged by its own abilities (702.21g).
 */
export function canBlock(table: Table, blocker: ObjectId, attacker: ObjectId): boolean {
  if (!passesKeywords(table, blocker, attacker) || walksPast(table, blocker, attacker) || protectedFrom(table, attacker, blocker))
    return false;
  return !forbids(table, blocker, 'block', attacker) && !forbids(table, attacker, 'beBlocked', blocker);
}

/**
 * Whether the attacker's evasion abilities allow the block (702.9a). Several instances of one ability change nothing, neither on the
 * attacker nor on the blocker (702.9c, 702.13c, 702.17c, 702.27c, 702.30c, 702.35c, 702.117c).
 */
function passesKeywords(table: Table, blocker: ObjectId, attacker: ObjectId): boolean {
  const keywords = valuesOf(table, attacker).keywords as readonly unknown[];
  const has = (keyword: KeywordWord): boolean => hasKeyword(table, blocker, keyword);
  // 702.27b works both ways.
  if (keywords.includes('shadow') !== has('shadow')) return false;
  // 702.9b, 702.17b
  if (keywords.includes('flying') && !has('flying') && !has('reach')) return false;
  // 702.30b
  if (keywords.includes('horsemanship') && !has('horsemanship')) return false;
  // 702.35b
  if (keywords.includes('fear') && !isType(table, blocker, 'artifact') && !coloursOf(table, blocker).includes('black')) return false;
  // 702.13b
  if (
    keywords.includes('intimidate') &&
    !isType(table, blocker, 'artifact') &&
    !coloursOf(table, blocker).some((colour) => coloursOf(table, attacker).includes(colour))
  )
    return false;
  // 702.117b
  return !keywords.includes('skulk') || powerOf(table, blocker) <= powerOf(table, attacker);
}

function coloursOf(table: Table, id: ObjectId): readonly string[] {
  return valuesOf(table, id).colours as readonly string[];
}

/**
 * 702.14c: a land of the defending player that fits makes the attacker unblockable, whatever landwalk the blocker has (702.14d), and
 * however many such abilities the attacker has (702.14e).
 */
function walksPast(table: Table, blocker: ObjectId, attacker: ObjectId): boolean {
  const walks = (valuesOf(table, attacker).keywords as readonly unknown[]).filter(
    (one): one is Landwalk => typeof one === 'object' && (one as Landwalk).word === 'landwalk',
  );
  const lands = permanentsOf(table, controllerOf(table, blocker)).filter((id) => isType(table, id, 'land'));
  const env = envOf({
    self: attacker,
    card: table.object(attacker).card,
    you: controllerOf(table, attacker),
    event: null,
    vars: {},
    each: 0,
    subject: 0,
  });
  return walks.some(({ where }) => lands.some((land) => matches(table, env, land, where ?? {})));
}

/** Landwalk with the quality of the land (702.14a): `{ word: 'landwalk', where: { subtypes: 'Island' } }`. */
interface Landwalk extends JsonObject {
  readonly word: 'landwalk';
  readonly where: Predicate & JsonObject;
}
