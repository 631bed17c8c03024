import type { BoardLayout } from '@arbiter/kernel';
import { layoutWords } from './layout-words.js';

/** The table: two fields that face each other, with the Extra Monster Zones and what is banished between (base.4). */
export const layout: BoardLayout = {
  words: layoutWords,
  phases: [['draw'], ['standby'], ['main1'], ['battle'], ['main2'], ['end']],
  player: {
    counts: ['life', 'hand'],
    headline: 'life',
    tags: [{ tag: 'seat', value: 'first', sign: '①' }],
    hand: { zone: 'hand' },
    spread: [],
  },
  turned: true,
  tellAbove: true,
  side: [
    [
      { area: 'slots', row: 'field', sign: '◇' },
      { area: 'slots', row: 'monster' },
      { area: 'pile', zone: 'graveyard' },
    ],
    [
      { area: 'pile', zone: 'extraDeck', closed: true },
      // The outermost zones are Pendulum Zones as well (base.4.3).
      { area: 'slots', row: 'spellTrap', columnSigns: ['◆', '', '', '', '◆'] },
      { area: 'pile', zone: 'mainDeck', closed: true },
    ],
  ],
  middle: [
    { area: 'pile', zone: 'banished', side: 'far' },
    { area: 'gap' },
    { area: 'sharedSlot', row: 'extra', column: 0, sign: '✦' },
    { area: 'gap' },
    { area: 'sharedSlot', row: 'extra', column: 1, sign: '✦' },
    { area: 'gap' },
    { area: 'pile', zone: 'banished', side: 'near' },
  ],
  waiting: {
    from: 'value',
    value: 'chain',
    word: 'chain',
    now: 'resolving',
    nowWord: 'resolves',
    off: ['activationNegated', 'effectNegated'],
    offWord: 'negated',
  },
  fight: {
    value: 'attack',
    parts: [
      { part: 'attacker', sign: '⚔', word: 'attacks', at: 'target', orOpponent: true },
      { part: 'target', sign: '◎', word: 'attacked' },
    ],
  },
  mainAnswers: [
    { kinds: ['fastEffect'], option: 'pass', asked: { value: 'window', has: ['chain'] }, word: 'main.noLink' },
    { kinds: ['fastEffect'], option: 'pass', asked: { value: 'window', has: ['timing', 'summoning'] }, word: 'main.nothing' },
    { kinds: ['fastEffect'], option: 'pass', phases: ['end'], turn: 'own', word: 'main.endTurn' },
    { kinds: ['fastEffect'], option: 'pass', phases: ['end'], word: 'main.letTurnEnd' },
    { kinds: ['fastEffect'], option: 'pass', phases: ['draw'], turn: 'own', word: 'main.endDraw' },
    { kinds: ['fastEffect'], option: 'pass', phases: ['standby'], turn: 'own', word: 'main.endStandby' },
    {
      kinds: ['fastEffect'],
      option: 'pass',
      phases: ['battle'],
      values: { value: 'step', has: ['endStep'] },
      turn: 'own',
      word: 'main.endBattle',
    },
    { kinds: ['fastEffect'], option: 'pass', phases: ['battle'], values: { value: 'step', has: ['endStep'] }, word: 'main.letBattleEnd' },
    { kinds: ['fastEffect'], option: 'pass', phases: ['battle'], turn: 'own', word: 'main.endStep' },
    { kinds: ['fastEffect'], option: 'pass', phases: ['battle'], word: 'main.letStepEnd' },
    { kinds: ['fastEffect'], option: 'pass', turn: 'others', word: 'main.letPhaseEnd' },
    { kinds: ['openAction'], option: 'battlePhase' },
    { kinds: ['openAction'], option: 'pass', phases: ['battle'], word: 'main.endBattleStep' },
    { kinds: ['openAction'], option: 'pass', phases: ['main1', 'main2'], word: 'main.toEndPhase' },
  ],
  card: {
    shape: 'tall',
    down: { value: 'faceUp', is: false },
    turned: { value: 'position', is: 'defense' },
    off: { value: 'negated', is: true },
    tint: {
      values: [{ value: 'frame', where: { value: 'kinds', has: ['monster'] } }],
      kinds: [
        { where: { value: 'kinds', has: ['monster'] }, tint: 'normal' },
        { where: { value: 'kinds', has: ['trap'] }, tint: 'trap' },
      ],
      none: 'spell',
      blended: { value: 'pendulum', is: true },
    },
    line: [
      { value: 'scale', before: '◆', when: { value: 'place', is: 'pendulumZone' } },
      { value: 'level', before: '★', unless: { value: 'place', is: 'pendulumZone' } },
      { value: 'rank', before: '☆', unless: { value: 'place', is: 'pendulumZone' } },
      { value: 'link', before: 'LINK-', unless: { value: 'place', is: 'pendulumZone' } },
    ],
    numbers: [
      { value: 'atk', where: { value: 'kinds', has: ['monster'] } },
      { value: 'def', before: '/', where: { value: 'kinds', has: ['monster'] }, unless: { value: 'frame', is: 'link' } },
    ],
    compared: { values: ['atk'], printed: 'originalAtk' },
    arrows: 'arrows',
    marks: [
      { mark: 'under', sign: '▤' },
      { mark: 'counters', value: 'counters' },
      { mark: 'attached', sign: '⊕' },
      { mark: 'host', sign: '⊕' },
      { mark: 'flag', value: 'negated', is: true, sign: '✕', word: 'effectsNegated' },
    ],
    details: [
      { value: 'attribute', words: true, betweenWord: 'slash' },
      { value: 'races', words: true, betweenWord: 'slash' },
      { value: 'frame', words: true },
      { value: 'marks', words: true, betweenWord: 'slash' },
      { value: 'property', words: true },
      { value: 'kinds', words: true, where: { value: 'kinds', has: ['spell', 'trap'] } },
      { value: 'scale', before: '◆' },
    ],
    underWord: 'materials',
    attachedWord: 'equippedWith',
  },
};
