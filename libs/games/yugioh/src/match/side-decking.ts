import { bulkOf, type CardProgram, type Control, type DeckViolation, type Decision, type Frame, type Json, type Row, type Table } from '@arbiter/kernel';
import { type Deck, deckParts, readDeck } from '../decks/deck.js';
import { checkDeck, checkSideDecking, malformedDeck } from '../decks/deck-rules.js';
import { indexOf, listOf } from '../decks/format-decks.js';
import { matchOf, setMatch } from './score.js';

/** Between Duels each player may exchange cards of Main and Extra Deck for cards of the Side Deck, neither knowing what the other does (base.1.16, 1.17). */
export function askSideDecks(table: Table, _locals: Row, frame: Frame): Control {
  const { game, decks } = matchOf(table);
  for (const seat of table.seats()) {
    table.ask(frame, { seat, kind: 'sideDeck', rule: 'base.1.16', sealed: true, params: { game, ...plain(decks[seat] as Deck) }, domain: { type: 'bulk', schema: 'yugioh/deck' } });
  }
  return { wait: true };
}

const plain = ({ main, extra, side }: Deck): { readonly [part: string]: string[] } => ({ main: [...main], extra: [...extra], side: [...side] });

/** Takes the decks as the players divided them; how many cards came in is known to each of them alone. */
export function takeSideDecks(table: Table, locals: Row): void {
  const answers = locals.answers as { readonly [seat: string]: Json };
  const decks = table.seats().map((seat) => bulkOf(answers[seat]) as unknown as Deck);
  const before = matchOf(table).decks;
  decks.forEach((deck, seat) => {
    const old = before[seat] as Deck;
    table.emit('sideDecked', 'base.1.16', { seat }, [{ seats: [seat], data: { in: comingIn([...old.main, ...old.extra], [...deck.main, ...deck.extra]) } }]);
  });
  setMatch(table, 'decks', decks);
}

/** What is in the second list more often than in the first. */
function comingIn(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  return now.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const catalogues = new WeakMap<object, readonly CardProgram[]>();

/** The cards of the match, inline ones included; one list each, so that it is indexed once. */
function cardsOf(table: Table): readonly CardProgram[] {
  let known = catalogues.get(table.library);
  if (known === undefined) catalogues.set(table.library, (known = [...table.library.cards()].map(({ card }) => card)));
  return known;
}

/**
 * Checks how a player divides his cards (base.1.18): each part as large as registered, of the same cards, and a legal deck again. Where a
 * table was set up with cards that are no legal deck, only the former is asked of it.
 */
export function acceptSideDeck(table: Table, decision: Decision, bulk: Json): { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] } {
  const deck = readDeck(bulk);
  if (deck === null) return { ok: false, violations: [malformedDeck] };
  const registered = matchOf(table).registered[decision.subject] as Deck;
  const index = indexOf(cardsOf(table));
  const list = listOf(table.pins.format);
  const legal = checkDeck(registered, index, list).length === 0;
  const violations = checkSideDecking(registered, deck, index, list).filter(({ code }) => legal || code === 'deck/other-cards' || code === 'deck/other-size');
  if (violations.length > 0) return { ok: false, violations };
  return { ok: true, value: Object.fromEntries(deckParts.map((part) => [part, [...deck[part]].sort()])) };
}

/** A deck drawn at random: up to three cards change places with the Side Deck; it stays as it is where that is not legal. */
export function sampleSideDeck(table: Table, decision: Decision, draw: (n: number) => number): Json {
  const { main, extra, side } = plain(matchOf(table).decks[decision.subject] as Deck) as { main: string[]; extra: string[]; side: string[] };
  const deck = { main: [...main], extra: [...extra], side: [...side] };
  for (let swaps = side.length === 0 || main.length === 0 ? 0 : draw(4); swaps > 0; swaps--) {
    const [out, back] = [draw(deck.main.length), draw(deck.side.length)];
    [deck.main[out], deck.side[back]] = [deck.side[back] as string, deck.main[out] as string];
  }
  return acceptSideDeck(table, decision, deck).ok ? deck : { main, extra, side };
}
