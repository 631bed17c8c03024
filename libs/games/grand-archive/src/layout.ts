import type { BoardLayout } from '@arbiter/kernel';
import { layoutWords } from './layout-words.js';

/**
 * The board: one field, shown by player, with champions and their lineages, memory and decks beside it; combat and the effects stack
 * between the players.
 */
export const layout: BoardLayout = {
  words: layoutWords,
  phases: [['wakeUp'], ['materialize'], ['recollection'], ['draw'], ['main'], ['end']],
  // In a player's first turn the phase of the first champion replaces the first phases (1.3.3).
  phasesDuring: { opening: [['opening'], ['draw'], ['main'], ['end']] },
  player: {
    counts: ['hand', 'memory'],
    tags: [
      { tag: 'seat', value: 'first', sign: '①' },
      { tag: 'flag', value: 'out', sign: '✕', word: 'out' },
    ],
    hand: { zone: 'hand' },
    spread: [],
  },
  side: [
    [
      {
        area: 'column',
        areas: [
          {
            area: 'cards',
            zone: 'field',
            word: 'champion',
            where: { value: 'types', has: ['champion'] },
            under: 'lineage',
            beside: { zone: 'intent', value: 'attacker', word: 'intent' },
          },
          { area: 'pile', zone: 'materialDeck', closed: true },
        ],
      },
      {
        area: 'rows',
        zone: 'field',
        without: { value: 'types', has: ['champion'] },
        rows: [{ row: 'allies', where: { value: 'types', has: ['ally'] }, always: true }, { row: 'others' }],
      },
      {
        area: 'column',
        areas: [
          { area: 'pile', zone: 'memory', closed: true },
          { area: 'pile', zone: 'mainDeck', closed: true },
          { area: 'pile', zone: 'graveyard' },
          { area: 'pile', zone: 'banishment' },
        ],
      },
    ],
  ],
  waiting: {
    from: 'zone',
    zone: 'effectsStack',
    word: 'effectsStack',
    show: 'lines',
    sort: { value: 'item', inside: 'sort', usual: 'activation' },
  },
  fight: {
    value: 'combat',
    word: 'combatOn',
    parts: [
      { part: 'attacker', sign: '⚔', word: 'attacks', nobody: 'noAttacker', at: 'targets' },
      { part: 'weapon', sign: '†', word: 'weaponUsed' },
      { part: 'targets', sign: '◎', word: 'attacked' },
      { part: 'retaliators', sign: '↺', word: 'retaliates', at: 'attacker' },
    ],
  },
  mainAnswers: [
    { kinds: ['act'], option: 'pass', waits: 'own', turn: 'own', word: 'main.letAnswer' },
    { kinds: ['act'], option: 'pass', waits: 'something', word: 'main.resolve' },
    { kinds: ['act'], option: 'pass', phases: ['recollection'], turn: 'own', word: 'main.recollect' },
    { kinds: ['act'], option: 'pass', phases: ['recollection'], word: 'main.letRecollect' },
    { kinds: ['act'], option: 'pass', values: { value: 'step', has: ['damage'] }, word: 'main.damage' },
    {
      kinds: ['act'],
      option: 'pass',
      values: { value: 'step', has: ['declaration', 'retaliation', 'endOfCombat'] },
      word: 'main.goOnCombat',
    },
    { kinds: ['act'], option: 'pass', phases: ['main'], word: 'main.toEndPhase' },
    { kinds: ['act'], option: 'pass', phases: ['end'], turn: 'own', word: 'main.endTurn' },
    { kinds: ['act'], option: 'pass', phases: ['end'], word: 'main.letTurnEnd' },
  ],
  card: {
    shape: 'tall',
    turned: { value: 'rested', is: true },
    tint: {
      values: [{ value: 'elements' }],
      without: ['norm'],
      several: 'many',
      colours: { fire: 'fire', water: 'water', wind: 'wind', '*': 'darkness' },
      none: 'void',
    },
    price: [
      { value: 'cost', before: '◆', when: { value: 'costKind', is: 'memory' } },
      { value: 'cost', unless: { value: 'costKind', is: 'memory' } },
    ],
    line: [
      { value: 'supertypes', words: true },
      { value: 'types', words: true },
      { value: 'kind', words: true, when: { value: 'kind', is: 'token' } },
      { value: 'level', beforeWord: 'levelOf' },
    ],
    numbers: [
      { value: 'power', before: '⚔' },
      { value: 'life', before: ' ♥' },
      { value: 'counters', inside: 'durability', before: ' ◈' },
    ],
    compared: { values: ['power', 'life'] },
    marks: [
      { mark: 'flag', value: 'rested', is: true, sign: '⟳', word: 'rested' },
      { mark: 'number', value: 'damage', sign: '✶', word: 'damage' },
      { mark: 'counters', value: 'counters', without: ['durability'] },
      { mark: 'flag', value: 'distant', is: true, word: 'distant' },
      { mark: 'flag', value: 'fostered', is: true, word: 'fostered' },
      { mark: 'flag', value: 'prepared', is: true, word: 'prepared' },
    ],
    from: { value: 'item', inside: 'card' },
    details: [{ value: 'elements', words: true, betweenWord: 'slash' }, { value: 'classes' }, { value: 'subtypes' }],
    keywords: 'keywords',
    underWord: 'lineage',
  },
};
