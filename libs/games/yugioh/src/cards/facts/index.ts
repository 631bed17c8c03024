import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { asPrinted } from '../printed.js';
import { actCards } from './acts.js';
import { artCards } from './arts.js';
import { classicCards } from './classic.js';
import { exampleCards } from './examples.js';
import { extraDeckCards } from './extra-deck.js';
import type { CardFacts } from './making.js';
import { otherCards } from './others.js';
import { supportCards } from './support.js';

/** The printed facts of all known cards, by id. Facts only: the catalogue lists the cards that can be played. */
export const cardFacts = {
  ...exampleCards,
  ...supportCards,
  ...classicCards,
  ...extraDeckCards,
  ...artCards,
  ...otherCards,
  ...actCards,
} as const satisfies { readonly [id: string]: CardFacts };

/** The id of a card whose facts are known. */
export type FactsId = keyof typeof cardFacts;

/** Combines a card's facts with its program. */
export function withProgram(id: FactsId, abilities: readonly Ability[]): CardProgram {
  const { names, printed }: CardFacts = cardFacts[id];
  return { id, names, printed: asPrinted(printed), abilities };
}

/** Whether a card is complete with its facts and the rules: a monster without an effect and without a Pendulum Effect. */
export function needsNoProgram({ printed }: CardFacts): boolean {
  return printed.kind === 'monster' && !printed.effect && printed.pendulumEffect !== true;
}

/**
 * The id of the card with this English name: lower case, words joined by hyphens. An accented letter is treated as a separator; this stays
 * so because released ids never change.
 */
export function cardId(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’,]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
