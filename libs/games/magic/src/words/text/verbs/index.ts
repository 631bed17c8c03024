import type { Verb } from '@arbiter/kernel/authoring';
import { type Phrase, UnknownWord } from '@arbiter/kernel/words';
import type { Reader } from '../reader.js';
import { actionVerbWords } from './actions.js';
import { generalVerbWords, type VerbWords } from './general.js';
import { permanentVerbWords } from './permanents.js';
import { replacementVerbWords } from './replacements.js';

/** Words of every verb; each area of the rules has a file of its own. */
const verbs: { readonly [verb: string]: VerbWords } = {
  ...generalVerbWords,
  ...actionVerbWords,
  ...replacementVerbWords,
  ...permanentVerbWords,
};

/** Verbs that have words. */
export const saidVerbs: readonly string[] = Object.keys(verbs);

/**
 * Returns the words for one verb.
 * @throws {UnknownWord} for a verb without words
 */
export function verbWords(reader: Reader, verb: Verb): Phrase {
  const words = verbs[verb.verb];
  if (words === undefined) throw new UnknownWord('verb', verb);
  return words(reader, verb);
}
