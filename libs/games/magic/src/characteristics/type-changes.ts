import type { GameRules, Table, Values } from '@arbiter/kernel/authoring';
import { recountManaValue } from '../faces/base.js';
import { namesIn, namesOfCreatures } from '../faces/naming.js';
import { basicLandTypes, type Subtype, subtypeListOf } from './subtypes.js';
import { keptSubtypes } from './card-types.js';

/** Changes that the rules add to a change of characteristics (205.1, 205.3, 305.7, 202.3b, 612.6). */
type Consequences = NonNullable<GameRules['consequences']>;
type Change = Parameters<Consequences['make']>[3];

const none: readonly string[] = [];

/**
 * The word for the additional names that a text-changing effect gives an object: the names of all creature cards that are not legendary
 * (612.6).
 */
export const everyCreatureName = 'creatures';

function touches({ become, set, gain, lose }: Change): readonly string[] {
  if (become !== undefined) return ['manaValue'];
  if (gain?.names !== undefined) return ['name'];
  const subtypes = set?.subtypes !== undefined;
  if (subtypes || gain?.subtypes !== undefined || set?.types !== undefined || lose?.types !== undefined)
    return subtypes ? ['subtypes', 'abilities', 'keywords'] : ['subtypes'];
  return lose?.abilities === 'all' ? ['bare'] : none;
}

function make(table: Table, values: Values, { become, set, gain, lose }: Change, before: Values): void {
  if (gain?.names?.includes(everyCreatureName) === true) values.name = [...namesIn(before), ...namesOfCreatures(table)];
  if (become !== undefined) recountManaValue(values);
  if (set?.subtypes !== undefined) replaceSubtypes(values, set.subtypes as readonly string[], before);
  // 205.1a, 205.3d: an object neither keeps nor gains a subtype that belongs to none of its card types.
  values.subtypes = keptSubtypes(values.subtypes as readonly string[], values.types as readonly string[]) as string[];
  // 305.6: an object that loses all abilities also loses those of its basic land types.
  if (lose?.abilities === 'all') values.bare = true;
}

/**
 * Replaces only those subtypes that are of the same list as the new ones (205.1a, 205.3c). A new basic land type also removes the abilities
 * of the rules text (305.7).
 */
function replaceSubtypes(values: Values, words: readonly string[], before: Values): void {
  const lists = new Set(words.map(subtypeListOf));
  const kept = (before.subtypes as readonly string[]).filter((word) => !lists.has(subtypeListOf(word)));
  values.subtypes = [...kept, ...words];
  if (
    !words.some((word) => (basicLandTypes as readonly Subtype[]).includes(word as Subtype)) ||
    !(values.types as readonly string[]).includes('land')
  )
    return;
  values.abilities = [];
  values.keywords = [];
}

export const consequences: Consequences = { touches, make: (table, _row, values, change, before) => make(table, values, change, before) };
