import type { PlayerRef, Ref } from '@arbiter/kernel/authoring';
import { type Phrase, phrase, template, wordOfTable } from '@arbiter/kernel/words';
import { counterWords } from '../qualities.js';
import { amountOf, nothing, type Said, says, type VerbWords, whatOf } from './saying.js';

/** Words for verbs about cards on the field: control, equipping, counters, positions, materials. */

export const durationWords: { readonly [until: string]: Phrase } = {
  endPhase: phrase('until the End Phase', '直到结束阶段'),
  turnEnd: phrase('until the end of this turn', '直到回合结束时'),
  yourNextTurnEnd: phrase('until the end of your next turn', '直到下次的自己回合结束时'),
  nextTurnEnd: phrase('until the end of the next turn', '直到下个回合结束时'),
  opponentNextEndPhase: phrase('until your opponent’s next End Phase', '直到下次的对方结束阶段'),
  battleEnd: phrase('until the end of the Battle Phase', '直到战斗阶段结束时'),
  damageStepEnd: phrase('until the end of the Damage Step', '直到伤害步骤结束时'),
  damageCalculationEnd: phrase('during this damage calculation', '仅在该伤害计算时'),
  equipped: phrase('while it is equipped with this card', '只要装备着这张卡'),
  stays: nothing,
  duel: nothing,
};

export const untilOf = (until: unknown): Phrase => (until === undefined ? nothing : wordOfTable(durationWords, until, 'duration'));

const timed = (words: Phrase, until: unknown): Phrase => {
  const time = untilOf(until);
  return time.en === '' ? words : { en: `${words.en} ${time.en}`, zh: `${time.zh}${words.zh}` };
};

const takeControl: VerbWords = (reader, verb) => {
  const player = (verb.to as PlayerRef | undefined) ?? 'you';
  const words =
    player === 'you'
      ? template('take control of $1', '得到$1的控制权', whatOf(reader, verb))
      : template('give control of $1 to $2', '$1的控制权移给$2', whatOf(reader, verb), reader.player(player));
  return timed(words, verb.until);
};

const positions: { readonly [position: string]: Phrase } = {
  attack: phrase('Attack Position', '表侧攻击表示'),
  defense: phrase('Defense Position', '表侧守备表示'),
};
const changePosition: VerbWords = (reader, verb) =>
  verb.position === undefined
    ? template('change the battle position of $1', '$1的表示形式变更', whatOf(reader, verb))
    : template('change $1 to $2', '$1变成$2', whatOf(reader, verb), wordOfTable(positions, verb.position, 'position'));

const counters =
  (en: string, zh: string): VerbWords =>
  (reader, verb) => {
    const kind = counterWords(String(verb.kind));
    const number =
      verb.amount === 'all'
        ? template('all $1s', '全部$1', kind)
        : typeof amountOf(verb) === 'number'
          ? template(amountOf(verb) === 1 ? '$1 $2' : '$1 $2s', '$1个$2', reader.measure(amountOf(verb)), kind)
          : template('$2s equal to $1', '（$1）个$2', reader.measure(amountOf(verb)), kind);
    return template(en, zh, number, whatOf(reader, verb));
  };

const detach: VerbWords = (reader, verb) => {
  const amount = reader.measure(amountOf(verb));
  return template(
    amountOf(verb) === 1 ? 'detach $1 Xyz Material from $2' : 'detach $1 Xyz Materials from $2',
    '取除$2的超量素材$1个',
    amount,
    whatOf(reader, verb),
  );
};

const plain =
  (en: string, zh: string): VerbWords =>
  (reader, verb) =>
    template(en, zh, whatOf(reader, verb), verb.to === undefined ? nothing : reader.ref(verb.to as Ref));

export const fieldWords: { readonly [verb: string]: Said } = {
  addCounters: says(counters('place $1 on $2', '在$2上放置$1'), 'kind', 'amount'),
  attachMaterial: says(plain('attach $1 to $2 as Xyz Material', '$1作为$2的超量素材'), 'to'),
  changePosition: says(changePosition, 'position'),
  detach: says(detach, 'amount'),
  equip: says(plain('equip $1 to $2', '$1给$2装备'), 'to'),
  flipFaceUp: says(
    (reader, verb) =>
      template(
        'turn $1 face-up$2',
        '$1变成表侧$2表示',
        whatOf(reader, verb),
        verb.position === 'attack'
          ? phrase(' in Attack Position', '攻击')
          : verb.position === 'defense'
            ? phrase(' in Defense Position', '守备')
            : nothing,
      ),
    'position',
  ),
  moveZone: says(plain('move $1 to another Main Monster Zone of its controller', '$1移动到其控制者的其他的主要怪兽区')),
  placeAsPendulum: says(plain('place $1 in your Pendulum Zone', '$1放置到自己的灵摆区')),
  removeCounters: says(counters('remove $1 from $2', '取除$2的$1'), 'kind', 'amount'),
  takeControl: says(takeControl, 'to', 'until'),
  turnFaceDown: says(plain('change $1 to face-down Defense Position', '$1变成里侧守备表示'), 'position'),
};
