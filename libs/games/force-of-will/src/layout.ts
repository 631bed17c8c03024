import type { BoardLayout } from '@arbiter/kernel';
import { layoutWords } from './layout-words.js';

/**
 * The board: two sides facing each other with fighting cards next to the middle, chase and battle between them, rulers and decks beside
 * each field.
 */
export const layout: BoardLayout = {
  words: layoutWords,
  phases: [['draw'], ['recovery'], ['main'], ['end']],
  player: {
    counts: ['life', 'hand'],
    headline: 'life',
    tags: [
      { tag: 'seat', value: 'first', sign: '①' },
      { tag: 'symbols', value: 'will', word: 'will' },
    ],
    hand: { zone: 'hand' },
    spread: [],
  },
  side: [
    [
      {
        area: 'column',
        areas: [
          { area: 'cards', zone: 'rulerArea', word: 'rulerArea' },
          // Only in matches played with lifebreaks (1415).
          { area: 'pile', zone: 'lifebreak', closed: true, when: { value: 'valhalla', is: true } },
          { area: 'cards', zone: 'standby', word: 'standby', small: true, count: true },
        ],
      },
      {
        area: 'rows',
        zone: 'field',
        rows: [
          { row: 'fighters', where: { value: 'types', has: ['resonator', 'jRuler'] }, always: true },
          { row: 'others' },
          { row: 'stones', where: { value: 'types', has: ['magicStone'] }, stacked: true, low: true },
        ],
      },
      {
        area: 'column',
        areas: [
          { area: 'pile', zone: 'mainDeck', closed: true },
          { area: 'pile', zone: 'magicStoneDeck', closed: true },
          { area: 'pile', zone: 'graveyard' },
          { area: 'pile', zone: 'removed' },
        ],
      },
    ],
  ],
  waiting: {
    from: 'zone',
    zone: 'chase',
    word: 'chase',
    show: 'lines',
    sort: { value: 'item', inside: 'sort', usual: 'card' },
  },
  fight: {
    value: 'battle',
    word: 'battleOn',
    parts: [
      { part: 'attacker', sign: '⚔', word: 'attacks', nobody: 'noAttacker', at: 'target' },
      { part: 'target', sign: '◎', word: 'attacked' },
      { part: 'blocker', sign: '▣', word: 'blocks', at: 'attacker' },
    ],
  },
  mainAnswers: [
    { kinds: ['act'], option: 'pass', waits: 'own', turn: 'own', word: 'main.letAnswer' },
    { kinds: ['act'], option: 'pass', waits: 'something', word: 'main.resolve' },
    // Priority is given more than once in these phases (502, 503).
    { kinds: ['act'], option: 'pass', phases: ['draw'], word: 'main.goOnDraw' },
    { kinds: ['act'], option: 'pass', phases: ['recovery'], word: 'main.goOnRecovery' },
    { kinds: ['act'], option: 'pass', phases: ['main'], values: { value: 'step', has: ['battleStart'] }, word: 'main.toAttack' },
    { kinds: ['act'], option: 'pass', phases: ['main'], values: { value: 'step', has: ['battleEnd'] }, word: 'main.battleOver' },
    {
      kinds: ['act'],
      option: 'pass',
      phases: ['main'],
      values: { value: 'step', has: ['attackDeclaration', 'blockDeclaration', 'firstStrike', 'normalDamage'] },
      word: 'main.goOnBattle',
    },
    { kinds: ['act'], option: 'pass', phases: ['main'], word: 'main.toEndPhase' },
    { kinds: ['act'], option: 'pass', phases: ['end'], word: 'main.toTurnEnd' },
    { kinds: ['produceWill'], option: 'automatic' },
  ],
  makesPayment: ['will'],
  shorthands: [{ kinds: ['produceWill'], option: 'automatic', uses: [{ event: 'willProduced', until: 'willSpent' }] }],
  card: {
    shape: 'tall',
    since: 'cameTurn',
    turned: { value: 'rested', is: true },
    tint: {
      values: [{ value: 'attributes' }, { value: 'stones', where: { value: 'types', has: ['magicStone'] } }],
      several: 'many',
      none: 'void',
    },
    price: [{ value: 'cost' }],
    line: [
      { value: 'special', words: true, when: { value: 'special', is: true } },
      { value: 'types', words: true },
      { value: 'kind', words: true, when: { value: 'kind', is: 'token' } },
    ],
    numbers: [{ value: 'atk' }, { value: 'def', before: '/' }],
    compared: { values: ['atk', 'def'] },
    marks: [
      { mark: 'flag', value: 'rested', is: true, sign: '⟳', word: 'rested' },
      { mark: 'number', value: 'damage', sign: '✶', word: 'damage' },
      { mark: 'counters', value: 'counters' },
      { mark: 'flag', value: 'judgmentLost', is: true, sign: '✕', word: 'judgmentLost' },
    ],
    face: 'face',
    from: { value: 'item', inside: 'card' },
    ownName: 'name',
    details: [
      { value: 'attributes', words: true, betweenWord: 'slash' },
      { value: 'races', betweenWord: 'slash' },
    ],
    keywords: 'keywords',
    attachedWord: 'addedCards',
  },
};
