import { type DeckViolation, readableCards } from '@arbiter/kernel';
import { deckParts, type CardIndex, type Deck, type DeckPart } from '../decks/deck.js';
import { malformed, type Reading } from './reading.js';

const headings: { readonly [word: string]: DeckPart } = { main: 'main', deck: 'main', extra: 'extra', side: 'side' };
const heading = /^(main|deck|extra|side)(?: ?deck)?\s*:?\s*(?:\(\d+\))?$/i;

/**
 * Reads a plain list: `3 Card Name`, `3x Card Name` or `Card Name` a line, under `Main:`, `Extra:` and `Side:`. English and Chinese names, ids
 * and `passcode:N` count; `//`, and `#` in front, begin a comment. It tells the names that it does not know.
 */
export function readNames(text: string, index: CardIndex): Reading<Deck> {
  const deck: { readonly [Part in DeckPart]: string[] } = { main: [], extra: [], side: [] };
  const unknown: DeckViolation[] = [];
  let part: DeckPart = 'main';
  let named = 0;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r?\n|\r/)) {
    const line = raw.replace(/\/\/.*$/, '').trim();
    if (line === '' || line.startsWith('#')) continue;
    const title = heading.exec(line)?.[1]?.toLowerCase();
    if (title !== undefined) {
      part = headings[title] ?? part;
      continue;
    }
    const { name, count } = countedName(line, index);
    named += count;
    if (named > readableCards) return malformed(`The list names more than ${readableCards} cards.`);
    const entry = index.named(name) ?? (index.passcode(name) === null ? null : name);
    if (entry === null) unknown.push({ code: 'deck/unknown-card', rule: 'base.2.12', cards: [name], detail: `There is no card named ${JSON.stringify(name)}.`, params: {} });
    else deck[part].push(...Array.from({ length: count }, () => entry));
  }
  return unknown.length > 0 ? { ok: false, violations: unknown } : { ok: true, deck };
}

/** A number in front is a count, unless the line as it stands is a name: there are cards whose names begin with a number. */
function countedName(line: string, index: CardIndex): { readonly name: string; readonly count: number } {
  const counted = /^(\d{1,4})\s*[xX×]?\s+(.+)$/.exec(line);
  if (counted === null || index.named(line) !== null) return { name: line, count: 1 };
  return { name: counted[2] as string, count: Number(counted[1]) };
}

/** A plain list of a deck: English names, in the deck's order; what stands together several times is counted. */
export function printNames(deck: Deck, index: CardIndex): string {
  const lines = deckParts.flatMap((part) => {
    const runs: { readonly entry: string; count: number }[] = [];
    for (const entry of deck[part]) {
      const last = runs.at(-1);
      if (last?.entry === entry) last.count++;
      else runs.push({ entry, count: 1 });
    }
    const title = `${part.charAt(0).toUpperCase()}${part.slice(1)}:`;
    return [title, ...runs.map(({ entry, count }) => `${count} ${nameOf(entry, index)}`), ''];
  });
  return lines.join('\n');
}

/** The name of an entry, where it can be read back as the same one. */
function nameOf(entry: string, index: CardIndex): string {
  const name = index.card(entry)?.names.en;
  return name !== undefined && index.named(name) === entry ? name : entry;
}
