import type { Json } from '@arbiter/kernel';
import type { Amount, Predicate } from '@arbiter/kernel/authoring';
import { type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import type { Forbidden, Permitted } from '../../rules.js';
import { keywordWord } from './nouns.js';
import type { Reader } from './reader.js';

/** Words of standing rules (613.10, `rules.ts`): what players and objects can't, must or may do, and what things cost. */

interface Said {
  readonly what?: string;
  readonly of?: string;
  readonly more?: string | number;
  readonly less?: string;
  readonly is?: number | null;
  readonly least?: number;
  readonly most?: number;
  readonly atLeast?: number;
  readonly keyword?: Json;
  readonly zone?: string;
  readonly where?: { readonly tree: Predicate };
  readonly by?: { readonly tree: Predicate };
  readonly kind?: string;
  readonly cost?: string;
  readonly planeswalkers?: true;
  readonly all?: true;
  readonly who?: unknown;
  readonly times?: { readonly tree: Amount };
}

const nothing = phrase('', '');

/** `[doesn't|don't]` is chosen to agree with the subject. `$1`: what the rule is limited to. */
const cant: { readonly [W in Forbidden | 'attackPlayer' | 'beAttacked']: Phrase } = {
  attack: phrase('can’t attack$1', '不能攻击$1'),
  attackPlayer: phrase('can’t attack that player', '不能攻击该牌手'),
  beAttacked: phrase('can’t be attacked$1', '不能被攻击$1'),
  attackAlone: phrase('can’t attack alone', '不能单独攻击'),
  attackWithOthers: phrase('can’t attack together with others', '不能与其他生物一同攻击'),
  attackWithout: phrase('can’t attack without$1', '若没有$1则不能攻击'),
  blockAlone: phrase('can’t block alone', '不能单独阻挡'),
  cycle: phrase('can’t cycle cards', '不能循环牌'),
  crew: phrase('can’t crew Vehicles', '不能搭载载具'),
  block: phrase('can’t block$1', '不能阻挡$1'),
  beBlocked: phrase('can’t be blocked$2', '不能被$2阻挡'),
  beCountered: phrase('can’t be countered', '不能被反击'),
  beRegenerated: phrase('can’t be regenerated', '不能重生'),
  beSacrificed: phrase('can’t be sacrificed', '不能被牺牲'),
  beTargeted: phrase('can’t be the target of $5', '不能成为$5的目标'),
  untap: phrase('[doesn’t|don’t] untap during [its controller’s|their controllers’] untap step', '于其操控者的重置步骤中不能重置'),
  transform: phrase('can’t transform', '不能转化'),
  cast: phrase('can’t cast $3', '不能施放$3'),
  beCast: phrase('can’t be cast', '不能被施放'),
  activateNonMana: phrase(
    'can’t have [its|their] activated abilities activated unless they’re mana abilities',
    '除法术力异能外，其起动式异能不能起动',
  ),
  preventDamage: phrase('can’t have [its|their] damage prevented', '其伤害不能被防止'),
  haveAttached: phrase('can’t have$1 attached', '不能被$1结附'),
  enter: phrase('can’t enter the battlefield', '不能进战场'),
  activate: phrase('can’t have [its|their] activated abilities activated', '其起动式异能不能起动'),
  playLands: phrase('can’t play lands$9', '不能使用地$9'),
  gainLife: phrase('can’t gain life', '不能获得生命'),
  loseLife: phrase('can’t lose life', '不能失去生命'),
  draw: phrase('can’t draw cards', '不能抓牌'),
  search: phrase('can’t search libraries', '不能搜寻牌库'),
  loseGame: phrase('can’t lose the game', '不会输掉此盘游戏'),
  winGame: phrase('can’t win the game', '不能赢得此盘游戏'),
  getCounters: phrase('can’t get $6counters', '不能得到$6指示物'),
};

const must: { readonly [what: string]: Phrase } = {
  attack: phrase('[attacks|attack] each combat if able', '每次战斗若能攻击，则必须攻击'),
  block: phrase('[blocks|block]$1 each combat if able', '每次战斗若能阻挡$1，则必须如此作'),
  beBlocked: phrase('must be blocked if able', '若能被阻挡，则必须被阻挡'),
  beAttacked: phrase('must be attacked if able', '若能被攻击，则必须被攻击'),
};

const may: { readonly [W in Permitted]: Phrase } = {
  attackAsThoughHaste: phrase('can attack as though [it|they] had haste', '能视同具有敏捷异能地攻击'),
  blockAsThoughUntapped: phrase('can block as though [it was|they were] untapped', '能视同未横置地进行阻挡'),
  assignAsThoughUnblocked: phrase('may assign combat damage as though [it|they] weren’t blocked', '能视同未被阻挡地分配战斗伤害'),
  ignore: phrase('may ignore that effect', '可以忽略该效应'),
  exert: phrase('may be exerted as [it attacks|they attack]', '攻击时可以耗竭'),
  castFrom: phrase('may cast $3 from [its|their] $4', '可以从$4施放$3'),
  playFrom: phrase('may play cards from [its|their] $4', '可以从$4使用牌'),
  playAsThoughYours: phrase(
    'may play cards from other players’ $4 as though it were [its|their] own',
    '可以视同自己的$4，从其他牌手的该区域使用牌',
  ),
  castAsThoughFlash: phrase('may cast $3 as though they had flash', '可以将$3视同具有闪现异能地来施放'),
  attackAsThoughNoDefender: phrase('can attack as though [it|they] didn’t have defender', '能视同不具守军异能地攻击'),
  lookAtTop: phrase('may look at the top card of [its|their] library', '可以检视牌库顶牌'),
  lookAtExiled: phrase(
    '[lets|let] [its controller|their controllers] look at the cards that [it|they] exiled',
    '其操控者可以检视由其放逐的牌',
  ),
  spendAsAny: phrase('may spend mana as though it were mana of any type', '可将法术力视同任意类别来支付'),
  beCast: phrase('may be cast$7$8', '可以被施放$7$8'),
  bePlayed: phrase('may be played$7$8', '可以被使用$7$8'),
  stayTapped: phrase('stay tapped during your untap step', '在你的重置步骤中保持横置'),
};

const numbers: { readonly [of: string]: Phrase } = {
  handSize: phrase('maximum hand size', '手牌上限'),
  leastLife: phrase('least life total that damage leaves', '伤害后所剩的最低总生命'),
  landsPerTurn: phrase('number of lands that may be played each turn', '每回合可使用的地数'),
  votes: phrase('number of votes', '票数'),
  counters: phrase('most counters', '指示物上限'),
};

const zones: { readonly [zone: string]: Phrase } = {
  graveyard: phrase('graveyard', '坟墓场'),
  hand: phrase('hand', '手牌'),
  exile: phrase('exile', '放逐区'),
  library: phrase('library', '牌库'),
  libraryTop: phrase('library’s top', '牌库顶'),
  command: phrase('command zone', '统帅区'),
};

/**
 * Returns one rule as the predicate of a sentence.
 * @throws {UnknownWord}
 */
export function ruleWords(reader: Reader, rule: Json): Phrase {
  const { word } = rule as { readonly word?: string };
  const said = rule as Said;
  // Each limit is put into words only where it is needed, since the first mention of a thing introduces it.
  const limit = (lead: string, open = '', close = ''): Phrase => {
    if (said.where === undefined) return nothing;
    const what = reader.described(said.where.tree);
    return phrase(` ${lead}${what.en}${close}`, `${open}${what.zh}${open === '' ? '' : '）'}`);
  };
  const spells = (): Phrase =>
    said.where === undefined ? phrase('spells', '咒语') : reader.kind({ from: 'stack', where: { ...said.where.tree, item: 'spell' } });
  const zone = (): Phrase => (said.zone === undefined ? nothing : wordOfTable(zones, said.zone, 'zone'));
  const fillings: { readonly [mark: string]: () => Phrase } = {
    $1: () => limit(''),
    $2: () => limit('by '),
    $3: spells,
    $4: zone,
    $5: () => (said.by === undefined ? phrase('spells or abilities', '咒语或异能') : reader.kind({ from: 'stack', where: said.by.tree })),
    $6: () => (said.kind === undefined ? nothing : phrase(`${said.kind} `, said.kind)),
    $7: () =>
      said.cost === undefined
        ? nothing
        : said.cost === ''
          ? phrase(' without paying the mana cost', '，且不需支付其法术力费用')
          : phrase(` for ${said.cost}`, `，并支付${said.cost}`),
    $8: () =>
      template(
        '$1$2',
        '$1$2',
        said.zone === undefined ? nothing : template(' from $1', '（从$1）', zone()),
        said.who === undefined ? nothing : phrase(' by you alone', '（仅限你）'),
      ),
    $9: () => limit('(', '（', ')'),
  };
  const filled = (words: Phrase): Phrase =>
    template(words.en, words.zh, ...Object.entries(fillings).map(([mark, fill]) => (words.en.includes(mark) ? fill() : nothing)));
  switch (word) {
    case 'cant':
      return filled(wordOfTable(cant, said.what, 'prohibition'));
    case 'must':
      return template(
        '$1$2',
        '$1$2',
        filled(wordOfTable(must, said.what, 'requirement')),
        said.all === true ? phrase(' by all creatures that are able', '（由所有能如此作的生物）') : nothing,
      );
    case 'may':
      return filled(wordOfTable(may, said.what, 'permission'));
    case 'has':
      return template('[has|have] $1', '具有$1异能', keywordWord(said.keyword as Json));
    case 'cost':
      return cost(reader, said, spells());
    case 'price':
      return price(reader, said);
    case 'number':
      return number(said);
    case 'count':
      return counted(said);
    case 'limit':
      return template(
        'can’t untap more than $1 during untap steps$2',
        '于重置步骤中至多能重置$1个$2',
        phrase(String(said.is ?? 1), String(said.is ?? 1)),
        limit('of '),
      );
    case 'mana':
      return phrase('[doesn’t|don’t] lose unspent mana as steps and phases end', '步骤和阶段结束时未使用的法术力不会清空');
    case 'shows':
      return phrase('[plays|play] with the top card of [its|their] library revealed', '持续展示其牌库顶牌');
    case 'damage':
      return phrase(
        '[assigns|assign] combat damage equal to [its|their] toughness rather than [its|their] power',
        '以等同于防御力而非力量的数值分配战斗伤害',
      );
    default:
      throw new UnknownWord('rule', rule);
  }
}

function price(reader: Reader, { of, more, times, planeswalkers }: Said): Phrase {
  const what =
    of === 'block'
      ? phrase('block', '阻挡')
      : of !== 'beAttacked'
        ? phrase('attack', '攻击')
        : planeswalkers === true
          ? phrase('be attacked, nor can [its|their] planeswalkers', '被攻击，其鹏洛客亦然')
          : phrase('be attacked', '被攻击');
  const each = times === undefined ? nothing : template(' times $1', '乘以$1', reader.measure(times.tree));
  return template(
    'can’t $1 unless a price of $2$3 is paid for each creature',
    '除非为每个生物支付$2$3，否则不能$1',
    what,
    phrase(String(more ?? 'a sacrifice'), String(more ?? '牺牲')),
    each,
  );
}

function cost(reader: Reader, { of, more, less, times, atLeast, keyword }: Said, spells: Phrase): Phrase {
  const what =
    of === 'activate'
      ? keyword === undefined
        ? phrase('activated abilities', '起动式异能')
        : template('$1 abilities', '$1异能', keywordWord(keyword))
      : spells;
  const each = times === undefined ? nothing : template(' times $1', '乘以$1', reader.measure(times.tree));
  if (atLeast !== undefined)
    return template('[has|have] $1 cost at least $2', '$1至少需支付$2', what, phrase(`{${atLeast}}`, `{${atLeast}}`));
  return more === undefined
    ? template('[has|have] $1 cost $2 less$3', '$1减少$2来施放$3', what, phrase(String(less), String(less)), each)
    : template('[has|have] $1 cost $2 more$3', '$1增加$2来施放$3', what, phrase(String(more), String(more)), each);
}

const counts: { readonly [of: string]: Phrase } = {
  blocks: phrase('the number of creatures that [it blocks|they block]', '其阻挡的生物数'),
  blockers: phrase('the number of creatures that block [it|them]', '阻挡其的生物数'),
  attackers: phrase('the number of attacking creatures', '进行攻击的生物数'),
  blockingCreatures: phrase('the number of blocking creatures', '进行阻挡的生物数'),
  attackedBy: phrase('the number of creatures that attack [it|them]', '攻击其的生物数'),
  companions: phrase('the number of creatures that attack with [it|them]', '与其一同攻击的生物数'),
};

function counted({ of, least, most, more }: Said): Phrase {
  const name = wordOfTable(counts, of, 'number');
  if (more !== undefined) return template('may raise $1 by $2', '$1可增加$2', name, phrase(String(more), String(more)));
  if (least !== undefined) return template('[needs|need] $1 to be $2 or more', '$1须至少为$2', name, phrase(String(least), String(least)));
  return template('[needs|need] $1 to be $2 or fewer', '$1至多为$2', name, phrase(String(most), String(most)));
}

function number({ of, is, more }: Said): Phrase {
  const name = wordOfTable(numbers, of, 'number');
  if (is === null) return template('[has|have] no $1', '没有$1', name);
  if (is === undefined) return template('[has|have] a $1 of $2 more', '$1增加$2', name, phrase(String(more), String(more)));
  return template('[has|have] a $1 of $2', '$1为$2', name, phrase(is > 99 ? 'any number' : String(is), is > 99 ? '任意' : String(is)));
}
