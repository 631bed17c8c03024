import { bulkOf, type CardProgram, type Control, type DeckViolation, type Decision, type Frame, type Json, type Row, type Table } from '@arbiter/kernel';
import { checkDeck, checkSideboarding, type Deck, deckKindOf, malformedDeck, readDeck } from '../decks/deck-rules.js';
import { matchOf, type PinnedDeck, setMatch } from './score.js';

/** Between games each player may change cards of his deck for cards of his sideboard, not knowing what the other does (100.4). */
export function askSideboards(table: Table, _locals: Row, frame: Frame): Control {
  const { game, decks } = matchOf(table);
  for (const seat of table.seats()) {
    const { main, sideboard } = decks[seat] as PinnedDeck;
    table.ask(frame, { seat, kind: 'sideboard', rule: '100.4', sealed: true, params: { game, main: [...main], sideboard: [...sideboard] }, domain: { type: 'bulk', schema: 'magic/deck' } });
  }
  return { wait: true };
}

/** Takes the decks as the players divided them. What was changed stays with each of them. */
export function takeSideboards(table: Table, locals: Row): void {
  const answers = locals.answers as { readonly [seat: string]: Json };
  const decks = table.seats().map((seat) => bulkOf(answers[seat]) as unknown as PinnedDeck);
  const before = matchOf(table).decks;
  decks.forEach((deck, seat) => {
    const brought = comingIn((before[seat] as PinnedDeck).main, deck.main);
    table.emit('sideboarded', '100.4', { seat }, [{ seats: [seat], data: { in: brought, out: comingIn(deck.main, (before[seat] as PinnedDeck).main), cards: deck.main.length } }]);
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

/**
 * Checks how a player divides his cards (100.4): all that he registered and nothing else, and a legal deck again. Where a
 * table was set up with cards that are no legal deck, only the first is asked of it.
 */
export function acceptSideboard(table: Table, decision: Decision, bulk: Json): { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] } {
  const deck = readDeck(bulk);
  if (deck === null) return { ok: false, violations: [malformedDeck] };
  const registered = matchOf(table).registered[decision.subject] as Deck;
  const cards = new Map([...table.library.cards()].map(({ card }) => [card.id, card]));
  const find = (id: string): CardProgram | null => cards.get(id) ?? null;
  const kind = deckKindOf(table.pins.format.id);
  const legal = checkDeck(registered, find, kind).length === 0;
  const violations = checkSideboarding(registered, deck, find, kind).filter(({ code }) => legal || code === 'deck/other-cards');
  if (violations.length > 0) return { ok: false, violations };
  return { ok: true, value: { main: [...deck.main].sort(), sideboard: [...deck.sideboard].sort() } };
}

/** A deck drawn at random: up to three cards change places with the sideboard; it stays as it is where nothing is drawn. */
export function sampleSideboard(table: Table, decision: Decision, draw: (n: number) => number): Json {
  const { main, sideboard } = matchOf(table).decks[decision.subject] as PinnedDeck;
  const deck = { main: [...main], sideboard: [...sideboard] };
  for (let swaps = sideboard.length === 0 ? 0 : draw(4); swaps > 0; swaps--) {
    const [out, back] = [draw(deck.main.length), draw(deck.sideboard.length)];
    [deck.main[out], deck.sideboard[back]] = [deck.sideboard[back] as string, deck.main[out] as string];
  }
  return acceptSideboard(table, decision, deck).ok ? deck : { main: [...main], sideboard: [...sideboard] };
}
