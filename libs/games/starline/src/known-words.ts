import type { Duration, EventData, Prohibition, StarlineVerb } from './vocabulary.js';

/** The vocabulary as lists, by which card programs are checked. The compiler keeps the lists complete where it can. */

/** A list of all words of a type: the compiler refuses one that lacks a word. */
function all<T extends string>(): <const L extends readonly T[]>(
  list: [Exclude<T, L[number]>] extends [never] ? L : never,
) => readonly string[] {
  return (list) => list;
}

const data = {
  phaseBegan: ['phase', 'seat'],
  phaseEnded: ['phase', 'seat'],
  turnEnded: ['seat'],
  cardsDrawn: ['seat', 'objects'],
  unitPlayed: ['object', 'seat', 'extra', 'tributes', 'side', 'source'],
  unitSummoned: ['object', 'seat', 'side', 'from', 'source'],
  unitEntered: ['object', 'seat', 'how'],
  immediate: ['object', 'seat'],
  unitSacrificed: ['object', 'seat', 'for'],
  unitDestroyed: ['object', 'seat', 'by', 'opponent', 'slot'],
  fieldCardDestroyed: ['object', 'seat'],
  unitLeft: ['object', 'was', 'seat', 'to', 'how', 'slot'],
  enteredGraveyard: ['object', 'was', 'seat', 'from', 'how'],
  exiled: ['object', 'seat', 'from'],
  returnedToHand: ['object', 'was', 'seat', 'from', 'how'],
  shuffledIntoDeck: ['object', 'was', 'seat', 'from'],
  travellerReturned: ['seat'],
  tacticChosen: ['seat', 'tactic'],
  attackDeclared: ['object', 'seat'],
  fightBegan: ['attacker', 'defender', 'seat'],
  fightWon: ['object', 'seat', 'role', 'opponent'],
  fightLost: ['object', 'seat', 'role', 'opponent'],
  ambushSucceeded: ['object', 'was', 'seat'],
  turnedSideways: ['object', 'seat', 'by'],
  turnedUpright: ['object', 'seat'],
  unitMoved: ['object', 'seat', 'from', 'to'],
  unitsMerged: ['object', 'seat', 'parts', 'how'],
  unitSplit: ['object', 'seat'],
  magicUsed: ['object', 'seat'],
  revealed: ['object', 'seat', 'from'],
  rewardGained: ['seat', 'amount'],
  boarded: ['object', 'seat', 'amount'],
  alighted: ['object', 'seat', 'amount'],
  energyChanged: ['seat', 'amount'],
  becameUnit: ['object', 'was', 'seat'],
  countdownEntered: ['seat'],
  earlyEndClaimed: ['seat', 'claim'],
  'window.main': [],
  'window.summon': [],
  'window.tactic': [],
  'window.defence': ['attacker', 'defender'],
} as const satisfies { readonly [E in keyof EventData]: readonly EventData[E][] };

/** What an event carries and the list above lacks: nothing. */
type Lacking = { readonly [E in keyof EventData]: Exclude<EventData[E], (typeof data)[E][number]> }[keyof EventData];
const carried: [Lacking] extends [never] ? { readonly [event: string]: readonly string[] } : never = data;

export const events: readonly string[] = Object.keys(data);

/** Data that an event carries; undefined for an event that the game does not know. */
export function eventData(event: string): readonly string[] | undefined {
  return carried[event];
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

export const durations = all<Duration>()([
  'turnEnd',
  'nextTurnEnd',
  'yourNextMainPhase',
  'opponentNextMainPhase',
  'thisMainPhase',
  'summonPhaseEnd',
  'battleEnd',
  'fightEnd',
  'opponentNextTurnEnd',
  'stays',
  'game',
]);

export const prohibitions = all<Prohibition>()([
  'attack',
  'move',
  'beSacrificed',
  'beAttacked',
  'beDestroyed',
  'beDestroyedInBattle',
  'immediate',
  'decay',
  'useMagic',
  'playUnits',
]);

/** Characteristics of objects as README lists them. */
export const characteristics: readonly string[] = [
  ...[
    'name',
    'card',
    'race',
    'type',
    'subtypes',
    'attack',
    'hasAttack',
    'score',
    'tributes',
    'blueStar',
    'keywords',
    'cannot',
    'stance',
    'row',
    'lane',
  ],
  ...[
    'traveller',
    'merged',
    'tributeWorth',
    'tributeWorthFor',
    'defending',
    'fighting',
    'arrivedThisTurn',
    'mana',
    'magicKind',
    'souls',
    'rideCapacity',
  ],
  ...['travellersUnder', 'bestowed', 'exposesOf', 'baseAttack', 'placements', 'winsTies', 'rewardBonus', 'silenced', 'zone'],
];

/** Where a unit may be placed besides the own front row. */
export const placements: readonly string[] = ['ownBack', 'enemyFront', 'enemyBack'];

/** What amounts may read of players, and what modifiers may change about them. */
export const playerAmounts: readonly string[] = ['score', 'reward', 'energy', 'hand', 'deck', 'graveyard', 'units', 'forest'];
export const playerValues: readonly string[] = [
  'cannot',
  'cannotUse',
  'playLimit',
  'magicLimit',
  'noTacticSkip',
  'formationTributes',
  'energyDiscount',
];
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
