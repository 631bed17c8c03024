import type { Amount, Predicate, Selector, Trigger } from '@arbiter/kernel/authoring';
import { type Facets, many, or, type Phrase, phrase, template, type TextTerms } from '@arbiter/kernel/words';
import { levelled, onAttack, onDeath, onEnter, onHit, onKill } from '../../cards/making.js';
import { phaseTerms, pileTerms, stepTerms } from '../terms.js';
import { facts, happenings, manners } from './occurrences.js';
import { counterWords, nounKeys, numberTerms, qualitiesOf, typeWord } from './qualities.js';

/** The terms of Grand Archive for the kernel's grammar. */

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Triggers with a word of their own (2.4.2.2.2). */
const occasions: readonly (readonly [trigger: Trigger, words: Phrase])[] = [
  [onEnter, phrase('On Enter', '入场')],
  [onAttack, phrase('On Attack', '攻击时')],
  [onHit, phrase('On Hit', '命中')],
  [onKill, phrase('On Kill', '击杀')],
  [onDeath, phrase('On Death', '死亡')],
];

/** Returns the label of triggers that all have one: `On Enter`. */
export function labelOf(on: readonly Trigger[]): Phrase | null {
  const found = on.map((one) => occasions.find(([trigger]) => same(trigger, one))?.[1]);
  return found.length > 0 && found.every((one) => one !== undefined) ? or(found) : null;
}

/** The zone of a card in the words about its own activation. */
const activated = 'activated';

/** Returns nouns for cards and abilities on the effects stack. */
function noun(zones: readonly string[], { item }: Predicate, types: Phrase | null): Phrase | null {
  if (zones.includes(activated)) return types === null ? phrase('card', '卡牌') : template('$1 card', '$1卡牌', types);
  if (!zones.includes('effectsStack') || zones.length > 1) return null;
  if (item === 'ability') return phrase('ability', '能力');
  const card = types === null ? phrase('card', '卡牌') : template('$1 card', '$1卡牌', types);
  if (item === 'activation') return template('$1 activation', '$1的激活', card);
  if (item === 'materialization') return template('$1 materialization', '$1的实现', card);
  return types === null ? phrase('card or ability on the effects stack', '效果堆叠上的卡牌或能力') : card;
}

function shortNoun(zones: readonly string[], { item }: Predicate): Phrase | null {
  if (zones.includes(activated)) return phrase('card', '卡牌');
  if (!zones.includes('effectsStack')) return null;
  return item === 'ability'
    ? phrase('ability', '能力')
    : item === undefined
      ? phrase('card or ability', '卡牌或能力')
      : phrase('card', '卡牌');
}

/** A player usually has one champion, so it is called "your champion" or "your opponent's champion". */
function champion({ from, of, where = {}, except, relation, first }: Selector): Phrase | null {
  if (from !== 'field' || except !== undefined || relation !== undefined || first !== undefined || !same(where, { types: 'champion' }))
    return null;
  if (of === 'you') return phrase('your champion', '你的勇士');
  if (of === 'opponent') return phrase('your opponent’s champion', '对手的勇士');
  return of === 'all' || of === undefined ? many(phrase('all champions', '所有勇士')) : null;
}

const levelOf = (amount: Amount): Phrase | null => (same(amount, levelled) ? phrase('your champion’s level', '你的勇士的等级') : null);

/** Returns the words of an event that depend on its facts. */
function eventWords(event: string, { about, host, from }: Facets): Phrase | null {
  if (event === 'damage' && about.length > 0)
    return from.length > 0 ? phrase('$3 deals damage to $1', '$3对$1造成伤害') : phrase('$1 is dealt damage', '$1受到伤害');
  if (event === 'killed' && host.length > 0) return phrase('$6 kills $1', '$6击杀$1');
  if ((event === 'isAttacked' || event === 'retaliates') && host.length > 0)
    return event === 'isAttacked' ? phrase('$6 attacks $1', '$6攻击$1') : phrase('$1 retaliates against $6', '$1反击$6');
  return null;
}

export const terms: TextTerms = {
  piles: pileTerms,
  field: phrase('field', '场地'),
  inPlay: ['field'],
  playedIn: activated,
  playing: 'activated',
  control: phrase('control', '控制'),
  ability: phrase('ability', '能力'),
  phases: phaseTerms,
  steps: stepTerms,
  numbers: numberTerms,
  playerNumbers: {},
  eventNumbers: { amount: phrase('that much', '同等数值') },
  notes: { x: phrase('X', 'X') },
  variables: { x: phrase('X', 'X'), prevented: phrase('the damage prevented', '所防止的伤害') },
  units: {},
  histories: { mageActions: phrase('Mage action cards that you activated this turn', '你本回合激活的法师行动牌') },
  happened: {
    mageActions: {
      first: phrase('it is the first that $1 activated this turn', '其为$1本回合激活的第一张'),
      once: phrase('$1 activated a Mage action card this turn', '$1本回合激活过法师行动牌'),
      often: phrase('$1 activated $2 Mage action cards this turn', '$1本回合激活了$2法师行动牌'),
      unit: '张',
    },
  },
  facts,
  manners,
  roles: {
    attacker: phrase('that attacker', '该攻击者'),
    by: phrase('that card', '该牌'),
    target: phrase('what it attacks', '其攻击的目标'),
    weapon: phrase('its weapon', '其武器'),
    now: phrase('that card', '该牌'),
    objects: many(phrase('those cards', '这些牌')),
  },
  players: {
    you: phrase('you', '你'),
    opponent: phrase('your opponent', '对手'),
    all: phrase('each player', '每位玩家'),
    active: phrase('the turn player', '回合玩家'),
  },
  relations: { fights: phrase('that fights $1', '与$1战斗的') },
  events: happenings,
  durations: {
    endOfTurn: phrase('until end of turn', '直到回合结束'),
    nextActivation: phrase('for the next such card this turn', '限本回合的下一张此类卡牌'),
    endOfCombat: phrase('for this attack', '直到此次攻击结束'),
    endOfPhase: phrase('until end of phase', '直到阶段结束'),
    yourNextTurn: phrase('until the beginning of your next turn', '直到你的下个回合开始'),
    endOfYourNextTurn: phrase('until the end of your next turn', '直到你的下个回合结束'),
    leaves: phrase('as long as this card stays on the field', '直到此牌离场'),
    game: phrase('for the rest of the game', '直到游戏结束'),
  },
  changes: { amount: phrase('the number is $1 instead', '数值改为$1'), to: phrase('it goes to the $1 instead', '改为移动至$1') },
  destinations: { ...pileTerms, field: phrase('field', '场地') },
  typeWord,
  jointTypes: { 'ally champion': phrase('unit', '单位') },
  noun,
  alike: ['regalia'],
  lying: (type) => template('$1 card', '$1牌', type),
  shortNoun,
  nounKeys,
  qualities: qualitiesOf,
  spread: () => null,
  counter: counterWords,
  given: () => null,
  set: champion,
  amount: levelOf,
  existence: () => null,
  remembered: () => null,
  occasion: labelOf,
  eventWords,
  fieldOf: () => phrase('the field', '场地'),
};
