import { chant, type CardFacts } from './making.js';

/** Cards of later clusters (Alice Origin, Hero), of which these rules know every word. */
export const laterCards = {
  'acrobatic-shot': chant('Acrobatic Shot', '{3}'),
  'blaze-tornado': chant('Blaze Tornado', '{R}{R}{1}', { races: ['Mage Art'] }),
  'the-end-of-the-undefeated-legend': chant('The End of the Undefeated Legend', '{R}{B}'),
} as const satisfies { readonly [id: string]: CardFacts };
