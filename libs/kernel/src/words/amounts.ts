import type { Amount, PlayerRef, Ref, Selector } from '../programs/programs.js';
import { statement } from './describing.js';
import { type Phrase, phrase, template, UnknownWord, wordOf } from './phrases.js';
import type { SentenceReader } from './sentences.js';

const isRef = (of: Selector | Ref): of is Ref => typeof of === 'string' || !('from' in of);

/** Renders an amount: a number in digits, or what it is equal to. @throws {UnknownWord} */
export function measureWords(reader: SentenceReader, given: Amount): Phrase {
  const amount = reader.fixed(given);
  if (typeof amount === 'number') return phrase(String(amount), String(amount));
  const { terms } = reader;
  const own = terms.amount(amount);
  if (own !== null) return own;
  const characteristic = (name: string): Phrase => wordOf(terms.numbers, name, 'characteristic');
  const inner = (one: Amount): Phrase => reader.measure(one);
  const among = (of: Selector | Ref): Phrase => (isRef(of) ? reader.ref(of) : reader.kind(of));
  if ('var' in amount) return terms.variables[amount.var] ?? reader.mention(amount.var);
  if ('event' in amount) return wordOf(terms.eventNumbers, amount.event, 'number of the event');
  if ('noted' in amount) return wordOf(terms.notes, amount.noted, 'noted number');
  if ('count' in amount) return template('the number of $1', '$1的数量', reader.kind(amount.count));
  if ('countOf' in amount)
    return amount.where === undefined
      ? template('the number of $1', '$1的数量', reader.ref(amount.countOf))
      : template('1 if $1', '$1则1', statement(reader, reader.ref(amount.countOf), amount.where));
  if ('sum' in amount) return template('the total $2 of $1', '$1的$2总和', reader.kind(amount.sum), characteristic(amount.of));
  if ('max' in amount) return template('the highest $1 among $2', '$2之中最高的$1', characteristic(amount.of), among(amount.max));
  if ('min' in amount) return template('the lowest $1 among $2', '$2之中最低的$1', characteristic(amount.of), among(amount.min));
  if ('distinct' in amount)
    return template('the number of different $1s among $2', '$2之中不同$1的数量', characteristic(amount.of), among(amount.distinct));
  if ('match' in amount) return phrase('the number of this turn', '回合数');
  if ('part' in amount) return phrase('its share', '其分配的数值');
  if ('player' in amount) return playerNumber(reader, amount.player, amount.value);
  if ('value' in amount) return valueWords(characteristic(amount.value), reader.ref(amount.of));
  if ('plus' in amount) return amount.plus.map(inner).reduce((a, b) => template('$1 plus $2', '$1加$2', a, b));
  if ('minus' in amount) return template('$1 minus $2', '$1减$2', inner(amount.minus[0]), inner(amount.minus[1]));
  if ('times' in amount) return template('$1 times $2', '$2的$1倍', inner(amount.times[0]), inner(amount.times[1]));
  if ('quotient' in amount)
    return template('$1 divided by $2, rounded down', '$1除以$2（舍去小数）', inner(amount.quotient[0]), inner(amount.quotient[1]));
  if ('half' in amount) return template('half of $1, rounded down', '$1的一半（舍去小数）', inner(amount.half));
  if ('halfUp' in amount) return template('half of $1, rounded up', '$1的一半（小数进位）', inner(amount.halfUp));
  if ('history' in amount) return template('the number of $1', '$1的数量', wordOf(terms.histories, amount.history, 'fact'));
  if ('atMost' in amount) return template('$1, but at most $2', '$1（最多$2）', inner(amount.atMost[0]), inner(amount.atMost[1]));
  if ('atLeast' in amount) return template('$1, but at least $2', '$1（最少$2）', inner(amount.atLeast[0]), inner(amount.atLeast[1]));
  throw new UnknownWord('amount', amount);
}

/** Renders the value of an object: `this card’s ATK`. */
function valueWords(name: Phrase, of: Phrase): Phrase {
  return of.en.includes(' ') && of.en.split(' ').length > 2
    ? template('the $1 of $2', '$2的$1', name, of)
    : template('$2’s $1', '$2的$1', name, of);
}

function playerNumber(reader: SentenceReader, player: PlayerRef, value: string): Phrase {
  const whose = reader.possessive(player);
  const number = reader.terms.playerNumbers[value];
  if (number !== undefined) return template('$1 $2', '$1$2', whose, number);
  return template('the number of cards in $1 $2', '$1$2中的牌的数量', whose, wordOf(reader.terms.piles, value, 'number of a player'));
}

/** Renders what a number counts one by one, to stand behind `for each`; null where it can't be said that way. */
export function perWords(reader: SentenceReader, given: Amount): Phrase | null {
  const amount = reader.fixed(given);
  if (typeof amount === 'number') return null;
  if ('count' in amount) return reader.single(amount.count);
  if ('player' in amount && 'value' in amount && !(amount.value in reader.terms.playerNumbers))
    return template(
      'card in $1 $2',
      '1张$1$2中的牌',
      reader.possessive(amount.player),
      wordOf(reader.terms.piles, amount.value, 'number of a player'),
    );
  return 'var' in amount ? (reader.terms.units[amount.var] ?? null) : null;
}
