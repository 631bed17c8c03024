import { rowsOfDocument } from '@arbiter/decks';
import { BrokenJson, JsonSplitter, type Piece } from './json-splitter.js';
import { BrokenFile, parsed, type Row } from './row.js';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rows of a piece: a set of MTGJSON and a cluster of fowsim hold many. */
function rowsOfPiece(value: unknown, kind: Piece['kind']): readonly unknown[] {
  if (kind === 'cluster') return rowsOfDocument({ fow: { clusters: [value] } });
  return isObject(value) && Array.isArray(value['cards']) ? value['cards'] : [value];
}

/**
 * Reads the rows of JSON as it arrives: lists, rows one after the other, and documents that wrap their rows. No more than one row is held, of
 * MTGJSON and fowsim one set or cluster.
 * @throws {BrokenFile} where brackets don't fit or the file ends too soon
 */
export async function* jsonRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  const splitter = new JsonSplitter();
  let number = 0;
  const take = (step: () => readonly Piece[]): readonly Piece[] => {
    try {
      return step();
    } catch (error) {
      throw error instanceof BrokenJson ? new BrokenFile(number, `${error.message} (byte ${error.at})`) : error;
    }
  };
  function* rowsIn(pieces: readonly Piece[]): Generator<Row> {
    for (const { bytes, kind } of pieces) {
      const piece = parsed(bytes);
      if (!piece.ok) yield { ok: false, number: ++number, detail: piece.detail };
      else for (const value of rowsOfPiece(piece.value, kind)) yield { ok: true, number: ++number, value };
    }
  }
  for await (const chunk of chunks) yield* rowsIn(take(() => splitter.push(chunk)));
  yield* rowsIn(take(() => splitter.end()));
}
