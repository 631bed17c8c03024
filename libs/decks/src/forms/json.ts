import type { CardReference, DeckFault, DeckGame, DeckSection } from '../deck-list.js';
import {
  countOf,
  deckName,
  type Found,
  type FoundCard,
  fault,
  foundFault,
  gathered,
  namedCard,
  passcodeCard,
  quoted,
  type Read,
  read,
  unread,
} from './found.js';
import { headingsOfGame, sectionCalled } from './headings.js';
import { cleaned } from './text.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys beside the sections that say something about the deck and hold no cards. */
const aboutKeys: readonly string[] = ['name', 'form', 'game', 'format', 'description', 'author', 'version'];

/** Sections hold lists; what is no list and no object says something about the deck, such as the player or the day. */
const isAbout = ([key, value]: readonly [string, unknown]): boolean =>
  aboutKeys.includes(key) || typeof value !== 'object' || value === null;

/**
 * Reads a deck as JSON. Our form is
 *
 *     { "name": "Burn", "sections": { "main": [{ "count": 4, "name": "Lightning Bolt", "set": "M10", "number": "146" }], "side": [...] } }
 *
 * The sections are those of `DeckSection`, or the words that stand over them in lists; they may also stand beside `name`. A card is an
 * object with `count` and either `name` (with `set` and `number` where they are known), or `passcode`, or `set` and `number`. It may also
 * be a name alone, or a passcode alone: one copy. `CardName` and `Quantity` are read as well, as collections of tournament lists have them. A list instead of an object is the main deck. `DeckList` itself is of this form too.
 *
 * Errors: `json/malformed`, `json/shape`, `section/unknown`, and for each card `count/...`, `line/no-card`, `card/...`, all with line 0 and
 * the path in the sentence.
 */
export function readJson(game: DeckGame, text: string): Found {
  const parsed = parse(text);
  if (!parsed.ok) return foundFault(parsed.fault);
  const value = parsed.value;
  if (Array.isArray(value)) return gathered(null, cardsOf(game, value, 'main', 'main'));
  if (!isFields(value)) return foundFault(shapeFault('the deck', 'an object with "sections", or a list of names'));
  const { sections, ...beside } = value;
  if (sections !== undefined && !isFields(sections)) return foundFault(shapeFault('"sections"', 'an object of lists'));
  const parts = [...Object.entries(beside).filter((entry) => !isAbout(entry)), ...Object.entries(sections ?? {})];
  return gathered(
    deckName(typeof value['name'] === 'string' ? value['name'] : null),
    parts.flatMap(([key, cards]) => sectionOf(game, key, cards)),
  );
}

function parse(text: string): Read<unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return read(value);
  } catch {
    return unread('json/malformed', 0, 'This is no JSON; look for a missing bracket, quote or comma, or save the deck again.');
  }
}

const shapeFault = (place: string, what: string): DeckFault => fault('json/shape', 0, `Here ${place} must be ${what}.`);

function sectionOf(game: DeckGame, key: string, cards: unknown): readonly Read<FoundCard>[] {
  const section = sectionCalled(game, key.replace(/_/g, ' '));
  if (section === null)
    return [
      unread('section/unknown', 0, `${quoted(key)} is no part of a deck of this game; use ${headingsOfGame(game)}, or leave it out.`),
    ];
  return Array.isArray(cards) ? cardsOf(game, cards, section, key) : [{ ok: false, fault: shapeFault(quoted(key), 'a list of cards') }];
}

const cardsOf = (game: DeckGame, cards: readonly unknown[], section: DeckSection, key: string): readonly Read<FoundCard>[] =>
  cards.map((card, at) => inSection(cardOf(game, card), section, `${cleaned(key).slice(0, 40)}[${at}]`));

interface Counted {
  readonly count: number;
  readonly card: CardReference;
}

/** Lines are not known in JSON, so the sentence says the path. */
const inSection = (counted: Read<Counted>, section: DeckSection, path: string): Read<FoundCard> =>
  counted.ok
    ? read({ ...counted.value, section, line: 0 })
    : { ok: false, fault: { ...counted.fault, detail: `In ${path}: ${counted.fault.detail}` } };

function cardOf(game: DeckGame, value: unknown): Read<Counted> {
  if (typeof value === 'string')
    return one(game === 'yugioh' && /^\d+$/.test(value) ? passcodeCard(value, 0) : namedCard(value, null, null, 0));
  if (typeof value === 'number') return one(passcodeCard(String(value), 0));
  if (!isFields(value)) return { ok: false, fault: shapeFault('a card', 'an object with "count" and "name", or a name') };
  const fields = withKnownKeys(value);
  const count = countOf(scalar(fields['count']), 0);
  if (!count.ok) return count;
  const card = referenceOf(isFields(fields['card']) ? withKnownKeys(fields['card']) : fields);
  return card.ok ? read({ count: count.value, card: card.value }) : card;
}

/** How other programs call the fields of a card, in lower case and without underscores. */
const otherKeys: { readonly [key: string]: string } = {
  quantity: 'count',
  qty: 'count',
  amount: 'count',
  cardname: 'name',
  cardattributes: 'card',
};

/** Collections of tournament lists write `CardName` and `Count`, MTGO's pages `qty` and `card_attributes`. */
const withKnownKeys = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      const plain = key.toLowerCase().replace(/_/g, '');
      return [Object.hasOwn(otherKeys, plain) ? (otherKeys[plain] ?? plain) : plain, value] as const;
    }),
  );

const one = (card: Read<CardReference>): Read<Counted> => (card.ok ? read({ count: 1, card: card.value }) : card);

function referenceOf(fields: Fields): Read<CardReference> {
  const set = scalar(fields['set']);
  const number = scalar(fields['number']);
  if (fields['passcode'] !== undefined) return passcodeCard(scalar(fields['passcode']), 0);
  if (fields['name'] !== undefined) return namedCard(scalar(fields['name']), set, number, 0);
  // Both must be names of something, so they go the way of names.
  const named = namedCard(`${set}-${number}`, set, number, 0);
  if (!named.ok || named.value.by !== 'name' || named.value.set === null || named.value.number === null)
    return { ok: false, fault: shapeFault('a card', 'told by "name", by "passcode", or by "set" and "number"') };
  return read({ by: 'printing', set: named.value.set, number: named.value.number });
}

const scalar = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
