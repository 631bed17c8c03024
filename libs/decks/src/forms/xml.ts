import { type Read, read, unread } from './found.js';

/** An element of an XML file; `text` is the text directly in it. */
export interface XmlElement {
  readonly name: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** An element whose end was not read yet. */
interface OpenElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** Decks are three levels deep; the bound spares readers from a file that is made to be deep. */
const deepest = 16;

/**
 * Reads the XML that deck programs write: elements, attributes, text, comments, and the declaration in front. A library would bring what
 * must not be in a file from a stranger, so that it had to be refused again: document types, entities of the file's own, other
 * instructions and CDATA sections are faults here (`xml/refused`).
 *
 * Errors: `xml/unclosed` for an element that has no end, `xml/malformed` for everything else that is no XML, each with its line.
 */
export function readXml(text: string): Read<XmlElement> {
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const piece = pieceAt(text, at, line);
    if (!piece.ok) return piece;
    const { kind, end } = piece.value;
    const parent = open.at(-1);
    if (kind === 'text' && parent !== undefined) parent.text += piece.value.text;
    else if (kind === 'text' && piece.value.text.trim() !== '')
      return malformed(line + newLines(text, at, text.indexOf(piece.value.text.trim(), at)), 'there is text outside of the root element');
    else if (kind === 'start') {
      if (parent === undefined && root !== null) return malformed(line, 'there is a second root element');
      if (open.length >= deepest) return malformed(line, 'the elements are too deep in each other');
      open.push({ name: piece.value.name, line, attributes: piece.value.attributes, children: [], text: '' });
    }
    if ((kind === 'start' && piece.value.closed) || kind === 'end') {
      const closed = open.pop();
      if (closed === undefined || (kind === 'end' && closed.name !== piece.value.name))
        return malformed(line, `there is an end of ${kind === 'end' ? piece.value.name : 'an element'} that has not begun`);
      const holder = open.at(-1);
      if (holder === undefined) root = closed;
      else holder.children.push(closed);
    }
    line += newLines(text, at, end);
    at = end;
  }
  const left = open.at(-1);
  if (left !== undefined)
    return unread('xml/unclosed', left.line, `The element "${left.name}" has no end; save the deck again, as the file is not whole.`);
  return root === null ? malformed(1, 'there is no element') : read(root);
}

type Piece = { readonly end: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'start'; readonly name: string; readonly attributes: ReadonlyMap<string, string>; readonly closed: boolean }
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'nothing' }
);

const malformed = (line: number, what: string) =>
  unread('xml/malformed', line, `This is no XML of a deck: ${what}; save the deck again with the program that made it.`);

const newLines = (text: string, from: number, to: number): number => text.slice(from, to).split(/\r\n|[\n\r]/).length - 1;

/** The text, tag or comment that begins at a place. */
function pieceAt(text: string, at: number, line: number): Read<Piece> {
  if (text[at] !== '<') {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    const plain = withoutEntities(text.slice(at, end), line);
    return plain.ok ? read({ kind: 'text', text: plain.value, end }) : plain;
  }
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4);
    return end < 0
      ? unread('xml/unclosed', line, 'A comment has no end; save the deck again, as the file is not whole.')
      : read({ kind: 'nothing', end: end + 3 });
  }
  if (/^<\?xml\s/.test(text.slice(at, at + 6)) && text.slice(0, at).trim() === '') {
    const end = text.indexOf('?>', at);
    return end < 0 ? malformed(line, 'its declaration has no end') : read({ kind: 'nothing', end: end + 2 });
  }
  if (text[at + 1] === '!' || text[at + 1] === '?')
    return unread(
      'xml/refused',
      line,
      'Document types, instructions and CDATA are not read; save the deck again with the program that made it.',
    );
  return text[at + 1] === '/' ? endTag(text, at, line) : startTag(text, at, line);
}

const nameAhead = /[A-Za-z_][\w.:-]*/y;
const blankAhead = /\s*/y;
const attributeAhead = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** Matches at a place of the text and nowhere else. */
const ahead = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

function endTag(text: string, at: number, line: number): Read<Piece> {
  const name = ahead(nameAhead, text, at + 2)?.[0] ?? '';
  const end = at + 2 + name.length + (ahead(blankAhead, text, at + 2 + name.length)?.[0].length ?? 0);
  return name !== '' && text[end] === '>'
    ? read({ kind: 'end', name, end: end + 1 })
    : malformed(line, 'an end of an element is not whole');
}

function startTag(text: string, at: number, line: number): Read<Piece> {
  const name = ahead(nameAhead, text, at + 1)?.[0] ?? '';
  if (name === '') return malformed(line, 'there is a "<" that begins no element');
  const attributes = new Map<string, string>();
  let place = at + 1 + name.length;
  for (let next = ahead(attributeAhead, text, place); next !== null; next = ahead(attributeAhead, text, place)) {
    const called = next[1] ?? '';
    const value = withoutEntities(next[2] ?? next[3] ?? '', line);
    if (!value.ok) return value;
    if (attributes.has(called)) return malformed(line, `"${name}" has "${called}" twice`);
    attributes.set(called, value.value);
    place += next[0].length;
  }
  place += ahead(blankAhead, text, place)?.[0].length ?? 0;
  if (text[place] === '>') return read({ kind: 'start', name, attributes, closed: false, end: place + 1 });
  if (text.startsWith('/>', place)) return read({ kind: 'start', name, attributes, closed: true, end: place + 2 });
  return place >= text.length
    ? unread('xml/unclosed', line, `The element "${name}" has no end; save the deck again, as the file is not whole.`)
    : malformed(line, `the attributes of "${name}" can't be read`);
}

const predefined: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Puts in the characters that `&amp;`, `&#198;` and `&#xC6;` mean; only a document type could define others. */
function withoutEntities(text: string, line: number): Read<string> {
  const unknown = text.match(/&(?!(?:[a-z]+|#\d{1,7}|#x[\da-f]{1,6});).{0,10}/i);
  if (unknown !== null) return malformed(line, `"${unknown[0]}" is no character; "&" is written as "&amp;"`);
  const missing = [...text.matchAll(/&([^;]+);/g)].find(([, name = '']) => characterOf(name) === null);
  if (missing !== undefined)
    return unread('xml/refused', line, `"${missing[0].slice(0, 20)}" is no character that is known here; write the character itself.`);
  return read(text.replace(/&([^;]+);/g, (_, name: string) => characterOf(name) ?? ''));
}

function characterOf(name: string): string | null {
  if (!name.startsWith('#')) return predefined.get(name) ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return code >= 0x20 && code <= 0x10ffff && !surrogate
    ? String.fromCodePoint(code)
    : code === 9 || code === 10 || code === 13
      ? ' '
      : null;
}
