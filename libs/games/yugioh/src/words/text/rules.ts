import type { Json, JsonObject } from '@arbiter/kernel';
import type { Predicate } from '@arbiter/kernel/authoring';
import { listed, type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import type { Allowed, DamageWord, Forbidden } from '../../values/rules.js';
import { summonTerms } from '../terms.js';
import type { Reader } from './reader.js';
import { describedAs } from './selectors.js';

/** Words for the entries of `rules` (see values/rules.ts); they follow the words for the object or player. */

const forbidden: { readonly [what in Forbidden]: Phrase } = {
  attack: phrase('cannot attack', '不能攻击'),
  declareAttack: phrase('cannot declare an attack', '不能攻击宣言'),
  attackDirectly: phrase('cannot attack directly', '不能直接攻击'),
  beAttacked: phrase('cannot be attacked', '不能被选择为攻击对象'),
  activate: phrase('cannot activate cards or effects', '不能发动卡或效果'),
  normalSummon: phrase('cannot Normal Summon', '不能通常召唤'),
  set: phrase('cannot Set', '不能盖放'),
  specialSummon: phrase('cannot Special Summon', '不能特殊召唤'),
  flipSummon: phrase('cannot Flip Summon', '不能反转召唤'),
  changePosition: phrase('cannot change battle position', '不能改变表示形式'),
  beTargeted: phrase('cannot be targeted by card effects', '不能成为效果的对象'),
  beDestroyed: phrase('cannot be destroyed', '不会被破坏'),
  beTributed: phrase('cannot be Tributed', '不能解放'),
  beMaterial: phrase('cannot be used as material', '不能作为素材'),
  useMaterial: phrase('cannot use as material', '不能作为素材使用'),
  place: phrase('cannot place on the field', '不能放置到场上'),
  banish: phrase('cannot banish cards', '不能把卡除外'),
  draw: phrase('cannot draw cards by effects', '不能因效果抽卡'),
  enterBattle: phrase('cannot conduct the Battle Phase', '不能进行战斗阶段'),
  gainLife: phrase('cannot gain LP', '不能回复基本分'),
  addFromDeck: phrase('cannot add cards from the Deck to the hand', '不能从卡组把卡加入手卡'),
};

const allowed: { readonly [what in Allowed]: Phrase } = {
  attackDirectly: phrase('can attack directly', '可以直接攻击'),
  attackEach: phrase('can attack all monsters your opponent controls, once each', '可以向对方怪兽全部各作1次攻击'),
  attackTimes: phrase('can attack $1 times in each Battle Phase', '在同一次战斗阶段中可以攻击$1次'),
  activateSetThisTurn: phrase('can be activated in the turn in which it was Set', '在盖放的回合也能发动'),
  normalSummonMore: phrase('can Normal Summon $1 more time(s) in each turn', '每回合可以再通常召唤$1次'),
  countAsTwoTributes: phrase('can be treated as 2 Tributes', '可以作为2只的解放'),
};

const damages: { readonly [what in DamageWord]: Phrase } = {
  pierce: phrase('inflicts piercing battle damage when it attacks a Defense Position monster', '攻击守备表示怪兽时给与贯通战斗伤害'),
  none: phrase('causes no battle damage to its controller', '的控制者不受战斗伤害'),
  half: phrase('causes half the battle damage to its controller', '的控制者受到的战斗伤害减半'),
  double: phrase('causes double battle damage to its controller', '的控制者受到的战斗伤害加倍'),
  toOther: phrase(
    'has battle damage that its controller would take inflicted to the opponent instead',
    '的控制者受到的战斗伤害改由对方承受',
  ),
  dealsNone: phrase('inflicts no battle damage', '不给与战斗伤害'),
  dealsHalf: phrase('inflicts half the battle damage', '给与的战斗伤害减半'),
  dealsDouble: phrase('inflicts double battle damage', '给与的战斗伤害加倍'),
};

const playerDamages: { readonly [what: string]: Phrase } = {
  none: phrase('take no battle damage', '不受战斗伤害'),
  half: phrase('take half the battle damage', '受到的战斗伤害减半'),
  double: phrase('take double battle damage', '受到的战斗伤害加倍'),
  toOther: phrase('have the other player take battle damage instead', '受到的战斗伤害改由另一玩家承受'),
};

/** Kinds of Summons, as in `for an Xyz Summon`. */
const summons = Object.fromEntries(
  Object.entries(summonTerms).map(([how, { en, zh }]) => [how, phrase(`for ${/^[XA]/.test(en) ? 'an' : 'a'} ${en}`, `（${zh}）`)]),
);

const causes: { readonly [by: string]: Phrase } = {
  ...summons,
  battle: phrase('by battle', '（战斗）'),
  effect: phrase('by card effects', '（效果）'),
  opponentEffect: phrase('by the opponent’s effects', '（对方的效果）'),
  summon: phrase('for a Tribute Summon', '（上级召唤）'),
  opponent: phrase('by the opponent', '（对方）'),
  you: phrase('by its controller', '（自己）'),
};

/** What an entry is narrowed to, or excludes: a predicate, which may be passed on as a closure `{ tree }`. */
function narrowed(reader: Reader, value: Json | undefined, en: string, zh: string): Phrase {
  if (value === undefined) return phrase('', '');
  const predicate = ((value as JsonObject).tree ?? value) as Predicate;
  return template(en, zh, describedAs(reader, predicate));
}

/**
 * Entries in their order; those with the same narrowing are joined.
 * @param ofPlayer whether they are about a player
 * @throws {UnknownWord}
 */
export function rulesWords(reader: Reader, entries: readonly JsonObject[], ofPlayer: boolean): readonly Phrase[] {
  const scope = ({ by, of, but }: JsonObject): string => JSON.stringify([by ?? null, of ?? null, but ?? null]);
  const groups: JsonObject[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && entry.of !== undefined && scope(last[0]) === scope(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => ruleWords(reader, group, ofPlayer));
}

function ruleWords(reader: Reader, group: readonly JsonObject[], ofPlayer: boolean): Phrase {
  const [entry] = group as [JsonObject];
  const of = narrowed(reader, entry.of, ' (only for $1)', '（仅限$1）');
  const but = narrowed(reader, entry.but, ', except $1', '（$1除外）');
  const by = entry.by === undefined ? phrase('', '') : template(' $1', '$1', wordOfTable(causes, entry.by, 'cause'));
  const words = listed(
    group.map((one) => coreOf(one, ofPlayer)),
    ' and ',
    '，',
  );
  return template('$1$2$3$4', '$1$2$3$4', words, by, of, but);
}

function coreOf({ cant, may, must, damage, price, n }: JsonObject, ofPlayer: boolean): Phrase {
  if (cant !== undefined) return wordOfTable(forbidden, cant, 'rule');
  if (may !== undefined) {
    const words = wordOfTable(allowed, may, 'rule');
    const times = phrase(String(n ?? 1), String(n ?? 1));
    return template(words.en, words.zh, times);
  }
  if (must === 'defense') return phrase('must be in Defense Position', '必须是守备表示');
  if (price === 'attack')
    return template(
      ofPlayer ? 'must pay $1 LP to declare an attack' : 'costs its controller $1 LP to declare an attack',
      ofPlayer ? '攻击宣言必须支付$1基本分' : '的攻击宣言必须支付$1基本分',
      phrase(String(n ?? 0), String(n ?? 0)),
    );
  if (must === 'attack') return phrase('must attack, if able', '必须攻击');
  if (damage !== undefined) return wordOfTable(ofPlayer ? playerDamages : damages, damage, 'rule');
  throw new UnknownWord('rule', { cant, may, must, damage });
}
