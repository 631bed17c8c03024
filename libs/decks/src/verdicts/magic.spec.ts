import { describe, expect, it } from '@jest/globals';
import { deckRules } from './rules/index.js';
import { broken, copiesOf, judging, rowsOf, said } from './testing/judging.js';

const creature = { typeLine: 'Creature — Bear', colorIdentity: 'G' };
const rows = [
  ...rowsOf(110, 'Bear', creature),
  { name: 'Forest', typeLine: 'Basic Land — Forest', colorIdentity: 'G' },
  { name: 'Island', typeLine: 'Basic Land — Island', colorIdentity: '-' },
  { name: 'Rat Colony', typeLine: 'Creature — Rat', colorIdentity: 'B', copies: 'any' },
  { name: 'Seven Dwarves', typeLine: 'Creature — Dwarf', colorIdentity: 'R', copies: 7 },
  { name: 'Fire // Ice', typeLine: 'Instant // Instant', colorIdentity: 'UR' },
  { name: 'Valley', typeLine: 'Land — Forest', colorIdentity: '-' },
  { name: 'Bear', typeLine: 'Token Creature — Bear' },
  { name: 'Captain', typeLine: 'Legendary Creature — Human', colorIdentity: 'G' },
  { name: 'Walker', typeLine: 'Legendary Planeswalker — Walker', colorIdentity: 'G', commander: 'yes' },
  { name: 'Sword', typeLine: 'Legendary Artifact', colorIdentity: '-' },
  { name: 'Mystery', typeLine: 'Creature — Bear' },
];
const constructed = judging('magic', rows, { rules: deckRules['magic/constructed'] });
const commander = judging('magic', rows, { rules: deckRules['magic/commander'] });
const duel = judging(
  'magic',
  [...rows, { name: 'Queen', typeLine: 'Legendary Creature — Human', colorIdentity: 'G', legality: 'duel:restricted' }],
  {
    rules: deckRules['magic/duel-commander'],
    format: 'duel',
  },
);
const limited = judging('magic', rows, { rules: deckRules['magic/limited'] });

describe('constructed decks of Magic', () => {
  it('given 60 cards, four of a name, and 15 aside, when judged, then the deck is legal and every entry enforced', () => {
    const verdict = constructed({ main: copiesOf(4, 15, 'Bear'), side: [[15, 'Forest']] });
    expect(verdict).toMatchObject({ verdict: 'legal', violations: [], remarks: [], sizes: { main: 60, side: 15 } });
    expect(new Set(verdict.entries.map((entry) => entry.verdict))).toEqual(new Set(['enforced']));
  });

  it('given 59 cards, or 16 aside, when judged, then each is a wrong size', () => {
    const short = constructed({ main: [[59, 'Forest']], side: [[16, 'Forest']] });
    expect(broken(short)).toEqual(['deck/size 100.2a', 'deck/size 100.4a']);
    expect(short.violations[0]?.params).toEqual({ section: 'main', cards: 59, least: 60, most: null });
    expect(short.violations.map(({ detail }) => detail)).toEqual([
      'At least 60 cards are wanted as main deck, these are 59.',
      'At most 15 cards are wanted as sideboard and companion, these are 16.',
    ]);
  });

  it('given a fifth copy in the deck or with the sideboard, when judged, then the rule that it breaks is named once', () => {
    const main = constructed({
      main: [
        [5, 'Bear 1'],
        [55, 'Forest'],
      ],
    });
    expect(broken(main)).toEqual(['deck/copies 100.2a (Bear 1)']);
    expect(said(main)).toEqual(['Bear 1: illegal', 'Forest: enforced']);
    const aside = constructed({
      main: [
        [4, 'Bear 1'],
        [56, 'Forest'],
      ],
      side: [[1, 'Bear 1']],
    });
    expect(broken(aside)).toEqual(['deck/copies 100.4a (Bear 1)']);
    expect(said(aside)).toEqual(['Bear 1: illegal', 'Forest: enforced', 'Bear 1: illegal']);
    expect(aside.entries[0]).toMatchObject({ reasons: [{ by: 'rule', code: 'deck/copies', rule: '100.4a' }], enforced: true });
  });

  it('given cards whose text sets their number, when judged, then that number counts', () => {
    expect(broken(constructed({ main: [[60, 'Rat Colony']] }))).toEqual([]);
    expect(
      broken(
        constructed({
          main: [
            [7, 'Seven Dwarves'],
            [53, 'Forest'],
          ],
        }),
      ),
    ).toEqual([]);
    expect(
      broken(
        constructed({
          main: [
            [5, 'Valley'],
            [55, 'Forest'],
          ],
        }),
      ),
    ).toEqual(['deck/copies 100.2a (Valley)']);
    const eight = constructed({
      main: [
        [8, 'Seven Dwarves'],
        [52, 'Forest'],
      ],
    });
    expect(eight.violations).toMatchObject([{ code: 'deck/copies', params: { count: 8, allowed: 7 } }]);
  });

  it('given one card under several spellings, when judged, then its copies are counted together', () => {
    const main = [
      [2, 'Fire // Ice'],
      [2, 'fire/ice'],
      [1, 'Ice'],
      [55, 'Forest'],
    ] as const;
    expect(constructed({ main }).violations).toMatchObject([{ code: 'deck/copies', params: { name: 'Fire // Ice', count: 5 } }]);
  });

  it('given basic lands of which no facts are known, when judged, then any number of them is no violation', () => {
    expect(constructed({ main: [[20, 'Swamp'], [20, 'Snow-Covered Plains'], ...copiesOf(4, 5, 'Bear')] })).toMatchObject({
      verdict: 'undecided',
      violations: [],
    });
  });

  it('given unknown cards, when judged, then they count, the nearest names are given, and nothing is decided', () => {
    const verdict = constructed({
      main: [
        [5, 'Seven Dwarfs'],
        [55, 'Forest'],
      ],
    });
    expect(verdict).toMatchObject({ verdict: 'undecided', sizes: { main: 60 } });
    expect(verdict.entries[0]).toMatchObject({ verdict: 'unknown', nearest: ['Seven Dwarves'] });
    expect(verdict.violations).toMatchObject([
      { code: 'deck/copies', unverified: true, cards: ['Seven Dwarfs'], params: { count: 5, allowed: 4 } },
    ]);
    expect(
      constructed({
        main: [
          [4, 'Seven Dwarfs'],
          [56, 'Forest'],
        ],
      }).verdict,
    ).toBe('undecided');
  });

  it('given a card that is not enforced, when judged, then the entry says so and the deck is legal', () => {
    const verdict = constructed({ main: [[60, 'Forest']] }, { isEnforced: (key) => key !== 'Forest' });
    expect(verdict.verdict).toBe('legal');
    expect(said(verdict)).toEqual(['Forest: not-enforced']);
  });

  it('given a commander in constructed play, or a token, when judged, then neither has a place', () => {
    const verdict = constructed({
      main: [
        [60, 'Forest'],
        [1, 'Bear'],
      ],
      commander: [[1, 'Captain']],
    });
    expect(broken(verdict)).toEqual(['deck/no-such-section - (Captain)', 'deck/not-a-deck-card 100.2 (Bear)']);
  });

  it('given a companion, when judged, then it is a card of the sideboard, once even if the list has it there as well', () => {
    const companion = [[1, 'Captain']] as const;
    expect(broken(constructed({ main: [[60, 'Forest']], side: [[15, 'Island']], companion }))).toEqual(['deck/size 100.4a']);
    expect(
      broken(
        constructed({
          main: [[60, 'Forest']],
          side: [
            [1, 'Captain'],
            [14, 'Island'],
          ],
          companion,
        }),
      ),
    ).toEqual([]);
  });

  it('given limited play, when judged, then 40 cards of any number of copies are enough', () => {
    expect(broken(limited({ main: [[39, 'Bear 1']] }))).toEqual(['deck/size 100.2b']);
    expect(broken(limited({ main: [[40, 'Bear 1']], side: [[60, 'Bear 2']] }))).toEqual([]);
  });
});

describe('decks of Commander', () => {
  const captain = [[1, 'Captain']] as const;

  it('given a hundred different cards and basic lands of its colors, when judged, then the deck is legal', () => {
    expect(commander({ commander: captain, main: copiesOf(1, 99, 'Bear') }).verdict).toBe('legal');
    expect(commander({ commander: captain, main: [...copiesOf(1, 60, 'Bear'), [39, 'Forest']] }).verdict).toBe('legal');
    expect(commander({ commander: [[1, 'Walker']], main: [[99, 'Forest']] }).verdict).toBe('legal');
  });

  it('given another number of cards, or two of a name, when judged, then it is not', () => {
    expect(broken(commander({ commander: captain, main: copiesOf(1, 98, 'Bear') }))).toEqual(['deck/size 903.5a']);
    expect(broken(commander({ commander: captain, main: copiesOf(1, 100, 'Bear') }))).toEqual(['deck/size 903.5a']);
    expect(
      broken(
        commander({
          commander: captain,
          main: [
            [2, 'Bear 1'],
            [97, 'Forest'],
          ],
        }),
      ),
    ).toEqual(['deck/copies 903.5b (Bear 1)']);
  });

  it('given colors outside those of the commander, in a card or a land type, when judged, then each card is named', () => {
    const verdict = commander({
      commander: captain,
      main: [
        [1, 'Fire // Ice'],
        [1, 'Island'],
        [97, 'Forest'],
      ],
    });
    expect(broken(verdict)).toEqual(['deck/color-identity 903.5c (Fire // Ice)', 'deck/basic-land-type 903.5d (Island)']);
  });

  it('given a card whose colors are not known, when judged, then that is remarked and nothing is decided', () => {
    const verdict = commander({
      commander: captain,
      main: [
        [1, 'Mystery'],
        [98, 'Forest'],
      ],
    });
    expect(verdict).toMatchObject({ verdict: 'undecided', violations: [], remarks: [{ code: 'deck/facts-missing', cards: ['Mystery'] }] });
  });

  it('given a list that keeps its commander in the sideboard, when judged, then it is the commander, and this is said', () => {
    const verdict = commander({ side: [[1, 'Captain']], main: copiesOf(1, 99, 'Bear') });
    expect(verdict).toMatchObject({ verdict: 'legal', remarks: [{ code: 'deck/commander-in-sideboard', cards: ['Captain'] }] });
    expect(broken(commander({ side: [[15, 'Forest']], main: copiesOf(1, 99, 'Bear') }))).toContain('deck/no-such-section - (Forest)');
  });

  it('given a commander and a companion in the sideboard, when judged, then the colours of the deck tell which is which', () => {
    const cat = { name: 'Cat', typeLine: 'Legendary Creature — Cat', colorIdentity: 'W' };
    const both = judging('magic', [...rows, cat], { rules: deckRules['magic/commander'] });
    for (const side of [
      [
        [1, 'Captain'],
        [1, 'Cat'],
      ],
      [
        [1, 'Cat'],
        [1, 'Captain'],
      ],
    ] as const)
      expect(both({ side, main: copiesOf(1, 99, 'Bear') }).violations.map(({ code, cards }) => [code, cards])).toEqual([
        ['deck/color-identity', ['Cat']],
      ]);
    expect(
      broken(
        both({
          side: [
            [1, 'Captain'],
            [1, 'Cat'],
          ],
          main: copiesOf(1, 98, 'Bear'),
        }),
      ),
    ).toContain('deck/commander 903.3 (Captain, Cat)');
  });

  it('given a list that names no commander and has a card that can be one, when judged, then it is asked for and not called illegal', () => {
    expect(commander({ main: [[1, 'Captain'], ...copiesOf(1, 99, 'Bear')] })).toMatchObject({
      verdict: 'undecided',
      violations: [],
      remarks: [{ code: 'deck/commander-unnamed' }],
    });
  });

  it('given a legendary Vehicle as commander, when judged, then the rulebook of before is named and decides nothing', () => {
    const ship = judging('magic', [...rows, { name: 'Ship', typeLine: 'Legendary Artifact — Vehicle', colorIdentity: 'G' }], {
      rules: deckRules['magic/commander'],
    });
    expect(ship({ commander: [[1, 'Ship']], main: [[99, 'Forest']] })).toMatchObject({
      verdict: 'undecided',
      violations: [{ code: 'deck/commander', unverified: true }],
    });
  });

  it('given a card that Duel Commander restricts, when judged, then it is in the deck, and not its commander', () => {
    const main = copiesOf(1, 98, 'Bear');
    const inDeck = duel({ commander: [[1, 'Captain']], main: [...main, [1, 'Queen']] });
    expect(inDeck.violations).toEqual([]);
    expect(broken(duel({ commander: [[1, 'Queen']], main: [...main, [1, 'Captain']] }))).toEqual(['deck/list - (Queen)']);
  });

  it('given no commander, three, or what is no legendary creature, when judged, then it can not be', () => {
    expect(broken(commander({ main: [[100, 'Forest']] }))).toEqual(['deck/commander 903.3']);
    expect(broken(commander({ commander: [[1, 'Sword']], main: [[99, 'Island']] })).slice(0, 1)).toEqual(['deck/commander 903.3 (Sword)']);
    expect(broken(commander({ commander: [[1, 'Bear 1']], main: [[99, 'Forest']] }))).toEqual(['deck/commander 903.3 (Bear 1)']);
    const three = [
      [1, 'Captain'],
      [1, 'Walker'],
      [1, 'Bear 1'],
    ] as const;
    expect(broken(commander({ commander: three, main: [[97, 'Forest']] }))).toEqual(['deck/commander 903.3 (Captain, Walker, Bear 1)']);
    const two = [
      [1, 'Captain'],
      [1, 'Walker'],
    ] as const;
    expect(broken(commander({ commander: two, main: [[98, 'Forest']] }))).toEqual(['deck/commander 903.3 (Captain, Walker)']);
  });

  it('given two companions, when judged, then that is reported as not verified', () => {
    const verdict = commander({
      commander: captain,
      main: [[99, 'Forest']],
      companion: [
        [1, 'Bear 1'],
        [1, 'Bear 2'],
      ],
    });
    expect(verdict).toMatchObject({ verdict: 'undecided', violations: [{ code: 'deck/size', unverified: true }] });
    expect(commander({ commander: captain, main: [[99, 'Forest']], companion: [[1, 'Bear 1']] }).verdict).toBe('legal');
  });

  it('given a sideboard, when judged, then the format has none', () => {
    expect(broken(commander({ commander: captain, main: [[99, 'Forest']], side: [[1, 'Bear 1']] }))).toContain(
      'deck/no-such-section - (Bear 1)',
    );
  });
});
