import type { CardReference, DeckEntry, DeckFault, DeckFaultCode, DeckForm, DeckList, DeckSection, DeckSections } from '../deck-list.js';
import { deckSections } from '../deck-list.js';
import { cleaned } from './text.js';

/** What a reader of one form found in a text, in the order of the text. */
export interface Found {
  readonly name: string | null;
  readonly cards: readonly FoundCard[];
  readonly faults: readonly DeckFault[];
}

export interface FoundCard extends DeckEntry {
  readonly section: DeckSection;
}

/** A value that was read, or why it can't be. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: DeckFault };

/** What `readDeckList` answers: a list without a fault, or at least one fault. */
export type DeckReading =
  | { readonly ok: true; readonly list: DeckList }
  | { readonly ok: false; readonly faults: readonly [DeckFault, ...DeckFault[]] };

export const fault = (code: DeckFaultCode, line: number, detail: string): DeckFault => ({ code, line, detail });
export const read = <T>(value: T): Read<T> => ({ ok: true, value });
export const unread = (code: DeckFaultCode, line: number, detail: string): { readonly ok: false; readonly fault: DeckFault } => ({
  ok: false,
  fault: fault(code, line, detail),
});
export const foundFault = (found: DeckFault): Found => ({ name: null, cards: [], faults: [found] });

/** Collects what readers return for single lines. */
export const gathered = (name: string | null, cards: readonly Read<FoundCard>[]): Found => ({
  name,
  cards: cards.flatMap((card) => (card.ok ? [card.value] : [])),
  faults: cards.flatMap((card) => (card.ok ? [] : [card.fault])),
});

/** So much of a text as a sentence can quote. */
export const quoted = (text: string): string => {
  const shown = cleaned(text.slice(0, 400));
  return `"${shown.length > 60 ? `${shown.slice(0, 59)}…` : shown}"`;
};

/** No deck of any game has so many copies of a card; a number from here on is a slip, or no count at all. */
const absurdCount = 1000;

/** A count that a text writes as digits, also those of full width. Refuses 0, numbers from 1000, and what is no whole number. */
export function countOf(digits: string, line: number): Read<number> {
  const plain = digits.trim().replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  if (!/^\d+$/.test(plain))
    return unread('count/malformed', line, `${quoted(digits)} is no count of cards; write a whole number such as 4.`);
  const count = Number(plain);
  if (count === 0) return unread('count/zero', line, 'The count is 0; write how many copies there are, or leave the line out.');
  if (count >= absurdCount)
    return unread(
      'count/absurd',
      line,
      `${quoted(plain)} copies of a card are no deck; write the count first, and it must be below ${absurdCount}.`,
    );
  return read(count);
}

const longestName = 200;

/** A card named in a form that keeps name and printing apart. Refuses names that are empty, too long, or have no letter, digit or `_`. */
export function namedCard(name: string, set: string | null, number: string | null, line: number): Read<CardReference> {
  const shown = cleaned(name);
  if (!/[\p{L}\p{N}_]/u.test(shown))
    return unread(
      'line/no-card',
      line,
      `${shown === '' ? 'An empty text' : quoted(shown)} is no name of a card; write the name, or leave the line out.`,
    );
  if (/[\p{Cc}]/u.test(shown) || shown.length > longestName)
    return unread('card/name-malformed', line, `${quoted(shown)} can't be the name of a card; write the name as it is printed.`);
  return read({ by: 'name', name: shown, set: orNull(set), number: orNull(number) });
}

const highestPasscode = 0xffff_ffff;

/** A passcode as text or number; it has to fit 32 bits, as in the files of the programs that use it. */
export function passcodeCard(passcode: string, line: number): Read<CardReference> {
  const value = /^\d{1,10}$/.test(passcode) ? Number(passcode) : 0;
  return value > 0 && value <= highestPasscode
    ? read({ by: 'passcode', passcode: value })
    : unread(
        'card/passcode-malformed',
        line,
        `${quoted(passcode)} is no passcode; write the number printed on the card, such as 89631139.`,
      );
}

const orNull = (text: string | null): string | null => {
  const shown = text === null ? '' : cleaned(text);
  return shown === '' || shown.length > 40 || /[\p{Cc}]/u.test(shown) ? null : shown;
};

/** The name of a deck, in one line; null where nothing is left of it. */
export const deckName = (text: string | null | undefined): string | null => {
  const shown = cleaned((text ?? '').replace(/[\p{Cc}]/gu, ' '))
    .slice(0, longestName)
    .trim();
  return shown === '' ? null : shown;
};

/** More faults than this say nothing that the first ones don't. */
const faultsShown = 100;

/** Turns what a reader found into the answer: any fault refuses the list, and so does having no card. */
export function readingOf(form: DeckForm, { name, cards, faults }: Found): DeckReading {
  const [first, ...others] = faults;
  if (first !== undefined) return { ok: false, faults: [first, ...fewer(others)] };
  if (cards.length === 0)
    return { ok: false, faults: [fault('deck/empty', 0, 'There is no card in this; give a list with at least one card.')] };
  return { ok: true, list: { form, name, sections: sectionsOf(cards) } };
}

const fewer = (faults: readonly DeckFault[]): readonly DeckFault[] =>
  faults.length < faultsShown
    ? faults
    : [
        ...faults.slice(0, faultsShown - 1),
        fault('deck/more-faults', 0, `There are ${faults.length + 1 - faultsShown} more faults; mend these first.`),
      ];

const sectionsOf = (cards: readonly FoundCard[]): DeckSections =>
  Object.fromEntries(
    deckSections.flatMap((section) => {
      const entries = cards.filter((card) => card.section === section).map(({ count, card, line }) => ({ count, card, line }));
      return entries.length === 0 ? [] : [[section, entries]];
    }),
  );
