import { type CsvRecord, type Delimiter, readCsv } from './read-csv.js';

/** A player of a file who can be registered, as far as the file tells. */
export interface EntrantRow {
  readonly line: number;
  readonly name: string;
  readonly awardedByes: number;
}

/** Why a line is kept apart: codes are public and never renamed. */
export type RefusedRowCode =
  | 'row/columns'
  | 'row/quotes'
  | 'name/empty'
  | 'name/too-long'
  | 'name/unreadable'
  | 'name/twice'
  | 'name/registered'
  | 'byes/impossible';

/** A line that is kept apart. */
export interface RefusedRow {
  readonly line: number;
  readonly code: RefusedRowCode;
  readonly detail: string;
}

/** What a file says. */
export interface EntrantFile {
  readonly rows: readonly EntrantRow[];
  readonly refused: readonly RefusedRow[];
  /** Headings of columns that are not read. */
  readonly ignoredColumns: readonly string[];
}

export type EntrantFileAnswer =
  | { readonly ok: true; readonly file: EntrantFile }
  /** Nothing of the file can be read. @member line null where no line is at fault */
  | { readonly ok: false; readonly line: number | null; readonly detail: string };

/** Most lines of a file. */
export const maximalEntrantRows = 5_000;
const maximalName = 80;
const maximalByes = 3;

const nameHeadings: ReadonlySet<string> = new Set([
  'name',
  'player',
  'player name',
  'full name',
  '名称',
  '名稱',
  '姓名',
  '选手',
  '選手',
  '玩家',
]);
const byeHeadings: ReadonlySet<string> = new Set(['byes', 'bye', 'awarded byes', '轮空', '輪空']);
const delimiters: readonly Delimiter[] = ['\t', ';', ','];

const headingOf = (cell: string): string =>
  cell
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** By what two spellings of a name count as the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

interface Columns {
  readonly count: number;
  readonly name: number;
  readonly byes: number | null;
}

/** Says what is wrong with a name, or null. */
const faultOfName = (name: string): { readonly code: RefusedRowCode; readonly detail: string } | null => {
  if (name === '') return { code: 'name/empty', detail: 'There is no name.' };
  if (/[\p{Cc}\p{Cs}]/u.test(name)) return { code: 'name/unreadable', detail: 'The name has a line break or another control character.' };
  if (name.includes('\ufffd'))
    return { code: 'name/unreadable', detail: 'The name has a character that could not be read: save the file as UTF-8.' };
  if (name.length > maximalName) return { code: 'name/too-long', detail: `The name has more than ${maximalName} characters.` };
  return null;
};

/** Reads a number of byes; null where it is none that can be awarded. */
const byesOf = (cell: string): number | null => {
  const text = cell.normalize('NFKC').trim();
  if (text === '') return 0;
  return /^\d$/.test(text) && Number(text) <= maximalByes ? Number(text) : null;
};

const rowOf = ({ line, cells, fault }: CsvRecord, columns: Columns): EntrantRow | RefusedRow => {
  if (fault !== null) return { line, code: 'row/quotes', detail: fault };
  if (cells.slice(columns.count).some((cell) => cell.trim() !== ''))
    return {
      line,
      code: 'row/columns',
      detail: `The line has ${cells.length} cells, and the header ${columns.count}: put quotes around a name with a comma.`,
    };
  // Our own files protect spreadsheets from names that they would take for formulas by an apostrophe.
  const name = (cells[columns.name] ?? '').trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');
  const wrong = faultOfName(name);
  if (wrong !== null) return { line, ...wrong };
  const byes = columns.byes === null ? '' : (cells[columns.byes] ?? '');
  const awardedByes = byesOf(byes);
  if (awardedByes === null) return { line, code: 'byes/impossible', detail: `0 to ${maximalByes} byes can be awarded.` };
  return { line, name, awardedByes };
};

/** Reads the lines below the header, and keeps names apart that stand on an earlier line too. */
const fileOf = (records: readonly CsvRecord[], columns: Columns, ignoredColumns: readonly string[]): EntrantFile => {
  const rows: EntrantRow[] = [];
  const refused: RefusedRow[] = [];
  const lineOf = new Map<string, number>();
  for (const record of records) {
    const row = rowOf(record, columns);
    if ('code' in row) {
      refused.push(row);
      continue;
    }
    const key = nameKey(row.name);
    const earlier = lineOf.get(key);
    if (earlier === undefined) {
      lineOf.set(key, row.line);
      rows.push(row);
    } else
      refused.push({
        line: row.line,
        code: 'name/twice',
        detail: `The name stands on line ${earlier} too. If they are two players, register the second one by hand.`,
      });
  }
  return { rows, refused, ignoredColumns };
};

const columnsOf = (cells: readonly string[]): Columns | null => {
  const headings = cells.map(headingOf);
  const name = headings.findIndex((heading) => nameHeadings.has(heading));
  const byes = headings.findIndex((heading) => byeHeadings.has(heading));
  return name < 0 ? null : { count: cells.length, name, byes: byes < 0 ? null : byes };
};

const unclosed = (line: number): EntrantFileAnswer => ({ ok: false, line, detail: `A quote opens on line ${line} and is never closed.` });

/** Reads a file of one column without a header; a line that looks like several columns is kept apart, since no header says what they are. */
const oneColumn = (text: string): EntrantFileAnswer => {
  const read = readCsv(text, null);
  if (!read.ok) return unclosed(read.line);
  const seemsSplit = ({ cells: [cell = ''] }: CsvRecord): boolean => /[\t;,]/.test(cell);
  const split = read.records.filter(seemsSplit);
  if (split.length > 0 && split.length === read.records.length)
    return {
      ok: false,
      line: split[0]?.line ?? null,
      detail: 'There are several columns and no header: the first line has to name a column "name".',
    };
  const file = fileOf(
    read.records.filter((record) => !seemsSplit(record)),
    { count: 1, name: 0, byes: null },
    [],
  );
  const apart = split.map(
    ({ line }): RefusedRow => ({
      line,
      code: 'row/columns',
      detail: 'The line has several columns, and no header says what they are.',
    }),
  );
  return { ok: true, file: { ...file, refused: [...file.refused, ...apart].sort((one, other) => one.line - other.line) } };
};

/**
 * Reads players from CSV: with a header in any order (`name` or `player` or 姓名 ..., `byes`; other columns are ignored), separated by commas,
 * semicolons or tabs, or one name a line without a header. Lines that can't be registered are kept apart, each with its reason.
 * @param text with or without a byte order mark, with any line breaks
 */
export const readEntrants = (text: string): EntrantFileAnswer => {
  const content = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (content.trim() === '') return { ok: false, line: null, detail: 'The file is empty.' };
  for (const delimiter of delimiters) {
    // Only the header is looked at: quotes further down may make no sense with the wrong delimiter.
    const [header] = headOf(content, delimiter);
    const columns = header === undefined ? null : columnsOf(header.cells);
    if (header === undefined || columns === null || (header.cells.length === 1 && delimiter !== ',')) continue;
    const read = readCsv(content, delimiter);
    if (!read.ok) return unclosed(read.line);
    const records = read.records.slice(1);
    if (records.length > maximalEntrantRows) return tooMany(records.length);
    const ignored = header.cells.filter((cell, at) => at !== columns.name && at !== columns.byes && cell.trim() !== '');
    return {
      ok: true,
      file: fileOf(
        records,
        columns,
        ignored.map((cell) => cell.trim()),
      ),
    };
  }
  const answer = oneColumn(content);
  const lines = answer.ok ? answer.file.rows.length + answer.file.refused.length : 0;
  return lines > maximalEntrantRows ? tooMany(lines) : answer;
};

const tooMany = (lines: number): EntrantFileAnswer => ({
  ok: false,
  line: null,
  detail: `The file has ${lines} lines; at most ${maximalEntrantRows} are taken at once.`,
});

const headOf = (content: string, delimiter: Delimiter): readonly CsvRecord[] => {
  const first = content.trimStart();
  const end = first.search(/[\r\n]/);
  const read = readCsv(end < 0 ? first : first.slice(0, end), delimiter);
  return read.ok ? read.records : [];
};
