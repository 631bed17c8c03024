import type { Shape } from '@arbiter/client';

export type Tournament = Shape<'Tournament'>;
export type Round = Shape<'TournamentRound'>;
export type Table = Shape<'TournamentTable'>;
export type Entrant = Shape<'TournamentEntrant'>;
export type Standings = Shape<'TournamentStandings'>;
export type Opened = Shape<'OpenedStandings'>;
export type Brackets = Shape<'TournamentBrackets'>;
export type OwnPage = Shape<'OwnTournamentPage'>;
export type LogEvent = Shape<'TournamentEvents'>['items'][number];
export type Command = Shape<'TournamentCommand'>;
export type Preview = Shape<'CorrectionPreview'>;
export type Penalties = Shape<'Penalties'>;
export type Proposal = Shape<'ProposedStructures'>['proposals'][number];
export type Clock = NonNullable<Round['clock']>;
export type Result = NonNullable<Table['result']>;
export type Reason = Table['why'];
export type Unpaired = Round['unpaired'][number];
export type Structure = NonNullable<Tournament['structure']>;
export type Phase = Structure['phases'][number];
export type Settings = Tournament['settings'];
export type Game = Shape<'GameList'>['games'][number];
export type Gathering = Shape<'Gathering'>;

/** Something that the server said, and when it came by the page's own monotonic clock: milliseconds, as from `performance.now()`. */
export interface Came<T> {
  readonly value: T;
  readonly cameAt: number;
}

/** A line of a list of players that was not taken. */
export interface RefusedLine {
  readonly line: number;
  readonly code: string;
  readonly detail: string;
}

/** What became of a list of players. */
export interface Imported {
  readonly registered: readonly unknown[];
  readonly refused: readonly RefusedLine[];
}
