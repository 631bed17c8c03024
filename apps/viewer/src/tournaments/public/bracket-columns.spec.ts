import { describe, expect, it } from '@jest/globals';
import { type BracketMatch, type BracketSection, sectionsOf } from './bracket-columns.js';

const match = (number: number, part: BracketMatch['part'], round: number): BracketMatch => ({
  match: number,
  part,
  round,
  sides: [{ kind: 'winner', match: 1 }, { kind: 'nobody' }],
  state: 'open',
  winner: null,
  table: null,
});

const shape = (sections: readonly BracketSection[]) =>
  sections.map(({ part, columns }) => [part, ...columns.map(({ matches }) => matches.map((one) => one.match))]);

describe('a bracket', () => {
  it('of single elimination has a column for each round, and the match for the third place below the final', () => {
    const matches = [
      ...[1, 2, 3, 4].map((number) => match(number, 'main', 1)),
      ...[5, 6].map((number) => match(number, 'main', 2)),
      match(7, 'thirdPlace', 1),
      match(8, 'main', 3),
    ];
    expect(shape(sectionsOf({ phase: 1, kind: 'singleElimination', matches }))).toEqual([['only', [1, 2, 3, 4], [5, 6], [8, 7]]]);
  });

  it('of double elimination has parts of winners and losers, and the grand final with its reset', () => {
    const matches = [
      match(1, 'main', 1),
      match(2, 'main', 1),
      match(3, 'main', 2),
      match(4, 'losers', 1),
      match(5, 'losers', 2),
      match(6, 'grandFinal', 1),
      match(7, 'reset', 1),
    ];
    const sections = sectionsOf({ phase: 0, kind: 'doubleElimination', matches });
    expect(shape(sections)).toEqual([
      ['winners', [1, 2], [3]],
      ['losers', [4], [5]],
      ['finals', [6], [7]],
    ]);
    expect(sections[0]?.columns.map(({ left }) => left)).toEqual([1, 0]);
  });

  it('of two in double elimination has no part of losers', () => {
    const matches = [match(1, 'main', 1), match(2, 'grandFinal', 1), match(3, 'reset', 1)];
    expect(shape(sectionsOf({ phase: 0, kind: 'doubleElimination', matches }))).toEqual([
      ['winners', [1]],
      ['finals', [2], [3]],
    ]);
  });
});
