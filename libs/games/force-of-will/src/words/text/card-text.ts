import type { Json, Language } from '@arbiter/kernel';
import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { type CardLookup, type Grammar, join, type Phrase, phrase, readerFor, template } from '@arbiter/kernel/words';
import type { Attribute } from '../../cards/printed.js';
import { prepare } from '../../prepare.js';
import { willLetters } from '../../cards/printed.js';
import { abilityWords } from './abilities.js';
import { terms } from './grammar.js';
import { keywordLabel, label } from './keywords.js';
import { changesOf } from './modifiers.js';
import { verbWords } from './verbs/index.js';

/**
 * Renders the text of a card from its program, one line for each ability, so that text and behaviour can’t differ. The other printed values
 * are not part of the text (see `cardValues`). The sentences are our own; the words are the official terms.
 * @param cardOf looks up the cards and tokens that the text names
 * @throws {UnknownWord} for a program with words that are in no vocabulary
 */
export function cardText(given: CardProgram, language: Language, cardOf: CardLookup): string {
  const card = prepare(given);
  return [
    keywordLine(card),
    ...factLines(card),
    ...inOrder(card.abilities).map((ability) => abilityWords(readerFor(grammar, ability, cardOf), ability)),
  ]
    .map((line) => line[language])
    .filter((line) => line !== '')
    .join('\n');
}

/** Sorts abilities: first what the card does as it resolves, or what it is added to; a Judgment before the other abilities of a ruler. */
const inOrder = (abilities: readonly Ability[]): readonly Ability[] => [
  ...abilities.filter(comesFirst),
  ...abilities.filter((one) => !comesFirst(one)),
];
const comesFirst = ({ kind, keyword }: Ability): boolean => kind === 'spell' || keyword === 'judgment';

/** Returns the line of keywords printed without text. */
function keywordLine({ printed }: CardProgram): Phrase {
  return join(((printed.keywords as readonly Json[] | undefined) ?? []).map(keywordLabel), ' ', '');
}

const letterOf = Object.fromEntries(Object.entries(willLetters).map(([letter, kind]) => [kind, letter]));

/** Returns the lines about facts of the card that are not abilities of its program. */
function factLines({ printed }: CardProgram): readonly Phrase[] {
  const { energize, copies } = printed as { readonly energize?: readonly Attribute[]; readonly copies?: number };
  const will = (energize ?? []).map((one) => `{${letterOf[one] ?? ''}}`).join('/');
  return [
    ...(energize === undefined ? [] : [template('$1 $2', '$1$2', label('energize'), phrase(will, will))]),
    ...(copies === undefined
      ? []
      : [
          template(
            'A deck may hold up to $1 copies of this card.',
            '1副套牌中可以放入至多$1张此牌。',
            phrase(String(copies), String(copies)),
          ),
        ]),
  ];
}

const grammar: Grammar = { terms, self: phrase('this card', '此牌'), verbs: verbWords, ability: abilityWords, changes: changesOf };
