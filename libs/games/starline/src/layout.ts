import type { BoardLayout } from '@arbiter/kernel';
import { layoutWords } from './layout-words.js';

/** The table: two rows of five lanes for each player, with the front rows meeting in the middle. Lane 1 is at the first player's right. */
export const layout: BoardLayout = {
  words: layoutWords,
  phases: [],
  counts: ['countdown'],
  player: {
    counts: ['score', 'reward', 'energy', 'forest'],
    headline: 'score',
    tags: [
      { tag: 'word', value: 'race' },
      { tag: 'seat', value: 'first', sign: '①' },
    ],
    hand: { zone: 'hand' },
    spread: [
      { zone: 'deck', always: true },
      { zone: 'hand', always: true, whole: true },
      { zone: 'graveyard' },
      { zone: 'exile' },
      { zone: 'field' },
    ],
  },
  side: [[{ area: 'slots', row: 'front', numbered: true }], [{ area: 'slots', row: 'back', numbered: true }]],
  columnsFrom: 'firstPlayersRight',
  fight: {
    value: 'fight',
    parts: [
      { part: 'attacker', sign: '⚔', word: 'attacking', at: 'defender' },
      { part: 'defender', sign: '◎', word: 'defending' },
    ],
  },
  // Whom an attack meets (十一.4, 遠程.1, 貫穿.1), and whom none can meet (阻擋.2, 破甲.1).
  across: {
    when: { value: 'state', is: 'attacking' },
    sign: '⚔',
    rows: ['front', 'back'],
    all: { value: 'keywords', has: ['pierce'] },
    slot: 'target',
    spared: [
      { where: { value: 'cannot', has: ['beAttacked'] } },
      { where: { value: 'keywords', has: ['blocker'] }, unless: { value: 'keywords', has: ['armorBreak'] } },
    ],
  },
  mainAnswers: [
    { kinds: ['mainAction'], option: 'end' },
    { kinds: ['declareAttack'], option: 'done', word: 'main.attack' },
    { kinds: ['arrangeUnit'], option: 'done', word: 'main.arranged' },
    { kinds: ['defenceWindow'], option: 'pass', lacks: 'fight', word: 'main.fight' },
    { kinds: ['defenceWindow'], option: 'pass', word: 'main.nothingMore' },
    { kinds: ['respond'], option: 'pass', word: 'main.useNothing' },
  ],
  card: {
    shape: 'wide',
    stance: 'state',
    tint: { values: [], none: 'plain' },
    line: [],
    numbers: [
      { value: 'mana', before: '✦', when: { value: 'type', is: 'magic' } },
      { value: 'attack', when: { value: 'hasAttack', is: true }, otherwise: '—', unless: { value: 'type', is: 'magic' } },
      { value: 'score', before: ' / ★', unless: { value: 'type', is: 'magic' } },
    ],
    marks: [
      { mark: 'flag', value: 'state', is: 'attacking', sign: '⚔' },
      { mark: 'under', sign: '+' },
    ],
    details: [],
    keywords: 'keywords',
    underWord: 'under',
  },
};
