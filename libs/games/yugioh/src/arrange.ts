import { ArrangementError, type Json, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import { beginAt, cardIn, integerIn, listIn, matchLocals, place, recordIn, refuseOtherFields, type Table } from '@arbiter/kernel/authoring';
import { positionOf, sharedSeat, slotId } from './board.js';
import { rowOf, setGame, setObject, setPlayer } from './facts.js';
import { duelLocals, duelProcedure } from './duel.js';
import { layOut } from './setup.js';
import { turnLocals, turnProcedure } from './turn/turn.js';
import { slotRows, type SlotRowName } from './vocabulary.js';
import { matchProcedure } from './match/match.js';

/** Phases in which a table may begin, with the step of the turn that runs then. */
const starts: { readonly [phase: string]: string } = {
  draw: 'draw',
  standby: 'standby',
  main1: 'main1',
  battle: 'battle',
  main2: 'main2',
  end: 'end',
};

function word<T extends string>(value: Json | undefined, fallback: T, allowed: readonly T[], what: string): T {
  if (value === undefined) return fallback;
  if (!allowed.includes(value as T)) throw new ArrangementError(`${what} must be one of ${allowed.join(', ')}`);
  return value as T;
}

/**
 * Sets up a table: players with their zones, cards on the field, whose turn it is and the phase that is about to begin.
 * The format is described in docs/scenario-format.md.
 * @throws {ArrangementError}
 */
export function arrange(table: Table, arrangement: Json): void {
  const given = recordIn(arrangement, 'the table');
  refuseOtherFields(given, ['turn', 'first', 'players', 'board'], 'the table');
  layOut(table, table.seats().length > 0 ? [] : noDecks(table));
  const turn = given.turn === undefined ? {} : recordIn(given.turn, 'turn');
  refuseOtherFields(turn, ['number', 'seat', 'phase'], 'turn');
  const number = integerIn(turn.number, 3, 'turn.number');
  const first = integerIn(given.first, 0, 'first');
  const seat = integerIn(turn.seat, number % 2 === 1 ? first : 1 - first, 'turn.seat');
  const phase = word(turn.phase, 'main1', Object.keys(starts), 'turn.phase');
  setGame(table, 'turn', number);
  setGame(table, 'active', seat);
  setGame(table, 'first', first);
  listIn(given.players, 'players').forEach((player, at) => arrangePlayer(table, at, recordIn(player, `players[${at}]`)));
  listIn(given.board, 'board').forEach((one, at) => arrangeCard(table, recordIn(one, `board[${at}]`), `board[${at}]`, number));
  beginAt(table, matchProcedure, 'ended', matchLocals());
  beginAt(table, duelProcedure, 'nextTurn', duelLocals(-1));
  beginAt(table, turnProcedure, starts[phase] as string, turnLocals(seat));
}

const noDecks = (table: Table): readonly { main: []; extra: []; side: [] }[] =>
  Array.from({ length: table.pins.seats }, () => ({ main: [], extra: [], side: [] }));

function arrangePlayer(table: Table, seat: Seat, given: JsonObject): void {
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  const piles = ['mainDeck', 'extraDeck', 'hand', 'graveyard', 'banished', 'sideDeck'] as const;
  refuseOtherFields(given, ['life', 'normalSummons', 'extraFaceUp', 'banishedFaceDown', ...piles], `players[${seat}]`);
  const put = (cards: Json | undefined, zone: string, faceUp: boolean, what: string): void =>
    listIn(cards, what).forEach((card, at) => {
      const id = place(table, table.create(cardIn(table, card, `players[${seat}].${what}[${at}]`), seat).id, {
        zone: `${zone}:${seat}`,
        at: 'bottom',
      });
      if (!(flagOf(card, 'faceUp') ?? faceUp)) setObject(table, id, 'faceUp', false);
      if (flagOf(card, 'proper') === true) setObject(table, id, 'proper', true);
    });
  for (const zone of piles) put(given[zone], zone, zone !== 'extraDeck', zone);
  put(given.extraFaceUp, 'extraDeck', true, 'extraFaceUp');
  put(given.banishedFaceDown, 'banished', false, 'banishedFaceDown');
  if (given.life !== undefined) setPlayer(table, seat, 'life', integerIn(given.life, 8000, 'life'));
  if (given.normalSummons !== undefined) setPlayer(table, seat, 'normalSummons', integerIn(given.normalSummons, 0, 'normalSummons'));
}

/**
 * A boolean that an arranged card of a pile sets: `faceUp` in Extra Decks and among banished cards, or `proper`. `undefined` if the card
 * does not set it.
 */
function flagOf(card: Json, name: 'faceUp' | 'proper'): boolean | undefined {
  const value = card !== null && typeof card === 'object' && !Array.isArray(card) ? (card as JsonObject)[name] : undefined;
  return typeof value === 'boolean' ? value : undefined;
}

const fieldKeys = [
  'seat',
  'row',
  'lane',
  'card',
  'as',
  'owner',
  'position',
  'faceUp',
  'under',
  'counters',
  'pendulum',
  'setTurn',
  'cameTurn',
  'proper',
] as const;

function arrangeCard(table: Table, given: JsonObject, what: string, turn: number): void {
  refuseOtherFields(given, fieldKeys, what);
  const seat = integerIn(given.seat, 0, `${what}.seat`);
  const row = word<SlotRowName>(given.row, 'monster', slotRows, `${what}.row`);
  const lane = integerIn(given.lane, 1, `${what}.lane`);
  const slot = slotId({ seat: row === 'extra' ? sharedSeat : seat, row, lane });
  if (table.state.slots[slot] === undefined) throw new ArrangementError(`${what}: there is no place ${slot}`);
  if (table.slot(slot).object !== 0) throw new ArrangementError(`${what}: ${slot} is taken`);
  const id = place(
    table,
    table.create(cardIn(table, given.card ?? null, what), integerIn(given.owner, seat, `${what}.owner`)).id,
    positionOf(slot).seat === sharedSeat ? { slot, controller: seat } : { slot },
  );
  const monster = row === 'monster' || row === 'extra';
  const faceUp = given.faceUp === undefined ? true : given.faceUp === true;
  const before = (value: Json | undefined): number =>
    word(value, 'before', ['before', 'thisTurn'], what) === 'thisTurn' ? turn : turn - 1;
  setObject(table, id, 'faceUp', faceUp);
  if (monster)
    setObject(table, id, 'position', word(given.position, faceUp ? 'attack' : 'defense', ['attack', 'defense'], `${what}.position`));
  if (given.pendulum === true) setObject(table, id, 'role', 'pendulum');
  setObject(table, id, 'cameTurn', before(given.cameTurn ?? given.setTurn));
  if (!faceUp) setObject(table, id, 'setTurn', before(given.setTurn));
  if (given.proper === true) setObject(table, id, 'proper', true);
  if (given.counters !== undefined)
    setObject(table, id, 'counters', recordIn(given.counters, `${what}.counters`) as { readonly [kind: string]: number });
  arrangeUnder(table, id, given.under, seat, `${what}.under`);
  const object = table.object(id);
  table.set(object, 'stamp', table.nextStamp());
}

function arrangeUnder(table: Table, host: ObjectId, given: Json | undefined, seat: Seat, what: string): void {
  listIn(given, what).forEach((card, at) =>
    place(table, table.create(cardIn(table, card, `${what}[${at}]`), rowOf(table, host).owner ?? seat).id, {
      host,
      as: 'under',
      at: 'bottom',
    }),
  );
}
