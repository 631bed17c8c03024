import { indexCards, partsOf, readDeck, type CardIndex, type Deck, type PasscodeDeck } from '../decks/deck.js';
import type { CardProgram, Json } from '@arbiter/kernel';
import { printNames, readNames } from './names.js';
import type { Reading } from './reading.js';
import { looksLikeYdk, printYdk, readYdk } from './ydk.js';
import { looksLikeYdke, printYdke, readYdke } from './ydke.js';

/** The forms in which a deck can be written. */
export const deckFormNames = ['ydk', 'ydke', 'text'] as const;
export type DeckForm = (typeof deckFormNames)[number];

/** Reads a deck in any form: a `.ydk` file, a `ydke://` link, a plain list of names. What a file names is kept, known or not. */
export function parseDeckText(text: string, cards: readonly CardProgram[]): Reading<Deck> {
  const index = indexCards(cards);
  const byPasscode = looksLikeYdke(text) ? readYdke(text) : looksLikeYdk(text) ? readYdk(text) : null;
  if (byPasscode === null) return readNames(text, index);
  return byPasscode.ok ? { ok: true, deck: entriesOf(byPasscode.deck, index) } : byPasscode;
}

/** The entries of a deck that a file named by passcodes. */
export const entriesOf = (deck: PasscodeDeck, index: CardIndex): Deck => partsOf((part) => deck[part].map(index.entry));

/**
 * The passcodes of a deck.
 * @throws RangeError for an entry that is neither a known id nor a passcode
 */
export function passcodesOf(deck: Deck, index: CardIndex): PasscodeDeck {
  return partsOf((part) =>
    deck[part].map((entry) => {
      const passcode = index.passcode(entry);
      if (passcode === null) throw new RangeError(`${entry} is no card that a file can name`);
      return passcode;
    }),
  );
}

/**
 * Writes a deck in one of the forms.
 * @throws RangeError for what is no deck, or has an entry that is neither a known id nor a passcode
 */
export function printDeckAs(form: DeckForm, deck: Json, cards: readonly CardProgram[]): string {
  const read = readDeck(deck);
  if (read === null) throw new RangeError('A deck is an object with the lists main, extra and side.');
  const index = indexCards(cards);
  if (form === 'text') return printNames(read, index);
  return form === 'ydk' ? printYdk(passcodesOf(read, index)) : printYdke(passcodesOf(read, index));
}
