import type { EntryForm, Vocabulary } from '@arbiter/kernel/authoring';
import { attributes, cardTypes, faceKinds, oldAdditions, oldChants, type PlainKeyword, type WideKeyword } from './cards/printed.js';
import { forbidden, permitted, type RuleEntry } from './values/rules.js';
import { events } from './event-forms.js';
import { verbForms, will } from './verb-forms.js';
import { ownZones, phases, sharedZones } from './vocabulary.js';

/**
 * The words that cards may use; the kernel's `check-program.ts` refuses all others. Races, traits and names of counters are not limited to
 * a list.
 */

const plain: EntryForm = {};

const keywords: { readonly [word in PlainKeyword | WideKeyword['word']]: EntryForm } = {
  pierce: plain,
  precision: plain,
  firstStrike: plain,
  explode: plain,
  flying: plain,
  swiftness: plain,
  imperishable: plain,
  quickcast: plain,
  remnant: plain,
  barrier: { may: { where: 'predicate' } },
  bloodlust: plain,
  limit: { needs: { n: 'number' } },
  mana: { needs: { n: 'number' } },
};

const rules: { readonly [word in RuleEntry['word']]: EntryForm } = {
  cant: { needs: { what: forbidden }, may: { where: 'fits', by: ['opponent'] } },
  may: { needs: { what: permitted } },
  must: { needs: { what: ['attack', 'attackFirst', 'block'] } },
  cost: {
    needs: { of: ['play', 'activate', 'judgment', 'awaken'] },
    may: { more: will, less: { or: [will, { listOf: will }] }, times: 'amount', where: 'fits', keyword: 'text' },
  },
  control: { needs: { seat: 'amount' } },
  top: { needs: { to: ['you', 'all'] } },
  number: { needs: { of: ['handSize', 'lifebreaks'] }, may: { is: 'amount', more: 'amount' } },
};

export const vocabulary: Vocabulary = {
  entries: { keywords: { words: keywords }, rules: { words: rules } },
  abilityWords: [
    'awakening',
    'bestow',
    'break',
    'evolution',
    'godsArt',
    'incarnation',
    'inheritance',
    'judgment',
    'resonance',
    'reveal',
    'shift',
    'stealth',
    'toll',
    'trigger',
  ],
  characteristics: {
    abilities: 'any',
    added: 'flag',
    atk: 'number',
    attacked: 'flag',
    attacking: 'flag',
    attributes: attributes,
    automatic: 'flag',
    awakened: 'flag',
    awakenings: 'text',
    blocking: 'flag',
    cameThisTurn: 'flag',
    cost: 'any',
    counters: 'text',
    damage: 'number',
    def: 'number',
    hopeCounters: 'number',
    item: ['card', 'ability'],
    keywords: 'any',
    manaCounters: 'number',
    name: 'text',
    old: [...oldChants, ...oldAdditions],
    races: 'text',
    recovered: 'flag',
    rested: 'flag',
    rules: 'any',
    special: 'flag',
    stealth: 'flag',
    stones: attributes,
    token: 'flag',
    torrent: 'flag',
    totalCost: 'number',
    types: cardTypes,
  },
  printed: {
    atk: 'number',
    attributes: { listOf: attributes },
    copies: 'flag',
    cost: { or: [will, { only: '' }, { only: null }] },
    def: 'number',
    energize: { listOf: attributes },
    judgment: will,
    keywords: { listOf: 'keyword' },
    kind: cardTypes,
    old: [...oldChants, ...oldAdditions],
    races: { listOf: 'text' },
    special: 'flag',
    stones: { listOf: attributes },
  },
  events,
  eventValues: {
    amount: 'number',
    battle: 'flag',
    dice: 'number',
    from: [...ownZones, ...sharedZones],
    player: 'number',
    playedFrom: [...ownZones, ...sharedZones],
    to: [...ownZones, ...sharedZones],
    token: 'flag',
  },
  names: {
    // The number that a player chooses for X (`play/announce.ts`).
    bound: ['x'],
    // On the field a resonator keeps the X with which it was played (`chase/resolve.ts`).
    noted: ['x'],
    read: [],
  },
  durations: ['endOfBattle', 'endOfTurn', 'endOfYourNextTurn', 'game', 'leaves', 'while', 'yourNextTurn'],
  endless: true,
  spans: ['turn', 'game'],
  refunds: [],
  marks: { for: ['attack', 'block'], key: 'name', spendsAs: 'text', timing: ['main'] },
  verbs: verbForms,
  phases: [...phases, 'battleStart', 'attackDeclaration', 'blockDeclaration', 'firstStrike', 'normalDamage', 'battleEnd', 'last'],
  playerAmounts: ['life', 'seat', 'seen:', 'hand', 'mainDeck', 'magicStoneDeck', 'graveyard', 'removed', 'standby', 'lifebreak'],
  matchAmounts: ['turn'],
  gameFields: {},
  purposes: [],
  faceKinds: [...faceKinds],
};
