/** Words of the game that rules files and card programs share. */

/** Zones of which every player has one (2.1). */
export const ownZones = ['mainDeck', 'materialDeck', 'hand', 'memory', 'graveyard', 'banishment'] as const;
/**
 * Zones shared by all: the field and the effects stack; a card in intent belongs to the champion that attacks with it (2.1.4.4, 2.1.9,
 * 2.1.10).
 */
export const sharedZones = ['field', 'effectsStack', 'intent'] as const;
export type ZoneKind = (typeof ownZones)[number] | (typeof sharedZones)[number];

/**
 * The layers of continuous effects. Effects apply by timestamp (2.4.3.3), but copying applies first, and counters last (2.11.6.1.3); levels
 * with their counters are settled before the abilities that depend on them (2.4.4.4.1.1). `rules` holds what objects and players cannot,
 * may or must do.
 */
export const layers = ['copies', 'types', 'level', 'abilities', 'values', 'counters', 'rules'] as const;

/** The phases of a turn. `opening`: a player puts their first champion onto the field (1.3.3). */
export const phases = ['opening', 'wakeUp', 'materialize', 'recollection', 'draw', 'main', 'end'] as const;
/** A phase, or `between` before the first turn. */
export type Phase = (typeof phases)[number] | 'between';

/** Steps of a combat phase (2.2.7), which is part of a main phase; '' elsewhere. */
export type Step = '' | 'declaration' | 'retaliation' | 'damage' | 'endOfCombat';

/** Kinds of decisions that the game asks for. */
export const decisionKinds = [
  'chooseSpirit',
  'materialize',
  'act',
  'orderEffects',
  'chooseTargets',
  'divide',
  'chooseModes',
  'chooseForEffect',
  'chooseX',
  'prepare',
  'glimpse',
  'orderTop',
  'chooseChampion',
  'chooseCost',
  'useEffect',
  'payUnless',
  'payReserve',
  'payMemory',
  'payCost',
  'weapon',
  'attack',
  'retaliate',
  'keepUnique',
  'chooseFirst',
  'sideboard',
  'chooseReplacement',
] as const;
