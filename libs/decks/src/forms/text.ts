import type { DeckFault } from '../deck-list.js';

/** A line of a text with its number, from 1. */
export interface TextLine {
  readonly line: number;
  readonly text: string;
}

/** The largest deck of a real game is far below this; more is no deck, and reading it would only cost time. */
export const largestText = 256 * 1024;

/** Signs that nobody sees and that come along when a list is copied from a page: of no width, and those that turn the direction of writing. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Blanks that are no plain space; the wide space of Chinese and Japanese text is left in names, where it belongs. */
const blanks = /[\t\n\v\f\r\u0085\u00a0\u2007\u2028\u2029\u202f]/g;

/** A text without unseen signs, with plain spaces, and without blanks at its ends. */
export const cleaned = (text: string): string => text.replace(unseen, '').replace(blanks, ' ').trim();

/** The lines of a text, whatever ends them. Their tabs are still there: a table that was pasted is known by them. */
export const linesOf = (text: string): readonly TextLine[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map((line, at) => ({ line: at + 1, text: line.replace(unseen, '') }));

/** What refuses a text before its form matters: its size, and signs that show that it is no text or was saved in another encoding. */
export function textFault(text: string): DeckFault | null {
  // Every UTF-16 unit takes a byte at least, so a text that is far too long needs no counting.
  if (text.length > largestText || new TextEncoder().encode(text).length > largestText)
    return { code: 'text/too-large', line: 0, detail: 'This is larger than 256 KiB, and so no deck; give the list of the cards alone.' };
  const at = text.search(/[^\P{Cc}\t\n\v\f\r\u0085]|\ufffd/u);
  if (at < 0) return null;
  const line = linesOf(text.slice(0, at)).length;
  switch (text[at]) {
    case '\0':
      return { code: 'text/nul', line, detail: 'There is a NUL byte, so this is no text in UTF-8; save the list as a text file in UTF-8.' };
    case '\ufffd':
      return { code: 'text/not-utf8', line, detail: 'Some characters could not be read; save the list as a text file in UTF-8.' };
    default:
      return { code: 'text/control-character', line, detail: 'There is a control character; save the list as a plain text file.' };
  }
}
