import type { Amount, PlayerRef, Ref, Selector } from '@arbiter/kernel/authoring';
import { type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { numberTerms } from '../terms.js';
import { counterWords } from './qualities.js';
import { histories } from './references.js';
import type { Reader } from './reader.js';
import { describedAs } from './selectors.js';

/** Numbers that belong to a player. */
export const playerNumbers: { readonly [value: string]: Phrase } = {
  life: phrase('LP', '基本分'),
  hand: phrase('number of cards in hand', '手卡数量'),
  mainDeck: phrase('number of cards in the Deck', '卡组数量'),
  extraDeck: phrase('number of cards in the Extra Deck', '额外卡组数量'),
  graveyard: phrase('number of cards in the GY', '墓地卡片数量'),
  banished: phrase('number of banished cards', '除外的卡数量'),
  freeZones: phrase('number of free Monster Zones', '可用的怪兽区数量'),
  monsters: phrase('number of monsters', '怪兽数量'),
  normalSummons: phrase('number of Normal Summons this turn', '本回合通常召唤次数'),
};

const matchNumbers: { readonly [value: string]: Phrase } = {
  chain: phrase('the number of Chain Links', '连锁数'),
  turn: phrase('the number of the turn', '回合数'),
};

const facts: { readonly [field: string]: Phrase } = {
  amount: phrase('that much', '该数值'),
  link: phrase('the number of that Chain Link', '该连锁数'),
};

export function characteristicWords(name: string): Phrase {
  return name.startsWith('counters.')
    ? template('number of $1s', '$1数量', counterWords(name.slice('counters.'.length)))
    : wordOfTable(numberTerms, name, 'characteristic');
}

const isRef = (of: Selector | Ref): of is Ref => typeof of === 'string' || !('from' in of);

/**
 * An amount in words: a number in digits, or what it is equal to.
 * @throws {UnknownWord}
 */
export function measureWords(reader: Reader, amount: Amount): Phrase {
  if (typeof amount === 'number') return phrase(String(amount), String(amount));
  const inner = (one: Amount): Phrase => reader.measure(one);
  const among = (of: Selector | Ref): Phrase => (isRef(of) ? reader.ref(of) : reader.kind(of));
  if ('var' in amount) return reader.mention(amount.var);
  if ('event' in amount) return wordOfTable(facts, amount.event, 'number of the event');
  if ('noted' in amount) return phrase('the noted number', '记录的数值');
  if ('count' in amount) return template('the number of $1', '$1的数量', reader.kind(amount.count));
  if ('countOf' in amount)
    return amount.where === undefined
      ? template('the number of $1', '$1的数量', reader.ref(amount.countOf))
      : template(
          'the number among $1 of those that fit “$2”',
          '$1之中「$2」的数量',
          reader.ref(amount.countOf),
          describedAs(reader, amount.where),
        );
  if ('sum' in amount) return template('the total $2 of $1', '$1的$2合计', reader.kind(amount.sum), characteristicWords(amount.of));
  if ('max' in amount) return template('the highest $1 among $2', '$2之中最高的$1', characteristicWords(amount.of), among(amount.max));
  if ('min' in amount) return template('the lowest $1 among $2', '$2之中最低的$1', characteristicWords(amount.of), among(amount.min));
  if ('distinct' in amount)
    return template('the number of different $1s among $2', '$2之中不同$1的数量', characteristicWords(amount.of), among(amount.distinct));
  if ('match' in amount) return wordOfTable(matchNumbers, amount.match, 'number of the Duel');
  if ('part' in amount) return phrase('its share', '分配的数量');
  if ('player' in amount) return playerNumber(reader, amount);
  if ('value' in amount) return valueWords(characteristicWords(amount.value), reader.ref(amount.of));
  if ('plus' in amount) return amount.plus.map(inner).reduce((a, b) => template('$1 plus $2', '$1加$2', a, b));
  if ('minus' in amount) return template('$1 minus $2', '$1减$2', inner(amount.minus[0]), inner(amount.minus[1]));
  if ('times' in amount) return template('$1 × $2', '$2×$1', inner(amount.times[0]), inner(amount.times[1]));
  if ('quotient' in amount)
    return template('$1 divided by $2, rounded down', '$1除以$2（舍去小数）', inner(amount.quotient[0]), inner(amount.quotient[1]));
  if ('half' in amount) return template('half of $1', '$1的一半', inner(amount.half));
  if ('halfUp' in amount) return template('half of $1', '$1的一半', inner(amount.halfUp));
  if ('history' in amount) return template('the number of $1', '$1的数量', wordOfTable(histories, amount.history, 'fact'));
  if ('atMost' in amount) return template('$1, but at most $2', '$1（最多为$2）', inner(amount.atMost[0]), inner(amount.atMost[1]));
  if ('atLeast' in amount) return template('$1, but at least $2', '$1（最少为$2）', inner(amount.atLeast[0]), inner(amount.atLeast[1]));
  throw new UnknownWord('amount', amount);
}

/** `its ATK`, `the Level of that monster`. */
function valueWords(name: Phrase, of: Phrase): Phrase {
  return of.en === 'it' ? template('its $1', '$2的$1', name, of) : template('the $1 of $2', '$2的$1', name, of);
}

const taken: { readonly [take: string]: Phrase } = { greatest: phrase('greatest', '最大'), least: phrase('least', '最小') };

function playerNumber(
  reader: Reader,
  { player, value, take }: { readonly player: PlayerRef; readonly value: string; readonly take?: 'greatest' | 'least' },
): Phrase {
  const words = wordOfTable(playerNumbers, value, 'number of a player');
  if (take !== undefined)
    return template('the $2 $1 of a player', '各玩家之中$2的$1', words, wordOfTable(taken, take, 'choice of a number'));
  return template('$1 $2', '$1$2', reader.possessive(player), words);
}
