/** Words of the game that rules files and card programs share. */

/** Zones of which every player has one (2.1). */
export const ownZones = ['mainDeck', 'materialDeck', 'hand', 'memory', 'graveyard', 'banishment'] as const;
/** The field and the effects stack belong to all; what lies in intent, to the champion that attacks (2.1.4.4, 2.1.9, 2.1.10). */
export const sharedZones = ['field', 'effectsStack', 'intent'] as const;
export type ZoneKind = (typeof ownZones)[number] | (typeof sharedZones)[number];

/**
 * Continuous effects apply by their time (2.4.3.3), what copies before the rest, and counters last (2.11.6.1.3); levels with their counters are
 * settled before what they restrict (2.4.4.4.1.1). `rules` is what cannot, may or must be done.
 */
export const layers = ['copies', 'types', 'level', 'abilities', 'values', 'counters', 'rules'] as const;

/** `opening`: a player puts his first champion onto the field (1.3.3). */
export const phases = ['opening', 'wakeUp', 'materialize', 'recollection', 'draw', 'main', 'end'] as const;
/** `between` before the first turn. */
export type Phase = (typeof phases)[number] | 'between';

/** Parts of a combat phase (2.2.7), which lies in a main phase; '' elsewhere. */
export type Step = '' | 'declaration' | 'retaliation' | 'damage' | 'endOfCombat';

/** Kinds of decision that the game asks. */
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
