import type { CardReference, DeckEntry, DeckList, DeckSection } from '../deck-list.js';
import type { CardFacts } from '../facts/card-facts.js';
import type { CardIndex } from '../facts/card-index.js';
import type { DeckRules } from './deck-rules.js';

/** An entry of a list with the card that it names. */
export interface ArrangedEntry {
  readonly entry: DeckEntry;
  /** The section in which the list has it. */
  readonly section: DeckSection;
  /** The section in which it is judged. */
  readonly judged: DeckSection;
  /** Null for unknown cards. */
  readonly facts: CardFacts | null;
  /** Whether the entry had to be read otherwise than it is written. */
  readonly readAs: boolean;
  /** Keys that an unknown entry may mean. */
  readonly nearest: readonly string[];
  /** Whether the entry repeats a card that the list has elsewhere, and so counts nowhere. */
  readonly repeated: boolean;
}

/** A list whose cards are known as far as possible. */
export interface ArrangedDeck {
  readonly entries: readonly ArrangedEntry[];
  /** Keys of cards that were moved out of `main`, because the list has everything in there. */
  readonly moved: readonly string[];
  /** Keys of cards that the list has in the sideboard, and that were judged as commanders. */
  readonly commanders: readonly string[];
}

const order: readonly DeckSection[] = ['commander', 'companion', 'ruler', 'main', 'extra', 'material', 'stone', 'side'];
/** Sections into which cards belong by their kind. */
const byKind: readonly DeckSection[] = ['extra', 'material', 'ruler', 'stone'];
/** Forms that always tell the sections of a deck apart, even empty ones. */
const sectionedForms: ReadonlySet<string> = new Set(['ydk', 'ydke']);

/** Returns how a reference is written in faults. */
export function writtenName(reference: CardReference): string {
  switch (reference.by) {
    case 'name':
      return reference.name;
    case 'passcode':
      return String(reference.passcode);
    case 'printing':
      return `${reference.set}-${reference.number}`;
  }
}

/** Returns the section that a card belongs in by its kind; null where any or none is right. */
function homeOf(facts: CardFacts): DeckSection | null {
  switch (facts.place) {
    case 'extra':
    case 'material':
    case 'stone':
    case 'ruler':
      return facts.place;
    case 'jRuler':
      return 'ruler';
    case 'main':
    case 'none':
    case 'elsewhere':
      return null;
  }
}

/** A pair of commanders is the most that a deck has. */
const mostCommanders = 2;

/** Whether a list keeps its commanders in the sideboard, as MTGO and XMage do: decks with commanders have no other one. */
function hasCommandersAside({ sections }: DeckList, rules: Pick<DeckRules, 'sections'>): boolean {
  if (!rules.sections.includes('commander') || rules.sections.includes('side') || sections.commander !== undefined) return false;
  const aside = (sections.side ?? []).reduce((sum, { count }) => sum + count, 0);
  return aside > 0 && aside <= mostCommanders;
}

/** Cards of a deck with one commander, beside it. */
const besideOneCommander = 99;

const identityOf = (facts: CardFacts | null): readonly string[] | null => (facts?.game === 'magic' ? facts.colorIdentity : null);

/**
 * Of two cards aside one is a companion, where only a hundred cards with one of them are a deck: the commander is then the one whose colours
 * all cards have, and the first where both may be it.
 */
function withCompanion(entries: readonly ArrangedEntry[]): readonly ArrangedEntry[] {
  const [first, second, ...more] = entries.filter(({ judged }) => judged === 'commander');
  const main = entries.filter(({ judged }) => judged === 'main');
  const cards = main.reduce((sum, { entry }) => sum + entry.count, 0);
  if (first === undefined || second === undefined || more.length > 0 || cards !== besideOneCommander) return entries;
  const fits = (one: ArrangedEntry): boolean => {
    const identity = identityOf(one.facts);
    return identity === null || main.every(({ facts }) => identityOf(facts)?.every((color) => identity.includes(color)) !== false);
  };
  const companion = fits(first) || !fits(second) ? second : first;
  return entries.map((one) => (one === companion ? { ...one, judged: 'companion' } : one));
}

/** Returns the keys of cards that a list has in a section in which they were not judged. */
const keysMoved = (entries: readonly ArrangedEntry[], from: DeckSection): readonly string[] => [
  ...new Set(
    entries.flatMap(({ section, judged, facts }) => (section === from && section !== judged && facts !== null ? [facts.key] : [])),
  ),
];

/**
 * Looks up every entry of a list, and moves cards where they belong if the list has one section for all of them. A list tells sections apart
 * if it has one of them, even empty, or if its form always does.
 */
export function arrange(list: DeckList, index: CardIndex, rules: Pick<DeckRules, 'sections'>): ArrangedDeck {
  const inOneSection = !sectionedForms.has(list.form) && byKind.every((section) => list.sections[section] === undefined);
  const commandersAside = hasCommandersAside(list, rules);
  const found = order.flatMap((section) =>
    (list.sections[section] ?? []).map((entry): ArrangedEntry => {
      const named = index.find(entry.card);
      const facts = named.found === 'card' ? named.facts : null;
      const home = inOneSection && section === 'main' && facts !== null ? homeOf(facts) : null;
      return {
        entry,
        section,
        judged: commandersAside && section === 'side' ? 'commander' : (home ?? section),
        facts,
        readAs: named.found === 'card' && named.readAs === true,
        nearest: facts === null ? index.nearestTo(entry.card) : [],
        repeated: false,
      };
    }),
  );
  const entries = commandersAside ? withCompanion(found) : found;
  // Arena writes a companion twice: on its own, and in the sideboard, of which it is a card.
  const aside = new Set(entries.flatMap(({ section, facts }) => (section === 'side' && facts !== null ? [facts.key] : [])));
  return {
    entries: entries.map((one) =>
      one.section === 'companion' && one.facts !== null && aside.has(one.facts.key) ? { ...one, repeated: true } : one,
    ),
    moved: keysMoved(entries, 'main'),
    commanders: keysMoved(entries, 'side'),
  };
}
