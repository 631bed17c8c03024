import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { abilitiesOf, type Happening, type Table, valuesOf, type Values, waitingTriggers } from '@arbiter/kernel/authoring';
import { attachable } from '../permanents/attachments.js';
import { isBestowed } from '../permanents/bestow.js';
import { fieldsOf, hasKeyword } from '../facts.js';
import { removeCounters } from '../happenings/counters.js';
import { unattach } from '../happenings/attach.js';
import { destroy, move } from '../happenings/move.js';
import { forbids, rulesWith } from '../rules.js';
import { itemOf } from '../stack/items.js';

/** Adds the state-based actions that apply to one permanent, independently of other permanents (704.5f - 704.5i, 704.5m - 704.5s). */
export function actionsOn(table: Table, id: ObjectId, found: Happening[]): void {
  const values = valuesOf(table, id);
  const { counters, damage, deathtouched } = fieldsOf(table.object(id));
  const subtypes = values.subtypes as readonly string[];
  const doom = doomOf(table, id, values, damage, deathtouched);
  if (doom !== null) found.push(doom);
  else if (subtypes.includes('Saga') && isTold(table, id, counters.lore ?? 0))
    found.push(move(id, { to: 'graveyard', sacrifice: true }, '704.5s'));
  attachment(table, id, subtypes, found);
  for (const _kind in counters) {
    tooMany(table, id, counters, found);
    break;
  }
}

/**
 * Returns what puts a permanent into the graveyard, at most one reason, since all have the same result (704.6): no loyalty (306.9, 704.5i),
 * toughness 0 (704.5f; a creature without toughness has 0, 208.5), or damage of at least its toughness or from a source with deathtouch
 * (302.4b, 704.5g, 704.5h). Damage itself doesn't destroy anything (120.5).
 */
function doomOf(table: Table, id: ObjectId, values: Values, damage: number, deathtouched: boolean): Happening | null {
  const types = values.types as readonly string[];
  if (types.includes('planeswalker') && (fieldsOf(table.object(id)).counters.loyalty ?? 0) === 0)
    return move(id, { to: 'graveyard' }, '704.5i');
  if (!types.includes('creature')) return null;
  const toughness = typeof values.toughness === 'number' ? values.toughness : 0;
  if (toughness <= 0) return move(id, { to: 'graveyard' }, '704.5f');
  const rule: RuleRef | null = damage >= toughness ? '704.5g' : deathtouched ? '704.5h' : null;
  return rule === null || hasKeyword(table, id, 'indestructible') ? null : destroy(id, rule);
}

/** 704.5m (303.4c), 704.5n, 704.5p */
function attachment(table: Table, id: ObjectId, subtypes: readonly string[], found: Happening[]): void {
  const { host } = table.object(id);
  if (subtypes.includes('Aura')) {
    // 702.102e
    if (host !== 0 && isBestowed(table, id)) {
      if (!attachable(table, id, host)) found.push(unattach(id, '702.102e'));
      return;
    }
    if (!attachable(table, id, host) && !found.some(({ object }) => object === id)) found.push(move(id, { to: 'graveyard' }, '704.5m'));
    return;
  }
  if (host === 0 || attachable(table, id, host)) return;
  const attaches = subtypes.includes('Equipment') || subtypes.includes('Fortification');
  const creature = (valuesOf(table, id).types as readonly string[]).includes('creature');
  found.push(unattach(id, attaches && !creature ? '704.5n' : '704.5p'));
}

/** 704.5q: removes +1/+1 and -1/-1 counters in pairs. 704.5r: removes counters of a kind beyond the number that the permanent can have. */
function tooMany(table: Table, id: ObjectId, counters: { readonly [kind: string]: number }, found: Happening[]): void {
  const pairs = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
  if (pairs > 0) found.push(removeCounters(id, '+1/+1', pairs, '704.5q'), removeCounters(id, '-1/-1', pairs, '704.5q'));
  for (const rule of rulesWith(table, id, 'number')) {
    const excess = rule.of === 'counters' ? (counters[rule.kind as string] ?? 0) - (rule.is ?? 0) : 0;
    if (excess > 0) found.push(removeCounters(id, rule.kind as string, excess, '704.5r'));
  }
}

/**
 * Whether a Saga is finished: it has as many lore counters as its last chapter, and none of its chapter abilities waits or is on the stack
 * (714.4).
 */
function isTold(table: Table, id: ObjectId, lore: number): boolean {
  if (lore < finalChapter(table, id) || forbids(table, id, 'beSacrificed')) return false;
  if (waitingTriggers(table).some(({ source, ability }) => source === id && chapterOf(table, ability) > 0)) return false;
  return !table
    .zone('stack')
    .order.some(
      (item) =>
        table.object(item).kind === 'item' && itemOf(table, item).source === id && chapterOf(table, itemOf(table, item).ability) > 0,
    );
}

/** 714.2d: returns the greatest number of the Saga's chapter abilities (107.15a, 714.2b, 714.2c); 0 for a Saga without any. */
export function finalChapter(table: Table, id: ObjectId): number {
  return Math.max(0, ...abilitiesOf(table, table.object(id)).map(({ path }) => chapterOf(table, path)));
}

/**
 * 714.2a, 714.2d: returns the number of a chapter ability; 0 for other abilities.
 * @param ability its path, as an ability that waits or is on the stack has one
 */
function chapterOf(table: Table, ability: string): number {
  const { chapter } = table.library.ability(ability).ability.marks ?? {};
  return typeof chapter === 'number' ? chapter : 0;
}
