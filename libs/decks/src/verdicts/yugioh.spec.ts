import { describe, expect, it } from '@jest/globals';
import { deckRules } from './rules/index.js';
import { buildCardIndex } from '../facts/card-index.js';
import { judgeDeck } from './judge-deck.js';
import { broken, copiesOf, judging, listOf, rowsOf, said } from './testing/judging.js';

const rows = [
  ...rowsOf(30, 'Warrior', { typeLine: 'Warrior / Effect' }),
  ...rowsOf(6, 'Fusion', { typeLine: 'Dragon / Fusion / Effect' }),
  { name: 'Harpie Lady', typeLine: 'Winged Beast / Normal' },
  { name: 'Harpie Lady 1', typeLine: 'Winged Beast / Effect', alwaysNamed: 'Harpie Lady' },
  { name: 'Slime Token', typeLine: 'Aqua / Token' },
  { name: 'Clear Wing', typeLine: 'Dragon / Synchro / Pendulum', passcodes: 100 },
  { name: 'Old Scale', typeLine: 'Dragon / Pendulum' },
];
const judge = judging('yugioh', rows, { rules: deckRules['yugioh/advanced'] });
const main = copiesOf(3, 14, 'Warrior');

describe('decks of Yu-Gi-Oh!', () => {
  it('given 40 to 60 cards and 15 in each further deck, when judged, then the deck is legal', () => {
    expect(judge({ main, extra: copiesOf(3, 5, 'Fusion'), side: copiesOf(1, 29, 'Warrior').slice(14) }).verdict).toBe('legal');
    expect(judge({ main: copiesOf(3, 20, 'Warrior') }).verdict).toBe('legal');
  });

  it('given too few or too many, when judged, then each deck has its rule', () => {
    expect(broken(judge({ main: copiesOf(3, 13, 'Warrior') }))).toEqual(['deck/size base.2.1']);
    expect(broken(judge({ main: [...copiesOf(3, 20, 'Warrior'), [1, 'Warrior 21']] }))).toEqual(['deck/size base.2.1']);
    const both = judge({ main, extra: [...copiesOf(3, 5, 'Fusion'), [1, 'Fusion 6']], side: copiesOf(1, 30, 'Warrior').slice(14) });
    expect(broken(both)).toEqual(['deck/size base.2.2', 'deck/size base.2.3']);
  });

  it('given four copies over all decks, or of one name by text, when judged, then they are too many', () => {
    expect(broken(judge({ main, side: [[1, 'Warrior 1']] }))).toEqual(['deck/copies base.2.4 (Warrior 1)']);
    const harpies = judge({ main: [...main, [2, 'Harpie Lady'], [2, 'Harpie Lady 1']] });
    expect(broken(harpies)).toEqual(['deck/copies base.2.4 (Harpie Lady, Harpie Lady 1)']);
  });

  it('given a card in the wrong deck, when judged, then it is named, while the Side Deck may hold any', () => {
    const verdict = judge({
      main: [...main, [1, 'Fusion 1']],
      extra: [
        [1, 'Warrior 20'],
        [1, 'Clear Wing'],
        [1, 'Old Scale'],
      ],
    });
    expect(broken(verdict)).toEqual(['deck/wrong-section base.2.6 (Fusion 1)', 'deck/wrong-section base.2.6 (Warrior 20, Old Scale)']);
    expect(said(verdict).filter((one) => one.endsWith('illegal'))).toEqual([
      'Fusion 1: illegal',
      'Warrior 20: illegal',
      'Old Scale: illegal',
    ]);
    expect(judge({ main: [...main, [1, 'Old Scale']], side: [[1, 'Fusion 1']] }).verdict).toBe('legal');
  });

  it('given a Token, when judged, then it is in no deck', () => {
    expect(broken(judge({ main: [...main, [1, 'Slime Token']] }))).toEqual(['deck/not-a-deck-card base.2.8 (Slime Token)']);
  });

  it('given a list with everything in one section, when judged, then cards are judged where they belong, and that is remarked', () => {
    const verdict = judge({ main: [...main, [2, 'Fusion 1'], [1, 'Clear Wing']] });
    expect(verdict).toMatchObject({ verdict: 'legal', sizes: { main: 42, extra: 3 }, violations: [] });
    expect(verdict.remarks).toMatchObject([{ code: 'deck/one-section', cards: ['Fusion 1', 'Clear Wing'] }]);
    expect(verdict.entries.at(-1)).toMatchObject({ section: 'main', verdict: 'enforced' });
  });

  it('given a Side Deck beside everything else in one section, when judged, then its cards stay there', () => {
    expect(judge({ main: [...main, [1, 'Fusion 1']], side: [[2, 'Fusion 2']] }).sizes).toEqual({ main: 42, extra: 1, side: 2 });
  });

  it('given a form that tells the decks apart, or an empty Extra Deck, when judged, then the same card is in the wrong one', () => {
    const wrong = ['deck/wrong-section base.2.6 (Fusion 1)'];
    expect(broken(judge({ main: [...main, [1, 'Fusion 1']] }, { form: 'ydk' }))).toEqual(wrong);
    expect(broken(judge({ main: [...main, [1, 'Fusion 1']], extra: [] }))).toEqual(wrong);
  });

  it('given a passcode beside a known one, when judged, then it is another artwork of the card, and this is said', () => {
    const verdict = judge({
      main,
      extra: [
        [1, 102],
        [1, 100],
        [1, 999],
      ],
    });
    expect(verdict.entries.slice(-3)).toMatchObject([
      { verdict: 'enforced', key: 'Clear Wing' },
      { verdict: 'enforced', key: 'Clear Wing' },
      { verdict: 'unknown', nearest: [] },
    ]);
    expect(verdict.remarks).toMatchObject([
      { code: 'deck/read-as', cards: ['Clear Wing'], detail: expect.stringContaining('102 as Clear Wing') },
    ]);
  });

  it('given Speed Duels, when judged, then 20 to 30 cards, five and five are wanted', () => {
    const speed = (cards: number, extra: number, side: number) =>
      judge(
        { main: copiesOf(1, cards, 'Warrior'), extra: copiesOf(1, extra, 'Fusion'), side: copiesOf(1, side, 'Warrior') },
        { rules: deckRules['yugioh/speed'] },
      ).violations.map(({ params }) => params.section);
    expect([speed(20, 5, 5), speed(30, 0, 0)]).toEqual([[], []]);
    expect(speed(19, 6, 6)).toEqual(['main', 'extra', 'side']);
    expect(speed(31, 0, 0)).toEqual(['main']);
  });

  it('given rules that nobody verified, when broken, then they are reported and decide nothing', () => {
    const verdict = judge({ main }, { rules: deckRules['yugioh/speed'] });
    expect(verdict).toMatchObject({ verdict: 'undecided', violations: [{ code: 'deck/size', rule: null, unverified: true }] });
  });

  it('given cards of another game, when judged, then the caller is told', () => {
    const options = { rules: deckRules['yugioh/advanced'], format: null, lists: [], date: '2026-11-30', isEnforced: () => true };
    expect(() => judge({ main }, { rules: deckRules['magic/constructed'] })).toThrow(RangeError);
    expect(() => judgeDeck('yugioh', listOf({ main }), buildCardIndex('magic', []), options)).toThrow(RangeError);
    expect(() => judgeDeck('magic', listOf({ main }), buildCardIndex('magic', []), options)).toThrow(RangeError);
  });
});
