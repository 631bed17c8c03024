import type { ObjectId, Seat, Json } from '@arbiter/kernel';
import { type Table, valuesOf } from '@arbiter/kernel/authoring';
import type { Colour } from '../characteristics/colours.js';
import { fieldsOf, isType, permanentsOf } from '../facts.js';
import { genericBit, maskOf } from './masks.js';
import type { Helper } from './payment.js';

/** Keywords that let an object pay instead of mana (702.50, 702.65, 702.125). */
const helping = ['convoke', 'delve', 'improvise'] as const;

const none: readonly Helper[] = [];

/**
 * Returns what may pay for a spell instead of mana: creatures to tap, artifacts to tap, cards of the graveyard to exile. Several instances
 * of a keyword count once (702.50d, 702.65c, 702.125c); the total cost has been determined by then (702.50b, 702.65b, 702.125b).
 */
export function helpersFor(table: Table, seat: Seat, spell: ObjectId): readonly Helper[] {
  const keywords = valuesOf(table, spell).keywords as readonly Json[];
  if (keywords.length === 0) return none;
  return helping.filter((word) => keywords.includes(word)).flatMap((word) => helpersOf(table, seat, spell, word));
}

/** Returns the helpers of one keyword: convoke (702.50a, 702.50b, 702.50d), improvise (702.125a - 702.125c), delve (702.65a - 702.65c). */
function helpersOf(table: Table, seat: Seat, spell: ObjectId, word: (typeof helping)[number]): readonly Helper[] {
  switch (word) {
    case 'convoke':
      // 702.50a: each creature pays for generic mana or for mana of one of its colours.
      return untapped(table, seat, 'creature').map((object) => ({
        object,
        by: word,
        mask: genericBit | maskOf(valuesOf(table, object).colours as readonly Colour[]),
      }));
    case 'improvise':
      return untapped(table, seat, 'artifact').map((object) => ({ object, by: word, mask: genericBit }));
    case 'delve':
      return table
        .zoneOf('graveyard', seat)
        .order.filter((id) => id !== spell)
        .map((object) => ({ object, by: word, mask: genericBit }));
  }
}

function untapped(table: Table, seat: Seat, type: string): readonly ObjectId[] {
  return permanentsOf(table, seat).filter((id) => !fieldsOf(table.object(id)).tapped && isType(table, id, type));
}
