import { readSeparated } from '@arbiter/decks';
import { BrokenFile, parsed, type Row, textOf } from './row.js';

/** The most that one line may have, in bytes. */
const longestLine = 16 * 1024 * 1024;
const lineEnd = 0x0a;
const quote = 0x22;
const tab = 0x09;

/** Counts whether a quote is open after these bytes. */
function quotedAfter(bytes: Uint8Array, quoted: boolean): boolean {
  let open = quoted;
  for (const byte of bytes) if (byte === quote) open = !open;
  return open;
}

/**
 * Cuts what arrives into lines. Within quotes a line end is part of the line, where the first line has no tab.
 * @param quotes whether quotes count
 */
async function* lines(chunks: AsyncIterable<Uint8Array>, quotes: boolean): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let quoted = false;
  let counts = quotes;
  let read = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(lineEnd); end !== -1; end = chunk.indexOf(lineEnd, end + 1)) {
      const part = chunk.subarray(from, end + 1);
      if (read === 0 && part.includes(tab)) counts = false;
      if (counts) quoted = quotedAfter(part, quoted);
      parts.push(part);
      from = end + 1;
      if (quoted) continue;
      yield parts.length === 1 ? part : Buffer.concat(parts);
      [parts, length] = [[], 0];
      read += 1;
    }
    const rest = chunk.subarray(from);
    if (rest.length === 0) continue;
    if (counts) quoted = quotedAfter(rest, quoted);
    parts.push(rest);
    length += rest.length;
    if (length > longestLine) throw new BrokenFile(read, `A line has more than ${longestLine} bytes.`);
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

const isBlank = (line: Uint8Array): boolean => line.every((byte) => byte === 0x20 || byte === 0x0d || byte === lineEnd || byte === tab);

/** Reads JSON Lines: a line that is no JSON is one bad row. */
export async function* jsonLineRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  let number = 0;
  for await (const line of lines(chunks, false)) {
    if (isBlank(line)) continue;
    number += 1;
    const row = parsed(line);
    yield row.ok ? { ok: true, number, value: row.value } : { ok: false, number, detail: row.detail };
  }
}

/** Reads a table whose first line names the columns: with commas, semicolons or tabs. */
export async function* tableRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  let heading: string | null = null;
  let number = 0;
  for await (const line of lines(chunks, true)) {
    if (isBlank(line)) continue;
    const text = textOf(line);
    if (heading === null) {
      if (text === null) throw new BrokenFile(0, 'The first line is no UTF-8.');
      heading = text.endsWith('\n') ? text : `${text}\n`;
      continue;
    }
    number += 1;
    const [row] = text === null ? [] : readSeparated(heading + text);
    yield row === undefined ? { ok: false, number, detail: 'The row is no UTF-8, or has no cells.' } : { ok: true, number, value: row };
  }
}
