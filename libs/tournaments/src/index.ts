export type { Entrant, Entry, Games, History, Round } from './history.js';
export { playersOf, problemOf } from './history.js';
export { knownConventions, policies, policyNamed, policyOf } from './policies/index.js';
export type { FigureName, StandingsPolicy } from './policies/policy.js';
export { unverifiedOf } from './policies/policy.js';
export type { Column, ColumnDifference, Comparison, Counts, Showing, Verdict } from './published/compare.js';
export { frozenIn, shown } from './published/compare.js';
export type { Conventions } from './published/conventions.js';
export { conventionsOf } from './published/conventions.js';
export { ranksAgreeing } from './published/ranks.js';
export type { PublishedProblem, PublishedTournament } from './published/read.js';
export { readPublished } from './published/read.js';
export { historyOf } from './published/swiss-rounds.js';
export type { Rational, RoundingMode } from './rational.js';
export { add, compare, decimal, equals, exactly, mean, round } from './rational.js';
export type { Figure, OpponentTerm } from './standings/figures.js';
export { equalsItsTerms, ownValue } from './standings/figures.js';
export type { MatchTerm, Outcome } from './standings/match-terms.js';
export type { KnockoutMatch, PlayedMatch } from './pairing/knockout-forms.js';
export { rankedBy, type StandingsRow } from './standings/ranking.js';
export type { Standings } from './standings/standings.js';
export { standingsOf } from './standings/standings.js';
export { type CutGate } from './structure/cuts.js';
export { endedBy, type EndedMatch, type RoundClock, roundClockOf, unverifiedSources } from './structure/clocks.js';
export { structureFor } from './structure/rounds.js';
export { roundTables } from './structure/round-tables.js';
export type { RoundTable, ProposedStructure } from './structure/round-forms.js';
export { bracketOfPhase } from './stream/bracket.js';
export type { TournamentCommand } from './stream/commands.js';
export { decide } from './stream/decide.js';
export { decideSeveral } from './stream/decide-several.js';
export type { Decided } from './stream/deciding.js';
export type {
  Done,
  EntrantNumber,
  PairedTable,
  OverrideWarning,
  PairingRecord,
  PodOrder,
  ResultSource,
  SeatedPod,
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
export { gamesToWin, isElimination, type Phase, type PhaseGate, type Structure } from './stream/plan.js';
export { type Decision, type Refusal, type RefusalCode, refusalCodes as tournamentRefusalCodes } from './stream/refusals.js';
export { sameResult, winnerOf } from './stream/results.js';
export {
  currentRound,
  type DrawnPods,
  endOfTime,
  entrantOf,
  type EntrantState,
  type EventReference,
  isActive,
  type RoundTimer,
  loneReport,
  type LoneReport,
  roundOf,
  type RoundState,
  tableOf,
  type TableState,
  type TournamentState,
} from './stream/state.js';
export { recordedCommand } from './stream/recorded-command.js';
export { StreamUnsound } from './stream/stream-unsound.js';
export { pointsBefore } from './stream/records-of.js';
export { type Infraction, infractions, proposedPenalties } from './stream/penalties.js';
export { type CorrectionPreview, previewCorrection, previewOverride } from './stream/preview.js';
export { isOpenToEverybody, isPublicType, type PublicEventType, publicEventTypes } from './stream/who-is-told.js';
