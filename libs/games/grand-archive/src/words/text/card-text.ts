import type { Json, Language } from '@arbiter/kernel';
import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { type CardLookup, clauseList, type Grammar, join, type Phrase, phrase, readerFor, template } from '@arbiter/kernel/words';
import { terms } from './grammar.js';
import { keywordLine } from './keywords.js';
import { abilityWords } from './kinds.js';
import { changesOf } from './modifiers.js';
import { verbWords } from './verbs/index.js';

const grammar: Grammar = { terms, self: phrase('this card', '此牌'), verbs: verbWords, ability: abilityWords, changes: changesOf };

/**
 * Renders the text of a card from its program, one line for each ability, so that text and behaviour can’t differ. The other printed values
 * are not part of the text (see `cardValues`), nor is anything that the rules give to every card of a type. The sentences are our own; the
 * words are the official terms.
 * @param cardOf looks up the cards and tokens that the text names
 * @throws {UnknownWord} for a program with words that are in no vocabulary
 */
export function cardText(card: CardProgram, language: Language, cardOf: CardLookup): string {
  return [...lineageLine(card), ...keywordLines(card), ...card.abilities.map((ability) => wordsOf(ability, cardOf))]
    .map((line) => line[language])
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns an ability in which "the card itself" replaces the parameter by which a lent ability refers to its card (`values/lent.ts`). */
const asItself = (ability: Ability): Ability =>
  JSON.parse(JSON.stringify(ability).replaceAll('{"parameter":"bearer"}', '"self"')) as Ability;

function wordsOf(ability: Ability, cardOf: CardLookup): Phrase {
  const said = asItself(ability);
  return abilityWords(readerFor(grammar, said, cardOf), said);
}

/** Returns the line about the lineage that this champion may level up (1.7.1.10). */
function lineageLine({ printed }: CardProgram): readonly Phrase[] {
  const { lineage } = printed as { readonly lineage?: string };
  return lineage === undefined ? [] : [template('$1 Lineage', '$1血统世系', phrase(lineage, lineage))];
}

/** Returns the lines of keywords: those without a restriction in one line, and each restricted keyword in a line of its own. */
function keywordLines({ printed }: CardProgram): readonly Phrase[] {
  const keywords = (printed.keywords as readonly Json[] | undefined) ?? [];
  const bound = keywords.filter((one) => typeof one === 'object' && one !== null && 'only' in one);
  return [join(keywords.filter((one) => !bound.includes(one)).map(keywordLine), ', ', '、'), ...bound.map(keywordLine)];
}

/** Returns one ability as its card says it. */
export const abilityText = (ability: Ability, language: Language, cardOf: CardLookup): string => wordsOf(ability, cardOf)[language];

/** Returns what one mode of an ability says. */
export function modeText(ability: Ability, mode: number, language: Language, cardOf: CardLookup): string {
  const chosen = ability.modes?.of[mode];
  return chosen === undefined
    ? ''
    : clauseList(readerFor(grammar, { ...ability, targets: chosen.targets ?? [] }, cardOf), chosen.clauses ?? [])[language];
}
