import type { Duration, Prohibition } from './vocabulary.js';

/** The vocabulary as lists, against which card programs are checked. Where possible, the compiler ensures that the lists are complete. */

/** A list of all words of a type; the compiler refuses a list that lacks one. */
function all<T extends string>(): <const L extends readonly T[]>(
  list: [Exclude<T, L[number]>] extends [never] ? L : never,
) => readonly string[] {
  return (list) => list;
}

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

/** Where a unit may be placed in addition to its own front row. */
export const placements: readonly string[] = ['ownBack', 'enemyFront', 'enemyBack'];

/** Values of players that amounts may read. */
export const playerAmounts: readonly string[] = ['score', 'reward', 'energy', 'hand', 'deck', 'graveyard', 'units', 'forest'];
export const matchAmounts: readonly string[] = ['countdown', 'turn'];

export const places: readonly string[] = ['slots', 'hand', 'deck', 'graveyard', 'exile', 'field', 'attached', 'under'];
export const relations: readonly string[] = [
  ...['beside', 'ahead', 'directlyAhead', 'firstEnemyAhead', 'behind', 'directlyBehind', 'sameRow', 'firstBothWays', 'fightingWith'],
  ...['leftOf', 'rightOf', 'attackersOf', 'attackTargets'],
];
export const slotPurposes: readonly string[] = ['summon', 'move', 'moveOwn', 'directlyAhead', 'placeOf'];
export const phases: readonly string[] = ['draw', 'defence', 'main', 'summon', 'tactic', 'end'];
export const spans: readonly string[] = ['turn', 'game'];
