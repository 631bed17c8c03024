import { type Json, readAs } from '@arbiter/kernel';
import type { Amount, Predicate } from '@arbiter/kernel/authoring';
import { perWords, phrase, type Phrase, type SentenceReader, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import type { Forbidden, Permitted, RuleEntry } from '../../values/rules.js';
import { label } from './keywords.js';

/**
 * Words of the entries of `rules` (`values/rules.ts`), placed after those they are about; `$1` what the entry is limited to, `$2` by whom.
 */

const forbidden: { readonly [what in Forbidden]: Phrase } = {
  attack: phrase('can’t attack', '不能攻击'),
  block: phrase('can’t block', '不能阻挡'),
  beAttacked: phrase('can’t be attacked', '不能被攻击'),
  beBlocked: phrase('can’t be blocked$3', '不能被$3阻挡'),
  beTargeted: phrase('can’t be targeted by $1$2', '不能成为$2$1的目标'),
  beDestroyed: phrase('can’t be destroyed$3', '不能被$3消灭'),
  beAddedTo: phrase('can’t have $1 added to [it|them]', '不能被$1结附'),
  beCanceled: phrase('can’t be canceled', '不能被取消'),
  beAnswered: phrase('can’t be chased to', '不能被连锁'),
  recover: phrase('can’t be recovered', '不能被重置'),
  play: phrase('can’t play $1', '不能施放$1'),
  bePlayed: phrase('can’t be played', '不能被施放'),
  activate: phrase('can’t have [its|their] activate abilities played', '的启动异能不能施放'),
  trigger: phrase('can’t have [its|their] automatic abilities triggered', '的触发异能不能触发'),
  callStones: phrase('can’t call magic stones', '不能召唤魔石'),
  judge: phrase('can’t perform Judgment', '不能进行审判'),
  lifebreak: phrase('can’t perform lifebreaks', '不能执行生命绽放'),
  draw: phrase('can’t draw cards', '不能抽牌'),
  gainLife: phrase('can’t gain life', '不能获得生命值'),
  loseLife: phrase('can’t lose life', '不能失去生命值'),
  loseGame: phrase('can’t lose the game', '不会输掉游戏'),
  enter: phrase('can’t enter the field', '不能进入战场'),
};

const permitted: { readonly [what in Permitted]: Phrase } = {
  attackRecovered: phrase('can attack recovered $1', '可以攻击重置的$1'),
  attackAtOnce: phrase('can attack the turn [it enters|they enter]', '在进入战场的回合就能攻击'),
  playFrom: phrase('may be played from where [it is|they are]', '可以从其所在的区域施放'),
  payAsAny: phrase('can be paid for with will of any attribute', '可以用任意属性的魔力支付费用'),
  playAtOnce: phrase('may be played whenever you have priority', '可以在拥有优先权的任何时机施放'),
  spendMoonAsWind: phrase('may spend moon will as if it were wind will', '可以将月魔力视为风魔力来支付'),
};

const musts: { readonly [what: string]: Phrase } = {
  attack: phrase('must attack if able', '若能攻击则必须攻击'),
  attackFirst: phrase('must be the first to attack if able', '若能攻击则必须最先攻击'),
  block: phrase('must block if able', '若能阻挡则必须阻挡'),
};

const numbers: { readonly [of: string]: Phrase } = {
  handSize: phrase('maximum hand size', '手牌上限'),
  lifebreaks: phrase('number of lifebreaks', '生命绽放次数'),
};
const seen: { readonly [to: string]: Phrase } = {
  you: phrase('may look at the top card of [its|your] main deck', '可以检视主牌库顶的牌'),
  all: phrase('[plays|play] with the top card of the main deck revealed', '展示主牌库顶的牌'),
};

/**
 * Returns one entry as the end of a sentence.
 * @throws {UnknownWord}
 */
export function ruleWords(reader: SentenceReader, given: Json, ofPlayer: boolean): Phrase {
  const rule = readAs<RuleEntry>(given);
  switch (rule.word) {
    case 'cant':
      return cannot(reader, rule, ofPlayer);
    case 'may': {
      const words = wordOfTable(permitted, rule.what, 'permission');
      return template(words.en, words.zh, phrase('J/resonators', '裁决者/生物'));
    }
    case 'must':
      return wordOfTable(musts, rule.what, 'requirement');
    case 'cost':
      return cost(reader, rule, ofPlayer);
    case 'control':
      return phrase('[is|are] under your control', '由你操控');
    case 'top':
      return wordOfTable(seen, rule.to, 'who sees it');
    case 'number':
      return rule.is === undefined
        ? template('[has|have] a $1 of $2 more', '$1增加$2', wordOfTable(numbers, rule.of, 'number'), count(rule.more))
        : template('[has|have] a $1 of $2', '$1为$2', wordOfTable(numbers, rule.of, 'number'), count(rule.is));
    default:
      throw new UnknownWord('rule', rule satisfies never);
  }
}

const count = (value: number | undefined): Phrase => phrase(String(value ?? 0), String(value ?? 0));

function cannot(reader: SentenceReader, { what, where, by }: Extract<RuleEntry, { readonly word: 'cant' }>, ofPlayer: boolean): Phrase {
  const tree = where?.tree as Predicate | undefined;
  const onChase = what === 'beTargeted';
  const limit = tree === undefined ? null : reader.described(tree, 'many', onChase ? 'chase' : what === 'play' ? 'hand' : 'field');
  if (what === 'activate' && ofPlayer)
    return limit === null
      ? phrase('can’t play activate abilities', '不能施放启动异能')
      : template('can’t play activate abilities of $1', '不能施放$1的启动异能', limit);
  if (limit !== null && !limited.has(what)) throw new UnknownWord('limit of a rule', what);
  const words = wordOfTable(forbidden, what, 'prohibition');
  const shown =
    what === 'play' && limit !== null ? phrase(limit.en.replace(/ in any hand/, ''), limit.zh.replace('任意手牌中的', '')) : limit;
  return template(
    words.en,
    words.zh,
    shown ?? (onChase ? phrase('spells or abilities', '法术或异能') : phrase('cards', '卡牌')),
    by === undefined ? phrase('', '') : phrase(' your opponent controls', '对手操控的'),
    limit === null ? phrase('', '') : template(' by $1', '$1', limit),
  );
}

/** Prohibitions whose words say what they are limited to. */
const limited: ReadonlySet<Forbidden> = new Set<Forbidden>(['beTargeted', 'beBlocked', 'beDestroyed', 'beAddedTo', 'play', 'activate']);

/** Returns the words for a changed will cost: of the card itself, or of abilities. */
function cost(
  reader: SentenceReader,
  { of, more, less, times, keyword, where }: Extract<RuleEntry, { readonly word: 'cost' }>,
  ofPlayer: boolean,
): Phrase {
  const per = times === undefined ? null : perWords(reader, times as Amount);
  const each =
    times === undefined
      ? phrase('', '')
      : per === null
        ? template(' times $1', '乘以$1', reader.measure(times as Amount))
        : template(' for each $1', '', per);
  const zhEach = per === null ? phrase('', '') : template('', '每有$1，', per);
  const some = typeof less === 'string' ? [less] : (less ?? []);
  const amount = phrase(some.length > 0 ? some.join(' or ') : (more ?? ''), some.length > 0 ? some.join('或') : (more ?? ''));
  const [how, zhHow] = less === undefined ? ['more', '增加'] : ['less', '减少'];
  if (where !== undefined && !(of === 'play' && ofPlayer)) throw new UnknownWord('limit of a cost', of);
  if (of === 'play' && !ofPlayer) return template(`[costs|cost] $1 ${how} to play$2`, `$3施放费用${zhHow}$1$2`, amount, each, zhEach);
  const what =
    of === 'play' && where !== undefined
      ? reader.described(where.tree as Predicate, 'many')
      : of === 'play'
        ? phrase('cards', '牌')
        : of === 'judgment'
          ? label('judgment')
          : of === 'awaken'
            ? label('awakening')
            : keyword === undefined
              ? phrase('activate abilities', '启动异能')
              : label(keyword);
  return template(
    `[has|have] the cost of $4 ${less === undefined ? 'raised' : 'reduced'} by $1$2`,
    `$3$4的费用${zhHow}$1$2`,
    amount,
    each,
    zhEach,
    what,
  );
}
