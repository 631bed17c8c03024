import type { GameResult, Json, Pins, Seat } from '../contract.js';
import type { DeckParts } from './deck-parts.js';
import { InvariantBroken, must } from '../errors.js';
import { aheadOf } from '../game/end-of-round.js';
import { resultAtTime } from './end-of-round.js';
import { clearTable } from './games.js';
import type { Table } from '../table/table.js';
import { type FrameLocals, procedureRef } from '../state/calls.js';
import { readAs } from '../json.js';

/**
 * The row `match` of a match of several games: its score, who chooses the player who begins, and the decks, which players may divide anew
 * between games. Each game itself decides when a game has ended and what a legal deck is.
 */
export interface MatchRow<Deck extends DeckParts = DeckParts> {
  /** Number, from 1, of the game that is being played or, between games, comes next. */
  readonly game: number;
  /** Number of games won, by seat; and number of drawn games. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** The deck that each player registered, and how it is divided now. */
  readonly registered: readonly Deck[];
  readonly decks: readonly Deck[];
  /** The player who chooses who takes the first turn; -1 where chance decides. */
  readonly chooser: Seat;
}

/** Returns the running match; `Deck` is the type of decks with which the game began it. */
export function matchOf<Deck extends DeckParts = DeckParts>(table: Table): MatchRow<Deck> {
  return readAs<MatchRow<Deck>>(table.state.match);
}

export function setMatch<K extends keyof MatchRow>(table: Table, key: K, value: MatchRow[K]): void {
  table.set(table.state.match, key, value as unknown as Json);
}

/**
 * Fills the row of a match before its first game.
 * @param decks the decks that the players registered, by seat
 */
export function beginMatch(table: Table, decks: readonly DeckParts[]): void {
  const row: MatchRow = {
    game: 1,
    wins: Array.from({ length: table.pins.seats }, () => 0),
    draws: 0,
    registered: decks,
    decks,
    chooser: -1,
  };
  Object.assign(table.state.match, row);
}

/**
 * Returns the pinned decks by seat.
 * @param read reads the deck from what is pinned for a seat; null where there is none
 * @throws {InvariantBroken} when a player has none
 */
export function pinnedDecks<Deck>({ seats, decks }: Pins, read: (pinned: Json) => Deck | null): readonly Deck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const deck = read(decks?.[seat] ?? null);
    if (deck === null) throw new InvariantBroken(`no deck is pinned for seat ${seat}`);
    return deck;
  });
}

/** Returns how many games a player must win: more than half of the greatest number of games in the format. */
export function winsNeeded(table: Table): number {
  return Math.floor(table.pins.format.bestOf / 2) + 1;
}

/** Locals of the procedure that plays the match. */
export interface MatchLocals extends FrameLocals {
  /** The result of the game that just ended. */
  readonly ended: GameResult | null;
}

/** Reference to the procedure that plays a match, which each game defines; for files that can't import that procedure. */
export const matchRef = procedureRef<MatchLocals>('match');

export const matchLocals = (): MatchLocals => ({ ended: null, answer: null, answers: null, returned: null });

/** Records a finished game. The loser chooses next; after a draw, the same player chooses as before. */
export function noteGame(table: Table, winners: readonly Seat[]): void {
  const { wins, draws, game, chooser } = matchOf(table);
  const losers = table.seats().filter((seat) => !winners.includes(seat));
  if (winners.length === 0) setMatch(table, 'draws', draws + 1);
  else
    setMatch(
      table,
      'wins',
      wins.map((count, seat) => (winners.includes(seat) ? count + 1 : count)),
    );
  setMatch(table, 'chooser', winners.length === 0 ? chooser : (losers[0] ?? chooser));
  setMatch(table, 'game', game + 1);
}

/**
 * Records the finished game (`locals.ended`) and emits the score. If that decides the match, the match is finished; otherwise the table is
 * cleared for the next game, and filling the rows is left to the game. The match is decided when a player has won enough games, or, with
 * `drawsCount`, when as many games as the format has were played, draws included: then the player with the most wins has won. Once time was
 * called, no further game begins unless the end of the round asks for one.
 * @param rule the rule by which the games of a match are counted
 * @returns whether the match is over
 */
export function concludeGame(table: Table, locals: Pick<MatchLocals, 'ended'>, rule: string, drawsCount: boolean): boolean {
  const result = must(locals.ended, 'the game that ended');
  const { bestOf } = table.pins.format;
  noteGame(table, result.winners);
  const { wins, game, draws } = matchOf(table);
  table.emit('matchScore', rule, { game: game - 1, wins: [...wins], draws });
  const decided = Math.max(...wins) >= winsNeeded(table) || (drawsCount && game > bestOf);
  const atTime = bestOf > 1 && !decided ? resultAtTime(table) : null;
  if (bestOf > 1 && !decided && atTime === null) {
    clearTable(table);
    return false;
  }
  table.finish(bestOf === 1 ? result : (atTime ?? { winners: leaders(wins), reason: 'games', rule }));
  return true;
}

/** Returns the player with the most wins; nobody where several have the most. */
function leaders(wins: readonly number[]): readonly Seat[] {
  const ahead = aheadOf(wins);
  return ahead === null ? [] : [ahead];
}
