import type { Verb } from '@arbiter/kernel/authoring';
import { onlyFields, type Phrase, UnknownWord } from '@arbiter/kernel/words';
import type { Reader } from '../reader.js';
import { fieldWords } from './field.js';
import { generalWords } from './general.js';
import { moveWords } from './moves.js';
import type { Said } from './saying.js';
import { summonWords } from './summons.js';

/** Words of every verb; each area of the rules has a file of its own. */
const verbs: { readonly [verb: string]: Said } = { ...fieldWords, ...generalWords, ...moveWords, ...summonWords };

/** Arguments that every verb may have. A name for the outcome is put into words where it is read. */
const common = ['verb', 'what', 'as', 'note', 'total'];

/** Verbs that have words. */
export const saidVerbs: readonly string[] = Object.keys(verbs);

/**
 * The action of one verb.
 * @throws {UnknownWord} for a verb without words, or for an argument that its words do not state
 */
export function verbWords(reader: Reader, verb: Verb): Phrase {
  const said = verbs[verb.verb];
  if (said === undefined) throw new UnknownWord('verb', verb.verb);
  onlyFields(verb, `verb ${verb.verb}`, [...common, ...said.fields]);
  return said.words(reader, verb);
}
