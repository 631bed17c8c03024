import type { Json } from '@arbiter/kernel';
import type { PlayerRef, Predicate, Ref, Selector } from '@arbiter/kernel/authoring';
import { join, listOf, or, type Phrase, phrase, template, UnknownWord, withArticle, wordOfTable } from '@arbiter/kernel/words';
import { frameTerms, kindTerms } from '../terms.js';
import { placeOf } from './places.js';
import { qualityOf, type Quality } from './qualities.js';
import type { Reader } from './reader.js';

/** A description of objects: a noun, and what precedes and follows it. */
interface Description {
  readonly before: readonly string[];
  readonly noun: Phrase;
  readonly behind: readonly string[];
  /** In Chinese everything precedes the noun: the place comes first, before the number. */
  readonly zhPlace: string;
  readonly zh: string;
}

const onlyKinds: readonly (readonly [readonly string[], Phrase])[] = [
  [['monsterZone', 'arriving'], phrase('monster', '怪兽')],
  [['spellTrapZone', 'fieldZone', 'pendulumZone'], phrase('Spell/Trap', '魔法·陷阱卡')],
];

/** The noun for what a selector finds: by the kind of card or, if the predicate gives none, by the place. */
function nounOf(zones: readonly string[], predicate: Predicate): Phrase {
  const { kinds, effectMonster, normalMonster } = predicate;
  const noun = kinds === undefined ? null : or(listOf(kinds).map((kind) => wordOfTable(kindTerms, kind, 'kind')));
  if (namesOnly(predicate)) return phrase('', '');
  const monsters =
    effectMonster === true ? phrase('Effect Monster', '效果怪兽') : normalMonster === true ? phrase('Normal Monster', '通常怪兽') : null;
  if (monsters !== null) return monsters;
  const isMonster =
    noun === null ? zones.every((zone) => zone === 'monsterZone') || onlyMonsters.some((key) => key in predicate) : noun.en === 'monster';
  if (isMonster && predicate.tuner === true) return phrase('Tuner', '调整怪兽');
  if (isMonster && typeof predicate.frame === 'string')
    return template('$1 Monster', '$1怪兽', wordOfTable(frameTerms, predicate.frame, 'frame'));
  if (noun !== null) return noun;
  if (zones.length > 0)
    for (const [places, words] of onlyKinds)
      if (zones.length > (zones.includes('pendulumZone') && zones.length === 1 ? 99 : 0) && zones.every((zone) => places.includes(zone)))
        return words;
  return onlyMonsters.some((key) => key in predicate) ? phrase('monster', '怪兽') : phrase('card', '卡');
}

/** Characteristics that only monsters have. */
const onlyMonsters = ['attribute', 'races', 'level', 'rank', 'link', 'atk', 'def', 'frame', 'tuner', 'position', 'summonedBy', 'marks'];
/** Characteristics that the noun already expresses. */
const saidByNoun: ReadonlySet<string> = new Set(['kinds', 'effectMonster', 'normalMonster']);
const silent: ReadonlySet<string> = new Set(['summonable']);

/** Whether a card is described by its name only, so that it needs no noun. */
const namesOnly = ({ names, kinds }: Predicate): boolean => names !== undefined && kinds === undefined;

/** Every quality of a predicate; the qualities under `not` are negated. */
export function qualitiesOf(reader: Reader, predicate: Predicate, negated = false): readonly Quality[] {
  return Object.entries(predicate).flatMap(([key, wanted]) => {
    if (key === 'not') return qualitiesOf(reader, wanted as Predicate, !negated);
    if (silent.has(key) || (key === 'place' && wanted === 'monsterZone' && 'controller' in predicate)) return [];
    if (
      !negated &&
      ((saidByNoun.has(key) && wanted !== false) || (key === 'tuner' && wanted === true) || (key === 'frame' && typeof wanted === 'string'))
    )
      return [];
    return [qualityOf(reader, key, wanted, negated)];
  });
}

function describe(reader: Reader, selector: Selector): Description {
  const zones = listOf(selector.from) as readonly string[];
  const where = selector.where ?? {};
  const qualities = [...qualitiesOf(reader, where), ...(selector.except === undefined ? [] : [exceptFor(reader, selector.except)])];
  const ordered = [...qualities].sort((a, b) => a.order - b.order);
  const relation = selector.relation === undefined ? null : related(reader, selector.relation);
  const place = 'is' in where ? phrase('', '') : placeOf(reader, zones, selector, 'controller' in where || 'place' in where);
  const following = ordered.filter(({ before }) => !before);
  const others = ordered.filter(({ order, before }) => order === 0 && before);
  return {
    before: ordered.filter(({ before }) => before).map(({ words }) => words.en),
    noun: nounOf(zones, where),
    behind: behindNoun(
      place.en,
      [...(relation === null ? [] : [relation.en]), ...following.filter(({ order }) => order < exceptions).map(({ words }) => words.en)],
      following.filter(({ order }) => order >= exceptions).map(({ words }) => words.en),
    ),
    zhPlace: [...others.map(({ words }) => words.zh), ...(place.zh === '' ? [] : [`${place.zh}的`])].join(''),
    zh: [...(relation === null ? [] : [relation.zh]), ...ordered.filter((one) => !others.includes(one)).map(({ words }) => words.zh)].join(
      '',
    ),
  };
}

/** Qualities of this order and above state exceptions; they follow the place. */
const exceptions = 15;

/**
 * A place on the field directly follows the noun, other places follow the qualities: `monster you control with 0 DEF`, `monster with 0 DEF
 * from your Deck`.
 */
function behindNoun(place: string, qualities: readonly string[], left: readonly string[]): readonly string[] {
  if (place === '') return [...qualities, ...left];
  return /^(?:in|from) /.test(place) && !/Zone$/.test(place) ? [...qualities, place, ...left] : [place, ...qualities, ...left];
}

function exceptFor(reader: Reader, ref: Ref): Quality {
  if (ref === 'self')
    return { order: 0, before: true, words: phrase('other', '这张卡以外的'), is: phrase('is another card', '不是这张卡') };
  const what = reader.ref(ref);
  return { order: 20, before: false, words: template('except $1', '$1以外的', what), is: template('is not $1', '不是$1', what) };
}

const relations: { readonly [name: string]: Phrase } = {
  sameColumn: phrase('in the same column as $1', '与$1相同纵列的'),
  linkedTo: phrase('linked to $1', '与$1连接的'),
  pointedAt: phrase('that $1 points to', '$1的连接端的'),
  sameName: phrase('with the same name as $1', '与$1同名的'),
  materials: phrase('attached to $1 as Xyz Material', '作为$1的超量素材的'),
  equippedWith: phrase('equipped to $1', '给$1装备的'),
  battling: phrase('battling $1', '与$1进行战斗的'),
};

function related(reader: Reader, { is, to }: NonNullable<Selector['relation']>): Phrase {
  const words = wordOfTable(relations, is, 'relation');
  return template(words.en, words.zh, reader.ref(to));
}

function english({ before, noun, behind }: Description, several: boolean): string {
  const words = several && noun.en !== '' ? noun.en.split(' or ').map(plural).join(' or ') : noun.en;
  const said = [...before, ...(words === '' ? [] : [words]), ...behind].join(' ');
  return several
    ? said.replaceAll(
        /\bthat (?:was|is|has)\b/g,
        (one) => ({ 'that was': 'that were', 'that is': 'that are', 'that has': 'that have' })[one] ?? one,
      )
    : said;
}

/** `Spells/Traps`, `monsters`. */
const plural = (noun: string): string =>
  noun
    .split('/')
    .map((word) => `${word}s`)
    .join('/');

const chinese = ({ zhPlace, zh, noun }: Description): string => `${zhPlace}${zh}${noun.zh}`;

/** `all monsters your opponent controls`. */
export function allOf(reader: Reader, selector: Selector): Phrase {
  const found = describe(reader, selector);
  if (selector.first !== undefined) {
    const number = reader.measure(selector.first);
    return {
      en: `the top ${number.en} cards of ${deckOf(reader, selector.of).en}`,
      zh: `${deckOf(reader, selector.of).zh}最上方的${number.zh}张卡`,
      many: true,
    };
  }
  return { en: `all ${english(found, true)}`, zh: `${found.zhPlace}全部${found.zh}${found.noun.zh}`, many: true };
}

function deckOf(reader: Reader, of: PlayerRef = 'all'): Phrase {
  return template('$1 Deck', '$1卡组', reader.possessive(of));
}

/** `monsters you control`. */
export function kindOf(reader: Reader, selector: Selector): Phrase {
  const found = describe(reader, selector);
  return {
    en: english(found, true).replace(/\bfrom (your|their|either|both players’|your opponent’s) ((?:Extra )?Deck)\b/, 'in $1 $2'),
    zh: chinese(found),
    many: true,
  };
}

/** The Chinese measure word of what is counted. */
const measureOf = (noun: Phrase): string => (noun.zh.endsWith('怪兽') ? '只' : '张');

/** A number of objects: `1 monster you control`; in Chinese the number precedes the noun (自己场上的1只怪兽, not 自己场上的怪兽1只). */
export function countedOf(reader: Reader, selector: Selector, number: Phrase, several: boolean): Phrase {
  const that = several ? null : pointedAt(reader, selector);
  if (that !== null) return that;
  const found = describe(reader, selector);
  return {
    en: `${number.en} ${english(found, several)}`,
    zh: `${found.zhPlace}${number.zh}${measureOf(found.noun)}${found.zh}${found.noun.zh}`,
    ...(several ? { many: true } : {}),
  };
}

/** The object of the event, if it is all that can be picked: `that face-up monster with 1000 or more ATK`. */
function pointedAt(reader: Reader, selector: Selector): Phrase | null {
  const { is, ...rest } = selector.where ?? {};
  if (is === undefined || typeof is === 'string' || !('event' in is) || is.event === 'objects') return null;
  const found = describe(reader, { from: selector.from, where: rest });
  const bare: Description = { ...found, behind: found.behind.filter((one) => one !== 'on the field'), zhPlace: '' };
  return phrase(`that ${english(bare, false)}`, `该${chinese(bare)}`);
}

/** The player who has an object on the field, and the object without its place: `you control`, `a Dragon monster`. */
export function controlledOne(
  reader: Reader,
  selector: Selector,
): { readonly who: PlayerRef; readonly one: Phrase; readonly some: Phrase } | null {
  const { of, relation } = selector;
  const zones = listOf(selector.from) as readonly string[];
  if ((of !== 'you' && of !== 'opponent') || relation !== undefined || !zones.every((zone) => zone.endsWith('Zone')) || zones.length === 0)
    return null;
  // A single kind of zone other than Monster Zones is named.
  if (zones.length === 1 && zones[0] !== 'monsterZone') return null;
  const found = describe(reader, { ...selector, where: selector.where ?? {} });
  const own = placeOf(reader, zones, selector, false);
  const bare: Description = {
    ...found,
    behind: found.behind.filter((one) => one !== own.en),
    zhPlace: found.zhPlace.replace(`${own.zh}的`, ''),
  };
  return { who: of, one: { en: article(english(bare, false)), zh: chinese(bare) }, some: { en: english(bare, true), zh: chinese(bare) } };
}

/** `a` or `an`, ignoring a quotation mark; `another` if the word is `other`. */
function article(en: string): string {
  if (en.startsWith('other ')) return `an${en}`;
  if (/^Xyz\b/.test(en)) return `an ${en}`;
  return /^[“]/.test(en) ? `${withArticle(en.slice(1)).split(' ')[0] ?? 'a'} ${en}` : withArticle(en);
}

/** A description such as `a Dragon monster`, without a place except as `from` gives it. */
export function describedAs(reader: Reader, predicate: Predicate, from: Selector['from'] = []): Phrase {
  const zones = listOf(from) as readonly string[];
  const ordered = [...qualitiesOf(reader, predicate)].sort((a, b) => a.order - b.order);
  const found: Description = {
    before: ordered.filter(({ before }) => before).map(({ words }) => words.en),
    noun: nounOf(zones, predicate),
    behind: ordered.filter(({ before }) => !before).map(({ words }) => words.en),
    zhPlace: '',
    zh: ordered.map(({ words }) => words.zh).join(''),
  };
  return phrase(found.noun.en === '' ? english(found, false) : article(english(found, false)), chinese(found));
}

/** A statement about something: `this card is face-up and has 500 or more ATK`. */
export function statement(reader: Reader, about: Phrase, predicate: Predicate): Phrase {
  const kinds = nounStatement(predicate);
  const qualities = [...qualitiesOf(reader, predicate)];
  // Qualities that are normally left out are stated if there are no others.
  const said =
    kinds === null && qualities.length === 0
      ? Object.entries(predicate)
          .filter(([key]) => silent.has(key))
          .map(([key, wanted]) => qualityOf(reader, key, wanted, false))
      : qualities;
  const parts = [...(kinds === null ? [] : [kinds]), ...said.sort((a, b) => a.order - b.order).map(({ is }) => is)];
  if (parts.length === 0) throw new UnknownWord('statement', predicate as Json);
  const words = join(parts, ' and ', '且');
  return template(
    '$1 $2',
    '$1$2',
    about,
    about.many === true
      ? {
          ...words,
          en: words.en
            .replaceAll(/\bis\b/g, 'are')
            .replaceAll(/\bhas\b/g, 'have')
            .replaceAll(/\bwas\b/g, 'were'),
        }
      : words,
  );
}

function nounStatement(predicate: Predicate): Phrase | null {
  if (![...saidByNoun].some((key) => predicate[key] !== undefined && predicate[key] !== false)) return null;
  const noun = nounOf([], predicate);
  return phrase(`is ${article(noun.en)}`, `是${noun.zh}`);
}

/** A noun for a later reference: `that monster`. */
export function shortNoun(selector: Selector | undefined): Phrase {
  return selector === undefined ? phrase('card', '卡') : nounOf(listOf(selector.from) as readonly string[], selector.where ?? {});
}
