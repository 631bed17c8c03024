import type { Seat } from '@arbiter/kernel';
import {
  beginMatch,
  call,
  type Control,
  defineProcedure,
  type FrameLocals,
  layOutTable,
  layPiles,
  matchOf,
  resetTable,
  reshuffle,
  type Table,
  turnBegins,
} from '@arbiter/kernel/authoring';
import type { Deck } from '../decks/deck.js';
import { type GameFields, gameOf, nextSeat, type PlayerFields, setGame } from '../facts.js';
import { ownZones, sharedZones } from '../vocabulary.js';
import { turnLocals, turnProcedure } from './turn.js';

const newPlayer: PlayerFields = { turns: 0, begun: false, owes: false, out: false, passing: '', asked: 'everywhere', uses: {} };

/** The game's fields before the first turn. */
const newGame: GameFields = { turn: 0, active: -1, first: 0, phase: 'between', step: '', combat: null, lost: [] };

const emptyTable = { player: newPlayer, game: newGame, ownZones, sharedZones };

/**
 * Lays out the zones (2.1) and rows of an empty table.
 * @param decks the decks that the players brought
 */
export function layOut(table: Table, decks: readonly Deck[]): void {
  layOutTable(table, emptyTable);
  beginMatch(table, decks);
}

/** Puts the rows of players and game back as before the first turn. */
export function resetRows(table: Table): void {
  resetTable(table, emptyTable);
}

/** Puts the decks into their zones (1.3.1). */
export function putDecks(table: Table): void {
  matchOf<Deck>(table).decks.forEach(({ material, main }, seat) => layPiles(table, seat, { materialDeck: material, mainDeck: main }));
}

/** Locals of `game`. */
export interface GameLocals extends FrameLocals {
  /** The player who goes first, if that is decided already; -1 for chance. */
  readonly first: Seat;
}

/** A game: main decks are shuffled (1.3.1), the first player is determined (1.3.2), then turn follows turn. */
export const gameProcedure = defineProcedure<GameLocals>({
  name: 'game',
  steps: [
    {
      name: 'shuffle',
      rule: '1.3.1',
      run: (table): void => table.seats().forEach((seat) => void reshuffle(table, `mainDeck:${seat}`, '1.3.1')),
    },
    { name: 'decideFirst', rule: '1.3.2', run: decideFirst },
    { name: 'nextTurn', rule: '1.3.5', run: nextTurn },
  ],
});

/**
 * Returns the initial locals of the procedure `game`.
 * @param first the player who goes first, if that is decided already (1.4.7.2); -1 for chance
 */
export const gameLocals = (first = -1): GameLocals => ({ first, answer: null, answers: null, returned: null });

/** Determines the first player by chance; that player has no choice (1.3.2, 1.3.2.1). */
function decideFirst(table: Table, locals: GameLocals): void {
  const chosen = locals.first;
  const first = chosen >= 0 ? chosen : table.random('firstPlayer', table.pins.seats, '1.3.2');
  setGame(table, 'first', first);
  table.emit('firstPlayerDecided', chosen >= 0 ? '1.4.7.2' : '1.3.2', { seat: first });
}

/** Runs the next turn (1.2.3, 1.3.5), unless the turns after time are over. */
function nextTurn(table: Table): Control | undefined {
  if (!turnBegins(table)) return undefined;
  const { active, first } = gameOf(table);
  const seat = active < 0 ? first : nextSeat(table, active);
  return call(turnProcedure, turnLocals(seat), 'nextTurn');
}
