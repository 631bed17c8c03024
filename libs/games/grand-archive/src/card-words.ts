import type { EntryForm, ParameterForm, Vocabulary } from '@arbiter/kernel/authoring';
import { cardTypes, costKinds, elements, type Keyword, speeds, supertypes } from './cards/printed.js';
import { forbidden, type RuleEntry } from './values/rules.js';
import { events } from './event-forms.js';
import { verbForms } from './verb-forms.js';
import { ownZones, phases, sharedZones } from './vocabulary.js';

/**
 * The words that cards may use; the kernel's `check-program.ts` refuses all others. Subtypes, classes and names of counters are not limited
 * to a list.
 */

/** Any keyword may be under a restriction (2.4.4). */
const restriction: ParameterForm = {
  fields: { may: { class: 'flag', element: 'flag', level: 'number', champion: 'text', damage: 'number', memory: 'number' } },
};
const plain: EntryForm = { may: { only: restriction } };
const numbered: EntryForm = { needs: { amount: 'number' }, may: { only: restriction } };

const keywords: { readonly [word in Keyword]: EntryForm } = {
  floatingMemory: plain,
  efficiency: plain,
  fastActivation: plain,
  classLocked: plain,
  levelLocked: numbered,
  reservable: plain,
  prepare: numbered,
  stealth: plain,
  trueSight: plain,
  taunt: plain,
  intercept: plain,
  spellshroud: plain,
  vigor: plain,
  hindered: plain,
  pride: numbered,
  retort: numbered,
  ambush: plain,
  steadfast: plain,
  immortality: plain,
  renewable: plain,
  cleave: plain,
  ranged: numbered,
  foster: plain,
  divineRelic: plain,
};

const rules: { readonly [word in RuleEntry['word']]: EntryForm } = {
  cant: { needs: { what: forbidden }, may: { where: 'fits', by: ['opponent'] } },
  cost: { needs: { kind: costKinds }, may: { more: 'amount', less: 'amount', where: 'fits', each: 'fits', atLevel: 'number' } },
  empower: { needs: { amount: 'amount', where: 'fits' } },
  fast: { needs: { where: 'fits' } },
  as: { needs: { type: cardTypes, doing: ['attack'] } },
  element: { needs: { element: elements, enabled: 'flag' } },
};

export const vocabulary: Vocabulary = {
  entries: { keywords: { words: keywords }, rules: { words: rules } },
  abilityWords: ['enlighten'],
  characteristics: {
    abilities: 'any',
    activatable: 'flag',
    attackable: 'flag',
    attacking: 'flag',
    awake: 'flag',
    cameThisTurn: 'flag',
    championLevel: 'number',
    classes: 'text',
    cost: 'number',
    costKind: costKinds,
    damage: 'number',
    damaged: 'flag',
    defending: 'flag',
    distant: 'flag',
    durability: 'number',
    durabilityCounters: 'number',
    elements: elements,
    empowered: 'flag',
    enlightenCounters: 'number',
    fostered: 'flag',
    hurt: 'flag',
    intercepting: 'flag',
    item: ['ability', 'activation'],
    keywords: 'any',
    lashCounters: 'number',
    level: 'number',
    life: 'number',
    lineage: 'text',
    materializable: 'flag',
    name: 'text',
    named: 'text',
    obeys: 'flag',
    power: 'number',
    preparationCounters: 'number',
    prepared: 'flag',
    rested: 'flag',
    retaliating: 'flag',
    rules: 'any',
    speed: speeds,
    subtypes: 'text',
    supertypes: supertypes,
    token: 'flag',
    types: cardTypes,
    withKeyword: Object.keys(keywords),
  },
  printed: {
    classes: { listOf: 'text' },
    cost: { or: [{ fields: { needs: { kind: costKinds, amount: { or: ['number', ['X']] } } } }, { only: null }] },
    durability: 'number',
    elements: { listOf: elements },
    keywords: { listOf: 'keyword' },
    level: 'number',
    life: 'number',
    lineage: 'text',
    power: 'number',
    speed: speeds,
    subtypes: { listOf: 'text' },
    supertypes: { listOf: supertypes },
    types: { listOf: cardTypes },
  },
  events,
  eventValues: {
    amount: 'number',
    attack: 'flag',
    from: [...ownZones, ...sharedZones],
    hit: 'flag',
    prepared: 'flag',
    to: [...ownZones, ...sharedZones],
  },
  names: {
    // The number that a player chooses for X (`play/announce.ts`).
    bound: ['x'],
    noted: [],
    read: [],
  },
  durations: ['endOfCombat', 'endOfPhase', 'endOfTurn', 'endOfYourNextTurn', 'game', 'leaves', 'nextActivation', 'while', 'yourNextTurn'],
  spans: ['turn', 'game'],
  refunds: [],
  marks: {
    activating: 'condition',
    as: 'announces',
    cost: ['additional', 'instead', 'optional', 'usual'],
    inherited: 'flag',
    keyword: Object.keys(keywords),
    only: restriction,
    timing: ['slow'],
  },
  verbs: verbForms,
  phases: [...phases, 'declaration', 'retaliation', 'damage', 'endOfCombat'],
  playerAmounts: ['banishment', 'graveyard', 'hand', 'mainDeck', 'materialDeck', 'memory'],
  matchAmounts: ['turn'],
  gameFields: {},
  purposes: [],
  faceKinds: [],
};
