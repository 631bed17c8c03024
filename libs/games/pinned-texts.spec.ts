import { describe, expect, it } from '@jest/globals';
import type { CardPresentation, CardSource, JsonObject } from '@arbiter/kernel';
import type { Ability, Verb } from '@arbiter/kernel/authoring';
import { presentationOf } from '@arbiter/presentations';

interface Named {
  readonly game: string;
  /** A card whose text names another card, which has the id `named`. */
  readonly teller: JsonObject;
  /** The printed values of the card with the id `named`. */
  readonly printed: JsonObject;
  readonly said: { readonly en: string; readonly zh: string };
  /** The words that stand for that card where the catalogue does not have it. */
  readonly unknown: { readonly en: string; readonly zh: string };
}

const names = { en: 'Grey Fox', zh: '灰狐' };
const card = (id: string, printed: JsonObject, abilities: readonly Ability[] = []): JsonObject =>
  ({ id, names: id === 'named' ? names : { en: 'Teller', zh: '述者' }, printed, abilities }) as unknown as JsonObject;
const doing = (verb: Verb): readonly Ability[] => [{ kind: 'spell', clauses: [{ do: [verb] }] }];

const texts: readonly Named[] = [
  {
    game: 'magic',
    teller: card('teller', {}, doing({ verb: 'create', token: 'named' })),
    printed: { power: 7, toughness: 8, colours: ['black'], types: ['creature'], subtypes: ['Zombie'] },
    said: { en: 'a 7/8 black Zombie creature token named Grey Fox', zh: '名为灰狐' },
    unknown: { en: 'a named token', zh: '一个named衍生物' },
  },
  {
    game: 'force-of-will',
    teller: card('teller', { kind: 'chant', keywords: [] }, doing({ verb: 'create', token: 'named' })),
    printed: { atk: 700, def: 800, attributes: ['wind'] },
    said: { en: '[700/800] wind “Grey Fox” resonator token', zh: '个[700/800]风属性灰狐生物衍生物' },
    unknown: { en: '“named” resonator token', zh: '个“named”生物衍生物' },
  },
  {
    game: 'grand-archive',
    teller: card('teller', { keywords: [] }, doing({ verb: 'summon', token: 'named' })),
    printed: {},
    said: { en: 'called “Grey Fox”', zh: '名为“灰狐”' },
    unknown: { en: 'called “named”', zh: '名为“named”' },
  },
  {
    game: 'yugioh',
    teller: card('teller', {}, doing({ verb: 'createTokens', token: 'named', amount: 2, position: 'defense' })),
    printed: {},
    said: { en: '2 “Grey Fox”', zh: '「灰狐」' },
    unknown: { en: '2 “named”', zh: '「named」' },
  },
  {
    game: 'starline',
    teller: card('teller', { type: 'magic' }, [
      {
        kind: 'static',
        modifiers: [{ layer: 'add', of: { from: 'slots', of: 'you', where: { name: '灰狐' } }, add: { attack: 1 } }],
      } as unknown as Ability,
    ]),
    printed: {},
    said: { en: '“Grey Fox”', zh: '「灰狐」' },
    unknown: { en: '“灰狐”', zh: '「灰狐」' },
  },
];

const byNames: readonly { readonly game: string; readonly teller: JsonObject }[] = [
  { game: 'yugioh', teller: card('teller', { alwaysNamed: 'Grey Fox' }) },
  {
    game: 'force-of-will',
    teller: card(
      'teller',
      { kind: 'chant', keywords: [] },
      doing({ verb: 'destroy', what: { all: { from: 'field', where: { name: 'Grey Fox' } } } }),
    ),
  },
  {
    game: 'grand-archive',
    teller: card('teller', { keywords: [] }, doing({ verb: 'destroy', what: { all: { from: 'field', where: { name: 'Grey Fox' } } } })),
  },
];

const catalogue = (...cards: readonly JsonObject[]): CardSource['cards'] => new Map(cards.map((one) => [String(one['id']), one]));

describe.each(texts)('a text of $game that names a card', ({ game, teller, printed, said, unknown }) => {
  const presentation = presentationOf(game) as CardPresentation;

  it('given a catalogue with that card, which the sources do not have, then it is told as it is there', () => {
    const { text } = presentation.factsOf(teller, catalogue(teller, card('named', printed)));
    expect(text.en).toContain(said.en);
    expect(text.zh).toContain(said.zh);
  });

  it('given a catalogue without it, or none, then the text still can be read', () => {
    for (const { text } of [presentation.factsOf(teller, catalogue(teller)), presentation.factsOf(teller)]) {
      expect(text.en).toContain(unknown.en);
      expect(text.zh).toContain(unknown.zh);
    }
  });
});

describe.each(byNames)('a text of $game that names a card by its English name', ({ game, teller }) => {
  const presentation = presentationOf(game) as CardPresentation;

  it('given the catalogue, then its Chinese name is the one that it has there; the English one where there is no such card', () => {
    expect(presentation.factsOf(teller, catalogue(teller, card('named', {}))).text.zh).toContain('灰狐');
    expect(presentation.factsOf(teller, catalogue(teller)).text.zh).toContain('Grey Fox');
  });
});
