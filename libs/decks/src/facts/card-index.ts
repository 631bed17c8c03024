import type { CardReference } from '../deck-list.js';
import type { DeckGame } from '../deck-list.js';
import type { CardFacts } from './card-facts.js';
import { mergeFacts } from './merge.js';
import { nearestNames, nearNames } from './near-names.js';
import { normalName } from './normal-name.js';
import { joinOtherSides } from './other-sides.js';
import { otherSpellings } from './other-spellings.js';
import type { Translation } from './translations.js';

/** What a reference of a deck list names: one card, several that it cannot tell apart, or none. */
export type Found =
  /** `readAs`: the reference had to be read otherwise than it is written, such as without a variant behind the name. */
  | { readonly found: 'card'; readonly facts: CardFacts; readonly readAs?: true }
  | { readonly found: 'several'; readonly keys: readonly string[] }
  | { readonly found: 'none' };

/** The cards of a game, found by what deck lists write. */
export interface CardIndex {
  readonly game: DeckGame;
  /** Each card once, in the order of the rows. */
  readonly cards: readonly CardFacts[];
  /** Finds the card that an entry of a list names. */
  readonly find: (reference: CardReference) => Found;
  readonly byName: (name: string) => Found;
  readonly byPasscode: (passcode: number) => CardFacts | null;
  /** Finds a printing by set and number; leading zeros and case make no difference. */
  readonly byPrinting: (set: string, number: string) => CardFacts | null;
  /** Returns the keys of at most three cards whose names are nearest to a text, nearest first. */
  readonly nearest: (name: string) => readonly string[];
  /** Returns the keys of at most three cards that an unknown reference may mean, likeliest first. */
  readonly nearestTo: (reference: CardReference) => readonly string[];
}

/** Games whose lists name a card by both of its faces. */
const haveFaces: readonly DeckGame[] = ['magic', 'force-of-will'];
const suggestions = 3;
/** Programs give further artworks of a card the next passcodes. */
const passcodesOfArtworks = 10;

const printingKey = (set: string, number: string): string => `${set}-${number}`.toLowerCase().replace(/(^|[-=])0+(?=\d)/g, '$1');

/** Cards by name; a name that is a card's own takes precedence over a face or former name of another card. */
interface Names {
  readonly own: ReadonlyMap<string, readonly CardFacts[]>;
  readonly other: ReadonlyMap<string, readonly CardFacts[]>;
}

function collectNames(cards: readonly CardFacts[], translations: readonly Translation[]): Names {
  const [own, other] = [new Map<string, CardFacts[]>(), new Map<string, CardFacts[]>()];
  const add = (names: Map<string, CardFacts[]>, name: string | null, facts: CardFacts): void => {
    if (name === null || name === '') return;
    const normal = normalName(name);
    const group = names.get(normal);
    if (group === undefined) names.set(normal, [facts]);
    else if (!group.includes(facts)) group.push(facts);
  };
  const byKey = new Map(cards.map((facts) => [facts.key, facts]));
  for (const facts of cards) {
    for (const name of [facts.key, facts.names.en, facts.names.zh]) add(own, name, facts);
    for (const name of facts.alternativeNames) add(other, name, facts);
  }
  for (const { key, zh } of translations) {
    const facts = byKey.get(key);
    if (facts !== undefined) add(other, zh, facts);
  }
  return { own, other };
}

/** Chooses among cards of one name: cards of decks before tokens, then the one that is written alike to the letter. */
function choose(cards: readonly CardFacts[], name: string): Found {
  const decked = cards.filter(({ place }) => place !== 'none');
  const candidates = decked.length > 0 ? decked : cards;
  const exact = candidates.filter(({ key, names }) => [key, names.en, names.zh].includes(name.trim()));
  const [first, ...rest] = exact.length > 0 ? exact : candidates;
  if (first === undefined) return { found: 'none' };
  return rest.length === 0 ? { found: 'card', facts: first } : { found: 'several', keys: [first, ...rest].map(({ key }) => key) };
}

/** Puts the rows of one card together, in the order in which the cards come first. */
function cardsOf(rows: readonly CardFacts[], game: DeckGame): readonly CardFacts[] {
  const byKey = new Map<string, CardFacts>();
  for (const facts of rows) {
    if (facts.game !== game) continue;
    const known = byKey.get(facts.key);
    byKey.set(facts.key, known === undefined ? facts : mergeFacts(known, facts));
  }
  return joinOtherSides([...byKey.values()]);
}

/**
 * Builds an index of the cards of a game. Rows with one key become one card; rows of other games are left out.
 * @param translations further names by which cards are found
 */
export function buildCardIndex(game: DeckGame, rows: readonly CardFacts[], translations: readonly Translation[] = []): CardIndex {
  const cards = cardsOf(rows, game);
  const names = collectNames(cards, translations);
  const [passcodes, printings] = [new Map<number, CardFacts>(), new Map<string, CardFacts>()];
  for (const facts of cards) {
    if (facts.game === 'yugioh') for (const passcode of facts.passcodes) passcodes.set(passcode, facts);
    for (const { set, number } of facts.printings)
      if (!printings.has(printingKey(set, number))) printings.set(printingKey(set, number), facts);
  }
  const near = nearNames([...names.own, ...names.other].flatMap(([text, group]) => group.map(({ key }) => [text, key] as const)));

  const whole = (name: string): Found => {
    const normal = normalName(name);
    return choose(names.own.get(normal) ?? names.other.get(normal) ?? [], name);
  };
  const byName = (name: string): Found => {
    const found = whole(name);
    if (found.found !== 'none' || !haveFaces.includes(game) || !name.includes('/')) return found;
    // Some sources know the faces of a card as cards of their own, or the front alone: then the front stands for the card.
    const halves = name
      .split(/\/+/)
      .filter((half) => half.trim() !== '')
      .map(whole);
    return halves[0]?.found === 'card' ? halves[0] : found;
  };
  const inOtherSpelling = (name: string): Found => {
    const hit = otherSpellings(game, name)
      .map(byName)
      .find((one) => one.found === 'card');
    return hit?.found === 'card' ? { ...hit, readAs: true } : { found: 'none' };
  };
  const byPasscode = (passcode: number): CardFacts | null => passcodes.get(passcode) ?? null;
  const byPrinting = (set: string, number: string): CardFacts | null => printings.get(printingKey(set, number)) ?? null;
  const only = (facts: CardFacts | null): Found => (facts === null ? { found: 'none' } : { found: 'card', facts });
  const printed = (reference: CardReference): CardFacts | null =>
    reference.by === 'passcode' || reference.set === null || reference.number === null ? null : byPrinting(reference.set, reference.number);

  const find = (reference: CardReference): Found => {
    switch (reference.by) {
      case 'passcode':
        return byPasscode(reference.passcode) === null ? artworkOf(reference.passcode, byPasscode) : only(byPasscode(reference.passcode));
      case 'printing':
        return only(byPrinting(reference.set, reference.number));
      case 'name': {
        const found = byName(reference.name);
        const printing = printed(reference);
        if (found.found === 'several') return printing !== null && found.keys.includes(printing.key) ? only(printing) : found;
        if (found.found === 'card') return found;
        const read = inOtherSpelling(reference.name);
        // Names of other languages and of sets with names of their own are told by the printing.
        return read.found === 'none' && printing !== null ? { found: 'card', facts: printing, readAs: true } : read;
      }
    }
  };
  const nearest = (name: string): readonly string[] => nearestNames(normalName(name), near, suggestions);
  const nearestTo = (reference: CardReference): readonly string[] => {
    if (reference.by === 'passcode') return nearPasscodes(reference.passcode, byPasscode);
    const named = reference.by === 'name' ? byName(reference.name) : null;
    if (named?.found === 'several') return named.keys.slice(0, suggestions);
    const printing = printed(reference);
    const byText = reference.by === 'name' ? nearest(reference.name) : [];
    return [...new Set([...(printing === null ? [] : [printing.key]), ...byText])].slice(0, suggestions);
  };
  return { game, cards, find, byName, byPasscode, byPrinting, nearest, nearestTo };
}

const formatsOf = new WeakMap<CardIndex, readonly string[]>();

/** Returns the formats in which some card of an index has a legality. */
export function legalityFormats(index: CardIndex): readonly string[] {
  const known = formatsOf.get(index);
  if (known !== undefined) return known;
  const found = [...new Set(index.cards.flatMap(({ legalities }) => legalities.map(({ format }) => format)))];
  formatsOf.set(index, found);
  return found;
}

/**
 * Programs give further artworks of a card the passcodes next to its own, of which sources with one passcode a card say nothing: such a
 * number is the card's if no other card is near.
 */
function artworkOf(passcode: number, byPasscode: (passcode: number) => CardFacts | null): Found {
  const near = new Map<string, CardFacts>();
  for (let apart = 1; apart < passcodesOfArtworks; apart++)
    for (const one of [passcode - apart, passcode + apart]) {
      const facts = byPasscode(one);
      if (facts !== null) near.set(facts.key, facts);
    }
  const [facts, ...others] = near.values();
  return facts === undefined || others.length > 0 ? { found: 'none' } : { found: 'card', facts, readAs: true };
}

/** Returns the cards with the nearest passcodes, where one is so near that it may be another artwork of the card. */
function nearPasscodes(passcode: number, byPasscode: (passcode: number) => CardFacts | null): readonly string[] {
  const keys = new Set<string>();
  for (let apart = 1; apart <= passcodesOfArtworks; apart++)
    for (const near of [passcode - apart, passcode + apart]) {
      const key = byPasscode(near)?.key;
      if (key !== undefined) keys.add(key);
    }
  return [...keys].slice(0, suggestions);
}
