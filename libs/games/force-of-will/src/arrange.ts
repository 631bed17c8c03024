import { ArrangementError, type Json, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  attach,
  beginAt,
  cardIn,
  integerIn,
  listIn,
  matchLocals,
  matchRef,
  place,
  recordIn,
  refuseOtherFields,
  type Table,
} from '@arbiter/kernel/authoring';
import { attributes, willLetters } from './cards/printed.js';
import { setGame, setObject, setPlayer } from './facts.js';
import { gameLocals, gameProcedure, layOut } from './turn/setup.js';
import { turnLocals, turnProcedure } from './turn/turn.js';
import { unitsIn } from './will/producing.js';
import { setPool } from './will/pool.js';

/** Phases in which a table may begin, with the step of the turn that runs then; `setup` belongs to no turn (403). */
const starts: { readonly [phase: string]: string } = { draw: 'draw', recovery: 'recovery', main: 'main', end: 'end' };

const piles = ['mainDeck', 'magicStoneDeck', 'hand', 'graveyard', 'lifebreak', 'sideDeck'] as const;

/**
 * Sets a table: players with their zones, what lies on the fields, whose turn it is and the phase that is about to begin.
 * The format is described in docs/scenario-format.md.
 * @throws {ArrangementError}
 */
export function arrange(table: Table, arrangement: Json): void {
  const given = recordIn(arrangement, 'the table');
  refuseOtherFields(given, ['turn', 'first', 'players'], 'the table');
  layOut(
    table,
    Array.from({ length: table.pins.seats }, () => ({ ruler: [], main: [], magicStones: [], side: [] })),
  );
  const turn = given.turn === undefined ? {} : recordIn(given.turn, 'turn');
  refuseOtherFields(turn, ['number', 'seat', 'phase'], 'turn');
  const number = integerIn(turn.number, 3, 'turn.number');
  const first = integerIn(given.first, 0, 'first');
  const seat = integerIn(turn.seat, number % 2 === 1 ? first : 1 - first, 'turn.seat');
  const phase = turn.phase ?? 'main';
  if (phase === 'setup') {
    listIn(given.players, 'players').forEach((player, at) => arrangePlayer(table, at, recordIn(player, `players[${at}]`), 0));
    beginAt(table, matchRef, 'ended', matchLocals());
    beginAt(table, gameProcedure, 'shuffle', gameLocals());
    return;
  }
  const step = starts[phase as string];
  if (step === undefined) throw new ArrangementError(`turn.phase must be one of ${['setup', ...Object.keys(starts)].join(', ')}`);
  setGame(table, 'turn', number);
  setGame(table, 'active', seat);
  setGame(table, 'first', first);
  for (const each of table.seats()) setPlayer(table, each, 'turns', Math.floor((number + (each === first ? 1 : 0)) / 2));
  listIn(given.players, 'players').forEach((player, at) => arrangePlayer(table, at, recordIn(player, `players[${at}]`), number));
  beginAt(table, matchRef, 'ended', matchLocals());
  beginAt(table, gameProcedure, 'nextTurn', gameLocals());
  beginAt(table, turnProcedure, step, turnLocals(seat));
}

function arrangePlayer(table: Table, seat: Seat, given: JsonObject, turn: number): void {
  const what = `players[${seat}]`;
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  refuseOtherFields(given, ['life', 'will', 'ruler', 'stones', 'field', 'standby', 'removed', ...piles], what);
  for (const zone of piles) listIn(given[zone], zone).forEach((card, at) => put(table, card, seat, zone, `${what}.${zone}[${at}]`));
  if (given.life !== undefined) setPlayer(table, seat, 'life', integerIn(given.life, 4000, `${what}.life`));
  if (typeof given.will === 'string')
    setPool(
      table,
      seat,
      unitsIn(given.will).map((unit) => ({ ...unit, source: 0 })),
    );
  arrangeField(table, listIn(given.field, 'field'), seat, turn, `${what}.field`);
  if (given.ruler !== undefined) arrangeRuler(table, given.ruler, seat, turn, `${what}.ruler`);
  if (typeof given.stones === 'string') arrangeStones(table, given.stones, seat, turn, `${what}.stones`);
  listIn(given.standby, 'standby').forEach((card, at) =>
    hide(table, put(table, card, seat, 'standby', `${what}.standby[${at}]`), card, turn),
  );
  listIn(given.removed, 'removed').forEach((card, at) => {
    const id = put(table, card, seat, 'removed', `${what}.removed[${at}]`);
    if (flag(card, 'faceDown')) setObject(table, id, 'faceDown', true);
  });
}

const put = (table: Table, card: Json, seat: Seat, kind: string, what: string, owner = seat): ObjectId =>
  place(table, table.create(cardIn(table, card, what), owner).id, { zone: `${kind}:${seat}`, at: 'bottom' });
const flag = (card: Json, name: string): boolean =>
  typeof card === 'object' && card !== null && !Array.isArray(card) && (card as JsonObject)[name] === true;

function hide(table: Table, id: ObjectId, card: Json, turn: number): void {
  setObject(table, id, 'faceDown', true);
  setObject(table, id, 'cameTurn', flag(card, 'new') ? turn : turn - 1);
}

/** Puts a ruler into the ruler area; with `judged`, a J-ruler onto the field. */
function arrangeRuler(table: Table, given: Json, seat: Seat, turn: number, what: string): void {
  const row = typeof given === 'string' ? { card: given } : recordIn(given, what);
  refuseOtherFields(row, ['card', 'as', 'rested', 'judged', 'new', 'counters', 'judgmentLost', 'damage'], what);
  const id = put(table, row, seat, row.judged === true ? 'field' : 'rulerArea', what);
  const face = table.program(table.object(id)).card.faces?.findIndex(({ kind }) => kind === 'jRuler') ?? -1;
  if (row.judged === true) setObject(table, id, 'face', face + 1);
  if (row.judgmentLost === true) setObject(table, id, 'judgmentLost', true);
  settle(table, id, row, turn, what);
}

/** Puts basic magic stones onto a field, given by their letters, e.g. `WWR`. */
function arrangeStones(table: Table, given: string, seat: Seat, turn: number, what: string): void {
  for (const letter of given) {
    const kind = willLetters[letter as keyof typeof willLetters];
    const attribute = attributes.find((one) => one === kind);
    if (attribute === undefined) throw new ArrangementError(`${what}: ${letter} names no attribute`);
    arrangeCard(table, `${attribute}-magic-stone`, seat, turn, what);
  }
}

function arrangeCard(table: Table, given: Json, seat: Seat, turn: number, what: string): ObjectId {
  const row = typeof given === 'string' ? { card: given } : recordIn(given, what);
  refuseOtherFields(row, ['card', 'as', 'owner', 'rested', 'new', 'damage', 'counters', 'face', 'addedTo'], what);
  const id = put(table, row, seat, 'field', what, integerIn(row.owner, seat, `${what}.owner`));
  if (row.face !== undefined) setObject(table, id, 'face', integerIn(row.face, 0, `${what}.face`));
  settle(table, id, row, turn, what);
  return id;
}

/** Puts cards onto a field. `addedTo` is the place, counted from 0, that the host of an addition has in the list of the same field. */
function arrangeField(table: Table, cards: readonly Json[], seat: Seat, turn: number, what: string): void {
  const ids = cards.map((card, at) => arrangeCard(table, card, seat, turn, `${what}[${at}]`));
  cards.forEach((card, at) => {
    const host = typeof card === 'object' && card !== null ? (card as JsonObject).addedTo : undefined;
    if (host === undefined) return;
    const to = ids[integerIn(host, 0, `${what}[${at}].addedTo`)];
    if (to === undefined) throw new ArrangementError(`${what}[${at}].addedTo names no card on this field`);
    attach(table, ids[at] as ObjectId, to);
  });
}

/** Sets the fields of an object on the table; `new` means that it came this turn. */
function settle(table: Table, id: ObjectId, row: JsonObject, turn: number, what: string): void {
  const came = row.new === true ? turn : turn - 1;
  setObject(table, id, 'cameTurn', came);
  setObject(table, id, 'heldTurn', came);
  if (row.rested === true) setObject(table, id, 'rested', true);
  if (row.damage !== undefined) setObject(table, id, 'damage', integerIn(row.damage, 0, `${what}.damage`));
  if (row.counters !== undefined)
    setObject(table, id, 'counters', recordIn(row.counters, `${what}.counters`) as { readonly [kind: string]: number });
}
