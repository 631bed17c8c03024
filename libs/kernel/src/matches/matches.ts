import type { GameResult, Json, Pins, Seat } from '../contract.js';
import type { DeckParts } from './deck-parts.js';
import { InvariantBroken, must } from '../errors.js';
import { clearTable } from './games.js';
import type { Table } from '../table/table.js';
import { type FrameLocals, procedureRef } from '../state/calls.js';
import { readAs } from '../json.js';

/**
 * A match of several games: its score, who chooses who begins, and the decks, which the players may divide anew between games. The row
 * `match` holds it. When a game has ended and what a deck must be is the game's own.
 */
export interface MatchRow<Deck extends DeckParts = DeckParts> {
  /** Number of the game that is played, or that comes next between games; from 1. */
  readonly game: number;
  /** Games won, by seat; and games that nobody won. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** What each player brought along, and how it is divided now. */
  readonly registered: readonly Deck[];
  readonly decks: readonly Deck[];
  /** Who chooses who takes the first turn; -1 where chance decides. */
  readonly chooser: Seat;
}

/** The running match. The type of its decks is the one that the game began it with. */
export function matchOf<Deck extends DeckParts = DeckParts>(table: Table): MatchRow<Deck> {
  return readAs<MatchRow<Deck>>(table.state.match);
}

export function setMatch<K extends keyof MatchRow>(table: Table, key: K, value: MatchRow[K]): void {
  table.set(table.state.match, key, value as unknown as Json);
}

/** Lays the row of a match out, before its first game. @param decks what the players brought along, by seat */
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

/** The decks that are pinned, by seat. @param read gives the deck in what is pinned for a seat, null where there is none @throws {InvariantBroken} when a player has none */
export function pinnedDecks<Deck>({ seats, decks }: Pins, read: (pinned: Json) => Deck | null): readonly Deck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const deck = read(decks?.[seat] ?? null);
    if (deck === null) throw new InvariantBroken(`no deck is pinned for seat ${seat}`);
    return deck;
  });
}

/** Games that a player must win: more than half of what the format plays at most. */
export function winsNeeded(table: Table): number {
  return Math.floor(table.pins.format.bestOf / 2) + 1;
}

/** Locals of the procedure that plays the match. */
export interface MatchLocals extends FrameLocals {
  /** The result of the game that just ended. */
  readonly ended: GameResult | null;
}

/** The procedure of each game that plays its match, for what can't import it. */
export const matchRef = procedureRef<MatchLocals>('match');

export const matchLocals = (): MatchLocals => ({ ended: null, answer: null, answers: null, returned: null });

/** Writes a finished game down. Who lost it chooses next; after a drawn one, who chose for it. */
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
 * Writes the finished game (`locals.ended`) down and tells the score. Where that decides the match it is finished; else the table is
 * cleared for the next game, and the rows are left to the game. The match is decided by enough won games, or where `drawsCount` by as many
 * games as the format plays, drawn ones too: then who won the most wins it.
 * @param rule by which the games of a match are counted
 * @returns whether the match is over
 */
export function concludeGame(table: Table, locals: Pick<MatchLocals, 'ended'>, rule: string, drawsCount: boolean): boolean {
  const result = must(locals.ended, 'the game that ended');
  const { bestOf } = table.pins.format;
  noteGame(table, result.winners);
  const { wins, game, draws } = matchOf(table);
  table.emit('matchScore', rule, { game: game - 1, wins: [...wins], draws });
  const decided = Math.max(...wins) >= winsNeeded(table) || (drawsCount && game > bestOf);
  if (bestOf > 1 && !decided) {
    clearTable(table);
    return false;
  }
  table.finish(bestOf === 1 ? result : { winners: leaders(wins), reason: 'games', rule });
  return true;
}

/** Who won the most games; nobody where the wins are equal. */
function leaders(wins: readonly number[]): readonly Seat[] {
  const most = Math.max(...wins);
  const found = wins.flatMap((count, seat) => (count === most ? [seat] : []));
  return found.length === 1 ? found : [];
}
