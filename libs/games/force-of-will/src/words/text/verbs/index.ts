import { onlyFields, type Phrase, UnknownWord, type Verb } from '@arbiter/kernel';
import type { Reader } from '../reader.js';
import { lastingWords } from './lasting.js';
import { moveWords } from './moves.js';
import type { Said } from './saying.js';
import { stateWords } from './state.js';

/** Words of every verb; each area has a file of its own. */
const verbs: { readonly [verb: string]: Said } = { ...moveWords, ...stateWords, ...lastingWords };

/** Verbs that have words. */
export const saidVerbs: readonly string[] = Object.keys(verbs);

/** Arguments that every verb may have: what names its outcome is said by what reads the name. */
const common = ['verb', 'what', 'as', 'note', 'total'];

/** What one verb does. @throws {UnknownWord} for a verb without words, or an argument that its words don’t say */
export function verbWords(reader: Reader, verb: Verb): Phrase {
  const said = Object.hasOwn(verbs, verb.verb) ? verbs[verb.verb] : undefined;
  if (said === undefined) throw new UnknownWord('verb', verb.verb);
  onlyFields(verb, `verb ${verb.verb}`, [...common, ...said.fields]);
  return said.words(reader, verb);
}
