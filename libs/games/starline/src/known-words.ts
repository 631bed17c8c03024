import type { Duration, EventData, Prohibition, StarlineVerb } from './vocabulary.js';

/** The vocabulary as lists, by which card programs are checked. The compiler keeps the lists complete where it can. */

type Complete<T extends string> = { readonly [K in T]: true };

const data = {
  phaseBegan: { phase: true, seat: true },
  phaseEnded: { phase: true, seat: true },
  turnEnded: { seat: true },
  cardsDrawn: { seat: true, objects: true },
  unitPlayed: { object: true, seat: true, extra: true, tributes: true, side: true, source: true },
  unitSummoned: { object: true, seat: true, side: true, from: true, source: true },
  unitEntered: { object: true, seat: true, how: true },
  immediate: { object: true, seat: true },
  unitSacrificed: { object: true, seat: true, for: true },
  unitDestroyed: { object: true, seat: true, by: true, opponent: true, slot: true },
  fieldCardDestroyed: { object: true, seat: true },
  unitLeft: { object: true, was: true, seat: true, to: true, how: true, slot: true },
  enteredGraveyard: { object: true, was: true, seat: true, from: true, how: true },
  exiled: { object: true, seat: true, from: true },
  returnedToHand: { object: true, was: true, seat: true, from: true, how: true },
  shuffledIntoDeck: { object: true, was: true, seat: true, from: true },
  travellerReturned: { seat: true },
  tacticChosen: { seat: true, tactic: true },
  attackDeclared: { object: true, seat: true },
  fightBegan: { attacker: true, defender: true, seat: true },
  fightWon: { object: true, seat: true, role: true, opponent: true },
  fightLost: { object: true, seat: true, role: true, opponent: true },
  ambushSucceeded: { object: true, was: true, seat: true },
  turnedSideways: { object: true, seat: true, by: true },
  turnedUpright: { object: true, seat: true },
  unitMoved: { object: true, seat: true, from: true, to: true },
  unitsMerged: { object: true, seat: true, parts: true, how: true },
  unitSplit: { object: true, seat: true },
  magicUsed: { object: true, seat: true },
  revealed: { object: true, seat: true, from: true },
  rewardGained: { seat: true, amount: true },
  boarded: { object: true, seat: true, amount: true },
  alighted: { object: true, seat: true, amount: true },
  energyChanged: { seat: true, amount: true },
  becameUnit: { object: true, was: true, seat: true },
  countdownEntered: { seat: true },
  earlyEndClaimed: { seat: true, claim: true },
  'window.main': {},
  'window.summon': {},
  'window.tactic': {},
  'window.defence': { attacker: true, defender: true },
} as const satisfies { readonly [E in keyof EventData]: Complete<EventData[E]> };

export const events: readonly string[] = Object.keys(data);

/** Data that an event carries; undefined for an event that the game does not know. */
export function eventData(event: string): readonly string[] | undefined {
  const known = (data as { readonly [event: string]: object })[event];
  return known === undefined ? undefined : Object.keys(known);
}

/** Arguments that each verb may carry besides `verb` and `as`. */
export const verbArguments: { readonly [V in StarlineVerb['verb']]: readonly string[] } = {
  draw: ['player', 'count'],
  discard: ['objects'],
  destroy: ['objects'],
  sacrifice: ['objects'],
  exile: ['objects'],
  toHand: ['objects', 'how'],
  toDeck: ['objects', 'at'],
  toGraveyard: ['objects'],
  summon: ['objects', 'side', 'slot', 'stance'],
  summonTravellers: ['count', 'side', 'slot', 'by'],
  playExtra: ['objects', 'side', 'slot'],
  turn: ['objects', 'to'],
  move: ['objects', 'slot'],
  swap: ['a', 'b'],
  become: ['objects', 'into'],
  reward: ['player', 'amount'],
  charge: ['player', 'amount'],
  spendEnergy: ['amount'],
  shuffleDeck: ['player'],
  reveal: ['objects'],
  look: ['objects'],
  bestow: ['to', 'modifiers', 'until'],
  grant: ['to', 'players', 'modifiers', 'until'],
  destroyField: ['objects'],
  negateMagic: [],
  negateImmediate: ['objects'],
  prevent: ['objects'],
  parasiteMerge: ['objects', 'onto'],
  split: ['objects'],
  board: ['travellers', 'onto'],
  alight: ['objects', 'amount'],
  redirectAttack: ['attackers', 'to'],
  skipSummonDuty: [],
  triggerAmbush: ['objects'],
  triggerSacrificed: ['objects'],
  cancelClaim: ['player'],
};

const durationWords: Complete<Duration> = {
  turnEnd: true,
  nextTurnEnd: true,
  yourNextMainPhase: true,
  opponentNextMainPhase: true,
  thisMainPhase: true,
  summonPhaseEnd: true,
  battleEnd: true,
  fightEnd: true,
  opponentNextTurnEnd: true,
  stays: true,
  game: true,
};
export const durations: readonly string[] = Object.keys(durationWords);

const prohibitionWords: Complete<Prohibition> = {
  attack: true,
  move: true,
  beSacrificed: true,
  beAttacked: true,
  beDestroyed: true,
  beDestroyedInBattle: true,
  immediate: true,
  decay: true,
  useMagic: true,
  playUnits: true,
};
export const prohibitions: readonly string[] = Object.keys(prohibitionWords);

/** Characteristics of objects as README lists them. */
export const characteristics: readonly string[] = [
  ...['name', 'card', 'race', 'type', 'subtypes', 'attack', 'hasAttack', 'score', 'tributes', 'blueStar', 'keywords', 'cannot', 'stance', 'row', 'lane'],
  ...['traveller', 'merged', 'tributeWorth', 'tributeWorthFor', 'defending', 'fighting', 'arrivedThisTurn', 'mana', 'magicKind', 'souls', 'rideCapacity'],
  ...['travellersUnder', 'bestowed', 'exposesOf', 'baseAttack', 'placements', 'winsTies', 'rewardBonus', 'silenced', 'zone'],
];

/** Where a unit may be placed besides the own front row. */
export const placements: readonly string[] = ['ownBack', 'enemyFront', 'enemyBack'];

/** What amounts may read of players, and what modifiers may change about them. */
export const playerAmounts: readonly string[] = ['score', 'reward', 'energy', 'hand', 'deck', 'graveyard', 'units', 'forest'];
export const playerValues: readonly string[] = ['cannot', 'cannotUse', 'playLimit', 'magicLimit', 'noTacticSkip', 'formationTributes', 'energyDiscount'];
export const matchAmounts: readonly string[] = ['countdown', 'turn'];

export const places: readonly string[] = ['slots', 'hand', 'deck', 'graveyard', 'exile', 'field', 'attached', 'under'];
export const relations: readonly string[] = [
  ...['beside', 'ahead', 'directlyAhead', 'firstEnemyAhead', 'behind', 'directlyBehind', 'sameRow', 'firstBothWays', 'fightingWith'],
  ...['leftOf', 'rightOf', 'attackersOf', 'attackTargets'],
];
export const slotPurposes: readonly string[] = ['summon', 'move', 'moveOwn', 'directlyAhead', 'placeOf'];
export const phases: readonly string[] = ['draw', 'defence', 'main', 'summon', 'tactic', 'end'];
export const spans: readonly string[] = ['turn', 'game'];

/** Words that events put into these fields of their data. */
export const wordsOfData: { readonly [field: string]: readonly (string | boolean)[] } = {
  phase: phases,
  tactic: ['formation', 'attack'],
  by: ['battle', 'effect'],
  role: ['attacker', 'defender'],
  extra: [true, false],
  claim: ['score', 'units'],
};

