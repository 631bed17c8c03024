export type { Entrant, EntrantId, Entry, Games, History, HistoryProblem, Round } from './history.js';
export { playersOf, problemOf } from './history.js';
export { knownConventions, policies, policyOf } from './policies/index.js';
export type {
  ChainStep,
  FigureName,
  Footing,
  OwnGw,
  PointsRule,
  PolicySource,
  StandingsPolicy,
  TiebreakerName,
} from './policies/policy.js';
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
export { type BuchholzTerm, type Tiebreaker, tiebreakerEqualsItsTerms } from './standings/tiebreakers.js';
export type { MatchTerm, Outcome } from './standings/match-terms.js';
export { rankedBy, type StandingsRow } from './standings/ranking.js';
export type { Standings, StandingsAnswer } from './standings/standings.js';
export { figuresAfter, standingsOf } from './standings/standings.js';
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
export { LARGEST_BRACKET } from './pairing/seed-lines.js';
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
export { pairPods } from './pairing/pods.js';
export { podSizes, type PodSizes } from './pairing/pod-field.js';
export {
  type Pod,
  type PodBye,
  type PodCost,
  type PodEntrant,
  type PodInput,
  type PodObjective,
  podObjectives,
  type PodOutcome,
  type PodReached,
  type PodReason,
  type PodRefusal,
  type PodRound,
} from './pairing/pod-forms.js';
export { knockoutOf } from './pairing/knockout.js';
export { playKnockout } from './pairing/knockout-play.js';
export { type BracketPlace, type BracketPlaces, bracketPlaces, type FinalRank, finalRanks } from './pairing/knockout-places.js';
export type {
  KnockoutDestination,
  KnockoutCourse,
  KnockoutExit,
  KnockoutForm,
  KnockoutMatch,
  KnockoutPart,
  KnockoutPlan,
  KnockoutPlanAnswer,
  KnockoutRefusal,
  KnockoutResult,
  KnockoutSide,
  KnockoutSource,
  KnockoutState,
  PlayedKnockout,
  PlayedMatch,
  KnockoutSeat,
  WithdrawalRule,
} from './pairing/knockout-forms.js';
export { type CutContender, type CutOutcome, cutField, type CutRefusal, type CutGate } from './structure/cuts.js';
export {
  type ClockPhase,
  endedBy,
  type EndedMatch,
  type EndOfRoundStep,
  type MatchAtTime,
  type RoundClock,
  roundClockOf,
  roundClocks,
  type TimeLimit,
  unverifiedSources,
} from './structure/clocks.js';
export { countedPlayers, structureFor } from './structure/rounds.js';
export { roundTableOf, roundTables } from './structure/round-tables.js';
export type {
  FieldSize,
  RoundBand,
  RoundRule,
  RoundTable,
  ProposedStructure,
  StructureAnswer,
  StructureRefusal,
  StructureWarning,
} from './structure/round-forms.js';
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
export { faultOfStructure, gamesToWin, isElimination, type Phase, type Structure } from './stream/plan.js';
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
  type RoundTimer,
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
export { type Infraction, infractions, proposedPenalty } from './stream/penalties.js';
export { type CorrectionPreview, previewCorrection } from './stream/preview.js';
export { drawRound } from './stream/pair-round.js';
export type { PenaltyState } from './stream/state.js';
