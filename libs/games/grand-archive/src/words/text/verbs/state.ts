import type { Amount, Ref, Verb } from '@arbiter/kernel/authoring';
import {
  amountOf,
  done,
  listed,
  nothing,
  type Phrase,
  phrase,
  playerOf,
  type Said,
  says,
  type SentenceReader,
  template,
  whatOf,
  wordOfTable,
} from '@arbiter/kernel/words';
import { costTerms } from '../../terms.js';
import { counterWords } from '../qualities.js';

/** Returns words such as `2 level counters` or `an enlighten counter`. */
function counters(reader: SentenceReader, verb: Verb): Phrase {
  const word = counterWords(String(verb.kind));
  const amount = amountOf(verb);
  if (amount === 1) return template(/^[aeiou]/.test(word.en) ? 'an $1 counter' : 'a $1 counter', '1个$1指示物', word);
  if (typeof amount === 'number') return template('$2 $1 counters', '$2个$1指示物', word, reader.measure(amount));
  return template('$1 counters equal to $2', '数量等同于$2的$1指示物', word, reader.measure(amount));
}

/** Returns words such as `an additional buff counter` or `2 additional buff counters`. */
const additional = ({ en, zh }: Phrase): Phrase =>
  phrase(
    en.replace(/^(?:an?|(\d+)) /, (_, many?: string) => (many === undefined ? 'an additional ' : `${many} additional `)),
    `额外${zh}`,
  );

/** Returns the words `3 damage`, or `damage equal to ...`. */
function measured(reader: SentenceReader, amount: Amount): { readonly words: Phrase; readonly plain: boolean } {
  const words = reader.measure(amount);
  return { words, plain: typeof amount === 'number' || (typeof amount === 'object' && ('event' in amount || 'var' in amount)) };
}

const damage: Said = says(
  (reader, verb) => {
    const source = verb.source === undefined ? reader.self : reader.ref(verb.source as Ref);
    const { words, plain } = measured(reader, amountOf(verb));
    const to = reader.ref(verb.to as Ref);
    const all = listed([to.en === source.en ? phrase('itself', '自身') : to], ' and ', '和');
    const firm = verb.firm === true ? phrase(', which can’t be prevented', '（此伤害不能被防止）') : nothing;
    const deals = source.many === true ? 'deal' : 'deals';
    if (verb.divided !== undefined)
      return template(
        `$1 ${deals} $2 damage divided as you choose among $3$4`,
        '$1对$3造成共$2点伤害，由你分配$4',
        source,
        words,
        all,
        firm,
      );
    return plain
      ? template(`$1 ${deals} $2 damage to $3$4`, '$1对$3造成$2点伤害$4', source, words, all, firm)
      : template(`$1 ${deals} damage to $3 equal to $2$4`, '$1对$3造成等同于$2的伤害$4', source, words, all, firm);
  },
  'amount',
  'to',
  'source',
  'divided',
  'firm',
);

/** Words for recovering: `recover 4` for one’s own champion; other objects are named. */
const recover: Said = says((reader, verb) => {
  const who = whatOf(reader, verb);
  const { words, plain } = measured(reader, amountOf(verb));
  const much = plain ? words : template('damage equal to $1', '等同于$1的伤害', words);
  if (who.en === 'your champion') return template('recover $1', '恢复$1', much);
  return template('$1 recover%s $2', '$1恢复$2', who, much);
}, 'amount');

const cards = (kind: 'reserve' | 'memory'): Said =>
  says(
    (reader, verb) => template('pay $1 $2', '支付$1点$2费用', reader.measure(amountOf(verb)), wordOfTable(costTerms, kind, 'kind of cost')),
    'amount',
  );

const ends = (en: string, zh: string): Said => says((reader, verb) => done(reader, playerOf(verb), en, zh), 'player');

/** Words for the outcome of a game, with the player as the subject of the sentence. */
const outcome = (en: string, zh: string): Said =>
  says((reader, verb) => template(`$1 ${en}`, `$1${zh}`, reader.player(playerOf(verb))), 'player');

/** Words of verbs that change the state of objects, players and turns. */
export const stateWords: { readonly [verb: string]: Said } = {
  dealDamage: damage,
  recover,
  rest: says((reader, verb) => template('rest $1', '横置$1', whatOf(reader, verb)), 'choose'),
  restSelf: says((reader) => template('rest $1', '横置$1', reader.self)),
  wakeUp: says((reader, verb) => template('wake up $1', '重置$1', whatOf(reader, verb))),
  becomeDistant: says((reader, verb) => template('$1 become%s distant', '$1变为远距', whatOf(reader, verb))),
  foster: says((reader, verb) => template('$1 become%s fostered', '$1被养育', whatOf(reader, verb))),
  addCounters: says(
    (reader, verb) => template('put $1 on $2', '在$2上放置$1', counters(reader, verb), whatOf(reader, verb)),
    'kind',
    'amount',
  ),
  entersWith: says(
    (reader, verb) => template('$2 enters the field with $1', '$2带着$1入场', additional(counters(reader, verb)), whatOf(reader, verb)),
    'kind',
    'amount',
  ),
  removeCounters: says(
    (reader, verb) => template('remove $1 from $2', '从$2移除$1', counters(reader, verb), whatOf(reader, verb)),
    'kind',
    'amount',
  ),
  payCounters: says(
    (reader, verb) => template('remove $1 from $2', '从$2移除$1', counters(reader, verb), whatOf(reader, verb)),
    'kind',
    'amount',
  ),
  takeCounter: says(
    (reader, verb) =>
      template('remove a counter ($1) from $2', '从$2移除1个$1指示物', counterWords(String(verb.kind)), whatOf(reader, verb)),
    'choose',
    'kind',
  ),
  redirect: says(
    (reader, verb) => template('redirect the attack to $1', '将该攻击改为攻击$1', reader.ref((verb.to as Ref | undefined) ?? 'self')),
    'to',
    'intercepting',
  ),
  payReserve: cards('reserve'),
  payMemory: cards('memory'),
  winGame: outcome('win%s the game', '赢得游戏'),
  loseGame: outcome('lose%s the game', '输掉游戏'),
  drawGame: says(() => phrase('the game is a draw', '游戏平局')),
  endTurn: ends('end the turn', '结束本回合'),
  endCombat: ends('end the combat', '结束本次战斗'),
};
