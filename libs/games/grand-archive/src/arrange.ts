import { ArrangementError, type Json, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  beginAt,
  cardIn,
  integerIn,
  listIn,
  matchLocals,
  place,
  recordIn,
  refuseOtherFields,
  type Table,
  type Tally,
  tallySum,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { setGame, setObject, setPlayer } from './facts.js';
import { hasDurability } from './happenings/counters.js';
import { gameLocals, gameProcedure, layOut } from './turn/setup.js';
import { turnLocals, turnProcedure } from './turn/turn.js';
import { matchRef } from './match/match-locals.js';

/** Phases in which a table may begin, with the step of the turn that runs then. */
const starts: { readonly [phase: string]: string } = {
  opening: 'opening',
  wakeUp: 'wakeUp',
  materialize: 'materialize',
  recollection: 'recollection',
  draw: 'draw',
  main: 'main',
  end: 'end',
};

const piles = ['mainDeck', 'materialDeck', 'hand', 'memory', 'graveyard', 'banishment'] as const;

/**
 * Sets a table: players with their zones, what lies on the field, whose turn it is and the phase that is about to begin.
 * The format is described in docs/scenario-format.md.
 * @throws {ArrangementError}
 */
export function arrange(table: Table, arrangement: Json): void {
  const given = recordIn(arrangement, 'the table');
  refuseOtherFields(given, ['turn', 'first', 'players', 'zones'], 'the table');
  layOut(
    table,
    Array.from({ length: table.pins.seats }, () => ({ material: [], main: [], side: [] })),
  );
  const turn = given.turn === undefined ? {} : recordIn(given.turn, 'turn');
  refuseOtherFields(turn, ['number', 'seat', 'phase'], 'turn');
  const { seats } = table.pins;
  const number = integerIn(turn.number, seats + 1, 'turn.number');
  const first = integerIn(given.first, 0, 'first');
  const seat = integerIn(turn.seat, (first + number - 1) % seats, 'turn.seat');
  const phase = turn.phase ?? 'main';
  const step = starts[phase as string];
  if (step === undefined) throw new ArrangementError(`turn.phase must be one of ${Object.keys(starts).join(', ')}`);
  setGame(table, 'turn', number);
  setGame(table, 'active', seat);
  setGame(table, 'first', first);
  for (const each of table.seats()) {
    const place = (each - first + seats) % seats;
    setPlayer(table, each, 'turns', Math.max(0, Math.ceil((number - place) / seats)));
  }
  const players = listIn(given.players, 'players');
  if (players.length > seats) throw new ArrangementError(`more players are given than the ${seats} seats`);
  players.forEach((player, at) => arrangePlayer(table, at, recordIn(player, `players[${at}]`)));
  const shared = given.zones === undefined ? {} : recordIn(given.zones, 'zones');
  refuseOtherFields(shared, ['field'], 'zones');
  listIn(shared.field, 'zones.field').forEach((card, at) =>
    arrangeObject(table, recordIn(card, `zones.field[${at}]`), number, `zones.field[${at}]`),
  );
  // A player without a champion must put one onto the field first, and loses without one only afterwards (1.4.3.2).
  for (const each of table.seats()) if (each !== seat || phase !== 'opening') setPlayer(table, each, 'begun', hasChampion(table, each));
  beginAt(table, matchRef, 'ended', matchLocals());
  beginAt(table, gameProcedure, 'nextTurn', gameLocals());
  beginAt(table, turnProcedure, step, turnLocals(seat));
}

const hasChampion = (table: Table, seat: Seat): boolean =>
  table
    .zone('field')
    .order.some((id) => table.object(id).controller === seat && (valuesOf(table, id).types as readonly string[]).includes('champion'));

function arrangePlayer(table: Table, seat: Seat, given: JsonObject): void {
  const what = `players[${seat}]`;
  refuseOtherFields(given, piles, what);
  for (const zone of piles) {
    listIn(given[zone], zone).forEach((card, at) => {
      const id = place(table, table.create(cardIn(table, card, `${what}.${zone}[${at}]`), seat).id, {
        zone: `${zone}:${seat}`,
        at: 'bottom',
      });
      if (isFlagged(card, 'faceDown')) setObject(table, id, 'faceDown', true);
    });
  }
}

const isFlagged = (card: Json, name: string): boolean =>
  typeof card === 'object' && card !== null && !Array.isArray(card) && (card as JsonObject)[name] === true;

/**
 * Puts an object onto the field. `seat`: its controller; `under`: the cards of a champion's lineage below it, nearest first; `new`: it came
 * this turn.
 */
function arrangeObject(table: Table, row: JsonObject, turn: number, what: string): void {
  refuseOtherFields(
    row,
    ['card', 'as', 'seat', 'owner', 'rested', 'new', 'damage', 'counters', 'under', 'token', 'distant', 'fostered'],
    what,
  );
  const seat = integerIn(row.seat, 0, `${what}.seat`);
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  const owner = integerIn(row.owner, seat, `${what}.owner`);
  const id: ObjectId = place(table, table.create(cardIn(table, row, what), owner, row.token === true ? 'token' : 'card').id, {
    zone: 'field',
    at: 'bottom',
  });
  table.set(table.object(id), 'controller', seat);
  listIn(row.under, `${what}.under`).forEach(
    (card, at) =>
      void place(table, table.create(cardIn(table, card, `${what}.under[${at}]`), owner).id, { host: id, as: 'under', at: 'bottom' }),
  );
  setObject(table, id, 'cameTurn', row.new === true ? turn : turn - 1);
  if (row.rested === true) setObject(table, id, 'rested', true);
  if (row.fostered === true) setObject(table, id, 'fostered', true);
  if (row.distant === true) setObject(table, id, 'distant', true);
  if (row.damage !== undefined) setObject(table, id, 'damage', integerIn(row.damage, 0, `${what}.damage`));
  const counters = row.counters === undefined ? {} : (recordIn(row.counters, `${what}.counters`) as Tally);
  const own: Tally =
    counters.durability === undefined && hasDurability(table, id) ? { durability: valuesOf(table, id).durability as number } : {};
  setObject(table, id, 'counters', tallySum(own, counters));
}
