import { describe, expect, it } from '@jest/globals';
import type { DeckViolation, Json } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { shows } from '@arbiter/testing';
import { cardFacts, withProgram, type FactsId } from '../cards/facts/index.js';
import { limitLists, type LimitList } from '../lists/index.js';
import { indexCards, readDeck, type Deck } from './deck.js';
import { checkDeck, compareDecks } from './deck-rules.js';

const token: CardProgram = {
  id: 'token:sheep',
  names: { en: 'Sheep Token', zh: 'Sheep Token' },
  printed: { kind: 'monster' },
  abilities: [],
};
const index = indexCards([...(Object.keys(cardFacts) as FactsId[]).map((id) => withProgram(id, [])), token]);
const list: LimitList = {
  id: 'test',
  date: '2020-04',
  forbidden: [[55144522, 'Pot of Greed']],
  limited: [
    [53129443, 'Dark Hole'],
    [777, 'somebody'],
  ],
  semiLimited: [[24094653, 'Polymerization']],
};

/** Main Deck monsters, enough to put three copies of each into any deck; none of them breaks a rule. */
const harmless: readonly string[] = (Object.keys(cardFacts) as FactsId[])
  .filter((id) => cardFacts[id].printed.kind === 'monster' && cardFacts[id].printed.frame === 'effect')
  .slice(0, 21);
const mainOf = (count: number): string[] => Array.from({ length: count }, (_, at) => harmless[at % 21] as string);
const extraOf = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => ['scrap-archfiend', 'decode-talker', 'number-39-utopia', 'panzer-dragon', 'code-talker', 'link-spider'][at % 6] as string,
  );
const deck = (main: readonly string[], extra: readonly string[] = [], side: readonly string[] = []): Deck => ({ main, extra, side });
const faults = (checked: Deck, by: LimitList | null = null): readonly (readonly [code: string, rule: string | null])[] =>
  checkDeck(checked, index, by).map(({ code, rule }) => [code, rule]);
const first = (checked: Deck, by: LimitList | null = null): DeckViolation | undefined => checkDeck(checked, index, by)[0];

describe('decks', () => {
  it.each([
    [39, 0, 0, [['deck/size', 'base.2.1']]],
    [40, 0, 0, []],
    [60, 15, 0, []],
    [61, 0, 0, [['deck/size', 'base.2.1']]],
    [40, 16, 0, [['deck/extra', 'base.2.2']]],
    [40, 0, 15, []],
    [40, 0, 16, [['deck/side', 'base.2.3']]],
  ] as const)(
    `given %i, %i and %i cards, then the sizes are judged so ${shows('base.2.1', 'base.2.2', 'base.2.3')}`,
    (main, extra, side, expected) => {
      const others = ['mirror-force', 'sakuretsu-armor', 'trap-hole', 'waboku', 'dust-tornado', 'jar-of-greed'];
      expect(
        faults(
          deck(
            mainOf(main),
            extraOf(extra),
            Array.from({ length: side }, (_, at) => others[at % 6] as string),
          ),
        ),
      ).toEqual(expected);
    },
  );

  it(`given four copies of a name over the three parts, then that is one too many ${shows('base.2.4')}`, () => {
    const four = deck([...mainOf(40), 'dark-hole', 'dark-hole'], [], ['dark-hole', 'dark-hole']);
    expect(faults(four)).toEqual([['deck/copies', 'base.2.4']]);
    expect(first(four)).toMatchObject({ cards: ['dark-hole'], params: { name: 'Dark Hole', count: 4, allowed: 3 } });
    expect(faults(deck([...mainOf(40), 'dark-hole', 'dark-hole'], [], ['dark-hole']))).toEqual([]);
  });

  it(`given a card that always has another name, and prints with other pictures, then they are counted together ${shows('base.2.5')}`, () => {
    const harpies: CardProgram = {
      ...withProgram('harpie-lady-1', []),
      id: 'harpie-lady-2',
      names: { en: 'Harpie Lady 2', zh: 'Harpie Lady 2' },
    };
    const both = indexCards([withProgram('harpie-lady-1', []), { ...harpies, printed: { ...harpies.printed, passcode: 27927359 } }]);
    const found = checkDeck(deck(['harpie-lady-1', 'harpie-lady-1', 'harpie-lady-2', 'harpie-lady-2']), both, null);
    expect(found.find(({ code }) => code === 'deck/copies')).toMatchObject({
      cards: ['harpie-lady-1', 'harpie-lady-2'],
      params: { name: 'Harpie Lady', count: 4 },
    });
    expect(faults(deck([...mainOf(40), ...Array<string>(3).fill('polymerization'), 'passcode:27847700']))).toEqual([
      ['deck/copies', 'base.2.4'],
    ]);
  });

  it(`given monsters of the Extra Deck in the Main Deck, and others in the Extra Deck, then both are faults; the Side Deck takes all ${shows('base.2.6', 'base.2.7', 'base.2.11')}`, () => {
    expect(
      checkDeck(deck([...mainOf(40), 'stardust-dragon', 'mandragon'], ['jinzo', 'patissciel-couverture', 'zera-the-mant']), index, null),
    ).toMatchObject([
      { code: 'deck/wrong-part', rule: 'base.2.6', cards: ['stardust-dragon'], params: { part: 'main' } },
      { code: 'deck/wrong-part', rule: 'base.2.6', cards: ['jinzo', 'zera-the-mant'], params: { part: 'extra' } },
    ]);
    expect(faults(deck(mainOf(40), [], ['stardust-dragon', 'mandragon', 'decode-talker']))).toEqual([]);
  });

  it(`given a Token or a card that nobody knows, then the deck cannot be played ${shows('base.2.8', 'base.2.12')}`, () => {
    const found = checkDeck(deck([...mainOf(40), 'token:sheep', 'passcode:4', 'no-such-card']), index, null);
    expect(found.map(({ code, rule, cards: [entry] }) => [code, rule, entry])).toEqual([
      ['deck/unknown-card', 'base.2.8', 'token:sheep'],
      ['deck/unknown-card', null, 'passcode:4'],
      ['deck/unknown-card', null, 'no-such-card'],
    ]);
  });

  it('given a passcode without a program, then it is called by its name where a list of limits knows it', () => {
    const told = (entry: string): string | undefined => first(deck([...mainOf(40), entry]))?.detail;
    expect(told('passcode:4280258')).toBe('Arbiter has no program for "Apollousa, Bow of the Goddess" (passcode 4280258).');
    expect(told('passcode:4')).toBe('Arbiter has no program for the card with the passcode 4.');
  });

  it(`given a list, then forbidden, limited and semi-limited cards are counted over all parts ${shows('base.2.9', 'base.2.10')}`, () => {
    const limits = (main: readonly string[], side: readonly string[] = []): readonly unknown[] =>
      checkDeck(deck([...mainOf(40), ...main], [], side), index, list)
        .filter(({ code }) => code === 'deck/list')
        .map(({ params }) => [params.name, params.count, params.allowed]);
    expect(limits(['dark-hole', 'polymerization', 'polymerization'])).toEqual([]);
    expect(limits(['pot-of-greed'])).toEqual([['Pot of Greed', 1, 0]]);
    expect(limits(['dark-hole'], ['dark-hole'])).toEqual([['Dark Hole', 2, 1]]);
    expect(limits(['polymerization', 'polymerization'], ['passcode:27847700'])).toEqual([['Polymerization', 3, 2]]);
    expect(limits(['passcode:777', 'passcode:777'])).toEqual([['passcode:777', 2, 1]]);
    expect(faults(deck([...mainOf(40), 'pot-of-greed']))).toEqual([]);
    expect(checkDeck(deck([...mainOf(40), 'pot-of-greed']), index, list)[0]).toMatchObject({
      rule: 'base.2.9',
      params: { list: 'test', date: '2020-04' },
    });
  });

  it(`given cards that count as one name, then the strictest limit of them counts for all ${shows('base.2.5', 'base.2.9')}`, () => {
    const lady = withProgram('harpie-lady-1', []);
    const other: CardProgram = {
      ...lady,
      id: 'harpie-lady-2',
      names: { en: 'Harpie Lady 2', zh: 'Harpie Lady 2' },
      printed: { ...lady.printed, passcode: 27927359 },
    };
    const limited: LimitList = { ...list, limited: [[27927359, 'Harpie Lady 2']] };
    const found = (cards: readonly string[]): unknown =>
      checkDeck(deck(cards), indexCards([lady, other]), limited).find(({ code }) => code === 'deck/list')?.params;
    expect(found(['harpie-lady-1', 'harpie-lady-2'])).toMatchObject({ name: 'Harpie Lady', count: 2, allowed: 1 });
    expect(found(['harpie-lady-2'])).toBeUndefined();
  });

  it(`given a card of several prints, then each of their passcodes stands for it ${shows('base.2.12')}`, () => {
    const hole = withProgram('dark-hole', []);
    const prints = indexCards([{ ...hole, printed: { ...hole.printed, otherPasscodes: [11, 12] } }, token]);
    expect(
      ['passcode:53129443', 'passcode:11', 'passcode:12', 'passcode:13', 'token:sheep'].map((entry) => prints.card(entry)?.id),
    ).toEqual(['dark-hole', 'dark-hole', 'dark-hole', undefined, undefined]);
    expect([53129443, 11].map(prints.entry)).toEqual(['dark-hole', 'passcode:11']);
  });

  it(`given the lists of the formats, then they name a card once, with the names that we know ${shows('ruling:22')}`, () => {
    for (const { forbidden, limited, semiLimited } of Object.values(limitLists)) {
      const all = [...forbidden, ...limited, ...semiLimited];
      expect(all.length).toBeGreaterThan(80);
      expect(new Set(all.map(([passcode]) => passcode)).size).toBe(all.length);
      expect(all.filter(([passcode, name]) => (index.card(`passcode:${passcode}`)?.names.en ?? name) !== name)).toEqual([]);
    }
  });

  it.each<[Json]>([
    [null],
    [[]],
    [{}],
    [{ main: 'dark-hole' }],
    [{ main: [], extra: [1] }],
    [{ main: Array<string>(1_001).fill('dark-hole') }],
  ])('given %j, then it is no deck', (value) => {
    expect(readDeck(value)).toBeNull();
  });

  it('given a deck without Extra and Side Deck, then these are empty', () => {
    expect(readDeck({ main: ['dark-hole'] })).toEqual({ main: ['dark-hole'], extra: [], side: [] });
  });
});

describe('side decking', () => {
  const registered = deck(mainOf(40), extraOf(5), ['dark-hole', 'code-talker']);

  /** All violations of a deck after side decking. */
  const redivided = (now: Deck): readonly DeckViolation[] => [...compareDecks(registered, now), ...checkDeck(now, index, null)];

  it(`given an exchange one for one, then it is legal ${shows('base.1.16', 'base.1.18')}`, () => {
    const now = deck([...mainOf(39), 'dark-hole'], [...extraOf(4), 'code-talker'], [harmless[39 % 21] as string, 'code-talker']);
    expect(extraOf(5)[4]).toBe('code-talker');
    expect(redivided(now)).toEqual([]);
  });

  it('given other cards, other sizes or a part that is now illegal, then each is a fault', () => {
    const codes = (now: Deck): readonly string[] => redivided(now).map(({ code }) => code);
    expect(codes(deck([...mainOf(39), 'jinzo'], registered.extra, registered.side))).toEqual(['deck/other-cards']);
    expect(codes(deck([...mainOf(40), 'dark-hole'], registered.extra, ['code-talker']))).toEqual(['deck/other-size', 'deck/other-size']);
    expect(codes(deck([...mainOf(39), 'code-talker'], registered.extra, ['dark-hole', harmless[39 % 21] as string]))).toEqual([
      'deck/wrong-part',
    ]);
  });
});
