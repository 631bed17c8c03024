import type { Json, Language, PlayerNames } from '@arbiter/kernel';
import type { Ability } from '@arbiter/kernel/authoring';
import { abilityAt, parameters, type CardLookup } from '@arbiter/kernel/words';
import { keywordTerms } from './keyword-terms.js';
import { isSubtype } from '../characteristics/subtypes.js';
import { chineseSubtypes } from './subtype-terms.js';
import { cardTypeTerms, counterTerms, manaTerms, subtypeWords, supertypeTerms, type Words } from './terms.js';
import { abilityWords, modeWords } from './text/card-text.js';
import { sourceCards } from './source-cards.js';

type Terms = { readonly [key: string]: Words };

const zones: Terms = {
  battlefield: { en: 'the battlefield', zh: '战场' },
  stack: { en: 'the stack', zh: '堆叠' },
  hand: { en: 'hand', zh: '手牌' },
  library: { en: 'library', zh: '牌库' },
  graveyard: { en: 'the graveyard', zh: '坟墓场' },
  exile: { en: 'exile', zh: '放逐区' },
  command: { en: 'the command zone', zh: '统帅区' },
  sideboard: { en: 'the sideboard', zh: '备牌' },
  outside: { en: 'outside the game', zh: '游戏外' },
  top: { en: 'the top', zh: '顶部' },
  bottom: { en: 'the bottom', zh: '底部' },
};

/** Words for turn, phases and steps (500 - 514). */
const times: Terms = {
  turn: { en: 'turn', zh: '回合' },
  beginning: { en: 'beginning phase', zh: '开始阶段' },
  untap: { en: 'untap step', zh: '重置步骤' },
  upkeep: { en: 'upkeep step', zh: '维持步骤' },
  draw: { en: 'draw step', zh: '抓牌步骤' },
  main: { en: 'main phase', zh: '主阶段' },
  precombatMain: { en: 'precombat main phase', zh: '战斗前主阶段' },
  postcombatMain: { en: 'postcombat main phase', zh: '战斗后主阶段' },
  combat: { en: 'combat phase', zh: '战斗阶段' },
  beginCombat: { en: 'beginning of combat', zh: '战斗开始步骤' },
  declareAttackers: { en: 'declare attackers step', zh: '宣告攻击者步骤' },
  declareBlockers: { en: 'declare blockers step', zh: '宣告阻挡者步骤' },
  firstStrikeDamage: { en: 'first combat damage step', zh: '第一个战斗伤害步骤' },
  combatDamage: { en: 'combat damage step', zh: '战斗伤害步骤' },
  endCombat: { en: 'end of combat', zh: '战斗结束步骤' },
  ending: { en: 'ending phase', zh: '结束阶段' },
  end: { en: 'end step', zh: '结束步骤' },
  cleanup: { en: 'cleanup step', zh: '清除步骤' },
};

const reasons: Terms = {
  life: { en: 'no life left', zh: '生命归零' },
  emptyLibrary: { en: 'drew from an empty library', zh: '从空牌库抓牌' },
  poison: { en: 'ten poison counters', zh: '十个中毒指示物' },
  lost: { en: 'an effect', zh: '效应' },
  won: { en: 'an effect', zh: '效应' },
  concession: { en: 'concession', zh: '认输' },
  agreedDraw: { en: 'agreed draw', zh: '同意平手' },
  timeCalled: { en: 'time was called', zh: '时间到' },
  judge: { en: "a judge's decision", zh: '裁判判定' },
  time: { en: 'time ran out', zh: '时间用尽' },
  loop: { en: 'a loop that nobody can end', zh: '无法终止的循环' },
  games: { en: 'games won', zh: '胜盘数' },
  draw: { en: 'a draw', zh: '平手' },
};

const durations: Terms = {
  '': { en: 'for the rest of the game', zh: '直到游戏结束' },
  endOfTurn: { en: 'until end of turn', zh: '直到回合结束' },
  endOfCombat: { en: 'until end of combat', zh: '直到战斗结束' },
  endOfStep: { en: 'until the step ends', zh: '直到步骤结束' },
  endOfPhase: { en: 'until the phase ends', zh: '直到阶段结束' },
  nextUntap: { en: 'until the next untap step', zh: '直到下一个重置步骤' },
  while: { en: 'as long as its condition holds', zh: '只要条件成立' },
  game: { en: 'for the rest of the game', zh: '直到游戏结束' },
  forever: { en: 'for good', zh: '永久' },
};
/** Durations that name a player or an object after a colon. */
const durationKinds: Terms = {
  leaves: { en: 'as long as its source stays', zh: '只要其来源留在战场' },
  turnOf: { en: "until a player's next turn", zh: '直到牌手的下一个回合' },
  endOfTurnOf: { en: "until the end of a player's next turn", zh: '直到牌手的下一个回合结束' },
};

const others: Terms = {
  startingPlayer: { en: 'who goes first', zh: '先后手' },
  shuffle: { en: 'shuffle', zh: '洗牌' },
  coin: { en: 'coin', zh: '硬币' },
  random: { en: 'a choice at random', zh: '随机选择' },
  heads: { en: 'heads', zh: '正面' },
  tails: { en: 'tails', zh: '反面' },
  game: { en: 'game', zh: '本盘' },
  match: { en: 'match', zh: '对局' },
  objects: { en: 'a choice at random', zh: '随机选择' },
  embalmed: { en: 'embalmed', zh: '殓偶' },
  eternalized: { en: 'eternalized', zh: '永生' },
  renowned: { en: 'renowned', zh: '显赫' },
  monstrous: { en: 'monstrous', zh: '蛮化' },
  costs: { en: 'costs', zh: '费用' },
};

const vocabulary: Terms = { ...others, ...keywordTerms, ...manaTerms, ...supertypeTerms, ...cardTypeTerms };

/** Words of the rules as options of a choice, for cards that let their player choose among some listed words. */
export const vocabularyOptions: Terms = {
  ...vocabulary,
  ...Object.fromEntries([...chineseSubtypes].map(([en, zh]) => [en, { en, zh }])),
};

/** The terms in which a parameter of this name is looked up. */
const termsOf: { readonly [name: string]: Terms } = {
  from: zones,
  to: zones,
  at: zones,
  zones,
  step: times,
  phases: times,
  what: { ...others, ...times },
  reason: reasons,
  until: durations,
  kind: counterTerms,
};

/** Returns the words for a value in a sentence, by the name of its parameter. */
const { parameter, cardName } = parameters({
  player: { en: 'Player', zh: '牌手' },
  card: { en: 'a card', zh: '一张牌' },
  cardOf: sourceCards,
  seats: new Set(['seat', 'decider', 'winners', 'of']),
  cards: new Set(['card', 'cards', 'targetCard', 'toCard']),
  terms: termsOf,
  word: (name, word) => (name === 'until' ? durationKinds[word.split(':', 1)[0] as string] : undefined) ?? wordsFor(word),
  text: textAt,
  own,
});
export { parameter };

const wordsFor = (word: string): Words | undefined => (isSubtype(word) ? subtypeWords(word) : vocabulary[word]);

/** Returns a word that a player may choose: a subtype, a card type, a colour, a keyword. */
export const wordInLanguage = (word: string, language: Language): string => wordsFor(word)?.[language] ?? word;

function own(name: string, value: Json, language: Language, _names: PlayerNames, cardOf: CardLookup): string | null {
  // Stands for X while its value is open.
  if (name === 'letter' && value === null) return 'X';
  if (name === 'by' && typeof value === 'number' && value > 0) return `+${value}`;
  if (name === 'program' && typeof value === 'string') return rootAt(value, language, cardOf);
  // Objects are named by their cards, which are parameters of their own.
  if (typeof value === 'string' && value.startsWith('object:')) return '';
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? declared(value as { readonly card?: string; readonly targetCard?: string }, language, cardOf)
    : null;
}

/** Returns the words for an object of a list, with what it is declared to attack or block if that is an object. */
function declared(
  { card, targetCard }: { readonly card?: string; readonly targetCard?: string },
  language: Language,
  cardOf: CardLookup,
): string {
  const name = cardName(card ?? '', language, cardOf);
  return targetCard === undefined ? name : `${name} → ${cardName(targetCard, language, cardOf)}`;
}

/** Returns the name of the card, or of the keyword, whose program is at a path. */
function rootAt(path: string, language: Language, cardOf: CardLookup): string {
  const keyword = keywordAt(path);
  return keyword === null ? cardName(path.split('/', 1)[0] as string, language, cardOf) : keyword[language];
}

/** Returns the keyword that stands for the abilities at a path; null for a card's own abilities. */
function keywordAt(path: string): Words | null {
  const word = /^keyword:(\w+)/.exec(path)?.[1];
  return word === undefined ? null : ((keywordTerms as Terms)[word] ?? { en: word, zh: word });
}

const bracketed = ({ en, zh }: Words): Words => ({ en: `(${en})`, zh: `（${zh}）` });

/**
 * Returns the text of an ability or mode at a path: the keyword's name for the abilities of a keyword; empty for abilities that belong to
 * no card.
 */
function textAt(path: string, cardOf: CardLookup): Words {
  const keyword = keywordAt(path);
  if (keyword !== null) return bracketed(keyword);
  const at = abilityAt(path);
  const card = at === null ? undefined : cardOf(at.card);
  const program = at === null ? undefined : (card?.abilities[at.ability] as Ability | undefined);
  if (at === null || card === undefined || program === undefined) return { en: '', zh: '' };
  return at.mode === null ? abilityWords(program, card.names, cardOf) : modeWords(program, at.mode, card.names, cardOf);
}
