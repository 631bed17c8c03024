import { acceptRedivided, askRedivided, broughtIn, type CardProgram, type Control, type Decision, type Frame, type Json, type Redividing, type Row, sampleRedivided, type Table, takeRedivided } from '@arbiter/kernel';
import { checkDeck, compareDecks, type Deck, deckKindOf, malformedDeck, readDeck } from '../decks/deck-rules.js';

/** How decks are changed between games (100.4). */
const sideboarding: Redividing<Deck> = {
  kind: 'sideboard',
  rule: '100.4',
  schema: 'magic/deck',
  swaps: ['main', 'sideboard'],
  read: readDeck,
  malformed: malformedDeck,
  check: (table, deck) => {
    const cards = new Map([...table.library.cards()].map(({ card }) => [card.id, card]));
    return checkDeck(deck, (id): CardProgram | null => cards.get(id) ?? null, deckKindOf(table.pins.format.id));
  },
  compare: compareDecks,
};

/** Between games each player may change cards of his deck for cards of his sideboard, not knowing what the other does (100.4). */
export function askSideboards(table: Table, _locals: Row, frame: Frame): Control {
  askRedivided(table, frame, sideboarding);
  return { wait: true };
}

/** Takes the decks as the players divided them; what each changed is told to him alone. */
export function takeSideboards(table: Table, locals: Row): void {
  for (const change of takeRedivided<Deck>(table, locals)) {
    const { seat, before, now } = change;
    const data = { in: [...broughtIn(change, ['main'])], out: [...broughtIn({ seat, before: now, now: before }, ['main'])], cards: now.main.length };
    table.emit('sideboarded', '100.4', { seat }, [{ seats: [seat], data }]);
  }
}

/** Checks how a player divides his cards (100.4). */
export const acceptSideboard = (table: Table, decision: Decision, bulk: Json): ReturnType<typeof acceptRedivided> => acceptRedivided(table, decision, bulk, sideboarding);

/** A deck drawn at random. */
export const sampleSideboard = (table: Table, decision: Decision, draw: (n: number) => number): Json => sampleRedivided(table, decision, draw, sideboarding);
