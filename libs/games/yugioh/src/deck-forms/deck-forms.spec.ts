import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { cardFacts, withProgram, type FactsId } from '../cards/facts/index.js';
import { indexCards, resolveDeck, type PasscodeDeck } from '../decks/deck.js';
import { fromBase64, toBase64 } from './base64.js';
import { deckFormNames, parseDeckText, passcodesOf, printDeckAs, type DeckForm } from './index.js';
import { printYdk, readYdk } from './ydk.js';
import { printYdke, readYdke } from './ydke.js';

const cards: readonly CardProgram[] = (Object.keys(cardFacts) as FactsId[]).map((id) => withProgram(id, []));
const index = indexCards(cards);
const decks: readonly PasscodeDeck[] = [
  { main: [], extra: [], side: [] },
  { main: [89631139, 36996508], extra: [44508094], side: [5318639] },
  { main: [1, 255, 256, 65_535, 65_536, 16_777_216, 4_294_967_295, 1, 1], extra: [], side: [7] },
  { main: Array.from({ length: 60 }, (_, at) => (at * 2_654_435_761) % 4_294_967_296), extra: [9], side: [10, 10, 9] },
];
const deckOf = (text: string): unknown => {
  const parsed = parseDeckText(text, cards);
  if (!parsed.ok) throw new Error(parsed.violations.map(({ detail }) => detail).join());
  return parsed.deck;
};
const textOf = (form: DeckForm, deck: Json): string => {
  const printed = printDeckAs(form, deck, cards);
  if (!printed.ok) throw new Error(printed.violations.map(({ detail }) => detail).join());
  return printed.text;
};

describe('base64', () => {
  it('given the vectors of its standard, then it is written and read as they say', () => {
    const bytes = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
    const vectors: readonly (readonly [string, string])[] = [
      ['', ''],
      ['f', 'Zg=='],
      ['fo', 'Zm8='],
      ['foo', 'Zm9v'],
      ['foob', 'Zm9vYg=='],
      ['fooba', 'Zm9vYmE='],
      ['foobar', 'Zm9vYmFy'],
    ];
    expect(vectors.map(([plain]) => toBase64(bytes(plain)))).toEqual(vectors.map(([, coded]) => coded));
    expect(vectors.map(([, coded]) => fromBase64(coded))).toEqual(vectors.map(([plain]) => bytes(plain)));
    expect(fromBase64(toBase64([251, 255, 190]).replace(/\+/g, '-').replace(/\//g, '_'))).toEqual([251, 255, 190]);
  });

  it('given text that is none, then it is refused', () => {
    expect(['Zm9v!', 'Z', 'Zh==', 'Zm 9v'].map(fromBase64)).toEqual([null, null, null, null]);
  });
});

describe('.ydk files', () => {
  it.each(decks.map((deck) => [deck.main.length, deck] as const))(
    'given a Main Deck of %i cards, then what is printed reads back as it was',
    (_, deck) => {
      expect(readYdk(printYdk(deck))).toEqual({ ok: true, deck });
    },
  );

  it('given CRLF, comments, leading zeros, no section at first and no Side Deck, then every passcode is kept in order', () => {
    const text = '#created by somebody\r\n00126218\r\n#main\r\n89631139\r\n\r\n 89631139\r\n#extra\r\n44508094\r\n#a comment\r\n1';
    expect(readYdk(text)).toEqual({ ok: true, deck: { main: [126218, 89631139, 89631139], extra: [44508094, 1], side: [] } });
    expect(printYdk({ main: [1, 2], extra: [], side: [3] })).toBe('#created by Arbiter\n#main\n1\n2\n#extra\n!side\n3\n');
  });

  it.each(['#main\n12a', '#main\n99999999999', '#main\n4294967296', '#main\n!sides', `#main\n${'1\n'.repeat(1_001)}`])(
    'given what is no passcode, then the file is refused by name',
    (text) => {
      expect(readYdk(text)).toMatchObject({ ok: false, violations: [{ code: 'deck/malformed', rule: 'base.2.12' }] });
    },
  );
});

describe('ydke:// links', () => {
  it.each(decks.map((deck) => [deck.main.length, deck] as const))(
    'given a Main Deck of %i cards, then what is printed reads back as it was',
    (_, deck) => {
      expect(readYdke(printYdke(deck))).toEqual({ ok: true, deck });
    },
  );

  it('given a known link, then it is read and written so; without the last mark and with the alphabet of addresses it is the same', () => {
    const link = 'ydke://o6lXBZyFNAI=!viOnAg==!7ydRAA==!';
    expect(readYdke(link)).toEqual({ ok: true, deck: decks[1] });
    expect(printYdke(decks[1]!)).toBe(link);
    expect(readYdke(' YDKE://o6lXBZyFNAI!viOnAg!7ydRAA')).toEqual({ ok: true, deck: decks[1] });
    const other = printYdke({ main: [0xfbffbeff], extra: [], side: [] })
      .slice('ydke://'.length)
      .replace(/\+/g, '-')
      .replace(/\//g, '_');
    expect(other).toMatch(/[-_]/);
    expect(readYdke(`ydke://${other}`)).toMatchObject({ deck: { main: [0xfbffbeff] } });
    expect(readYdke('ydke://!!')).toEqual({ ok: true, deck: decks[0] });
  });

  it.each(['ydke://AAA=!!!', 'ydke://!!!!', 'ydke://o6lX!!!', 'ydke://o*==!!!', 'http://!!!'])(
    'given %s, then it is refused by name',
    (link) => {
      expect(readYdke(link)).toMatchObject({ ok: false, violations: [{ code: 'deck/malformed', rule: 'base.2.12' }] });
    },
  );
});

describe('decks in any form', () => {
  it('given known and unknown passcodes, then the deck has ids for the first and keeps the others, in every form and back', () => {
    const text = '#main\n53129443\n53129443\n27847700\n12345\n#extra\n44508094\n!side\n24094653\n';
    const deck = {
      main: ['dark-hole', 'dark-hole', 'passcode:27847700', 'passcode:12345'],
      extra: ['stardust-dragon'],
      side: ['polymerization'],
    };
    expect(deckOf(text)).toEqual(deck);
    expect(passcodesOf(deck, index)).toEqual({
      ok: true,
      deck: { main: [53129443, 53129443, 27847700, 12345], extra: [44508094], side: [24094653] },
    });
    expect(deckFormNames.map((form) => deckOf(textOf(form, deck)))).toEqual([deck, deck, deck]);
  });

  it('given a print with another picture, then it is the card that it is a print of', () => {
    expect(index.card('passcode:27847700')?.id).toBe('polymerization');
    expect(resolveDeck({ main: ['passcode:27847700', 'dark-hole'], extra: [], side: [] }, index)).toEqual({
      main: ['polymerization', 'dark-hole'],
      extra: [],
      side: [],
    });
    expect(resolveDeck({ main: ['passcode:12345'], extra: [], side: [] }, index)).toBeNull();
  });

  it('given a plain list, then names in both languages, ids and counts are read', () => {
    const text =
      'Main Deck: (7)\n3x Mystical Space Typhoon\n2 神之宣告\nd-d-warrior-lady // a comment\n7 Colored Fish\n# note\nExtra:\nSTARDUST  dragon\nSide\n3 7 colored fish\n';
    expect(deckOf(text)).toEqual({
      main: [
        ...Array<string>(3).fill('mystical-space-typhoon'),
        'solemn-judgment',
        'solemn-judgment',
        'd-d-warrior-lady',
        '7-colored-fish',
      ],
      extra: ['stardust-dragon'],
      side: ['7-colored-fish', '7-colored-fish', '7-colored-fish'],
    });
  });

  it('given names that nobody knows, then each is told', () => {
    expect(parseDeckText('2 Dark Whole\nDark Hole\n1 Token', cards)).toMatchObject({
      ok: false,
      violations: [
        { code: 'deck/unknown-card', cards: ['Dark Whole'] },
        { code: 'deck/unknown-card', cards: ['Token'] },
      ],
    });
  });

  it('given a link or a file that is broken, then it is not taken for a list of names', () => {
    expect(parseDeckText('ydke://AAA=!!!', cards)).toMatchObject({ ok: false, violations: [{ code: 'deck/malformed' }] });
    expect(parseDeckText('#main\nDark Hole', cards)).toMatchObject({
      ok: false,
      violations: [{ code: 'deck/malformed', params: { line: 2 } }],
    });
  });

  it('given an entry that is no card, or no deck at all, then no file is written', () => {
    expect(printDeckAs('ydk', { main: ['no-such-card'], extra: [], side: [] }, cards)).toMatchObject({
      ok: false,
      violations: [{ code: 'deck/unknown-card', cards: ['no-such-card'] }],
    });
    expect(printDeckAs('ydke', ['dark-hole'], cards)).toMatchObject({ ok: false, violations: [{ code: 'deck/malformed' }] });
  });

  it('given a plain list, then the order is kept, and what stands together is counted', () => {
    const deck = { main: ['dark-hole', 'dark-hole', 'jinzo', 'dark-hole'], extra: [], side: ['passcode:5'] };
    expect(textOf('text', deck)).toBe('Main:\n2 Dark Hole\n1 Jinzo\n1 Dark Hole\n\nExtra:\n\nSide:\n1 passcode:5\n');
    expect(deckOf(textOf('text', deck))).toEqual(deck);
  });
});
