import type { Json } from '@arbiter/kernel';
import type { Amount, PlayerRef, Predicate, Ref, Selector } from '@arbiter/kernel/authoring';
import { join, listOf, or, type Phrase, phrase, template, UnknownWord, withArticle, wordOfTable } from '@arbiter/kernel/words';
import { characteristics, colourWord, keywordWord, oneOf, plural, subtypeWord, supertypeWord, typeWord } from './nouns.js';
import type { Reader } from './reader.js';

/** A description of objects, in pieces that go around the noun. */
interface Description {
  /** English words before the noun, in their order. */
  readonly before: readonly string[];
  readonly noun: string;
  /** English words after the noun. */
  readonly behind: readonly string[];
  /** Chinese words, which all go before the noun: 你操控的、黑色、其他. */
  readonly zhBefore: readonly string[];
  readonly zhNoun: string;
}

interface Draft {
  adjectives: string[];
  behind: string[];
  zh: string[];
  zhClose: string[];
  types: Phrase | null;
  subtypes: Phrase | null;
  supertypes: Phrase[];
}

const zoneWords: { readonly [zone: string]: Phrase } = {
  graveyard: phrase('graveyard', '坟墓场'),
  hand: phrase('hand', '手'),
  library: phrase('library', '牌库'),
  exile: phrase('exile', '放逐区'),
  stack: phrase('stack', '堆叠'),
  command: phrase('command zone', '统帅区'),
  sideboard: phrase('cards from outside the game', '游戏外的牌'),
};

const flags: { readonly [name: string]: readonly [yes: Phrase, no: Phrase] } = {
  tapped: [phrase('tapped', '已横置的'), phrase('untapped', '未横置的')],
  attacking: [phrase('attacking', '进行攻击的'), phrase('nonattacking', '未进行攻击的')],
  blocking: [phrase('blocking', '进行阻挡的'), phrase('nonblocking', '未进行阻挡的')],
  blocked: [phrase('blocked', '被阻挡的'), phrase('unblocked', '未被阻挡的')],
  unblocked: [phrase('unblocked', '未被阻挡的'), phrase('blocked', '被阻挡的')],
  monstrous: [phrase('monstrous', '成为怪物的'), phrase('nonmonstrous', '未成为怪物的')],
  damaged: [phrase('damaged-this-turn', '本回合受到过伤害的'), phrase('undamaged-this-turn', '本回合未受到伤害的')],
  paired: [phrase('paired', '已配对的'), phrase('unpaired', '未配对的')],
  token: [phrase('token', '衍生物'), phrase('nontoken', '非衍生物')],
  activatable: [phrase('activatable', '具有非法术力起动式异能的'), phrase('unactivatable', '不具非法术力起动式异能的')],
  hasAdventure: [phrase('adventurer', '具有历险的'), phrase('non-adventurer', '不具历险的')],
  castFromHand: [phrase('cast-from-hand', '从手牌施放的'), phrase('not cast-from-hand', '非从手牌施放的')],
  faceDown: [phrase('face-down', '牌面朝下的'), phrase('face-up', '牌面朝上的')],
};

/** Returns the negation of an English word before a noun: `nonblack`, `non-Human`. */
function non(word: string): string {
  return /^[A-Z]/.test(word) ? `non-${word}` : `non${word}`;
}

function quality(reader: Reader, draft: Draft, key: string, wanted: unknown, negated: boolean): void {
  const flag = flags[key];
  if (flag !== undefined && typeof wanted === 'boolean') {
    const word = flag[wanted !== negated ? 0 : 1];
    draft.adjectives.push(word.en);
    draft.zh.push(word.zh);
    return;
  }
  switch (key) {
    case 'types':
      return typed(draft, wanted, negated);
    case 'subtypes':
      return adjective(draft, wanted, subtypeWord, negated, 'subtypes');
    case 'supertypes':
      return adjective(draft, wanted, supertypeWord, negated, 'supertypes');
    case 'colours':
      return adjective(draft, wanted, colourWord, negated, null);
    case 'keywords': {
      const word = oneOf(wanted, keywordWord);
      draft.behind.push(`${negated ? 'without' : 'with'} ${word.en}`);
      draft.zh.push(`${negated ? '不具' : '具'}${word.zh}异能的`);
      return;
    }
    case 'named':
    case 'name': {
      const name = typeof wanted === 'string' ? phrase(wanted, wanted) : phrase('the chosen name', '所选名称');
      return behind(draft, negated ? template('not named $1', '名称不是$1的', name) : template('named $1', '名称为$1的', name));
    }
    case 'originalPrinting':
      return behind(
        draft,
        template('with a name originally printed in $1', '名称最初印于$1的', wordOfTable(expansions, wanted, 'expansion')),
      );
    case 'item':
      if (negated) behind(draft, template('that isn’t $1', '不是$1的', or(listOf(wanted).map((one) => itemWord(one)))));
      return;
    case 'is':
      return isRef(reader, draft, wanted as Ref, negated);
    case 'controller':
      return behind(draft, controlled(reader, wanted as PlayerRef, negated));
    case 'owner':
      return behind(
        draft,
        template(negated ? '$1 doesn’t own' : '$1 own%s', negated ? '非$1拥有的' : '$1拥有的', reader.player(wanted as PlayerRef)),
      );
    case 'not':
      return qualities(reader, draft, wanted as Predicate, !negated);
    case 'any':
      return behind(
        draft,
        template(
          negated ? 'that isn’t $1' : 'that’s $1',
          negated ? '不是$1的' : '属于$1的',
          or((wanted as readonly Predicate[]).map((one) => reader.described(one))),
        ),
      );
    case 'counters': {
      const kind = phrase(String(wanted), String(wanted));
      return behind(
        draft,
        negated
          ? template('without $1 counters on it', '其上没有$1指示物的', kind)
          : template('with $1 counters on it', '其上有$1指示物的', kind),
      );
    }
    case 'paired':
      return behind(
        draft,
        phrase(negated ? 'that isn’t paired with it' : 'that’s paired with it', negated ? '未与其配对的' : '与其配对的'),
      );
    case 'sameName':
      return behind(draft, phrase(negated ? 'with another name' : 'with the same name', negated ? '名称不同的' : '名称相同的'));
    case 'damaged':
      return behind(
        draft,
        phrase(
          negated ? 'that wasn’t dealt damage this turn' : 'that was dealt damage this turn',
          negated ? '本回合未受到过伤害的' : '本回合受到过伤害的',
        ),
      );
    case 'handSpell':
      return behind(draft, phrase('cast next from the hand', '接下来从手牌施放的'));
    case 'timesTargeted':
      if (wanted === 1)
        return behind(
          draft,
          phrase(negated ? 'without a single target' : 'with a single target', negated ? '目标不止一个的' : '只有一个目标的'),
        );
      return behind(draft, compared(reader, key, wanted, negated));
    case 'hasPlayer': {
      const { relation, is } = wanted as NonNullable<Predicate['hasPlayer']>;
      const words = wordOfTable(playerRelations, relation, 'relation');
      return behind(draft, template(words.en, words.zh, reader.player(is)));
    }
    case 'has': {
      const { relation, ...things } = wanted as Selector;
      if (relation?.is !== 'targets' || relation.to !== 'subject')
        return behind(draft, template('that has $1', '有$1的', reader.one(wanted as Selector)));
      const only = Object.keys(things.where ?? {}).length === 1 ? things.where?.is : undefined;
      return behind(draft, template('that targets $1', '以$1为目标的', only === undefined ? reader.one(things) : reader.ref(only)));
    }
    default:
      return behind(draft, compared(reader, key, wanted, negated));
  }
}

function behind(draft: Draft, words: Phrase): void {
  draft.behind.push(words.en);
  draft.zh.push(words.zh);
}

function controlled(reader: Reader, player: PlayerRef, negated: boolean): Phrase {
  if (negated) return template('$1 don’t control', '非$1操控的', reader.player(player));
  return template('$1 control%s', '$1操控的', reader.player(player));
}

function isRef(reader: Reader, draft: Draft, ref: Ref, negated: boolean): void {
  if (negated && ref === 'self') {
    draft.adjectives.unshift('other');
    draft.zh.unshift('其他');
    return;
  }
  const words = reader.ref(ref);
  if (!negated && words.many === true) return behind(draft, template('among $1', '$1中的', words));
  behind(draft, template(negated ? 'other than $1' : 'that’s $1', negated ? '$1以外的' : '为$1的', words));
}

function typed(draft: Draft, wanted: unknown, negated: boolean): void {
  const word = oneOf(wanted, typeWord);
  if (negated) {
    draft.adjectives.push(...listOf(wanted).map((one) => non(typeWord(one).en)));
    draft.zhClose.push(`非${word.zh}`);
  } else draft.types = word;
}

/** Adds how many colours an object has: colourless, of one colour, of several (105.2). */
function coloured(draft: Draft, size: unknown, negated: boolean): void {
  const words = size === 0 ? phrase('colorless', '无色') : size === 1 ? phrase('monocolored', '单色') : phrase('multicolored', '多色');
  draft.adjectives.push(negated ? non(words.en) : words.en);
  draft.zhClose.push(negated ? `非${words.zh}` : words.zh);
}

function adjective(
  draft: Draft,
  wanted: unknown,
  word: (one: Json) => Phrase,
  negated: boolean,
  kind: 'subtypes' | 'supertypes' | null,
): void {
  if (typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)) {
    if ('size' in wanted) return coloured(draft, wanted.size, negated);
    return behind(
      draft,
      phrase(negated ? 'that isn’t of the chosen kind' : 'of the chosen kind', negated ? '不属于所选类别的' : '属于所选类别的'),
    );
  }
  const words = oneOf(wanted, word);
  if (!negated && kind === 'subtypes') {
    draft.subtypes = words;
    return;
  }
  draft.adjectives.push(
    negated
      ? listOf(wanted)
          .map((one) => non(word(one).en))
          .join(', ')
      : words.en,
  );
  draft.zhClose.push(negated ? `非${words.zh}` : words.zh);
}

/** The expansions in which cards that other cards refer to were first printed. */
const expansions: { readonly [expansion: string]: Phrase } = {
  arabianNights: phrase('Arabian Nights', '天方夜谭'),
  antiquities: phrase('Antiquities', '古文明之战'),
  homelands: phrase('Homelands', '家园'),
};

export function compared(reader: Reader, key: string, wanted: unknown, negated: boolean): Phrase {
  const name = wordOfTable(characteristics, key, 'characteristic');
  const bound =
    typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)
      ? (wanted as { readonly atLeast?: Amount; readonly atMost?: Amount; readonly equal?: Amount })
      : { equal: wanted as Amount };
  const value = (amount: Amount): Phrase => reader.measure(amount);
  const no = negated ? phrase('not ', '不') : phrase('', '');
  if (bound.atLeast !== undefined) return template('with $3$1 $2 or greater', '$1$3等于或大于$2的', name, value(bound.atLeast), no);
  if (bound.atMost !== undefined) return template('with $3$1 $2 or less', '$1$3等于或小于$2的', name, value(bound.atMost), no);
  if (bound.equal !== undefined) return template('with $3$1 $2', '$1$3为$2的', name, value(bound.equal), no);
  throw new UnknownWord('comparison', wanted);
}

function qualities(reader: Reader, draft: Draft, predicate: Predicate, negated: boolean): void {
  for (const [key, wanted] of Object.entries(predicate)) quality(reader, draft, key, wanted, negated);
}

function describe(reader: Reader, selector: Selector): Description {
  const zones = listOf(selector.from) as readonly string[];
  const draft: Draft = { adjectives: [], behind: [], zh: [], zhClose: [], types: null, subtypes: null, supertypes: [] };
  if (selector.where !== undefined) qualities(reader, draft, selector.where, false);
  if (selector.except !== undefined) isRef(reader, draft, selector.except, true);
  const noun = nounOf(zones, draft, selector.where?.item);
  const where = placed(reader, zones, selector);
  const relation = selector.relation === undefined ? null : related(reader, selector.relation);
  const own =
    (zones.includes('battlefield') || zones.includes('stack')) && selector.of !== undefined ? controlled(reader, selector.of, false) : null;
  return {
    before: draft.adjectives,
    noun: noun.en,
    behind: [
      ...(own === null ? [] : [own.en]),
      ...draft.behind,
      ...(relation === null ? [] : [relation.en]),
      ...(where === null ? [] : [where.en]),
    ],
    zhBefore: [
      ...(where === null ? [] : [`${where.zh}中的`]),
      ...(own === null ? [] : [own.zh]),
      ...(relation === null ? [] : [relation.zh]),
      ...draft.zh,
      ...draft.zhClose,
    ],
    zhNoun: noun.zh,
  };
}

const relations: { readonly [name: string]: Phrase } = {
  attachedTo: phrase('attached to $1', '结附于$1的'),
  attachable: phrase('that $1 can be attached to', '能让$1结附的'),
  attackersOf: phrase('attacking $1', '攻击$1的'),
  blockersOf: phrase('blocking $1', '阻挡$1的'),
  blockedBy: phrase('blocked by $1', '被$1阻挡的'),
  pairedWith: phrase('paired with $1', '与$1配对的'),
  exiledWith: phrase('exiled with $1', '以$1放逐的'),
  sharesColour: phrase('that shares a colour with $1', '与$1有共同颜色的'),
  opposing: phrase('blocking or blocked by $1', '阻挡$1或被$1阻挡的'),
  targets: phrase('that $1 targets', '作为$1目标的'),
  sharesCreatureType: phrase('that shares a creature type with $1', '与$1有共同生物类别的'),
  sameName: phrase('with the same name as $1', '与$1同名的'),
};

const playerRelations: { readonly [name: string]: Phrase } = {
  targeted: phrase('that targets $1', '以$1为目标的'),
};

function related(reader: Reader, { is, to }: NonNullable<Selector['relation']>): Phrase {
  const words = wordOfTable(relations, is, 'relation');
  return template(words.en, words.zh, reader.ref(to));
}

function itemWord(item: unknown): Phrase {
  return item === 'spell' ? phrase('a spell', '咒语') : phrase('an ability', '异能');
}

function nounOf(zones: readonly string[], draft: Draft, item: unknown): Phrase {
  const { types, subtypes } = draft;
  const isPermanent = zones.includes('battlefield');
  const kind =
    item === 'spell'
      ? phrase('spell', '咒语')
      : item === 'ability'
        ? phrase('activated or triggered ability', '起动式或触发式异能')
        : zones.includes('stack')
          ? phrase('spell or ability', '咒语或异能')
          : phrase('card', '牌');
  const mixed = isPermanent && zones.includes('stack');
  const bare =
    types === null
      ? mixed
        ? template('permanent or $1', '永久物或$1', kind)
        : isPermanent
          ? subtypes === null
            ? phrase('permanent', '永久物')
            : phrase('', '')
          : kind
      : isPermanent
        ? types
        : template('$1 $2', '$1$2', types, kind);
  if (subtypes === null) return bare;
  return bare.en === '' ? subtypes : template('$1 $2', '$1$2', subtypes, bare);
}

/** Returns the words for the zone of a card that is neither on the battlefield nor on the stack: `in your graveyard`. */
function placed(reader: Reader, zones: readonly string[], selector: Selector): Phrase | null {
  const elsewhere = zones.filter((zone) => zone !== 'battlefield' && zone !== 'stack');
  if (elsewhere.length === 0) return null;
  const words = or(elsewhere.map((zone) => wordOfTable(zoneWords, zone, 'zone')));
  if (selector.of === undefined && selector.first !== undefined)
    return template('among the first $2 in $1', '$1最先$2张', words, reader.number(selector.first));
  if (selector.of === undefined || (selector.of === 'all' && selector.first === undefined && selector.last === undefined))
    return elsewhere.every((zone) => zone === 'exile' || zone === 'command')
      ? template('in $1', '$1', words)
      : template('in a $1', '$1', words);
  const whose = reader.possessive(selector.of);
  const end =
    selector.first !== undefined
      ? template('among the top $1 cards of ', '最上面$1张', reader.number(selector.first))
      : selector.last !== undefined
        ? template('among the bottom $1 cards of ', '最下面$1张', reader.number(selector.last))
        : null;
  return end === null ? template('in $1 $2', '$1$2', whose, words) : template('$3$1 $2', '$1$2$3', whose, words, end);
}

function english({ before, noun, behind }: Description, several: boolean): string {
  return [...before, several ? plural(noun) : noun, ...behind].join(' ');
}

function chinese({ zhBefore, zhNoun }: Description): string {
  return `${zhBefore.join('')}${zhNoun}`;
}

/** Returns `all creatures you control`, 所有由你操控的生物. */
export function allOf(reader: Reader, selector: Selector): Phrase {
  // A hand has its cards in the order in which they arrived.
  if (selector.from === 'hand' && selector.last === 1)
    return template('the card that $1 drew', '$1所抓的牌', reader.player(selector.of ?? 'all'));
  const found = describe(reader, selector);
  return { en: `all ${english(found, true)}`, zh: `所有${chinese(found)}`, many: true };
}

/** Returns `creatures you control`. */
export function kindOf(reader: Reader, selector: Selector): Phrase {
  const found = describe(reader, selector);
  return { en: english(found, true), zh: chinese(found), many: true };
}

/** Returns `a creature you control`, `another creature`. */
export function oneOfKind(reader: Reader, selector: Selector): Phrase {
  const found = describe(reader, selector);
  const words = english(found, false);
  return phrase(words.startsWith('other ') ? `an${words}` : withArticle(words), `一个${chinese(found)}`);
}

/** Returns a number of these objects, as `determiner` says it: `target creature`, `up to two target creatures`. */
export function counted(reader: Reader, selector: Selector, determiner: Phrase, several: boolean): Phrase {
  const found = describe(reader, selector);
  const words = english(found, several);
  const en =
    determiner.en === 'target' && words.startsWith('other ')
      ? `another target ${words.slice('other '.length)}`
      : `${determiner.en} ${words}`;
  return { en, zh: `${determiner.zh}${chinese(found)}`, ...(several ? { many: true } : {}) };
}

/** Returns the noun by which an object of that kind is mentioned again: `creature`, `card`. */
export function shortNoun(selector: Selector): Phrase {
  const zones = listOf(selector.from) as readonly string[];
  const { types, item } = (selector.where ?? {}) as { readonly types?: Json; readonly item?: unknown };
  if (item === 'spell' || (zones.length === 1 && zones[0] === 'stack'))
    return item === 'ability' ? phrase('ability', '异能') : phrase('spell', '咒语');
  if (!zones.includes('battlefield')) return phrase('card', '牌');
  return typeof types === 'string' ? typeWord(types) : phrase('permanent', '永久物');
}

/** Returns the words for one object that fits a predicate: `a black creature`. */
export function described(
  reader: Reader,
  predicate: Predicate,
  from: Selector['from'] = predicate.item === undefined ? 'battlefield' : 'stack',
): Phrase {
  return oneOfKind(reader, { from, where: predicate });
}

/** Returns conditions on an object as the predicate of a sentence: `is black and has flying`. */
export function statement(reader: Reader, about: Phrase, predicate: Predicate, from?: Selector['from']): Phrase {
  // `that source is Ninja of the Deep Hours`.
  if (predicate.is !== undefined && Object.keys(predicate).length === 1)
    return template('$1 is $2', '$1是$2', about, reader.ref(predicate.is));
  return join([about, template('is $1', '是$1', described(reader, predicate, from))], ' ', '');
}
