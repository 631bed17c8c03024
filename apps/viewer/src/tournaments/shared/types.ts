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
export type CardImportJob = Shape<'CardImportJob'>;
export type CardImport = Shape<'CardImportList'>['items'][number];
export type BadCardRow = Shape<'BadCardRow'>;
export type OverridePreview = Shape<'OverridePreview'>;
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
/** A game of which facts of real cards are imported. */
export type CardGame = 'magic' | 'yugioh' | 'force-of-will' | 'grand-archive' | 'starline';
export type Gathering = Shape<'Gathering'>;

/** Something that the server said, and when it came by the page's own monotonic clock: milliseconds, as from `performance.now()`. */
export interface Came<T> {
  readonly value: T;
  readonly cameAt: number;
}

/** What is said of a list of cards that is sent; an empty text leaves it to the server. */
export interface CardQuery {
  readonly game: string;
  readonly reader: string;
  readonly source: string;
  /** A day, `2026-01-31`. */
  readonly date: string;
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
