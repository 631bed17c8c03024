import type { JsonObject } from '@arbiter/kernel';
import type { Ability, Predicate } from '@arbiter/kernel/authoring';
import { type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { summonTerms } from '../terms.js';
import { costWords } from './clauses.js';
import { pileTerms, zoneTerms } from './places.js';
import { counterWords, nameWords } from './qualities.js';
import type { Reader } from './reader.js';
import { describedAs } from './selectors.js';

/** Marks without sentences of their own: they affect the wording of other parts of the ability, or restate a rule of the game. */
const steering: ReadonlySet<string> = new Set([
  'quick',
  'pendulum',
  'speed',
  'targetsFirst',
  'sentFrom',
  'position',
  'mustFirst',
  'freesZone',
  'maintenance',
  'bond',
]);

const damageSteps: { readonly [when: string]: Phrase } = {
  stats: phrase('', ''),
  negates: phrase('', ''),
  stated: phrase('This can be activated in the Damage Step.', '这个效果在伤害步骤也能发动。'),
  calculation: phrase('This can only be activated during damage calculation.', '这个效果只能在伤害计算时发动。'),
  never: phrase('This cannot be activated in the Damage Step.', '这个效果在伤害步骤不能发动。'),
};

const positions: { readonly [position: string]: Phrase } = {
  attack: phrase(' in Attack Position', '以攻击表示'),
  defense: phrase(' in Defense Position', '以守备表示'),
};

/** How the card is Special Summoned by its own text (base.9.2). */
function ownWay(reader: Reader, { from, cost, when, marks }: Ability): Phrase {
  const place = (from ?? ['hand']).map((zone) => pileTerms[zone]?.en ?? '').join(' or ');
  const zh = (from ?? ['hand']).map((zone) => pileTerms[zone]?.zh ?? '').join('·');
  const by = cost === undefined || cost.length === 0 ? phrase('', '') : template(' by this: $1', '（$1）', costWords(reader, cost));
  const how = marks?.position === undefined ? phrase('', '') : wordOfTable(positions, marks.position, 'position');
  const condition = when === undefined ? phrase('', '') : template('If $1, you', '$1的场合，', reader.condition(when));
  return {
    en: `${condition.en === '' ? 'You' : condition.en} can Special Summon this card from your ${place}${how.en}${by.en}.`,
    zh: `${condition.zh}这张卡可以从${zh}${how.zh}特殊召唤${by.zh}。`,
  };
}

function trapMonster({ frame, attribute, race, level, atk, def }: JsonObject): Phrase {
  const kind = frame === 'normal' ? phrase('Normal Monster', '通常怪兽') : phrase('Effect Monster', '效果怪兽');
  const facts = `${String(race)}/${String(attribute)}/Level ${String(level)}/ATK ${String(atk)}/DEF ${String(def)}`;
  return template(
    'As a monster it is a(n) $1 ($2), and still a Trap.',
    '作为怪兽是$1（$2），也当作陷阱卡使用。',
    kind,
    phrase(facts, facts),
  );
}

const others: { readonly [mark: string]: (reader: Reader, ability: Ability) => Phrase } = {
  summon: ownWay,
  damageStep: (_reader, { marks }) => wordOfTable(damageSteps, marks?.damageStep, 'time of the Damage Step'),
  needsSource: () => phrase('This card must be face-up on the field when the effect resolves.', '效果处理时这张卡必须在场上表侧表示存在。'),
  fusionSubstitute: () =>
    phrase(
      'This card can replace 1 Fusion Material that is named, if the others are right.',
      '这张卡可以代替融合素材怪兽中写有卡名的1只（其他素材须为正规素材）。',
    ),
  mustBe: (_reader, { marks }) =>
    marks?.mustBe === 'never'
      ? phrase('This card cannot be Special Summoned.', '这张卡不能特殊召唤。')
      : template(
          marks?.mustFirst === true
            ? 'This card must first be $1ed.'
            : 'This card must be $1ed and cannot be Special Summoned in other ways.',
          marks?.mustFirst === true ? '这张卡必须先进行$1。' : '这张卡用$1以外不能特殊召唤。',
          wordOfTable(summonTerms, marks?.mustBe, 'summon'),
        ),
  named: ({ cardOf }, { from, marks }) =>
    template(
      'While this card is $2, its name is treated as $1.',
      '只要这张卡在$2存在，卡名当作$1使用。',
      nameWords(marks?.named ?? '', cardOf),
      placesOf(from ?? []),
    ),
  summonedOnlyFrom: (_reader, { marks }) =>
    template(
      marks?.sentFrom === 'field'
        ? 'This card can only be Special Summoned from $1, after it went there from the field.'
        : 'This card can only be Special Summoned from $1.',
      marks?.sentFrom === 'field' ? '这张卡只能从场上送去后再从$1特殊召唤。' : '这张卡只能从$1特殊召唤。',
      wordOfTable(fromPiles, marks?.summonedOnlyFrom, 'place'),
    ),
  holds: (_reader, { marks }) => template('$1s can be placed on this card.', '这张卡上可以放置$1。', counterWords(String(marks?.holds))),
  cannotNormalSummon: () => phrase('This card cannot be Normal Summoned or Set.', '这张卡不能通常召唤。'),
  noNormalSummon: (reader, { when }) =>
    when === undefined
      ? phrase('This card cannot be Normal Summoned.', '这张卡不能召唤。')
      : template('If $1, this card cannot be Normal Summoned.', '$1的场合，这张卡不能召唤。', reader.condition(when)),
  pendulumCard: (reader, { when }) =>
    when === undefined
      ? phrase('', '')
      : template('[Pendulum] This card can only be activated if $1.', '【灵摆】$1的场合才能把这张卡发动。', reader.condition(when)),
  stays: () => phrase('After its activation, this card remains on the field.', '这张卡发动后留在场上。'),
  wins: (reader, { when }) =>
    template('You win the Duel if $1.', '$1的场合，自己决斗胜利。', when === undefined ? phrase('', '') : reader.condition(when)),
  onto: (reader, { marks, when }) =>
    template(
      '$2you can also Xyz Summon this card by using $1 you control as material.',
      '$2也能在自己场上的$1上面重叠来超量召唤。',
      describedAs(reader, marks?.onto as Predicate),
      when === undefined ? phrase('', '') : template('if $1, ', '$1的场合，', reader.condition(when)),
    ),
  synchroLevel: (_reader, { marks }) =>
    template(
      'If this card is used as Synchro Material, it can be treated as Level $1.',
      '这张卡作为同调素材的场合，可以当作$1星使用。',
      phrase(String(marks?.synchroLevel), String(marks?.synchroLevel)),
    ),
  trapMonster: (_reader, { marks }) => trapMonster(marks?.trapMonster as JsonObject),
  fromHand: () => phrase('You can also activate this card from your hand.', '这张卡的发动从手卡也能进行。'),
};

const fromPiles: { readonly [place: string]: Phrase } = {
  graveyard: phrase('the GY', '墓地'),
  hand: phrase('the hand', '手卡'),
  banished: phrase('among the banished cards', '除外状态'),
  mainDeck: phrase('the Deck', '卡组'),
};

function placesOf(zones: readonly string[]): Phrase {
  const words = zones.map((zone) =>
    zone === 'monsterZone'
      ? phrase('on the field', '场上')
      : template('in the $1', '$1', pileTerms[zone] ?? zoneTerms[zone] ?? phrase(zone, zone)),
  );
  return { en: words.map(({ en }) => en).join(' or '), zh: words.map(({ zh }) => zh).join('·') };
}

/**
 * The marks of an ability as sentences.
 * @throws {UnknownWord} for a mark without words
 */
export function markSentences(reader: Reader, ability: Ability): readonly Phrase[] {
  return Object.keys(ability.marks ?? {}).flatMap((mark) => {
    if (steering.has(mark)) return [];
    const words = others[mark];
    if (words === undefined) throw new UnknownWord('mark', mark);
    const said = words(reader, ability);
    return said.en === '' ? [] : [said];
  });
}
