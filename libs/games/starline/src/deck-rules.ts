import type { DeckViolation, Json, JsonObject } from '@arbiter/kernel';
import { type CardProgram, deckViolation, unknownCard } from '@arbiter/kernel/authoring';
import { travellerId } from './facts.js';

/**
 * Number of cards in a deck (一.2(1)); below, the limit of the total magic value (一.2(4), ruling 12) and the copies of an overload card
 * (超載.1).
 */
export const deckSize = 20;
export const magicBudget = 15;
export const overloadCopies = 3;

export interface Deck {
  readonly race: string;
  readonly cards: readonly string[];
}

/** Reads the shape of a deck; null if the data are not a deck. */
export function readDeck(deck: Json, race?: string): Deck | null {
  if (Array.isArray(deck))
    return race !== undefined && deck.every((card) => typeof card === 'string') ? { race, cards: deck as string[] } : null;
  if (typeof deck !== 'object' || deck === null) return null;
  const { cards } = deck as JsonObject;
  const named = (deck as JsonObject).race ?? race;
  if (typeof named !== 'string' || !Array.isArray(cards) || !cards.every((card) => typeof card === 'string')) return null;
  return { race: named, cards: cards as string[] };
}

/**
 * Returns every fault of a deck, each with its rule: size and names (一.2(1), 超載.1), races (一.2(2), 一.2(3)), magic value (一.2(4)).
 * @param catalogue all existing cards
 */
export function checkDeck(deck: Deck, catalogue: readonly CardProgram[]): readonly DeckViolation[] {
  const byId = new Map(catalogue.map((card) => [card.id, card]));
  const unknown = [...new Set(deck.cards)].filter((id) => id === travellerId || !byId.has(id));
  if (unknown.length > 0) return unknown.map((id) => notInDecks(id, catalogue));
  const cards = deck.cards.map((id) => byId.get(id) as CardProgram);
  const found: DeckViolation[] = [];
  if (cards.length !== deckSize)
    found.push(
      deckViolation('deck/size', '一.2(1)', [], `A deck has exactly ${deckSize} cards, this one ${cards.length}.`, {
        cards: cards.length,
        wanted: deckSize,
      }),
    );
  found.push(...copies(cards));
  const foreign = cards.filter((card) => card.printed.race !== deck.race && card.printed.race !== 'neutral');
  if (foreign.length > 0)
    found.push(
      deckViolation(
        'deck/race',
        '一.2(2)',
        foreign.map((card) => card.id),
        `Only ${deck.race} and neutral cards may be used.`,
        { race: deck.race },
      ),
    );
  if (deck.race === 'neutral' || !cards.some((card) => card.printed.race === deck.race))
    found.push(
      deckViolation('deck/no-own-race', '一.2(3)', [], `At least one card must be of the declared race ${deck.race}.`, { race: deck.race }),
    );
  const mana = cards.reduce((total, card) => total + manaOf(card), 0);
  if (mana > magicBudget)
    found.push(
      deckViolation(
        'deck/magic-value',
        '一.2(4)',
        cards.filter((card) => manaOf(card) > 0).map((card) => card.id),
        `The magic value is at most ${magicBudget} in total; this deck has ${mana}.`,
        { mana, limit: magicBudget },
      ),
    );
  return found;
}

export function notInDecks(entry: string, catalogue: readonly CardProgram[]): DeckViolation {
  return entry === travellerId
    ? deckViolation('deck/unknown-card', '一.2', [entry], "Travellers can't be put into a deck.")
    : unknownCard(entry, catalogue, '一.2');
}

export function manaOf(card: CardProgram): number {
  return card.printed.type === 'magic' ? (card.printed.mana as number) : 0;
}

/**
 * Checks the number of copies: one card for each name (一.2(1)), up to three for a card with overload, which has no other effect (十五.超載.1,
 * ruling 2).
 */
function copies(cards: readonly CardProgram[]): DeckViolation[] {
  const counts = new Map<string, CardProgram[]>();
  for (const card of cards) counts.set(card.names.zh, [...(counts.get(card.names.zh) ?? []), card]);
  const found: DeckViolation[] = [];
  for (const group of counts.values()) {
    const [card] = group as [CardProgram];
    const overload = card.printed.overload === true;
    const allowed = overload ? overloadCopies : 1;
    if (group.length > allowed)
      found.push(
        deckViolation(
          'deck/copies',
          overload ? '十五.超載.1' : '一.2(1)',
          [card.id],
          `The deck has ${group.length} copies of ${card.names.en}; the limit is ${allowed}.`,
          { count: group.length, allowed },
        ),
      );
  }
  return found;
}

export const malformedDeck: DeckViolation = deckViolation(
  'deck/malformed',
  '一.2',
  [],
  'A deck is an object with a race and a list of card ids.',
);
