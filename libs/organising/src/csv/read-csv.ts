/** What may stand between the cells of a line. */
export type Delimiter = '\t' | ';' | ',';

/** A line of a CSV file. A quoted cell may go over several lines of the file; `line` is the one at which the record begins, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with its quotes; null where nothing is. */
  readonly fault: string | null;
}

/** The records of a file, without empty lines; or at which line a quote opens that is never closed, so that nothing behind it can be told apart. */
export type CsvAnswer = { readonly ok: true; readonly records: readonly CsvRecord[] } | { readonly ok: false; readonly line: number };

/** Returns the length of the line break at a place of a text; 0 where there is none. */
const breakAt = (text: string, at: number): number => {
  if (text[at] === '\r') return text[at + 1] === '\n' ? 2 : 1;
  return text[at] === '\n' ? 1 : 0;
};

const countBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

interface Cell {
  readonly text: string;
  /** Place in the file behind the cell. */
  readonly end: number;
  readonly fault: string | null;
}

/** Reads on to the next delimiter or line break. */
const plainEnd = (text: string, from: number, delimiter: Delimiter | null): number => {
  let at = from;
  while (at < text.length && text[at] !== delimiter && breakAt(text, at) === 0) at += 1;
  return at;
};

/** Reads a cell that begins with a quote, in which a quote is written twice. @returns null where it never ends */
const quotedCell = (text: string, from: number, delimiter: Delimiter | null): Cell | null => {
  let content = '';
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    content += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = plainEnd(text, quote + 1, delimiter);
      const behind = text.slice(quote + 1, end);
      return { text: content + behind, end, fault: behind.trim() === '' ? null : 'Something stands behind a closing quote.' };
    }
    content += '"';
    at = quote + 2;
  }
};

const cellAt = (text: string, from: number, delimiter: Delimiter | null): Cell | null => {
  if (text[from] === '"') return quotedCell(text, from, delimiter);
  const end = plainEnd(text, from, delimiter);
  return { text: text.slice(from, end), end, fault: null };
};

/**
 * Reads a text as CSV (RFC 4180, with any usual line break). Quotes in the middle of a cell that does not begin with one stand for
 * themselves, since people write nicknames so.
 * @param delimiter null for a file of one column
 */
export const readCsv = (text: string, delimiter: Delimiter | null): CsvAnswer => {
  const records: CsvRecord[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const cells: string[] = [];
    const begins = at;
    let fault: string | null = null;
    for (;;) {
      const cell = cellAt(text, at, delimiter);
      if (cell === null) return { ok: false, line: line + countBreaks(text.slice(begins, at)) };
      cells.push(cell.text);
      fault ??= cell.fault;
      at = cell.end;
      if (delimiter === null || text[at] !== delimiter) break;
      at += 1;
    }
    const lines = countBreaks(text.slice(begins, at));
    at += breakAt(text, at);
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells, fault });
    line += lines + 1;
  }
  return { ok: true, records };
};
