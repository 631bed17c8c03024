/** The closed lists of words that programs, rows and events of Magic use. */

/**
 * Zones (400.1): one of each kind per player, except for the shared ones. A sideboard is no zone of the game: its cards are outside the
 * game (400.10). Nor is `phased` a zone of the game: it holds the phased-out permanents (702.25).
 */
export const ownZones = ['library', 'hand', 'graveyard', 'sideboard'] as const;
export const sharedZones = ['battlefield', 'stack', 'exile', 'command', 'phased'] as const;
export type ZoneKind = (typeof ownZones)[number] | (typeof sharedZones)[number];

/**
 * The layers and sublayers of continuous effects (613.1 - 613.3), in order. `flip` is not one of the book's layers: it makes a flipped
 * permanent its flip half, whatever it copies (706.3).
 */
export const layers = [
  'copy',
  'flip',
  'control',
  'text',
  'types',
  'colours',
  'abilities',
  'pt.define',
  'pt.set',
  'pt.change',
  'pt.counters',
  'pt.switch',
  'rules',
] as const;

/** The steps of a turn; a main phase has no steps and is listed itself (500.1, 501.1, 505.2, 506.1, 512.1). */
export const turnSteps = [
  'untap',
  'upkeep',
  'draw',
  'main',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'end',
  'cleanup',
] as const;
export type TurnStep = (typeof turnSteps)[number];

export type Phase = 'beginning' | 'precombatMain' | 'combat' | 'postcombatMain' | 'ending';

/** Kinds of decisions that Magic asks for. */
export const decisionKinds = [
  'chooseStart',
  'mulligan',
  'putOnBottom',
  'openingHand',
  'act',
  'activateMana',
  'spendMana',
  'chooseMana',
  'chooseModes',
  'chooseX',
  'chooseTimes',
  'chooseWayToPay',
  'payAdditional',
  'orderCosts',
  'reverseMana',
  'divide',
  'castNow',
  'chooseHelper',
  'assist',
  'chooseSplice',
  'chooseTargets',
  'declareAttackers',
  'declareBand',
  'chooseExert',
  'chooseCrew',
  'declareBlockers',
  'chooseAttacked',
  'chooseBlocked',
  'placeInOrder',
  'assignThrough',
  'orderBlockers',
  'orderAttackers',
  'assignDamage',
  'discardToHandSize',
  'chooseUntap',
  'sideboard',
  'proposeShortcut',
  'shortenShortcut',
  'keepLegend',
  'chooseForEffect',
  'useEffect',
  'payUnless',
  'orderEffects',
  'chooseEvent',
  'chooseReplacement',
  'callCoin',
  'choosePile',
  'discard',
  'fateseal',
  'orderCards',
  'proliferate',
  'reveal',
  'sacrifice',
  'scry',
  'search',
  'separate',
  'surveil',
  'vote',
] as const;
