import { describe, expect, it } from '@jest/globals';
import { faultSentence, type Json, type JsonObject } from '@arbiter/kernel';
import { type CardProgram, checkProgram, type EntryForm, type GameDefinition, type ParameterForm } from '@arbiter/kernel/authoring';
import { forceOfWill } from './force-of-will/src/game.js';
import { grandArchive } from './grand-archive/src/game.js';
import { magic } from './magic/src/game.js';

/** What keywords stand for stands in code; here each is read as the program of a card that has it, with whatever may stand beside its word. */

/** A cost that each of these games can read. */
const costs: { readonly [game: string]: string } = { magic: '{2}', 'force-of-will': '{1}', 'grand-archive': '' };

/** A value of a form, as small as can be. */
function sampleOf(form: ParameterForm, game: string): Json {
  if (Array.isArray(form)) return (form as readonly string[])[0] as string;
  if (typeof form === 'string') return plainSample(form, game);
  if ('or' in form) return sampleOf(form.or[0] as ParameterForm, game);
  if ('only' in form) return form.only;
  if ('listOf' in form) return Array.from({ length: form.length ?? 1 }, () => sampleOf(form.listOf, game));
  if ('handedOut' in form) return { tree: sampleOf(form.handedOut, game) };
  if ('fields' in form)
    return Object.fromEntries(Object.entries(form.fields.needs ?? {}).map(([name, one]) => [name, sampleOf(one, game)]));
  throw new Error(`no sample of ${JSON.stringify(form)}`);
}

function plainSample(form: ParameterForm & string, game: string): Json {
  switch (form) {
    case 'number':
    case 'amount':
      return 2;
    case 'flag':
      return true;
    case 'text':
    case 'cost':
      return costs[game] as string;
    case 'predicate':
      return {};
    case 'fits':
      return { tree: {} };
    case 'place':
      return 'graveyard';
    case 'verbs':
    case 'clauses':
    case 'choices':
      return [];
    default:
      throw new Error(`no sample of ${form}`);
  }
}

/** Ways to write a keyword: with what it needs alone, with each of what it may have besides, and with every choice of an `or`. */
function entriesOf(word: string, { needs = {}, may = {}, oneOf }: EntryForm, game: string): readonly Json[] {
  const written = (forms: { readonly [name: string]: ParameterForm }): JsonObject =>
    Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, sampleOf(form, game)]));
  const least = written(needs);
  const others = Object.entries({ ...needs, ...may }).flatMap(([name, form]) =>
    (typeof form === 'object' && 'or' in form ? form.or : [form]).map((one): JsonObject => ({ ...least, [name]: sampleOf(one, game) })),
  );
  const all = [least, ...others].filter((entry) => oneOf === undefined || oneOf.some((name) => name in entry));
  return all.map((entry) => (Object.keys(entry).length === 0 ? word : { word, ...entry }));
}

const keywordsOf = (game: GameDefinition): readonly (readonly [word: string, EntryForm])[] => {
  const keywords = game.vocabulary?.entries.keywords;
  return keywords !== undefined && 'words' in keywords ? Object.entries(keywords.words) : [];
};

const withKeyword = (keyword: Json): CardProgram => ({
  id: 'odd',
  names: { en: 'Odd', zh: 'Odd' },
  printed: { keywords: [keyword] },
  abilities: [],
});

describe.each([magic, forceOfWill, grandArchive].map((game): readonly [string, GameDefinition] => [game.id, game]))(
  'keywords of %s',
  (id, game) => {
    const ids = new Set(game.cards.map((card) => card.id));
    const isCard = (card: string): boolean => ids.has(card);

    it('given each of those that stand for abilities, then its form is declared', () => {
      const declared = keywordsOf(game).map(([word]) => word);
      expect(Object.keys(game.keywordAbilities ?? {}).filter((word) => !declared.includes(word))).toEqual([]);
    });

    it('given each of them, with whatever may stand beside its word, then what it stands for is a sound program', () => {
      const cards = keywordsOf(game).flatMap(([word, form]) => entriesOf(word, form, id).map(withKeyword));
      const said = cards.flatMap((card) =>
        checkProgram(game, card, isCard).map((fault) => `${JSON.stringify(card.printed.keywords)} ${faultSentence(fault)}`),
      );
      expect(said).toEqual([]);
    });
  },
);
