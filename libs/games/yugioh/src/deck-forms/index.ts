import type { Json } from '@arbiter/kernel';
import type { CardProgram, GameRules } from '@arbiter/kernel/authoring';
import { deckParts, indexCards, partsOf, readDeck, type CardIndex, type Deck, type PasscodeDeck } from '../decks/deck.js';
import { malformedDeck } from '../decks/deck-rules.js';
import { printNames, readNames } from './names.js';
import type { PasscodeReading, Reading } from './reading.js';
import { looksLikeYdk, printYdk, readYdk } from './ydk.js';
import { looksLikeYdke, printYdke, readYdke } from './ydke.js';

/** A deck as text, or the reasons why it cannot be written. */
type PrintedDeck = ReturnType<NonNullable<GameRules['deckForms']>[string]>;

/** The forms in which a deck can be written. */
export const deckFormNames = ['ydk', 'ydke', 'text'] as const;
export type DeckForm = (typeof deckFormNames)[number];

/** Reads a deck in any form: a `.ydk` file, a `ydke://` link or a plain list of names. Entries of unknown cards are kept. */
export function parseDeckText(text: string, cards: readonly CardProgram[]): Reading<Deck> {
  const index = indexCards(cards);
  const byPasscode = looksLikeYdke(text) ? readYdke(text) : looksLikeYdk(text) ? readYdk(text) : null;
  if (byPasscode === null) return readNames(text, index);
  return byPasscode.ok ? { ok: true, deck: entriesOf(byPasscode.deck, index) } : byPasscode;
}

/** The entries of a deck that a file gave as passcodes. */
export const entriesOf = (deck: PasscodeDeck, index: CardIndex): Deck => partsOf((part) => deck[part].map(index.entry));

/** The passcodes of a deck; cards without a passcode are named (base.2.12). */
export function passcodesOf(deck: Deck, index: CardIndex): PasscodeReading {
  const nameless = [...new Set(deckParts.flatMap((part) => deck[part]))].filter((entry) => index.passcode(entry) === null);
  if (nameless.length > 0)
    return {
      ok: false,
      violations: [
        {
          code: 'deck/unknown-card',
          rule: 'base.2.12',
          cards: nameless,
          detail: `A list of passcodes can't contain cards without one: ${nameless.join(', ')}.`,
          params: {},
        },
      ],
    };
  return { ok: true, deck: partsOf((part) => deck[part].map((entry) => index.passcode(entry) as number)) };
}

/** Writes a deck in one of the forms so that reading it back gives the same deck; otherwise says why it cannot. */
export function printDeckAs(form: DeckForm, deck: Json, cards: readonly CardProgram[]): PrintedDeck {
  const read = readDeck(deck);
  if (read === null) return { ok: false, violations: [malformedDeck] };
  const index = indexCards(cards);
  const passcodes = passcodesOf(read, index);
  if (!passcodes.ok) return passcodes;
  switch (form) {
    case 'ydk':
      return { ok: true, text: printYdk(passcodes.deck) };
    case 'ydke':
      return { ok: true, text: printYdke(passcodes.deck) };
    case 'text':
      return { ok: true, text: printNames(read, index) };
  }
}

/** The forms as the game offers them to the kernel. */
export const deckForms: { readonly [form: string]: (cards: readonly CardProgram[], deck: Json) => PrintedDeck } = Object.fromEntries(
  deckFormNames.map((form) => [form, (cards: readonly CardProgram[], deck: Json) => printDeckAs(form, deck, cards)]),
);
