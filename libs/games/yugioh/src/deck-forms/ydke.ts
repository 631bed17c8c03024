import { readableCards } from '@arbiter/kernel/authoring';
import { deckParts, type PasscodeDeck } from '../decks/deck.js';
import { fromBase64, toBase64 } from './base64.js';
import { malformed, type PasscodeReading } from './reading.js';

const scheme = 'ydke://';

export const looksLikeYdke = (text: string): boolean => text.trim().toLowerCase().startsWith(scheme);

/** Each passcode is an unsigned 32-bit number, little-endian. */
function passcodesIn(part: string): readonly number[] | null {
  const bytes = fromBase64(part);
  if (bytes === null || bytes.length % 4 !== 0) return null;
  return Array.from({ length: bytes.length / 4 }, (_, at) =>
    bytes.slice(at * 4, at * 4 + 4).reduceRight((value, byte) => value * 256 + byte, 0),
  );
}

const bytesOf = (passcode: number): readonly number[] => [0, 8, 16, 24].map((shift) => (passcode >>> shift) & 0xff);

/**
 * Reads a link `ydke://MAIN!EXTRA!SIDE!`, in which each part is the base64 of its passcodes. The last `!` may be missing, and parts may be
 * empty.
 */
export function readYdke(text: string): PasscodeReading {
  const body = text.trim().slice(scheme.length);
  const parts = body.split('!');
  if (parts.length === 4 && parts[3] === '') parts.pop();
  if (!looksLikeYdke(text) || parts.length !== 3) return malformed('A ydke:// link has three parts, each with ! after it.');
  const [main, extra, side] = parts.map(passcodesIn);
  const broken = deckParts.filter((_, at) => [main, extra, side][at] === null);
  if (!main || !extra || !side)
    return malformed(`The part of the ${broken.join(' and ')} deck is no list of passcodes.`, { parts: broken });
  if (main.length + extra.length + side.length > readableCards) return malformed(`The link names more than ${readableCards} cards.`);
  return { ok: true, deck: { main, extra, side } };
}

/** Writes a deck as a `ydke://` link. */
export function printYdke(deck: PasscodeDeck): string {
  return scheme + deckParts.map((part) => `${toBase64(deck[part].flatMap(bytesOf))}!`).join('');
}
