import type { DeckGame } from '../deck-list.js';
import { type Fields, isFields } from '../facts/fields.js';
import type { LegalityList, ListEntry } from '../verdicts/legality-lists.js';
import { entryOf } from './entries.js';
import { dayIn, failList, type SaidOfLists, type StatedList, statedList } from './stated-list.js';

const textIn = (fields: Fields, ...names: readonly string[]): string => {
  const value = names.map((name) => fields[name]).find((one) => one !== undefined && one !== null);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

const numberIn = (fields: Fields, name: string): number | null => {
  const text = textIn(fields, name).trim();
  return /^-?\d{1,10}$/.test(text) ? Number(text) : null;
};

const unlistedWords: readonly LegalityList['unlisted'][] = ['legal', 'notLegal', 'asFacts'];

function unlistedIn(fields: Fields): LegalityList['unlisted'] | undefined {
  const word = textIn(fields, 'unlisted');
  if (word === '') return undefined;
  return (
    unlistedWords.find((one) => one === word) ??
    failList('list/status-unknown', `"unlisted" is one of ${unlistedWords.join(', ')}, and not "${word.slice(0, 40)}".`)
  );
}

/** Cards as a list of objects, or as an object of names with a status or a number of copies each. */
function entriesIn(game: DeckGame, cards: unknown): readonly ListEntry[] {
  if (Array.isArray(cards))
    return cards.map((one: unknown, at) => {
      if (!isFields(one)) return failList('list/unreadable', `Card ${at + 1} is no object with "card" and "status".`);
      const written = { card: textIn(one, 'card', 'name'), status: textIn(one, 'status'), copies: numberIn(one, 'copies') };
      return entryOf(game, { ...written, passcode: numberIn(one, 'passcode'), line: 0 });
    });
  if (!isFields(cards)) return failList('list/unreadable', 'A list needs "cards": a list of objects, or names with a status each.');
  return Object.entries(cards).map(([card, status]) =>
    entryOf(game, {
      card,
      status: typeof status === 'number' || typeof status === 'string' ? String(status) : '',
      copies: null,
      passcode: null,
      line: 0,
    }),
  );
}

/** Applies the changes of a day to what the list said before; a card that is legal again is not named any more, if the list forbids. */
function changed(before: readonly ListEntry[], changes: readonly ListEntry[], keepsLegal: boolean): readonly ListEntry[] {
  const touched = new Set(changes.map(({ card }) => card));
  const added = keepsLegal ? changes : changes.filter(({ status }) => status !== 'legal');
  return [...before.filter(({ card }) => !touched.has(card)), ...added];
}

function ownList(game: DeckGame, fields: Fields, said: SaidOfLists): readonly StatedList[] {
  const stated = {
    ...(textIn(fields, 'list') === '' ? {} : { list: textIn(fields, 'list') }),
    ...(textIn(fields, 'name') === '' ? {} : { name: textIn(fields, 'name') }),
    unlisted: unlistedIn(fields),
  };
  const until = dayIn(textIn(fields, 'until'));
  const from = dayIn(textIn(fields, 'from', 'date')) ?? undefined;
  if (!Array.isArray(fields['changes'])) {
    const cards = entriesIn(game, fields['cards'] ?? fields['entries'] ?? fields['regulation']);
    return [statedList({ ...stated, from, until }, said, cards)];
  }
  const keepsLegal = (said.unlisted ?? stated.unlisted) === 'notLegal';
  let entries: readonly ListEntry[] = fields['cards'] === undefined ? [] : entriesIn(game, fields['cards']);
  const lists = from === undefined || fields['cards'] === undefined ? [] : [statedList({ ...stated, from }, said, entries)];
  for (const change of fields['changes']) {
    if (!isFields(change)) return failList('list/unreadable', 'A change is an object with "from" and "cards".');
    entries = changed(entries, entriesIn(game, change['cards']), keepsLegal);
    const day =
      dayIn(textIn(change, 'from', 'date')) ?? failList('list/day-missing', 'A change needs "from": the day on which it comes into force.');
    const name = textIn(change, 'name');
    lists.push(statedList({ ...stated, ...(name === '' ? {} : { name }), from: day }, { ...said, from: null }, entries));
  }
  return lists;
}

const entities: { readonly [entity: string]: string } = {
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const withoutEntities = (text: string): string => text.replace(/&(?:#x27|#39|amp|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** Whether a document is the publisher's list of Yu-Gi-Oh!: cards under `0`, `1` and `2`, the numbers of copies. */
const isPublished = (fields: Fields): boolean => Array.isArray(fields['0']) && Array.isArray(fields['1']);

function publishedList(fields: Fields, said: SaidOfLists): StatedList {
  const entries = ['0', '1', '2'].flatMap((copies) => {
    const cards: unknown = fields[copies];
    return (Array.isArray(cards) ? cards : []).map((one: unknown) =>
      entryOf('yugioh', {
        card: isFields(one) ? withoutEntities(textIn(one, 'nameeng')) : '',
        status: copies,
        copies: null,
        passcode: null,
        line: 0,
      }),
    );
  });
  return statedList({ from: dayIn(textIn(fields, 'from')) ?? undefined }, said, entries);
}

/**
 * Reads lists as JSON: our own form (`readLists` explains it), the publisher's of Yu-Gi-Oh! with cards under their numbers of copies, and
 * `date` with `regulation`, names with a number of copies each.
 */
export function readJsonLists(game: DeckGame, text: string, said: SaidOfLists): readonly StatedList[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return failList('list/unreadable', 'This is no JSON; look for a missing bracket, quote or comma.');
  }
  const all: readonly unknown[] = Array.isArray(document) ? document : [document];
  return all.flatMap((one) => {
    if (!isFields(one)) return failList('list/unreadable', 'A list is an object with "list", "from" and "cards".');
    return isPublished(one) ? [publishedList(one, said)] : ownList(game, one, said);
  });
}
