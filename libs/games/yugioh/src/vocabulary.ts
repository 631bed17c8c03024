/** Words of the game that rules files and card programs share. */

/** Zones that each player has once (base.4.11); the Side Deck is kept apart (base.2.3). */
export const ownZones = ['mainDeck', 'extraDeck', 'hand', 'graveyard', 'banished', 'sideDeck'] as const;
export type ZoneKind = (typeof ownZones)[number];

/** Rows of the field; the two places of `extra` belong to both players (base.4.5). */
export const slotRows = ['monster', 'spellTrap', 'field', 'extra'] as const;
export type SlotRowName = (typeof slotRows)[number];

/** The kind of a slot for the card in it. */
export const slotKinds = ['monsterZone', 'spellTrapZone', 'pendulumZone', 'fieldZone'] as const;
export type SlotKind = (typeof slotKinds)[number];
/** Kind of the place of a monster that is being summoned (base.8.13). */
export const arrivingKind = 'arriving';

/**
 * Layers of continuous effects; inside a layer the earlier effect applies first (base.23.18). The first layer determines which effects do
 * not affect an object (base.23.14).
 */
export const layers = ['reach', 'identity', 'kinds', 'level', 'original', 'stats', 'position', 'rules'] as const;

/** The phases of a turn, in their order (base.6.1). */
export const phases = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
/** A phase; `between` before the first turn. */
export type Phase = (typeof phases)[number] | 'between';

/** Steps of the Battle Phase and timings of the Damage Step (base.18.1); '' in other phases. */
export type Step = '' | 'start' | 'battle' | 'damageStart' | 'damageBefore' | 'damageCalculation' | 'damageAfter' | 'damageEnd' | 'endStep';
/** The timings of the Damage Step, in their order (base.18.1). */
export const damageSteps: readonly Step[] = ['damageStart', 'damageBefore', 'damageCalculation', 'damageAfter', 'damageEnd'];

/** How a monster was summoned. */
export const summonKinds = ['normal', 'tribute', 'flip', 'special', 'ritual', 'fusion', 'synchro', 'xyz', 'pendulum', 'link'] as const;
export type SummonKind = (typeof summonKinds)[number];

/** Why something happens, as distinct from what is done. */
export type Reason = 'effect' | 'cost' | 'battle' | 'rule' | 'material' | 'tribute' | 'discard';

/** Kinds of decision that the game asks; those of side decking are asked between Duels (base.1.16). */
export const decisionKinds = [
  'chooseFirst',
  'openAction',
  'fastEffect',
  'chainTrigger',
  'orderEffects',
  'chooseTargets',
  'chooseModes',
  'chooseForEffect',
  'chooseSlot',
  'useEffect',
  'payUnless',
  'payCost',
  'chooseTributes',
  'chooseMaterials',
  'chooseMonsters',
  'chooseZone',
  'choosePosition',
  'chooseAttackTarget',
  'replay',
  'discardToHandSize',
  'orderCards',
  'phaseEffect',
  'sideDeck',
  'chooseReplacement',
  'respond',
] as const;

/** The sides of a coin that can be called (base.24.2). */
export const coinSides = ['heads', 'tails'] as const;
