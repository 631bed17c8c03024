import type { EntryForm, Vocabulary } from '@arbiter/kernel';
import { arrows, attributes, frames, marks, races, spellProperties, trapProperties } from './cards/printed.js';
import { durations } from './durations.js';
import { allowances, forbidden } from './values/rules.js';
import { damageSteps, phases, summonKinds } from './vocabulary.js';

/** The words that cards are written in; `unknown-words.ts` of the kernel refuses all others. The game has no keywords; names, groups of names and counters are open. */

const rules: EntryForm = {
  may: {
    cant: forbidden,
    may: allowances,
    must: ['attack', 'defense'],
    price: ['attack'],
    damage: ['pierce', 'none', 'half', 'double', 'toOther', 'dealsNone', 'dealsHalf', 'dealsDouble'],
    by: 'text',
    n: 'amount',
    of: 'fits',
    but: 'fits',
  },
};

export const vocabulary: Vocabulary = {
  entries: { rules: { fields: rules } },
  abilityWords: [],
  characteristics: [
    'arrows', 'atk', 'attackedThisTurn', 'attribute', 'cameThisTurn', 'card', 'comesFromHere', 'counters.', 'def', 'effectMonster', 'faceUp', 'fighting', 'frame',
    'groups', 'holds', 'kinds', 'level', 'link', 'marks', 'materialFor', 'materialRatings', 'materials', 'monsterCard', 'names', 'negated', 'normalMonster',
    'normalSummonable', 'originalAtk', 'originalDef', 'originalLevel', 'originalName', 'ownName', 'paidFor', 'pendulum', 'place', 'position', 'property', 'races', 'rank',
    'role', 'rules', 'scale', 'sentThisTurn', 'set', 'summonedBy', 'summonedFrom', 'token', 'tuner', 'unaffected',
  ],
  words: { kind: ['monster', 'spell', 'trap'], kinds: ['monster', 'spell', 'trap'], frame: frames, marks, attribute: attributes, race: races, races, arrows, property: [...new Set([...spellProperties, ...trapProperties])], position: ['attack', 'defense'], summonedBy: summonKinds },
  printed: [
    'alwaysNamed', 'arrows', 'atk', 'attribute', 'def', 'effect', 'frame', 'groups', 'kind', 'level', 'link', 'marks', 'materials', 'otherPasscodes', 'passcode',
    'pendulumEffect', 'property', 'questionMarks', 'race', 'rank', 'scale',
  ],
  events: [
    ...phases.map((phase) => `phase:${phase}`), 'activated', 'addedToHand', 'attackDeclared', 'attackTargeted', 'banished', 'banishedCard', 'battled',
    'battleDamage', 'battleMoment', 'cardSet', 'chainEnded', 'controlChanged', 'counterPlaced', 'damageBefore', 'damageCalculation', 'damaged', 'damageStepBegins',
    'damageStepEnds', 'destroyed', 'discarded', 'drew', 'equipped', 'fast', 'flipped', 'gainedLife', 'goesToGY', 'leftField', 'lostLife', 'main', 'moved',
    'paidLife', 'positionChanged', 'resolvedLink', 'returned', 'sentToGY', 'summoned', 'summoning', 'targeted', 'tributed', 'turnedDown', 'usedAsMaterial',
    'zoneChanged',
  ],
  eventData: [
    'act', 'activationNegated', 'amount', 'arriving', 'at', 'attacker', 'attribute', 'battle', 'before', 'by', 'byCard', 'bySeat', 'card', 'cards', 'categories',
    'controller', 'direct', 'excavated', 'faceDown', 'faceUp', 'from', 'how', 'inOrder', 'key', 'kind', 'kinds', 'left', 'link', 'links', 'materials', 'moment',
    'negated', 'normal', 'now', 'object', 'objects', 'other', 'phase', 'place', 'position', 'reason', 'role', 'rule', 'searched', 'seat', 'show', 'slot', 'special',
    'target', 'targets', 'to', 'together', 'turn', 'unplaced', 'until', 'was', 'wasFaceUp', 'were', 'witnesses',
  ],
  durations: [...durations],
  spans: ['turn', 'chain', 'duel'],
  refunds: ['negated'],
  marks: [
    'bond', 'cannotNormalSummon', 'categories', 'damageStep', 'freesZone', 'fromHand', 'fusionSubstitute', 'holds', 'includes', 'join', 'maintenance', 'mustBe',
    'mustFirst', 'named', 'needsSource', 'noNormalSummon', 'onto', 'pendulum', 'pendulumCard', 'position', 'quick', 'sentFrom', 'speed', 'stays', 'summon',
    'summonedOnlyFrom', 'synchroLevel', 'targetsFirst', 'trapMonster', 'wins',
  ],
  arguments: [
    'ability', 'act', 'amount', 'as', 'at', 'atk', 'attribute', 'by', 'call', 'choose', 'declared', 'def', 'do', 'excavated', 'faceDown', 'faceUp', 'from', 'half', 'how',
    'keep', 'kind', 'left', 'let', 'levels', 'link', 'materials', 'modifiers', 'name', 'names', 'note', 'ofTurn', 'phase', 'players', 'pointedBy', 'position', 'proper',
    'set', 'show', 'sides', 'test', 'times', 'to', 'token', 'total', 'until', 'untributed', 'using', 'what', 'where', 'who',
  ],
  phases: [...phases, 'start', ...damageSteps, 'endStep'],
  playerAmounts: ['banished', 'extraDeck', 'freeZones', 'graveyard', 'hand', 'life', 'mainDeck', 'monsters'],
  matchAmounts: ['chain', 'turn'],
  gameFields: ['step'],
  purposes: [],
  faceKinds: [],
};
