import type { Predicate, Trigger } from '@arbiter/kernel/authoring';
import { or, type Phrase, phrase, phrasesAnd, template, UnknownWord } from '@arbiter/kernel/words';
import { phaseTerms } from '../terms.js';
import { activatedWords, actWords, type Facets, facetsOf, fromWords, mannerWords } from './facets.js';
import { summonsOf } from './qualities.js';
import type { Reader } from './reader.js';
import { describedAs } from './selectors.js';

/** The words of an event: `$1` is its object, `$2` the player, `$3` how it came about. */
interface EventWords {
  readonly words: Phrase;
  /** The words with a given player: `your opponent draws`. */
  readonly by?: Phrase;
  /** The object of the event if no condition describes it. */
  readonly about?: Phrase;
}

const card = phrase('a card', '卡');
const monster = phrase('a monster', '怪兽');

const events: { readonly [event: string]: EventWords } = {
  activated: { words: phrase('$1 is activated', '$1发动'), by: phrase('$2 activate%s $1', '$2把$1发动') },
  addedToHand: { words: phrase('$1 is added to the hand', '$1加入手卡'), about: card },
  attackDeclared: {
    words: phrase('$1 declares an attack', '$1攻击宣言'),
    by: phrase('$1 that $2 control%s declares an attack', '$2的$1攻击宣言'),
    about: monster,
  },
  attackTargeted: { words: phrase('$1 is targeted for an attack', '$1被选择为攻击对象'), about: monster },
  attacked: { words: phrase('$1 is attacked', '$1被攻击'), about: monster },
  banishedCard: { words: phrase('$1 is banished', '$1被除外'), about: card },
  battleDamage: {
    words: phrase('$1 inflicts battle damage', '$1给与战斗伤害'),
    by: phrase('$2 take%s battle damage', '$2受到战斗伤害'),
    about: monster,
  },
  battled: { words: phrase('$1 has battled a monster', '$1与怪兽进行战斗'), about: monster },
  chainEnded: { words: phrase('a Chain has resolved', '连锁处理完毕') },
  controlChanged: { words: phrase('control of $1 changes', '$1的控制权转移'), about: monster },
  counterPlaced: { words: phrase('a counter is placed on $1', '$1上放置指示物'), about: card },
  damageCalculation: { words: phrase('damage is calculated for an attack of $1', '$1的攻击进行伤害计算'), about: monster },
  damageStepBegins: { words: phrase('the Damage Step of an attack of $1 begins', '$1的攻击的伤害步骤开始'), about: monster },
  damageStepEnds: { words: phrase('the Damage Step of an attack of $1 ends', '$1的攻击的伤害步骤结束'), about: monster },
  damaged: { words: phrase('a player takes damage', '玩家受到伤害'), by: phrase('$2 take%s damage', '$2受到伤害') },
  destroyed: { words: phrase('$1 is destroyed', '$1被破坏'), about: card },
  detached: { words: phrase('$1 is detached', '$1被取除'), about: card },
  discarded: { words: phrase('$1 is discarded', '$1被丢弃'), about: card },
  drew: { words: phrase('a player draws cards', '玩家抽卡'), by: phrase('$2 draw%s cards', '$2抽卡') },
  flipped: { words: phrase('$1 is flipped face-up', '$1反转'), about: monster },
  gainedLife: { words: phrase('a player gains LP', '玩家回复基本分'), by: phrase('$2 gain%s LP', '$2回复基本分') },
  goesToGY: { words: phrase('$1 is sent to the GY', '$1送去墓地'), about: card },
  leftField: { words: phrase('$1 leaves the field', '$1离场'), about: card },
  normalSet: { words: phrase('$1 is Set', '$1盖放'), by: phrase('$2 Set%s $1', '$2盖放$1'), about: card },
  paidLife: { words: phrase('a player pays LP', '玩家支付基本分'), by: phrase('$2 pay%s LP', '$2支付基本分') },
  positionChanged: { words: phrase('the battle position of $1 changes', '$1的表示形式改变'), about: monster },
  resolvedLink: { words: phrase('$1 resolves', '$1的效果处理') },
  returned: { words: phrase('$1 is returned', '$1返回'), about: card },
  revealedInHand: { words: phrase('$1 is revealed', '$1被展示'), about: card },
  sentToGY: { words: phrase('$1 is sent to the GY', '$1送去墓地'), about: card },
  summoned: { words: phrase('$1 is $3', '$1$3'), by: phrase('$2 $4 $1', '$2把$1$3'), about: monster },
  summoning: { words: phrase('$1 would be $3', '$1$3之际'), by: phrase('$2 would $4 $1', '$2把$1$3之际'), about: monster },
  targeted: { words: phrase('$1 is targeted', '$1成为对象'), about: card },
  tributed: { words: phrase('$1 is Tributed', '$1被解放'), about: card },
  unequipped: { words: phrase('$1 is unequipped', '$1的装备解除'), about: card },
  usedAsMaterial: { words: phrase('$1 is used as material', '$1作为素材使用'), about: card },
};

/** Battle damage from a given monster to a given player. */
const inflicted = phrase('$1 inflicts battle damage to $2', '$1给与$2战斗伤害');

const damageSteps: { readonly [step: string]: Phrase } = {
  start: phrase('the start of the Damage Step', '伤害步骤开始时'),
  before: phrase('the time before damage calculation', '伤害计算前'),
  calculate: phrase('damage calculation', '伤害计算时'),
  calculation: phrase('damage calculation', '伤害计算时'),
  after: phrase('the time after damage calculation', '伤害计算后'),
  end: phrase('the end of the Damage Step', '伤害步骤结束时'),
};

/** The object of the event: `this card`, `a Dragon monster`. */
function subjectOf(reader: Reader, { about }: Facets, fallback: Phrase): Phrase {
  if (about.length === 0) return fallback;
  const merged = about.reduce<Predicate>((all, one) => ({ ...all, ...one }), {});
  const { is, ...rest } = merged;
  if (is === undefined) return describedAs(reader, merged);
  return Object.keys(rest).length === 0 ? reader.ref(is) : template('$1 as $2', '作为$2的$1', reader.ref(is), describedAs(reader, rest));
}

function summonWords(hows: readonly string[]): { readonly done: Phrase; readonly act: Phrase } {
  const plain = hows.length === 0 ? phrase('Summon', '召唤') : summonsOf(hows);
  return {
    act: { ...plain, en: plain.en.replaceAll(/\bSummon\b/g, 'Summon%s') },
    done: phrase(plain.en.replaceAll(/\bSummon\b/g, 'Summoned'), plain.zh),
  };
}

function unknown(event: string): never {
  throw new UnknownWord('event', event);
}

/** The moment of a phase or step: `the End Phase of your turn`. */
function momentWords(reader: Reader, event: string, { player }: Facets): Phrase | null {
  const [kind, name = ''] = event.split(':');
  const table = kind === 'phase' ? phaseTerms : kind === 'damageStep' ? damageSteps : null;
  if (table === null) return null;
  const words = table[name] ?? unknown(event);
  const at =
    kind === 'phase'
      ? template('during $2 $1', '$2$1', words, player === null ? phrase('the', '') : reader.possessive(player))
      : template('at $1', '$1', words);
  return at;
}

/** One occasion, without `when` or `if`: `this card is Normal Summoned`. @throws {UnknownWord} */
export function occasionWords(reader: Reader, trigger: Trigger): Phrase {
  const facets = facetsOf(trigger);
  const moment = momentWords(reader, trigger.event, facets);
  const words = moment ?? plainOccasion(reader, trigger.event, facets);
  return facets.rest.length === 0
    ? words
    : template('$1, and $2', '$1，且$2', words, phrasesAnd(facets.rest.map((one) => reader.condition(one))));
}

/** How an event came about; for an event other than a Summon also for which Summon: `as material for a Synchro Summon`. */
function mannerOf(reader: Reader, event: string, facets: Facets): Phrase {
  const plain = mannerWords(reader, facets);
  if (event === 'summoned' || event === 'summoning' || facets.hows.length === 0) return plain;
  const summon = summonsOf(facets.hows);
  return { en: `${plain.en} for a ${summon.en}`, zh: `为${summon.zh}${plain.zh}` };
}

function plainOccasion(reader: Reader, event: string, facets: Facets): Phrase {
  const { words, by, about = card } = events[event] ?? unknown(event);
  const subject = event === 'activated' || event === 'resolvedLink' ? activatedWords(facets) : subjectOf(reader, facets, about);
  const [doer] = facets.by;
  if (event === 'battleDamage' && facets.about.length === 0 && doer !== undefined && 'object' in doer)
    return plainOccasion(reader, event, { ...facets, about: [doer.is], by: [] });
  const { done, act } = summonWords(facets.hows);
  const manner = mannerOf(reader, event, facets);
  const from = fromWords(facets.from);
  const fitted = facets.act === null || event === 'activated' || event === 'resolvedLink' ? words : withAct(words, facets.act);
  // The manner follows the English words; in Chinese it follows the object.
  const zhManner = `${manner.zh}${from.zh}`;
  if (facets.player === null || by === undefined) {
    const owner = facets.player === null ? phrase('', '') : template(' ($1)', '（$1）', reader.player(facets.player));
    const en = template(`${fitted.en}$2`, '', subject, owner, done).en;
    return {
      en: `${en}${from.en}${manner.en}`,
      zh: template('', `${fitted.zh.replace('$1', `$1${zhManner}`)}$2`, subject, owner, done).zh,
    };
  }
  const player = reader.player(facets.player);
  const plural = player.en === 'you' ? '' : 's';
  const does = event === 'battleDamage' && facets.about.length > 0 ? inflicted : by;
  const en = does.en
    .replaceAll('%s', plural)
    .replaceAll('$1', subject.en)
    .replaceAll('$2', player.en)
    .replaceAll('$4', act.en.replaceAll('%s', event === 'summoning' ? '' : plural));
  return {
    en: `${en}${from.en}${manner.en}`,
    zh: template('', does === by ? by.zh.replace('$2', `$2${zhManner}`) : does.zh, subject, player, done).zh,
  };
}

/** `is destroyed and sent to the GY`, 被破坏送去墓地. */
function withAct(words: Phrase, act: string): Phrase {
  const done = actWords(act);
  return {
    en: words.en.includes(` is ${done.en}`) ? words.en : words.en.replace(' is ', ` is ${done.en} and `),
    zh: words.zh.includes(done.zh) ? words.zh : words.zh.replace('$1', `$1${done.zh}`),
  };
}

/** Whether the trigger is a phase or step that begins, rather than an event. */
export const isMoment = ({ event }: Trigger): boolean => event.startsWith('phase:') || event.startsWith('damageStep:');

/** Windows in which every ability without an event of its own is activated. */
export const isPlainWindow = ({ event }: Trigger): boolean => event === 'main' || event === 'fast';

/** The occasions of an ability: `when A or B`. `last` selects `when` instead of `if` (4.2-3, 4.2-4). */
export function occasionsOf(reader: Reader, on: readonly Trigger[]): Phrase {
  const said = on.filter((trigger) => !isPlainWindow(trigger));
  if (said.length === 0) return phrase('', '');
  const words = or(said.map((trigger) => occasionWords(reader, trigger)));
  if (said.every(isMoment)) return words;
  return said.some(({ last, mark }) => last === true || mark === 'at')
    ? template('when $1', '$1时', words)
    : template('if $1', '$1的场合', said.some(({ batch }) => batch === true) ? forAll(words) : words);
}

/** Adds that the effect triggers once for all objects to which the event happens together. */
const forAll = (words: Phrase): Phrase => template('$1 (once for all at once)', '$1（同时发生者一次）', words);

/** How the ability refers to the object of its event. */
export function eventObjectOf(on: readonly Trigger[], self: Phrase): Phrase {
  const said = on.filter((trigger) => !isPlainWindow(trigger));
  const [first] = said;
  if (first === undefined || said.some(({ event }) => event !== first.event)) return phrase('that card', '该卡');
  if (facetsOf(first).about.some(({ is }) => is === 'self')) return self;
  return first.event === 'summoned' || first.event === 'attackDeclared' || first.event === 'summoning'
    ? phrase('that monster', '该怪兽')
    : phrase('that card', '该卡');
}
