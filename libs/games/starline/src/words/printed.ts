import type { Json } from '@arbiter/kernel';
import type { CardProgram, Predicate } from '@arbiter/kernel/authoring';
import { keywordWord, parts, placements } from './nouns.js';
import { fill, join, listOf, nothing, or, type Phrase, phrase, sentence, together, UnknownWord, wordOf } from './phrase.js';
import type { Reader } from './reader.js';
import { terms } from './terms.js';

/**
 * Printed facts that are rules text.
 * @throws {UnknownWord} for a fact that is neither text nor shown as a value
 */
export function printedLines(reader: Reader, card: CardProgram): readonly Phrase[] {
  const words = Object.entries(card.printed).flatMap(([fact, value]) => {
    const said = factWords(reader, card, fact, value);
    return said === null ? [] : [said];
  });
  const short = words.filter((one) => !one.line).map((one) => one.words);
  const lines = words.filter((one) => one.line).map((one) => sentence(one.words));
  return [short.length === 0 ? nothing : sentence(join(short, '. ', '。')), ...lines];
}

interface Fact {
  readonly words: Phrase;
  /** Whether the fact is a sentence of its own; the others are listed together as keywords. */
  readonly line: boolean;
}

function short(words: Phrase): Fact {
  return { words, line: false };
}

function line(words: Phrase): Fact {
  return { words, line: true };
}

function numbered(term: string, value: Json): Phrase {
  const number = phrase(String(value), String(value));
  return fill('$1 $2', '$1$2', wordOf(terms, term, 'keyword'), number);
}

function factWords(reader: Reader, card: CardProgram, fact: string, value: Json): Fact | null {
  switch (fact) {
    // Facts that are shown as values of the card.
    case 'type':
    case 'race':
    case 'subtypes':
    case 'attack':
    case 'tributes':
    case 'mana':
    case 'magicKind':
    case 'blueStar':
      return null;
    case 'score':
      return card.printed.type === 'magic' ? line(asUnit(card)) : null;
    case 'keywords':
      return listOf(value).length === 0 ? null : short(join(listOf(value).map(keywordWord), '. ', '。'));
    case 'overload':
      return value === true ? short(wordOf(terms, 'overload', 'keyword')) : null;
    case 'ride':
      return short(numbered('ride', value));
    case 'souls':
      return short(
        fill('$1 $2', '$1$2', wordOf(terms, 'souls', 'keyword'), or(listOf(value).map((one) => phrase(String(one), String(one))))),
      );
    case 'placements':
      return line(
        fill('this card may also be placed in $1', '此卡亦可放置于$1', or(listOf(value).map((one) => wordOf(placements, one, 'place')))),
      );
    case 'tributesMustBe':
      return line(fill('each tribute for this card must be $1', '此卡的每个祭品须为$1', reader.described(value as Predicate, 'unit')));
    case 'enters':
      return line(fill('this card enters $1', '此卡以$1状态入场', wordOf(terms, value, 'stance')));
    case 'exposes':
      return line(
        fill(
          'under a merged unit, this card may show $1',
          '合体后位于下方时，此卡可露出$1',
          together(listOf(value).map((one) => wordOf(parts, one, 'part'))),
        ),
      );
    default:
      throw new UnknownWord('printed fact', fact);
  }
}

/** The facts of a magic card while it is a unit. */
function asUnit(card: CardProgram): Phrase {
  const attack = card.printed.attack ?? null;
  const score = phrase(String(card.printed.score), String(card.printed.score));
  if (attack === null) return fill('as a unit, this card has score $1', '此卡为单位时，分数$1', score);
  return fill(
    'as a unit, this card has attack $2 and score $1',
    '此卡为单位时，攻击力$2，分数$1',
    score,
    phrase(String(attack), String(attack)),
  );
}
