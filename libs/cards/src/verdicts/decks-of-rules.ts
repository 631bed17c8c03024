import type { CardReference, DeckEntry, DeckGame, DeckList, DeckSection, DeckSections } from '@arbiter/decks';
import type { CardId, Json } from '@arbiter/kernel';
import type { EnforcedCards } from './enforced-cards.js';

/** Titles under which the rules of each game read the sections of a list; null where the game knows no titles. */
const titles: { readonly [game in DeckGame]: { readonly [section in DeckSection]?: string } | null } = {
  magic: { main: 'Deck', side: 'Sideboard', companion: 'Sideboard' },
  yugioh: { main: 'Main', extra: 'Extra', side: 'Side' },
  'force-of-will': { ruler: 'Ruler', main: 'Main', stone: 'Magic Stones', side: 'Side' },
  'grand-archive': { material: '# Material', main: '# Main', side: '# Sideboard' },
  starline: null,
};

/** A card of a deck that the rules know. */
export interface KnownEntry {
  readonly section: DeckSection;
  readonly id: CardId;
  readonly count: number;
}

/**
 * Writes a deck of known cards as the list that the rules of its game read (`parseDeck`).
 * @returns null where the deck has a section that the rules don't know, such as a commander
 */
export function textForRules(game: DeckGame, entries: readonly KnownEntry[]): string | null {
  const known = titles[game];
  const lines: string[] = [];
  let under: string | null = null;
  const order = known === null ? [] : (Object.keys(known) as readonly DeckSection[]);
  for (const { section, id, count } of entries.toSorted((one, other) => order.indexOf(one.section) - order.indexOf(other.section))) {
    const title = known === null ? null : (known[section] ?? '');
    if (title === '') return null;
    if (title !== under && title !== null) lines.push(title);
    under = title;
    lines.push(`${count} ${id}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The sections in which our lists have the parts of the rules' own decks. */
const sectionOfPart: { readonly [part: string]: DeckSection } = {
  main: 'main',
  cards: 'main',
  sideboard: 'side',
  side: 'side',
  extra: 'extra',
  material: 'material',
  ruler: 'ruler',
  magicStones: 'stone',
};

/** An entry of the rules' own deck as a list names the card: `passcode:N` is what decks of Yu-Gi-Oh! have of unknown cards. */
function referenceOf(entry: string, cards: EnforcedCards): CardReference {
  const passcode = /^passcode:(\d{1,10})$/.exec(entry)?.[1];
  if (passcode !== undefined) return { by: 'passcode', passcode: Number(passcode) };
  return { by: 'name', name: cards.nameOf(entry) ?? entry, set: null, number: null };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the rules' own deck, given as JSON, as a list; null where it has not the shape of a deck. */
export function listOfRules(deck: Json, cards: EnforcedCards): DeckList | null {
  if (typeof deck !== 'object' || deck === null) return null;
  const parts: readonly (readonly [string, unknown])[] = Array.isArray(deck) ? [['main', deck]] : Object.entries(deck);
  const sections: Partial<Record<DeckSection, DeckEntry[]>> = {};
  for (const [part, entries] of parts) {
    const section = Object.hasOwn(sectionOfPart, part) ? sectionOfPart[part] : undefined;
    if (section === undefined) continue;
    if (!Array.isArray(entries) || !entries.every(isText)) return null;
    const counts = new Map<string, number>();
    for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
    sections[section] = [
      ...(sections[section] ?? []),
      ...[...counts].map(([entry, count]) => ({ count, card: referenceOf(entry, cards), line: 0 })),
    ];
  }
  return { form: 'json', name: null, sections: sections satisfies DeckSections };
}
