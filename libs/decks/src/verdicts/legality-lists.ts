import type { CardReference } from '../deck-list.js';
import type { CardFacts, IsoDay, Legality, LegalityStatus } from '../facts/card-facts.js';
import { normalName } from '../facts/normal-name.js';

/** What a dated list says of a card. */
export interface ListEntry {
  /** The key of the card, or another name of it. */
  readonly card: string;
  /** By which the card is found as well, in games whose cards have one. */
  readonly passcode?: number;
  readonly status: LegalityStatus;
  /** Copies that the deck may hold; null for as many as the rules allow. */
  readonly copies: number | null;
}

/** A list of a format from a day on, until the next list of the format comes into force. Lists never change. */
export interface LegalityList {
  readonly id: string;
  /** How people call it. */
  readonly name: string;
  /** As in the legalities of facts: `tcg`, `vintage`. */
  readonly format: string;
  readonly from: IsoDay;
  /** The last day in force; until the next list where absent. */
  readonly until?: IsoDay;
  /** Who says so since when, and the SHA-256 of the file that says it, hex; absent for lists of our own. */
  readonly stated?: { readonly source: string; readonly knownSince: IsoDay; readonly digest: string };
  /**
   * What of cards that it does not name: they are legal, they are not, or what their facts say of the pool of the format holds (not legal, not
   * released).
   */
  readonly unlisted: 'legal' | 'notLegal' | 'asFacts';
  readonly entries: readonly ListEntry[];
}

/** What is known of a card on a day: its status by a list or by its facts, or nothing. */
export type Standing =
  | {
      readonly known: true;
      readonly status: LegalityStatus;
      readonly copies: number | null;
      readonly list: string;
      readonly since: IsoDay | null;
      /** How the list calls the card; null where it does not name it. */
      readonly card: string | null;
    }
  | { readonly known: false };

/** A card as an entry names it: its facts, or for an unknown card the reference alone, which a list may know. */
export interface NamedCard {
  readonly facts: CardFacts | null;
  readonly reference: CardReference;
}

/** Tells how cards stand. */
export type Standings = (card: NamedCard) => Standing;

const limitWords: readonly LegalityStatus[] = ['forbidden', 'limited', 'semiLimited'];

/**
 * Makes a list of limits in copies by name, as sources publish those of Yu-Gi-Oh!: 0 forbids, 1 limits, 2 semi-limits a card.
 * @param passcodes of cards by the same names, where the source has them: by these a list finds cards of which no facts are known
 * @throws {RangeError} for any other number of copies
 */
export function limitList(
  list: Omit<LegalityList, 'unlisted' | 'entries'>,
  copies: Readonly<Record<string, number>>,
  passcodes: Readonly<Record<string, number>> = {},
): LegalityList {
  const entries = Object.entries(copies).map(([card, allowed]): ListEntry => {
    const status = limitWords[allowed];
    if (status === undefined) throw new RangeError(`${list.name} has ${card} at ${allowed} copies; a list limits to 0, 1 or 2`);
    const passcode = Object.hasOwn(passcodes, card) ? passcodes[card] : undefined;
    return { card, status, copies: allowed, ...(passcode === undefined ? {} : { passcode }) };
  });
  return { ...list, unlisted: 'asFacts', entries };
}

/** Returns the lists of a format that have come into force by a day, the newest first. */
const inForceBy = (lists: readonly LegalityList[], format: string, date: IsoDay): readonly LegalityList[] =>
  lists.filter((list) => list.format === format && list.from <= date).toSorted((one, other) => (one.from < other.from ? 1 : -1));

/** Returns the list of a format that is in force on a day; null where none was yet, or the last one has ended. */
export function listInForce(lists: readonly LegalityList[], format: string, date: IsoDay): LegalityList | null {
  const [newest] = inForceBy(lists, format, date);
  return newest === undefined || (newest.until !== undefined && newest.until < date) ? null : newest;
}

/** What an entry of a list is found by: a name as it is compared, or a passcode. */
type ListKey = string | number;

const keysOfEntry = ({ card, passcode }: ListEntry): readonly ListKey[] => [
  normalName(card),
  ...(passcode === undefined ? [] : [passcode]),
];

function keysOfCard({ facts, reference }: NamedCard): readonly ListKey[] {
  if (facts === null)
    return reference.by === 'passcode' ? [reference.passcode] : reference.by === 'name' ? [normalName(reference.name)] : [];
  const names = [facts.key, facts.names.en, facts.names.zh, ...facts.alternativeNames].filter((name) => name !== null);
  return [...(facts.game === 'yugioh' ? facts.passcodes : []), ...names.map(normalName)];
}

/** The day from which a stated legality counts: the one it gives, or that of the snapshot. */
const dayOf = ({ from, knownSince }: Legality): IsoDay | null => from ?? knownSince;

/** Returns the newest legality of the facts by a day; of several of one day the strictest, but for printings that are not legal. */
function statedBy(facts: CardFacts, format: string, date: IsoDay): Legality | null {
  const copies = ({ copies: allowed }: Legality): number => allowed ?? Infinity;
  const order = (one: Legality, other: Legality): number => {
    const [first, second] = [dayOf(one) ?? '', dayOf(other) ?? ''];
    if (first !== second) return first < second ? 1 : -1;
    return copies(one) - copies(other);
  };
  const sorted = facts.legalities.filter((stated) => stated.format === format && (dayOf(stated) ?? '') <= date).toSorted(order);
  const [first] = sorted;
  if (first?.status !== 'notLegal') return first ?? null;
  // Sources say of single printings that no tournament admits them: another printing of the same day puts the card into the pool.
  return sorted.find((stated) => stated.status !== 'notLegal' && dayOf(stated) === dayOf(first)) ?? first;
}

const ofPool: ReadonlySet<LegalityStatus> = new Set(['notLegal', 'notReleased']);

function standingByFacts({ facts }: NamedCard, format: string, date: IsoDay): Standing {
  const stated = facts === null ? null : statedBy(facts, format, date);
  if (stated === null) return { known: false };
  const { status, copies, from, knownSince } = stated;
  return {
    known: true,
    status,
    copies,
    list: knownSince === null ? `${format} (facts)` : `${format} (facts of ${knownSince})`,
    since: from,
    card: null,
  };
}

/**
 * Tells whether a format has a card, of which its list says nothing: by the facts of the day, or else by the first ones after it. A card that
 * was not released later was not released before, and one that the format has later is taken to be in it before; pools that change otherwise
 * tell nothing of earlier days. Of cards of Yu-Gi-Oh! every one that is released may be played.
 */
function poolByFacts(facts: CardFacts, format: string, date: IsoDay): Standing | 'inPool' {
  const byFacts = standingByFacts({ facts, reference: { by: 'name', name: facts.key, set: null, number: null } }, format, date);
  if (byFacts.known) return ofPool.has(byFacts.status) ? byFacts : 'inPool';
  const [later] = facts.legalities
    .filter((stated) => stated.format === format)
    .toSorted((one, other) => ((dayOf(one) ?? '') < (dayOf(other) ?? '') ? -1 : 1));
  if (later === undefined) return facts.game === 'yugioh' ? 'inPool' : { known: false };
  if (later.status === 'notReleased')
    return standingByFacts({ facts, reference: { by: 'name', name: facts.key, set: null, number: null } }, format, dayOf(later) ?? date);
  return later.status === 'notLegal' ? { known: false } : 'inPool';
}

/**
 * Returns a function that tells how cards stand in a format on a day: by the dated list in force, or where there is none by what their
 * facts state. The facts of a later snapshot say nothing of an earlier day.
 */
export function standingsOn(lists: readonly LegalityList[], format: string, date: IsoDay): Standings {
  const dated = inForceBy(lists, format, date).map((list) => ({
    list,
    entries: new Map(list.entries.flatMap((entry) => keysOfEntry(entry).map((key) => [key, entry] as const))),
  }));
  const [current] = dated;
  if (current === undefined || listInForce(lists, format, date) === null) return (card) => standingByFacts(card, format, date);
  const entryIn = (entries: ReadonlyMap<ListKey, ListEntry>, card: NamedCard): ListEntry | undefined => {
    const key = keysOfCard(card).find((one) => entries.has(one));
    return key === undefined ? undefined : entries.get(key);
  };
  return (card) => {
    const entry = entryIn(current.entries, card);
    const { list } = current;
    if (entry === undefined) {
      if (card.facts === null) return { known: false };
      if (list.unlisted === 'asFacts') {
        const byFacts = poolByFacts(card.facts, format, date);
        if (byFacts !== 'inPool') return byFacts;
      }
      const status = list.unlisted === 'notLegal' ? 'notLegal' : 'legal';
      return { known: true, status, copies: status === 'legal' ? null : 0, list: list.name, since: list.from, card: null };
    }
    // Since when lists have said the same without a break.
    let since = list.from;
    for (const { list: earlier, entries } of dated.slice(1)) {
      const before = entryIn(entries, card);
      if (before === undefined || before.status !== entry.status || before.copies !== entry.copies) break;
      since = earlier.from;
    }
    return { known: true, status: entry.status, copies: entry.copies, list: list.name, since, card: entry.card };
  };
}
