import { describe, expect, it } from '@jest/globals';
import { readCsv } from './read-csv.js';
import { type EntrantFile, maximalEntrantRows, readEntrants } from './read-entrants.js';

const read = (text: string): EntrantFile => {
  const answer = readEntrants(text);
  if (!answer.ok) throw new Error(answer.detail);
  return answer.file;
};
const names = (text: string): readonly string[] => read(text).rows.map(({ name }) => name);
const codes = (text: string): readonly (readonly [number, string])[] => read(text).refused.map(({ line, code }) => [line, code]);

describe('players from CSV', () => {
  it('given a byte order mark, Windows line breaks, quotes and columns in any order, when it is read, then names and byes are taken and the other columns are named', () => {
    const file = read('\ufeffEmail,Byes,"Player",Club\r\na@example.org,2,"Doe, Jane","The ""Dragons"""\r\nb@example.org,, 李雷 ,\r\n');
    expect(file).toEqual({
      rows: [
        { line: 2, name: 'Doe, Jane', awardedByes: 2 },
        { line: 3, name: '李雷', awardedByes: 0 },
      ],
      refused: [],
      ignoredColumns: ['Email', 'Club'],
    });
  });

  it.each([
    ['semicolons', '姓名;轮空\nAnn;1\nBob;0'],
    ['tabs', 'byes\tname\n1\tAnn\n\tBob'],
    ['commas', 'name,byes\nAnn,1\nBob,'],
    ['wide digits', 'name,byes\nAnn,１\nBob,０'],
    ['old line breaks', 'name,byes\rAnn,1\rBob,0\r'],
    ['an empty line before the header', '\n\nname,byes\nAnn,1\nBob,0'],
  ])('given %s, when it is read, then the same players come out', (_, text) => {
    expect(read(text).rows).toMatchObject([
      { name: 'Ann', awardedByes: 1 },
      { name: 'Bob', awardedByes: 0 },
    ]);
  });

  it('given one name a line, with or without a heading, when it is read, then each is a player, and quotes inside a name stand for themselves', () => {
    expect(names('Ann\nBob "Ace" Lee\n\n  Cem  \n')).toEqual(['Ann', 'Bob "Ace" Lee', 'Cem']);
    expect(names('名称\nAnn\n"Doe Jane"')).toEqual(['Ann', 'Doe Jane']);
    expect(read('Ann\r\n\r\nBob').rows).toMatchObject([{ line: 1 }, { line: 3 }]);
  });

  it('given names that are empty, twice, too long, with line breaks or not UTF-8, and impossible byes, when it is read, then each line is kept apart with its reason and the others stay', () => {
    const text = `name,byes\nAnn,0\n,1\nann ,0\n${'x'.repeat(81)},0\n"Cem\nCan",0\nD\ufffdra,0\nEve,4\nFay,-1\nGus,one\n"Hal"x,0\nIda,0,9\nJon,3\n`;
    expect(codes(text)).toEqual([
      [3, 'name/empty'],
      [4, 'name/twice'],
      [5, 'name/too-long'],
      [6, 'name/unreadable'],
      [8, 'name/unreadable'],
      [9, 'byes/impossible'],
      [10, 'byes/impossible'],
      [11, 'byes/impossible'],
      [12, 'row/quotes'],
      [13, 'row/columns'],
    ]);
    expect(read(text).rows).toMatchObject([
      { line: 2, name: 'Ann' },
      { line: 14, name: 'Jon', awardedByes: 3 },
    ]);
    expect(read(text).refused[1]?.detail).toContain('line 2');
  });

  it('given lines of cells that are all empty, when it is read, then they are no players and no faults', () => {
    expect(read('name;byes\nAnn;0\n;\n;;;\n')).toMatchObject({ rows: [{ name: 'Ann' }], refused: [] });
  });

  it('given several columns and no header, an empty file, a quote that is never closed, or too many lines, when it is read, then nothing is taken and the place is named', () => {
    expect(readEntrants('Ann,1\nBob,0')).toMatchObject({ ok: false, line: 1, detail: expect.stringContaining('no header') });
    expect(readEntrants('\ufeff \r\n')).toMatchObject({ ok: false, line: null });
    expect(readEntrants('name,byes\nAnn,0\n"Bob,0\nCem,0')).toMatchObject({ ok: false, line: 3 });
    const many = `name\n${Array.from({ length: maximalEntrantRows + 1 }, (_, n) => `p${n}`).join('\n')}`;
    expect(readEntrants(many)).toMatchObject({ ok: false, line: null });
    expect(readEntrants(many.slice('name\n'.length))).toMatchObject({ ok: false, line: null });
    expect(codes('Ann\nBob,1\nCem')).toEqual([[2, 'row/columns']]);
  });

  it('given random texts of quotes, separators and line breaks, when they are read, then nothing throws, and every line number exists', () => {
    let seed = 7;
    const draw = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const parts = ['"', '""', ',', ';', '\t', '\n', '\r\n', '\r', 'name', 'byes', 'Ann', ' ', '姓名', '\ufeff', '1'];
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: draw(14) }, () => parts[draw(parts.length)]).join('');
      const lines = text.split(/\r\n|\r|\n/).length;
      const answer = readEntrants(text);
      const found = answer.ok ? [...answer.file.rows, ...answer.file.refused].map(({ line }) => line) : [answer.line ?? 1];
      for (const line of found) expect([text, line >= 1 && line <= lines]).toEqual([text, true]);
    }
  });
});

describe('reading CSV', () => {
  it('given a quoted cell over several lines, when it is read, then the record begins where its first line does, and the next one behind it', () => {
    expect(readCsv('a,"b\r\nc"\nd,e', ',')).toEqual({
      ok: true,
      records: [
        { line: 1, cells: ['a', 'b\r\nc'], fault: null },
        { line: 3, cells: ['d', 'e'], fault: null },
      ],
    });
  });
});
