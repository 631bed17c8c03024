import type { Ability } from '@arbiter/kernel/authoring';
import type { BasicLandType, Subtype } from '../characteristics/subtypes.js';
import type { Supertype } from '../characteristics/card-types.js';
import { card, type PrintedCard } from './printed.js';

function land(
  en: string,
  zh: string | null,
  supertypes: readonly Supertype[],
  subtypes: readonly Subtype[],
  abilities: readonly Ability[] = [],
): PrintedCard {
  return card(en, zh, { cost: null, supertypes, types: ['land'], subtypes, keywords: [] }, abilities);
}

const basicNames: readonly (readonly [BasicLandType, string])[] = [
  ['Plains', '平原'],
  ['Island', '海岛'],
  ['Swamp', '沼泽'],
  ['Mountain', '山脉'],
  ['Forest', '树林'],
];

/** Adds one colourless mana: the printed ability of Wastes, which has no basic land type to give it one. */
const tapForColourless: Ability = { kind: 'activated', cost: [{ verb: 'tapSelf' }], clauses: [{ do: [{ verb: 'addMana', mana: '{C}' }] }] };

/** The basic lands (205.4c), snow ones among them, and Wastes. Basic land types carry their mana ability by rule (305.6). */
export const basicLands: readonly PrintedCard[] = [
  ...basicNames.map(([type, zh]) => land(type, zh, ['basic'], [type])),
  ...basicNames.map(([type, zh]) => land(`Snow-Covered ${type}`, `覆雪${zh}`, ['basic', 'snow'], [type])),
  land('Wastes', null, ['basic'], [], [tapForColourless]),
];

/** Lands with two basic land types each and nothing else (305.6). */
export const dualLands: readonly PrintedCard[] = (
  [
    ['Badlands', 'Swamp', 'Mountain'],
    ['Bayou', 'Swamp', 'Forest'],
    ['Plateau', 'Mountain', 'Plains'],
    ['Savannah', 'Forest', 'Plains'],
    ['Scrubland', 'Plains', 'Swamp'],
    ['Taiga', 'Mountain', 'Forest'],
    ['Tropical Island', 'Forest', 'Island'],
    ['Tundra', 'Plains', 'Island'],
    ['Underground Sea', 'Island', 'Swamp'],
    ['Volcanic Island', 'Island', 'Mountain'],
  ] as const
).map(([name, ...types]) => land(name, null, [], types));
