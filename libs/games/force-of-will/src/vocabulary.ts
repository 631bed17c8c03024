/** Words of the game that rules files and card programs share. */

/** Zones of which every player has one (302.1). A side deck is none: what lies there is outside the game (315.1b). */
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

/** 313.1, 902.1a, 902.1b: where cards are in play, and their abilities work unless they say otherwise. */
export const battleArea = ['field', 'rulerArea'] as const;

/** The steps in which continuous effects apply (909.1); `rules` is none of them: what cannot, may or must be done, and what it costs. */
export const layers = ['base', 'abilities', 'information', 'values', 'counters', 'rules'] as const;

export const phases = ['draw', 'recovery', 'main', 'end'] as const;
/** `between` before the first turn. */
export type Phase = (typeof phases)[number] | 'between';

/** Steps of a battle (802 to 807); `last` is the last step of the end phase (505.5); '' elsewhere. */
export type Step = '' | 'battleStart' | 'attackDeclaration' | 'blockDeclaration' | 'firstStrike' | 'normalDamage' | 'battleEnd' | 'last';

/** Kinds of decision that the game asks. */
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
