import type { DeckSection } from '../deck-list.js';
import { countedCard } from './card-line.js';
import { countOf, deckName, type Found, type FoundCard, gathered, namedCard, quoted, type Read, read, unread } from './found.js';
import { sectionCalled } from './headings.js';
import { unknownSection } from './plain-text.js';
import { cleaned, linesOf, type TextLine } from './text.js';

/** Longer lines are no cards. */
const longestLine = 400;

/** What a line of such a file says: a card, the name of the deck, the part that follows; null where it says nothing of the deck. */
type Said =
  | { readonly kind: 'card'; readonly card: Read<FoundCard> }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'part'; readonly part: TextLine }
  | null;

const noCard = ({ line, text }: TextLine, example: string): Said => ({
  kind: 'card',
  card: unread('line/no-card', line, `${quoted(text)} is no card of this form; write it like "${example}".`),
});

/**
 * Reads a `.dck` file of Forge: `[metadata]` with `Name=`, then `[Main]`, `[Sideboard]`, `[Commander]` with lines such as
 * `4 Lightning Bolt|M10|1`. Behind the set stands the number of the picture, which is no number of the card, or `[146]`, which is one; a
 * `+` behind the name marks a foil. Parts that are no part of a constructed deck (`[Planes]`) are faults if a card stands in them.
 *
 * Errors: `section/unknown`, `line/no-card`, `count/...`, `card/...`, with their line.
 */
export function readForge(text: string): Found {
  let name: string | null = null;
  let part: ForgePart = { kind: 'cards', section: 'main' };
  const cards: Read<FoundCard>[] = [];
  for (const line of linesOf(text)) {
    const said = forgeLine(line, part);
    // One fault says that a part is unknown; its cards add nothing to that.
    if (part.kind === 'unknown' && said?.kind === 'card') part = { kind: 'ignored' };
    if (said?.kind === 'part') part = forgePart(said.part);
    if (said?.kind === 'name') name ??= deckName(said.name);
    if (said?.kind === 'card') cards.push(said.card);
  }
  return gathered(name, cards);
}

type ForgePart =
  | { readonly kind: 'cards'; readonly section: DeckSection }
  | { readonly kind: 'about' }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unknown'; readonly heading: TextLine };

function forgePart(heading: TextLine): ForgePart {
  if (/^\[(?:metadata|general)\]$/i.test(cleaned(heading.text))) return { kind: 'about' };
  const section = sectionCalled('magic', heading.text);
  return section === null ? { kind: 'unknown', heading } : { kind: 'cards', section };
}

function forgeLine(line: TextLine, part: ForgePart): Said {
  const text = cleaned(line.text);
  if (text === '' || /^[#;]/.test(text)) return null;
  if (/^\[[^\]]*\]$/.test(text)) return { kind: 'part', part: line };
  if (part.kind === 'ignored') return null;
  if (part.kind === 'unknown')
    return { kind: 'card', card: { ok: false, fault: unknownSection('magic', part.heading.text, part.heading.line) } };
  if (part.kind === 'about') {
    const name = /^(?:name|title)\s*=(.*)$/i.exec(text)?.[1];
    return name === undefined ? null : { kind: 'name', name };
  }
  const example = '4 Lightning Bolt|M10|1';
  const [, count, named] = text.length > longestLine ? [] : (/^([0-9]+)\s+(.+)$/u.exec(text) ?? []);
  return count === undefined || named === undefined
    ? noCard(line, example)
    : { kind: 'card', card: forgeCard(count, named, part.section, line.line) };
}

function forgeCard(count: string, named: string, section: DeckSection, line: number): Read<FoundCard> {
  const [name = '', set = null, ...others] = named.split('|');
  const number = others.map((other) => /^\s*\[(.+)\]\s*$/.exec(other)?.[1]).find((found) => found !== undefined) ?? null;
  const copies = countOf(count, line);
  if (!copies.ok) return copies;
  const card = namedCard(name.replace(/\+\s*$/, ''), set, number, line);
  return card.ok ? read({ count: copies.value, card: card.value, section, line }) : card;
}

/**
 * Reads a `.dck` file of XMage: `NAME:...`, and lines such as `4 [M10:146] Lightning Bolt`, with `SB: ` in front for the sideboard. XMage
 * keeps commanders in the sideboard. The lines `AUTHOR:` and `LAYOUT` say nothing of the deck; lines without a printing are read as text.
 *
 * Errors: `line/no-card`, `count/...`, `card/...`, with their line.
 */
export function readXmage(text: string): Found {
  let name: string | null = null;
  const cards: Read<FoundCard>[] = [];
  for (const line of linesOf(text)) {
    const said = xmageLine(line);
    if (said?.kind === 'name') name ??= deckName(said.name);
    if (said?.kind === 'card') cards.push(said.card);
  }
  return gathered(name, cards);
}

function xmageLine(line: TextLine): Said {
  const text = cleaned(line.text);
  if (text === '' || /^(?:#|LAYOUT\b|AUTHOR:)/.test(text)) return null;
  if (text.startsWith('NAME:')) return { kind: 'name', name: text.slice('NAME:'.length) };
  const example = '4 [M10:146] Lightning Bolt';
  const [, side, count, rest] = text.length > longestLine ? [] : (/^(SB:)?\s*([0-9]+)\s*(.+)$/u.exec(text) ?? []);
  if (count === undefined || rest === undefined) return noCard(line, example);
  const section = side === undefined ? 'main' : 'side';
  const [, set, number, name] = /^\[([^\]:]+):([^\]:]+)\]\s*(.*)$/u.exec(rest) ?? [];
  return {
    kind: 'card',
    card: set === undefined ? asText(count, rest, section, line.line) : printed({ count, set, number, name }, section, line.line),
  };
}

interface Printed {
  readonly count: string;
  readonly set: string;
  readonly number: string | undefined;
  readonly name: string | undefined;
}

function printed({ count, set, number = '', name = '' }: Printed, section: DeckSection, line: number): Read<FoundCard> {
  const copies = countOf(count, line);
  if (!copies.ok) return copies;
  // XMage finds the card by its printing; the name behind it may be missing.
  if (cleaned(name) === '')
    return read({ count: copies.value, card: { by: 'printing', set: cleaned(set), number: cleaned(number) }, section, line });
  const card = namedCard(name, set, number, line);
  return card.ok ? read({ count: copies.value, card: card.value, section, line }) : card;
}

function asText(count: string, rest: string, section: DeckSection, line: number): Read<FoundCard> {
  const written = countedCard('magic', { count, rest: cleaned(rest) }, line);
  return written.ok
    ? read({ count: written.value.count, card: written.value.card, section: written.value.section ?? section, line })
    : written;
}
