import { describe, expect, it } from '@jest/globals';
import { csvCell, csvText } from './csv-text.js';
import { pairingsCsv, resultsCsv, standingsCsv } from './csv-tables.js';

describe('CSV for spreadsheets', () => {
  it.each([
    ['=cmd|calc', "'=cmd|calc"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['＝1', "'＝1"],
    ['Doe, Jane', '"Doe, Jane"'],
    ['a;b', '"a;b"'],
    ['Ann "Ace" Lee', '"Ann ""Ace"" Lee"'],
    ['李雷', '李雷'],
    ['a=b', 'a=b'],
  ])('given the text %j, when it is written, then it is %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('given numbers and nothing, when they are written, then numbers stay numbers and nothing is empty', () => {
    expect(csvText(['a', 'b', 'c'], [[-1, null, '-1']])).toBe("\ufeffa,b,c\r\n-1,,'-1\r\n");
  });
});

const table = {
  table: 1,
  seats: [
    { entrant: 4, name: '=Ann', playerId: null, points: 3 },
    { entrant: 2, name: 'Bob', playerId: null, points: 0 },
  ],
  matchId: null,
  why: { kind: 'sameScore', points: 3 } as const,
  forced: [],
  state: 'confirmed' as const,
  result: {
    kind: 'games',
    wins: [
      { entrant: 2, games: 1 },
      { entrant: 4, games: 2 },
    ],
    drawn: 0,
  } as const,
  source: 'staff' as const,
  corrected: true,
  event: null,
  reports: [],
  reportStandsAt: null,
  extensionSeconds: 0,
};
const round = {
  round: 2,
  phase: 0,
  stage: 'closed' as const,
  algorithm: 'swiss/1',
  seed: '0'.repeat(64),
  tables: [
    table,
    { ...table, table: 2, result: { kind: 'noShow', absent: 2 } as const },
    { ...table, table: 3, state: 'missing' as const, source: null, corrected: false, result: null },
  ],
  unpaired: [{ entrant: 5, name: 'Eve', playerId: null, gets: 'bye' as const, why: { kind: 'awarded' } as const }],
  clock: null,
  event: { version: 1, hash: '0'.repeat(64) },
  version: 1,
  now: '2026-01-01T00:00:00Z',
};

describe('tables of a tournament as CSV', () => {
  const lines = (text: string): readonly string[] => text.slice(1).split('\r\n').slice(1, -1);

  it('given a round, when its pairings are written, then tables come first and byes behind them', () => {
    expect(lines(pairingsCsv(round))).toEqual([
      "2,1,4,'=Ann,3,2,Bob,0,,",
      "2,2,4,'=Ann,3,2,Bob,0,,",
      "2,3,4,'=Ann,3,2,Bob,0,,",
      '2,,5,Eve,,,,,bye,',
    ]);
  });

  it('given results by entrants, when they are written, then games stand with their side, and what is no games in words', () => {
    expect(lines(resultsCsv(round))).toEqual([
      "2,1,4,'=Ann,2,Bob,2,1,0,,confirmed,staff,yes",
      "2,2,4,'=Ann,2,Bob,,,,entrant 2 did not come,confirmed,staff,yes",
      "2,3,4,'=Ann,2,Bob,,,,,missing,,no",
      '2,,5,Eve,,,,,,bye,confirmed,,no',
    ]);
  });

  it('given a pod, when its round is written, then there are as many sides as it has seats', () => {
    const pod = {
      ...table,
      seats: [...table.seats, { entrant: 7, name: 'Cem', playerId: null, points: 1 }],
      result: { kind: 'pod', winner: 7 } as const,
    };
    const pods = { ...round, tables: [pod] };
    expect(pairingsCsv(pods).slice(1).split('\r\n')).toEqual([
      'round,table,entrant 1,name 1,points 1,entrant 2,name 2,points 2,entrant 3,name 3,points 3,without opponent,match',
      "2,1,4,'=Ann,3,2,Bob,0,7,Cem,1,,",
      '2,,5,Eve,,,,,,,,bye,',
      '',
    ]);
    expect(lines(resultsCsv(pods))).toEqual([
      "2,1,4,'=Ann,2,Bob,7,Cem,,,,entrant 7 wins,confirmed,staff,yes",
      '2,,5,Eve,,,,,,,,bye,confirmed,,no',
    ]);
  });

  it('given standings, when they are written, then each figure is shown and exact', () => {
    const standings = {
      round: 2,
      policy: { id: 'magic', title: 'Magic', hash: '0'.repeat(64), unverified: [] },
      chain: ['points', 'omw'],
      rows: [
        {
          rank: 1,
          entrant: 4,
          name: 'Ann',
          playerId: null,
          play: 'active' as const,
          figures: { points: { exact: '6', shown: '6' }, omw: { exact: '1/3', shown: '0.3333' } },
          composite: null,
        },
      ],
      version: 9,
    };
    expect(standingsCsv(standings).split('\r\n')).toEqual([
      '\ufeffafter round,rank,entrant,name,play,points,points exact,omw,omw exact',
      '2,1,4,Ann,active,6,6,0.3333,1/3',
      '',
    ]);
  });
});
