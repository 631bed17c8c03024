import { readableCards } from '@arbiter/kernel/authoring';
import { type DeckPart, type PasscodeDeck } from '../decks/deck.js';
import { malformed, type PasscodeReading } from './reading.js';

const sections: { readonly [line: string]: DeckPart } = { '#main': 'main', '#extra': 'extra', '!side': 'side' };

/** Whether a text looks like a `.ydk` file: it has a section heading, or only passcodes and comments. */
export function looksLikeYdk(text: string): boolean {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.some((line) => line in sections) || (lines.length > 0 && lines.every((line) => /^(?:\d+|[#!].*)$/.test(line)));
}

/**
 * Reads a `.ydk` file: one passcode per line, under `#main`, `#extra` and `!side`; passcodes before any heading belong to the Main Deck.
 * Other lines that begin with `#` are comments. Every passcode is kept in its order, whether known or not; leading zeros are ignored.
 */
export function readYdk(text: string): PasscodeReading {
  const deck: { readonly [Part in DeckPart]: number[] } = { main: [], extra: [], side: [] };
  let part: DeckPart = 'main';
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n|\r/);
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const section = Object.hasOwn(sections, line) ? sections[line] : undefined;
    if (section !== undefined) part = section;
    else if (/^\d{1,10}$/.test(line) && Number(line) <= 4_294_967_295) deck[part].push(Number(line));
    else if (line !== '' && !line.startsWith('#'))
      return malformed(`Line ${index + 1} is neither a passcode nor a section: ${JSON.stringify(line.slice(0, 40))}.`, { line: index + 1 });
  }
  if (deck.main.length + deck.extra.length + deck.side.length > readableCards)
    return malformed(`The file names more than ${readableCards} cards.`);
  return { ok: true, deck };
}

/** Writes a deck as a `.ydk` file. */
export function printYdk({ main, extra, side }: PasscodeDeck): string {
  return ['#created by Arbiter', '#main', ...main, '#extra', ...extra, '!side', ...side, ''].join('\n');
}
