import type { Selector } from '@arbiter/kernel/authoring';
import { nouns } from './nouns.js';
import { fill, nothing, onlyFields, or, type Phrase, phrase, withArticle, wordOf } from './phrase.js';
import { joined, nounPhrase } from './predicates.js';
import type { NounKey, Reader } from './reader.js';

interface Relation {
  readonly words: Phrase;
  /** Whether there can be at most one such object. */
  readonly single?: boolean;
  /** Whether the relation is an action, which in Chinese follows the object: 有单位进攻此卡. */
  readonly verbal?: boolean;
}

const relations: { readonly [name: string]: Relation } = {
  beside: { words: phrase('beside $1', '$1左右边') },
  ahead: { words: phrase('ahead of $1', '$1前方') },
  directlyAhead: { words: phrase('directly ahead of $1', '$1正前方'), single: true },
  firstEnemyAhead: { words: phrase('that is the first enemy ahead of $1', '$1前方第一个敌方位置'), single: true },
  behind: { words: phrase('behind $1', '$1后方') },
  directlyBehind: { words: phrase('directly behind $1', '$1正后方'), single: true },
  sameRow: { words: phrase('in the same row as $1', '与$1同排') },
  firstBothWays: { words: phrase('first ahead of and first behind $1', '$1前后方第一个位置') },
  fightingWith: { words: phrase('fighting with $1', '与$1战斗'), single: true, verbal: true },
  leftOf: { words: phrase('on the left of $1', '$1左边'), single: true },
  rightOf: { words: phrase('on the right of $1', '$1右边'), single: true },
  attackersOf: { words: phrase('attacking $1', '进攻$1'), verbal: true },
  attackTargets: { words: phrase('attacked by $1', '被$1进攻'), verbal: true },
};

/** Zones: in English after `in` or `on` and the owner, in Chinese after the owner. */
const zones: {
  readonly [zone: string]: { readonly preposition: string; readonly en: string; readonly zh: string; readonly noun: NounKey };
} = {
  slots: { preposition: 'on', en: 'board', zh: '场上', noun: 'unit' },
  hand: { preposition: 'in', en: 'hand', zh: '手牌', noun: 'card' },
  deck: { preposition: 'in', en: 'deck', zh: '牌库', noun: 'card' },
  graveyard: { preposition: 'in', en: 'graveyard', zh: '墓地', noun: 'card' },
  exile: { preposition: 'in', en: 'exile zone', zh: '除外区', noun: 'card' },
  field: { preposition: 'in', en: 'field zone', zh: '场地区', noun: 'fieldCard' },
  attached: { preposition: 'among', en: 'bestowed cards', zh: '被赋予的牌', noun: 'card' },
  under: { preposition: 'among', en: 'cards under units', zh: '单位下方的牌', noun: 'card' },
};

type Zone = (typeof zones)[string];

function zoneOf(name: string): Zone {
  wordOf(zones as { readonly [zone: string]: Phrase }, name, 'zone');
  return zones[name] as Zone;
}

function zonesOf(selector: Selector): readonly Zone[] {
  return (typeof selector.from === 'string' ? [selector.from] : selector.from).map(zoneOf);
}

/** The kind of thing in the zones of a selector. */
export function nounOf(selector: Selector): NounKey {
  const kinds = new Set(zonesOf(selector).map((zone) => zone.noun));
  const [only] = kinds;
  const plain = kinds.size === 1 && only !== undefined ? only : 'card';
  if (plain === 'unit' && selector.where?.traveller === true) return 'traveller';
  if (plain === 'card' && selector.where?.type === 'magic') return 'magic';
  return plain;
}

function whereabouts(reader: Reader, selector: Selector): Phrase {
  const places = zonesOf(selector);
  // If the predicate names the unit, cards under or bestowed on that unit need no other place.
  const named = selector.where?.is;
  if (
    selector.of === undefined &&
    typeof named === 'object' &&
    ((selector.from === 'attached' && 'attachedTo' in named) || (selector.from === 'under' && 'under' in named))
  )
    return nothing;
  const owner = selector.of === undefined ? null : reader.possessive(selector.of);
  const groups = places.map((zone) => {
    const bare = zone.preposition === 'among' || zone === zones.slots ? 'the' : 'any';
    return phrase(joined(zone.preposition, owner === null ? bare : owner.en, zone.en), zone.zh);
  });
  const [first, ...more] = places;
  const alike = first !== undefined && more.every((zone) => zone.preposition === first.preposition);
  const words = or(groups);
  const short = alike && owner !== null ? joined(first.preposition, owner.en, or(places.map((zone) => phrase(zone.en, ''))).en) : words.en;
  return phrase(short, `${owner === null ? '' : owner.zh}${words.zh}`);
}

/** `on your board`, `ahead of this card`. */
export function placeOf(reader: Reader, selector: Selector): Phrase {
  const { relation } = selector;
  const where = whereabouts(reader, selector);
  if (relation === undefined) return where;
  const known = Object.hasOwn(relations, relation.is) ? relations[relation.is] : undefined;
  const { words } = known ?? { words: wordOf({}, relation.is, 'relation') };
  const related = fill(words.en, words.zh, reader.ref(relation.to));
  if (selector.of === undefined && selector.from === 'slots') return related;
  return phrase(`${related.en} ${where.en}`, `${where.zh}位于${related.zh}`);
}

interface Parts {
  readonly before: string;
  readonly behind: string;
  readonly place: Phrase;
  readonly zh: string;
  readonly after: string;
  readonly noun: NounKey;
  readonly single: boolean;
}

function parts(reader: Reader, selector: Selector): Parts {
  onlyFields(selector, 'selector', ['from', 'of', 'where', 'relation', 'except', 'first', 'last']);
  const found = nounPhrase(reader, selector.where ?? {}, nounOf(selector) === 'traveller' ? 'unit' : nounOf(selector));
  const except = selector.except === undefined ? null : reader.ref(selector.except);
  return {
    before: found.before,
    behind: except === null ? found.behind : joined(found.behind, `other than ${except.en}`),
    place: placeOf(reader, selector),
    zh: `${except === null ? '' : `${except.zh}以外的`}${found.zh}`,
    after: found.after,
    noun: found.noun,
    single: selector.relation !== undefined && relations[selector.relation.is]?.single === true,
  };
}

/** A number of objects: `2 orc units on your board`, 你场上的2个兽人单位. */
export function counted(reader: Reader, selector: Selector, count: Phrase): Phrase {
  const found = parts(reader, selector);
  const noun = nouns[found.noun];
  const one = /(^|\s)1$/.test(count.en);
  const end = endOf(reader, selector);
  return {
    en: joined(
      count.en,
      found.before,
      one ? noun.one : noun.several,
      found.place.en,
      found.behind,
      end === null ? '' : `(of the ${end.en})`,
    ),
    zh: `${possessed(found.place)}${end === null ? '' : `${end.zh}之中的`}${count.zh}${noun.measure}${found.zh}${noun.zh}${found.after}`,
    many: !one,
  };
}

/** All objects of a selector: `all orc units on your board`, 你场上的所有兽人单位; `the top 2 cards in your deck`. */
export function allOf(reader: Reader, selector: Selector): Phrase {
  const found = parts(reader, selector);
  const noun = nouns[found.noun];
  const end = endOf(reader, selector);
  if (end !== null) {
    const one = (selector.first ?? selector.last) === 1;
    const name = {
      en: joined(
        'the',
        one ? end.en.replace(/ 1$/, '') : end.en,
        found.before,
        one ? noun.one : noun.several,
        found.place.en,
        found.behind,
      ),
      zh: `${found.place.zh}${end.zh}${noun.measure}${found.zh}${noun.zh}${found.after}`,
    };
    return one ? name : { ...name, many: true };
  }
  if (found.single)
    return {
      en: joined('the', found.before, noun.one, found.place.en, found.behind),
      zh: `${possessed(found.place)}${found.zh}${noun.zh}${found.after}`,
    };
  return {
    en: joined('all', found.before, noun.several, found.place.en, found.behind),
    zh: `${possessed(found.place)}所有${found.zh}${noun.zh}${found.after}`,
    many: true,
  };
}

/** Objects without a number: `orc units on your board`. */
export function kindOf(reader: Reader, selector: Selector): Phrase {
  const found = parts(reader, selector);
  const noun = nouns[found.noun];
  const end = endOf(reader, selector);
  return {
    en: joined(found.before, noun.several, found.place.en, found.behind, end === null ? '' : `(of the ${end.en})`),
    zh: `${possessed(found.place)}${end === null ? '' : `${end.zh}之中的`}${found.zh}${noun.zh}${found.after}`,
    many: true,
  };
}

/** A statement that there is such an object: `there is an orc unit on your board`, 你场上有兽人单位. */
export function someOf(reader: Reader, selector: Selector, atLeast: Phrase | null): Phrase {
  const found = parts(reader, selector);
  const noun = nouns[found.noun];
  if (atLeast === null) {
    const one = withArticle(joined(found.before, noun.one));
    const verbal = selector.relation !== undefined && relations[selector.relation.is]?.verbal === true;
    const thing = `有${found.zh}${noun.zh}${found.after}`;
    return phrase(
      joined('there is', one, found.place.en, found.behind),
      verbal ? `${thing}${found.place.zh}` : `${found.place.zh}${thing}`,
    );
  }
  const words = counted(reader, selector, atLeast);
  return phrase(`there are at least ${words.en}`, `${found.place.zh}有至少${atLeast.zh}${noun.measure}${found.zh}${noun.zh}${found.after}`);
}

/** A statement that there is no such object. */
export function noneOf(reader: Reader, selector: Selector): Phrase {
  const found = parts(reader, selector);
  const noun = nouns[found.noun];
  return phrase(
    joined('there are no', found.before, noun.several, found.place.en, found.behind),
    `${found.place.zh}没有${found.zh}${noun.zh}${found.after}`,
  );
}

/** A Chinese place as it precedes what is there. */
function possessed(place: Phrase): string {
  return place.zh === '' ? '' : `${place.zh}的`;
}

/** `top 2`, 最上方的2; null if a selector takes all objects. */
function endOf(reader: Reader, selector: Selector): Phrase | null {
  const deck = selector.from === 'deck';
  if (selector.first !== undefined)
    return fill(deck ? 'top $1' : 'first $1', deck ? '最上方的$1' : '最先的$1', reader.quantity(selector.first));
  if (selector.last !== undefined)
    return fill(deck ? 'bottom $1' : 'last $1', deck ? '最下方的$1' : '最后的$1', reader.quantity(selector.last));
  return null;
}
