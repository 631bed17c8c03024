import type { DeckViolation } from '@arbiter/kernel';
import { type CardProgram, cardsOfDeck, deckViolation, sameCards } from '@arbiter/kernel/authoring';
import { extraDeckFrames } from '../cards/printed.js';
import { printedOf } from './printed-fit.js';
import { limitsOf, type LimitList } from '../lists/index.js';
import { deckParts, type CardIndex, type Deck, type DeckPart } from './deck.js';
import { unknownEntry } from './unknown-entries.js';

/** The least and the greatest number of cards in each part (base.2.1 to base.2.3). */
export const deckSizes: { readonly [Part in DeckPart]: readonly [least: number, most: number] } = {
  main: [40, 60],
  extra: [0, 15],
  side: [0, 15],
};
/** Greatest number of copies of a name over all parts (base.2.4). */
export const copiesOfName = 3;

const partNames: { readonly [Part in DeckPart]: string } = { main: 'Main Deck', extra: 'Extra Deck', side: 'Side Deck' };
const sizeRules: { readonly [Part in DeckPart]: readonly [code: string, rule: string] } = {
  main: ['deck/size', 'base.2.1'],
  extra: ['deck/extra', 'base.2.2'],
  side: ['deck/side', 'base.2.3'],
};

export const malformedDeck: DeckViolation = deckViolation(
  'deck/malformed',
  'base.2.12',
  [],
  'A deck is an object with the card ids of `main`, `extra` and `side`.',
);

/** Checks the sizes of the three parts (base.2.1 to base.2.3). */
export function checkSizes(deck: Deck): readonly DeckViolation[] {
  return deckParts.flatMap((part) => {
    const [[least, most], [code, rule], cards] = [deckSizes[part], sizeRules[part], deck[part].length];
    if (cards >= least && cards <= most) return [];
    const wanted = least === 0 ? `at most ${most}` : `${least} to ${most}`;
    return [deckViolation(code, rule, [], `The ${partNames[part]} has ${wanted} cards, this one ${cards}.`, { cards, least, most })];
  });
}

/** The name under which an entry is counted (base.2.5); an unknown card counts by its passcode. */
function countedName(entry: string, index: CardIndex): string {
  const card = index.card(entry);
  if (card === null) return entry;
  return typeof card.printed.alwaysNamed === 'string' ? card.printed.alwaysNamed : card.names.en;
}

interface Copies {
  readonly entries: ReadonlySet<string>;
  readonly count: number;
}

/** Counts how often each name occurs in all parts together (base.2.4, base.2.10). */
function countNames(deck: Deck, index: CardIndex): ReadonlyMap<string, Copies> {
  const names = new Map<string, { readonly entries: Set<string>; count: number }>();
  for (const entry of cardsOfDeck(deck)) {
    const name = countedName(entry, index);
    const copies = names.get(name) ?? { entries: new Set<string>(), count: 0 };
    copies.entries.add(entry);
    copies.count++;
    names.set(name, copies);
  }
  return names;
}

/** Reports names with more than three copies in all parts together (base.2.4, base.2.5). */
export function checkCopies(deck: Deck, index: CardIndex): readonly DeckViolation[] {
  return [...countNames(deck, index)].flatMap(([name, { entries, count }]) =>
    count > copiesOfName
      ? [
          deckViolation('deck/copies', 'base.2.4', [...entries], `The deck has ${count} copies of ${name}; the limit is ${copiesOfName}.`, {
            name,
            count,
            allowed: copiesOfName,
          }),
        ]
      : [],
  );
}

/**
 * Reports cards with more copies than the list allows, all parts together (base.2.9, base.2.10, ruling:22). Cards that are not in the
 * catalogue are found by their passcodes.
 */
export function checkList(deck: Deck, index: CardIndex, list: LimitList): readonly DeckViolation[] {
  const limits = limitsOf(list);
  return [...countNames(deck, index)].flatMap(([name, { entries, count }]) => {
    const allowed = Math.min(...[...entries].map((entry) => allowedBy(limits, entry, index)));
    if (count <= allowed || allowed >= copiesOfName) return [];
    const word = ['forbidden', 'limited to 1', 'limited to 2'][allowed] as string;
    return [
      deckViolation('deck/list', 'base.2.9', [...entries], `${name} is ${word} by the list ${list.id} of ${list.date}, here ${count}.`, {
        name,
        count,
        allowed,
        list: list.id,
        date: list.date,
      }),
    ];
  });
}

function allowedBy(limits: ReadonlyMap<number, number>, entry: string, index: CardIndex): number {
  const passcode = index.card(entry)?.printed.passcode ?? index.passcode(entry);
  return limits.get(passcode as number) ?? copiesOfName;
}

/** Reports cards in the wrong part (base.2.6, base.2.7); the Side Deck may hold any card (base.2.11). */
export function checkParts(deck: Deck, index: CardIndex): readonly DeckViolation[] {
  const wrong = (part: 'main' | 'extra'): readonly DeckViolation[] => {
    const cards = [...new Set(deck[part])].filter((entry) => {
      const card = index.card(entry);
      return card !== null && isOfExtraDeck(card) !== (part === 'extra');
    });
    const names = cards.map((entry) => index.card(entry)?.names.en ?? entry).join(', ');
    return cards.length === 0
      ? []
      : [deckViolation('deck/wrong-part', 'base.2.6', cards, `${names} can't be in the ${partNames[part]}.`, { part })];
  };
  return [...wrong('main'), ...wrong('extra')];
}

/** Whether a card belongs in the Extra Deck (base.2.6). */
export function isOfExtraDeck(card: CardProgram): boolean {
  const printed = printedOf(card);
  return printed.kind === 'monster' && extraDeckFrames.has(printed.frame);
}

/** Reports cards that this ruleset cannot play (base.2.12). */
export function checkKnown(deck: Deck, index: CardIndex): readonly DeckViolation[] {
  const unknown = [...new Set(cardsOfDeck(deck))].filter((entry) => index.card(entry) === null);
  return unknown.map((entry) => unknownEntry(entry, index));
}

/**
 * Returns every fault of a deck, each with its rule.
 * @param list the format's list of limits; null if it has none
 */
export function checkDeck(deck: Deck, index: CardIndex, list: LimitList | null): readonly DeckViolation[] {
  return [
    ...checkKnown(deck, index),
    ...checkSizes(deck),
    ...checkParts(deck, index),
    ...checkCopies(deck, index),
    ...(list === null ? [] : checkList(deck, index, list)),
  ];
}

/**
 * Returns the faults of a deck after side decking (base.1.16, base.1.18): its parts must be as large as before and hold the same cards
 * overall.
 */
export function compareDecks(registered: Deck, now: Deck): readonly DeckViolation[] {
  const moved = deckParts.filter((part) => registered[part].length !== now[part].length);
  const sizes = moved.map((part) =>
    deckViolation(
      'deck/other-size',
      'base.1.18',
      [],
      `The ${partNames[part]} had ${registered[part].length} cards, now ${now[part].length}.`,
      { part, cards: now[part].length, registered: registered[part].length },
    ),
  );
  return sameCards(registered, now)
    ? sizes
    : [
        deckViolation('deck/other-cards', 'base.1.16', [], 'Main, Extra and Side Deck hold other cards than the registered ones.'),
        ...sizes,
      ];
}
