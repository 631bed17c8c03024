import { describe, expect, it } from '@jest/globals';
import { foundingLog } from '@arbiter/contracts';
import { cellsOf } from './cells.js';
import { type CellFailed, LogDatabases } from './log-databases.js';

const home = 'postgres://app:pw@home:5432/arbiter';
const cells = (text?: string): LogDatabases<string> => cellsOf(text === undefined ? {} : { ARBITER_CELLS: text }, home);
const month = 600 * 1_024;

describe('where a log is', () => {
  it('given no cells, then every log is in the one database', () => {
    expect([foundingLog, month, month + 1_023].map((logId) => cells().of(logId))).toEqual([home, home, home]);
    expect(cells('  ').all).toEqual([{ name: 'the directory', database: home }]);
  });

  it('given cells, then the logs of matches are where their slot is, with the login of the directory, and the founding log in the directory', () => {
    const databases = cells('512-1023=postgres://two:5432,three:5433/cell?sslmode=require\n 1-511=directory 0=postgres://one/cell');
    expect(databases.of(foundingLog)).toBe(home);
    expect(databases.of(month)).toBe('postgres://app:pw@one/cell');
    expect([1, 511].map((slot) => databases.of(month + slot))).toEqual([home, home]);
    expect([512, 1_023].map((slot) => databases.of(month + slot))).toEqual(
      Array.from({ length: 2 }, () => 'postgres://app:pw@two:5432,three:5433/cell?sslmode=require'),
    );
    expect(databases.all.map(({ name }) => name)).toEqual(['the directory', 'cell 512-1023', 'cell 0']);
  });

  it.each([
    ['0-511=postgres://one/a', 'slots 512-1023 are in no cell'],
    ['1-1023=postgres://one/a', 'slots 0-0 are in no cell'],
    ['0-511=postgres://one/a 511-1023=postgres://two/a', 'slot 511 is in two cells'],
    ['0-1024=postgres://one/a', '0-1024 are no slots'],
    ['0-511=postgres://one/a 512-1023=postgres://one:/a', 'a database that another cell has'],
    ['0-1023=postgres://home:5432/arbiter', "the directory's own database: write directory"],
    ['0-1023=postgres://app:secret@one/a', 'has a login'],
    ['all=postgres://one/a', 'an entry of ARBITER_CELLS is slots=URL'],
  ])('given %p, then it is refused by name and without a password', (text, words) => {
    expect(() => cells(text)).toThrow(words);
    expect(() => cells(text)).toThrow(/^(?!.*secret)/s);
  });
});

describe('several databases', () => {
  const databases = LogDatabases.ofCells('home', [
    { from: 0, to: 511, database: 'one' },
    { from: 512, to: 1_023, database: 'two' },
  ]);
  const unless = (down: readonly string[]) => async (database: string) => {
    if (down.includes(database)) throw new Error(`${database} is down`);
    return database;
  };

  it('given one is down, when all are asked, then the others answer and the failure is told by name', async () => {
    const failed: CellFailed[] = [];
    expect(await databases.whichAnswer(unless(['one']), (failure) => failed.push(failure))).toEqual(['home', 'two']);
    expect(failed.map(({ message }) => message)).toEqual(['cell 0-511 failed: one is down']);
  });

  it('given none answers, or all must answer, then what the first one said is thrown', async () => {
    const never = (): void => expect(true).toBe(false);
    await expect(databases.whichAnswer(unless(['home', 'one', 'two']), never)).rejects.toThrow('home is down');
    await expect(databases.together(unless(['two']))).rejects.toThrow('two is down');
  });

  it('given things of several logs, when they are divided, then each is with the database of its log', () => {
    expect(databases.divided([month, month + 600, foundingLog, month + 3], (logId) => logId)).toEqual([
      ['one', [month, month + 3]],
      ['two', [month + 600]],
      ['home', [foundingLog]],
    ]);
  });
});
