import type { CardProgram } from '@arbiter/kernel/authoring';
import { type Attribute, asPrinted, type Printed } from '../cards/printed.js';

const letters: { readonly [A in Attribute]: string } = { light: 'W', fire: 'R', water: 'U', wind: 'G', darkness: 'B' };

function plain(id: string, printed: Printed, faces: CardProgram['faces'] = []): CardProgram {
  return { id, names: { en: id, zh: id }, printed: asPrinted(printed), abilities: [], ...(faces.length === 0 ? {} : { faces }) };
}

function resonator(attribute: Attribute, free: number, atk: number, def: number): CardProgram {
  return plain(`plain-${attribute}-${free}`, {
    kind: 'resonator',
    attributes: [attribute],
    races: ['Human'],
    keywords: [],
    cost: `{${letters[attribute]}}${free > 0 ? `{${free}}` : ''}`,
    atk,
    def,
  });
}

/** A ruler whose Judgment costs two will, and the J-ruler behind it. */
const ruler: CardProgram = plain(
  'plain-ruler',
  { kind: 'ruler', attributes: ['light'], races: ['Human'], keywords: [], judgment: '{W}{1}' },
  [
    {
      kind: 'jRuler',
      names: { en: 'plain-j-ruler', zh: 'plain-j-ruler' },
      printed: asPrinted({ kind: 'jRuler', attributes: ['light'], races: ['Human'], keywords: [], atk: 1000, def: 1000 }),
      abilities: [],
    },
  ],
);

/** Cards without text: a ruler, and resonators of two attributes in four sizes. */
export const plainCards: readonly CardProgram[] = [
  ruler,
  ...(['light', 'fire'] as const).flatMap((attribute) =>
    [0, 1, 2, 3].map((free) => resonator(attribute, free, 300 + 300 * free, 400 + 200 * free)),
  ),
];

/** A deck of these cards. */
export const plainDeck = {
  ruler: [ruler.id],
  main: plainCards.slice(1).flatMap(({ id }) => Array.from({ length: 5 }, () => id)),
  magicStones: [...Array.from({ length: 5 }, () => 'light-magic-stone'), ...Array.from({ length: 5 }, () => 'fire-magic-stone')],
  side: [],
};
