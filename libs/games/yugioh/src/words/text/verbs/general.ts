import type { Json, JsonObject } from '@arbiter/kernel';
import type { Ability, Amount, Clause, Modifier, PlayerRef, Ref, Verb } from '@arbiter/kernel/authoring';
import { type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { phaseTerms } from '../../terms.js';
import { pileTerms } from '../places.js';
import type { Reader } from '../reader.js';
import { untilOf } from './field.js';
import { amountOf, done, nothing, points, type Said, says, type VerbWords, whatOf, whoOf } from './saying.js';

/** Words for verbs about LP, chance, negation, lasting changes and replacements of events. */

const life =
  (en: string, zh: string, equal: string, equalZh: string): VerbWords =>
  (reader, verb) => {
    const amount = amountOf(verb);
    return typeof amount === 'number'
      ? done(reader, whoOf(verb), en, zh, points(reader, amount))
      : done(reader, whoOf(verb), equal, equalZh, points(reader, amount));
  };

const damage: VerbWords = (reader, verb) => {
  const amount = amountOf(verb);
  const player = whoOf(verb);
  const whom = player === 'you' ? phrase('yourself', '自己') : reader.player(player);
  return typeof amount === 'number'
    ? template('inflict $1 damage to $2', '给与$2$1伤害', points(reader, amount), whom)
    : template('inflict damage to $2 equal to $1', '给与$2相当于（$1）的伤害', points(reader, amount), whom);
};

const payLife: VerbWords = (reader, verb) =>
  verb.half === true
    ? phrase('pay half your LP', '支付一半基本分')
    : life('pay%s $1 LP', '支付$1基本分', 'pay%s LP equal to $1', '支付相当于（$1）的基本分')(reader, verb);

/** A change of things or players for a time. What its `let` names is said where it is read. */
const grant: VerbWords = (reader, verb) => {
  for (const [name, amount] of Object.entries((verb.let ?? {}) as { readonly [name: string]: Amount })) {
    // That a loss takes at most what is there (2.5-1) need not be stated.
    const words = reader.measure(
      typeof amount === 'object' && 'atMost' in amount && typeof amount.atMost[0] === 'number' ? amount.atMost[0] : amount,
    );
    reader.name(name, { first: words, again: words });
  }
  const to =
    verb.to === undefined ? (verb.players === undefined ? null : reader.player(verb.players as PlayerRef)) : reader.ref(verb.to as Ref);
  const changes = reader.modifiers(verb.modifiers as readonly Modifier[], to);
  const time = untilOf(verb.until);
  return time.en === '' ? changes : { en: `${changes.en} ${time.en}`, zh: `${time.zh}，${changes.zh}` };
};

const becomes: { readonly [field: string]: (reader: Reader, value: Json) => Phrase } = {
  to: (_reader, value) =>
    value === 'banished'
      ? phrase('it is banished instead', '改为除外')
      : value === 'mainDeck'
        ? phrase('it returns to the Deck instead', '改为回到卡组')
        : template('it goes to the $1 instead', '改为去往$1', wordOfTable(pileTerms, value, 'place')),
  amount: (reader, value) => template('it becomes $1', '变成$1', reader.measure(value as Amount)),
  seat: () => phrase('the other player takes it', '由另一玩家承受'),
  at: (_reader, value) => (value === 'bottom' ? phrase('to the bottom', '放到最下方') : phrase('to the top', '放到最上方')),
  faceDown: () => phrase('face-down', '以里侧表示'),
  faceUp: () => phrase('face-up', '以表侧表示'),
};

const become: VerbWords = (reader, verb) => {
  const said = Object.entries(verb.set as JsonObject).map(([field, value]) => {
    const words = becomes[field];
    if (words === undefined) throw new UnknownWord('change of an event', field);
    return words(reader, value as Json);
  });
  return said.reduce((a, b) => template('$1 $2', '$1$2', a, b));
};

const counted: VerbWords = (reader, verb) => {
  const name = String(verb.name);
  const words = reader.measure(verb.amount as Amount);
  reader.name(name, { first: phrase('that number', '该数值'), again: phrase('that number', '该数值') });
  return template('count $1', '计算$1', words);
};

const itsAttribute = phrase('the same Attribute', '与其相同的属性');
const thatName = phrase('that name', '该卡名');
const verbsOf = (list: unknown): readonly Verb[] => (list as readonly Verb[]).map((one) => one);
/** The `do` of the kernel's `instead` holds verbs; that of other verbs holds clauses. */
const orders = (reader: Reader, list: unknown): Phrase =>
  verbsOf(list).every((one) => typeof one.verb === 'string') ? reader.order(verbsOf(list)) : reader.clauses(list as readonly Clause[]);

const waits: VerbWords = (reader, verb) => {
  const time = untilOf(verb.until);
  const words = reader.ability(verb.ability as Ability);
  const lowered = { en: words.en.charAt(0).toLowerCase() + words.en.slice(1), zh: words.zh };
  return time.en === '' ? template('later, $1', '之后，$1', lowered) : template('$2, $1', '$2，$1', lowered, time);
};

const fixed = (en: string, zh: string): Said => says(() => phrase(en, zh));
const theResult = phrase('the result', '出现的数目');
const rightCalls = phrase('the number of coins that were called right', '猜中的次数');
const coins = (reader: Reader, verb: Verb): Phrase =>
  amountOf(verb) === 1 ? phrase('a coin', '1') : template('$1 coins', '$1', reader.measure(amountOf(verb)));

/** A loss for each monster separately; the amount is an argument of the verb (2.5-1). */
const loses: VerbWords = (reader, verb) => {
  const amount = reader.measure((verb.atk ?? verb.def) as Amount);
  const values =
    verb.atk !== undefined && verb.def !== undefined
      ? phrase('ATK and DEF', '攻击力·守备力')
      : verb.atk !== undefined
        ? phrase('ATK', '攻击力')
        : phrase('DEF', '守备力');
  const plain = typeof (verb.atk ?? verb.def) === 'number';
  const loss = template(
    plain ? 'have $1 lose $2 $3' : 'have $1 lose $3 equal to $2',
    plain ? '$1的$3下降$2' : '$1的$3下降（$2）',
    whatOf(reader, verb),
    amount,
    values,
  );
  // The first modifier is the loss itself, which has words already.
  const more = (verb.modifiers as readonly Modifier[]).slice(1);
  const words = more.length === 0 ? loss : template('$1, and $2', '$1，$2', loss, reader.modifiers(more, whatOf(reader, verb)));
  const time = untilOf(verb.until);
  return { en: `${words.en} ${time.en}`.trim(), zh: time.zh === '' ? words.zh : `${time.zh}，${words.zh}` };
};

const multiplies: VerbWords = (reader, verb) => {
  const words =
    verb.times === 2
      ? template('double the ATK of $1', '$1的攻击力变成2倍', whatOf(reader, verb))
      : template(
          'make the ATK of $1 $2 times what it is',
          '$1的攻击力变成$2倍',
          whatOf(reader, verb),
          phrase(String(verb.times), String(verb.times)),
        );
  const time = untilOf(verb.until);
  return { en: `${words.en} ${time.en}`.trim(), zh: time.zh === '' ? words.zh : `${time.zh}，${words.zh}` };
};

const skip: VerbWords = (reader, verb) => {
  const times = phrase(String(verb.times ?? 1), String(verb.times ?? 1));
  return template(
    verb.times === undefined ? '$1 $2 is skipped' : '$1 next $3 $2s are skipped',
    verb.times === undefined ? '跳过$1的$2' : '跳过$1接下来$3次的$2',
    reader.possessive(whoOf(verb)),
    wordOfTable(phaseTerms, verb.phase, 'phase'),
    times,
  );
};

export const generalWords: { readonly [verb: string]: Said } = {
  becomes: says(become, 'set'),
  cancel: fixed('that does not happen', '该事件不发生'),
  count: says(counted, 'name', 'amount'),
  damage: says(damage, 'amount', 'who'),
  endBattlePhase: fixed('end the Battle Phase', '结束战斗阶段'),
  endTurn: fixed('make it the End Phase', '变成结束阶段'),
  gainLife: says(life('gain%s $1 LP', '回复$1基本分', 'gain%s LP equal to $1', '回复相当于（$1）的基本分'), 'amount', 'who'),
  grant: says(grant, 'to', 'players', 'until', 'modifiers', 'let'),
  instead: says((reader, verb) => template('$1 instead', '改为$1', orders(reader, verb.do)), 'do'),
  later: says(waits, 'until', 'ability', 'left'),
  loseLife: says(life('lose%s $1 LP', '失去$1基本分', 'lose%s LP equal to $1', '失去相当于（$1）的基本分'), 'amount', 'who'),
  negateActivation: fixed('negate the activation', '该发动无效'),
  negateAttack: fixed('negate the attack', '该攻击无效'),
  negateEffect: fixed('negate the effect', '该效果无效'),
  negateSummon: fixed('negate the Summon', '该召唤无效'),
  // What it notes is put into words where it is read.
  noteName: says(
    (reader, verb) => (
      [verb.name, verb.names].forEach((name) =>
        typeof name === 'string' ? reader.name(name, { first: thatName, again: thatName }) : undefined,
      ),
      typeof verb.attribute === 'string' ? reader.name(verb.attribute, { first: itsAttribute, again: itsAttribute }) : undefined,
      nothing
    ),
    'name',
    'names',
    'attribute',
    'declared',
  ),
  note: says(
    (reader, verb) =>
      template(
        'note $1',
        '记录$1',
        verb.what === undefined
          ? nothing
          : reader.ref(typeof verb.what === 'string' && verb.what !== 'self' ? { var: verb.what } : (verb.what as Ref)),
      ),
    'as',
    'name',
    'words',
  ),
  payLife: says(payLife, 'amount', 'who', 'half'),
  reduceBy: says(
    (reader, verb) =>
      verb.by === 'left'
        ? phrase('all of it is prevented', '全部变成0')
        : template('it is reduced by $1', '减少$1', reader.measure(verb.by as Amount)),
    'by',
  ),
  setLife: says(life('have%s their LP become $1', '基本分变成$1', 'have%s their LP become $1', '基本分变成（$1）'), 'amount', 'who'),
  shield: says(waits, 'until', 'ability', 'left'),
  skipPhase: says(skip, 'phase', 'who', 'turns', 'times'),
  loseStats: says(loses, 'until', 'atk', 'def', 'modifiers'),
  multiplyStats: says(multiplies, 'until', 'times', 'modifiers'),
  prove: says((reader, verb) => done(reader, whoOf(verb), 'reveal%s their hand', '展示手卡'), 'who'),
  rollDie: says(
    (reader, verb) => (reader.name(String(verb.name), { first: theResult, again: theResult }), phrase('roll a six-sided die', '掷1次骰子')),
    'name',
  ),
  tossCoin: says(
    (reader, verb) => (
      reader.name(String(verb.name), { first: rightCalls, again: rightCalls }), template('toss $1', '进行$1次投掷硬币', coins(reader, verb))
    ),
    'name',
    'call',
    'amount',
  ),
  when: says(waits, 'until', 'ability'),
};
