import { describe, expect, it } from '@jest/globals';
import type { DeckViolation, Json } from '@arbiter/kernel';
import { type CardProgram, indexCards } from '@arbiter/kernel/authoring';
import { shows } from '@arbiter/testing';
import { knownCards } from '../testing/known-cards.js';
import { readDeck, type Deck } from './deck.js';
import { checkDeck, compareDecks, type DeckLimits } from './deck-rules.js';
import { validateDeck } from './format-decks.js';
import { formats, hasValhallaRule, limitsOf } from './formats.js';

const token: CardProgram = { id: 'token:elf', names: { en: 'Elf Token', zh: 'Elf Token' }, printed: { kind: 'resonator' }, abilities: [] };
const index = indexCards([...knownCards, token]);
const competition: DeckLimits = { sideDeck: 15 };
const binder: DeckLimits = { sideDeck: null };

const resonators = knownCards.filter(({ printed }) => printed.kind === 'resonator').map(({ id }) => id);
const mainOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => resonators[Math.floor(at / 4) % resonators.length] as string);
const times = (count: number, id: string): string[] => Array.from({ length: count }, () => id);
const legal: Deck = { ruler: ['melgis-the-flame-king'], main: mainOf(40), magicStones: times(10, 'fire-magic-stone'), side: [] };
const faults = (changed: Partial<Deck>, limits = competition): readonly (readonly [code: string, rule: string | null])[] =>
  checkDeck({ ...legal, ...changed }, index, limits).map(({ code, rule }) => [code, rule]);
const first = (changed: Partial<Deck>): DeckViolation | undefined => checkDeck({ ...legal, ...changed }, index, competition)[0];

describe('the decks of a player', () => {
  it(`given a ruler, a main deck and a magic stone deck, then all three have to be there ${shows('402.1')}`, () => {
    expect(faults({})).toEqual([]);
    expect(faults({ ruler: [] })).toEqual([['deck/ruler', '402.2']]);
    expect(faults({ main: [] })).toEqual([['deck/size', '402.3']]);
    expect(faults({ magicStones: [] })).toEqual([['deck/magic-stones', '402.4']]);
  });

  it(`given two rulers, or a ruler among other cards, then that is refused ${shows('402.2', '402.3')}`, () => {
    expect(first({ ruler: ['melgis-the-flame-king', 'faria-the-sacred-queen'] })).toMatchObject({
      code: 'deck/ruler',
      rule: '402.2',
      params: { cards: 2 },
    });
    expect(first({ ruler: ['gusurg'] })).toMatchObject({
      code: 'deck/wrong-part',
      rule: '402.2',
      cards: ['gusurg'],
      params: { part: 'ruler' },
    });
    expect(first({ main: [...mainOf(40), 'faria-the-sacred-queen', 'fire-magic-stone'] })).toMatchObject({
      code: 'deck/wrong-part',
      rule: '402.3',
      cards: ['faria-the-sacred-queen', 'fire-magic-stone'],
      params: { part: 'main' },
    });
  });

  it.each([
    [39, [['deck/size', '402.3']]],
    [40, []],
    [200, []],
  ] as const)(`given a main deck of %i cards, then its size is judged so ${shows('402.3')}`, (cards, expected) => {
    expect(faults({ main: mainOf(cards) })).toEqual(expected);
  });

  it.each([
    [9, [['deck/magic-stones', '402.4']]],
    [10, []],
    [20, []],
    [21, [['deck/magic-stones', '402.4']]],
  ] as const)(`given a magic stone deck of %i cards, then its size is judged so ${shows('402.4')}`, (cards, expected) => {
    expect(faults({ magicStones: times(cards, 'fire-magic-stone') })).toEqual(expected);
  });

  it(`given anything but a magic stone in the magic stone deck, then it is refused, a resonator that is treated as one too ${shows('402.4')}`, () => {
    expect(first({ magicStones: [...times(10, 'fire-magic-stone'), 'manservant-to-the-water-god'] })).toMatchObject({
      code: 'deck/wrong-part',
      rule: '402.4',
      cards: ['manservant-to-the-water-god'],
      params: { part: 'magicStones' },
    });
  });

  it(`given five of a name, then that is one too many; magic stones that are not special are free ${shows('402.5', '202.2', '201.3a')}`, () => {
    expect(faults({ main: [...mainOf(40), ...times(4, 'thunder')] })).toEqual([]);
    expect(first({ main: [...mainOf(40), ...times(5, 'thunder')] })).toMatchObject({
      code: 'deck/copies',
      rule: '402.5',
      cards: ['thunder'],
      params: { name: 'Thunder', count: 5, allowed: 4 },
    });
    expect(faults({ magicStones: times(20, 'fire-magic-stone') })).toEqual([]);
    expect(faults({ magicStones: [...times(10, 'fire-magic-stone'), ...times(4, 'ancient-magic-stone')] })).toEqual([]);
    expect(faults({ magicStones: [...times(10, 'fire-magic-stone'), ...times(5, 'ancient-magic-stone')] })).toEqual([
      ['deck/copies', '402.5'],
    ]);
  });

  it(`given a double-faced card, then it counts by the name of its past, and a side deck counts with the others ${shows('ruling:24')}`, () => {
    const main = [...mainOf(40), ...times(4, 'reflect-the-beginning-of-time')];
    expect(faults({ main })).toEqual([]);
    expect(first({ main, side: ['reflect-the-beginning-of-time'] })).toMatchObject({
      code: 'deck/copies',
      params: { name: 'Reflect, the Beginning of Time', count: 5 },
    });
    expect(
      faults({
        magicStones: [...times(10, 'fire-magic-stone'), ...times(3, 'ancient-magic-stone')],
        side: times(2, 'ancient-magic-stone'),
      }),
    ).toEqual([['deck/copies', '402.5']]);
  });

  it(`given a card that changes how decks are built, then it does for itself, as far as it says ${shows('402.6')}`, () => {
    expect(faults({ main: [...mainOf(40), ...times(12, 'water-kimono-of-twelve-parts')] })).toEqual([]);
    expect(first({ main: [...mainOf(40), ...times(13, 'water-kimono-of-twelve-parts')] })).toMatchObject({
      code: 'deck/copies',
      params: { count: 13, allowed: 12 },
    });
  });

  it(`given a format for competition, then a side deck has at most 15 cards of any type; elsewhere it is a binder ${shows('ruling:22', 'ruling:23')}`, () => {
    const side = ['faria-the-sacred-queen', ...times(10, 'light-magic-stone'), ...times(4, 'thunder')];
    expect(faults({ side })).toEqual([]);
    expect(faults({ side: times(16, 'light-magic-stone') })).toEqual([['deck/side', '315.1b']]);
    expect(faults({ side: times(16, 'thunder') }, binder)).toEqual([]);
  });

  it('given a token or a card that nobody knows, then the deck cannot be played', () => {
    expect(first({ main: [...mainOf(40), 'token:elf', 'no-such-card'] })).toMatchObject({
      code: 'deck/unknown-card',
      rule: '402.1',
      cards: ['token:elf'],
    });
    expect(first({ main: [...mainOf(40), 'no-such-card'] })).toMatchObject({
      code: 'deck/unknown-card',
      rule: null,
      cards: ['no-such-card'],
    });
  });

  it('given several faults, then each is told', () => {
    expect(faults({ ruler: [], main: ['light-magic-stone'], magicStones: [] }).map(([code]) => code)).toEqual([
      'deck/ruler',
      'deck/size',
      'deck/magic-stones',
      'deck/wrong-part',
    ]);
  });
});

describe('the shape of a deck', () => {
  it('given parts that are missing, then they are empty', () => {
    expect(readDeck({ ruler: ['melgis-the-flame-king'] })).toEqual({
      ruler: ['melgis-the-flame-king'],
      main: [],
      magicStones: [],
      side: [],
    });
  });

  it.each<[Json]>([[null], [[]], [{}], [{ main: [] }], [{ ruler: 'melgis' }], [{ ruler: [], side: [1] }]])(
    'given %j, then it is no deck',
    (value) => {
      expect(readDeck(value)).toBeNull();
      expect(validateDeck(knownCards, formats.match, value)).toMatchObject([{ code: 'deck/malformed', rule: '402.1' }]);
    },
  );
});

describe('formats', () => {
  it('given the formats, then matches are best of three, and the Valhalla rule is a choice', () => {
    expect(Object.values(formats).map((format) => [format.id, format.bestOf, hasValhallaRule(format), limitsOf(format).sideDeck])).toEqual([
      ['single', 1, false, 15],
      ['match', 3, false, 15],
      ['valhallaMatch', 3, true, 15],
      ['valhalla', 1, true, 15],
      ['open', 1, false, null],
    ]);
  });

  it('given a format, then decks are judged by it', () => {
    const deck = { ...legal, side: times(16, 'thunder') };
    expect(validateDeck(knownCards, formats.open, deck)).toEqual([]);
    expect(validateDeck(knownCards, formats.match, deck).map(({ code }) => code)).toEqual(['deck/side', 'deck/copies']);
  });
});

describe('side decking', () => {
  const registered: Deck = { ...legal, side: ['thunder', 'light-magic-stone'] };
  const codes = (now: Deck): readonly string[] =>
    [...compareDecks(registered, now), ...checkDeck(now, index, competition)].map(({ code }) => code);

  it(`given an exchange one for one, then it is legal, of magic stones too ${shows('ruling:23')}`, () => {
    const [out = ''] = legal.main;
    expect(
      codes({
        ...registered,
        main: [...legal.main.slice(1), 'thunder'],
        magicStones: [...times(9, 'fire-magic-stone'), 'light-magic-stone'],
        side: [out, 'fire-magic-stone'],
      }),
    ).toEqual([]);
  });

  it('given other cards, another number of them, or decks that are now illegal, then each is a fault', () => {
    expect(codes({ ...registered, main: [...legal.main.slice(1), 'gusurg'] })).toEqual(['deck/other-cards']);
    expect(codes({ ...registered, main: [...legal.main, 'thunder'], side: ['light-magic-stone'] })).toEqual(['deck/other-size']);
    expect(
      codes({ ...registered, magicStones: [...times(9, 'fire-magic-stone'), 'thunder'], side: ['fire-magic-stone', 'light-magic-stone'] }),
    ).toEqual(['deck/wrong-part']);
  });
});
