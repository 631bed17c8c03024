import { type Json, picksOf, type Seat } from '@arbiter/kernel';
import {
  beginMatch,
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  gamesBelow,
  happen,
  layOutTable,
  layPiles,
  matchOf,
  noLoop,
  place,
  resetTable,
  reshuffle,
  setMatch,
  type Table,
} from '@arbiter/kernel/authoring';
import type { Deck } from '../decks/deck-rules.js';
import { type GameFields, gameOf, type PlayerFields, playerOf, seatsFrom, setGame, setPlayer } from '../facts.js';
import { draw } from '../happenings/draw.js';
import {
  askOpening,
  beginOpening,
  carryOutOpening,
  endOpening,
  openingOption,
  openingsOf,
  useOpening,
  type StartGameLocals,
} from './opening.js';
import { turnLocals, turnProcedure } from '../turn/turn.js';
import { ownZones, sharedZones } from '../vocabulary.js';
import { cardOption, pickedObjects } from '../options.js';

/** A player's starting hand size and maximum hand size (103.4, 402.2), and below it the starting life total (103.3). */
export const handSize = 7;
const startingLife = 20;

/** A player's row at the start of a game (103.3): nobody has the city's blessing (702.130c). */
const newPlayer: PlayerFields = {
  life: startingLife,
  counters: {},
  pool: [],
  landsPlayed: 0,
  drewFromEmpty: false,
  turnStamp: 0,
  upkeepStamp: 0,
  lastUpkeepStamp: 0,
  blessing: false,
  passing: '',
  mulligans: 0,
  controlledBy: -1,
  nextController: -1,
  controlledFor: 0,
  turnController: -1,
  tops: [],
  uses: {},
};

/** The game's fields before its first turn (103.7), which begins with the beginning phase. */
const newGame: GameFields = {
  turn: 0,
  active: -1,
  starting: 0,
  phase: 'beginning',
  step: 'untap',
  plan: [],
  extraTurns: [],
  nextSeat: 0,
  mainPhases: 0,
  upkeeps: 0,
  loop: noLoop,
  shortcut: null,
  lastAct: '',
  rounds: [],
  monarch: -1,
  restarted: false,
  firstStrikers: null,
  strays: [],
  away: [],
  bestowed: [],
  firstThings: [],
  combat: { joined: false, attacked: [], blocks: [], steps: [], first: [], phases: 0 },
};

const emptyTable = { player: newPlayer, game: newGame, ownZones, sharedZones };

/**
 * Creates zones (400.1) and rows of an empty table.
 * @param decks the decks that the players brought
 */
export function layOut(table: Table, decks: readonly Deck[]): void {
  layOutTable(table, emptyTable);
  beginMatch(table, decks);
}

/** Sets the rows of players and game to the start of a game again (103.3). */
export function resetRows(table: Table): void {
  resetTable(table, emptyTable);
}

/** Puts the decks into the libraries and the sideboards aside (103.1, 103.1a). */
export function putDecks(table: Table): void {
  matchOf<Deck>(table).decks.forEach(({ main, sideboard }, seat) => layPiles(table, seat, { library: main, sideboard }));
}

/** Locals of `game`. */
export interface GameLocals extends FrameLocals {
  readonly chooser: Seat;
  readonly asking: Json;
  readonly taking: Json;
  readonly bottom: Json;
}

/** A game: it is started, then turns follow one another. Locals: `chooser` (see `gameLocals`). */
export const gameProcedure = defineProcedure<GameLocals>({
  name: 'game',
  steps: [
    { name: 'start', rule: '103', run: (_table, { chooser }): Control => call(startGameProcedure, startLocals(chooser as Seat)) },
    { name: 'nextTurn', rule: '103.7', run: nextTurn },
  ],
});

/**
 * Starting a game (103). Locals: `chooser`, the player who chooses who takes the first turn, -1 for a random choice; `starter`, the player
 * who takes it without a choice, -1 if undetermined.
 */
export const startGameProcedure = defineProcedure<StartGameLocals>({
  name: 'startGame',
  steps: [
    { name: 'shuffle', rule: '103.1', run: (table) => table.seats().forEach((seat) => reshuffle(table, `library:${seat}`, '103.1')) },
    { name: 'askStart', rule: '103.2', run: askStart },
    { name: 'decideStart', rule: '103.2', run: decideStart },
    { name: 'drawHands', rule: '103.4', run: drawHands },
    { name: 'declareMulligans', rule: '103.4', run: declareMulligan },
    { name: 'takeMulligans', rule: '103.4', run: takeMulligans },
    { name: 'putOnBottom', rule: '103.4', run: askBottom },
    { name: 'openHands', rule: '103.5', run: beginOpening },
    { name: 'opening', rule: '103.5', run: askOpening },
    { name: 'opened', rule: '103.5', run: carryOutOpening },
    { name: 'ready', rule: '103.5b', run: endOpening },
  ],
});

/** Returns locals for the start of a game. */
export function startLocals(chooser: Seat, starter = -1): StartGameLocals {
  return { chooser, starter, asking: [], taking: [], bottom: [], shown: [], offers: [], answer: null, answers: null, returned: null };
}

/** In later games of a match, the loser of the previous game chooses (103.2). */
function askStart(table: Table, locals: StartGameLocals, frame: Frame): Control | undefined {
  const chooser = locals.chooser;
  if (chooser < 0) return undefined;
  const options = seatsFrom(table, chooser).map((seat) => ({ id: `player:${seat}`, label: 'player', params: { seat } }));
  table.ask(frame, { seat: chooser, kind: 'chooseStart', rule: '103.2', domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

/**
 * 103.2: the starting player is the one chosen; else one is drawn at random, which the players accept as the method by playing here, and
 * that player begins.
 */
function decideStart(table: Table, locals: StartGameLocals): void {
  const starting = startingSeat(table, locals);
  table.local(locals, 'answer', null);
  setGame(table, 'starting', starting);
  setGame(table, 'nextSeat', starting);
  table.emit('startingPlayerDecided', '103.2', { seat: starting });
}

function startingSeat(table: Table, locals: StartGameLocals): Seat {
  if (locals.starter >= 0) return locals.starter;
  if (locals.chooser >= 0) return Number((picksOf(locals.answer)[0] as string).slice('player:'.length));
  const drawn = table.random('startingPlayer', table.pins.seats, '103.2');
  // If this game ends in a draw, the randomly drawn player counts as the one who chose (103.2); in a subgame nothing but the random method
  // applies (720.2).
  if (gamesBelow(table).length === 0) setMatch(table, 'chooser', drawn);
  return drawn;
}

function drawHands(table: Table, locals: StartGameLocals): Control | undefined {
  const seats = seatsFrom(table, gameOf(table).starting);
  table.local(locals, 'asking', seats);
  return happen(
    table,
    seats.map((seat) => draw(seat, handSize, '103.4')),
  );
}

/** Asks each player in turn order whether they take a mulligan; a player who kept is not asked again. */
function declareMulligan(table: Table, locals: StartGameLocals, frame: Frame): Control | undefined {
  let asking = locals.asking;
  if (locals.answer !== null) {
    const first = asking[0] as Seat;
    const [pick] = picksOf(locals.answer) as [string];
    table.local(locals, 'answer', null);
    // 103.4b: the player takes the action now, and is then asked about the mulligan.
    if (pick.startsWith('use:')) return useOpening(table, locals, first, pick, 'declareMulligans');
    const takes = pick === 'mulligan';
    if (takes) table.local(locals, 'taking', [...locals.taking, first]);
    else table.emit('handKept', '103.4', { seat: first, cards: handOf(table, first).length });
    table.local(locals, 'asking', (asking = asking.slice(1)));
  }
  const [seat] = asking;
  if (seat === undefined) return undefined;
  // A player with an empty opening hand can't take further mulligans (103.4).
  if (playerOf(table, seat).mulligans >= handSize) {
    table.local(locals, 'asking', asking.slice(1));
    return { to: 'declareMulligans' };
  }
  const offers = openingsOf(table, seat, 'mulligan');
  table.local(locals, 'offers', offers);
  table.ask(frame, {
    seat,
    kind: 'mulligan',
    rule: '103.4',
    params: { mulligans: playerOf(table, seat).mulligans },
    domain: {
      type: 'options',
      min: 1,
      max: 1,
      options: [
        { id: 'keep', label: 'keep' },
        { id: 'mulligan', label: 'mulligan' },
        ...offers.map((offer) => openingOption(table, offer)),
      ],
    },
  });
  return { wait: true, then: 'declareMulligans' };
}

/** All players who take a mulligan do so at once: they shuffle their hand into the library and draw a new hand. */
function takeMulligans(table: Table, locals: StartGameLocals): Control | undefined {
  const taking = locals.taking;
  if (taking.length === 0) return { to: 'openHands' };
  for (const seat of taking) {
    for (const id of handOf(table, seat)) place(table, id, { zone: `library:${seat}` });
    reshuffle(table, `library:${seat}`, '103.4');
    setPlayer(table, seat, 'mulligans', playerOf(table, seat).mulligans + 1);
    table.emit('mulliganTaken', '103.4', { seat, mulligans: playerOf(table, seat).mulligans });
  }
  table.local(locals, 'asking', [...taking]);
  table.local(locals, 'taking', []);
  table.local(locals, 'bottom', [...taking]);
  return happen(
    table,
    taking.map((seat) => draw(seat, handSize, '103.4')),
  );
}

/** Then each player puts as many cards on the bottom of the library, in any order, as they have taken mulligans. */
function askBottom(table: Table, locals: StartGameLocals, frame: Frame): Control | undefined {
  const bottom = locals.bottom;
  const [seat, ...rest] = bottom;
  if (seat === undefined) return { to: 'declareMulligans' };
  if (locals.answer !== null) {
    for (const id of pickedObjects(locals.answer)) place(table, id, { zone: `library:${seat}`, at: 'bottom' });
    table.local(locals, 'answer', null);
    table.local(locals, 'bottom', rest);
    return { to: 'putOnBottom' };
  }
  const count = Math.min(playerOf(table, seat).mulligans, handOf(table, seat).length);
  const options = handOf(table, seat).map((id) => cardOption(table, id));
  table.ask(frame, {
    seat,
    kind: 'putOnBottom',
    rule: '103.4',
    params: { count },
    domain: { type: 'options', min: count, max: count, ordered: true, options },
  });
  return { wait: true, then: 'putOnBottom' };
}

function handOf(table: Table, seat: Seat): readonly number[] {
  return table.zoneOf('hand', seat).order;
}

/** 103.7, 500.7: begins an extra turn if there is one, the most recently created first; else the turn of the next player in turn order. */
function nextTurn(table: Table): Control {
  const { extraTurns, nextSeat } = gameOf(table);
  const extra = extraTurns[extraTurns.length - 1];
  if (extra !== undefined) setGame(table, 'extraTurns', extraTurns.slice(0, -1));
  else setGame(table, 'nextSeat', (nextSeat + 1) % table.state.players.length);
  return call(turnProcedure, turnLocals(extra?.seat ?? nextSeat, extra ?? null), 'nextTurn');
}
