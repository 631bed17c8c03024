import type { EntryForm, Vocabulary } from '@arbiter/kernel';
import { colours } from './characteristics/colours.js';
import { combatTimes } from './combat/timing.js';
import { keywordForms } from './keywords/keyword-forms.js';
import { forbidden, permitted, type StandingRule } from './rules.js';
import { subtypeLists } from './characteristics/subtypes.js';
import { turnSteps } from './vocabulary.js';
import { cardTypes, supertypes } from './words/terms.js';

const subtypeWords: readonly string[] = Object.values(subtypeLists).flatMap((list) => Object.keys(list));

/** The words that cards are written in; `unknown-words.ts` of the kernel refuses all others. Names of counters are open (122.1). */

const rules: { readonly [word in StandingRule['word']]: EntryForm } = {
  cant: { needs: { what: [...forbidden, 'attackPlayer', 'beAttacked'] }, may: { where: 'fits', by: 'fits', kind: 'text', withoutAny: 'fits', withAny: 'fits', planeswalkers: 'flag' } },
  must: { needs: { what: ['attack', 'block', 'beBlocked', 'beAttacked'] }, may: { where: 'fits', player: 'data', all: 'flag', planeswalkers: 'flag', goad: 'flag' } },
  may: { needs: { what: permitted }, may: { where: 'fits', zone: 'text', cost: 'text', name: 'text', flash: 'flag', asAny: 'flag', who: 'data' } },
  cost: { needs: { of: ['cast', 'activate'] }, may: { more: 'text', less: 'text', times: 'data', atLeast: 'number', downTo: 'number', colouredOnly: 'flag', where: 'fits', targets: 'fits', keyword: 'text', noMana: 'flag' } },
  price: { needs: { of: ['attack', 'block', 'beAttacked'] }, may: { more: 'text', times: 'data', sacrifice: 'fits', count: 'number', where: 'fits', planeswalkers: 'flag' } },
  shows: { needs: { what: ['libraryTop'] } },
  damage: { needs: { by: ['toughness'] } },
  has: { needs: { keyword: 'keyword' } },
  number: { needs: { of: ['handSize', 'leastLife', 'landsPerTurn', 'counters', 'votes', 'draws'] }, may: { is: { or: ['amount', 'data'] }, more: 'amount', kind: 'text' } },
  count: { needs: { of: ['blocks', 'blockers', 'attackers', 'blockingCreatures', 'attackedBy', 'companions'] }, may: { least: 'amount', most: 'amount', more: 'amount' } },
  mana: { may: { stays: 'data', becomes: 'text' } },
  limit: { needs: { of: ['untap'], is: 'amount' }, may: { where: 'fits' } },
};

export const vocabulary: Vocabulary = {
  entries: { keywords: { words: keywordForms }, rules: { words: rules } },
  abilityWords: [],
  characteristics: [
    'abilities', 'activatable', 'alternatives', 'attachedTo', 'attacking', 'blocking', 'chargeCounters', 'colours', 'cost', 'counters', 'damaged', 'faceDown',
    'handSpell', 'hasAdventure', 'historic', 'item', 'keywords', 'levelCounters', 'levels', 'loyalty', 'manaValue', 'monstrous', 'name', 'named', 'names',
    'originalPrinting', 'paired', 'plusCounters', 'power', 'rules', 'sharesColour', 'subtypes', 'supertypes', 'symbols', 'tapped', 'thingsTargeted', 'timesTargeted',
    'token', 'toughness', 'types', 'unblocked', 'x',
  ],
  words: { types: Object.keys(cardTypes), supertypes: Object.keys(supertypes), subtypes: subtypeWords, colours },
  printed: ['colours', 'copies', 'cost', 'emblem', 'keywords', 'loyalty', 'power', 'rule', 'subtypes', 'supertypes', 'toughness', 'types', 'worth'],
  events: [
    ...turnSteps.map((step) => `step:${step}`), 'activated', 'attached', 'attacks', 'becameMonstrous', 'becameTarget', 'becomesBlocked', 'becomesBlockedBy',
    'beginPhase', 'beginStep', 'beginTurn', 'blocks', 'blocksCreature', 'cast', 'championed', 'clashed', 'coinFlipped', 'controlChanged', 'controlLost', 'countered',
    'countersAdded', 'countersRemoved', 'created', 'crewed', 'cycled', 'damage', 'damagePrevented', 'destroyed', 'died', 'discarded', 'drawnGame',
    'draws', 'drew', 'entered', 'enteredAsCopy', 'evolved', 'exerted', 'exploited', 'explored', 'flipCoin', 'gainedLife', 'left', 'leftGraveyard', 'lostGame', 'lostLife',
    'manaAdded', 'moved', 'phasedIn', 'phasedOut', 'regenerable', 'regenerated', 'revealed', 'revealedAsDrawn', 'sacrificed', 'scried',
    'scry', 'search', 'searched', 'shuffled', 'state', 'surveil', 'tapped', 'tappedForMana', 'transformed', 'turnedFaceUp', 'unattached', 'unblocked', 'untapped',
    'voted', 'wonGame',
  ],
  eventData: [
    'alone', 'amount', 'at', 'attacked', 'attacker', 'attackers', 'attacking', 'before', 'being', 'blocker', 'blockers', 'by', 'bySeat', 'card', 'cards', 'combat',
    'copy', 'copyWhen', 'count', 'counters', 'defender', 'discard', 'effect', 'entering', 'except', 'exploited', 'face', 'faceDown', 'firm', 'from', 'had', 'host',
    'joined', 'key', 'keyword', 'kind', 'mega', 'noRegeneration', 'notes', 'now', 'object', 'objects', 'of', 'only', 'order', 'phase', 'resolving', 'reveal',
    'rider', 'rule', 'sacrifice', 'seat', 'side', 'snow', 'source', 'step', 'tapped', 'times', 'to', 'together', 'token', 'traced', 'types', 'under', 'unnamed',
    'vehicle', 'verb', 'way', 'what', 'won', 'x',
  ],
  durations: [
    'control', 'endOfCombat', 'endOfPhase', 'endOfStep', 'endOfTurn', 'endOfYourNextTurn', 'forever', 'game', 'leaves', 'nextUntap', 'while', 'yourNextTurn',
  ],
  spans: ['turn', 'game'],
  refunds: [],
  marks: [
    'additional', 'also', 'asCast', 'cantBeCountered', 'chapter', 'choose', 'colouredOnly', 'costs', 'endedBy', 'face', 'if', 'instead', 'keepsCost', 'less', 'lessCostOf',
    'loyalty', 'mega', 'modes', 'more', 'opening', 'optional', 'part', 'repeated', 'special', 'splice', 'times', 'timing', 'way', 'x', 'xOnly',
  ],
  arguments: [
    'ability', 'among', 'amount', 'as', 'at', 'attacker', 'attacking', 'being', 'by', 'called', 'cards', 'choose', 'control', 'copyOf', 'cost', 'count', 'counters',
    'divided', 'do', 'double', 'during', 'emblem', 'event', 'except', 'exploits', 'faceDown', 'firm', 'for', 'from', 'how', 'into', 'is', 'keeping', 'kind', 'lands',
    'leave', 'left', 'let', 'look', 'mana', 'marks', 'mixed', 'modifiers', 'must', 'name', 'newTargets', 'noRegeneration', 'note', 'notes', 'number', 'of', 'only',
    'other', 'parts', 'phases', 'player', 'players', 'power', 'random', 'reveal', 'rider', 'set', 'several', 'skip', 'source', 'step', 'tapped', 'targeting', 'targetingPlayers', 'times',
    'to', 'toPlayer', 'token', 'total', 'traced', 'type', 'types', 'unblock', 'under', 'until', 'untilLoss', 'uses', 'usual', 'was', 'what', 'when', 'where', 'while',
    'wholly', 'whom', 'with', 'without', 'words', 'x', 'zone', 'zones',
  ],
  phases: ['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending', ...turnSteps],
  playerAmounts: ['blessing', 'devotion:', 'energy', 'experience', 'graveyard', 'hand', 'library', 'life', 'opponentsAttacked', 'players', 'poison'],
  matchAmounts: [
    ...combatTimes, 'afterAttackers', 'beforeAttackers', 'beforeBlockers', 'beforeDamage', 'duringCombat', 'inCombatAfterBlockers', 'mainPhases', 'stamp', 'turn',
    'upkeeps',
  ],
  gameFields: ['phase'],
  purposes: [],
  faceKinds: ['adventure', 'aftermath', 'back', 'flip', 'meld', 'split'],
};
