/** Tournaments in the log: commands, matches that come from pairings, and results that come back. */
export { type CurrentRelease, MatchMaker, type MatchMakerPorts } from './match-maker.js';
export { ResultTaker, type ResultTakerPorts } from './result-taker.js';
export { resultOfMatch } from './result-of-match.js';
export { seedOfDraw } from './seeds.js';
export { type SealedDeck, sealDeck, storeDeck } from './submitted-decks.js';
export { type StandingTournament, streamOfTournament, TournamentStreams } from './tournament-streams.js';
export { tournamentTables } from './tournament-tables.js';
export {
  type CarriedOut,
  hashOfPolicy,
  type MakeCommand,
  type NewTournament,
  type Sending,
  type TournamentListing,
  Tournaments,
  type WriteBeside,
} from './tournaments.js';
