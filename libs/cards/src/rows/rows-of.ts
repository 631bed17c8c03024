import { Buffer } from 'node:buffer';
import { jsonRows } from './json-rows.js';
import { jsonLineRows, tableRows } from './line-rows.js';
import { BrokenFile, parsed, type Row } from './row.js';

/** Enough of a file to tell its form: longer than most rows. */
const telling = 256 * 1024;

const mark = [0xef, 0xbb, 0xbf];
const withoutMark = (bytes: Buffer): Buffer => (mark.every((byte, at) => bytes[at] === byte) ? bytes.subarray(mark.length) : bytes);

type Form = 'json' | 'jsonLines' | 'table';

const wraps = (value: unknown): boolean => typeof value === 'object' && value !== null && ('data' in value || 'fow' in value);

/** Tells the form by how the file begins: a first line that is a whole value and no wrapping document is the first of JSON Lines. */
function formOf(beginning: Buffer): Form {
  const start = beginning.toString('latin1').trimStart();
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return 'table';
  const end = beginning.indexOf('\n', beginning.indexOf('{'));
  if (end === -1) return 'json';
  const first = parsed(beginning.subarray(0, end));
  return first.ok && !wraps(first.value) ? 'jsonLines' : 'json';
}

/**
 * Reads the rows of a file of cards as it arrives: JSON in every shape that sources publish, JSON Lines, or a table with a heading.
 * @throws {BrokenFile} where the rows can't be told apart any more, and for an empty file
 */
export async function* rowsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < telling) {
    const next = await iterator.next();
    if (next.done === true) break;
    first.push(next.value);
    length += next.value.length;
  }
  const beginning = withoutMark(Buffer.concat(first));
  if (beginning.length === 0) throw new BrokenFile(0, 'The file is empty.');
  async function* all(): AsyncGenerator<Uint8Array> {
    yield beginning;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  switch (formOf(beginning)) {
    case 'json':
      return yield* jsonRows(all());
    case 'jsonLines':
      return yield* jsonLineRows(all());
    case 'table':
      return yield* tableRows(all());
  }
}
