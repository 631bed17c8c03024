/** Tournaments in the log: commands, matches that come from pairings, results that come back; and bots at the seats of matches. */
export { BotPlayer, guestPatienceMs, type BotPorts, type BotRound, type Turns } from './bots/bot-player.js';
export { admitsGuest, type BotSeat, botSeats, botStaysMs, botStaysWithPlayersMs, guestMatches } from './bots/bot-seats.js';
export { poolTurns } from './bots/pool-turns.js';
export { type EntrantFile, readEntrants } from './csv/read-entrants.js';
export { type EntrantsRegistered, registerEntrants } from './csv/register-entrants.js';
export { LoneReports } from './lone-reports.js';
export {
  type EnteredTournament,
  enteredTournaments,
  type GameTotals,
  knownPlayer,
  type KnownPlayer,
  type PlayedRound,
  type RoundOutcome,
  type HistoryFilter,
  metOpponents,
  type MetOpponent,
  playedRounds,
  playersWithHistory,
  type RecordedMatch,
  totalsOf,
} from './player-history.js';
export { type FoundMatch, type FoundStatus, type MatchFilter, type MatchReach, searchMatches } from './match-search.js';
export { type ArchivedTournament, type ArchivePosition, listArchive, type NamedEntrant, type Reach } from './tournament-archive.js';
export { MatchMaker } from './match-maker.js';
export { ResultTaker } from './result-taker.js';
export { seedOfDraw } from './seeds.js';
export { sealDeck, storeDeck } from './submitted-decks.js';
export { type StandingTournament, streamOfTournament, TournamentStreams } from './tournament-streams.js';
export { TimeCaller } from './time-caller.js';
export { tournamentTables } from './tournament-tables.js';
export { type CarriedOut, type MakeCommand, type Sending, type TournamentListing, Tournaments, type WriteBeside } from './tournaments.js';
