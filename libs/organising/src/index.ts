/** Tournaments in the log: commands, matches that come from pairings, and results that come back. */
export { type EntrantFile, type EntrantFileAnswer, readEntrants, type RefusedRow, type RefusedRowCode } from './csv/read-entrants.js';
export {
  type EntrantsOutcome,
  type EntrantsRegistered,
  registerEntrants,
  type RegisteredRow,
} from './csv/register-entrants.js';
export { type CurrentRelease, MatchMaker, type MatchMakerPorts } from './match-maker.js';
export { ResultTaker, type ResultTakerPorts } from './result-taker.js';
export { resultOfMatch } from './result-of-match.js';
export { seedOfDraw } from './seeds.js';
export { type SealedDeck, sealDeck, storeDeck } from './submitted-decks.js';
export { type StandingTournament, streamOfTournament, TournamentStreams } from './tournament-streams.js';
export { tournamentTables } from './tournament-tables.js';
export {
  type CarriedOut,
  type MakeCommand,
  type NewTournament,
  type Sending,
  type TournamentListing,
  Tournaments,
  type WriteBeside,
} from './tournaments.js';
