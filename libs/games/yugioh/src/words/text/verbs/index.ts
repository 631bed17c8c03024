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

/** Arguments that every verb may have: what names its outcome is said by what reads the name. */
const common = ['verb', 'what', 'as', 'note', 'total'];

/** Verbs that have words. */
export const saidVerbs: readonly string[] = Object.keys(verbs);

/** What one verb does. @throws {UnknownWord} for a verb without words, or an argument that its words don't say */
export function verbWords(reader: Reader, verb: Verb): Phrase {
  const said = verbs[verb.verb];
  if (said === undefined) throw new UnknownWord('verb', verb.verb);
  onlyFields(verb, `verb ${verb.verb}`, [...common, ...said.fields]);
  return said.words(reader, verb);
}
