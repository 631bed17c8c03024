import { type Json, readAs } from '@arbiter/kernel';
import { type Phrase, phrase, template, wordOfTable } from '@arbiter/kernel/words';
import type { PrintedKeyword } from '../../cards/printed.js';
import { keywordTerms } from '../terms.js';
import { restrictionLabel } from './restrictions.js';

/**
 * Returns a keyword in a sentence: `floating memory`, `retort 2`.
 * @throws {UnknownWord}
 */
export function keywordWords(keyword: Json): Phrase {
  if (typeof keyword === 'string') return wordOfTable(keywordTerms, keyword, 'keyword');
  const { word, amount } = readAs<PrintedKeyword>(keyword);
  const name = wordOfTable(keywordTerms, word, 'keyword');
  return amount === undefined ? name : template('$1 $2', '$1$2', name, phrase(String(amount), String(amount)));
}

/** Returns a keyword as a card has it, with its restriction: `[Class Bonus] Vigor`. */
export function keywordLine(keyword: Json): Phrase {
  const words = keywordWords(keyword);
  const title = phrase(
    words.en.replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase()),
    words.zh,
  );
  const { only } = typeof keyword === 'object' ? readAs<PrintedKeyword>(keyword) : {};
  return only === undefined ? title : template('$1 $2', '$1$2', restrictionLabel(only), title);
}
