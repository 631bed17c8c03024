import type { EntryForm, Vocabulary } from '@arbiter/kernel';
import { attributes, cardTypes, faceKinds, type PlainKeyword, type WideKeyword } from './cards/printed.js';
import { forbidden, permitted, type RuleEntry } from './values/rules.js';
import { phases } from './vocabulary.js';

/** The words that cards are written in; `unknown-words.ts` of the kernel refuses all others. Races, traits and names of counters are open. */

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
  cost: { needs: { of: ['play', 'activate', 'judgment', 'awaken'] }, may: { more: 'text', less: { or: ['text', 'data'] }, times: 'amount', where: 'fits', keyword: 'text' } },
  control: { needs: { seat: 'data' } },
  top: { needs: { to: ['you', 'all'] } },
  number: { needs: { of: ['handSize', 'lifebreaks'] }, may: { is: 'amount', more: 'amount' } },
};

export const vocabulary: Vocabulary = {
  entries: { keywords: { words: keywords }, rules: { words: rules } },
  abilityWords: [
    'awakening', 'bestow', 'break', 'evolution', 'godsArt', 'incarnation', 'inheritance', 'judgment', 'resonance', 'reveal', 'shift', 'stealth', 'toll', 'trigger',
  ],
  characteristics: ['abilities', 'atk', 'attributes', 'cost', 'def', 'keywords', 'name', 'old', 'races', 'rules', 'special', 'stones', 'totalCost', 'types'],
  words: { kind: cardTypes, types: cardTypes, attributes, stones: attributes, energize: attributes },
  printed: ['atk', 'attributes', 'copies', 'cost', 'def', 'energize', 'judgment', 'keywords', 'kind', 'old', 'races', 'special', 'stones'],
  events: [
    ...phases.map((phase) => `phase:${phase}`), 'step:battleStart', 'step:attackDeclaration', 'step:blockDeclaration', 'step:firstStrike', 'step:normalDamage',
    'step:battleEnd', 'activated', 'attached', 'attacks', 'awakened', 'becameTarget', 'blocks', 'canceled', 'controlChanged', 'counterPut', 'countersAdded',
    'countersRemoved', 'created', 'damage', 'damaged', 'damagePrevented', 'destroyed', 'discarded', 'draws', 'drew', 'entered', 'gainedLife', 'gameStart',
    'isAttacked', 'isBlocked', 'left', 'lookedAt', 'lost', 'lostLife', 'moved', 'phaseEnd:recovery', 'played', 'playerDamaged', 'produced', 'recovered', 'removed',
    'rested', 'revealed', 'rolled', 'shifted', 'shuffled', 'state', 'toGraveyard', 'toHand', 'turnEnd', 'turnStart', 'willAbility',
  ],
  eventData: [
    'act', 'amount', 'at', 'attacker', 'battle', 'by', 'bySeat', 'card', 'cards', 'copy', 'count', 'counters', 'dice', 'except', 'face', 'faceDown', 'firm', 'from',
    'host', 'item', 'keyword', 'kind', 'lent', 'notes', 'now', 'object', 'objects', 'order', 'phase', 'playedFrom', 'player', 'reason', 'rested', 'rule', 'ruler',
    'seat', 'source', 'step', 'target', 'to', 'token', 'triggered', 'under', 'units', 'way', 'x', 'zone',
  ],
  durations: ['endOfBattle', 'endOfTurn', 'endOfYourNextTurn', 'game', 'leaves', 'while', 'yourNextTurn'],
  spans: ['turn', 'game'],
  refunds: [],
  marks: ['for', 'key', 'spendsAs', 'timing'],
  arguments: [
    'ability', 'amount', 'as', 'at', 'attributes', 'by', 'choose', 'counters', 'divided', 'do', 'except', 'face', 'faceDown', 'firm', 'free', 'kind', 'left', 'let',
    'modifiers', 'note', 'only', 'player', 'players', 'rested', 'retarget', 'reveal', 'ruler', 'set', 'source', 'to', 'token', 'total', 'under', 'until', 'what', 'while',
    'will', 'x', 'zone',
  ],
  phases: [...phases, 'battleStart', 'attackDeclaration', 'blockDeclaration', 'firstStrike', 'normalDamage', 'battleEnd', 'last'],
  playerAmounts: ['life', 'seat', 'seen:', 'hand', 'mainDeck', 'magicStoneDeck', 'graveyard', 'removed', 'standby', 'lifebreak'],
  matchAmounts: ['turn'],
  gameFields: [],
  purposes: [],
  faceKinds: [...faceKinds],
};
