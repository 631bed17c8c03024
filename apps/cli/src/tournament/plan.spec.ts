import { describe, expect, it } from '@jest/globals';
import { fileOfNames, phasesOf, resultOf, structureOf } from './plan.js';
import { columns } from './words.js';

describe('what is said on the command line about a tournament', () => {
  it('given Swiss rounds with a cut, when the structure is made, then the cut is single elimination through a gate', () => {
    expect(structureOf({ swiss: 5, bestOf: 3, minutes: 50, lastByRank: true, cut: 8, cutBestOf: 5 })).toEqual({
      phases: [
        { kind: 'swiss', bestOf: 3, minutes: 50, gate: null, rounds: 5, lastRoundByRank: true, sides: 'lot' },
        {
          kind: 'singleElimination',
          bestOf: 5,
          minutes: null,
          gate: { kind: 'top', places: 8 },
          thirdPlace: false,
          withdrawals: 'walkover',
        },
      ],
    });
    expect(structureOf({ roundRobin: true, bestOf: 1 })).toEqual({
      phases: [{ kind: 'roundRobin', bestOf: 1, minutes: null, gate: null }],
    });
  });

  it('given pods with a cut to double elimination, or elimination alone, when the structure is made, then it is so', () => {
    expect(structureOf({ pods: 3, bestOf: 1, cut: 4, doubleElimination: true })?.phases.map(({ kind }) => kind)).toEqual([
      'pods',
      'doubleElimination',
    ]);
    expect(structureOf({ elimination: true, thirdPlace: true, bestOf: 1 })?.phases).toMatchObject([
      { kind: 'singleElimination', thirdPlace: true, gate: null },
    ]);
  });

  it('given drafts and Swiss rounds that everybody plays, when the structure is made, then nobody is cut between them', () => {
    const phases = phasesOf('draft:3,swiss:5,draft:3')!;
    const made = structureOf({ phases, bestOf: 3, minutes: 50, cut: 8 })!;
    expect(made.phases).toMatchObject([
      { kind: 'draft', rounds: 3, gate: null, minutes: 50 },
      { kind: 'swiss', rounds: 5, gate: { kind: 'everybody' } },
      { kind: 'draft', rounds: 3, gate: { kind: 'everybody' } },
      { kind: 'singleElimination', gate: { kind: 'top', places: 8 } },
    ]);
    expect(structureOf({ draft: 3, bestOf: 3 })?.phases).toMatchObject([{ kind: 'draft', rounds: 3, gate: null }]);
    expect(['', 'draft', 'draft:0', 'pods:3', 'draft:3,', 'draft:3 swiss:5'].map(phasesOf)).toEqual([null, null, null, null, null, null]);
  });

  it('given no first phase, two of them, or a cut behind elimination, when the structure is made, then there is none', () => {
    for (const flags of [{}, { swiss: 3, elimination: true }, { elimination: true, cut: 4 }])
      expect(structureOf({ bestOf: 3, ...flags })).toBeNull();
  });

  it('given a result as it is spoken, when it is read, then games belong to the entrants of the sides', () => {
    const wins = (ones: number, others: number) => [
      { entrant: 7, games: ones },
      { entrant: 4, games: others },
    ];
    expect(resultOf('2-1', [7, 4])).toEqual({ kind: 'games', wins: wins(2, 1), drawn: 0 });
    expect(resultOf('1-1-1', [7, 4])).toEqual({ kind: 'games', wins: wins(1, 1), drawn: 1 });
    expect(resultOf('double-loss', [7, 4])).toEqual({ kind: 'doubleLoss' });
    expect(resultOf('absent:4', [7, 4])).toEqual({ kind: 'noShow', absent: 4 });
    expect(resultOf('winner:4', [7, 4, 9])).toEqual({ kind: 'pod', winner: 4 });
    expect(resultOf('drawn', [7, 4, 9])).toEqual({ kind: 'pod', winner: null });
    expect(resultOf('winner:4+absent:9', [7, 4, 9])).toEqual({ kind: 'podWithAbsent', winner: 4, absent: [9] });
    expect(resultOf('drawn+absent:9', [7, 4, 9])).toEqual({ kind: 'podWithAbsent', winner: null, absent: [9] });
    expect(resultOf('absent:7+absent:9', [7, 4, 9])).toEqual({ kind: 'podWithAbsent', winner: 4, absent: [7, 9] });
    expect(resultOf('absent:7+absent:4+absent:9', [7, 4, 9])).toEqual({ kind: 'podWithAbsent', winner: null, absent: [7, 4, 9] });
    for (const text of ['absent:9', 'winner:4+drawn', 'winner:4+winner:7', '2-1', 'winner:4+'])
      expect([text, resultOf(text, [7, 4, 9])]).toEqual([text, null]);
    for (const text of ['', '2', '2:1', '2-1-0-0', '-1-2', '2-1 ', 'absent:', 'absent:x', '100-1'])
      expect(resultOf(text, [7, 4])).toBeNull();
    expect(resultOf('2-1', [])).toBeNull();
  });

  it('given names with quotes and commas, when a file is made of them, then each is one line', () => {
    expect(fileOfNames(['Doe, Jane', 'Ann "Ace" Lee'])).toBe('name\n"Doe, Jane"\n"Ann ""Ace"" Lee"\n');
  });

  it('given rows, when they are put under one another, then numbers stand at the right, and there may be none', () => {
    expect(
      columns([
        [1, 'Ann', 'x'],
        [10, 'Bo', ''],
      ]),
    ).toEqual([' 1  Ann  x', '10  Bo']);
    expect(columns([])).toEqual([]);
  });
});
