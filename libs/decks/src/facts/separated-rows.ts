/** A row of a table with a header: the columns by their names. */
export type SeparatedRow = Readonly<Record<string, string>>;

/** Splits a text into records of cells. Quoted cells may hold separators, line ends and doubled quotes (RFC 4180). */
function recordsOf(text: string, separator: ',' | ';' | '\t'): readonly (readonly string[])[] {
  const records: string[][] = [];
  let [record, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endCell = (): void => {
    record.push(cell);
    cell = '';
  };
  const endRecord = (): void => {
    endCell();
    if (record.some((one) => one.trim() !== '')) records.push(record);
    record = [];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endRecord();
    else if (character !== '\r') cell += character;
  }
  endRecord();
  return records;
}

/**
 * Reads a table of comma, semicolon or tab separated values; the first line names the columns and decides on the separator. Tables with tabs
 * know no quotes. Cells that are missing at the end of a line are empty; cells beyond the header are dropped.
 */
export function readSeparated(text: string): readonly SeparatedRow[] {
  const bare = text.replace(/^\uFEFF/, '');
  const heading = bare.split('\n', 1)[0] ?? '';
  const separator = heading.includes('\t') ? '\t' : heading.includes(';') && !heading.includes(',') ? ';' : ',';
  const records =
    separator === '\t'
      ? bare
          .split(/\r?\n/)
          .filter((line) => line.trim() !== '')
          .map((line) => line.split('\t'))
      : recordsOf(bare, separator);
  const [header = [], ...rows] = records;
  return rows.map((cells) => Object.fromEntries(header.map((column, at) => [column.trim(), cells[at]?.trim() ?? ''])));
}
