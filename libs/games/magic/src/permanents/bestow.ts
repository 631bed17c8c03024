import type { Json, ObjectId } from '@arbiter/kernel';
import type { Table, Values } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import { subtypeListOf } from '../characteristics/subtypes.js';

/**
 * Bestow (702.102): a spell cast for its bestow cost, and the permanent that it becomes, is an Aura that enchants creatures, until it has
 * no legal target as it resolves or becomes unattached.
 */
const enchantsCreatures = { word: 'enchant', where: { tree: { types: 'creature' } } } as const;

const none: readonly ObjectId[] = [];

export const isBestowed = (table: Table, id: ObjectId): boolean => gameOf(table).bestowed.includes(id);

/** Makes the spell, or a copy of it, bestowed (702.102a). */
export function bestow(table: Table, id: ObjectId): void {
  setGame(table, 'bestowed', [...gameOf(table).bestowed.filter((one) => table.find(one) !== null), id]);
}

/** Ends an object's being bestowed, so that it is no Aura any more (702.102d, 702.102f). */
export function endBestow(table: Table, id: ObjectId): void {
  if (isBestowed(table, id))
    setGame(
      table,
      'bestowed',
      gameOf(table).bestowed.filter((one) => one !== id),
    );
}

/** Returns all objects that are bestowed now. */
export function bestowedOf(table: Table): readonly ObjectId[] {
  const { bestowed } = gameOf(table);
  return bestowed.length === 0 ? none : bestowed.filter((id) => table.find(id) !== null);
}

/** Applies, in the layer of types, what being bestowed means: the object is no creature, but an Aura that enchants creatures (702.102a). */
export function becomeAura(values: Values): void {
  const { types, subtypes, keywords } = values as {
    readonly types: readonly string[];
    readonly subtypes: readonly string[];
    readonly keywords: readonly Json[];
  };
  values.types = types.filter((type) => type !== 'creature');
  // 205.1b: an object that loses a card type loses that type's subtypes.
  values.subtypes = [...subtypes.filter((type) => subtypeListOf(type) !== 'creature'), 'Aura'];
  values.keywords = [...keywords, enchantsCreatures];
}
