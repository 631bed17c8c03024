export type { Entrant, EntrantId, Entry, Games, History, HistoryProblem, Round } from './history.js';
export { playersOf, problemOf } from './history.js';
export { knownConventions, policies, policyOf } from './policies/index.js';
export type { ChainStep, FigureName, Footing, OwnGw, PointsRule, PolicySource, StandingsPolicy } from './policies/policy.js';
export { unverifiedOf } from './policies/policy.js';
export type { Column, ColumnDifference, ComparedRow, Comparison, Counts, Showing, Verdict } from './published/compare.js';
export { comparisonsOf, frozenIn, shown } from './published/compare.js';
export type { Conventions, ConventionsAnswer } from './published/conventions.js';
export { conventionsOf } from './published/conventions.js';
export { ranksAgreeing } from './published/ranks.js';
export type { PublishedProblem, PublishedRound, PublishedRow, PublishedTournament, ReadAnswer } from './published/read.js';
export { readPublished } from './published/read.js';
export type { SwissAnswer } from './published/swiss-rounds.js';
export { historyOf, swissRoundsOf } from './published/swiss-rounds.js';
export type { Rational, Rounding, RoundingMode } from './rational.js';
export { add, compare, decimal, equals, exactly, inUnits, mean, parseRational, rational, round } from './rational.js';
export type { Figure, FigureBook, OpponentTerm } from './standings/figures.js';
export { equalsItsTerms, ownValue } from './standings/figures.js';
export type { MatchTerm, Outcome } from './standings/match-terms.js';
export type { Standings, StandingsAnswer, StandingsRow } from './standings/standings.js';
export { figuresAfter, rankedBy, standingsOf } from './standings/standings.js';
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
export {
  pairByRank,
  type PowerInput,
  type PowerOutcome,
  type PowerPair,
  type PowerRefusal,
  type PowerRound,
  type RankedEntrant,
} from './pairing/power-pairing.js';
export type { OverriddenPairing, TournamentCommand, TournamentCommandType } from './stream/commands.js';
export { decide } from './stream/decide.js';
export { decideSeveral } from './stream/decide-several.js';
export type { Decided } from './stream/deciding.js';
export type {
  DeckStanding,
  Done,
  EntrantNumber,
  OverrideWarning,
  PairedTable,
  PairingRecord,
  ResultSource,
  TableReason,
  TableResult,
  TournamentEvent,
  TournamentEventData,
  TournamentEventType,
  TournamentSettings,
  Unpaired,
} from './stream/events.js';
export { evolve } from './stream/evolve.js';
export { eventOfPlace, historyOfState, standingsId } from './stream/history-of.js';
export { finalPlaces, type Place } from './stream/places.js';
export { faultOfStructure, type Gate, gamesToWin, type Phase, type Structure } from './stream/plan.js';
export { type Decision, type Refusal, type RefusalCode, refusalCodes as tournamentRefusalCodes } from './stream/refusals.js';
export { winnerOf } from './stream/results.js';
export {
  currentRound,
  endOfTime,
  entrantOf,
  type EntrantState,
  type EventReference,
  isActive,
  type ResultState,
  type RoundClock,
  roundOf,
  type RoundState,
  tableOf,
  type TableState,
  type TournamentState,
  type TournamentStatus,
} from './stream/state.js';
export { recordedCommand, type RecordedCommand, type Untold } from './stream/recorded-command.js';
export { StreamUnsound } from './stream/stream-unsound.js';
export { pointsBefore } from './stream/records-of.js';
