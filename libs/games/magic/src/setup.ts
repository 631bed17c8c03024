import { type Control, happen, InvariantBroken, type Json, picksOf, place, type Procedure, reshuffle, type Row, type Frame, type Seat, type Table } from '@arbiter/kernel';
import { gameOf, playerOf, seatsFrom, setGame, setPlayer } from './facts.js';
import { draw } from './happenings/draw.js';
import { ownZones, sharedZones } from './vocabulary.js';

/** A player's starting hand size and maximum hand size (103.4, 402.2), and starting life total (103.3). */
export const handSize = 7;
const startingLife = 20;

/** A deck as the pins hold it: ids of cards. */
export interface PinnedDeck {
  readonly main: readonly string[];
  readonly sideboard: readonly string[];
}

/** Zones (400.1) and rows of an empty table. */
export function layOut(table: Table): void {
  const { state, pins } = table;
  for (let seat = 0; seat < pins.seats; seat++) {
    state.players.push({ life: startingLife, counters: {}, pool: [], landsPlayed: 0, drewFromEmpty: false, turnStamp: 0, mulligans: 0, uses: {} });
    for (const kind of ownZones) state.zones[`${kind}:${seat}`] = { id: `${kind}:${seat}`, kind, seat, order: [] };
  }
  for (const kind of sharedZones) state.zones[kind] = { id: kind, kind, seat: -1, order: [] };
  Object.assign(state.game, { turn: 0, active: -1, starting: 0, phase: 'beginning', step: 'untap', plan: [], extraTurns: [], nextSeat: 0, mainPhases: 0, firstStrikers: null });
}

/** Puts the pinned decks into the libraries (103.1). @throws {InvariantBroken} when a player has none */
export function putDecks(table: Table): void {
  for (const seat of table.seats()) {
    const deck = table.pins.decks?.[seat] as PinnedDeck | undefined;
    if (deck === undefined) throw new InvariantBroken(`no deck is pinned for seat ${seat}`);
    for (const card of deck.main) place(table, table.create(card, seat).id, { zone: `library:${seat}`, at: 'bottom' });
  }
}

/** Starting the game (103), then turn after turn. */
export const gameProcedure: Procedure = {
  name: 'game',
  steps: [
    { name: 'shuffle', rule: '103.1', run: (table) => table.seats().forEach((seat) => reshuffle(table, `library:${seat}`, '103.1')) },
    { name: 'decideStart', rule: '103.2', run: decideStart },
    { name: 'drawHands', rule: '103.4', run: drawHands },
    { name: 'declareMulligans', rule: '103.4', run: declareMulligan },
    { name: 'takeMulligans', rule: '103.4', run: takeMulligans },
    { name: 'putOnBottom', rule: '103.4', run: askBottom },
    { name: 'nextTurn', rule: '103.7', run: nextTurn },
  ],
};

/** 103.2: by chance, which the players agree to by playing here; who is drawn begins. */
function decideStart(table: Table): void {
  const starting = table.random('startingPlayer', table.pins.seats, '103.2');
  setGame(table, 'starting', starting);
  setGame(table, 'nextSeat', starting);
  table.emit('startingPlayerDecided', '103.2', { seat: starting });
}

function drawHands(table: Table, locals: Row): Control | undefined {
  const seats = seatsFrom(table, gameOf(table).starting);
  table.local(locals, 'asking', seats);
  table.local(locals, 'taking', []);
  return happen(table, seats.map((seat) => draw(seat, handSize, '103.4')));
}

/** Each player in turn order says whether he takes a mulligan; who keeps is not asked again. */
function declareMulligan(table: Table, locals: Row, frame: Frame): Control | undefined {
  let asking = locals.asking as readonly Seat[];
  const [first] = asking;
  if (locals.answer !== null && first !== undefined) {
    const takes = picksOf(locals.answer)[0] === 'mulligan';
    table.local(locals, 'answer', null);
    if (takes) table.local(locals, 'taking', [...(locals.taking as readonly Seat[]), first]);
    else table.emit('handKept', '103.4', { seat: first, cards: handOf(table, first).length });
    table.local(locals, 'asking', (asking = asking.slice(1)));
  }
  const [seat] = asking;
  if (seat === undefined) return undefined;
  // A hand of no cards is where it ends (103.4).
  if (playerOf(table, seat).mulligans >= handSize) {
    table.local(locals, 'asking', asking.slice(1));
    return { to: 'declareMulligans' };
  }
  table.ask(frame, { seat, kind: 'mulligan', rule: '103.4', params: { mulligans: playerOf(table, seat).mulligans }, domain: { type: 'options', min: 1, max: 1, options: [{ id: 'keep', label: 'keep' }, { id: 'mulligan', label: 'mulligan' }] } });
  return { wait: true, then: 'declareMulligans' };
}

/** All who take one do so at once: shuffle the hand into the library and draw a new one. */
function takeMulligans(table: Table, locals: Row): Control | undefined {
  const taking = locals.taking as readonly Seat[];
  if (taking.length === 0) return { to: 'nextTurn' };
  for (const seat of taking) {
    for (const id of handOf(table, seat)) place(table, id, { zone: `library:${seat}` });
    reshuffle(table, `library:${seat}`, '103.4');
    setPlayer(table, seat, 'mulligans', playerOf(table, seat).mulligans + 1);
    table.emit('mulliganTaken', '103.4', { seat, mulligans: playerOf(table, seat).mulligans });
  }
  table.local(locals, 'asking', [...taking]);
  table.local(locals, 'taking', []);
  table.local(locals, 'bottom', [...taking]);
  return happen(table, taking.map((seat) => draw(seat, handSize, '103.4')));
}

/** Then each puts as many cards on the bottom of the library, in any order, as he has taken mulligans. */
function askBottom(table: Table, locals: Row, frame: Frame): Control | undefined {
  const bottom = locals.bottom as readonly Seat[];
  const [seat, ...rest] = bottom;
  if (seat === undefined) return { to: 'declareMulligans' };
  if (locals.answer !== null) {
    for (const pick of picksOf(locals.answer)) place(table, Number(pick.replace('object:', '')), { zone: `library:${seat}`, at: 'bottom' });
    table.local(locals, 'answer', null);
    table.local(locals, 'bottom', rest);
    return { to: 'putOnBottom' };
  }
  const count = playerOf(table, seat).mulligans;
  const options = handOf(table, seat).map((id) => ({ id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, { seat, kind: 'putOnBottom', rule: '103.4', params: { count }, domain: { type: 'options', min: count, max: count, ordered: true, options } });
  return { wait: true, then: 'putOnBottom' };
}

function handOf(table: Table, seat: Seat): readonly number[] {
  return table.zoneOf('hand', seat).order;
}

/** 103.7, 500.7: an extra turn first, the one made last; else the next player in turn order. */
function nextTurn(table: Table): Control {
  const { extraTurns, nextSeat } = gameOf(table);
  const extra = extraTurns[extraTurns.length - 1];
  if (extra !== undefined) setGame(table, 'extraTurns', extraTurns.slice(0, -1));
  else setGame(table, 'nextSeat', (nextSeat + 1) % table.state.players.length);
  return { call: 'turn', locals: { seat: extra ?? nextSeat, returned: null } as { [key: string]: Json }, then: 'nextTurn' };
}
