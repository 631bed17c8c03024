import type { CardProgram, Language } from '@arbiter/kernel';
import { term } from './terms.js';

/** Rules text of a card, rendered from its program so that text and behaviour can't differ. */
export function cardText(card: CardProgram, language: Language): string {
  const { keywords = [] } = card.printed as { readonly keywords?: readonly string[] };
  return keywords.map((word) => term(word, language)).join(language === 'en' ? '. ' : '。');
}
