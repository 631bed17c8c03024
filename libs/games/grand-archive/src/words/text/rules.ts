import { type Json, readAs } from '@arbiter/kernel';
import type { Predicate } from '@arbiter/kernel/authoring';
import { type Phrase, phrase, type SentenceReader, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import type { Forbidden, RuleEntry } from '../../values/rules.js';
import { costTerms } from '../terms.js';
import { elementWord, typeWord } from './qualities.js';

/**
 * Words of the entries of `rules` (`values/rules.ts`), placed after those they are about; `$1` what the entry is limited to, `$2` by whom.
 */
const forbidden: { readonly [what in Forbidden]: Phrase } = {
  attack: phrase('can’t attack$1', '不能攻击$1'),
  beAttacked: phrase('can’t be attacked$3', '不能被$1攻击'),
  retaliate: phrase('can’t retaliate$1', '不能反击$1'),
  beRetaliated: phrase('can’t be retaliated against$3', '不能被$1反击'),
  beTargeted: phrase('can’t be targeted$3$2', '不能成为$2$1的目标'),
  wakeUp: phrase('can’t wake up', '不能重置'),
  activate: phrase('can’t activate$1', '不能激活$1'),
  materialize: phrase('can’t materialize$1', '不能实现$1'),
  draw: phrase('can’t draw cards', '不能抽牌'),
  die: phrase('can’t die', '不会死亡'),
  lose: phrase('can’t lose the game', '不会输掉游戏'),
};

/**
 * Returns one entry as the end of a sentence.
 * @throws {UnknownWord}
 */
export function ruleWords(reader: SentenceReader, given: Json, ofPlayer: boolean): Phrase {
  const rule = readAs<RuleEntry>(given);
  switch (rule.word) {
    case 'cant':
      return cannot(reader, rule);
    case 'cost':
      return cost(reader, rule, ofPlayer);
    case 'empower':
      return template(
        'activate[s|] and resolve[s|] $2 as though the level of your champion was $1 more',
        '激活并结算$2时视为勇士的等级增加$1',
        phrase(String(rule.amount), String(rule.amount)),
        reader.described(rule.where.tree as Predicate, 'many'),
      );
    case 'fast':
      return template('may activate $1 at fast speed', '可以以高速激活$1', reader.described(rule.where.tree as Predicate, 'many'));
    case 'element':
      return template(
        rule.enabled ? '[has|have] the $1 element enabled' : '[has|have] the $1 element disabled',
        rule.enabled ? '启用$1元素' : '停用$1元素',
        elementWord(rule.element),
      );
    case 'as':
      return template('can attack as though [it was|they were] $1', '可以如同$1一般攻击', typeWord(rule.type));
    default:
      throw new UnknownWord('rule', rule satisfies never);
  }
}

function cannot(reader: SentenceReader, { what, where, by }: Extract<RuleEntry, { readonly word: 'cant' }>): Phrase {
  const words = wordOfTable(forbidden, what, 'prohibition');
  const limit =
    where === undefined ? phrase('', '') : reader.described(where.tree as Predicate, 'many', what === 'activate' ? 'hand' : 'field');
  const shown = phrase(limit.en === '' ? '' : ` ${limit.en.replace(/ in any hand/, '')}`, limit.zh.replace('任意手牌中的', ''));
  return template(
    words.en,
    words.zh,
    shown,
    by === undefined ? phrase('', '') : phrase(' by what your opponents control', '对手控制的'),
    template(limit.en === '' ? '' : ' by$1', '', shown),
  );
}

/** Returns the words for cards costing more or less of a kind (1.6.4.2.8). */
function cost(
  reader: SentenceReader,
  { kind, more, less, where, each }: Extract<RuleEntry, { readonly word: 'cost' }>,
  ofPlayer: boolean,
): Phrase {
  const amount = phrase(String(more ?? less ?? 0), String(more ?? less ?? 0));
  const [how, zhHow] = less === undefined ? ['more', '增加'] : ['less', '减少'];
  const [verb, zhVerb] = kind === 'reserve' ? ['activate', '激活'] : ['materialize', '实现'];
  const kinds = wordOfTable(costTerms, kind, 'kind of cost');
  if (!ofPlayer && where === undefined && each !== undefined)
    return template(
      `[costs|cost] $1 ${how} to ${verb} for each $3`,
      `的$2费用每有$3${zhHow}$1`,
      amount,
      kinds,
      reader.single({ from: 'field', where: each.tree as Predicate }),
    );
  if (!ofPlayer && where === undefined) return template(`[costs|cost] $1 ${how} to ${verb}`, `的$2费用${zhHow}$1`, amount, kinds);
  const what = where === undefined ? phrase('cards', '卡牌') : reader.described(where.tree as Predicate, 'many');
  return template(`${verb}[s|] $3 for $1 ${how}`, `${zhVerb}$3的$2费用${zhHow}$1`, amount, kinds, what);
}
