import { InvariantBroken, type Json, place, type Row, type Table } from '@arbiter/kernel';
import { everySlot, slotId } from './board.js';
import { type GameFields, type PlayerFields, setObject } from './facts.js';
import { belongsToExtraDeck } from './happenings/destinations.js';
import { matchOf, newMatch, type PinnedDeck } from './match/score.js';
import { ownZones } from './vocabulary.js';

/** LP at the start (base.1.1) and cards of an opening hand (base.1.5). */
export const startingLife = 8000;
export const openingHand = 5;

const newPlayer: PlayerFields = { life: startingLife, normalSummons: 0, pendulumSummoned: false, summonedSpecially: 0, uses: {}, skips: [], passing: '', owes: 0 };

/** A Duel before its first turn. */
const newDuel: GameFields = {
  turn: 0,
  active: -1,
  first: 0,
  phase: 'between',
  step: '',
  chain: [],
  chaining: 'none',
  resolving: 0,
  moment: 0,
  answerMoment: 0,
  answerable: [],
  happened: [],
  spent: [],
  attack: null,
  loans: [],
  ending: '',
};

/** Zones, places and rows of an empty table. @param decks what the players brought along */
export function layOut(table: Table, decks: readonly PinnedDeck[]): void {
  const { state, pins } = table;
  for (let seat = 0; seat < pins.seats; seat++) {
    state.players.push({ ...newPlayer } as unknown as Row);
    for (const kind of ownZones) state.zones[`${kind}:${seat}`] = { id: `${kind}:${seat}`, kind, seat, order: [] };
  }
  for (const position of everySlot) {
    const id = slotId(position);
    state.slots[id] = { id, seat: position.seat, row: position.row, column: position.lane - 1, object: 0 };
  }
  Object.assign(state.game, newDuel);
  Object.assign(state.match, newMatch(pins.seats, decks));
}

/** Players and Duel stand as before the first turn again (base.1.19). */
export function resetRows(table: Table): void {
  for (const row of table.state.players) for (const [key, value] of Object.entries(newPlayer)) table.set(row, key, value as Json);
  for (const [key, value] of Object.entries(newDuel)) table.set(table.state.game, key, value as Json);
}

/** Reads a deck that the pins hold. @returns null for what is none */
export function readDeck(deck: Json): PinnedDeck | null {
  if (deck === null || typeof deck !== 'object' || Array.isArray(deck)) return null;
  const { main, extra, side } = deck as { readonly [part: string]: Json | undefined };
  const [first, second, third] = [main, extra ?? [], side ?? []].map(cardList);
  return first === undefined || second === undefined || third === undefined ? null : { main: first, extra: second, side: third };
}

const cardList = (part: Json | undefined): readonly string[] | undefined =>
  Array.isArray(part) && (part as Json[]).every((card) => typeof card === 'string') ? (part as readonly string[]) : undefined;

/** The decks of all seats. @throws {InvariantBroken} when a player has none */
export function pinnedDecks(table: Table): readonly PinnedDeck[] {
  return Array.from({ length: table.pins.seats }, (_, seat) => {
    const deck = readDeck(table.pins.decks?.[seat] ?? null);
    if (deck === null) throw new InvariantBroken(`no deck is pinned for seat ${seat}`);
    return deck;
  });
}

/** Puts the decks where they belong: the Extra Deck face-down (base.1.4). */
export function putDecks(table: Table): void {
  matchOf(table).decks.forEach(({ main, extra, side }, seat) => {
    for (const card of main) place(table, table.create(card, seat).id, { zone: `mainDeck:${seat}`, at: 'bottom' });
    for (const card of extra) setObject(table, place(table, table.create(card, seat).id, { zone: `extraDeck:${seat}`, at: 'bottom' }), 'faceUp', false);
    for (const card of side) place(table, table.create(card, seat).id, { zone: `sideDeck:${seat}`, at: 'bottom' });
  });
}

export { belongsToExtraDeck };
