import {
  beginMatch,
  cardsOfDeck,
  layOutTable,
  layPiles,
  matchOf,
  pinnedDecks,
  place,
  resetTable,
  type Table,
} from '@arbiter/kernel/authoring';
import { everySlot, slotId } from './board.js';
import { type Deck, readDeck, resolveDeck } from './decks/deck.js';
import { indexOf } from './decks/format-decks.js';
import { type GameFields, type PlayerFields, setObject } from './facts.js';
import { ownZones } from './vocabulary.js';

/** LP at the start of a Duel (base.1.1); below, the number of cards in an opening hand (base.1.5). */
export const startingLife = 8000;
export const openingHand = 5;

const newPlayer: PlayerFields = {
  life: startingLife,
  normalSummons: 0,
  pendulumSummoned: false,
  summonedSpecially: 0,
  uses: {},
  skips: [],
  passing: '',
  asked: 'everywhere',
  owes: false,
};

/** The fields of a Duel before its first turn. */
const newDuel: GameFields = {
  turn: 0,
  active: -1,
  first: 0,
  phase: 'between',
  step: '',
  chain: [],
  activating: 0,
  resolving: 0,
  moment: 0,
  answerMoment: 0,
  answerable: [],
  happened: [],
  chains: 0,
  spent: [],
  attack: null,
  loans: [],
  away: [],
  ending: '',
};

const emptyTable = { player: newPlayer, game: newDuel, ownZones };

/**
 * Creates the zones, places and rows of an empty table.
 * @param decks the decks of the players
 */
export function layOut(table: Table, decks: readonly Deck[]): void {
  layOutTable(table, emptyTable);
  for (const position of everySlot) {
    const id = slotId(position);
    table.state.slots[id] = { id, seat: position.seat, row: position.row, column: position.lane - 1, object: 0 };
  }
  beginMatch(table, decks);
}

/** Resets the players and the Duel to the state before the first turn (base.1.19). */
export function resetRows(table: Table): void {
  resetTable(table, emptyTable);
}

/**
 * Returns the decks of all seats, with each card as its id.
 * @throws {InvariantBroken} when a player has no playable deck
 */
export function playableDecks(table: Table): readonly Deck[] {
  return pinnedDecks(table.pins, (pinned) => {
    const read = readDeck(pinned);
    const known = (entry: string): boolean => table.library.has(entry);
    return read === null || cardsOfDeck(read).every(known) ? read : resolveDeck(read, indexOf(table.library.catalogue()));
  });
}

/** Puts the decks into their zones, the Extra Deck face-down (base.1.4). */
export function putDecks(table: Table): void {
  matchOf<Deck>(table).decks.forEach(({ main, extra, side }, seat) => {
    layPiles(table, seat, { mainDeck: main });
    for (const card of extra)
      setObject(table, place(table, table.create(card, seat).id, { zone: `extraDeck:${seat}`, at: 'bottom' }), 'faceUp', false);
    layPiles(table, seat, { sideDeck: side });
  });
}
