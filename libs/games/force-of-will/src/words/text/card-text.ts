import type { CardProgram, Language } from '@arbiter/kernel';
import { keywordTerms } from './keywords.js';

/** The keywords of a card, by their names. */
export function cardText({ printed }: CardProgram, language: Language): string {
  return ((printed.keywords as readonly string[] | undefined) ?? []).map((word) => `[${keywordTerms[word]?.[language] ?? word}]`).join(' ');
}
