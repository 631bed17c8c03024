import type { Json } from '@arbiter/kernel';
import { type CardLookup, type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import { kindTerms, phaseTerms, summonTerms } from '../terms.js';
import { nameOfCard } from './card-names.js';
import { pileTerms, zoneTerms } from './places.js';

/** What an activation does, by the categories to which others respond: `destroy`, `specialSummon:graveyard` (with the place from which). */
export const categoryTerms: { readonly [category: string]: Phrase } = {
  destroy: phrase('destroys', '破坏卡'),
  specialSummon: phrase('Special Summons', '特殊召唤怪兽'),
  fusionSummon: phrase('Fusion Summons', '融合召唤怪兽'),
  ritualSummon: phrase('Ritual Summons', '仪式召唤怪兽'),
  addToHand: phrase('adds cards to the hand', '把卡加入手卡'),
  returnToHand: phrase('returns cards to the hand', '让卡回到手卡'),
  returnToDeck: phrase('returns cards to the Deck', '让卡回到卡组'),
  placeOnTop: phrase('places cards on top of the Deck', '让卡回到卡组最上面'),
  sendToGY: phrase('sends cards to the GY', '把卡送去墓地'),
  mill: phrase('sends cards from the Deck to the GY', '把卡从卡组送去墓地'),
  discard: phrase('discards', '丢弃手卡'),
  tribute: phrase('Tributes', '解放怪兽'),
  banish: phrase('banishes', '把卡除外'),
  draw: phrase('draws', '抽卡'),
  damage: phrase('inflicts damage', '给与伤害'),
  gainLife: phrase('gains LP', '回复基本分'),
  takeControl: phrase('takes control', '得到控制权'),
  equip: phrase('equips', '装备卡'),
  addCounters: phrase('places counters', '放置指示物'),
  createTokens: phrase('Summons Tokens', '特殊召唤衍生物'),
  negateActivation: phrase('negates an activation', '使发动无效'),
  negateEffect: phrase('negates an effect', '使效果无效'),
  negateSummon: phrase('negates a Summon', '使召唤无效'),
  changePosition: phrase('changes battle positions', '改变表示形式'),
  turnFaceDown: phrase('turns cards face-down', '让卡变成里侧表示'),
  search: phrase('takes a card from the Deck', '从卡组取卡'),
};

export const reasonTerms: { readonly [reason: string]: Phrase } = {
  battle: phrase('by battle', '被战斗'),
  effect: phrase('by a card effect', '被效果'),
  cost: phrase('as a cost', '作为代价'),
  rule: phrase('by a rule', '因规则'),
  material: phrase('as material', '作为素材'),
  tribute: phrase('as a Tribute', '作为解放'),
  discard: phrase('by being discarded', '因丢弃'),
};

export const actTerms: { readonly [act: string]: Phrase } = {
  card: phrase('a card is activated', '发动的是卡'),
  effect: phrase('an effect is activated', '发动的是效果'),
  destroyed: phrase('it was destroyed', '被破坏'),
  tributed: phrase('it was Tributed', '被解放'),
  discarded: phrase('it was discarded', '被丢弃'),
  sent: phrase('it was sent there', '被送去'),
  returned: phrase('it was returned', '返回'),
  banished: phrase('it was banished', '被除外'),
  detached: phrase('it was detached', '被取除'),
};

const answered: { readonly [key: string]: Phrase } = {
  summoning: phrase('this answers a Summon', '是对召唤发动'),
  activated: phrase('this answers an activation', '是对发动的连锁'),
  attackDeclared: phrase('this answers an attack', '是对攻击宣言发动'),
};

const fromPlace = (place: Json): Phrase =>
  pileTerms[place as string] === undefined
    ? template('from the field ($1)', '从场上（$1）', wordOfTable(zoneTerms, place, 'place'))
    : template('from the $1', '从$1', wordOfTable(pileTerms, place, 'place'));

const wherePlace = (place: Json): Phrase =>
  pileTerms[place as string] === undefined
    ? template('on the field ($1)', '场上（$1）', wordOfTable(zoneTerms, place, 'place'))
    : template('in the $1', '$1', wordOfTable(pileTerms, place, 'place'));

/** A category, with its place if it has one. */
export function categoryWords(category: Json): Phrase {
  const [word, place] = String(category).split(':');
  const does = wordOfTable(categoryTerms, word, 'category');
  return place === undefined ? does : template('$1 from the $2', '从$2$1', does, wordOfTable(pileTerms, place, 'place'));
}

/** Renders a fact of an event as a statement. @param cardOf looks up the card that caused the event @throws {UnknownWord} */
export function factWords(field: string, value: Json, cardOf: CardLookup): Phrase {
  switch (field) {
    case 'key':
      return wordOfTable(answered, value, 'event');
    case 'act':
      return wordOfTable(actTerms, value, 'act');
    case 'reason':
      return template('it happened $1', '$1发生', wordOfTable(reasonTerms, value, 'reason'));
    case 'how':
      return template('it was a $1', '是$1', wordOfTable(summonTerms, value, 'summon'));
    case 'from':
      return template('it came $1', '$1而来', fromPlace(value));
    case 'place':
      return template('it is activated $1', '在$1发动', wherePlace(value));
    case 'to':
      return template('it goes to the $1', '去往$1', wordOfTable(pileTerms, value, 'place'));
    case 'categories':
      return template('it includes an effect that $1', '含有$1的效果', categoryWords(value));
    case 'kinds':
      return template('it is a $1', '是$1', wordOfTable(kindTerms, value, 'kind'));
    case 'byCard':
      return template('$1 did it', '由$1造成', nameOfCard(String(value), cardOf));
    case 'phase':
      return template('it is the $1', '在$1', wordOfTable(phaseTerms, value, 'phase'));
    default: {
      const flag = flags[field];
      if (flag === undefined || typeof value !== 'boolean') throw new UnknownWord('field of an event', field);
      return value ? flag[0] : flag[1];
    }
  }
}

const flags: { readonly [field: string]: readonly [yes: Phrase, no: Phrase] } = {
  special: [phrase('it was a Special Summon', '是特殊召唤'), phrase('it was no Special Summon', '不是特殊召唤')],
  battle: [phrase('it was battle damage', '是战斗伤害'), phrase('it was effect damage', '是效果伤害')],
  direct: [phrase('it is a direct attack', '是直接攻击'), phrase('it is no direct attack', '不是直接攻击')],
  normal: [phrase('it was the normal draw', '是通常抽卡'), phrase('it was not the normal draw', '不是通常抽卡')],
  negated: [phrase('it was negated', '被无效'), phrase('it was not negated', '没有被无效')],
  activationNegated: [phrase('its activation was negated', '发动被无效'), phrase('its activation was not negated', '发动没有被无效')],
  excavated: [phrase('it was excavated', '是被翻开的'), phrase('it was not excavated', '不是被翻开的')],
  wasSet: [phrase('it was Set', '原为里侧表示'), phrase('it was face-up', '原为表侧表示')],
};
