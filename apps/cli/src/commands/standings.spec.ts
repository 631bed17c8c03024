import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { CommandFailed } from '../failure.js';
import { addStandings } from './standings.js';

const match = (Player1: string, Player2: string | null, Result: string) => ({ Player1, Player2, Result });

const row = (Rank: number, Player: string, Points: number, OMWP: number, GWP: number, OGWP: number) => ({
  Rank,
  Player,
  Points,
  Wins: 9,
  Losses: 9,
  Draws: 9,
  OMWP,
  GWP,
  OGWP,
});

/** Two Swiss rounds of three, one of them called a final, and a match after them. Published by the floor 1/3, four digits. */
const event = {
  Rounds: [
    { RoundName: 'Final', Matches: [match('ann', 'bob', '2-1-0'), match('cat', '-', '2-0-0')] },
    { RoundName: 'Round 2', Matches: [match('ann', 'cat', '1-1-0'), match('cat', 'ann', '1-1-0'), match('bob', null, '0-2-0')] },
    { RoundName: 'Round 3', Matches: [match('ann', 'cat', '2-0-0')] },
  ],
  Standings: [row(1, 'ann', 4, 0.5, 0.6, 0.5417), row(2, 'cat', 4, 0.6667, 0.75, 0.6), row(3, 'bob', 0, 0.6667, 0.3333, 0.6)],
};

type Event = typeof event;

describe('arbiter standings', () => {
  let folder = '';
  let lines: string[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'standings-'));
    lines = [];
    jest.spyOn(console, 'log').mockImplementation((text: unknown) => void lines.push(...String(text).split('\n')));
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
    await rm(folder, { recursive: true });
  });

  const run = async (content: unknown, ...words: readonly string[]): Promise<readonly string[]> => {
    const file = join(folder, 'event.json');
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    const program = new Command('arbiter').exitOverride();
    addStandings(program);
    for (const command of program.commands) command.exitOverride().configureOutput({ writeErr: () => undefined });
    await program.parseAsync(['node', 'arbiter', 'standings', file, ...words]);
    return lines.map((line) => line.replace(folder, '.'));
  };

  const withStandings = (change: (rows: Event['Standings']) => Event['Standings']): Event => ({
    ...event,
    Standings: change(event.Standings),
  });

  it('given a file that fits, when it is told, then convention, rounds and every row are', async () => {
    expect(await run(event)).toEqual([
      './event.json: 3 players, 3 rounds, 1 repeated result counted once',
      "Swiss: the first 2 rounds give everyone's points; what comes after does not count",
      'fits: magic-third, 4 digits half up, own GW with the floor (Magic, floor 1/3)',
      'fits as well: magic-third, 4 digits half even, own GW with the floor',
      'fits as well: magic-0.3333333, 4 digits half up, own GW with the floor',
      'fits as well: magic-0.3333333, 4 digits half even, own GW with the floor',
      'fits as well: magic-0.3333, 4 digits half up, own GW with the floor',
      'fits as well: magic-0.3333-rounded, 4 digits half up, own GW with the floor',
      'rows: 3 equal, 0 one unit off, 0 frozen, 0 different',
      'numbers: 15, each equal to what its terms give',
      'published ranks: 1 of 3 as points and tiebreakers give them',
      '',
      'rank  player  points  MW      GW      OMW     OGW     published',
      '1     cat     4       0.6667  0.7500  0.6667  0.6000  equal',
      '2     ann     4       0.6667  0.6000  0.5000  0.5417  equal',
      '3     bob     0       0.3333  0.3333  0.6667  0.6000  equal',
    ]);
    expect(process.exitCode).toBeUndefined();
  });

  it('given a name with control characters, when it is told, then the terminal is sent none of them', async () => {
    const told = await run(JSON.stringify(event).replaceAll('"bob"', '"b\\u001b[2Jb"'), '--explain', 'b\u001b[2Jb');
    expect(told.join('')).toContain('b\\u{1b}[2Jb');
    expect(told.join('')).not.toMatch(/\p{Cc}/u);
  });

  it('given a row that differs, when it is told, then the number is opened, and the exit code is 1', async () => {
    const told = await run(withStandings((rows) => rows.map((one) => (one.Player === 'ann' ? { ...one, OMWP: 0.9 } : one))));
    expect(told).toContain('rows: 2 equal, 0 one unit off, 0 frozen, 1 different');
    expect(told.find((line) => line.startsWith('nothing'))).toBe(
      'nothing tried fits; the closest is: magic-third, 4 digits half up, own GW with the floor (Magic, floor 1/3)',
    );
    expect(told.slice(-3)).toEqual([
      'ann OMWP: published 0.9000, computed OMW 0.5000 = 1/2 (mean of 2)',
      '  round 1: bob, MW 0.3333 = 1/3 (the floor; 0 of 6 is 0)',
      '  round 2: cat, MW 0.6667 = 2/3 (4 of 6)',
    ]);
    expect(process.exitCode).toBe(1);
  });

  it('given a number one unit off, when it is told, then it is named, and the exit code stays 0', async () => {
    const told = await run(withStandings((rows) => rows.map((one) => (one.Player === 'ann' ? { ...one, OGWP: 0.5418 } : one))));
    expect(told).toContain('rows: 2 equal, 1 one unit off, 0 frozen, 0 different');
    expect(told.some((line) => line.startsWith('ann OGWP: published 0.5418, computed OGW 0.5417 = 13/24'))).toBe(true);
    expect(process.exitCode).toBeUndefined();
  });

  it('given ranks by rounded tiebreakers, when they are told, then it is said that more agree so', async () => {
    const rounds = [
      ['b 2-1-0 d', 'e 2-0-0 a', 'c 2-1-0 f'],
      ['a 2-1-0 b', 'c 2-0-0 d', 'e 2-0-0 f'],
      ['d 2-0-0 b', 'f 2-1-0 c', 'e 2-1-0 a'],
    ];
    const told = await run({
      Rounds: rounds.map((round) => ({
        Matches: round.map((text) => {
          const [first = '', result = '', second = ''] = text.split(' ');
          return match(first, second, result);
        }),
      })),
      Standings: [
        row(1, 'e', 9, 0.33, 0.86, 0.38),
        row(2, 'c', 6, 0.33, 0.63, 0.39),
        row(3, 'a', 3, 0.78, 0.38, 0.7),
        row(3, 'f', 3, 0.78, 0.38, 0.7),
        row(5, 'd', 3, 0.44, 0.43, 0.46),
        row(6, 'b', 3, 0.33, 0.38, 0.41),
      ],
    });
    expect(told).toContain('published ranks: 6 of 6 as points and tiebreakers give them, compared as shown');
    expect(told.slice(-6).map((line) => line.slice(0, 7))).toEqual(['1     e', '2     c', '3     f', '4     a', '5     d', '6     b']);
  });

  it('given own game wins published without the floor, when players are ranked, then by these', async () => {
    const told = await run({
      Rounds: [{ Matches: [match('a', 'b', '2-0-0'), match('c', 'd', '2-1-0')] }],
      Standings: [
        row(1, 'a', 3, 0.3333, 1, 0.3333),
        row(2, 'c', 3, 0.3333, 0.6667, 0.3333),
        row(3, 'd', 0, 1, 0.3333, 0.6667),
        row(4, 'b', 0, 1, 0, 1),
      ],
    });
    expect(told).toContain('published ranks: 4 of 4 as points and tiebreakers give them');
    expect(told.slice(-2).map((line) => line.slice(0, 7))).toEqual(['3     d', '4     b']);
  });

  it('given a player, when their numbers are opened, then down to every result and where it stands', async () => {
    expect((await run(event, '--explain', 'bob')).slice(0, 12)).toEqual([
      'bob: rank 3 after round 2',
      'points 0 = 0 + 0',
      '  round 1: loss 1-2-0 against ann (Rounds[0].Matches[0]): 0 of 3 points',
      '  round 2: assigned loss 0-2-0 (Rounds[1].Matches[2]): 0 of 3 points',
      'MW 0.3333 = 1/3 (the floor; 0 of 6 is 0)',
      '  round 1: loss 1-2-0 against ann (Rounds[0].Matches[0]): 0 of 3 points',
      '  round 2: assigned loss 0-2-0 (Rounds[1].Matches[2]): 0 of 3 points',
      'GW 0.3333 = 1/3 (the floor; 3 of 15 is 1/5)',
      '  round 1: loss 1-2-0 against ann (Rounds[0].Matches[0]): 3 of 9 game points',
      '  round 2: assigned loss 0-2-0 (Rounds[1].Matches[2]): 0 of 6 game points',
      'OMW 0.6667 = 2/3 (mean of 1)',
      '  round 1: ann, MW 0.6667 = 2/3 (4 of 6)',
    ]);
  });

  it('given own game wins published without the floor, when they are opened, then as they are shown', async () => {
    const raw = withStandings((rows) => rows.map((one) => (one.Player === 'bob' ? { ...one, GWP: 0.2 } : one)));
    const told = await run(raw, '--explain', 'bob');
    expect(told).toContain('GW 0.2000 = 1/5 (3 of 15)');
    expect((await run(raw, '--explain', 'ann')).filter((line) => line.includes('bob, GW'))).toEqual([
      '  round 1: bob, GW 0.3333 = 1/3 (the floor; 3 of 15 is 1/5)',
    ]);
  });

  it('given a player who left after round 1 with tiebreakers frozen then, when it is told, then so are they', async () => {
    const [first, second] = event.Rounds;
    const left = {
      Rounds: [first, { ...second, Matches: second?.Matches.slice(0, 2) }],
      Standings: event.Standings.map((one) =>
        one.Player === 'bob' ? { ...one, OMWP: 1, OGWP: 0.6667 } : one.Player === 'ann' ? { ...one, OGWP: 0.5417 } : one,
      ),
    };
    const told = await run(left);
    expect(told).toContain('rows: 2 equal, 0 one unit off, 1 frozen, 0 different');
    expect(told.at(-1)).toBe('3     bob     0       0.3333  0.3333  1.0000  0.6667  frozen after round 1');
    expect(await run(left, '--explain', 'bob')).toContain('OMW 1.0000 = 1 (mean of 1)');
  });

  it('given a round, when standings after it are asked for, then nothing is compared with the published ones', async () => {
    const told = await run(event, '--as-of', '1');
    expect(told).toContain('standings after round 1');
    expect(told.slice(-4)).toEqual([
      'rank  player  points  MW      GW      OMW     OGW',
      '1     cat     3       1.0000  1.0000  0.3333  0.3333',
      '2     ann     3       1.0000  0.6667  0.3333  0.3333',
      '3     bob     0       0.3333  0.3333  1.0000  0.6667',
    ]);
  });

  it('given a policy, when it is named, then it alone is tried, and what is unverified in it is told', async () => {
    const told = await run(event, '--policy', 'force-of-will');
    expect(told).toContain('fits: force-of-will, 4 digits half up, own GW with the floor (Force of Will)');
    expect(told.filter((line) => line.startsWith('unverified'))).toEqual([
      'unverified in force-of-will: points 3/1/0 (second-hand)',
      'unverified in force-of-will: chain as Magic (second-hand)',
      'unverified in force-of-will: floor 1/3 (second-hand)',
      'unverified in force-of-will: a bye is a win 2-0 (second-hand)',
    ]);
  });

  it("given a policy that does not give everyone's points, when a round is named, then its standings are made and not compared", async () => {
    await expect(run(event, '--policy', 'yugioh')).rejects.toThrow('file/points-not-reproduced at Standings[0].Points');
    const told = await run(event, '--policy', 'yugioh', '--as-of', '2');
    expect(told[1]).toMatch(/^not compared with what was published: no number of rounds gives everyone's points under yugioh/);
    expect(told.slice(-3)).toEqual([
      '1     cat     3       0.5000  0.5000  0.2500  03500250',
      '2     ann     3       0.5000  0.2500  0.5000  03250500',
      '3     bob     0       0.0000  0.5000  0.2500  00500250',
    ]);
  });

  it('given --json, when it is told, then fractions are exact text and terms are there', async () => {
    const told = JSON.parse((await run(event, '--json', '--explain', 'ann')).join('\n')) as Readonly<Record<string, unknown>>;
    expect(told).toMatchObject({
      swissRounds: 2,
      policy: 'magic-third',
      fits: true,
      counts: { equal: 3 },
      numbersEqualToTheirTerms: 15,
      rows: [{ player: 'cat' }, { player: 'ann', ogw: { exact: '13/24', shown: '0.5417' }, compared: { kind: 'equal' } }, {}],
      explained: [
        {
          name: 'points',
          exact: '4',
          terms: [
            { round: 1, outcome: 'win', points: 3 },
            { round: 2, outcome: 'draw', points: 1 },
          ],
        },
        { name: 'mw' },
        { name: 'gw' },
        { name: 'omw', exact: '1/2', terms: [{ opponent: 'bob', earned: 0, possible: 6, exact: '1/3' }, { opponent: 'cat' }] },
        { name: 'ogw' },
      ],
    });
  });

  const refused = async (content: unknown, expected: string, ...words: readonly string[]): Promise<void> => {
    const failure = await run(content, ...words).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(CommandFailed);
    expect(String(failure)).toContain(expected);
    expect(lines).toEqual([]);
  };

  it.each([
    ['no JSON', '{"Rounds": [', 'file/not-json'],
    ['NaN in it', '{"Rounds": NaN}', 'file/not-json'],
    ['no rounds', { ...event, Rounds: [] }, 'file/no-rounds at Rounds'],
    [
      'a result that is malformed',
      { ...event, Rounds: [{ Matches: [match('ann', 'bob', '2:1')] }] },
      'file/result-malformed at Rounds[0].Matches[0].Result',
    ],
    [
      'a stranger',
      { ...event, Rounds: [{ Matches: [match('ann', 'dan', '2-1-0')] }] },
      'file/unknown-opponent at Rounds[0].Matches[0].Player2',
    ],
    [
      'copies that contradict',
      { ...event, Rounds: [{ Matches: [match('ann', 'bob', '2-1-0'), match('bob', 'ann', '2-1-0')] }] },
      'file/contradicting-copies at Rounds[0].Matches[1]',
    ],
    [
      'a player twice in a round',
      { ...event, Rounds: [{ Matches: [match('ann', 'bob', '2-1-0'), match('cat', 'ann', '2-1-0')] }] },
      'history/twice-in-a-round at Rounds[0].Matches[1]',
    ],
  ])('given a file with %s, when it is told, then the command fails and names the place', async (_, content, expected) => {
    await refused(content, `event.json: ${expected}`);
  });

  it('given an unknown player, policy, round or file, when it is asked for, then the command fails and says so', async () => {
    await refused(event, 'standings/unknown-player: "dan" is not in the standings', '--explain', 'dan');
    await refused(event, 'standings/unknown-policy: there is no policy "chess". There are: magic-third, magic,', '--policy', 'chess');
    await refused(event, 'history/no-such-round at round 3: there are 2 rounds', '--as-of', '3');
    await expect(run(event, '--as-of', '0')).rejects.toThrow('a whole number from 1 to 999');
    const program = new Command('arbiter');
    addStandings(program);
    await expect(program.parseAsync(['node', 'arbiter', 'standings', join(folder, 'none.json')])).rejects.toThrow("can't be read");
  });

  it('given a mark of byte order before the JSON, when it is read, then it is left out', async () => {
    expect(await run(`\uFEFF${JSON.stringify(event)}`)).toContain('rows: 3 equal, 0 one unit off, 0 frozen, 0 different');
  });
});
