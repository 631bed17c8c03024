/** Words of the game that rules files and card programs share. */

/** Zones of which every player has one (302.1). By the rules a side deck is no zone: its cards are outside the game (315.1b). */
export const ownZones = [
  'mainDeck',
  'magicStoneDeck',
  'hand',
  'field',
  'rulerArea',
  'graveyard',
  'standby',
  'removed',
  'lifebreak',
  'sideDeck',
] as const;
export const sharedZones = ['chase'] as const;
export type ZoneKind = (typeof ownZones)[number] | (typeof sharedZones)[number];

/** The zones where cards are in play, and where their abilities work unless they say otherwise (313.1, 902.1a, 902.1b). */
export const battleArea = ['field', 'rulerArea'] as const;

/**
 * The layers in which continuous effects apply (909.1). `rules` is not one of them in the book: it holds what objects and players cannot,
 * may or must do, and what things cost.
 */
export const layers = ['base', 'abilities', 'information', 'values', 'counters', 'rules'] as const;

export const phases = ['draw', 'recovery', 'main', 'end'] as const;
/** A phase, or `between` before the first turn. */
export type Phase = (typeof phases)[number] | 'between';

/** Steps of a battle (802 to 807); `last` is the last step of the end phase (505.5); '' elsewhere. */
export type Step = '' | 'battleStart' | 'attackDeclaration' | 'blockDeclaration' | 'firstStrike' | 'normalDamage' | 'battleEnd' | 'last';

/** Kinds of decisions that the game asks for. */
export const decisionKinds = [
  'mulligan',
  'act',
  'pickTrigger',
  'reveal',
  'repeatAct',
  'shortenRepetition',
  'orderEffects',
  'orderCards',
  'chooseTargets',
  'divide',
  'chooseModes',
  'chooseForEffect',
  'chooseX',
  'useEffect',
  'payUnless',
  'payCost',
  'produceWill',
  'chooseWill',
  'spendWill',
  'attack',
  'block',
  'pierce',
  'discardToHandSize',
  'chooseReplacement',
  'sideDeck',
] as const;
