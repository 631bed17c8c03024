import type { DeckSection } from '../deck-list.js';
import { deckName, type Found, type FoundCard, fault, foundFault, gathered, passcodeCard, type Read, read, unread } from './found.js';
import { cleaned, linesOf, type TextLine } from './text.js';

/**
 * Reads a `.ydk` file, as YGOPro, EDOPro and MDPro3 save decks: one passcode a line under `#main`, `#extra` and `!side`; other lines that
 * begin with `#` or `!` are comments, such as `#created by ...`. Each line is an entry of one copy.
 *
 * Errors: `card/passcode-malformed` for every other line.
 */
export function readYdk(text: string): Found {
  let section: DeckSection = 'main';
  const cards: Read<FoundCard>[] = [];
  for (const line of linesOf(text)) {
    const written = cleaned(line.text);
    const next = ydkSection(written);
    if (next !== null) section = next;
    else if (written !== '' && !/^(?:[#!]|\/\/|--)/.test(written)) cards.push(ydkCard({ line: line.line, text: written }, section));
  }
  return gathered(null, cards);
}

const ydkSection = (text: string): DeckSection | null => {
  const word = /^[#!]\s*(main|extra|side)(?:\s*deck)?\s*$/i.exec(text)?.[1]?.toLowerCase();
  return word === 'main' || word === 'extra' || word === 'side' ? word : null;
};

function ydkCard({ line, text }: TextLine, section: DeckSection): Read<FoundCard> {
  // Some programs write the name behind the passcode.
  const passcode = /^(\d+)\s*(?:$|#|\/\/|--)/.exec(text)?.[1] ?? text;
  const card = passcodeCard(passcode, line);
  return card.ok ? read({ count: 1, card: card.value, section, line }) : card;
}

/** The parts of the address, in its order. */
const ydkeSections = ['main', 'extra', 'side'] as const;

/**
 * Reads a `ydke://` address, as EDOPro and the page DuelingBook copy decks: three parts, each ended by `!`, of base64 over passcodes as
 * unsigned 32-bit numbers, lowest byte first. Text before the address is the name of the deck.
 *
 * Errors: `form/malformed` where there are not three parts, `base64/malformed`, `base64/length` where bytes are no whole passcodes, and
 * `card/passcode-malformed` for 0.
 */
export function readYdke(text: string): Found {
  const at = text.search(/ydke:\/\//i);
  const [main, extra, side, behind = '', ...more] = text.slice(Math.max(at, 0) + 'ydke://'.length).split('!');
  if (at < 0 || main === undefined || extra === undefined || side === undefined || more.length > 0 || cleaned(behind) !== '')
    return foundFault(fault('form/malformed', 0, 'The address must be "ydke://" and three parts, each with "!" behind it; copy it again.'));
  const parts = [main, extra, side].map((part, index) => ydkePart(part, ydkeSections[index] ?? 'main'));
  return gathered(deckName(text.slice(0, at)), parts.flat());
}

function ydkePart(part: string, section: DeckSection): readonly Read<FoundCard>[] {
  const bytes = bytesOf(part.replace(/\s+/g, ''));
  if (!bytes.ok) return [bytes];
  if (bytes.value.length % 4 !== 0)
    return [
      unread(
        'base64/length',
        0,
        `The part "${section}" has ${bytes.value.length} bytes and not 4 for each card; copy the address again, as it is not whole.`,
      ),
    ];
  const view = new DataView(Uint8Array.from(bytes.value).buffer);
  return Array.from({ length: bytes.value.length / 4 }, (_, at) => {
    const card = passcodeCard(String(view.getUint32(at * 4, true)), 0);
    return card.ok ? read({ count: 1, card: card.value, section, line: 0 }) : card;
  });
}

const base64Signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const base64Values: ReadonlyMap<string, number> = new Map([...base64Signs].map((sign, value) => [sign, value]));

/**
 * The bytes of base64 (RFC 4648, section 4). The padding may be missing, as some pages cut it off; a sign that can't end a text, and bits
 * that are left over, are refused, so that one deck has one address.
 */
function bytesOf(text: string): Read<readonly number[]> {
  const signs = text.replace(/={1,2}$/, '');
  const padded = signs.length !== text.length;
  const values = [...signs].map((sign) => base64Values.get(sign));
  if (signs.length % 4 === 1 || (padded && text.length % 4 !== 0) || values.includes(undefined)) return noBase64();
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const value of values) {
    bits = ((bits << 6) | (value ?? 0)) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push((bits >> held) & 0xff);
    }
  }
  return (bits & ((1 << held) - 1)) === 0 ? read(bytes) : noBase64();
}

const noBase64 = () => unread('base64/malformed', 0, 'A part of the address is no base64; copy the address again, as it is not whole.');
