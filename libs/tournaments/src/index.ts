/** Tournaments: who plays whom. Pure: seeds and policies come in as data. */

export { pairSwiss, type SwissOutcome } from './pairing/swiss.js';
export {
  defaultSwissPolicy,
  type ForcedCost,
  type GroupReached,
  type Meeting,
  type Objective,
  type PairReason,
  type Reached,
  type SwissBye,
  type SwissEntrant,
  type SwissInput,
  type SwissPair,
  type SwissPolicy,
  type SwissRefusal,
  type SwissRound,
} from './pairing/swiss-forms.js';
export { type Bracket, type BracketMatch, bracketOf, type BracketSource, LARGEST_BRACKET } from './pairing/elimination.js';
export { bergerTable, type RoundRobin, type RoundRobinRound } from './pairing/round-robin.js';
export { type DraftPods, draftPods } from './pairing/draft-pods.js';
