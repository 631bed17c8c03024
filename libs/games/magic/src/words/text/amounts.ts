import type { Amount, PlayerRef, Ref, Selector } from '@arbiter/kernel/authoring';
import { type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { characteristics, numberWord, playerNumbers } from './nouns.js';
import { histories } from './players-and-references.js';
import type { Reader } from './reader.js';

/** Returns the words for a number of things: `two`, or for a computed number what `measure` gives. */
export function numberWords(reader: Reader, amount: Amount): Phrase {
  return typeof amount === 'number' ? numberWord(amount) : measureWords(reader, amount);
}

const matchNumbers: { readonly [value: string]: Phrase } = {
  upkeeps: phrase('the number of earlier upkeeps this turn', '本回合先前维持的数量'),
};

/**
 * Returns the words for a number: digits, or what it is equal to.
 * @throws {UnknownWord}
 */
export function measureWords(reader: Reader, amount: Amount): Phrase {
  if (typeof amount === 'number') return phrase(String(amount), String(amount));
  const inner = (one: Amount): Phrase => reader.measure(one);
  if ('var' in amount) return amount.var === 'x' ? phrase('X', 'X') : named(reader.mention(amount.var));
  if ('event' in amount) return phrase('that much', '等量');
  if ('noted' in amount) return phrase('the noted number', '所记录的数字');
  if ('count' in amount) return template('the number of $1', '$1的数量', reader.kind(amount.count));
  if ('countOf' in amount && amount.where?.is !== undefined && Object.keys(amount.where).length === 1)
    return template('the number of times that $2 is among $1', '$2在$1中的次数', reader.ref(amount.countOf), reader.ref(amount.where.is));
  if ('countOf' in amount)
    return amount.where === undefined
      ? template('the number of $1', '$1的数量', reader.ref(amount.countOf))
      : template('the number of $1, counting only what is $2,', '$1中$2的数量', reader.ref(amount.countOf), reader.described(amount.where));
  if ('sum' in amount) return template('the total $2 of $1', '$1的$2总和', reader.kind(amount.sum), characteristic(amount.of));
  if ('max' in amount) return template('the greatest $1 among $2', '$2中最大的$1', characteristic(amount.of), among(reader, amount.max));
  if ('min' in amount) return template('the least $1 among $2', '$2中最小的$1', characteristic(amount.of), among(reader, amount.min));
  if ('distinct' in amount)
    return template(
      'the number of different values of $1 among $2',
      '$2中不同的$1数量',
      phrase(amount.of, amount.of),
      among(reader, amount.distinct),
    );
  if ('match' in amount) return wordOfTable(matchNumbers, amount.match, 'number of the match');
  if ('part' in amount) return phrase('its share', '其分得的数量');
  if ('player' in amount)
    return template(
      amount.take === undefined ? '$1' : `the ${amount.take} of $1`,
      amount.take === undefined ? '$1' : amount.take === 'least' ? '$1中最小者' : '$1中最大者',
      playerNumber(reader, amount.player, amount.value),
    );
  if ('value' in amount) return template('the $1 of $2', '$2的$1', characteristic(amount.value), reader.ref(amount.of));
  if ('plus' in amount) return amount.plus.map(inner).reduce((a, b) => template('$1 plus $2', '$1加$2', a, b));
  if ('minus' in amount) return template('$1 minus $2', '$1减$2', inner(amount.minus[0]), inner(amount.minus[1]));
  if ('times' in amount) return template('$1 times $2', '$1乘$2', inner(amount.times[0]), inner(amount.times[1]));
  if ('quotient' in amount)
    return template('$1 divided by $2, rounded down', '$1除以$2，小数点后舍去', inner(amount.quotient[0]), inner(amount.quotient[1]));
  if ('half' in amount) return template('half $1, rounded down', '$1的一半，小数点后舍去', inner(amount.half));
  if ('halfUp' in amount) return template('half $1, rounded up', '$1的一半，小数点后进位', inner(amount.halfUp));
  if ('history' in amount && amount.take !== undefined)
    return template(
      amount.take === 'greatest' ? 'the greatest number of $1 of one player' : 'the least number of $1 of one player',
      amount.take === 'greatest' ? '单一牌手$1的最大数量' : '单一牌手$1的最小数量',
      wordOfTable(histories, amount.history, 'fact'),
    );
  if ('history' in amount)
    return template('the number of $1$2', '$2$1的数量', wordOfTable(histories, amount.history, 'fact'), forWhom(reader, amount.of));
  if ('atMost' in amount) return template('the lesser of $1 and $2', '$1与$2中较小者', inner(amount.atMost[0]), inner(amount.atMost[1]));
  if ('atLeast' in amount)
    return template('the greater of $1 and $2', '$1与$2中较大者', inner(amount.atLeast[0]), inner(amount.atLeast[1]));
  throw new UnknownWord('amount', amount);
}

/** Returns the words for whom a fact concerns: who did it or to whom it happened. */
function forWhom(reader: Reader, of: PlayerRef | undefined): Phrase {
  return of === undefined || of === 'all' ? phrase('', '') : template(' that concern $1', '与$1有关的', reader.player(of));
}

/** Returns the words for a named number; a number that an earlier verb resulted in has none of its own and becomes `that much`. */
function named(words: Phrase): Phrase {
  return words.en === 'it' ? phrase('that much', '该数量') : words;
}

function among(reader: Reader, set: Selector | Ref): Phrase {
  return typeof set === 'object' && 'from' in set ? reader.kind(set) : reader.ref(set);
}

function characteristic(name: string): Phrase {
  return wordOfTable(characteristics, name, 'characteristic');
}

function playerNumber(reader: Reader, player: PlayerRef, value: string): Phrase {
  if (value === 'players')
    return template(
      'the number of $1 in the game',
      '此盘游戏中$1的数量',
      player === 'opponent' ? phrase('your opponents', '你的对手') : reader.player(player),
    );
  return template('$1 $2', '$1$2', reader.possessive(player), wordOfTable(playerNumbers, value, 'number of a player'));
}
