import type { Amount, Predicate, Ref } from '@arbiter/kernel/authoring';
import { many, type Phrase, phrase, template, wordOfTable } from '@arbiter/kernel/words';
import { nameOfCard } from '../card-names.js';
import { pileTerms } from '../places.js';
import { describedAs } from '../selectors.js';
import { amountOf, nothing, type Said, says, type VerbWords, whatOf } from './saying.js';

/** Words of summons by effects (base.9, base.10, base.21). */

const positions: { readonly [position: string]: Phrase } = {
  any: nothing,
  attack: phrase(' in Attack Position', '攻击表示'),
  defense: phrase(' in Defense Position', '守备表示'),
  faceUpDefense: phrase(' in face-up Defense Position', '表侧守备表示'),
  faceDownDefense: phrase(' in face-down Defense Position', '里侧守备表示'),
  attackOrSet: phrase(' in face-up Attack Position or face-down Defense Position', '表侧攻击表示或里侧守备表示'),
  faceUpAttack: phrase(' in face-up Attack Position', '表侧攻击表示'),
};

const positionOf = (position: unknown): Phrase => (position === undefined ? nothing : wordOfTable(positions, position, 'position'));
const sideOf = (to: unknown): Phrase => (to === undefined || to === 'you' ? nothing : phrase(' to your opponent’s field', '在对方场上'));

const specialSummon: VerbWords = (reader, verb) => {
  const pointed =
    verb.pointedBy === undefined ? nothing : template(' to a zone that $1 points to', '到$1的连接端', reader.ref(verb.pointedBy as Ref));
  const how = verb.how === undefined ? phrase('Special Summon', '特殊召唤') : wordOfTable(kinds, verb.how, 'summon');
  const ignoring = verb.proper === true ? phrase(', which counts as its own way', '（视为正规召唤）') : nothing;
  const using = verb.using === undefined ? nothing : template(' using $1 as material', '（以$1为素材）', reader.ref(verb.using as Ref));
  const said = template(
    '$5 $1$2$3$4$6$7',
    '$1$4$3$2$5$7$6',
    whatOf(reader, verb),
    positionOf(verb.position),
    sideOf(verb.to),
    pointed,
    how,
    ignoring,
    using,
  );
  const again =
    verb.choose === undefined && (verb.what === undefined || verb.what === 'self') ? reader.self : phrase('that monster', '该怪兽');
  for (const name of [verb.as, verb.note]) if (typeof name === 'string') reader.name(name, { first: again, again });
  return said;
};

const kinds: { readonly [how: string]: Phrase } = {
  special: phrase('Special Summon', '特殊召唤'),
  fusion: phrase('Fusion Summon', '融合召唤'),
  ritual: phrase('Ritual Summon', '仪式召唤'),
  synchro: phrase('Synchro Summon', '同调召唤'),
  xyz: phrase('Xyz Summon', '超量召唤'),
  link: phrase('Link Summon', '连接召唤'),
};

const acts: { readonly [act: string]: Phrase } = {
  sent: phrase('by sending', '送去墓地'),
  tributed: phrase('by Tributing', '解放'),
  banished: phrase('by banishing', '除外'),
  returned: phrase('by returning to the Deck', '回到卡组'),
};

/** Fusion and Ritual Summons, with the materials that may be used and where they go. */
const withMaterials =
  (frame: 'fusion' | 'ritual', kind: Phrase, monsters: Phrase, usual: string, usualPlaces: Phrase): VerbWords =>
  (reader, verb) => {
    const which =
      verb.where === undefined
        ? template('1 $1', '1只$1', monsters)
        : describedAs(reader, { frame, ...(verb.where as Predicate) }, ['monsterZone']);
    const from = verb.from === undefined ? usualPlaces : places(verb.from as readonly string[]);
    const materials =
      verb.materials === undefined
        ? phrase('monsters', '怪兽')
        : {
            ...describedAs(reader, verb.materials as Predicate, ['monsterZone']),
            en: `${describedAs(reader, verb.materials as Predicate, ['monsterZone']).en.replace(/^an? /, '')}s`,
          };
    const levels =
      verb.levels === 'atLeast'
        ? phrase(' whose Levels are together at least its Level', '（等级合计在其等级以上）')
        : usual === 'tributed'
          ? phrase(' whose Levels are together its Level', '（等级合计与其等级相同）')
          : nothing;
    return template(
      '$1 $2 $3 $4 from $5$6 as its materials',
      '把$5的$4$6作为素材$3，$1$2',
      kind,
      which,
      wordOfTable(acts, verb.act ?? usual, 'act'),
      materials,
      from,
      levels,
    );
  };

function places(zones: readonly string[]): Phrase {
  const words = zones.map((zone) => (zone === 'monsterZone' ? phrase('field', '场上') : wordOfTable(pileTerms, zone, 'place')));
  return { en: `your ${words.map(({ en }) => en).join(' or ')}`, zh: `自己${words.map(({ zh }) => zh).join('·')}` };
}

const createTokens: VerbWords = (reader, verb) => {
  const amount = amountOf(verb) as Amount;
  const token = nameOfCard(String(verb.token), reader.cardOf);
  const again = many(phrase('those Tokens', '那些衍生物'));
  if (typeof verb.as === 'string') reader.name(verb.as, { first: again, again });
  return template(
    'Special Summon $1 $2$3$4',
    '$1只$2$4$3特殊召唤',
    reader.measure(amount),
    token,
    positionOf(verb.position),
    sideOf(verb.to),
  );
};

const normalSummonNow: VerbWords = (reader, verb) => {
  const which =
    verb.where === undefined
      ? phrase('1 monster', '1只怪兽')
      : reader.counted({ from: 'hand', of: 'you', where: { kinds: 'monster', ...(verb.where as Predicate) } }, phrase('1', '1'), false);
  const act = verb.faceUp === true ? phrase('Normal Summon', '召唤') : phrase('Normal Summon or Set', '召唤或盖放');
  const untributed = verb.untributed === true ? phrase(' without Tributing', '不用解放') : nothing;
  const counts = verb.ofTurn === true ? phrase(' (it counts as your Normal Summon of the turn)', '（算作这个回合的通常召唤）') : nothing;
  return template('$1 $2$3$4', '$3把$2$1$4', act, which, untributed, counts);
};

export const summonWords: { readonly [verb: string]: Said } = {
  createTokens: says(createTokens, 'amount', 'token', 'position', 'to'),
  fusionSummon: says(
    withMaterials(
      'fusion',
      phrase('Fusion Summon', '融合召唤'),
      phrase('Fusion Monster', '融合怪兽'),
      'sent',
      phrase('your hand or field', '自己手卡·场上'),
    ),
    'where',
    'from',
    'act',
    'materials',
  ),
  normalSummonNow: says(normalSummonNow, 'where', 'untributed', 'faceUp', 'ofTurn'),
  ritualSummon: says(
    withMaterials(
      'ritual',
      phrase('Ritual Summon', '仪式召唤'),
      phrase('Ritual Monster', '仪式怪兽'),
      'tributed',
      phrase('your hand or field', '自己手卡·场上'),
    ),
    'where',
    'from',
    'act',
    'materials',
    'levels',
  ),
  setCard: says((reader, verb) => template('Set $1', '$1盖放', whatOf(reader, verb)), 'to', 'position', 'choose', 'row'),
  specialSummon: says(specialSummon, 'sides', 'excavated', 'position', 'to', 'pointedBy', 'how', 'proper', 'using', 'choose', 'negated'),
};
