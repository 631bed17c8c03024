import { describe, expect, it } from '@jest/globals';
import { choicesOf, gamesOf, gamesResult, resultTyped, scoreText } from './results.js';

describe('a result that is typed at the desk', () => {
  it('is read in the ways in which people type', () => {
    const score = (text: string): string | null => {
      const result = resultTyped(text, [7, 4]);
      const games = result === null ? null : gamesOf(result, 7, 4);
      return games === null ? null : scoreText(games);
    };
    expect(['2-1', ' 21 ', '2–0', '2:1', '1-1-1', '110', '0 2'].map(score)).toEqual(['2–1', '2–1', '2–0', '2–1', '1–1–1', '1–1', '0–2']);
    expect(['', '2', '2-1-0-1', 'abc', '-1-2', '22222'].map((text) => resultTyped(text, [7, 4]))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(resultTyped('x', [7, 4])).toEqual({ kind: 'doubleLoss' });
    expect([resultTyped('N1', [7, 4]), resultTyped('n2', [7, 4])]).toEqual([
      { kind: 'noShow', absent: 7 },
      { kind: 'noShow', absent: 4 },
    ]);
  });

  it('names who won at a table of three or four', () => {
    expect(['1', '4', 'd', '5', '2-1', 'x'].map((text) => resultTyped(text, [7, 4, 9, 2]))).toEqual([
      { kind: 'pod', winner: 7 },
      { kind: 'pod', winner: 2 },
      { kind: 'pod', winner: null },
      null,
      null,
      null,
    ]);
    expect(resultTyped('4', [7, 4, 9])).toBeNull();
  });

  it('is seen from either side', () => {
    const result = gamesResult(7, 4, [2, 1, 0]);
    expect([gamesOf(result, 7, 4), gamesOf(result, 4, 7)]).toEqual([
      [2, 1, 0],
      [1, 2, 0],
    ]);
    expect(gamesOf({ kind: 'doubleLoss' }, 7, 4)).toBeNull();
  });
});

describe('scores that players choose from', () => {
  it('are all that a best of three can give, without draws in elimination', () => {
    const texts = (kind: 'swiss' | 'singleElimination', bestOf: number) => {
      const { won, lost, other } = choicesOf({ kind, bestOf });
      return [won, lost, other].map((scores) => scores.map(scoreText));
    };
    expect(texts('swiss', 3)).toEqual([
      ['2–0', '2–1'],
      ['1–2', '0–2'],
      ['0–0–1', '1–1', '1–1–1', '0–1', '1–0'],
    ]);
    expect(texts('singleElimination', 3)).toEqual([
      ['2–0', '2–1'],
      ['1–2', '0–2'],
      ['0–1', '1–0'],
    ]);
    expect(texts('swiss', 1)).toEqual([['1–0'], ['0–1'], ['0–0–1']]);
  });
});
