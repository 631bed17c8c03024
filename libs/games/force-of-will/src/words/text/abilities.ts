import { type Ability, onlyFields, type Phrase, type SentenceReader, UnknownWord } from '@arbiter/kernel';
import { keywordAbilityWords } from './keyword-abilities.js';
import { activated, replacing, spell, standing, triggered } from './kinds.js';

const fields = ['kind', 'keyword', 'from', 'on', 'when', 'limit', 'cost', 'clauses', 'targets', 'modes', 'tier', 'then', 'modifiers', 'marks'];

/** One ability as a line of text. @throws {UnknownWord} */
export function abilityWords(reader: SentenceReader, ability: Ability): Phrase {
  onlyFields(ability, 'ability', fields);
  if (ability.keyword !== undefined) return keywordAbilityWords(reader, ability, ability.keyword);
  switch (ability.kind) {
    case 'spell':
      return spell(reader, ability);
    case 'triggered':
      return triggered(reader, ability);
    case 'activated':
      return activated(reader, ability);
    case 'static':
      return standing(reader, ability);
    case 'replacement':
      return replacing(reader, ability);
    default:
      throw new UnknownWord('kind of ability', ability.kind satisfies never);
  }
}
