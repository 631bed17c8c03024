/**
 * One-dimensional arrays in PostgreSQL's binary format. Compared with array literals nothing is escaped and nothing is
 * parsed on the other side, which is what makes a thousand events in one call cheap. Each array is written straight into one buffer.
 */

/** Object ids of element types; they are constants of every PostgreSQL server. */
const elementType = { bytea: 17, int8: 20, int2: 21, int4: 23, text: 25, json: 114, uuid: 2950 } as const;

/** How an element type goes onto the wire. */
interface Codec<T> {
  readonly type: number;
  size(value: T): number;
  /** Writes the element at this place. */
  write(bytes: Buffer, value: T, at: number): void;
}

const utf8 = (type: number): Codec<string> => ({ type, size: (value) => Buffer.byteLength(value, 'utf8'), write: (bytes, value, at) => void bytes.write(value, at, 'utf8') });
const codecs = {
  text: utf8(elementType.text),
  json: utf8(elementType.json),
  bytea: { type: elementType.bytea, size: (value) => value.length, write: (bytes, value, at) => void value.copy(bytes, at) } satisfies Codec<Buffer>,
  uuid: { type: elementType.uuid, size: () => 16, write: writeUuid } satisfies Codec<string>,
  int2: { type: elementType.int2, size: () => 2, write: (bytes, value, at) => void bytes.writeInt16BE(value, at) } satisfies Codec<number>,
  int4: { type: elementType.int4, size: () => 4, write: (bytes, value, at) => void bytes.writeInt32BE(value, at) } satisfies Codec<number>,
  int8: { type: elementType.int8, size: () => 8, write: (bytes, value, at) => void bytes.writeBigInt64BE(BigInt(value), at) } satisfies Codec<number>,
};

export const textArray = (values: readonly (string | null)[]): Buffer => encode(codecs.text, values);
export const jsonArray = (values: readonly string[]): Buffer => encode(codecs.json, values);
export const byteaArray = (values: readonly Buffer[]): Buffer => encode<Buffer>(codecs.bytea, values);
/** @param values UUIDs in the form with dashes */
export const uuidArray = (values: readonly string[]): Buffer => encode<string>(codecs.uuid, values);
export const int2Array = (values: readonly number[]): Buffer => encode<number>(codecs.int2, values);
export const int4Array = (values: readonly number[]): Buffer => encode<number>(codecs.int4, values);
export const int8Array = (values: readonly (number | null)[]): Buffer => encode<number>(codecs.int8, values);

function encode<T>(codec: Codec<T>, values: readonly (T | null)[]): Buffer {
  let size = values.length === 0 ? 12 : 20;
  let nulls = 0;
  for (const value of values) {
    size += 4;
    if (value === null) nulls = 1;
    else size += codec.size(value);
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = bytes.writeInt32BE(values.length === 0 ? 0 : 1, 0);
  at = bytes.writeInt32BE(nulls, at);
  at = bytes.writeInt32BE(codec.type, at);
  if (values.length === 0) return bytes;
  at = bytes.writeInt32BE(values.length, at);
  at = bytes.writeInt32BE(1, at);
  for (const value of values) {
    const length = value === null ? -1 : codec.size(value);
    at = bytes.writeInt32BE(length, at);
    if (value === null) continue;
    codec.write(bytes, value, at);
    at += length;
  }
  return bytes;
}

/** Digits without the dashes between their five groups. */
function writeUuid(bytes: Buffer, value: string, at: number): void {
  bytes.write(value.replaceAll('-', ''), at, 16, 'hex');
}
