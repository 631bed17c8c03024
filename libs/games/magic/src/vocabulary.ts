/** Closed lists of words that programs, rows and events of Magic use. */

/** Zones (400.1). One of each kind per player, but for the shared ones; a sideboard is no zone of the game: what lies there is outside it (400.10). Nor is `phased`: there waits what is phased out (702.25). */
export const ownZones = ['library', 'hand', 'graveyard', 'sideboard'] as const;
export const sharedZones = ['battlefield', 'stack', 'exile', 'command', 'phased'] as const;
export type ZoneKind = (typeof ownZones)[number] | (typeof sharedZones)[number];

/** The layers and sublayers of continuous effects (613.1 - 613.3), in order; `flip` is none of them: what a flipped permanent is instead, whatever it copies (706.3). */
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

/** The steps of a turn; a main phase has none and stands for itself (500.1, 501.1, 505.2, 506.1, 512.1). */
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

/** Kinds of decision that Magic asks. */
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
