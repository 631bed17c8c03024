import type { DeckViolation } from '@arbiter/kernel';
import { type CardIndex, type CardProgram, cardsOfDeck, deckViolation, sameCards, unknownCards } from '@arbiter/kernel/authoring';
import type { Printed } from '../cards/printed.js';
import { readPrinted } from '../cards/sound.js';
import { type Deck, type DeckPart } from './deck.js';

/** The smallest number of cards of a main deck (402.3). */
export const smallestMainDeck = 40;
/** The smallest and the largest number of cards of a magic stone deck (402.4). */
export const magicStoneDeckSize: readonly [least: number, most: number] = [10, 20];
/** Copies of one name that a deck may hold (402.5). */
export const copiesOfName = 4;

/** The limits of a format for decks. */
export interface DeckLimits {
  /** The largest number of cards of a side deck; null where a binder takes its place (315.1a, ruling:22, ruling:23). */
  readonly sideDeck: number | null;
}

export const malformedDeck: DeckViolation = deckViolation(
  'deck/malformed',
  '402.1',
  [],
  'A deck is an object with the card ids of `ruler`, `main`, `magicStones` and `side`.',
);

/** Returns the part of a deck that a card belongs to (402.2 to 402.4). */
export function partOf(card: CardProgram): Exclude<DeckPart, 'side'> {
  const { kind }: Printed = readPrinted(card.printed);
  return kind === 'ruler' ? 'ruler' : kind === 'magicStone' ? 'magicStones' : 'main';
}

/** Returns every fault of a deck, each with its rule. */
export function checkDeck(deck: Deck, index: CardIndex, limits: DeckLimits): readonly DeckViolation[] {
  return [
    ...unknownCards('402.1', cardsOfDeck(deck), index),
    ...checkSizes(deck, limits),
    ...checkParts(deck, index),
    ...checkCopies(deck, index, limits),
  ];
}

function checkSizes({ ruler, main, magicStones, side }: Deck, { sideDeck }: DeckLimits): readonly DeckViolation[] {
  const [least, most] = magicStoneDeckSize;
  return [
    ...(ruler.length === 1
      ? []
      : [
          deckViolation('deck/ruler', '402.2', [...ruler], `A deck must have exactly one ruler; this one has ${ruler.length}.`, {
            cards: ruler.length,
          }),
        ]),
    ...(main.length >= smallestMainDeck
      ? []
      : [
          deckViolation('deck/size', '402.3', [], `A main deck has at least ${smallestMainDeck} cards, this one ${main.length}.`, {
            cards: main.length,
            least: smallestMainDeck,
          }),
        ]),
    ...(magicStones.length >= least && magicStones.length <= most
      ? []
      : [
          deckViolation(
            'deck/magic-stones',
            '402.4',
            [],
            `A magic stone deck has ${least} to ${most} cards, this one ${magicStones.length}.`,
            { cards: magicStones.length, least, most },
          ),
        ]),
    // 315.1a, 315.1b, ruling:22, ruling:23: a binder is of any size.
    ...(sideDeck === null || side.length <= sideDeck
      ? []
      : [
          deckViolation('deck/side', '315.1b', [], `A side deck has at most ${sideDeck} cards, this one ${side.length}.`, {
            cards: side.length,
            most: sideDeck,
          }),
        ]),
  ];
}

const partRules: { readonly [Part in Exclude<DeckPart, 'side'>]: readonly [rule: string, name: string] } = {
  ruler: ['402.2', 'among the rulers'],
  main: ['402.3', 'in the main deck'],
  magicStones: ['402.4', 'in the magic stone deck'],
};

/** Returns faults for cards in the wrong part; the side deck may hold any card (402.2 to 402.4). */
function checkParts(deck: Deck, index: CardIndex): readonly DeckViolation[] {
  return (['ruler', 'main', 'magicStones'] as const).flatMap((part) => {
    const wrong = [...new Set(deck[part])].filter((id) => {
      const card = index.card(id);
      return card !== null && partOf(card) !== part;
    });
    const [rule, name] = partRules[part];
    return wrong.length === 0
      ? []
      : [
          deckViolation(
            'deck/wrong-part',
            rule,
            wrong,
            `${wrong.map((id) => index.card(id)?.names.en ?? id).join(', ')} can't be ${name}.`,
            {
              part,
            },
          ),
        ];
  });
}

/** Returns the number of copies of a name that a deck may hold (402.5, 402.6). */
function copiesAllowed(card: CardProgram): number {
  const printed = readPrinted(card.printed);
  if (printed.kind === 'magicStone') return printed.special ? copiesOfName : Infinity;
  return (printed as { readonly copies?: number }).copies ?? copiesOfName;
}

/**
 * Returns faults for names with more copies than allowed, counted over all parts with the side deck; a binder does not count (402.5,
 * 315.1a, ruling:24).
 */
function checkCopies({ side, ...played }: Deck, index: CardIndex, { sideDeck }: DeckLimits): readonly DeckViolation[] {
  const names = new Map<string, { readonly card: CardProgram; readonly ids: Set<string>; count: number }>();
  for (const id of [...cardsOfDeck(played), ...(sideDeck === null ? [] : side)]) {
    const card = index.card(id);
    if (card === null) continue;
    const counted = names.get(card.names.en) ?? { card, ids: new Set<string>(), count: 0 };
    counted.ids.add(id);
    counted.count++;
    names.set(card.names.en, counted);
  }
  return [...names].flatMap(([name, { card, ids, count }]) => {
    const allowed = copiesAllowed(card);
    return count <= allowed
      ? []
      : [
          deckViolation('deck/copies', '402.5', [...ids], `The deck has ${count} copies of ${name}; the limit is ${allowed}.`, {
            name,
            count,
            allowed,
          }),
        ];
  });
}

/**
 * Returns what is wrong with a deck after side decking, apart from its legality: it must hold the same cards, and as many of them in the
 * side deck as before (ruling:23).
 */
export function compareDecks(registered: Deck, now: Deck): readonly DeckViolation[] {
  if (!sameCards(registered, now))
    return [deckViolation('deck/other-cards', '315.1b', [], 'The decks hold other cards than the registered ones.')];
  const [before, after] = [registered.side.length, now.side.length];
  return before === after
    ? []
    : [
        deckViolation('deck/other-size', '315.1b', [], `The side deck had ${before} cards, now ${after}.`, {
          part: 'side',
          cards: after,
          registered: before,
        }),
      ];
}
