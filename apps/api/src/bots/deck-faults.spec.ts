import { describe, expect, it } from '@jest/globals';
import { deckFaults } from './deck-faults.js';

const nothing = { entries: [], violations: [], unplayable: [] };
const violation = (code: string, cards: readonly string[]) => ({ code, rule: null, cards: [...cards], detail: code, params: {} });
const names: Readonly<Record<string, readonly string[]>> = { island: ['Island', '海岛'] };
const namesOf = (card: string) => names[card] ?? [];
const linesOf = (violations: readonly ReturnType<typeof violation>[], text: string | null) =>
  deckFaults({ ...nothing, violations: [...violations] }, text, namesOf).map(({ code, line }) => [code, line]);

describe('what keeps a deck from being played', () => {
  it('stands at the line that names the card, by id or by a name in either language, and the whole deck first', () => {
    const text = '4 Snow-Covered Island\n20 Island\n3 Blorbo\n1 x\n';
    expect(linesOf([violation('unknown', ['Blorbo']), violation('copies', ['island']), violation('size', [])], text)).toEqual([
      ['size', 0],
      ['copies', 2],
      ['unknown', 3],
    ]);
    expect(linesOf([violation('copies', ['island'])], '# mine\nSB: 2x 海岛')).toEqual([['copies', 2]]);
  });

  it('is found where more than the name stands in the line', () => {
    expect(linesOf([violation('unknown', ['Blorbo'])], '1 Shock\n4 Blorbo (M20) 160')).toEqual([['unknown', 2]]);
  });

  it('has no line where the deck came in the shape of the rules', () => {
    expect(linesOf([violation('copies', ['island'])], null)).toEqual([['copies', 0]]);
  });

  it('names cards that are known and not played, with what may be meant, and says nothing of those that are played', () => {
    const entry = { section: 'main' as const, count: 1, set: null, number: null, passcode: null, reasons: [] };
    const entries = [
      { ...entry, line: 7, name: 'Shokc', verdict: 'unknown' as const, card: null, enforced: false, nearest: ['Shock'] },
      { ...entry, line: 2, name: 'Island', verdict: 'enforced' as const, card: 'island', enforced: true, nearest: [] },
    ];
    expect(deckFaults({ ...nothing, entries }, '', namesOf)).toEqual([
      { code: 'deck/not-played', line: 7, detail: 'The rules here play no card Shokc. Is one of these meant: Shock?' },
    ]);
  });
});
