import { describe, expect, it } from '@jest/globals';
import type { DeckViolation } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { chooser, shows } from '@arbiter/testing';
import { factsOnly } from '../cards/vanilla.js';
import { checkDeck, compareDecks, parseDeckText, readDeck, type Deck, type DeckKind } from './deck-rules.js';
import { sampleDeck } from './deck-samples.js';
import { magic } from '../game.js';

const invented = (id: string, en: string, printed: CardProgram['printed'] = {}): CardProgram => ({
  id,
  names: { en, zh: en },
  printed: { cost: '{1}', supertypes: [], types: ['sorcery'], subtypes: [], keywords: [], ...printed },
  abilities: [],
});
const cards: readonly CardProgram[] = [
  ...factsOnly,
  invented('many-rats', 'Many Rats', { copies: 'any' }),
  invented('seven', 'Seven', { copies: 7 }),
  invented('fire-ice', 'Fire // Ice'),
  invented('aether-thing', 'Æther Thîng'),
  invented('token:rat', 'Rat Token'),
];
const times = (count: number, id: string): string[] => Array.from({ length: count }, () => id);
const deck = (main: readonly string[], sideboard: readonly string[] = []): Deck => ({
  main: [...main, ...times(Math.max(0, 60 - main.length), 'forest')],
  sideboard,
});
const faults = (one: Deck): string[] => checkDeck(one, cards).map(({ code, rule }) => `${code} ${rule}`);

describe('constructed decks (100.2a)', () => {
  it(`have sixty cards or more, without an upper limit ${shows('100.2a', '100.5')}`, () => {
    expect(faults(deck([]))).toEqual([]);
    expect(faults(deck(times(250, 'forest')))).toEqual([]);
    expect(checkDeck({ main: times(59, 'forest'), sideboard: [] }, cards)).toMatchObject([
      { code: 'deck/size', rule: '100.2a', params: { cards: 59, wanted: 60 } },
    ]);
  });

  it('have at most four of a name, but for basic lands, snow ones and Wastes among them', () => {
    expect(faults(deck(times(4, 'grizzly-bears')))).toEqual([]);
    expect(checkDeck(deck(times(5, 'grizzly-bears')), cards)).toMatchObject([
      { code: 'deck/copies', rule: '100.2a', cards: ['grizzly-bears'], params: { count: 5, allowed: 4 } },
    ]);
    expect(faults(deck([...times(20, 'wastes'), ...times(20, 'snow-covered-island')]))).toEqual([]);
    expect(faults(deck(times(5, 'bayou')))).toEqual(['deck/copies 100.2a']);
  });

  it(`obey what a card says of its own copies ${shows('113.6m')}`, () => {
    expect(faults(deck([...times(30, 'many-rats'), ...times(7, 'seven')]))).toEqual([]);
    expect(faults(deck(times(8, 'seven')))).toEqual(['deck/copies 100.2a']);
  });

  it('count the sideboard with the deck, and hold fifteen cards in it (100.4a)', () => {
    expect(faults(deck(times(3, 'shock'), []))).toEqual(['deck/unknown-card null']);
    expect(faults(deck(times(3, 'hill-giant'), times(1, 'hill-giant')))).toEqual([]);
    expect(faults(deck(times(3, 'hill-giant'), times(2, 'hill-giant')))).toEqual(['deck/copies 100.4a']);
    expect(faults(deck([], times(15, 'forest')))).toEqual([]);
    expect(faults(deck([], times(16, 'forest')))).toEqual(['deck/sideboard 100.4a']);
  });

  it('hold cards only', () => {
    expect(checkDeck(deck(['token:rat', 'nobody']), cards)).toMatchObject([
      { code: 'deck/unknown-card', rule: '100.2', cards: ['token:rat'], detail: expect.stringContaining('tokens are in no deck') },
      { code: 'deck/unknown-card', rule: null, cards: ['nobody'], detail: 'Arbiter has no program for "nobody".' },
    ]);
  });

  it(`have no cards that speak of ante, in the sideboard neither, by id or by name ${shows('407.3', 'ruling:11')}`, () => {
    const main = Array.from({ length: 60 }, () => 'forest');
    for (const deck of [
      { main: [...main, 'contract-from-below'], sideboard: [] },
      { main, sideboard: ['contract-from-below'] },
    ]) {
      expect(checkDeck(deck, cards)).toMatchObject([{ code: 'deck/ante', rule: '407.3', cards: ['contract-from-below'] }]);
    }
    expect(parseDeckText('60 Forest\nSideboard\n1 Jeweled Bird', magic.cards)).toMatchObject({
      ok: false,
      violations: [{ code: 'deck/ante', rule: '407.3' }],
    });
    expect(magic.cards.filter(({ names }) => ['Contract from Below', 'Jeweled Bird', 'Tempest Efreet'].includes(names.en))).toEqual([]);
  });

  it('tell every fault at once', () => {
    expect(faults({ main: times(5, 'hill-giant'), sideboard: times(16, 'forest') })).toEqual([
      'deck/size 100.2a',
      'deck/sideboard 100.4a',
      'deck/copies 100.2a',
    ]);
  });
});

describe('the shape of a deck', () => {
  it('is two lists of ids, or one', () => {
    expect(readDeck({ main: ['a'], sideboard: ['b'] })).toEqual({ main: ['a'], sideboard: ['b'] });
    expect(readDeck({ main: ['a'] })).toEqual({ main: ['a'], sideboard: [] });
    expect(readDeck(['a'])).toEqual({ main: ['a'], sideboard: [] });
  });

  it.each([[null], ['forest'], [{}], [{ main: [1] }], [{ main: ['a'], sideboard: 'b' }], [{ main: times(1_001, 'forest') }]])(
    'is not %j',
    (bad) => {
      expect(readDeck(bad)).toBeNull();
    },
  );
});

/** Returns all faults of a deck after sideboarding. */
const redivided = (registered: Deck, now: Deck, kind: DeckKind = 'constructed'): readonly DeckViolation[] => [
  ...compareDecks(registered, now),
  ...checkDeck(now, cards, kind),
];

describe('limited decks (100.2b)', () => {
  const pool: Deck = { main: [...times(20, 'forest'), ...times(20, 'grizzly-bears')], sideboard: times(30, 'hill-giant') };

  it(`have forty cards or more, as many of a name as the pool has, and all the rest of it as their sideboard ${shows('100.2b', '100.4b', 'ruling:10')}`, () => {
    expect(checkDeck(pool, cards, 'limited')).toEqual([]);
    expect(checkDeck(pool, cards)).not.toEqual([]);
    expect(checkDeck({ main: pool.main.slice(1), sideboard: [] }, cards, 'limited')).toMatchObject([
      { code: 'deck/size', rule: '100.2b', params: { cards: 39, wanted: 40 } },
    ]);
    expect(redivided(pool, { main: [...pool.main, ...pool.sideboard], sideboard: [] }, 'limited')).toEqual([]);
    expect(redivided(pool, { ...pool, main: [...pool.main, 'craw-wurm'] }, 'limited')).toMatchObject([{ code: 'deck/other-cards' }]);
  });
});

describe('sideboarding (100.4)', () => {
  const registered = deck(times(4, 'hill-giant'), times(4, 'grizzly-bears'));

  it('exchanges cards between deck and sideboard', () => {
    expect(
      redivided(registered, { main: [...registered.main.slice(4), ...times(4, 'grizzly-bears')], sideboard: times(4, 'hill-giant') }),
    ).toEqual([]);
    expect(redivided(registered, { main: [...registered.main, ...times(4, 'grizzly-bears')], sideboard: [] })).toEqual([]);
  });

  it('brings in no other cards and leaves a legal deck', () => {
    expect(redivided(registered, deck(times(4, 'craw-wurm')))).toMatchObject([{ code: 'deck/other-cards', rule: '100.4' }]);
    expect(
      redivided(registered, { main: registered.main.slice(4), sideboard: [...registered.sideboard, ...times(4, 'hill-giant')] }),
    ).toMatchObject([{ code: 'deck/size' }]);
  });
});

describe('plain-text lists', () => {
  const parse = (text: string) => parseDeckText(text, cards);

  it('name cards by id and by English and Chinese names, with a count or without', () => {
    expect(parse('Deck\n4 Grizzly Bears # good\n2x mons’s goblin raiders\nserra-angel\n3 撒拉天使\n\n// a remark\n20 山脉')).toEqual({
      ok: true,
      deck: {
        main: [...times(4, 'grizzly-bears'), ...times(2, 'monss-goblin-raiders'), ...times(4, 'serra-angel'), ...times(20, 'mountain')],
        sideboard: [],
      },
    });
  });

  it.each(['Sideboard', 'sideboard:', 'Side Board', 'SIDEBOARD (2)'])('begin the sideboard at %s', (heading) => {
    expect(parse(`1 Forest\n${heading}\n2 Island`)).toEqual({ ok: true, deck: { main: ['forest'], sideboard: ['island', 'island'] } });
  });

  it('mark single lines of the sideboard, and go back to the deck', () => {
    expect(parse('SB: 1 Island\n1 Forest\nSideboard\n1 Swamp\nMain deck\n1 Plains')).toEqual({
      ok: true,
      deck: { main: ['forest', 'plains'], sideboard: ['island', 'swamp'] },
    });
  });

  it('read names however they are spelled', () => {
    expect(parse('1 fire/ice\n1 Fire // Ice\n1 Aether Thing\n1 Hill Giant (M20) 160\n1 Hill Giant (9ED)')).toEqual({
      ok: true,
      deck: { main: ['fire-ice', 'fire-ice', 'aether-thing', 'hill-giant', 'hill-giant'], sideboard: [] },
    });
  });

  it('tell every name that is unknown, tokens among them', () => {
    expect(parse('1 Forest\n2 Nobody\nRat Token')).toMatchObject({
      ok: false,
      violations: [
        { code: 'deck/unknown-card', cards: ['Nobody'] },
        { code: 'deck/unknown-card', cards: ['Rat Token'] },
      ],
    });
  });

  it('end where a list is too long to be meant', () => {
    expect(parse('999999999 Forest')).toMatchObject({ ok: false, violations: [{ code: 'deck/malformed' }] });
  });
});

describe('sampled decks', () => {
  it('are legal, differ, and give their colours lands', () => {
    const decks = Array.from({ length: 200 }, (_, seed) => sampleDeck(factsOnly, chooser(seed + 1)));
    for (const one of decks) expect(checkDeck(one, cards)).toEqual([]);
    expect(new Set(decks.map((one) => JSON.stringify(one))).size).toBeGreaterThan(190);
    for (const { main } of decks) {
      const lands = main.filter((id) => (cards.find((card) => card.id === id)!.printed.types as string[]).includes('land')).length;
      expect(main).toHaveLength(60);
      expect(lands).toBeGreaterThanOrEqual(24);
      expect(lands).toBeLessThan(45);
    }
  });

  it('are filled with lands where there are few spells', () => {
    const few = factsOnly.filter(({ printed }) => printed.supertypes.includes('basic'));
    expect(checkDeck(sampleDeck(few, chooser(7)), cards)).toEqual([]);
  });
});
