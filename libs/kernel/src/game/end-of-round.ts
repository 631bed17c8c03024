import type { GameResult, RuleRef, Seat } from '../contract.js';

/**
 * What a match comes to when its turns are over and nobody has won more games than everybody else.
 *
 * - `drawn`: the match is drawn, and so is the game that is unfinished.
 * - `life`: whoever has the most life wins the unfinished game; if nobody has, it is drawn.
 * - `untilBehind`: the same, but with equal life, and between two games, they play on, and whoever first has less than the most loses.
 * - `bothLose`: everybody loses, whoever has won more games.
 */
export type Level = 'drawn' | 'life' | 'untilBehind' | 'bothLose';

/** The procedure of one kind of round for the end of its time. */
export interface EndOfRound {
  /** The rule of the game's tournament rules. */
  readonly rule: RuleRef;
  /** Number of turns, of all players together, after the one in which time is called; null where nobody plays on. */
  readonly turns: number | null;
  readonly level: Level;
}

/** What a game says of the end of a round. */
export interface EndOfRoundRules<Table> {
  /** The procedures by the name that a format's option `endOfRound` gives. */
  readonly procedures: { readonly [name: string]: EndOfRound };
  /** Ids of the formats that have these procedures; all formats of the game when absent. */
  readonly formats?: readonly string[];
  /** Whether a game of the match is being played now; false between two games. */
  readonly isPlaying: (table: Table) => boolean;
  /** Returns what each player has of what decides a level match, by seat: life, or that of the champion. */
  readonly lives: (table: Table) => readonly number[];
  /** Ends the game that is being played, whatever was unfinished; its match goes on from there. */
  readonly endGame: (table: Table, result: GameResult) => void;
  /** Ends the match, and a game that is being played. */
  readonly endMatch: (table: Table, result: GameResult) => void;
}

/** What a match knows of the end of its round once time was called. */
export interface CalledTime {
  /** Number of turns that may still begin. */
  readonly turnsLeft: number;
  /** Whether they play on until somebody has less life than another, who loses. */
  readonly untilBehind: boolean;
}

/** The player who alone has the most; null if several have. */
export function aheadOf(amounts: readonly number[]): Seat | null {
  const most = Math.max(...amounts);
  const found = amounts.flatMap((amount, seat) => (amount === most ? [seat] : []));
  return found.length === 1 ? (found[0] as Seat) : null;
}

/** Returns the names of the procedures that a format has. */
export function endsOf({ procedures, formats }: Pick<EndOfRoundRules<never>, 'procedures' | 'formats'>, format: string): readonly string[] {
  return formats === undefined || formats.includes(format) ? Object.keys(procedures) : [];
}
