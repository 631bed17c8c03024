import type { CardProgram, Json, Language } from '@arbiter/kernel';
import { keywordTerms } from './keywords.js';

/** The keywords of a card, by their names. */
export function cardText({ printed }: CardProgram, language: Language): string {
  return ((printed.keywords as readonly Json[] | undefined) ?? []).map((one) => keywordText(one, language)).join(' ');
}

/** A keyword with its number, where it has one. What Barrier is against is not told. */
function keywordText(one: Json, language: Language): string {
  const { word, n } = typeof one === 'string' ? { word: one, n: undefined } : (one as { readonly word: string; readonly n?: number });
  const term = keywordTerms[word]?.[language] ?? word;
  return n === undefined ? `[${term}]` : `[${term} ${n}]`;
}
