import { describe, expect, it } from '@jest/globals';
import { deckRules } from './rules/index.js';
import { broken, copiesOf, judging, rowsOf, said } from './testing/judging.js';

describe('decks of Grand Archive', () => {
  const rows = [
    ...rowsOf(20, 'Ally', { types: 'ally' }),
    ...rowsOf(14, 'Sword', { types: 'regalia|weapon' }),
    { name: 'Spirit', types: 'champion', level: 0 },
    { name: 'Hero', types: 'champion', level: 1 },
    { name: 'Grail', types: 'regalia|item', divineRelic: 'yes' },
    { name: 'Ring', types: 'regalia|item', divineRelic: 'yes' },
    { name: 'Drone', types: 'token|ally' },
  ];
  const judge = judging('grand-archive', rows, { rules: deckRules['grand-archive/constructed'] });
  const main = copiesOf(4, 15, 'Ally');
  const material = [[1, 'Spirit'], [1, 'Hero'], ...copiesOf(1, 10, 'Sword')] as const;

  it('given 60 cards, 12 materials and a champion of level 0, when judged, then the deck is legal', () => {
    expect(judge({ main, material })).toMatchObject({ verdict: 'legal', sizes: { main: 60, material: 12 } });
  });

  it('given sizes or copies that are wrong, when judged, then each deck has its rule', () => {
    expect(broken(judge({ main: main.slice(1), material }))).toEqual(['deck/size 1.5.1.1']);
    expect(broken(judge({ main: [...main, [1, 'Ally 1']], material }))).toEqual(['deck/copies 1.5.1.1 (Ally 1)']);
    expect(broken(judge({ main, material: [...material, [1, 'Sword 11']] }))).toEqual(['deck/size 1.5.1.2']);
    expect(
      broken(
        judge({
          main,
          material: [
            [1, 'Spirit'],
            [2, 'Sword 1'],
          ],
        }),
      ),
    ).toEqual(['deck/copies 1.5.1.2 (Sword 1)']);
    expect(broken(judge({ main, material: [[1, 'Hero']] }))).toEqual(['deck/no-champion 1.5.1.3']);
  });

  it('given cards in the wrong deck, two divine relics or a token, when judged, then they are named', () => {
    const verdict = judge({
      main: [...main, [1, 'Sword 1'], [1, 'Drone']],
      material: [
        [1, 'Spirit'],
        [1, 'Ally 20'],
        [1, 'Grail'],
        [1, 'Ring'],
      ],
    });
    expect(broken(verdict)).toEqual([
      'deck/not-a-deck-card 1.3.1.1 (Drone)',
      'deck/wrong-section 1.3.1.1 (Ally 20)',
      'deck/wrong-section 2.1.2.4 (Sword 1)',
      'deck/divine-relics ext.1.8 (Grail, Ring)',
    ]);
  });

  it('given a second divine relic aside, when judged, then only those of the material deck count', () => {
    expect(
      broken(
        judge({
          main,
          material: [
            [1, 'Spirit'],
            [1, 'Grail'],
          ],
          side: [[1, 'Ring']],
        }),
      ),
    ).toEqual([]);
  });

  it('given a list of one section, when judged, then materials are judged in their deck', () => {
    expect(judge({ main: [...main, ...material] })).toMatchObject({ verdict: 'legal', sizes: { main: 60, material: 12 } });
  });

  it('given an unknown card in the material deck, when judged, then it may be the champion', () => {
    expect(judge({ main, material: [[1, 'Nobody']] })).toMatchObject({ verdict: 'undecided', violations: [] });
  });

  it('given a sideboard of too many cards or points, when judged, then it is reported as not verified', () => {
    const points = judge({
      main,
      material,
      side: [...copiesOf(1, 4, 'Ally'), [1, 'Sword 11'], [1, 'Sword 12'], [1, 'Sword 13'], [1, 'Sword 14']],
    });
    expect(points).toMatchObject({
      verdict: 'undecided',
      violations: [{ code: 'deck/sideboard-points', rule: 'ruling:33', unverified: true, params: { points: 16, allowed: 15 } }],
    });
    expect(broken(judge({ main, material, side: copiesOf(1, 16, 'Ally') })).map((one) => one.split(' (')[0])).toEqual([
      'deck/size ruling:33',
      'deck/sideboard-points ruling:33',
    ]);
    expect(judge({ main, material, side: copiesOf(1, 15, 'Ally') }).verdict).toBe('legal');
  });

  it('given a draft, when judged, then 30 cards of any copies are enough', () => {
    const limited = judging('grand-archive', rows, { rules: deckRules['grand-archive/limited'] });
    expect(
      limited({
        main: [[30, 'Ally 1']],
        material: [
          [1, 'Spirit'],
          [20, 'Sword 1'],
        ],
      }).verdict,
    ).toBe('legal');
    expect(broken(limited({ main: [[29, 'Ally 1']], material: [[1, 'Hero']] }))).toEqual(['deck/size 1.5.2.1', 'deck/no-champion 1.5.2.2']);
  });
});

describe('decks of Force of Will', () => {
  const rows = [
    ...rowsOf(40, 'Resonator', { place: 'main' }),
    { name: 'Alice', place: 'ruler' },
    { name: 'Zeus', place: 'ruler', copiesUnderRuler: 1 },
    { name: 'Order', place: 'jRuler' },
    { name: 'Wind Stone', place: 'stone' },
    { name: 'Moon Stone', place: 'stone', special: 'yes' },
    { name: 'Matchsticks', place: 'main', copies: 'any' },
    { name: 'Rune', place: 'elsewhere' },
  ];
  const judge = judging('force-of-will', rows, { rules: deckRules['force-of-will/constructed'] });
  const main = copiesOf(4, 10, 'Resonator');
  const deck = { ruler: [[1, 'Alice']], main, stone: [[10, 'Wind Stone']] } as const;

  it('given a ruler, 40 cards and 10 to 20 stones, when judged, then the deck is legal', () => {
    expect(judge(deck).verdict).toBe('legal');
    expect(judge({ ...deck, stone: [[20, 'Wind Stone']], side: copiesOf(1, 25, 'Resonator').slice(10) }).verdict).toBe('legal');
  });

  it('given wrong sizes, when judged, then each deck has its rule', () => {
    expect(
      broken(
        judge({
          ...deck,
          ruler: [
            [1, 'Alice'],
            [1, 'Zeus'],
          ],
        }),
      ).slice(0, 1),
    ).toEqual(['deck/size 402.2']);
    expect(broken(judge({ ...deck, ruler: [] }))).toEqual(['deck/size 402.2']);
    expect(broken(judge({ ...deck, main: main.slice(1) }))).toEqual(['deck/size 402.3']);
    expect(broken(judge({ ...deck, stone: [[9, 'Wind Stone']] }))).toEqual(['deck/size 402.4']);
    expect(broken(judge({ ...deck, stone: [[21, 'Wind Stone']] }))).toEqual(['deck/size 402.4']);
    expect(judge({ ...deck, side: copiesOf(1, 26, 'Resonator').slice(10) })).toMatchObject({
      verdict: 'undecided',
      violations: [{ code: 'deck/size', rule: 'ruling:23', unverified: true }],
    });
  });

  it('given five copies, when judged, then only basic stones and cards that say so may be as many', () => {
    expect(broken(judge({ ...deck, main: [...main, [1, 'Resonator 1']] }))).toEqual(['deck/copies 402.5 (Resonator 1)']);
    expect(
      broken(
        judge({
          ...deck,
          stone: [
            [5, 'Wind Stone'],
            [5, 'Moon Stone'],
          ],
        }),
      ),
    ).toEqual(['deck/copies 402.5 (Moon Stone)']);
    expect(broken(judge({ ...deck, main: [[40, 'Matchsticks']] }))).toEqual([]);
    expect(broken(judge({ ...deck, side: [[1, 'Resonator 1']] }))).toEqual(['deck/copies ruling:24 (Resonator 1)']);
    expect(said(judge({ ...deck, side: [[1, 'Resonator 1']] })).filter((one) => !one.endsWith('enforced'))).toEqual([]);
  });

  it('given a ruler that allows one copy of a card, when judged, then its text counts, but not for stones', () => {
    const zeus = {
      ruler: [[1, 'Zeus']],
      stone: [
        [4, 'Moon Stone'],
        [6, 'Wind Stone'],
      ],
    } as const;
    expect(broken(judge({ ...zeus, main: [[2, 'Resonator 1'], ...copiesOf(1, 39, 'Resonator').slice(1)] }))).toEqual([
      'deck/copies 402.6 (Resonator 1)',
    ]);
    expect(broken(judge({ ...zeus, main: copiesOf(1, 40, 'Resonator') }))).toEqual([]);
  });

  it('given a ruler in the side deck, when judged, then its text does not count', () => {
    expect(broken(judge({ ...deck, side: [[1, 'Zeus']] }))).toEqual([]);
  });

  it('given cards in the wrong deck, when judged, then they are named', () => {
    const verdict = judge({
      ruler: [[1, 'Resonator 40']],
      main: [...main, [1, 'Order'], [1, 'Moon Stone']],
      stone: [
        [10, 'Wind Stone'],
        [1, 'Resonator 30'],
      ],
    });
    expect(broken(verdict)).toEqual([
      'deck/wrong-section 402.2 (Resonator 40)',
      'deck/wrong-section 402.3 (Order, Moon Stone)',
      'deck/wrong-section 402.4 (Resonator 30)',
    ]);
  });

  it('given a card for a deck that the rulebook does not know, when judged, then that is remarked and nothing is decided', () => {
    expect(judge({ ...deck, main: [...main, [1, 'Rune']] })).toMatchObject({
      verdict: 'undecided',
      violations: [],
      remarks: [{ code: 'deck/part-not-known', cards: ['Rune'] }],
    });
  });
});

describe('decks of Starline', () => {
  const rows = [
    ...rowsOf(21, '獸人', { type: 'unit', race: '獸人' }),
    { name: '小偷', type: 'unit', race: '喵喵賊' },
    ...rowsOf(20, '中立', { type: 'unit', race: 'neutral' }),
    ...rowsOf(4, '法術', { type: 'magic', race: 'neutral', magicValue: 4 }),
    { name: '發電獸', type: 'unit', race: '獸人', copies: 3 },
    { name: '金幣', type: 'unit', race: '獸人', place: 'none' },
  ];
  const judge = judging('starline', rows, { rules: deckRules['starline/constructed'] });
  const some = (count: number) => copiesOf(1, count, '獸人');

  it('given twenty different cards of one race and neutral ones, when judged, then the deck is legal', () => {
    expect(judge({ main: [...some(15), ...copiesOf(1, 5, '中立')] }).verdict).toBe('legal');
    expect(judge({ main: [...some(17), [3, '發電獸']] }).verdict).toBe('legal');
  });

  it('given another number, or copies, when judged, then it is not', () => {
    expect(broken(judge({ main: some(19) }))).toEqual(['deck/size 一.2(1)']);
    expect(broken(judge({ main: some(21) }))).toEqual(['deck/size 一.2(1)']);
    expect(broken(judge({ main: [...some(18), [2, '中立 1']] }))).toEqual(['deck/copies 一.2(1) (中立 1)']);
    expect(broken(judge({ main: [...some(16), [4, '發電獸']] }))).toEqual(['deck/copies 一.2(1) (發電獸)']);
  });

  it('given two races, none, too much magic or a card that is in no deck, when judged, then each has its rule', () => {
    expect(broken(judge({ main: [...some(19), [1, '小偷']] })).map((one) => one.split(' (')[0])).toEqual(['deck/races 一.2(2)']);
    expect(broken(judge({ main: copiesOf(1, 20, '中立') }))).toEqual(['deck/own-race 一.2(3)']);
    const magic = judge({ main: [...some(16), ...copiesOf(1, 4, '法術')] });
    expect(magic.violations).toMatchObject([{ code: 'deck/magic-value', rule: '一.2(4)', params: { value: 16, allowed: 15 } }]);
    expect(broken(judge({ main: [...some(17), ...copiesOf(1, 3, '法術')] }))).toEqual([]);
    expect(judge({ main: [...some(16), [4, '法術 1']] }).violations).toMatchObject([
      { code: 'deck/copies' },
      { code: 'deck/magic-value', params: { value: 16 } },
    ]);
    expect(broken(judge({ main: [...some(19), [1, '金幣']] }))).toEqual(['deck/not-a-deck-card 一.2 (金幣)']);
  });

  it('given an unknown card, when judged, then it may be of the race', () => {
    expect(broken(judge({ main: [...copiesOf(1, 19, '中立'), [1, '無名']] }))).toEqual([]);
  });
});
