import type { EntryForm, Vocabulary } from '@arbiter/kernel';
import { cardTypes, costKinds, elements, type Keyword, speeds, supertypes } from './cards/printed.js';
import { forbidden, type RuleEntry } from './values/rules.js';
import { phases } from './vocabulary.js';

/** The words that cards are written in; `unknown-words.ts` of the kernel refuses all others. Subtypes, classes and names of counters are open. */

/** Any keyword may stand under a restriction (2.4.4). */
const plain: EntryForm = { may: { only: 'data' } };
const numbered: EntryForm = { needs: { amount: 'number' }, may: { only: 'data' } };

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
  characteristics: [
    'abilities', 'classes', 'cost', 'costKind', 'durability', 'elements', 'keywords', 'level', 'life', 'lineage', 'name', 'power', 'rules', 'speed', 'subtypes',
    'supertypes', 'types',
  ],
  words: { types: cardTypes, supertypes, elements, speed: speeds, costKind: costKinds },
  printed: ['classes', 'cost', 'durability', 'elements', 'keywords', 'level', 'life', 'lineage', 'power', 'speed', 'subtypes', 'supertypes', 'types'],
  events: [
    ...phases.map((phase) => `phase:${phase}`), 'abilityActivated', 'activated', 'attacks', 'banished', 'becameDistant', 'counterPut', 'counterRemoved',
    'created', 'damage', 'destroyed', 'died', 'draws', 'drew', 'entered', 'fostered', 'glimpsed', 'isAttacked', 'killed', 'left', 'leveledUp', 'lost',
    'materialized', 'moved', 'recovered', 'rested', 'retaliates', 'state', 'step:damage', 'step:declaration', 'step:endOfCombat', 'step:retaliation',
    'toBeDestroyed', 'toGraveyard', 'turnStart', 'wokeUp',
  ],
  eventData: [
    'act', 'amount', 'attack', 'attacker', 'by', 'card', 'cards', 'copy', 'counters', 'damage', 'faceDown', 'firm', 'from', 'hit', 'kind', 'lineage', 'now',
    'object', 'objects', 'owner', 'phase', 'prepared', 'reason', 'rested', 'rule', 'seat', 'source', 'step', 'target', 'to', 'token', 'under', 'weapon', 'with', 'x',
  ],
  durations: ['endOfCombat', 'endOfPhase', 'endOfTurn', 'endOfYourNextTurn', 'game', 'leaves', 'nextActivation', 'while', 'yourNextTurn'],
  spans: ['turn', 'game'],
  refunds: [],
  marks: ['activating', 'as', 'cost', 'inherited', 'keyword', 'only', 'timing'],
  arguments: [
    'ability', 'amount', 'as', 'at', 'by', 'choose', 'copyOf', 'deckOf', 'divided', 'except', 'faceDown', 'firm', 'free', 'intercepting', 'kind', 'left', 'modifiers',
    'note', 'player', 'players', 'rested', 'retarget', 'reveal', 'set', 'source', 'to', 'token', 'under', 'until', 'what', 'zh',
  ],
  phases: [...phases, 'declaration', 'retaliation', 'damage', 'endOfCombat'],
  playerAmounts: ['banishment', 'graveyard', 'hand', 'mainDeck', 'materialDeck', 'memory'],
  matchAmounts: ['turn'],
  gameFields: [],
  purposes: [],
  faceKinds: [],
};
