import type { DeckViolation, FormatPins, Json } from '@arbiter/kernel';
import {
  type CardProgram,
  type DeckParts,
  deckViolation,
  endlessList,
  looseName,
  once,
  readDeckList,
  readDeckParts,
  sameCards,
  unknownCard,
} from '@arbiter/kernel/authoring';

/**
 * The minimum size of a constructed deck, and below it the maximum number of copies of one name in deck and sideboard together (100.2a,
 * 100.4a).
 */
export const smallestDeck = 60;
export const copiesOfName = 4;
/** The minimum size of a deck in limited play (100.2b). */
export const smallestLimitedDeck = 40;
/** The maximum size of a sideboard (100.4a). */
export const largestSideboard = 15;

/**
 * Cards that mention ante (407.3). Ante is never played here: these cards are in no deck and no sideboard, and are not brought in from
 * outside the game.
 * @see ruling:11
 */
const anteCards: ReadonlySet<string> = new Set([
  'amulet of quoz',
  'bronze tablet',
  'contract from below',
  'darkpact',
  'demonic attorney',
  'jeweled bird',
  'rebirth',
  'tempest efreet',
  'timmerian fiends',
]);

/** A deck and its sideboard (100.4). */
export type Deck = DeckParts<'main' | 'sideboard'>;

/** Returns the kind of decks of a format, by the format's id. */
export const deckKindOf = (format: string): DeckKind => (format === 'limited' ? 'limited' : 'constructed');

/** How a deck is built: from all cards, or from a pool (100.2). */
export type DeckKind = 'constructed' | 'limited';

const anteViolation = (cards: readonly string[]): DeckViolation =>
  deckViolation('deck/ante', '407.3', cards, `Ante is not played: ${cards.join(', ')}.`);

export const malformedDeck: DeckViolation = deckViolation(
  'deck/malformed',
  '100.2',
  [],
  'A deck is an object with the card ids of `main` and of `sideboard`, or a list of card ids.',
);

/** Reads the shape of a deck; null for a value that is no deck. A bare list is a deck without a sideboard. */
export const readDeck = (deck: Json): Deck | null => readDeckParts(Array.isArray(deck) ? { main: deck } : deck, ['main', 'sideboard']);

/** Whether a row of the catalogue is a card that decks may contain; tokens and the carriers of the rules' own abilities are not. */
export function isDeckCard(card: CardProgram): boolean {
  return !card.id.includes(':');
}

const isBasic = (card: CardProgram): boolean => Array.isArray(card.printed.supertypes) && card.printed.supertypes.includes('basic');

/** Returns the number of copies that a card's own text allows instead of four (`printed.copies`); Infinity for any number. */
function copiesAllowed(card: CardProgram): number {
  if (isBasic(card) || card.printed.copies === 'any') return Infinity;
  return typeof card.printed.copies === 'number' ? card.printed.copies : copiesOfName;
}

const cardsById = once((cards: readonly CardProgram[]) => new Map(cards.map((card) => [card.id, card])));

/**
 * Returns every fault of a deck, each with its rule. Constructed: size (100.2a), sideboard (100.4a), copies of a name in both together,
 * except basic lands and cards that say otherwise (100.2a, 100.4a). Limited: size alone (100.2b); the cards of the pool that are not in the
 * deck are the sideboard (100.4b).
 * @param cards the catalogue
 * @see ruling:10 the pool is what is entered
 */
export function checkDeck(deck: Deck, cards: readonly CardProgram[], kind: DeckKind = 'constructed'): readonly DeckViolation[] {
  const all = [...deck.main, ...deck.sideboard];
  const catalogue = cardsById(cards);
  const known = new Map<string, CardProgram>();
  const unknown = new Set<string>();
  for (const id of new Set(all)) {
    const card = catalogue.get(id);
    if (card === undefined || !isDeckCard(card)) unknown.add(id);
    else known.set(id, card);
  }
  const ante = [...unknown].filter((id) => anteCards.has(id.replaceAll('-', ' ')));
  if (ante.length > 0) return [anteViolation(ante)];
  if (unknown.size > 0) return [...unknown].map((id) => unknownCard(id, cards, '100.2'));
  const found: DeckViolation[] = [];
  const [main, side] = [deck.main.length, deck.sideboard.length];
  if (kind === 'limited') {
    if (main < smallestLimitedDeck)
      found.push(
        deckViolation('deck/size', '100.2b', [], `A deck has at least ${smallestLimitedDeck} cards in limited play, this one ${main}.`, {
          cards: main,
          wanted: smallestLimitedDeck,
        }),
      );
    return found;
  }
  if (main < smallestDeck)
    found.push(
      deckViolation('deck/size', '100.2a', [], `A deck has at least ${smallestDeck} cards, this one ${main}.`, {
        cards: main,
        wanted: smallestDeck,
      }),
    );
  if (side > largestSideboard)
    found.push(
      deckViolation('deck/sideboard', '100.4a', [], `A sideboard has at most ${largestSideboard} cards, this one ${side}.`, {
        cards: side,
        limit: largestSideboard,
      }),
    );
  return [
    ...found,
    ...copies(
      deck,
      all.map((id) => known.get(id) as CardProgram),
    ),
  ];
}

/** Returns every fault of a deck in a format. */
export function validateDeck(cards: readonly CardProgram[], format: FormatPins, deck: Json): readonly DeckViolation[] {
  const read = readDeck(deck);
  return read === null ? [malformedDeck] : checkDeck(read, cards, deckKindOf(format.id));
}

/**
 * Returns the faults of too many cards with one English name (100.2a); where only the sideboard makes them too many, the rule is 100.4a.
 */
function copies(deck: Deck, all: readonly CardProgram[]): readonly DeckViolation[] {
  const groups = new Map<string, { card: CardProgram; ids: Set<string>; count: number; inMain: number }>();
  all.forEach((card, at) => {
    const group = groups.get(card.names.en) ?? { card, ids: new Set<string>(), count: 0, inMain: 0 };
    group.ids.add(card.id);
    group.count++;
    if (at < deck.main.length) group.inMain++;
    groups.set(card.names.en, group);
  });
  return [...groups.values()].flatMap(({ card, ids, count, inMain }) => {
    const allowed = copiesAllowed(card);
    if (count <= allowed) return [];
    return [
      deckViolation(
        'deck/copies',
        inMain > allowed ? '100.2a' : '100.4a',
        [...ids],
        `The deck has ${count} copies of ${card.names.en}; the limit is ${allowed}.`,
        { count, allowed },
      ),
    ];
  });
}

/** Returns the faults of a deck after sideboarding (100.4): it must contain the same cards as the registered deck. */
export function compareDecks(registered: Deck, now: Deck): readonly DeckViolation[] {
  return sameCards(registered, now)
    ? []
    : [deckViolation('deck/other-cards', '100.4', [], 'Deck and sideboard hold other cards than the registered ones.')];
}

type Parsed = { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] };

const header = /^(deck|main ?(?:deck|board)?|side ?board)\s*:?\s*(?:\(\d+\))?$/i;

/**
 * Reads a plain-text list: `4 Card name` or `Card name` a line, `Sideboard` before the lines of the sideboard (or `SB:` in front of a
 * line). Ids, English and Chinese names are understood; `#` begins a comment. Reports unknown names; `checkDeck` judges the rest.
 */
export function parseDeckText(text: string, cards: readonly CardProgram[]): Parsed {
  const byName = new Map<string, string>();
  for (const card of cards.filter(isDeckCard))
    for (const name of [card.names.zh, card.names.en, card.id]) byName.set(looseName(name), card.id);
  const { deck, unknown, tooLong } = readDeckList<'main' | 'sideboard'>(text, {
    parts: ['main', 'sideboard'],
    bare: (line) =>
      line
        .replace(/#.*$/, '')
        .replace(/^\s*\/\/.*$/, '')
        .trim(),
    titled: (line) => (!header.test(line) ? null : /^side/i.test(line) ? 'sideboard' : 'main'),
    marked: (line) => (/^SB:/i.test(line) ? { part: 'sideboard', rest: line.slice('SB:'.length).trim() } : null),
    named: (name) => byName.get(looseName(withoutEdition(name))) ?? null,
  });
  if (tooLong) return { ok: false, violations: [endlessList('100.2')] };
  if (unknown.length === 0) return { ok: true, deck };
  return {
    ok: false,
    violations: unknown
      .map(withoutEdition)
      .flatMap((name) => (anteCards.has(looseName(name)) ? [anteViolation([name])] : [unknownCard(name, cards, '100.2')])),
  };
}

/** Some programs write the edition and number after the name: `4 Shock (M20) 160`. */
const withoutEdition = (name: string): string => name.replace(/\s+\([A-Za-z0-9]{2,6}\)(?:\s+\S+)?$/, '');
