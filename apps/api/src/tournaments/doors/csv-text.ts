/** What a cell may hold. */
export type CsvCell = string | number | null;

/** How spreadsheets recognise a formula, also in full-width letters. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Writes a cell. A text that a spreadsheet would take for a formula gets an apostrophe, by which it stays a text; numbers are left alone.
 */
export const csvCell = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Writes a table as CSV (RFC 4180) behind a byte order mark, by which spreadsheets know that it is UTF-8. */
export const csvText = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${[header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
