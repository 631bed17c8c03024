import { type DeckViolation, type FormatPins, type Json, readAs } from '@arbiter/kernel';
import {
  type CardIndex,
  type CardProgram,
  cardsOfDeck,
  deckViolation,
  indexCards,
  sameCards,
  unknownCards,
} from '@arbiter/kernel/authoring';
import type { Printed } from '../cards/printed.js';
import { type Deck, readDeck } from './deck.js';
import { sideboardLimits, type SideboardLimits } from './formats.js';

/** The limits of a way of playing for decks. */
interface DeckLimits {
  readonly main: number;
  readonly copies: number | null;
  readonly material: number | null;
  /** Numbers of the rules that set these limits. */
  readonly rules: { readonly main: string; readonly copies: string; readonly material: string; readonly champion: string };
}

/** Limits of constructed decks: the smallest main deck, copies of a card, the largest material deck (1.5.1.1, 1.5.1.2). */
export const smallestMainDeck = 60;
export const mostCopies = 4;
export const largestMaterialDeck = 12;

const constructed: DeckLimits = {
  main: smallestMainDeck,
  copies: mostCopies,
  material: largestMaterialDeck,
  rules: { main: '1.5.1.1', copies: '1.5.1.1', material: '1.5.1.2', champion: '1.5.1.3' },
};
const limited: DeckLimits = {
  main: 30,
  copies: null,
  material: null,
  rules: { main: '1.5.2.1', copies: '1.5.2.1', material: '1.5.2.2', champion: '1.5.2.2' },
};

/** The fault of a value that has not the shape of a deck. */
export const malformedDeck = deckViolation('deck/malformed', '1.5.1', [], 'A deck must have two lists of card ids: material and main.');

const factsOf = (card: CardProgram): Printed => readAs<Printed>(card.printed);

/**
 * Whether a card belongs into the material deck: champions and regalia do, all others belong into the main deck (1.3.1.1, 2.1.2.4,
 * 2.1.3.1.2).
 */
export const isMaterial = (card: CardProgram): boolean =>
  factsOf(card).types.includes('champion') || factsOf(card).supertypes.includes('regalia');

/** Returns every fault of a deck in a format; empty if it is legal. */
export function validateDeck(cards: readonly CardProgram[], format: FormatPins, value: Json): readonly DeckViolation[] {
  const deck = readDeck(value);
  if (deck === null) return [malformedDeck];
  const index = indexCards(cards);
  const unknown = unknownCards('1.5.3', cardsOfDeck(deck), index);
  if (unknown.length > 0) return unknown;
  const limits = format.options.decks === 'constructed' ? constructed : format.options.decks === 'limited' ? limited : null;
  return [
    ...misplaced(deck, index),
    ...relics(deck, index),
    ...(limits === null ? withoutChampion(deck, index, limited) : faults(deck, index, limits)),
    ...tooMuchAside(deck, index, sideboardLimits(format)),
  ];
}

function misplaced(deck: Deck, index: CardIndex): readonly DeckViolation[] {
  const wrong = (part: 'material' | 'main', is: boolean): readonly string[] =>
    [...new Set(deck[part])].filter((id) => isMaterial(index.card(id) as CardProgram) !== is);
  const [material, main] = [wrong('material', true), wrong('main', false)];
  return [
    ...(material.length > 0
      ? [deckViolation('deck/wrong-part', '1.3.1.1', material, 'A material deck may hold only champions and regalia.')]
      : []),
    ...(main.length > 0 ? [deckViolation('deck/wrong-part', '2.1.2.4', main, "Champions and regalia can't be in a main deck.")] : []),
  ];
}

function faults(deck: Deck, index: CardIndex, limits: DeckLimits): readonly DeckViolation[] {
  const { main, material, copies, rules } = limits;
  return [
    ...(deck.main.length < main
      ? [
          deckViolation('deck/too-small', rules.main, [], `The main deck has ${deck.main.length} cards, at least ${main} are needed.`, {
            count: deck.main.length,
            least: main,
          }),
        ]
      : []),
    ...(material !== null && deck.material.length > material
      ? [
          deckViolation(
            'deck/too-large',
            rules.material,
            [],
            `The material deck has ${deck.material.length} cards, at most ${material} are allowed.`,
            { count: deck.material.length, most: material },
          ),
        ]
      : []),
    ...(copies === null ? [] : tooMany(deck.main, copies, rules.copies)),
    ...(material === null ? [] : tooMany(deck.material, 1, rules.material)),
    ...withoutChampion(deck, index, limits),
  ];
}

/** Returns faults for a sideboard with too many cards or points (ruling:33). */
function tooMuchAside({ side }: Deck, index: CardIndex, limits: SideboardLimits | null): readonly DeckViolation[] {
  if (limits === null) return [];
  const points = side.reduce((sum, id) => sum + limits[isMaterial(index.card(id) as CardProgram) ? 'material' : 'main'], 0);
  return [
    ...(side.length > limits.cards
      ? [
          deckViolation('deck/side', 'ruling:33', [], `The sideboard has ${side.length} cards, at most ${limits.cards} are allowed.`, {
            count: side.length,
            most: limits.cards,
          }),
        ]
      : []),
    ...(points > limits.points
      ? [
          deckViolation('deck/side', 'ruling:33', [], `The sideboard counts ${points} points, at most ${limits.points} are allowed.`, {
            points,
            most: limits.points,
          }),
        ]
      : []),
  ];
}

/** Returns what is wrong with a deck between two games: its cards may be divided anew, but must be the registered ones (ruling:33). */
export const compareDecks = (registered: Deck, now: Deck): readonly DeckViolation[] =>
  sameCards(registered, now)
    ? []
    : [deckViolation('deck/other-cards', 'ruling:33', [], 'The decks hold other cards than the registered ones.')];

/** Returns a fault if there is more than one divine relic (1.7.8.3.1, ext.1.8). */
function relics(deck: Deck, index: CardIndex): readonly DeckViolation[] {
  const found = deck.material.filter((id) => factsOf(index.card(id) as CardProgram).keywords.some((keyword) => keyword === 'divineRelic'));
  return found.length < 2
    ? []
    : [
        deckViolation('deck/too-many-copies', 'ext.1.8', [...new Set(found)], 'A material deck may hold only one divine relic.', {
          count: found.length,
          most: 1,
        }),
      ];
}

function tooMany(cards: readonly string[], most: number, rule: string): readonly DeckViolation[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([id, count]) =>
      deckViolation('deck/too-many-copies', rule, [id], `The deck has ${count} copies of ${id}; the limit is ${most}.`, { count, most }),
    );
}

function withoutChampion(deck: Deck, index: CardIndex, { rules }: DeckLimits): readonly DeckViolation[] {
  return deck.material.some((id) => factsOf(index.card(id) as CardProgram).level === 0)
    ? []
    : [deckViolation('deck/no-champion', rules.champion, [], 'The material deck has no champion of level 0.')];
}
