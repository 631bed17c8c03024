import type { Json } from '@arbiter/kernel';
import { type CardProgram, type DeckParts, looseName, readDeckParts } from '@arbiter/kernel/authoring';

export const deckParts = ['main', 'extra', 'side'] as const;
export type DeckPart = (typeof deckParts)[number];

/**
 * A deck as a player registers it (base.2.12). Entries are card ids. A card that the ruleset does not know, or a print with a passcode of
 * its own, is kept as `passcode:89631140`, so that nothing of a deck file is lost.
 */
export type Deck = DeckParts<DeckPart>;

/** A deck whose cards are given by passcode, as deck files do. */
export type PasscodeDeck = { readonly [Part in DeckPart]: readonly number[] };

export const partsOf = <T>(make: (part: DeckPart) => readonly T[]): { readonly [Part in DeckPart]: readonly T[] } => ({
  main: make('main'),
  extra: make('extra'),
  side: make('side'),
});

/** Reads the shape of a deck; null if the data are not a deck. Missing parts are empty. */
export const readDeck = (deck: Json): Deck | null => readDeckParts(deck, deckParts);

const prefix = 'passcode:';

/** The passcode of an entry of the form `passcode:N`; null if the entry is a card id. */
export function passcodeOfEntry(entry: string): number | null {
  const digits = entry.startsWith(prefix) ? entry.slice(prefix.length) : '';
  return /^\d{1,10}$/.test(digits) && Number(digits) <= 4_294_967_295 ? Number(digits) : null;
}

/** Look-ups in a catalogue. Tokens are left out because no deck contains them (base.2.8). */
export interface CardIndex {
  /** The whole catalogue. */
  readonly cards: readonly CardProgram[];
  /** The card of an entry, which may be an id, a passcode or the passcode of a print with another picture. */
  readonly card: (entry: string) => CardProgram | null;
  /** The entry for a passcode: the id of the card with that passcode, or else the passcode as an entry. */
  readonly entry: (passcode: number) => string;
  /** The passcode of an entry; null where it is neither a known id nor a passcode. */
  readonly passcode: (entry: string) => number | null;
  /** The id of the card with an English or Chinese name, compared by `looseName`; null if there is none. */
  readonly named: (name: string) => string | null;
}

/**
 * Builds the index of a catalogue.
 * @param cards the catalogue; cards without a passcode, such as Tokens, are left out
 */
export function indexCards(cards: readonly CardProgram[]): CardIndex {
  const byId = new Map<string, CardProgram>();
  const byPasscode = new Map<number, CardProgram>();
  const others = new Map<number, CardProgram>();
  const byName = new Map<string, string>();
  for (const card of cards) {
    const { passcode, otherPasscodes } = card.printed;
    if (typeof passcode !== 'number') continue;
    byId.set(card.id, card);
    byPasscode.set(passcode, card);
    if (Array.isArray(otherPasscodes)) for (const other of otherPasscodes) others.set(other as number, card);
    for (const name of [card.id, card.names.zh, card.names.en]) byName.set(looseName(name), card.id);
  }
  const at = (passcode: number | null): CardProgram | null => byPasscode.get(passcode as number) ?? others.get(passcode as number) ?? null;
  return {
    cards,
    card: (entry) => byId.get(entry) ?? at(passcodeOfEntry(entry)),
    entry: (passcode) => byPasscode.get(passcode)?.id ?? `${prefix}${passcode}`,
    passcode: (entry) => (byId.get(entry)?.printed.passcode as number | undefined) ?? passcodeOfEntry(entry),
    named: (name) => byName.get(looseName(name)) ?? null,
  };
}

/** The deck with card ids in place of passcodes; null if a passcode is not known. */
export function resolveDeck(deck: Deck, index: CardIndex): Deck | null {
  const parts = partsOf((part) => deck[part].map((entry) => index.card(entry)?.id ?? ''));
  return deckParts.some((part) => parts[part].includes('')) ? null : parts;
}
