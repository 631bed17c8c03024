/** Tournaments in the log: commands, matches that come from pairings, and results that come back. */
export { type EntrantFile, readEntrants } from './csv/read-entrants.js';
export { type EntrantsRegistered, registerEntrants } from './csv/register-entrants.js';
export { MatchMaker } from './match-maker.js';
export { ResultTaker } from './result-taker.js';
export { seedOfDraw } from './seeds.js';
export { sealDeck, storeDeck } from './submitted-decks.js';
export { type StandingTournament, streamOfTournament, TournamentStreams } from './tournament-streams.js';
export { TimeCaller } from './time-caller.js';
export { tournamentTables } from './tournament-tables.js';
export { type CarriedOut, type MakeCommand, type Sending, type TournamentListing, Tournaments, type WriteBeside } from './tournaments.js';
