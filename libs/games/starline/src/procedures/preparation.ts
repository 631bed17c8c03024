import { type Answer, bulkOf, type ObjectId, picksOf, type Seat } from '@arbiter/kernel';
import {
  type Answers,
  answersIn,
  call,
  type Control,
  defineProcedure,
  place,
  reshuffle,
  type Table,
  turnBegins,
} from '@arbiter/kernel/authoring';
import { lanes, positionOf, slotsOf } from '../board.js';
import { gameOf, playerOf, setGame, setPlayer } from '../facts.js';
import { drawCards } from './draw.js';
import { turnProcedure } from './turn.js';

type Frame = Parameters<Table['ask']>[0];

/**
 * Zones that each player has (`aside`: cards face down during the mulligan); the shared zone `limbo` holds a card while it is being used or
 * merged.
 */
export const ownZones = ['deck', 'hand', 'graveyard', 'exile', 'field', 'aside'] as const;

/** Fills an empty state with players, zones and places. Nothing that is counted per turn has been used yet (九.1, 七.1, 十二.2, 十五.機械合體.1). */
export function layOut(table: Table): void {
  const { state } = table;
  const forest = table.pins.format.options.forest;
  state.game = {
    turn: 0,
    active: -1,
    first: 0,
    phase: 'preparation',
    countdownEntered: 0,
    linesTurned: 0,
    tactic: '',
    fight: null,
    mergedNames: [],
    merging: [],
    negated: 0,
  };
  for (let seat = 0; seat < table.pins.seats; seat++) {
    state.players.push({
      race: '',
      reward: 0,
      energy: 0,
      forest: typeof forest === 'number' ? forest : 20,
      claim: '',
      placed: 0,
      magicUsed: 0,
      dutyDone: false,
      machinePhaseUsed: false,
      uses: {},
    });
    for (const kind of ownZones) state.zones[`${kind}:${seat}`] = { id: `${kind}:${seat}`, kind, seat, order: [] };
    for (const slot of slotsOf(seat)) {
      const { row, lane } = positionOf(slot);
      state.slots[slot] = { id: slot, seat, row, column: (lanes as readonly number[]).indexOf(lane), object: 0 };
    }
  }
  state.zones.limbo = { id: 'limbo', kind: 'limbo', seat: -1, order: [] };
}

/** Locals of `match`. */
export interface MatchLocals {
  readonly answer?: Answer | null;
  readonly answers?: Answers | null;
}

/** From the declaration of races to the first turn (section 一), then turn after turn. */
export const matchProcedure = defineProcedure<MatchLocals>({
  name: 'match',
  steps: [
    { name: 'declareRaces', rule: '一.1', run: askRaces },
    { name: 'revealRaces', rule: '一.1', run: revealRaces },
    { name: 'buildDecks', rule: '一.2', run: askDecks },
    { name: 'layDecks', rule: '一.3', run: layDecks },
    { name: 'decideFirst', rule: '一.4', run: decideFirst },
    { name: 'openingHands', rule: '一.5', run: openingHands },
    { name: 'mulliganFirst', rule: '一.5', run: (table, _locals, frame) => askMulligan(table, frame, gameOf(table).first) },
    { name: 'redrawFirst', rule: '一.5', run: (table, locals) => redraw(table, locals, gameOf(table).first) },
    { name: 'mulliganSecond', rule: '一.5', run: (table, _locals, frame) => askMulligan(table, frame, 1 - gameOf(table).first) },
    { name: 'redrawSecond', rule: '一.5', run: (table, locals) => redraw(table, locals, 1 - gameOf(table).first) },
    {
      name: 'nextTurn',
      rule: '二',
      run: nextTurn,
    },
  ],
});

/** Begins the next turn, unless the time of the round is over. */
function nextTurn(table: Table): Control | undefined {
  if (!turnBegins(table)) return undefined;
  const { active, first } = gameOf(table);
  return call(turnProcedure, { seat: active < 0 ? first : 1 - active, answer: null, answers: null, returned: null, queue: [] }, 'nextTurn');
}

/** Races for which the match's catalogue has cards. */
export function declarableRaces(table: Table): string[] {
  return table.library.openings.section<string>('races').filter((race) => race !== 'neutral');
}

function askRaces(table: Table, _locals: MatchLocals, frame: Frame): Control {
  const options = declarableRaces(table).map((race) => ({ id: race, label: 'race', params: { race } }));
  for (const seat of table.seats())
    table.ask(frame, { seat, kind: 'declareRace', rule: '一.1', sealed: true, domain: { type: 'options', min: 1, max: 1, options } });
  return { wait: true };
}

/** Shows both races at the same time, once both are declared (一.1). */
function revealRaces(table: Table, locals: MatchLocals): void {
  const answers = answersIn(locals);
  for (const seat of table.seats()) {
    const race = picksOf(answers[seat])[0] as string;
    setPlayer(table, seat, 'race', race);
    table.emit('raceRevealed', '一.1', { seat, race });
  }
}

function askDecks(table: Table, _locals: MatchLocals, frame: Frame): Control {
  for (const seat of table.seats()) {
    table.ask(frame, {
      seat,
      kind: 'buildDeck',
      rule: '一.2',
      sealed: true,
      params: { race: playerOf(table, seat).race, enemyRace: playerOf(table, 1 - seat).race },
      domain: { type: 'bulk', schema: 'starline/deck' },
    });
  }
  return { wait: true };
}

/** Puts the decks in place, traveller side up and shuffled (一.3); the forest holds travellers only (ruling 13). */
function layDecks(table: Table, locals: MatchLocals): void {
  const answers = answersIn(locals);
  for (const seat of table.seats()) {
    const deck = bulkOf(answers[seat]) as { readonly cards: readonly string[] };
    for (const card of deck.cards) place(table, table.create(card, seat).id, { zone: `deck:${seat}`, at: 'bottom' });
    table.emit('deckLaid', '一.3', { seat, count: deck.cards.length, forest: playerOf(table, seat).forest });
    reshuffle(table, `deck:${seat}`, '一.3');
  }
}

/** Decides who goes first (一.4). The format determines the method that both players agreed on: a named seat, or a random draw. */
function decideFirst(table: Table): void {
  const { first } = table.pins.format.options;
  const seat = typeof first === 'number' ? first : table.random('first player', table.pins.seats, '一.4');
  setGame(table, 'first', seat);
  table.emit('firstPlayerDecided', '一.4', { seat });
}

function openingHands(table: Table): void {
  const { first } = gameOf(table);
  for (const seat of [first, 1 - first]) drawCards(table, seat, 4, '一.5');
}

function askMulligan(table: Table, frame: Frame, seat: Seat): Control {
  const options = table
    .zone(`hand:${seat}`)
    .order.map((id) => ({ id: `object:${id}`, label: 'object', params: { card: table.object(id).card, object: id }, object: id }));
  table.ask(frame, { seat, kind: 'mulligan', rule: '一.5', domain: { type: 'options', min: 0, max: options.length, options } });
  return { wait: true };
}

/** Carries out a mulligan: cards are set aside face down, as many are drawn, then the set-aside cards are shuffled into the deck (一.5). */
function redraw(table: Table, locals: MatchLocals, seat: Seat): void {
  const aside = picksOf(locals.answer).map((pick) => Number(pick.replace('object:', '')));
  table.emit('mulliganTaken', '一.5', { seat, count: aside.length });
  if (aside.length === 0) return;
  const kept = aside.map((id): ObjectId => place(table, id, { zone: `aside:${seat}` }));
  drawCards(table, seat, kept.length, '一.5');
  for (const id of kept) place(table, id, { zone: `deck:${seat}`, at: 'bottom' });
  reshuffle(table, `deck:${seat}`, '一.5');
}
