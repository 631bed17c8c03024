import type { Amount, Ref, Verb } from '@arbiter/kernel/authoring';
import {
  amountOf,
  done,
  join,
  listed,
  nothing,
  or,
  perWords,
  type Phrase,
  phrase,
  phrasesAnd,
  playerOf,
  type Said,
  says,
  type SentenceReader,
  template,
  UnknownWord,
  whatOf,
  wordOfTable,
} from '@arbiter/kernel/words';
import type { Attribute } from '../../../cards/printed.js';
import type { SpendingRule } from '../../../will/pool.js';
import { raceTerms } from '../../races.js';
import { attributeTerms } from '../../terms.js';
import { label } from '../keywords.js';
import { counterWords } from '../qualities.js';

/** Returns words such as `2 mana counters` or `a [+100/+100] counter`. */
function counters(reader: SentenceReader, kind: unknown, amount: Amount): Phrase {
  const word = counterWords(kind);
  if (amount === 1) return template(/^[aeiou]/.test(word.en) ? 'an $1 counter' : 'a $1 counter', '1个$1指示物', word);
  if (typeof amount === 'number') return template('$2 $1 counters', '$2个$1指示物', word, reader.measure(amount));
  return template('$1 counters equal to $2', '数量等同于$2的$1指示物', word, reader.measure(amount));
}

const fixedLife = (reader: SentenceReader, verb: Verb): { readonly amount: Phrase; readonly plain: boolean } => {
  const amount = amountOf(verb);
  const words = reader.measure(amount);
  return {
    amount: phrase(words.en, typeof amount === 'number' ? `${words.zh}点` : `${words.zh}的`),
    plain: typeof amount === 'number' || (typeof amount === 'object' && 'event' in amount),
  };
};

const life = (en: string, zh: string): Said =>
  says(
    (reader, verb) => {
      const { amount, plain } = fixedLife(reader, verb);
      const player = playerOf(verb);
      const who = reader.player(player);
      const s = player === 'you' || who.many === true ? '' : 's';
      return plain
        ? template(`$2 ${en}${s} $1 life`, `$2${zh}$1生命值`, amount, who)
        : template(`$2 ${en}${s} life equal to $1`, `$2${zh}等同于$1生命值`, amount, who);
    },
    'amount',
    'player',
  );

const damage: Said = says(
  (reader, verb) => {
    const source = verb.source === undefined ? reader.self : reader.ref(verb.source as Ref);
    const { amount, plain } = fixedLife(reader, verb);
    const to = [
      ...(verb.to === undefined ? [] : [reader.ref(verb.to as Ref)]),
      ...(verb.player === undefined ? [] : [reader.player(verb.player as never)]),
    ];
    const firm = verb.firm === true ? phrase(', which can’t be prevented', '（此伤害不能被防止）') : nothing;
    const deals = source.many === true ? 'deal' : 'deals';
    const self = to.map((one) => (one.en === source.en ? phrase('itself', '自身') : one));
    const all = listed(self, ' and ', '和');
    if (verb.divided !== undefined)
      return template(
        `$1 ${deals} $2 damage divided as you choose among $3$4`,
        '$1对$3造成共$2伤害，由你分配$4',
        source,
        amount,
        all,
        firm,
      );
    return plain
      ? template(`$1 ${deals} $2 damage to $3$4`, '$1对$3造成$2伤害$4', source, amount, all, firm)
      : template(`$1 ${deals} damage to $3 equal to $2$4`, '$1对$3造成等同于$2伤害$4', source, amount, all, firm);
  },
  'amount',
  'to',
  'player',
  'source',
  'divided',
  'firm',
);

const anyAttribute = JSON.stringify(['{W}', '{R}', '{U}', '{G}', '{B}']);

/** Words for producing will, as symbols or of any attribute, and for what it may be spent on. */
const produce: Said = says(
  (reader, verb) => {
    const will = verb.will as string | readonly string[];
    const what =
      JSON.stringify(will) === anyAttribute
        ? phrase('1 will of any attribute', '1点任意属性的魔力')
        : or((typeof will === 'string' ? [will] : will).map((one) => phrase(one, one)));
    const amount = amountOf(verb);
    const per = typeof amount === 'number' ? null : perWords(reader, amount);
    const times =
      amount === 1 ? nothing : per === null ? template(' times $1', '（$1次）', reader.measure(amount)) : template(' for each $1', '', per);
    const only = verb.only === undefined ? nothing : onlyWords(verb.only as SpendingRule);
    return done(
      reader,
      playerOf(verb),
      'produce%s $1$2$3',
      '$4产生$1$2$3',
      what,
      times,
      only,
      per === null ? nothing : template('', '每有$1，', per),
    );
  },
  'will',
  'amount',
  'only',
  'player',
);

function onlyWords({ where, also }: SpendingRule): Phrase {
  const races = (where as { readonly races?: string } | undefined)?.races;
  if (races === undefined || Object.keys(where ?? {}).length !== 1 || (also !== undefined && also !== races))
    throw new UnknownWord('what will may be spent on', where);
  const race = wordOfTable(raceTerms, races, 'race');
  return template(
    also === undefined ? ' (only for $1 cards)' : ' (only for $1 cards, and for what may be paid as if it were one)',
    also === undefined ? '（仅可用于$1牌）' : '（仅可用于$1牌，以及可视为该类别来支付的费用）',
    race,
  );
}

const symbols = (will: unknown): Phrase => phrase(`pay ${String(will)}`, `支付${String(will)}`);

/** Words for [Incarnation] (1110.2): resonators by their attributes, equal ones counted together. */
const incarnate: Said = says((_reader, { attributes }) => {
  const slots = (attributes as readonly (readonly Attribute[])[]).map((slot) =>
    or(slot.map((one) => wordOfTable(attributeTerms, one, 'attribute'))),
  );
  const kinds = [...new Map(slots.map((slot) => [slot.en, { slot, count: slots.filter(({ en }) => en === slot.en).length }])).values()];
  return template(
    'banish $1',
    '破坏$1',
    phrasesAnd(
      kinds.map(({ slot, count }) =>
        template(count === 1 ? 'a $1 resonator' : '$2 $1 resonators', '$2个$1属性的生物', slot, phrase(String(count), String(count))),
      ),
    ),
  );
}, 'attributes');

/** Words of verbs that change the state of cards, players and will pools. */
export const stateWords: { readonly [verb: string]: Said } = {
  dealDamage: damage,
  gainLife: life('gain', '获得'),
  loseLife: life('lose', '失去'),
  setLife: says(
    (reader, verb) => template('$2 life becomes $1', '$2生命值成为$1', reader.measure(amountOf(verb)), reader.possessive(playerOf(verb))),
    'amount',
    'player',
  ),
  payLife: says((reader, verb) => template('pay $1 life', '支付$1点生命值', reader.measure(amountOf(verb))), 'amount'),
  payWill: says((_reader, verb) => symbols(verb.will), 'will', 'x'),
  restSelf: says(() => phrase('{Rest}', '{横置}')),
  rest: says((reader, verb) => template('rest $1', '横置$1', whatOf(reader, verb)), 'choose'),
  recover: says((reader, verb) => template('recover $1', '重置$1', whatOf(reader, verb))),
  addCounters: says(
    (reader, verb) => {
      const amount = amountOf(verb);
      const what = payer(whatOf(reader, verb));
      if (typeof amount === 'number') return template('put $1 on $2', '在$2上放置$1', counters(reader, verb.kind, amount), what);
      return template(
        'put $1 counters on $2 equal to $3',
        '在$2上放置数量等同于$3的$1指示物',
        counterWords(verb.kind),
        what,
        reader.measure(amount),
      );
    },
    'kind',
    'amount',
  ),
  removeCounters: says(
    (reader, verb) => template('remove $1 from $2', '从$2移除$1', counters(reader, verb.kind, amountOf(verb)), whatOf(reader, verb)),
    'kind',
    'amount',
  ),
  payCounters: says(
    (reader, verb) => template('remove $1 from $2', '从$2移除$1', counters(reader, verb.kind, amountOf(verb)), payer(whatOf(reader, verb))),
    'kind',
    'amount',
  ),
  takeCounter: says(
    (reader, verb) => template('remove a $1 counter from $2', '从$2移除1个$1指示物', counterWords(verb.kind), whatOf(reader, verb)),
    'kind',
    'choose',
  ),
  moveCounters: says(
    (reader, verb) =>
      template(
        'move $1 from $2 to $3',
        '将$1从$2移动至$3',
        verb.amount === undefined
          ? template('all $1 counters', '所有$1指示物', counterWords(verb.kind))
          : counters(reader, verb.kind, amountOf(verb)),
        whatOf(reader, verb),
        reader.ref(verb.to as Ref),
      ),
    'kind',
    'amount',
    'to',
  ),
  removeDamage: says((reader, verb) => template('remove all damage from $1', '移除$1上的所有伤害', whatOf(reader, verb))),
  produce,
  incarnate,
  force: says((reader, verb) => join([label('force'), reader.measure(amountOf(verb))], ' ', ''), 'amount'),
};

/** A player has only one ruler or J-ruler that could pay or bear something. */
const payer = (words: Phrase): Phrase => (words.en === 'all J/rulers you control' ? phrase('your J/ruler', '你的裁决者/领主') : words);
