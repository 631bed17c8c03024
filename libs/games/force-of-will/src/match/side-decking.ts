import { acceptRedivided, askRedivided, broughtIn, type CardProgram, type Control, type Decision, type Frame, type Json, type Redividing, type Row, sampleRedivided, type Table, takeRedivided } from '@arbiter/kernel';
import { type Deck, readDeck } from '../decks/deck.js';
import { checkDeck, compareDecks, malformedDeck } from '../decks/deck-rules.js';
import { indexOf } from '../decks/format-decks.js';
import { limitsOf } from '../decks/formats.js';

const catalogues = new WeakMap<object, readonly CardProgram[]>();

/** The cards of the match, inline ones included; one list each, so that it is indexed once. */
function cardsOf(table: Table): readonly CardProgram[] {
  let known = catalogues.get(table.library);
  if (known === undefined) catalogues.set(table.library, (known = [...table.library.cards()].map(({ card }) => card)));
  return known;
}

/** How decks are changed between games (315.1b, ruling:23). */
const sideDecking: Redividing<Deck> = {
  kind: 'sideDeck',
  rule: '315.1b',
  schema: 'force-of-will/deck',
  swaps: ['main', 'side'],
  read: readDeck,
  malformed: malformedDeck,
  check: (table, deck) => checkDeck(deck, indexOf(cardsOf(table)), limitsOf(table.pins.format)),
  compare: compareDecks,
};

/** Between games each player may exchange cards with his side deck, neither knowing what the other does. */
export function askSideDecks(table: Table, _locals: Row, frame: Frame): Control {
  askRedivided(table, frame, sideDecking);
  return { wait: true };
}

/** Takes the decks as the players divided them; what came in is told to each of them alone. */
export function takeSideDecks(table: Table, locals: Row): void {
  for (const change of takeRedivided<Deck>(table, locals)) {
    table.emit('sideDecked', '315.1b', { seat: change.seat }, [{ seats: [change.seat], data: { in: [...broughtIn(change, ['ruler', 'main', 'magicStones'])] } }]);
  }
}

/** Checks how a player divides his cards (ruling:23). */
export const acceptSideDeck = (table: Table, decision: Decision, bulk: Json): ReturnType<typeof acceptRedivided> => acceptRedivided(table, decision, bulk, sideDecking);

/** A deck drawn at random. */
export const sampleSideDeck = (table: Table, decision: Decision, draw: (n: number) => number): Json => sampleRedivided(table, decision, draw, sideDecking);
