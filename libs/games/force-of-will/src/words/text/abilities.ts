import type { Ability } from '@arbiter/kernel/authoring';
import { ofKind, onlyFields, type Phrase, replacingWords, type SentenceReader, standingWords } from '@arbiter/kernel/words';
import { keywordAbilityWords } from './keyword-abilities.js';
import { activated, spell, triggered } from './kinds.js';

const fields = [
  'kind',
  'keyword',
  'from',
  'on',
  'when',
  'limit',
  'cost',
  'clauses',
  'targets',
  'modes',
  'tier',
  'then',
  'modifiers',
  'marks',
];

const kinds = { spell, triggered, activated, static: standingWords, replacement: replacingWords };

/**
 * Returns one ability as a line of text.
 * @throws {UnknownWord}
 */
export function abilityWords(reader: SentenceReader, ability: Ability): Phrase {
  onlyFields(ability, 'ability', fields);
  if (ability.keyword !== undefined) return keywordAbilityWords(reader, ability, ability.keyword);
  return ofKind(kinds, ability)(reader, ability);
}
