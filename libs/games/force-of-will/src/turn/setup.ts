import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  beginMatch,
  call,
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  happen,
  layOutTable,
  layPiles,
  matchOf,
  noLoop,
  place,
  resetTable,
  reshuffle,
  type Table,
  turnBegins,
} from '@arbiter/kernel/authoring';
import { type GameFields, gameOf, opponentOf, type PlayerFields, setGame, turnOrder } from '../facts.js';
import { layLifebreaks } from '../field/lifebreak.js';
import { draw } from '../happenings/draw.js';
import { ownZones, sharedZones } from '../vocabulary.js';
import type { Deck } from '../decks/deck.js';
import { beginWithRulers } from './beginning.js';
import { turnLocals, turnProcedure } from './turn.js';

/** The life and the number of cards that players begin with (403.2, 403.4). */
export const startingLife = 4000;
export const openingHand = 5;

const newPlayer: PlayerFields = {
  life: startingLife,
  pool: [],
  turns: 0,
  calledTurn: 0,
  judgedTurn: 0,
  owes: false,
  passing: '',
  chances: [],
  uses: {},
};

/** The game's fields before the first turn. */
const newGame: GameFields = {
  turn: 0,
  active: -1,
  first: 0,
  phase: 'between',
  step: '',
  battle: null,
  battleBarred: false,
  revealed: [],
  loop: noLoop,
  repetition: null,
  lastAct: '',
  spentAct: '',
};

const emptyTable = { player: newPlayer, game: newGame, ownZones, sharedZones };

/**
 * Lays out the zones (300) and rows of an empty table.
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

/** Puts the decks into their zones (403.1, 403.5). */
export function putDecks(table: Table): void {
  matchOf<Deck>(table).decks.forEach(({ ruler, main, magicStones, side }, seat) =>
    layPiles(table, seat, { mainDeck: main, magicStoneDeck: magicStones, sideDeck: side, rulerArea: ruler }),
  );
}

/** Locals of `game`. */
export interface GameLocals extends FrameLocals {
  /** The players who are yet to say which cards they put back. */
  readonly asking: readonly Seat[];
  readonly returning: readonly { readonly seat: Seat; readonly objects: readonly ObjectId[] }[];
}

/** A game: preparation (403), then turn after turn. */
export const gameProcedure = defineProcedure<GameLocals>({
  name: 'game',
  steps: [
    { name: 'shuffle', rule: '403.1', run: shuffleDecks },
    { name: 'decideFirst', rule: '403.3', run: decideFirst },
    {
      name: 'drawHands',
      rule: '403.4',
      run: (table) =>
        happen(
          table,
          turnOrder(table).map((seat) => draw(seat, openingHand, '403.4')),
        ),
    },
    { name: 'mulligans', rule: '403.4', run: askMulligan },
    { name: 'mulligansChosen', rule: '403.4', run: takeMulligan },
    { name: 'exchange', rule: '403.4', run: exchange },
    { name: 'begin', rule: '1122.2a', run: beginWithRulers },
    { name: 'lifebreaks', rule: '1415.1c', run: layLifebreaks },
    { name: 'nextTurn', rule: '505.6', run: nextTurn },
  ],
});

export const gameLocals = (): GameLocals => ({ asking: [], returning: [], answer: null, answers: null, returned: null });

function shuffleDecks(table: Table): void {
  for (const seat of table.seats()) for (const kind of ['mainDeck', 'magicStoneDeck']) reshuffle(table, `${kind}:${seat}`, '403.1');
}

function decideFirst(table: Table, locals: GameLocals): void {
  const first = table.random('firstPlayer', table.pins.seats, '403.3');
  setGame(table, 'first', first);
  table.emit('firstPlayerDecided', '403.3', { seat: first });
  table.local(locals, 'asking', [...turnOrder(table)]);
}

/** Asks the players, the first player first, which cards they put back, and in which order (403.4). */
function askMulligan(table: Table, locals: GameLocals, frame: Frame): Control {
  const [seat] = locals.asking;
  if (seat === undefined) return { to: 'exchange' };
  const hand = table.zoneOf('hand', seat).order;
  const options = hand.map(
    (id): Option => ({ id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id }),
  );
  table.ask(frame, {
    seat,
    kind: 'mulligan',
    rule: '403.4',
    domain: { type: 'options', min: 0, max: options.length, ordered: true, options },
  });
  return { wait: true };
}

function takeMulligan(table: Table, locals: GameLocals): Control {
  const [seat, ...asking] = locals.asking;
  const objects = picksOf(locals.answer).map((pick) => Number(pick.slice('object:'.length)));
  table.local(locals, 'asking', asking);
  table.local(locals, 'returning', [...locals.returning, { seat: seat as Seat, objects }]);
  table.emit('mulliganChosen', '403.4', { seat: seat as Seat, count: objects.length });
  return { to: 'mulligans' };
}

/** Puts the cards to the bottom of the deck in the order chosen, and lets the players draw as many (403.4, ruling:26). */
function exchange(table: Table, locals: GameLocals): Control | undefined {
  const returning = locals.returning;
  for (const { seat, objects } of returning) for (const id of objects) place(table, id, { zone: `mainDeck:${seat}`, at: 'bottom' });
  return happen(
    table,
    returning.map(({ seat, objects }) => draw(seat, objects.length, '403.4')),
  );
}

/** Runs the next turn (403.6, 505.6), unless the turns after time are over. */
function nextTurn(table: Table): Control | undefined {
  if (!turnBegins(table)) return undefined;
  const { active, first } = gameOf(table);
  return call(turnProcedure, turnLocals(active < 0 ? first : opponentOf(active)), 'nextTurn');
}
