import type { BoardLayout } from '@arbiter/kernel';
import { layoutWords } from './layout-words.js';

/**
 * The layout of the table: one battlefield for all players with their creatures facing each other and the stack between them; libraries,
 * graveyards and exile beside each player.
 */
export const layout: BoardLayout = {
  words: layoutWords,
  phases: [
    ['untap', 'upkeep', 'draw'],
    ['main'],
    ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'],
    ['main2'],
    ['end', 'cleanup'],
  ],
  player: {
    counts: ['life', 'hand', 'library'],
    headline: 'life',
    tags: [
      { tag: 'seat', value: 'monarch', sign: '♛', word: 'monarch' },
      { tag: 'counts', value: 'counters' },
      {
        tag: 'units',
        value: 'pool',
        type: 'type',
        symbols: { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colourless: 'C' },
        word: 'pool',
      },
    ],
    hand: { zone: 'hand', whole: true },
    spread: [{ zone: 'graveyard' }, { zone: 'exile', owned: true }, { zone: 'command', owned: true }],
  },
  side: [
    [
      {
        area: 'rows',
        zone: 'battlefield',
        open: true,
        sideBySide: true,
        rows: [
          { row: 'creatures', where: { value: 'types', has: ['creature'] }, stacked: true },
          { row: 'others', stacked: true },
          { row: 'lands', where: { value: 'types', has: ['land'] }, stacked: true },
        ],
      },
    ],
  ],
  waiting: { from: 'zone', zone: 'stack', word: 'stack', show: 'cards' },
  mainAnswers: [
    { kinds: ['act'], option: 'pass', waits: 'own', turn: 'own', word: 'main.letAnswer' },
    { kinds: ['act'], option: 'pass', waits: 'something', word: 'main.resolve' },
    { kinds: ['act'], option: 'pass', phases: ['upkeep'], word: 'main.endUpkeep' },
    { kinds: ['act'], option: 'pass', phases: ['draw'], word: 'main.toMain' },
    { kinds: ['act'], option: 'pass', phases: ['main'], word: 'main.toCombat' },
    { kinds: ['act'], option: 'pass', phases: ['beginCombat'], word: 'main.toAttackers' },
    { kinds: ['act'], option: 'pass', phases: ['declareAttackers'], anyHas: 'attacking', word: 'main.toBlockers' },
    { kinds: ['act'], option: 'pass', phases: ['declareBlockers'], anyHas: 'attacking', word: 'main.toDamage' },
    // There may be a second step of damage (510.5), and no step at all for attackers that are gone.
    { kinds: ['act'], option: 'pass', phases: ['declareAttackers', 'declareBlockers', 'combatDamage'], word: 'main.goOnCombat' },
    { kinds: ['act'], option: 'pass', phases: ['endCombat'], word: 'main.endCombat' },
    { kinds: ['act'], option: 'pass', phases: ['main2'], word: 'main.toEndStep' },
    { kinds: ['act'], option: 'pass', phases: ['end', 'cleanup'], turn: 'own', word: 'main.endTurn' },
    { kinds: ['act'], option: 'pass', phases: ['end', 'cleanup'], word: 'main.letTurnEnd' },
    { kinds: ['activateMana'], option: 'automatic' },
  ],
  shorthands: [
    {
      kinds: ['activateMana'],
      option: 'automatic',
      uses: [
        { event: 'manaAdded', until: 'manaSpent' },
        // What helps to pay is tapped or exiled when all mana is spent (702.50a, 702.65a, 702.125a).
        { event: 'tapped', until: 'spellCast', offered: true },
        { event: 'cardMoved', until: 'spellCast', offered: true },
      ],
    },
  ],
  card: {
    shape: 'banner',
    turned: { value: 'tapped', is: true },
    tint: {
      values: [{ value: 'colours' }],
      several: 'gold',
      kinds: [{ where: { value: 'types', has: ['land'] }, tint: 'land' }],
      none: 'grey',
    },
    price: [{ value: 'cost' }],
    line: [
      { value: 'kind', words: true, when: { value: 'kind', is: 'token' } },
      { value: 'supertypes', words: true },
      { value: 'types', words: true },
      { value: 'subtypes', words: true, beforeWord: 'dash', betweenWord: 'slash' },
    ],
    numbers: [{ value: 'power' }, { value: 'toughness', before: '/' }, { value: 'counters', inside: 'loyalty', before: '◆' }],
    marks: [
      { mark: 'aims', value: 'attacking', sign: '⚔', word: 'attacks', fights: true },
      { mark: 'aims', value: 'blocking', sign: '⛊', word: 'blocks', fights: true },
      { mark: 'aims', value: 'targets', sign: '→' },
      { mark: 'number', value: 'damage', sign: '✶', word: 'damage' },
      { mark: 'counters', value: 'counters', without: ['loyalty'] },
      { mark: 'flag', value: 'tapped', is: true, sign: '⟳', word: 'tapped' },
    ],
    from: { value: 'item', inside: 'card' },
    ownName: 'name',
    details: [],
    keywords: 'keywords',
  },
};
